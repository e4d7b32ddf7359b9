//===- Operands.h - registers and constants in assembler syntax -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_AMD_OPERANDS_H
#define FUSE_LIB_SIMULATOR_AMD_OPERANDS_H

#include "Instruction.h"

namespace fuse::sim::amd {

struct Register {
  bool isVector = false;
  unsigned index = 0, count = 1;
};

/// 32-bit words of an operand; 0 if the text says.
unsigned wordsOf(Type type);
/// "v5", "a[0:3]", "s[2:3]", "vcc", "exec_lo", "m0", ... False for anything else.
bool parseRegister(const std::string &text, Register &result);
/// Integers, hexadecimal literals, floating-point inline constants, as an operand of a type has
/// them.
bool parseConstant(const std::string &text, Type type, uint32_t &low, uint32_t &high);

} // namespace fuse::sim::amd

#endif // FUSE_LIB_SIMULATOR_AMD_OPERANDS_H
