//===- Contract.h - float64 contractions by a BLAS --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_EXECUTION_CONTRACT_H
#define FUSE_LIB_EXECUTION_CONTRACT_H

#include <cstdint>

namespace mlir::fuse::exec {

/// out += lhs * rhs, summed over the loops that out has no stride along.
/// `loops` holds, for each of `numLoops`, its extent and the strides of lhs, rhs
/// and out along it; 0 where an operand does not vary.
void contractF64(const double *lhs, const double *rhs, double *out, int64_t numLoops,
                 const int64_t *loops);

} // namespace mlir::fuse::exec

#endif // FUSE_LIB_EXECUTION_CONTRACT_H
