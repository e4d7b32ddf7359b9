//===- Tensor.cpp - tensors in host memory --------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Tensor.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <thread>

namespace fuse::runtime {

namespace {

struct TypeInfo {
  const char *name;
  int64_t bytes;
  // Of floating-point types narrower than f32.
  int exponentBits = 0, mantissaBits = 0;
  bool hasInfinity = true;
};

const TypeInfo types[] = {
    {"f16", 2, 5, 10},   {"bf16", 2, 8, 7}, {"f32", 4}, {"f64", 8}, {"f8E4M3FN", 1, 4, 3, false},
    {"f8E5M2", 1, 5, 2}, {"i1", 1},         {"i8", 1},  {"i16", 2}, {"i32", 4},
    {"i64", 8},
};
const TypeInfo &infoOf(ElementType type) { return types[static_cast<int>(type)]; }

uint32_t encode(double value, const TypeInfo &info) {
  uint64_t bits;
  std::memcpy(&bits, &value, 8);
  const int width = 1 + info.exponentBits + info.mantissaBits;
  const uint32_t sign = static_cast<uint32_t>(bits >> 63) << (width - 1);
  const uint32_t exponentMask = ((1u << info.exponentBits) - 1) << info.mantissaBits;
  const uint32_t nan = info.hasInfinity ? exponentMask | (1u << (info.mantissaBits - 1)) : 0x7f;
  if (std::isnan(value))
    return sign | nan;
  const uint32_t overflow = info.hasInfinity ? exponentMask : nan;
  if (std::isinf(value))
    return sign | overflow;
  const int bias = (1 << (info.exponentBits - 1)) - 1;
  const int exponent = static_cast<int>((bits >> 52) & 0x7ff) - 1023 + bias; // biased, narrow
  uint64_t mantissa = bits & ((uint64_t(1) << 52) - 1);
  if (((bits >> 52) & 0x7ff) == 0)
    return sign; // a double this small is zero in every narrow type
  mantissa |= uint64_t(1) << 52;
  int shift = 52 - info.mantissaBits;
  uint32_t base = 0;
  if (exponent >= 1)
    base = static_cast<uint32_t>(exponent - 1) << info.mantissaBits; // the implicit bit adds 1
  else
    shift += 1 - exponent;
  if (exponent > 2 * bias + 2)
    return sign | overflow;
  if (shift > 54)
    return sign;
  uint64_t rounded = mantissa >> shift;
  const uint64_t rest = mantissa & ((uint64_t(1) << shift) - 1), half = uint64_t(1) << (shift - 1);
  if (rest > half || (rest == half && (rounded & 1)))
    ++rounded;
  const uint32_t result = base + static_cast<uint32_t>(rounded);
  return sign | (result >= overflow ? overflow : result);
}

double decode(uint32_t bits, const TypeInfo &info) {
  const int width = 1 + info.exponentBits + info.mantissaBits;
  const double sign = (bits >> (width - 1)) & 1 ? -1.0 : 1.0;
  const int exponent = (bits >> info.mantissaBits) & ((1 << info.exponentBits) - 1);
  const uint32_t mantissa = bits & ((1u << info.mantissaBits) - 1);
  const int bias = (1 << (info.exponentBits - 1)) - 1;
  if (info.hasInfinity && exponent == (1 << info.exponentBits) - 1)
    return mantissa ? std::numeric_limits<double>::quiet_NaN()
                    : sign * std::numeric_limits<double>::infinity();
  if (!info.hasInfinity && (bits & 0x7f) == 0x7f)
    return std::numeric_limits<double>::quiet_NaN();
  if (exponent == 0)
    return sign * std::ldexp(mantissa, 1 - bias - info.mantissaBits);
  // Build the double directly: this runs for every element that is compared.
  uint64_t result = (uint64_t(sign < 0) << 63) | (uint64_t(exponent - bias + 1023) << 52) |
                    (uint64_t(mantissa) << (52 - info.mantissaBits));
  double value;
  std::memcpy(&value, &result, 8);
  return value;
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

ElementType parseElementType(const std::string &name) {
  for (size_t i = 0; i < std::size(types); ++i)
    if (name == types[i].name)
      return static_cast<ElementType>(i);
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
  const TypeInfo &info = infoOf(type);
  const uint8_t *from = data.data() + position * info.bytes;
  switch (type) {
  case ElementType::f16:
  case ElementType::bf16: {
    uint16_t bits;
    std::memcpy(&bits, from, 2);
    return decode(bits, info);
  }
  case ElementType::f8E4M3FN:
  case ElementType::f8E5M2:
    return decode(*from, info);
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
  const TypeInfo &info = infoOf(type);
  uint8_t *to = data.data() + position * info.bytes;
  switch (type) {
  case ElementType::f16:
  case ElementType::bf16: {
    const uint16_t bits = static_cast<uint16_t>(encode(value, info));
    std::memcpy(to, &bits, 2);
    return;
  }
  case ElementType::f8E4M3FN:
  case ElementType::f8E5M2:
    *to = static_cast<uint8_t>(encode(value, info));
    return;
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

Tensor randomTensor(ElementType type, std::vector<int64_t> shape, uint64_t seed, double scale) {
  Tensor tensor(type, std::move(shape));
  const std::vector<double> &table = quantileTable();
  const bool isInteger = type >= ElementType::i1;
  const uint64_t stream = mix(seed);
  // Each element is the sum of two normal draws that a hash of its position picks, so
  // that any number of threads makes the same data.
  auto fill = [&](int64_t from, int64_t to) {
    for (int64_t i = from; i < to; ++i) {
      const uint64_t bits = mix(stream + static_cast<uint64_t>(i));
      if (isInteger)
        tensor.set(i, type == ElementType::i1 ? double(bits & 1) : double(int64_t(bits % 17) - 8));
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
