//===- Hazards.cpp - wait states between dependent instructions -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where hardware does not hold back an instruction whose operands are not ready, code keeps a
// distance: other instructions or s_nop. The distances are those of "AMD Instinct MI200 Instruction
// Set Architecture" and "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), 4.5 Manually
// Inserted Wait States and 7.6 (7.4) Dependency Resolution: Required Independent Instructions, of
// "CDNA4 Instruction Set Architecture", the same, and those that LLVM keeps (GCNHazardRecognizer).
//
// They hold on every path through the code, so that the code is checked once, when it is loaded:
// from each instruction back over all that may come before it.
//
//===----------------------------------------------------------------------===//

#include "Matrix.h"
#include "Wave.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <map>

using namespace fuse::sim::amd;

namespace {

enum Chip : uint8_t { Gfx90a = 1, Gfx942 = 2, Gfx950 = 4, Gfx94 = Gfx942 | Gfx950, AllChips = 7 };

/// What an instruction is, for the rules. Matrix instructions are vector instructions, too.
enum Property : uint32_t {
  Vector = 1 << 0,
  Matrix = 1 << 1,
  MatrixF64 = 1 << 2,
  Scalar = 1 << 3,
  GlobalMemory = 1 << 4,
  Lds = 1 << 5,
  UsesDpp = 1 << 6,
  /// The result is not in the lowest bits (SDWA, op_sel).
  MovesResult = 1 << 7,
  Transcendental = 1 << 8,
  WritesExec = 1 << 9,
  /// v_readlane, v_writelane with a scalar that names the lane.
  SelectsLane = 1 << 10,
  ReadsLane = 1 << 11, // v_readlane, v_readfirstlane
  ReadsOrWritesLane = 1 << 12,
  DivFmas = 1 << 13,
  SetReg = 1 << 14,
  LoadsToLds = 1 << 15,
  WideStore = 1 << 16, // of more than 64 bits
  FmaF64 = 1 << 17,
  NotMatrix = 1 << 18, // a vector instruction that is none
  NotTranscendental = 1 << 19,
  Dot = 1 << 20, // v_dot*
  Memory = GlobalMemory | Lds,
};

/// Which operands make the second instruction depend on the first.
enum Relation : uint8_t {
  ScalarRead,     // a scalar register that the first writes
  LaneSelectRead, // the same, as the number of a lane
  VccRead,
  VectorRead,
  M0Read,
  StoredWritten, // the data of a store are written over
  Always,
  SameRegister, // s_setreg
  DotRead,      // but for the sum of the same instruction, which is handed on
  DotWritten,   // by another instruction
};

struct Rule {
  uint8_t chips;
  uint32_t first, second;
  Relation relation;
  uint8_t waitStates;
  const char *what;
};

const Rule rules[] = {
    {AllChips, Vector, GlobalMemory, ScalarRead, 5,
     "a vector instruction writes a scalar register that a memory instruction reads"},
    {AllChips, Vector, SelectsLane, LaneSelectRead, 4,
     "a vector instruction writes the scalar register that selects a lane"},
    {AllChips, Vector, DivFmas, VccRead, 4, "a vector instruction writes VCC, v_div_fmas reads it"},
    {AllChips, Vector, UsesDpp, VectorRead, 2,
     "a vector instruction writes a register that DPP reads"},
    {AllChips, WritesExec, UsesDpp, Always, 5, "a vector instruction writes EXEC before DPP"},
    {AllChips, WritesExec, Matrix, Always, 4,
     "a vector instruction writes EXEC before a matrix instruction"},
    {AllChips, NotMatrix, Matrix, VectorRead, 2,
     "a vector instruction writes a register that a matrix instruction reads"},
    {AllChips, SetReg, SetReg, SameRegister, 2, "the same hardware register is set twice"},
    {AllChips, Scalar, LoadsToLds, M0Read, 1, "M0 is written before a load to LDS"},
    {Gfx90a, WideStore, Vector, StoredWritten, 1,
     "the data of a store of more than 64 bits are written over"},
    {Gfx94, WideStore, Vector, StoredWritten, 2,
     "the data of a store of more than 64 bits are written over"},
    {AllChips, MatrixF64, FmaF64, Always, 2, "v_fma_f64 follows a matrix instruction of f64"},
    {AllChips, Dot, Vector | Memory, DotRead, 3, "the result of a dot product is read"},
    {AllChips, Dot, Vector, DotWritten, 3, "the result of a dot product is written over"},
    {Gfx94, Transcendental, NotTranscendental, VectorRead, 1,
     "the result of a transcendental instruction is read by another"},
    {Gfx94, MovesResult, Vector, VectorRead, 1,
     "a result that SDWA or op_sel has moved to other bits is read"},
    {Gfx94, Vector, Vector, ScalarRead, 2,
     "a vector instruction writes a scalar register that another reads"},
    {Gfx94, Vector, ReadsLane, VectorRead, 1,
     "a vector instruction writes a register that v_readlane reads"},
    {Gfx94, WritesExec, ReadsOrWritesLane, Always, 4,
     "a vector instruction writes EXEC before lanes are read or written"},
};

/// How a later instruction depends on a matrix instruction's operands.
enum class MatrixUse { SameC, OverlappingC, AorB, VectorRead, MemoryRead, Written, CWritten };

struct Facts {
  uint32_t properties = 0;
  unsigned passes = 0; // of matrix instructions: four cycles each
  bool isXdl = false;  // of the matrix core proper; f64 and (on gfx94x) f32 are not
  unsigned states = 1; // that it takes up
  bool endsPath = false;
};

/// Passes as the ISA manuals' tables of matrix instructions have them.
unsigned passesOf(const MatrixInstruction &matrix, unsigned chip) {
  if (matrix.a == MatrixElement::F64)
    return matrix.m == 4 ? 4 : chip == Gfx950 ? 16 : 8;
  if (matrix.m == 4)
    return 2;
  // Of gfx94x's instructions those with one block take half the time, but for f32.
  const bool isFast = chip != Gfx90a && matrix.blocks == 1 && matrix.a != MatrixElement::F32;
  unsigned passes = (matrix.m == 32 ? 16 : 8) / (isFast ? 2 : 1);
  // 8-bit formats have half the rate of the others there.
  if (matrix.a == MatrixElement::F8F6F4)
    passes *= 2;
  return passes;
}

/// Wait states from a matrix instruction to what depends on it: the tables in 4.5 (7.6) of the ISA
/// manuals as checkMAIHazards90A and checkMAIVALUHazards of LLVM's GCNHazardRecognizer.cpp have
/// them; for gfx950 see LLVM's pull requests 117262, 117263, 117283 to 117285, 126132 and 126732.
unsigned matrixWaitStates(const Facts &first, const Facts &second, MatrixUse use, unsigned chip) {
  const unsigned passes = first.passes;
  const bool isF64 = first.properties & MatrixF64, nextIsF64 = second.properties & MatrixF64;
  // gfx950 takes one more, except after two passes.
  const unsigned more = chip == Gfx950 && passes != 2 ? 1 : 0;
  if (use == MatrixUse::CWritten) {
    if (isF64 || (chip != Gfx90a && !first.isXdl))
      return 0;
    return passes - 1;
  }
  if (isF64) {
    const bool isSmall = passes == 4;
    switch (use) {
    case MatrixUse::SameC:
      return isSmall && nextIsF64 && second.passes == 4 ? 4 : 0;
    case MatrixUse::OverlappingC:
      return second.isXdl ? 0 : isSmall ? 4 : passes + 1;
    case MatrixUse::MemoryRead:
      return isSmall ? 9 : 18;
    case MatrixUse::Written: // with gfx950's 16 passes, too (DMFMA16x16WriteVgprVALUWrite)
      return isSmall ? 6 : 11;
    default:
      return isSmall ? 6 : passes + 3;
    }
  }
  switch (use) {
  case MatrixUse::SameC:
    return chip != Gfx90a && passes == 2 ? 2 : 0;
  case MatrixUse::OverlappingC:
    if (chip == Gfx90a)
      return passes + (nextIsF64 ? 1 : 0);
    if (!first.isXdl)
      return second.isXdl ? 0 : passes;
    // gfx950 takes one more for the matrix core even after two passes
    // (XDL_N_PassWritesVGPROverlappedXDLOrSMFMASrcC).
    return passes + 1 + (second.isXdl && chip == Gfx950 ? 1 : more);
  default:
    // 20 of gfx950's after 16 passes are in LLVM's tables, but LLVM 22 looks back over 19 states
    // only: it fills up what is shorter, and leaves exactly 19 (MaxWaitStates).
    return passes + (first.isXdl ? 3 + more : 2);
  }
}

class Checker {
public:
  explicit Checker(const Program &program);
  void run();

private:
  struct Walk {
    unsigned number;
    /// Instructions found on this path that hide earlier ones, by operand; see visit.
    uint32_t hidden;
    unsigned distance;
  };
  Facts examine(const Instruction &instruction) const;
  void check(unsigned second);
  uint32_t visit(unsigned first, unsigned second, unsigned distance, uint32_t hidden);
  bool isRelated(const Instruction &first, const Instruction &second, Relation relation) const;
  [[noreturn]] void report(unsigned first, unsigned second, unsigned distance, unsigned needed,
                           const std::string &what) const;

