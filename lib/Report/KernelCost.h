//===- KernelCost.h - work and traffic of a fuse op -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_REPORT_KERNELCOST_H
#define FUSE_LIB_REPORT_KERNELCOST_H

#include "SizeNames.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/SizeArithmetic.h"

namespace mlir::fuse {

struct KernelCost {
  /// Multiplications and additions of contractions, two per product. Of row and elementwise
  /// ops, the floating-point operations of their regions and five per element of a row op.
  SizeExpr flops;
  /// Each input read once, each result written once.
  SizeExpr bytesFused;
  /// The same by a library: each contraction or row op by itself, writing the type of the
  /// result, and one elementwise kernel for each region that does more than convert.
  SizeExpr bytesUnfused;
};

/// Of all ops of a kernel.
KernelCost getKernelCost(KernelOp kernel, SizeNames &names);

} // namespace mlir::fuse

#endif // FUSE_LIB_REPORT_KERNELCOST_H
