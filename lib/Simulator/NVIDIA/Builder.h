//===- Builder.h - from statements to instructions --------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_SIMULATOR_NVIDIA_BUILDER_H
#define FUSE_LIB_SIMULATOR_NVIDIA_BUILDER_H

#include "BitFlows.h"
#include "Parser.h"
#include "fuse/Runtime/Error.h"

#include <cstring>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace fuse::sim::ptx {

/// Decodes the statements of one kernel. What each opcode means is in the tables that the files
/// of operations fill; they take the modifiers and operands they know from here, and whatever
/// modifier is left over is an error.
class Builder {
public:
  using Operation = void (*)(Builder &);
  using Table = std::map<std::string, Operation>;

  Builder(const Source &source, const Entry &entry, Program &program);
  void build();

  /// The instruction at hand.
  Instruction &instruction() { return *current; }
  Program &kernel() { return program; }

  /// True if the modifier is there; it then counts as understood.
  bool take(const char *modifier);
  /// The index of the one that is there; an error if none is, unless optional (-1).
  int takeOne(std::initializer_list<const char *> modifiers, bool optional = false);
  /// The first of the remaining modifiers that is a type.
  Type takeType(bool optional = false);
  /// The first remaining modifier that starts so, without that start; "" if none.
  std::string takePrefix(const char *prefix);

  /// The whole opcode; every modifier counts as understood.
  std::string takeAll();

  size_t size() const { return statement->operands.size(); }
  const Operand &operand(size_t index);
  bool isVector(size_t index) { return operand(index).kind == Operand::Vector; }
  bool isSink(size_t index) { return operand(index).kind == Operand::Sink; }
  bool isImmediate(size_t index) {
    return operand(index).kind == Operand::Integer || operand(index).kind == Operand::Float;
  }

  /// Slots of operands; `bytes` is that of a lane. What is read is used for good.
  Slot read(const Operand &operand, unsigned bytes);
  Slot write(const Operand &operand, unsigned bytes);
  Slot read(size_t index, unsigned bytes) { return read(operand(index), bytes); }
  Slot write(size_t index, unsigned bytes) { return write(operand(index), bytes); }
  /// Of an operand of which the instruction uses some bits only.
  Slot readPart(const Operand &operand, unsigned bytes, uint64_t used);
  /// Of an operand that is used as far as the bits of the result that it reaches are.
  Slot readInto(const Operand &operand, unsigned bytes, Slot result, Reach reach,
                BitRange from = {}, BitRange to = {});
  Slot readInto(size_t index, unsigned bytes, Slot result, Reach reach, BitRange from = {},
                BitRange to = {}) {
    return readInto(operand(index), bytes, result, reach, from, to);
  }
  /// The same for each element of so many bytes, of operand and result.
  Slot readElements(size_t index, unsigned bytes, Slot result, Reach reach, unsigned element);
  /// Of an operand of which nothing is said yet; what reaches the result is said by `flow`.
  Slot find(const Operand &operand, unsigned bytes);
  Slot find(size_t index, unsigned bytes) { return find(operand(index), bytes); }
  void flow(Slot source, Slot result, Reach reach, BitRange from = {}, BitRange to = {}) {
    flows.add(source, result, reach, from, to);
  }
  /// Says that the instruction reads what it also writes.
  void markRead(Slot slot) { flows.use(slot, ~uint64_t(0)); }
  Slot readPredicate(const Operand &operand);
  Slot writePredicate(const Operand &operand) { return findPredicate(operand, true); }
  Slot readPredicate(size_t index) { return readPredicate(operand(index)); }
  Slot writePredicate(size_t index) { return writePredicate(operand(index)); }
  /// Of a predicate that is used if some of the bits of the result are.
  Slot readPredicateInto(size_t index, Slot result, BitRange to = {});
  /// Bytes of a register's lane; those of an immediate are what it is read as (0).
  unsigned bytesOf(const Operand &operand);
  unsigned bytesOf(size_t index) { return bytesOf(operand(index)); }
  uint64_t immediate(size_t index);
  bool isInteger(size_t index) { return operand(index).kind == Operand::Integer; }
  /// The bits of registers that are used; after build().
  const BitFlows &bitFlows() const { return flows; }
  /// The address operand: its register goes to op[slot], the rest to offset.
  void address(size_t index, size_t slot);
  void branchTarget(size_t index);
  void branchTable(size_t index);
  /// A register that nobody reads.
  Slot scratch(unsigned bytes);
  Slot constant(uint64_t bits, unsigned bytes);

  [[noreturn]] void error(const std::string &what) const;
  /// What `parse` returns; its errors get the statement's place.
  template <typename F> auto locate(F parse) const -> decltype(parse()) {
    try {
      return parse();
    } catch (const runtime::Error &wrong) {
      error(wrong.what());
    }
  }

private:
  struct Register {
    Slot slot;      // noSlot: not yet
    unsigned bytes; // 0: predicate
  };
  static constexpr Slot noSlot = ~0u;
  /// Registers get their places when they are first named: what is only declared takes none.
  const Register *findRegister(const std::string &name);
  /// The address of a variable or parameter, as an operand of so many bytes.
  std::optional<Slot> findSymbol(const std::string &name, int64_t offset, unsigned bytes);
  void declare(const RegisterDeclaration &declaration);
  void layOutVariables();
  void layOutParameters();
  Slot allocate(unsigned bytes);
  void operation(Statement &statement);
  void directives();
  Slot findPredicate(const Operand &operand, bool write);
  void findUnused();

  const Source &source;
  const Entry &entry;
  Program &program;
  Instruction *current = nullptr;
  Statement *statement = nullptr;
  struct Scope {
    std::map<std::string, Register> registers;
    std::map<std::string, std::pair<uint64_t, unsigned>> ranges; // by prefix: count, bytes
  };
  std::vector<Scope> scopes;
  std::map<std::string, uint64_t> symbols;
  std::set<std::string> sharedSymbols; // of these, the variables in shared memory
  std::map<std::string, uint32_t> labels;
  std::map<std::string, std::vector<std::string>> tables;
  std::vector<std::pair<uint32_t, std::string>> branches, indirect;
  std::map<std::pair<uint64_t, unsigned>, Slot> constants;
  std::map<std::string, Slot> specials;
  std::map<std::pair<uint64_t, unsigned>, Slot> sharedAddresses; // by offset, bytes
  BitFlows flows;
};

/// bar.warp.sync, of which `bar.warp` is understood already.
void buildWarpBarrier(Builder &b);

void addIntegerOperations(Builder::Table &table);
void addBitOperations(Builder::Table &table);
void addFloatOperations(Builder::Table &table);
void addConversions(Builder::Table &table);
void addControlOperations(Builder::Table &table);
void addMemoryOperations(Builder::Table &table);
void addBarrierOperations(Builder::Table &table);
void addCopyOperations(Builder::Table &table);
void addMatrixOperations(Builder::Table &table);
void addWarpgroupOperations(Builder::Table &table);

} // namespace fuse::sim::ptx

#endif // FUSE_LIB_SIMULATOR_NVIDIA_BUILDER_H
