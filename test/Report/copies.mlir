// RUN: fuse-opt %s --fuse-to-scheduled=chip=sm_90 --fuse-report=format=json -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-to-fused --fuse-report=format=json -o /dev/null | FileCheck %s
// RUN: fuse-opt %s --fuse-report="format=json chip=gfx942 dims=M=4" -o /dev/null > %t.json
// RUN: FileCheck %s --check-prefix=CHIP < %t.json
// RUN: fuse-opt %s --fuse-report="format=html chip=gfx942 dims=M=4" -o /dev/null | FileCheck %s --check-prefix=PAGE

// A function that is scheduled, and has no kernel, is no graph any more; with a chip and without the driver's copies
// are the report, as data and in a page.

// CHECK:      "kernels": [],
// CHECK-NEXT: "copies": [
// CHECK:        "source": "argument 0",
// CHECK-NEXT:   "bytes": "32*M"
// CHECK:      "left_to_host": [],
// CHIP-DAG:   "kernels": [],
// CHIP-DAG:   "bytes": 128,
// CHIP-DAG:   "source": "argument 0"
// CHIP-DAG:   "left_to_host": [],
// PAGE:       "copies":[{
func.func @f(%x: tensor<?x8xf32> {fuse.dims = ["M", ""]}) -> tensor<?x8xf32> {
  return %x : tensor<?x8xf32>
}
