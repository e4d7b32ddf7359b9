//===- HostTensor.cpp - a tensor in host memory ---------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Execution/HostTensor.h"
#include "Rounding.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>
#include <cmath>
#include <cstring>

using namespace mlir;
using namespace mlir::fuse::exec;

int64_t mlir::fuse::exec::getByteWidth(DType dtype) {
  switch (dtype) {
  case DType::F8E4M3FN:
  case DType::F8E5M2:
  case DType::I1:
  case DType::I8:
    return 1;
  case DType::F16:
  case DType::BF16:
  case DType::I16:
    return 2;
  case DType::F32:
  case DType::I32:
    return 4;
  case DType::F64:
  case DType::I64:
    return 8;
  }
  llvm_unreachable("not a dtype");
}

bool mlir::fuse::exec::isFloat(DType dtype) {
  switch (dtype) {
  case DType::F16:
  case DType::BF16:
  case DType::F32:
  case DType::F64:
  case DType::F8E4M3FN:
  case DType::F8E5M2:
    return true;
  default:
    return false;
  }
}

llvm::StringRef mlir::fuse::exec::getName(DType dtype) {
  switch (dtype) {
  case DType::F16:
    return "f16";
  case DType::BF16:
    return "bf16";
  case DType::F32:
    return "f32";
  case DType::F64:
    return "f64";
  case DType::F8E4M3FN:
    return "f8E4M3FN";
  case DType::F8E5M2:
    return "f8E5M2";
  case DType::I1:
    return "i1";
  case DType::I8:
    return "i8";
  case DType::I16:
    return "i16";
  case DType::I32:
    return "i32";
  case DType::I64:
    return "i64";
  }
  llvm_unreachable("not a dtype");
}

Type mlir::fuse::exec::getElementType(MLIRContext *context, DType dtype) {
  switch (dtype) {
  case DType::F16:
    return Float16Type::get(context);
  case DType::BF16:
    return BFloat16Type::get(context);
  case DType::F32:
    return Float32Type::get(context);
  case DType::F64:
    return Float64Type::get(context);
  case DType::F8E4M3FN:
    return Float8E4M3FNType::get(context);
  case DType::F8E5M2:
    return Float8E5M2Type::get(context);
  case DType::I1:
    return IntegerType::get(context, 1);
  case DType::I8:
    return IntegerType::get(context, 8);
  case DType::I16:
    return IntegerType::get(context, 16);
  case DType::I32:
    return IntegerType::get(context, 32);
  case DType::I64:
    return IntegerType::get(context, 64);
  }
  llvm_unreachable("not a dtype");
}

std::optional<DType> mlir::fuse::exec::getDType(Type elementType) {
  constexpr DType all[] = {DType::F16,      DType::BF16,   DType::F32, DType::F64,
                           DType::F8E4M3FN, DType::F8E5M2, DType::I1,  DType::I8,
                           DType::I16,      DType::I32,    DType::I64};
  for (DType dtype : all)
    if (getElementType(elementType.getContext(), dtype) == elementType)
      return dtype;
  return std::nullopt;
}

HostTensor::HostTensor(DType dtype, llvm::ArrayRef<int64_t> shape)
    : dtype(dtype), shape(shape.begin(), shape.end()) {
  data.resize(getNumElements() * getByteWidth(dtype));
}

int64_t HostTensor::getNumElements() const {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

template <typename T> static T read(const HostTensor &tensor, int64_t position) {
  T value;
  std::memcpy(&value, tensor.data.data() + position * sizeof(T), sizeof(T));
  return value;
}

template <typename T> static void write(HostTensor &tensor, int64_t position, T value) {
  std::memcpy(tensor.data.data() + position * sizeof(T), &value, sizeof(T));
}

double HostTensor::get(int64_t position) const {
  switch (dtype) {
  case DType::F16:
    return Half::widen(read<uint16_t>(*this, position));
  case DType::BF16:
    return BFloat::widen(read<uint16_t>(*this, position));
  case DType::F32:
    return read<float>(*this, position);
  case DType::F64:
    return read<double>(*this, position);
  case DType::F8E4M3FN:
    return Float8E4M3FN::widen(read<uint8_t>(*this, position));
  case DType::F8E5M2:
    return Float8E5M2::widen(read<uint8_t>(*this, position));
  case DType::I1:
  case DType::I8:
    return read<int8_t>(*this, position);
  case DType::I16:
    return read<int16_t>(*this, position);
  case DType::I32:
    return read<int32_t>(*this, position);
  case DType::I64:
    return read<int64_t>(*this, position);
  }
  llvm_unreachable("not a dtype");
}

void HostTensor::set(int64_t position, double value) {
  switch (dtype) {
  case DType::F16:
    return write<uint16_t>(*this, position, Half::narrow(value));
  case DType::BF16:
    return write<uint16_t>(*this, position, BFloat::narrow(value));
  case DType::F32:
    return write<float>(*this, position, value);
  case DType::F64:
    return write<double>(*this, position, value);
  case DType::F8E4M3FN:
    return write<uint8_t>(*this, position, Float8E4M3FN::narrow(value));
  case DType::F8E5M2:
    return write<uint8_t>(*this, position, Float8E5M2::narrow(value));
  case DType::I1:
    return write<int8_t>(*this, position, value != 0);
  case DType::I8:
    return write<int8_t>(*this, position, std::nearbyint(value));
  case DType::I16:
    return write<int16_t>(*this, position, std::nearbyint(value));
  case DType::I32:
    return write<int32_t>(*this, position, std::nearbyint(value));
  case DType::I64:
    return write<int64_t>(*this, position, std::nearbyint(value));
  }
}

HostTensor HostTensor::fromDoubles(DType dtype, llvm::ArrayRef<int64_t> shape,
                                   llvm::ArrayRef<double> values) {
  HostTensor tensor(dtype, shape);
  assert(int64_t(values.size()) == tensor.getNumElements() && "one value per element");
  for (auto [position, value] : llvm::enumerate(values))
    tensor.set(position, value);
  return tensor;
}

std::vector<double> HostTensor::toDoubles() const {
  std::vector<double> values(getNumElements());
  for (auto [position, value] : llvm::enumerate(values))
    value = get(position);
  return values;
}
