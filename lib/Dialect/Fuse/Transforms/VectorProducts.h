//===- VectorProducts.h - products of vectors and matrices ------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_VECTORPRODUCTS_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_VECTORPRODUCTS_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"

namespace mlir::fuse {

/// Is the op a product of a matrix with vectors, along one dimension, that a fuse.row could
/// compute?
bool isVectorProduct(MatmulOp op);

/// Does a contraction read each element of a matrix once, for its product with a vector, and would
/// it as fuse.row be one kernel with what computes the matrix, or with what reads it again beside
/// the product?
bool isBetterAsRow(MatmulOp op);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_VECTORPRODUCTS_H
