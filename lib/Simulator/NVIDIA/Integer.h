//===- Integer.h - integer instructions by type -----------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_INTEGER_H
#define FUSE_LIB_SIMULATOR_NVIDIA_INTEGER_H

#include "Builder.h"
#include "Lanes.h"

#include <type_traits>

namespace fuse::sim::ptx {

// Unsigned types are used wherever the sign makes no difference; 16-bit operands are widened so
// that C++'s promotion to int cannot overflow.
template <typename T>
using Wide = std::conditional_t<sizeof(T) == 2, uint32_t, std::make_unsigned_t<T>>;

// Handlers by type.
template <typename F, typename T> constexpr Handler unaryOf = unary<F, T, T>;
template <typename F, typename T> constexpr Handler binaryOf = binary<F, T, T, T>;
template <typename F, typename T> constexpr Handler ternaryOf = ternary<F, T, T, T, T>;

/// `Of` for the type; b types count as unsigned.
#define SELECT(Of, F, type)                                                                        \
  ((type) == Type::S16                          ? Of<F, int16_t>                                   \
   : (type) == Type::S32                        ? Of<F, int32_t>                                   \
   : (type) == Type::S64                        ? Of<F, int64_t>                                   \
   : (type) == Type::U16 || (type) == Type::B16 ? Of<F, uint16_t>                                  \
   : (type) == Type::U32 || (type) == Type::B32 ? Of<F, uint32_t>                                  \
   : (type) == Type::U64 || (type) == Type::B64 ? Of<F, uint64_t>                                  \
                                                : nullptr)

/// Reads the operands after the first, which is written.
void readOperands(Builder &b, Type type, unsigned count, Reach reach = Reach::All);

/// mov.pred and not.pred; `flag` is set for the first.
void predicateCopy(Warp &warp, const Instruction &i, uint32_t mask);

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_INTEGER_H
