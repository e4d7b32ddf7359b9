// RUN: fuse-opt %s --fuse-report="format=html chip=gfx942 file=%t.html" -o /dev/null
// RUN: %python %S/Inputs/check-data.py %t.html gfx942
// RUN: FileCheck %s < %t.html

// Names that would be something else in a page stay names: check-data.py counts the scripts.

// CHECK-NOT: <img
// CHECK:     <script type="application/json" id="data">
// CHECK-NOT: {{[<&]}}
// CHECK:     </script>
// CHECK-NOT: <img

func.func @"</script><script>alert(1)</script>"(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32> loc("<!--<script><img src=x onerror=alert(2)>":1:2)
  %1 = "acme.sort"(%0) {text = "</script><img src=x>"} : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("]]></SCRIPT >&quot;\" onload=\"alert(3)")
  %2 = linalg.tanh ins(%1 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32> loc("${alert(4)}`\\\E2\80\A8\FF\01")
  return %2 : tensor<4x8xf32>
}
