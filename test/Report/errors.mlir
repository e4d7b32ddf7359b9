// RUN: rm -rf %t && mkdir %t
// RUN: not fuse-opt %s --fuse-report="format=pdf file=%t/a.pdf" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not fuse-opt %s --fuse-report="format=html file=%t/no/such/folder.html" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not fuse-opt %s --fuse-report="format=html file=%t" -o /dev/null 2>&1 | FileCheck %s --check-prefix=DIRECTORY
// RUN: not fuse-opt %s --fuse-report="format=html file=/dev/full" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not fuse-opt %s --fuse-report="format=html chip=sm_7 file=%t/chip.html" -o /dev/null 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not fuse-opt %s --fuse-report="format=html dims=Q=3 file=%t/dims.html" -o /dev/null 2>&1 | FileCheck %s --check-prefix=DIMS
// RUN: not fuse-opt %s --fuse-compile="chip=gfx942 bundle=%t/bundle report=%t/no/page.html" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: ls -A %t | count 0

// A report that fails leaves no file, also no part of one; what was there stays.
// RUN: echo old > %t/kept.html
// RUN: not fuse-opt %s --fuse-report="format=html chip=sm_7 file=%t/kept.html" -o /dev/null
// RUN: bash -c "ulimit -f 8; trap '' XFSZ; ! fuse-opt %s --fuse-report='format=html file=%t/kept.html' -o /dev/null" 2>&1 | FileCheck %s --check-prefix=LIMIT
// RUN: ls -A %t | count 1
// RUN: grep -x old %t/kept.html

// FORMAT:    errors.mlir:[[# @LINE + 8]]:1: error: fuse-report: format 'pdf' is none of text, json, html
// FOLDER:    errors.mlir:[[# @LINE + 7]]:1: error: fuse-report: cannot write '{{.*}}': No such file or directory
// DIRECTORY: errors.mlir:[[# @LINE + 6]]:1: error: fuse-report: cannot write '{{.*}}': Is a directory
// FULL:      errors.mlir:[[# @LINE + 5]]:1: error: fuse-report: cannot write '/dev/full': No space left on device
// CHIP:      errors.mlir:[[# @LINE + 4]]:1: error: unknown chip 'sm_7'; known chips are sm_80
// DIMS:      error: fuse-report: no function has a size 'Q'; there are: M
// LIMIT:     errors.mlir:[[# @LINE + 2]]:1: error: fuse-report: cannot write '{{.*}}kept.html': File too large

func.func @f(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = arith.addf %x, %x : tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}
