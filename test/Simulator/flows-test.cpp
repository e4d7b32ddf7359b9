//===- flows-test.cpp - which bits of PTX's registers are used, by trial --===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX's instructions that compute registers, on random values, with random constants where LLVM
// writes constants: some bits of the result are used, and whatever the bits of the operands are
// that are said to reach none of them, those stay the same. Of instructions that move and combine
// bits one by one, each bit that is said to reach one must change it for some of the values tried.
// Prints one line for each instruction that fails, and how many there are.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Simulator/NVIDIA/Builder.h"
#include "../../lib/Simulator/NVIDIA/Warp.h"

#include <cstdio>
#include <random>

using namespace fuse::sim::ptx;

namespace {

std::mt19937_64 generator(1);
uint64_t random64() { return generator(); }

/// An instruction: %h, %r, %w and %p are registers of 16, 32 and 64 bits and predicates, 0 and 4
/// results, `#N#` is a constant below N, `#` one of the operands' width.
struct Form {
  std::string text;
  bool isExact = false;
};

const char *const typesOfBits[] = {"16", "32", "64"};
char registerOf(unsigned bytes) { return bytes == 2 ? 'h' : bytes == 4 ? 'r' : 'w'; }

/// "%r0, %r1, %r2" for so many operands of a type; the last one a constant if wanted.
std::string operands(unsigned bytes, unsigned count, bool constant = false) {
  std::string text;
  for (unsigned n = 0; n <= count; ++n)
    text += (n ? ", " : " ") + (constant && n == count
                                    ? std::string("#")
                                    : std::string("%") + registerOf(bytes) + std::to_string(n));
  return text;
}

void addIntegers(std::vector<Form> &forms) {
  for (unsigned which = 0; which < 3; ++which) {
    const unsigned bytes = 2u << which;
    const std::string bits = typesOfBits[which], h = "%" + std::string(1, registerOf(bytes));
    for (const char *opcode : {"and", "or", "xor"})
      for (const bool constant : {false, true})
        forms.push_back({std::string(opcode) + ".b" + bits + operands(bytes, 2, constant), true});
    forms.push_back({"not.b" + bits + operands(bytes, 1), true});
    forms.push_back({"mov.b" + bits + operands(bytes, 1), true});
    forms.push_back({"cnot.b" + bits + operands(bytes, 1)});
    forms.push_back({"selp.b" + bits + operands(bytes, 2) + ", %p1", true});
    for (const char *amount : {"%r5", "#70#", "#16#"}) {
      const bool isExact = amount[0] == '#';
      forms.push_back({"shl.b" + bits + operands(bytes, 1) + ", " + amount, isExact});
      forms.push_back({"shr.u" + bits + operands(bytes, 1) + ", " + amount, isExact});
      forms.push_back({"shr.s" + bits + operands(bytes, 1) + ", " + amount, isExact});
    }
    for (const char sign : {'s', 'u'}) {
      const std::string type = std::string(1, sign) + bits;
      for (const char *opcode : {"add", "sub", "mul.lo", "mul.hi", "div", "rem", "min", "max"})
        for (const bool constant : {false, true})
          forms.push_back({std::string(opcode) + "." + type + operands(bytes, 2, constant)});
      forms.push_back({"mad.lo." + type + operands(bytes, 3)});
      if (bytes > 2)
        forms.push_back({"mad.hi." + type + operands(bytes, 3)});
      if (bytes < 8) {
        const std::string wide = std::string("%") + registerOf(2 * bytes);
        forms.push_back({"mul.wide." + type + " " + wide + "0, " + h + "1, " + h + "2"});
        forms.push_back(
            {"mad.wide." + type + " " + wide + "0, " + h + "1, " + h + "2, " + wide + "3"});
      }
      for (const char *comparison : {"eq", "ne", "lt", "le", "gt", "ge"})
        for (const char *other : {"#", "#3#", "#0#"})
          for (const char *combined : {"", ".and", ".xor"})
            forms.push_back({"setp." + (comparison + std::string(combined)) + "." + type + " %p0" +
                             (*combined ? "|%p4, " : ", ") + h + "1, " + other +
                             (*combined ? ", %p1" : "")});
      if (bytes == 2)
        continue;
      for (const std::string field :
           {"%r5, %r6", "#70#, %r6", "%r5, #70#", "#70#, #70#", "#32#, #32#"})
        forms.push_back({"bfe." + type + operands(bytes, 1) + ", " + field,
                         field.find('%') == std::string::npos});
      forms.push_back({"bfind." + type + " %r0, " + h + "1"});
    }
    forms.push_back({"neg.s" + bits + operands(bytes, 1)});
    forms.push_back({"abs.s" + bits + operands(bytes, 1)});
    if (bytes == 2)
      continue;
    for (const char *opcode : {"popc", "clz"})
      forms.push_back({std::string(opcode) + ".b" + bits + " %r0, " + h + "1"});
    forms.push_back({"brev.b" + bits + operands(bytes, 1), true});
    for (const char *field : {"%r5, %r6", "#70#, %r6", "#70#, #70#", "#32#, #32#"})
      forms.push_back({"bfi.b" + bits + operands(bytes, 2) + ", " + field});
    forms.push_back({"bfi.b" + bits + operands(bytes, 2) + ", #32#, #32#", true});
  }
  for (const char *type : {"u16x2", "s16x2"})
    for (const char *opcode : {"add", "min", "max"})
      forms.push_back({std::string(opcode) + "." + type + operands(4, 2)});
  forms.push_back({"max.s16x2.relu" + operands(4, 2)});
  for (const char *third : {"%r3", "#"})
    forms.push_back({std::string("lop3.b32 %r0, %r1, %r2, ") + third + ", #256#", true});
  for (const char *second : {"%r2", "#"})
    forms.push_back({std::string("lop3.b32 %r0, #, ") + second + ", %r3, #256#", true});
  for (const char *how : {"l.wrap", "l.clamp", "r.wrap", "r.clamp"})
    for (const char *amount : {"%r3", "#40#"})
      forms.push_back(
          {std::string("shf.") + how + ".b32 %r0, %r1, %r2, " + amount, amount[0] == '#'});
  forms.push_back({"prmt.b32 %r0, %r1, %r2, %r3"});
  forms.push_back({"prmt.b32 %r0, %r1, %r2, #65536#", true});
  forms.push_back({"mov.b32 %r0, {%h1, %h2}", true});
  forms.push_back({"mov.b32 {%h0, %h4}, %r1", true});
  forms.push_back({"mov.b32 {_, %h0}, %r1", true});
  forms.push_back({"mov.b64 %w0, {%r1, %r2}", true});
  forms.push_back({"mov.b64 {%r0, %r4}, %w1", true});
  forms.push_back({"mov.b64 %w0, {%h1, %h2, %h3, %h1}", true});
  forms.push_back({"mov.b64 {%h0, _, _, %h4}, %w1", true});
  for (const char *opcode : {"and", "or", "xor"})
    forms.push_back({std::string(opcode) + ".pred %p0, %p1, %p2", true});
  forms.push_back({"not.pred %p0, %p1", true});
  forms.push_back({"mov.pred %p0, %p1", true});
  forms.push_back({"shfl.sync.bfly.b32 %r0, %r1, 3, 31, -1", true});
  forms.push_back({"shfl.sync.idx.b32 %r0|%p0, %r1, 7, 31, -1", true});
  for (const char *what : {"add.u32", "add.s32", "min.s32", "max.u32"})
    forms.push_back({std::string("redux.sync.") + what + " %r0, %r1, -1"});
  for (const char *what : {"and", "or", "xor"})
    forms.push_back({std::string("redux.sync.") + what + ".b32 %r0, %r1, -1"});
  forms.push_back({"cvta.to.global.u64 %w0, %w1"});
  forms.push_back({"cvta.shared.u64 %w0, %w1"});
  forms.push_back({"isspacep.shared %p0, %w1"});
}

void addConversions(std::vector<Form> &forms) {
  const char *const types[] = {"u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"};
  for (unsigned to = 0; to < 8; ++to)
    for (unsigned from = 0; from < 8; ++from)
      for (const char r : {'h', 'r', 'w'})
        for (const char s : {'h', 'r', 'w'}) {
          const auto bytes = [](char c) { return c == 'h' ? 2 : c == 'r' ? 4 : 8; };
          if (bytes(r) < 1 << to / 2 || bytes(s) < 1 << from / 2)
            continue;
          const std::string registers = std::string(" %") + r + "0, %" + s + "1",
                            of = std::string(types[to]) + "." + types[from];
          forms.push_back({"cvt." + of + registers, true});
          if (to != from)
            forms.push_back({"cvt.sat." + of + registers});
        }
  for (const char *text :
       {"cvt.rn.f32.s8 %r0, %r1", "cvt.rn.f16.u16 %h0, %h1", "cvt.rn.f32.u64 %r0, %w1",
        "cvt.rzi.s32.f32 %r0, %r1", "cvt.rzi.u8.f16 %h0, %h1", "cvt.f32.f16 %r0, %h1",
        "cvt.rn.bf16.f32 %h0, %r1", "cvt.rn.f16x2.f32 %r0, %r1, %r2",
        "cvt.rn.bf16x2.f32 %r0, %r1, %r2", "cvt.rn.relu.f16x2.f32 %r0, %r1, %r2",
        "cvt.rn.satfinite.e4m3x2.f32 %h0, %r1, %r2", "cvt.rn.f16x2.e5m2x2 %r0, %h1",
        "cvt.rn.f16x2.e4m3x2 %r0, %h1", "cvt.rn.satfinite.e4m3x2.f16x2 %h0, %r1"})
    forms.push_back({text});
}

void addFloats(std::vector<Form> &forms) {
  const std::pair<const char *, unsigned> types[] = {{"f32", 4},   {"f64", 8},  {"f16", 2},
                                                     {"f16x2", 4}, {"bf16", 2}, {"bf16x2", 4}};
  for (const auto &[type, bytes] : types) {
    for (const char *opcode : {"add", "sub", "mul", "min", "max", "max.NaN"})
      forms.push_back({std::string(opcode) + "." + type + operands(bytes, 2)});
    for (const char *opcode : {"neg", "abs"})
      forms.push_back({std::string(opcode) + "." + type + operands(bytes, 1)});
    forms.push_back({std::string("fma.rn.") + type + operands(bytes, 3)});
    const std::string pair = std::string("%") + registerOf(bytes);
    for (const char *comparison : {"eq", "lt", "geu", "nan"})
      forms.push_back({std::string("setp.") + comparison + "." + type + " %p0|%p4, " + pair +
                       "1, " + pair + "2"});
  }
  for (const char *text : {"ex2.approx.f32 %r0, %r1", "sqrt.rn.f64 %w0, %w1",
                           "copysign.f32 %r0, %r1, %r2", "testp.finite.f32 %p0, %r1"})
    forms.push_back({text});
}

/// The text with its constants drawn.
std::string fill(const std::string &text) {
  std::string filled;
  const unsigned bits = text.find("%w") != std::string::npos   ? 64
                        : text.find("%r") != std::string::npos ? 32
                                                               : 16;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '#') {
      filled += text[at];
      continue;
    }
    size_t end = at + 1;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
      ++end;
    uint64_t value;
    if (end > at + 1) { // #N#
      const uint64_t below = std::stoull(text.substr(at + 1, end - at - 1));
      value = below ? random64() % below : 0;
      at = end;
    } else {
      // Runs of ones, single bits, small numbers, numbers with zeros below.
      value = random64() >> random64() % 64 << random64() % 64;
      if (random64() % 3 == 0)
        value = ~value;
      value &= lowBits(bits);
    }
    filled += std::to_string(value);
  }
  return filled;
}

