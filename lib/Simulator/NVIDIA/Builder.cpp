//===- Builder.cpp - from statements to instructions ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <set>

using namespace fuse::sim::ptx;
using fuse::runtime::fail;

static const Builder::Table &operations() {
  static const Builder::Table table = [] {
    Builder::Table operations;
    addIntegerOperations(operations);
    addBitOperations(operations);
    addFloatOperations(operations);
    addConversions(operations);
    addControlOperations(operations);
    addMemoryOperations(operations);
    addBarrierOperations(operations);
    addCopyOperations(operations);
    addMatrixOperations(operations);
    addWarpgroupOperations(operations);
    return operations;
  }();
  return table;
}

static uint64_t alignTo(uint64_t value, uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

/// What a thread has of parameters and of local memory, and what registers and constants of a warp
/// may take here. PTX ISA: 32764 bytes of parameters. Local memory could be larger on hardware.
constexpr uint64_t maxParameterBytes = 32764, maxLocalBytes = 64 << 10, maxRegisterBytes = 1 << 26;

Builder::Builder(const Source &source, const Entry &entry, Program &program)
    : source(source), entry(entry), program(program), scopes(1) {}

void Builder::error(const std::string &what) const {
  fail("kernel '", program.name, "', PTX line ", statement->line, ": ", what, " in '",
       statement->text, "'");
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

void Builder::build() {
  program.name = entry.name;
  directives();
  layOutParameters();
  layOutVariables();
  std::vector<Statement> body = entry.body;
  size_t count = 1;
  for (const Statement &each : body)
    count += each.kind == Statement::Op;
  program.code.reserve(count);
  program.texts.reserve(count);
  std::vector<std::string> pendingLabels;
  for (Statement &each : body) {
    statement = &each;
    switch (each.kind) {
    case Statement::Open:
      scopes.emplace_back();
      break;
    case Statement::Close:
      scopes.pop_back();
      break;
    case Statement::Registers:
      declare(entry.registers[each.operands[0].bits]);
      break;
    case Statement::Label:
      if (!labels.emplace(each.opcode, static_cast<uint32_t>(program.code.size())).second)
        error("there is another label '" + each.opcode + "'");
      pendingLabels = {each.opcode};
      break;
    case Statement::Targets:
      for (const std::string &label : pendingLabels)
        tables[label] = each.modifiers;
      break;
    case Statement::Variable:
      break;
    case Statement::Op:
      operation(each);
      break;
    }
    if (scopes.empty())
      scopes.emplace_back();
  }
  Statement end;
  end.opcode = "ret";
  end.text = "the end of the kernel";
  end.line = body.empty() ? 0 : body.back().line;
  operation(end);

  auto resolve = [&](const std::string &label, uint32_t from) {
    auto it = labels.find(label);
    if (it == labels.end())
      fail("kernel '", program.name, "', PTX line ", program.code[from].line, ": no label '", label,
           "'");
    return it->second;
  };
  for (const auto &[from, label] : branches)
    program.code[from].target = resolve(label, from);
  for (const auto &[from, label] : indirect) {
    if (!tables.count(label))
      fail("kernel '", program.name, "', PTX line ", program.code[from].line,
           ": no .branchtargets '", label, "'");
    for (const std::string &target : tables[label])
      program.code[from].list.push_back(resolve(target, from));
  }

  findUnused();
  std::set<Slot> accumulators(program.accumulators.begin(), program.accumulators.end());
  program.accumulators.assign(accumulators.begin(), accumulators.end());
  if (program.usesWgmma)
    for (Instruction &each : program.code)
      for (Slot slot : each.written)
        each.writesAccumulator |= each.klass != Class::Wgmma && accumulators.count(slot);
}

/// Bytes of a load that something uses.
static uint64_t usedBytes(const BitFlows &flows, const Instruction &load) {
  uint64_t used = 0;
  for (size_t n = 0; n < load.list.size(); ++n) {
    const uint64_t bits = flows.used(load.list[n]);
    for (unsigned k = 0; k < load.width; ++k)
      used |= uint64_t((bits >> 8 * k & 0xff) != 0) << (n * load.width + k);
    // What extends an element may be made of its sign.
    if (load.flag && load.width < 8 && bits >> 8 * load.width)
      used |= uint64_t(1) << (n * load.width + load.width - 1);
  }
  return used;
}

/// LLVM widens loads to the power of two, and reads what it drops: bytes of a load that nobody
/// uses, as far as they share an aligned 16 bytes with one that somebody does. Of a load of which
/// nobody uses anything, it is what code without effect reads.
void Builder::findUnused() {
  flows.follow();
  BitFlows all;
  bool isThere = false;
  constexpr size_t block = 16;
  for (Instruction &each : program.code) {
    if (!each.isLoad)
      continue;
    uint64_t used = usedBytes(flows, each);
    if (!used) {
      if (!isThere) {
        all = flows;
        all.useUnread();
        all.follow();
      }
      isThere = true;
      used = usedBytes(all, each);
    }
    for (size_t first = 0; first < each.list.size() * each.width; first += block)
      if (!(used >> first & lowBits(block)))
        used |= lowBits(block) << first;
    each.usedBytes &= used;
  }
}

void Builder::directives() {
  auto extents = [&](const char *name, std::array<uint32_t, 3> &to) {
    auto it = entry.directives.find(name);
    if (it == entry.directives.end())
      return;
    to = {1, 1, 1};
    for (size_t i = 0; i < it->second.size() && i < 3; ++i)
      to[i] = it->second[i];
  };
  static const std::set<std::string> known = {
      ".reqntid",           ".maxntid",         ".minnctapersm",   ".maxnreg",
      ".reqnctapercluster", ".explicitcluster", ".maxclusterrank", ".noreturn"};
  for (const auto &[name, numbers] : entry.directives) {
    if (!known.count(name))
      fail("kernel '", program.name, "': the directive '", name, "' is not understood");
    if (name == ".minnctapersm" && !numbers.empty())
      program.minBlocks = std::max(1u, numbers[0]);
    if (name == ".maxnreg" && !numbers.empty())
      program.maxRegisters = numbers[0];
    program.explicitCluster |= name == ".explicitcluster";
  }
  extents(".reqntid", program.requiredThreads);
  extents(".maxntid", program.maxThreads);
  extents(".reqnctapercluster", program.requiredCluster);
}

void Builder::layOutParameters() {
  uint64_t at = 0;
  for (const Variable &parameter : entry.parameters) {
    at = alignTo(at, parameter.alignment);
    symbols[parameter.name] = at;
    program.parameters.push_back({static_cast<uint32_t>(at), parameter.size});
    at += parameter.size;
    if (at > maxParameterBytes)
      fail("kernel '", program.name, "', PTX line ", parameter.line,
           ": the parameters take more than ", maxParameterBytes, " bytes");
  }
  program.parameterBytes = static_cast<uint32_t>(at);
}

/// Module-scope shared variables are the kernel's if it names them; the dynamic ones all start
/// where the static ones end (CUDA programming guide, "Dynamic shared memory").
void Builder::layOutVariables() {
  std::set<std::string> named;
  std::function<void(const Operand &)> visit = [&](const Operand &operand) {
    named.insert(operand.name);
    for (const Operand &part : operand.parts)
      visit(part);
  };
  for (const Statement &each : entry.body)
    for (const Operand &operand : each.operands)
      visit(operand);
  auto place = [&](const Variable &variable) {
    const bool isLocal = variable.space == Space::Local;
    uint32_t &end = isLocal ? program.localBytes : program.staticShared;
    const uint64_t at = alignTo(end, variable.alignment);
    const uint64_t most = isLocal ? maxLocalBytes : maxVariableBytes;
    if (at + variable.size > most)
      fail("kernel '", program.name, "', PTX line ", variable.line, ": more than ", most,
           isLocal ? " bytes of local memory" : " bytes of shared memory");
    symbols[variable.name] = at;
    if (!isLocal)
      sharedSymbols.insert(variable.name);
    end = static_cast<uint32_t>(at + variable.size);
  };
  for (const Variable &variable : entry.variables)
    place(variable);
  uint32_t alignment = 16;
  for (const Variable &variable : source.variables)
    if (!variable.external && named.count(variable.name))
      place(variable);
    else if (named.count(variable.name))
      alignment = std::max(alignment, variable.alignment);
  const auto dynamic = static_cast<uint32_t>(alignTo(program.staticShared, alignment));
  for (const Variable &variable : source.variables)
    if (variable.external && named.count(variable.name)) {
      symbols[variable.name] = dynamic;
      sharedSymbols.insert(variable.name);
      program.usesDynamicShared = true;
    }
  program.dynamicShared = program.usesDynamicShared ? dynamic : program.staticShared;
}

Slot Builder::allocate(unsigned bytes) {
  const Slot slot = program.registerBytes;
  program.registerBytes += std::max(slotAlignment, bytes * numLanes);
  if (program.registerBytes > maxRegisterBytes)
    error("the kernel has too many registers for the simulator");
  return slot;
}

void Builder::declare(const RegisterDeclaration &declaration) {
  const Type type = parseType(declaration.type.substr(1));
  if (type == Type::None || declaration.type[0] != '.')
    error("registers of type '" + declaration.type + "'");
  const unsigned bytes = fuse::sim::ptx::bytesOf(type);
  for (const RegisterNames &names : declaration.names) {
    Scope &scope = scopes.back();
    const bool isNew = names.isRange
                           ? scope.ranges.emplace(names.name, std::pair(names.count, bytes)).second
                           : scope.registers.emplace(names.name, Register{noSlot, bytes}).second;
    if (!isNew)
      error("'" + names.name + "' is declared twice");
  }
}

void Builder::operation(Statement &s) {
  statement = &s;
  auto it = operations().find(s.opcode);
  if (it == operations().end())
    error("the instruction '" + s.opcode + "' is not known");
  program.texts.push_back(s.text);
  program.code.emplace_back();
  current = &program.code.back();
  current->line = s.line;
  current->text = &program.texts.back();
  if (!s.guard.empty()) {
    Operand guard;
    guard.name = s.guard;
    current->guard = readPredicate(guard);
    current->guarded = true;
    current->negated = s.negated;
  }
  it->second(*this);
  for (const std::string &modifier : s.modifiers)
    if (!modifier.empty())
      error("the modifier '." + modifier + "' is not known");
  if (!current->handler)
    error("this form is not known");
}

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

bool Builder::take(const char *modifier) {
  for (std::string &each : statement->modifiers)
    if (each == modifier) {
      each.clear();
      return true;
    }
  return false;
}

int Builder::takeOne(std::initializer_list<const char *> modifiers, bool optional) {
  int index = 0;
  for (const char *modifier : modifiers) {
    if (take(modifier))
      return index;
    ++index;
  }
  if (optional)
    return -1;
  error("the instruction '" + statement->opcode + "' is not known in this form");
}

Type Builder::takeType(bool optional) {
  for (std::string &each : statement->modifiers)
    if (Type type = parseType(each); type != Type::None) {
      each.clear();
      return type;
    }
  if (optional)
    return Type::None;
  error("a type is missing");
}

std::string Builder::takePrefix(const char *prefix) {
  for (std::string &each : statement->modifiers)
    if (each.rfind(prefix, 0) == 0) {
      std::string rest = each.substr(std::strlen(prefix));
      each.clear();
      return rest;
    }
  return "";
}

std::string Builder::takeAll() {
  std::string opcode = statement->opcode;
  for (std::string &each : statement->modifiers) {
    opcode += "." + each;
    each.clear();
  }
  return opcode;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

const Operand &Builder::operand(size_t index) {
  if (index >= statement->operands.size())
    error("an operand is missing");
  return statement->operands[index];
}

const Builder::Register *Builder::findRegister(const std::string &name) {
  // "%r12" is number 12 of %r<...>; "%r012" is none.
  size_t digits = name.size();
  while (digits > 0 && name[digits - 1] >= '0' && name[digits - 1] <= '9')
    --digits;
  const size_t length = name.size() - digits;
  const bool isNumbered = length > 0 && length <= 10 && (length == 1 || name[digits] != '0');
  for (size_t i = scopes.size(); i-- > 0;) {
    Scope &scope = scopes[i];
    auto it = scope.registers.find(name);
    if (it == scope.registers.end() && isNumbered) {
      auto range = scope.ranges.find(name.substr(0, digits));
      if (range == scope.ranges.end() || std::stoull(name.substr(digits)) >= range->second.first)
        continue;
      it = scope.registers.emplace(name, Register{noSlot, range->second.second}).first;
    }
    if (it == scope.registers.end())
      continue;
    if (it->second.slot == noSlot)
      it->second.slot = allocate(it->second.bytes);
    return &it->second;
  }
  return nullptr;
}

std::optional<Slot> Builder::findSymbol(const std::string &name, int64_t offset, unsigned bytes) {
  auto it = symbols.find(name);
  if (it == symbols.end())
    return std::nullopt;
  const uint64_t address = it->second + static_cast<uint64_t>(offset);
  if (!sharedSymbols.count(name) || bytes < 4)
    return constant(address, bytes);
  auto [slot, isNew] = sharedAddresses.try_emplace({address, bytes}, 0);
  if (isNew) {
    slot->second = allocate(bytes);
    program.sharedAddresses.push_back({address, slot->second, bytes});
  }
  return slot->second;
}

Slot Builder::scratch(unsigned bytes) { return allocate(bytes); }

Slot Builder::constant(uint64_t bits, unsigned bytes) {
  if (bytes < 8 && bytes)
    bits &= (uint64_t(1) << (8 * bytes)) - 1;
  auto [it, isNew] = constants.try_emplace({bits, bytes}, 0);
  if (isNew) {
    const size_t at = program.constants.size();
    it->second = constantSlot | static_cast<Slot>(at);
    if (at > maxRegisterBytes)
      error("the kernel has too many constants for the simulator");
    program.constants.resize(at + std::max(slotAlignment, numLanes * bytes));
    for (unsigned lane = 0; lane < numLanes; ++lane)
      std::memcpy(&program.constants[at + lane * bytes], &bits, bytes);
    if (bytes == 0) {
      const uint32_t mask = bits ? allLanes : 0;
      std::memcpy(&program.constants[at], &mask, sizeof(mask));
    }
  }
  return it->second;
}

static bool isSpecial(const std::string &name) {
  static const std::set<std::string> known = {"%laneid",
                                              "%warpid",
                                              "%nwarpid",
                                              "%smid",
                                              "%nsmid",
                                              "%cluster_ctarank",
                                              "%cluster_nctarank",
                                              "%is_explicit_cluster",
                                              "%dynamic_smem_size",
                                              "%total_smem_size",
                                              "%lanemask_eq",
                                              "%lanemask_lt",
                                              "%lanemask_le",
                                              "%lanemask_gt",
                                              "%lanemask_ge"};
  if (known.count(name))
    return true;
  const size_t dot = name.find('.');
  if (dot == std::string::npos || dot + 2 != name.size() || name[dot + 1] < 'x' ||
      name[dot + 1] > 'z')
    return false;
  static const std::set<std::string> vectors = {"%tid",       "%ntid",          "%ctaid",
                                                "%nctaid",    "%cluster_ctaid", "%cluster_nctaid",
                                                "%clusterid", "%nclusterid"};
  return vectors.count(name.substr(0, dot));
}

unsigned Builder::bytesOf(const Operand &operand) {
  if (operand.kind == Operand::Name) {
    if (const Register *found = findRegister(operand.name))
      return found->bytes;
    if (isSpecial(operand.name))
      return 4;
  }
  return 0;
}

/// True if an integer is one of so many bytes, signed or not. A predicate has none.
static bool fits(const Operand &operand, unsigned bytes) {
  if (bytes == 0 || bytes >= 8)
    return bytes != 0;
  const uint64_t half = uint64_t(1) << (8 * bytes - 1);
  return operand.isNegative ? 0 - operand.bits <= half : operand.bits < 2 * half;
}

Slot Builder::read(const Operand &operand, unsigned bytes) {
  return readPart(operand, bytes, lowBits(8 * bytes));
}

Slot Builder::readPart(const Operand &operand, unsigned bytes, uint64_t used) {
  const Slot slot = find(operand, bytes);
  flows.use(slot, used);
  return slot;
}

Slot Builder::readInto(const Operand &operand, unsigned bytes, Slot result, Reach reach,
                       BitRange from, BitRange to) {
  const Slot slot = find(operand, bytes);
  from.count = std::min(from.count, 8 * bytes - from.first);
  flow(slot, result, reach, from, to);
  return slot;
}

Slot Builder::readElements(size_t index, unsigned bytes, Slot result, Reach reach,
                           unsigned element) {
  const Slot slot = find(index, bytes);
  for (unsigned first = 0; first < 8 * bytes; first += 8 * element)
    flow(slot, result, reach, {first, 8 * element}, {first, 8 * element});
  return slot;
}

/// The place of an operand that is read.
Slot Builder::find(const Operand &operand, unsigned bytes) {
  if (operand.negated)
    error("'!' stands before a predicate only");
  if (operand.kind == Operand::Integer || operand.kind == Operand::Float) {
    if (operand.kind == Operand::Integer && !fits(operand, bytes))
      error("a constant does not fit " + std::to_string(8 * bytes) + " bits");
    if (operand.kind == Operand::Float && operand.floatBytes != bytes)
      error("a constant of " + std::to_string(8 * operand.floatBytes) + " bits, not of " +
            std::to_string(8 * bytes));
    return constant(operand.bits, bytes);
  }
  if (operand.kind != Operand::Name)
    error("a register or an immediate is expected");
  if (const Register *found = findRegister(operand.name)) {
    if (found->bytes != bytes)
      error("'" + operand.name + "' has " + std::to_string(found->bytes * 8) + " bits, not " +
            std::to_string(bytes * 8));
    current->touched.push_back(found->slot);
    return found->slot;
  }
  if (isSpecial(operand.name)) {
    if (bytes != 4)
      error("special registers are read as 32 bits");
    auto [it, isNew] = specials.try_emplace(operand.name, 0);
    if (isNew) {
      it->second = allocate(4);
      program.specials.push_back({operand.name, it->second});
    }
    return it->second;
  }
  if (std::optional<Slot> address = findSymbol(operand.name, operand.offset, bytes))
    return *address;
  error("'" + operand.name + "' is not declared");
}

Slot Builder::write(const Operand &operand, unsigned bytes) {
  if (operand.kind == Operand::Sink)
    return scratch(bytes);
  const Register *found = operand.kind == Operand::Name ? findRegister(operand.name) : nullptr;
  if (!found)
    error("a register is expected as destination");
  if (found->bytes != bytes)
    error("'" + operand.name + "' has " + std::to_string(found->bytes * 8) + " bits, not " +
          std::to_string(bytes * 8));
  current->touched.push_back(found->slot);
  current->written.push_back(found->slot);
  return found->slot;
}

Slot Builder::findPredicate(const Operand &operand, bool write) {
  if (write && operand.kind == Operand::Sink)
    return scratch(0);
  if (!write && operand.kind == Operand::Integer)
    return constant(operand.bits != 0, 0);
  const Register *found = operand.kind == Operand::Name ? findRegister(operand.name) : nullptr;
  if (!found || found->bytes)
    error("'" + operand.name + "' is no predicate");
  return found->slot;
}

Slot Builder::readPredicate(const Operand &operand) {
  const Slot slot = findPredicate(operand, false);
  flows.use(slot, 1);
  return slot;
}

Slot Builder::readPredicateInto(size_t index, Slot result, BitRange to) {
  const Slot slot = findPredicate(operand(index), false);
  flow(slot, result, Reach::All, {0, 1}, to);
  return slot;
}

uint64_t Builder::immediate(size_t index) {
  if (operand(index).kind != Operand::Integer)
    error("operand " + std::to_string(index + 1) + " must be a constant");
  return operand(index).bits;
}

void Builder::address(size_t index, size_t slot) {
  const Operand &each = operand(index);
  if (each.kind != Operand::Address)
    error("an address in brackets is expected");
  current->offset[slot] = each.offset;
  const Operand &base = each.parts[0];
  if (base.kind == Operand::Name && !findRegister(base.name))
    if (std::optional<Slot> symbol = findSymbol(base.name, 0, 8)) {
      current->op[slot] = *symbol;
      return;
    }
  const unsigned bytes = bytesOf(base);
  if (bytes == 4) // 32-bit addresses of shared memory
    current->narrow |= uint8_t(1u << slot);
  current->op[slot] = read(base, bytes == 4 ? 4 : 8);
}

void Builder::branchTarget(size_t index) {
  branches.emplace_back(static_cast<uint32_t>(program.code.size() - 1), operand(index).name);
}

void Builder::branchTable(size_t index) {
  indirect.emplace_back(static_cast<uint32_t>(program.code.size() - 1), operand(index).name);
}
