//===- HostTensor.h - a tensor in host memory -------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_EXECUTION_HOSTTENSOR_H
#define FUSE_EXECUTION_HOSTTENSOR_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace mlir::fuse::exec {

/// Element types of host tensors. The f8 types are the ones MLIR names alike.
enum class DType { F16, BF16, F32, F64, F8E4M3FN, F8E5M2, I1, I8, I16, I32, I64 };

/// Bytes of one element.
int64_t getByteWidth(DType dtype);
bool isFloat(DType dtype);
/// As MLIR spells it: "f16", "bf16", "f8E4M3FN", "i32", ...
llvm::StringRef getName(DType dtype);
/// The MLIR type, and back; nullopt for an element type that no tensor in host memory has.
Type getElementType(MLIRContext *context, DType dtype);
std::optional<DType> getDType(Type elementType);

/// Dense, row-major. An element of type i1 takes one byte.
struct HostTensor {
  DType dtype = DType::F32;
  llvm::SmallVector<int64_t> shape;
  std::vector<char> data;

  HostTensor() = default;
  /// Zero-filled.
  HostTensor(DType dtype, llvm::ArrayRef<int64_t> shape);
  /// Rounds each value to `dtype` (to nearest, ties to even).
  static HostTensor fromDoubles(DType dtype, llvm::ArrayRef<int64_t> shape,
                                llvm::ArrayRef<double> values);

  int64_t getNumElements() const;
  /// The element at a row-major position. Exact, except for i64 beyond 2^53.
  double get(int64_t position) const;
  void set(int64_t position, double value);
  std::vector<double> toDoubles() const;
};

} // namespace mlir::fuse::exec

#endif // FUSE_EXECUTION_HOSTTENSOR_H
