//===- Parser.h - PTX as text -----------------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_PARSER_H
#define FUSE_LIB_SIMULATOR_NVIDIA_PARSER_H

#include "Program.h"

#include <map>
#include <string>
#include <vector>

namespace fuse::sim::ptx {

struct Operand {
  enum Kind {
    Name,    // a register, label or variable, with `offset` if it is name+offset
    Sink,    // _
    Integer, // `bits`
    Float,   // `bits` of 0f or 0d
    Address, // [parts[0] + offset], or [parts[0], parts[1]] with coordinates
    Vector,  // {parts}
    Pair,    // parts[0]|parts[1]
  };
  Kind kind = Name;
  std::string name;
  bool negated = false; // !p
  uint64_t bits = 0;
  bool isNegative = false; // of an integer: it was written with '-'
  unsigned floatBytes = 0; // 4: 0f..., 8: 0d...
  int64_t offset = 0;
  std::vector<Operand> parts;
};

/// A .reg: one name, or `count` of them, "%r0" on.
struct RegisterNames {
  std::string name;
  bool isRange = false;
  uint64_t count = 1;
};
struct RegisterDeclaration {
  std::string type;
  std::vector<RegisterNames> names;
};

/// One statement of a kernel's body. The text is that of the source, on one line.
struct Statement {
  enum Kind { Op, Label, Open, Close, Variable, Registers, Targets };
  Kind kind = Op;
  uint32_t line = 0;
  std::string text;
  std::string opcode;                 // the first word; the name of a label
  std::vector<std::string> modifiers; // the others
  std::string guard;
  bool negated = false;
  std::vector<Operand> operands;
};

/// .shared .align 128 .b8 name[4096]; or a parameter.
struct Variable {
  std::string name;
  Space space = Space::Generic;
  bool external = false;
  uint32_t alignment = 1;
  uint32_t size = 0; // at most maxVariableBytes
  uint32_t line = 0;
};
/// What PTX's state spaces for variables hold is far below this.
constexpr uint32_t maxVariableBytes = 1u << 24;

struct Entry {
  std::string name;
  std::vector<Variable> parameters;
  std::map<std::string, std::vector<uint32_t>> directives; // .reqntid 64
  std::vector<Statement> body;
  std::vector<Variable> variables; // of the body
  std::vector<RegisterDeclaration> registers;
  uint32_t line = 0;
};

struct Source {
  std::string target;
  std::vector<Variable> variables;
  std::vector<Entry> entries;
};

/// Throws on what is not understood, with the line.
Source parse(const std::string &text);

/// Type::None if it is none.
Type parseType(const std::string &word);

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_PARSER_H