/// A kernel of one instruction, after moves that tell where registers are.
struct Trial {
  struct Register {
    Slot slot;
    unsigned bytes; // 0: a predicate
    bool isResult;
  };
  Program program;
  BitFlows flows;
  std::vector<Register> registers;
  Warp warp;
  std::vector<uint8_t> values;

  explicit Trial(const std::string &text) {
    std::string kernel =
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\n"
        ".reg .b16 %h<8>;\n.reg .b32 %r<8>;\n.reg .b64 %w<8>;\n.reg .pred %p<8>;\n";
    const std::pair<char, unsigned> kinds[] = {{'h', 2}, {'r', 4}, {'w', 8}, {'p', 0}};
    for (const auto &[name, bytes] : kinds)
      for (unsigned n = 0; n < 8; ++n) {
        const std::string each = std::string("%") + name + std::to_string(n);
        kernel += (bytes ? "mov.b" + std::to_string(8 * bytes) : "mov.pred") + " " + each + ", " +
                  each + ";\n";
        registers.push_back({0, bytes, n == 0 || n == 4});
      }
    const Source source = parse(kernel + text + ";\nret;\n}\n");
    Builder builder(source, source.entries[0], program);
    builder.build();
    flows = builder.bitFlows();
    for (size_t n = 0; n < registers.size(); ++n)
      registers[n].slot = program.code[n].op[0];
    // Registers that the instruction does not name are none of it.
    size_t kept = 0;
    for (size_t n = 0; n < registers.size(); ++n)
      if (text.find("%" + std::string(1, kinds[n / 8].first) + std::to_string(n % 8)) !=
          std::string::npos)
        registers[kept++] = registers[n];
    registers.resize(kept);
    warp.program = &program;
    warp.live = warp.active = ~0u;
    warp.registers.resize(program.registerBytes);
    warp.base[0] = warp.registers.data();
    warp.base[1] = program.constants.data();
  }

