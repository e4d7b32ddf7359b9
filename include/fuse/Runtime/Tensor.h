//===- Tensor.h - tensors in host memory and .npy files ---------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_TENSOR_H
#define FUSE_RUNTIME_TENSOR_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fuse::runtime {

/// Element types, spelled as in MLIR.
enum class ElementType { f16, bf16, f32, f64, f8E4M3FN, f8E5M2, i1, i8, i16, i32, i64 };

/// Bytes of one element in memory (i1 takes a byte, as in NumPy).
int64_t sizeInBytes(ElementType type);
/// "f16", "bf16", ...
const char *toString(ElementType type);
/// The f8 types too.
bool isFloat(ElementType type);
/// The type of a name; nullopt for one that no tensor in host memory has.
std::optional<ElementType> findElementType(const std::string &name);
/// The same; throws on an unknown name.
ElementType parseElementType(const std::string &name);

/// A dense row-major tensor in host memory.
struct Tensor {
  ElementType type = ElementType::f32;
  std::vector<int64_t> shape;
  std::vector<uint8_t> data;

  Tensor() = default;
  /// Zero-initialised.
  Tensor(ElementType type, std::vector<int64_t> shape);

  int64_t numElements() const;
  /// The element at a row-major position, as a double: exact, except for i64 beyond 2^53.
  double get(int64_t position) const;
  /// Stores a value, rounded to nearest even. NaNs keep their sign.
  void set(int64_t position, double value);
};

/// Elements of a shape; throws when they do not fit in 63 bits.
int64_t countElements(const std::vector<int64_t> &shape);
/// Bytes of a dense tensor; throws on negative extents and where 63 bits do not suffice.
int64_t countBytes(ElementType type, const std::vector<int64_t> &shape);
/// "2x?x4" style spelling of a shape.
std::string toString(const std::vector<int64_t> &shape);

/// What random data is drawn from.
enum class Distribution {
  Normal,   // standard-normal
  Special,  // the same with an inf, -inf, NaN, 6e-8 (the smallest f16) or -0 at one place in 20
  Integers, // -2 to 2: exact in every type, and so are sums of few products
};
/// "normal", "special" or "integers"; throws on an unknown name.
Distribution parseDistribution(const std::string &name);

/// Data times `scale`, the same for the same seed on every machine. Tensors of integers get small
/// values whatever the distribution is.
Tensor randomTensor(ElementType type, std::vector<int64_t> shape, uint64_t seed, double scale,
                    Distribution distribution = Distribution::Normal);

/// Reads a NumPy file of version 1 to 3, little-endian, in C order. bf16 is read from
/// the 2-byte void type that ml_dtypes writes ('|V2'), f8 from '|V1'; `expected` says
/// what the caller wants the elements to be and decides what a void type means.
Tensor readNpy(const std::string &path, ElementType expected);
/// The same of a file in memory; `path` is named in messages.
Tensor parseNpy(const std::string &file, const std::string &path, ElementType expected);
void writeNpy(const std::string &path, const Tensor &tensor);

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_TENSOR_H