  const Program &program;
  unsigned chip;
  std::vector<Facts> facts;
  std::vector<std::vector<unsigned>> before; // what may come before, but for the one above
};

bool overlaps(unsigned first, unsigned count, unsigned other, unsigned otherCount) {
  return first < other + otherCount && other < first + count;
}
/// True if an instruction reads (writes) one of `count` registers from `first` on.
bool touches(const Instruction &instruction, unsigned first, unsigned count, bool writes) {
  return std::any_of(
      instruction.touches.begin(), instruction.touches.end(), [&](const Touch &touch) {
        return touch.writes == writes && overlaps(touch.first, touch.count, first, count);
      });
}

Checker::Checker(const Program &program)
    : program(program), chip(program.chip == "gfx90a"   ? Gfx90a
                             : program.chip == "gfx942" ? Gfx942
                                                        : Gfx950),
      before(program.instructions.size()) {
  for (const Instruction &instruction : program.instructions) {
    facts.push_back(examine(instruction));
    if (instruction.operation->operands == std::string("L"))
      before[instruction.target].push_back(instruction.number);
  }
}

Facts Checker::examine(const Instruction &in) const {
  Facts facts;
  const std::string name = in.operation->name;
  const auto starts = [&](const char *text) { return name.rfind(text, 0) == 0; };
  const auto set = [&](uint32_t property, bool condition) {
    facts.properties |= condition ? property : 0;
  };
  facts.states = name == "s_nop" ? (in.encoding & 15u) + 1 : 1;
  facts.endsPath = name == "s_branch" || name == "s_endpgm";
  const Class category = in.operation->category;
  const bool isVector = category == Class::Valu || category == Class::Mfma;
  set(Vector, isVector);
  set(NotMatrix, category == Class::Valu);
  set(Scalar, category == Class::Salu);
  set(GlobalMemory, category == Class::Vmem);
  set(Lds, category == Class::Lds);
  set(UsesDpp, in.dpp.used);
  // MI300 manual: op_sel of a destination, and parts of SDWA other than the whole word.
  set(MovesResult, isVector && ((in.usesSdwa && in.sdwaPart != 6 && in.destinationWords) ||
                                (in.highHalf && !starts("v_fma_mix"))));
  for (const char *root : {"v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_", "v_sin_", "v_cos_"})
    set(Transcendental, starts(root));
  set(NotTranscendental, isVector && !(facts.properties & Transcendental));
  set(WritesExec,
      isVector && (starts("v_cmpx_") || touches(in, firstScalar + execRegister, 2, true)));
  const bool readsLane = name == "v_readlane_b32" || name == "v_readfirstlane_b32";
  set(ReadsLane, readsLane);
  set(ReadsOrWritesLane, readsLane || name == "v_writelane_b32");
  set(SelectsLane, (name == "v_readlane_b32" || name == "v_writelane_b32") &&
                       in.source[1].kind == Source::Scalar);
  set(Dot, starts("v_dot"));
  set(DivFmas, starts("v_div_fmas_"));
  set(SetReg, starts("s_setreg_"));
  const bool isBuffer = starts("buffer_");
  set(LoadsToLds, category == Class::Vmem && (in.toLds || starts("global_load_lds_")));
  set(WideStore, category == Class::Vmem && name.find("_store_") != std::string::npos &&
                     in.source[1].words > 2 && !(isBuffer && in.source[3].kind == Source::Scalar));
  set(FmaF64, name == "v_fma_f64" || name == "v_fmac_f64");
  if (in.matrix) {
    const bool isF64 = in.matrix->a == MatrixElement::F64;
    set(Matrix, true);
    set(MatrixF64, isF64);
    facts.passes = passesOf(*in.matrix, chip);
    facts.isXdl = !isF64 && (chip == Gfx90a || in.matrix->a != MatrixElement::F32);
  }
  return facts;
}

bool Checker::isRelated(const Instruction &first, const Instruction &second,
                        Relation relation) const {
  const auto readsWritten = [&](bool vectors) {
    for (const Touch &touch : first.touches)
      if (touch.writes && (touch.first < firstScalar) == vectors &&
          touches(second, touch.first, touch.count, false))
        return true;
    return false;
  };
  switch (relation) {
  case ScalarRead:
    return readsWritten(false);
  case VectorRead:
    return readsWritten(true);
  case LaneSelectRead:
    return touches(first, firstScalar + second.source[1].index, 1, true);
  case VccRead:
    return touches(first, firstScalar + vcc, 2, true);
  case M0Read:
    return touches(first, firstScalar + m0, 1, true);
  case StoredWritten:
    return touches(second, first.source[1].index, first.source[1].words, true);
  case Always:
    return true;
  case DotRead:
    if (first.operation != second.operation)
      return readsWritten(true);
    return std::any_of(std::begin(second.source), std::begin(second.source) + 2,
                       [&](const Source &factor) {
                         return factor.kind == Source::Vector &&
                                overlaps(first.destination, 1, factor.index, factor.words);
                       });
  case DotWritten:
    return first.operation != second.operation && touches(second, first.destination, 1, true);
  case SameRegister:
    return ((first.encoding ^ second.encoding) & 63) == 0;
  }
  return false;
}

/// The second instruction comes `distance` wait states after the first on some path. Of matrix
/// instructions that write a register the last one counts: it has waited for those before it.
/// Returns the operands of the second (bits) for which that one is found.
uint32_t Checker::visit(unsigned first, unsigned second, unsigned distance, uint32_t hidden) {
  const Instruction &one = program.instructions[first], &two = program.instructions[second];
  const Facts &mine = facts[first], &next = facts[second];
  for (const Rule &rule : rules)
    if (rule.chips & chip && rule.waitStates > distance && mine.properties & rule.first &&
        next.properties & rule.second && isRelated(one, two, rule.relation))
      report(first, second, distance, rule.waitStates, rule.what);
  if (!one.matrix || !(next.properties & (Vector | Memory)))
    return hidden;

  const auto demand = [&](MatrixUse use, const char *what) {
    const unsigned needed = matrixWaitStates(mine, next, use, chip);
    if (needed > distance)
      report(first, second, distance, needed,
             std::string(what) + " of a matrix instruction of " + std::to_string(mine.passes) +
                 " passes");
  };
  uint32_t bit = 1;
  for (const Touch &touch : two.touches) {
    const bool isHidden = hidden & bit;
    const uint32_t mask = bit;
    bit <<= 1;
    if (touch.first >= firstScalar)
      continue;
    const Source &c = one.source[2];
    if (touch.writes && !two.matrix && c.kind == Source::Vector &&
        overlaps(c.index, c.words, touch.first, touch.count))
      demand(MatrixUse::CWritten, "writes the third operand");
    if (isHidden || !overlaps(one.destination, one.destinationWords, touch.first, touch.count))
      continue;
    hidden |= mask;
    if (touch.writes) {
      if (!two.matrix)
        demand(MatrixUse::Written, "writes the result");
    } else if (!two.matrix) {
      demand(next.properties & Memory ? MatrixUse::MemoryRead : MatrixUse::VectorRead,
             "reads the result");
    } else {
      const Source &added = two.source[2];
      const bool isC =
          added.kind == Source::Vector && touch.first == added.index && touch.count == added.words;
      const bool isSame = touch.first == one.destination && touch.count == one.destinationWords;
      // An operand that is all three is checked as the strictest.
      const bool isAorB = touch.first == two.source[0].index || touch.first == two.source[1].index;
      if (!isC || isAorB)
        demand(MatrixUse::AorB, "reads as a factor the result");
      if (isC)
        demand(isSame ? MatrixUse::SameC : MatrixUse::OverlappingC, "adds to the result");
    }
  }
  return hidden;
}

/// On gfx90a a matrix instruction of f64 between the two keeps hardware from holding back a memory
/// instruction that reads what a vector instruction has just written.
constexpr unsigned afterF64 = 2;
/// The longest distance of all.
constexpr unsigned farthest = 20;
/// Code that branches so much that a walk meets more instructions is not LLVM's.
constexpr unsigned longestWalk = 1024;

void Checker::check(unsigned second) {
  if (!(facts[second].properties & (Vector | Memory | SetReg)))
    return;
  std::map<std::pair<unsigned, uint32_t>, unsigned> seen; // the least distance
  std::vector<Walk> open;
  const auto comeFrom = [&](unsigned number, uint32_t hidden, unsigned distance) {
    const auto push = [&](unsigned previous) {
      auto [it, isNew] = seen.emplace(std::pair(previous, hidden), distance);
      if (!isNew && it->second <= distance)
        return;
      it->second = distance;
      if (seen.size() < longestWalk)
        open.push_back({previous, hidden, distance});
    };
    if (number > 0 && !facts[number - 1].endsPath)
      push(number - 1);
    for (const unsigned branch : before[number])
      push(branch);
  };
  constexpr uint32_t sawF64 = uint32_t(1) << 31; // beside the operands' bits
  comeFrom(second, 0, 0);
  while (!open.empty()) {
    const Walk at = open.back();
    open.pop_back();
    uint32_t hidden = visit(at.number, second, at.distance, at.hidden);
    const Facts &mine = facts[at.number];
    if (chip == Gfx90a && facts[second].properties & Memory) {
      if (hidden & sawF64 && mine.properties & NotMatrix && at.distance < afterF64 &&
          isRelated(program.instructions[at.number], program.instructions[second], VectorRead))
        report(at.number, second, at.distance, afterF64,
               "reads after a matrix instruction of f64 what was written before it");
      hidden |= mine.properties & MatrixF64 ? sawF64 : 0;
    }
    const unsigned distance = at.distance + mine.states;
    if (distance < farthest)
      comeFrom(at.number, hidden, distance);
  }
}

void Checker::report(unsigned first, unsigned second, unsigned distance, unsigned needed,
                     const std::string &what) const {
  const Instruction &one = program.instructions[first], &two = program.instructions[second];
  fuse::runtime::fail("kernel '", program.name, "': ", needed - distance,
                      " wait states (s_nop) are missing before '", two.text, "' at 0x", std::hex,
                      two.address, std::dec, ": it comes ", distance, " after '", one.text,
                      "' at 0x", std::hex, one.address, std::dec, " and needs ", needed, ": ",
                      what);
}

void Checker::run() {
  for (const Instruction &instruction : program.instructions)
    check(instruction.number);
}

} // namespace

void fuse::sim::amd::checkHazards(const Program &program) { Checker(program).run(); }