  uint64_t get(const Register &which, unsigned lane) {
    uint64_t value = 0;
    if (which.bytes)
      std::memcpy(&value, warp.lanes<uint8_t>(which.slot) + size_t(lane) * which.bytes,
                  which.bytes);
    else
      value = warp.predicate(which.slot) >> lane & 1;
    return value;
  }
  void flip(const Register &which, unsigned lane, uint64_t bits) {
    const uint64_t value = get(which, lane) ^ bits;
    if (which.bytes)
      std::memcpy(warp.lanes<uint8_t>(which.slot) + size_t(lane) * which.bytes, &value,
                  which.bytes);
    else
      warp.predicate(which.slot) ^= uint32_t(bits & 1) << lane;
  }
  static uint64_t all(const Register &which) { return lowBits(which.bytes ? 8 * which.bytes : 1); }

  void draw() {
    for (const Register &each : registers)
      for (unsigned lane = 0; lane < numLanes; ++lane) {
        const uint64_t kind = random64() % 8;
        const uint64_t value = kind == 0   ? 0
                               : kind == 1 ? random64() & 63
                               : kind == 2 ? random64() & 0x0f0f0f0f0f0f0f0f
                               : kind == 3 ? ~(random64() & 0xff)
                                           : random64();
        flip(each, lane, (get(each, lane) ^ value) & all(each));
      }
    values = warp.registers;
  }
  void execute() {
    const Instruction &instruction = program.code[program.code.size() - 3];
    warp.current = &instruction;
    instruction.handler(warp, instruction, ~0u);
  }
};

