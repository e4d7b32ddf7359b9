//===- Tensor.cpp - tensors in host memory --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Tensor.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/NarrowFloats.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <limits>
#include <thread>
#include <type_traits>

namespace fuse::runtime {

namespace {

struct TypeInfo {
  const char *name;
  int64_t bytes;
};

const TypeInfo types[] = {
    {"f16", 2}, {"bf16", 2}, {"f32", 4}, {"f64", 8}, {"f8E4M3FN", 1}, {"f8E5M2", 1},
    {"i1", 1},  {"i8", 1},   {"i16", 2}, {"i32", 4}, {"i64", 8},
};
const TypeInfo &infoOf(ElementType type) { return types[static_cast<int>(type)]; }

template <typename Format> using CodeOf = std::conditional_t<Format::bits == 8, uint8_t, uint16_t>;

template <typename Format> double loadNarrow(const uint8_t *from) {
  CodeOf<Format> code;
  std::memcpy(&code, from, sizeof(code));
  return static_cast<double>(numbers::decode<Format>(code));
}
template <typename Format> void storeNarrow(uint8_t *to, double value) {
  const auto code = static_cast<CodeOf<Format>>(numbers::encode<Format>(value));
  std::memcpy(to, &code, sizeof(code));
}

template <typename T> double load(const uint8_t *from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return static_cast<double>(value);
}
template <typename T> void store(uint8_t *to, double value) {
  T narrow;
  if constexpr (std::is_integral_v<T>)
    narrow = static_cast<T>(static_cast<int64_t>(std::nearbyint(value)));
  else
    narrow = static_cast<T>(value);
  std::memcpy(to, &narrow, sizeof(T));
}

} // namespace

int64_t sizeInBytes(ElementType type) { return infoOf(type).bytes; }
const char *toString(ElementType type) { return infoOf(type).name; }

bool isFloat(ElementType type) { return type < ElementType::i1; }

std::optional<ElementType> findElementType(const std::string &name) {
  for (size_t i = 0; i < std::size(types); ++i)
    if (name == types[i].name)
      return static_cast<ElementType>(i);
  return std::nullopt;
}

ElementType parseElementType(const std::string &name) {
  if (const std::optional<ElementType> type = findElementType(name))
    return *type;
  fail("unknown element type '", name, "'");
}

int64_t countElements(const std::vector<int64_t> &shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    if (extent < 0 || __builtin_mul_overflow(count, extent, &count) || count > (int64_t(1) << 48))
      fail("a tensor of shape ", toString(shape), " is too large");
  return count;
}

int64_t countBytes(ElementType type, const std::vector<int64_t> &shape) {
  return countElements(shape) * sizeInBytes(type); // at most 2^48 elements
}

std::string toString(const std::vector<int64_t> &shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + (shape[i] < 0 ? std::string("?") : std::to_string(shape[i]));
  return text + "]";
}

Tensor::Tensor(ElementType type, std::vector<int64_t> shape) : type(type), shape(std::move(shape)) {
  data.resize(static_cast<size_t>(countBytes(type, this->shape)));
}

int64_t Tensor::numElements() const { return countElements(shape); }

double Tensor::get(int64_t position) const {
  const uint8_t *from = data.data() + position * sizeInBytes(type);
  switch (type) {
  case ElementType::f16:
    return loadNarrow<numbers::F16>(from);
  case ElementType::bf16:
    return loadNarrow<numbers::BF16>(from);
  case ElementType::f8E4M3FN:
    return loadNarrow<numbers::F8E4M3FN>(from);
  case ElementType::f8E5M2:
    return loadNarrow<numbers::F8E5M2>(from);
  case ElementType::f32:
    return load<float>(from);
  case ElementType::f64:
    return load<double>(from);
  case ElementType::i1:
    return *from != 0;
  case ElementType::i8:
    return load<int8_t>(from);
  case ElementType::i16:
    return load<int16_t>(from);
  case ElementType::i32:
    return load<int32_t>(from);
  case ElementType::i64:
    return load<int64_t>(from);
  }
  return 0;
}

void Tensor::set(int64_t position, double value) {
  uint8_t *to = data.data() + position * sizeInBytes(type);
  switch (type) {
  case ElementType::f16:
    return storeNarrow<numbers::F16>(to, value);
  case ElementType::bf16:
    return storeNarrow<numbers::BF16>(to, value);
  case ElementType::f8E4M3FN:
    return storeNarrow<numbers::F8E4M3FN>(to, value);
  case ElementType::f8E5M2:
    return storeNarrow<numbers::F8E5M2>(to, value);
  case ElementType::f32:
    return store<float>(to, value);
  case ElementType::f64:
    return store<double>(to, value);
  case ElementType::i1:
    *to = value != 0;
    return;
  case ElementType::i8:
    return store<int8_t>(to, value);
  case ElementType::i16:
    return store<int16_t>(to, value);
  case ElementType::i32:
    return store<int32_t>(to, value);
  case ElementType::i64:
    return store<int64_t>(to, value);
  }
}

//===----------------------------------------------------------------------===//
// Random data
//===----------------------------------------------------------------------===//

namespace {

uint64_t mix(uint64_t x) { // splitmix64
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/// Quantiles of the normal distribution (Acklam's approximation, error 1e-9).
double normalQuantile(double p) {
  static const double a[] = {-3.969683028665376e+01, 2.209460984245205e+02,  -2.759285104469687e+02,
                             1.383577518672690e+02,  -3.066479806614716e+01, 2.506628277459239e+00};
  static const double b[] = {-5.447609879822406e+01, 1.615858368580409e+02, -1.556989798598866e+02,
                             6.680131188771972e+01, -1.328068155288572e+01};
  static const double c[] = {-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
                             -2.549732539343734e+00, 4.374664141464968e+00,  2.938163982698783e+00};
  static const double d[] = {7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00,
                             3.754408661907416e+00};
  if (p > 0.5)
    return -normalQuantile(1 - p);
  if (p < 0.02425) {
    const double q = std::sqrt(-2 * std::log(p));
    return (((((c[0] * q + c[1]) * q + c[2]) * q + c[3]) * q + c[4]) * q + c[5]) /
           ((((d[0] * q + d[1]) * q + d[2]) * q + d[3]) * q + 1);
  }
  const double q = p - 0.5, r = q * q;
  return (((((a[0] * r + a[1]) * r + a[2]) * r + a[3]) * r + a[4]) * r + a[5]) * q /
         (((((b[0] * r + b[1]) * r + b[2]) * r + b[3]) * r + b[4]) * r + 1);
}

const double specialValues[] = {std::numeric_limits<double>::infinity(),
                                -std::numeric_limits<double>::infinity(),
                                std::numeric_limits<double>::quiet_NaN(), 6e-8, -0.0};

const std::vector<double> &quantileTable() {
  static const std::vector<double> table = [] {
    std::vector<double> values(1 << 16);
    for (size_t i = 0; i < values.size(); ++i)
      values[i] =
          normalQuantile((static_cast<double>(i) + 0.5) / static_cast<double>(values.size()));
    return values;
  }();
  return table;
}

} // namespace

Distribution parseDistribution(const std::string &name) {
  if (name == "normal")
    return Distribution::Normal;
  if (name == "special")
    return Distribution::Special;
  if (name == "integers")
    return Distribution::Integers;
  fail("unknown data '", name, "': normal, special or integers");
}

Tensor randomTensor(ElementType type, std::vector<int64_t> shape, uint64_t seed, double scale,
                    Distribution distribution) {
  Tensor tensor(type, std::move(shape));
  const std::vector<double> &table = quantileTable();
  const bool isInteger = !isFloat(type);
  const uint64_t stream = mix(seed);
  // Each element is the sum of two normal draws that a hash of its position picks, so
  // that any number of threads makes the same data.
  auto fill = [&](int64_t from, int64_t to) {
    for (int64_t i = from; i < to; ++i) {
      const uint64_t bits = mix(stream + static_cast<uint64_t>(i));
      if (isInteger)
        tensor.set(i, type == ElementType::i1 ? double(bits & 1) : double(int64_t(bits % 17) - 8));
      else if (distribution == Distribution::Integers)
        tensor.set(i, double(int64_t(bits % 5) - 2));
      else if (const uint64_t place = (bits >> 32) % 100;
               distribution == Distribution::Special && place < std::size(specialValues))
        tensor.set(i, specialValues[place]);
      else
        tensor.set(i, scale * M_SQRT1_2 * (table[bits & 0xffff] + table[(bits >> 16) & 0xffff]));
    }
  };
  const int64_t count = tensor.numElements();
  const int64_t numThreads =
      std::min<int64_t>(std::max(1u, std::thread::hardware_concurrency()), count / (1 << 18) + 1);
  std::vector<std::thread> threads;
  for (int64_t t = 1; t < numThreads; ++t)
    threads.emplace_back(fill, count * t / numThreads, count * (t + 1) / numThreads);
  fill(0, count / numThreads);
  for (std::thread &thread : threads)
    thread.join();
  return tensor;
}

} // namespace fuse::runtime