/// What is wrong with an instruction, or nothing.
std::string check(const std::string &text, bool isExact) {
  Trial trial(text);
  constexpr unsigned draws = 12, flips = 12;
  // One bit, all bits, or some of them are used.
  for (unsigned how = 0; how < 6; ++how) {
    BitFlows flows = trial.flows;
    std::vector<uint64_t> used, reaching;
    for (const Trial::Register &each : trial.registers) {
      const uint64_t pick = how == 0 ? ~uint64_t(0)
                            : how == 1
                                ? random64() & random64()
                                : uint64_t(1) << random64() % (each.bytes ? 8 * each.bytes : 1);
      used.push_back(each.isResult ? pick & Trial::all(each) : 0);
      flows.use(each.slot, used.back());
    }
    flows.follow();
    for (const Trial::Register &each : trial.registers)
      reaching.push_back(each.isResult ? 0 : flows.used(each.slot) & Trial::all(each));
    std::vector<uint64_t> matters(trial.registers.size());
    for (unsigned n = 0; n < draws; ++n) {
      trial.draw();
      trial.execute();
      const std::vector<uint8_t> first = trial.warp.registers;
      const auto differs = [&] {
        for (size_t k = 0; k < trial.registers.size(); ++k)
          for (unsigned lane = 0; used[k] && lane < numLanes; ++lane) {
            const uint64_t now = trial.get(trial.registers[k], lane);
            trial.warp.base[0] = const_cast<uint8_t *>(first.data());
            const uint64_t before = trial.get(trial.registers[k], lane);
            trial.warp.base[0] = trial.warp.registers.data();
            if ((now ^ before) & used[k])
              return true;
          }
        return false;
      };
      for (unsigned k = 0; k < flips; ++k) {
        std::copy(trial.values.begin(), trial.values.end(), trial.warp.registers.begin());
        for (size_t s = 0; s < trial.registers.size(); ++s)
          for (unsigned lane = 0; !trial.registers[s].isResult && lane < numLanes; ++lane)
            trial.flip(trial.registers[s], lane,
                       random64() & ~reaching[s] & Trial::all(trial.registers[s]));
        trial.execute();
        if (differs())
          return "a bit that is said to reach none changes one that is used";
      }
      for (size_t s = 0; isExact && s < trial.registers.size(); ++s)
        for (uint64_t rest = reaching[s] & ~matters[s]; rest; rest &= rest - 1) {
          const uint64_t bit = rest & (0 - rest);
          std::copy(trial.values.begin(), trial.values.end(), trial.warp.registers.begin());
          for (unsigned lane = 0; lane < numLanes; ++lane)
            trial.flip(trial.registers[s], lane, bit);
          trial.execute();
          matters[s] |= differs() ? bit : 0;
        }
    }
    if (isExact && matters != reaching)
      return "a bit that is said to reach one that is used never changes it";
  }
  return "";
}

} // namespace

int main() {
  std::vector<Form> forms;
  addIntegers(forms);
  addConversions(forms);
  addFloats(forms);
  unsigned failures = 0;
  for (const Form &form : forms) {
    const bool hasConstants = form.text.find('#') != std::string::npos;
    for (unsigned n = 0; n < (hasConstants ? 12 : 1); ++n) {
      const std::string text = fill(form.text), wrong = check(text, form.isExact);
      if (wrong.empty())
        continue;
      std::printf("FAIL %s: %s\n", text.c_str(), wrong.c_str());
      ++failures;
      break;
    }
  }
  std::printf("%zu instructions, %u wrong\n", forms.size(), failures);
  return failures != 0;
}
