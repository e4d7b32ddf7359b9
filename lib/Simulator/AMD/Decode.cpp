//===- Decode.cpp - from machine code to operations -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's disassembler prints each instruction once; its mnemonic, operands and modifiers are
// read from that text, which is the assembler's documented syntax (LLVM, "AMDGPU Operand
// Syntax", "AMDGPU Modifier Syntax"). Any part that is not understood is an error.
//
//===----------------------------------------------------------------------===//

#include "../Numbers.h"
#include "Operands.h"
#include "fuse/Runtime/Error.h"

#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <map>
#include <mutex>

extern "C" void LLVMInitializeAMDGPUTargetInfo();
extern "C" void LLVMInitializeAMDGPUTargetMC();
extern "C" void LLVMInitializeAMDGPUDisassembler();

using namespace fuse;
using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

/// LLVM's disassembler and printer for one chip.
class Disassembler {
public:
  explicit Disassembler(const std::string &chip) : triple("amdgcn-amd-amdhsa") {
    static std::once_flag once;
    std::call_once(once, [] {
      LLVMInitializeAMDGPUTargetInfo();
      LLVMInitializeAMDGPUTargetMC();
      LLVMInitializeAMDGPUDisassembler();
    });
    std::string error;
    const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, error);
    if (!target)
      runtime::fail("LLVM has no AMDGPU target: ", error);
    registers.reset(target->createMCRegInfo(triple));
    assembly.reset(target->createMCAsmInfo(*registers, triple, options));
    instructions.reset(target->createMCInstrInfo());
    subtarget.reset(target->createMCSubtargetInfo(triple, chip, ""));
    context =
        std::make_unique<llvm::MCContext>(triple, assembly.get(), registers.get(), subtarget.get());
    disassembler.reset(target->createMCDisassembler(*subtarget, *context));
    printer.reset(target->createMCInstPrinter(triple, 0, *assembly, *instructions, *registers));
  }

  /// The text of the instruction at `bytes`, and how long it is; 0 if there is none.
  uint64_t print(llvm::ArrayRef<uint8_t> bytes, uint64_t address, std::string &text) {
    llvm::MCInst instruction;
    uint64_t size = 0;
    // Past the end there are zeros.
    std::array<uint8_t, 16> window = {};
    std::copy_n(bytes.begin(), std::min(bytes.size(), window.size()), window.begin());
    uint32_t words[2];
    std::memcpy(words, window.data(), sizeof(words));
    if (crashesLlvm(words[0], words[1]))
      return 0;
    if (disassembler->getInstruction(instruction, size, window, address, llvm::nulls()) !=
            llvm::MCDisassembler::Success ||
        size > bytes.size() ||
        !std::all_of(instruction.begin(), instruction.end(),
                     [](const llvm::MCOperand &operand) { return operand.isValid(); }))
      return 0;
    text.clear();
    llvm::raw_string_ostream stream(text);
    printer->printInst(&instruction, address, "", *subtarget, stream);
    stream.flush();
    // As in "/*Invalid register, operand has 'VReg_64_Align2' register class*/".
    return text.find("/*") == std::string::npos ? size : 0;
  }

private:
  /// Encodings that do not exist, and that LLVM 22 does not refuse but crashes on.
  static bool crashesLlvm(uint32_t first, uint32_t second) {
    const auto field = [](uint32_t word, unsigned shift, unsigned width) {
      return word >> shift & ((1u << width) - 1);
    };
    constexpr uint32_t literal = 255, sdwa = 249;
    // Three sources (VOP3, VOP3P): on gfx9 none is a literal.
    if (field(first, 26, 6) == 0x34) {
      // Comparisons, v_readfirstlane and v_readlane write scalar registers, which end at 127.
      const uint32_t operation = field(first, 16, 10);
      if ((operation < 0x100 || operation == 0x142 || operation == 0x289) && field(first, 7, 1))
        return true;
      // The formats of gfx950's matrix instructions of mixed formats are 0 to 4.
      if ((operation == 0x3ad || operation == 0x3ae) &&
          (field(first, 8, 3) > 4 || field(second, 29, 3) > 4))
        return true;
      return field(second, 0, 9) == literal || field(second, 9, 9) == literal ||
             field(second, 18, 9) == literal;
    }
    // Buffers (MUBUF, MTBUF): nor is the scalar offset.
    if (field(first, 26, 6) == 0x38 || field(first, 26, 6) == 0x3a)
      return field(second, 24, 8) == literal;
    // Two sources and a constant (v_madmk, v_madak, v_fmamk, v_fmaak): it is the one literal.
    if (const uint32_t operation = field(first, 25, 7);
        (operation == 23 || operation == 24 || operation == 36 || operation == 37) &&
        field(first, 0, 9) == literal)
      return true;
    // SDWA: parts 0 to 6 of operands, and of the destination, which comparisons lack.
    if (field(first, 31, 1) || field(first, 0, 9) != sdwa)
      return false;
    const bool isComparison = field(first, 25, 7) == 0x3e;
    return field(second, 16, 3) == 7 || field(second, 24, 3) == 7 ||
           (!isComparison && (field(second, 8, 3) == 7 || field(second, 11, 2) == 3));
  }

  llvm::Triple triple;
  llvm::MCTargetOptions options;
  std::unique_ptr<llvm::MCRegisterInfo> registers;
  std::unique_ptr<llvm::MCAsmInfo> assembly;
  std::unique_ptr<llvm::MCInstrInfo> instructions;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget;
  std::unique_ptr<llvm::MCContext> context;
  std::unique_ptr<llvm::MCDisassembler> disassembler;
  std::unique_ptr<llvm::MCInstPrinter> printer;
};

bool endsWith(const std::string &text, const char *end) {
  const size_t n = std::strlen(end);
  return text.size() >= n && text.compare(text.size() - n, n, end) == 0;
}
bool startsWith(const std::string &text, const char *start) { return text.rfind(start, 0) == 0; }

/// The operands and modifiers of one instruction's text.
struct Parts {
  std::string mnemonic;
  std::vector<std::string> operands, modifiers;
};

/// Operands end with commas, modifiers with spaces; neither counts within brackets.
Parts split(const std::string &text) {
  Parts parts;
  size_t at = text.find_first_not_of(" \t");
  size_t end = std::min(text.find_first_of(" \t", at), text.size());
  parts.mnemonic = text.substr(at, end - at);
  std::string current;
  int depth = 0;
  bool inOperands = true;
  const auto flush = [&](bool isOperand) {
    if (!current.empty())
      (isOperand ? parts.operands : parts.modifiers).push_back(current);
    current.clear();
  };
  bool afterComma = true;
  for (size_t i = end; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '/' && i + 1 < text.size() && text[i + 1] == '/')
      break;
    if (c == '[' || c == '(')
      ++depth;
    if (c == ']' || c == ')')
      --depth;
    if (depth == 0 && c == ',') {
      flush(inOperands);
      afterComma = true;
    } else if (depth == 0 && (c == ' ' || c == '\t')) {
      if (current.empty())
        continue;
      // A space that no comma preceded ends the operands.
      flush(inOperands);
      inOperands = false;
    } else {
      if (!afterComma && current.empty())
        inOperands = false;
      afterComma = false;
      current += c;
    }
  }
  flush(inOperands);
  return parts;
}

class Decoder {
public:
  Decoder(Program &program, Instruction &instruction, const Parts &parts)
      : program(program), in(instruction), parts(parts) {}

  void decode();

private:
  [[noreturn]] void refuse(const std::string &why) const {
    runtime::fail("kernel '", program.name, "': ", why, ": '", in.text, "' at 0x", std::hex,
                  in.address, " (", program.chip, ")");
  }
  int64_t number(const std::string &text, int64_t least, int64_t most) const;
  void setUp();
  void parseOperands();
  void parseSource(unsigned slot, const std::string &text);
  void parseModifiers();
  bool parseDpp(const std::string &name, const std::string &value);
  void setBits(const std::string &list, void (*set)(Source &, bool));
  void makeConstants();
  void listTouches();
  void touchVector(const Register &r, bool writes);

  Program &program;
  Instruction &in;
  const Parts &parts;
  std::vector<unsigned> order; // slots of the sources, as written
};

std::string stripEncoding(const std::string &mnemonic, bool &sdwa, bool &dpp) {
  for (const char *suffix : {"_e32", "_e64", "_sdwa", "_dpp"})
    if (endsWith(mnemonic, suffix)) {
      sdwa = suffix == std::string("_sdwa");
      dpp = suffix == std::string("_dpp");
      return mnemonic.substr(0, mnemonic.size() - std::strlen(suffix));
    }
  return mnemonic;
}

} // namespace

int64_t Decoder::number(const std::string &text, int64_t least, int64_t most) const {
  char *end = nullptr;
  errno = 0;
  const long long value = std::strtoll(text.c_str(), &end, 0);
  if (text.empty() || *end || errno || value < least || value > most)
    refuse("'" + text + "' is no number from " + std::to_string(least) + " to " +
           std::to_string(most));
  return value;
}

void Decoder::setUp() {
  bool dpp = false;
  const std::string name = stripEncoding(parts.mnemonic, in.usesSdwa, dpp);
  in.operation =
      startsWith(name, "v_mfma") ? findMatrix(name, in, program.chip) : findOperation(name);
  if (!in.operation || !in.operation->execute)
    refuse("instruction that the simulator does not know");
  in.execute = in.operation->execute;
  in.dpp.used = dpp;
  in.destinationWords = 0;
  for (unsigned i = 0; i < 3; ++i) {
    in.source[i].type = in.operation->sources[i];
    if (in.source[i].type == Type::Mix)
      in.source[i].selectHigh = false;
  }
  in.source[3].type = Type::B32;
}

void Decoder::parseSource(unsigned slot, const std::string &whole) {
  Source &source = in.source[slot];
  std::string text = whole;
  order.push_back(slot);
  const auto unwrap = [&](const char *start, const char *end) {
    if (!startsWith(text, start) || !endsWith(text, end) ||
        text.size() <= std::strlen(start) + std::strlen(end))
      return false;
    text = text.substr(std::strlen(start), text.size() - std::strlen(start) - std::strlen(end));
    return true;
  };
  if (unwrap("neg(", ")"))
    source.negate = true;
  else if (text.size() > 1 && text[0] == '-' && !(text[1] >= '0' && text[1] <= '9')) {
    source.negate = true;
    text = text.substr(1);
  }
  if (unwrap("|", "|") || unwrap("abs(", ")"))
    source.absolute = true;
  if (unwrap("sext(", ")"))
    source.signExtend = true;
  if (text == "off")
    return;
  Register r;
  if (parseRegister(text, r)) {
    source.kind = r.isVector ? Source::Vector : Source::Scalar;
    source.index = static_cast<uint16_t>(r.index);
    source.words = static_cast<uint8_t>(r.count);
    const unsigned expected = wordsOf(source.type);
    if (expected && expected != r.count)
      refuse("operand '" + whole + "' is not as wide as expected");
    if (r.index >= numRegisters - firstScalar && !r.isVector &&
        in.operation->category != Class::Salu)
      refuse("'" + whole + "' as an operand of such an instruction is not modelled");
    return;
  }
  source.kind = Source::Constant;
  source.words = static_cast<uint8_t>(std::max(wordsOf(source.type), 1u));
  if (!parseConstant(text, source.type, source.value, source.value2))
    refuse("operand '" + whole + "' is not understood");
}

void Decoder::parseOperands() {
  std::string expected = in.operation->operands;
  // Loads to LDS have no destination.
  in.toLds =
      std::find(parts.modifiers.begin(), parts.modifiers.end(), "lds") != parts.modifiers.end();
  if (in.toLds && expected[0] == 'd')
    expected = expected.substr(1);
  if (expected == "-") { // counters and hints that do not matter
    return;
  }
  if (expected == "C") { // of caches
    for (const auto &list : {parts.operands, parts.modifiers})
      in.isDeviceWide |= std::find(list.begin(), list.end(), "sc1") != list.end();
    return;
  }
  if (expected == "L") {
    if (parts.operands.size() != 1)
      refuse("a branch without one target");
    return;
  }
  if (expected == "W") {
    std::vector<std::string> all = parts.operands;
    all.insert(all.end(), parts.modifiers.begin(), parts.modifiers.end());
    for (const std::string &part : all) {
      const size_t open = part.find('(');
      const std::string counter = part.substr(0, open);
      if (open == std::string::npos || part.back() != ')')
        refuse("counters that are not understood");
      const auto count =
          static_cast<int16_t>(number(part.substr(open + 1, part.size() - open - 2), 0, INT16_MAX));
      if (counter == "vmcnt")
        in.vmcnt = count;
      else if (counter == "lgkmcnt")
        in.lgkmcnt = count;
      else if (counter != "expcnt")
        refuse("counter '" + counter + "' is not known");
    }
    return;
  }
  size_t next = 0;
  for (const char kind : expected) {
    if (kind == 'a') { // the destination once more
      in.source[2].kind = Source::Vector;
      in.source[2].index = in.destination;
      in.source[2].words = in.destinationWords;
      continue;
    }
    if (kind == 'v') {
      in.hasMask = true;
      in.mask = vcc;
      continue;
    }
    if (next >= parts.operands.size())
      refuse("fewer operands than expected");
    const std::string &text = parts.operands[next++];
    Register r;
    switch (kind) {
    case 'd':
      if (!parseRegister(text, r) || !r.isVector)
        refuse("destination '" + text + "' is no vector register");
      if (const unsigned words = wordsOf(in.operation->type); words && words != r.count)
        refuse("the destination is not as wide as expected");
      in.destination = static_cast<uint16_t>(r.index);
      in.destinationWords = static_cast<uint8_t>(r.count);
      break;
    case 's':
    case 'm':
      if (!parseRegister(text, r) || r.isVector)
        refuse("destination '" + text + "' is no scalar register");
      if (const unsigned words = kind == 'm' ? 2 : wordsOf(in.operation->type);
          r.index + r.count > numScalars || (words && words != r.count))
        refuse("the destination is not as wide as expected");
      in.scalar = static_cast<uint16_t>(r.index);
      in.scalarWords = static_cast<uint8_t>(r.count);
      break;
    case 'i':
      if (!parseRegister(text, r) || r.isVector || r.count != 2)
        refuse("operand '" + text + "' is no mask");
      in.mask = static_cast<uint16_t>(r.index);
      in.hasMask = true;
      break;
    case 'x':
      break;
    default:
      parseSource(static_cast<unsigned>(kind - '0'), text);
    }
  }
  if (next != parts.operands.size())
    refuse("more operands than expected");
}

void Decoder::setBits(const std::string &list, void (*set)(Source &, bool)) {
  // "[0,1,0]": one bit for each source in order; one more for the destination (op_sel).
  size_t slot = 0;
  for (const char c : list) {
    if (c != '0' && c != '1')
      continue;
    if (slot < order.size())
      set(in.source[order[slot]], c == '1');
    else if (c == '1')
      in.highHalf = true;
    ++slot;
  }
}

bool Decoder::parseDpp(const std::string &name, const std::string &value) {
  const auto number = [&] { return static_cast<uint16_t>(this->number(value, 0, 15)); };
  Dpp &dpp = in.dpp;
  if (name == "quad_perm") {
    unsigned shift = 0;
    for (const char c : value)
      if (c >= '0' && c <= '3') {
        dpp.control = static_cast<uint16_t>(dpp.control | (c - '0') << shift);
        shift += 2;
      }
    return shift == 8;
  }
  static const std::map<std::string, uint16_t> controls = {
      {"row_shl", 0x100},      {"row_shr", 0x110},    {"row_ror", 0x120},
      {"row_newbcast", 0x150}, {"row_mirror", 0x140}, {"row_half_mirror", 0x141}};
  static const std::map<std::string, uint16_t> whole = {
      {"wave_shl:1", 0x130}, {"wave_rol:1", 0x134},   {"wave_shr:1", 0x138},
      {"wave_ror:1", 0x13c}, {"row_bcast:15", 0x142}, {"row_bcast:31", 0x143}};
  if (auto it = controls.find(name); it != controls.end())
    dpp.control = static_cast<uint16_t>(it->second + (value.empty() ? 0 : number()));
  else if (auto wide = whole.find(name + ":" + value); wide != whole.end())
    dpp.control = wide->second;
  else if (name == "row_mask")
    dpp.rows = static_cast<uint8_t>(number());
  else if (name == "bank_mask")
    dpp.banks = static_cast<uint8_t>(number());
  else if (name == "bound_ctrl") // written `0` or `1`, it means: zero where there is no source
    dpp.boundControl = true;
  else
    return false;
  return true;
}

void Decoder::parseModifiers() {
  static const std::map<std::string, uint8_t> parts8 = {{"BYTE_0", 0}, {"BYTE_1", 1}, {"BYTE_2", 2},
                                                        {"BYTE_3", 3}, {"WORD_0", 4}, {"WORD_1", 5},
                                                        {"DWORD", 6}};
  for (const std::string &modifier : parts.modifiers) {
    const size_t colon = modifier.find(':');
    const std::string name = modifier.substr(0, colon);
    const std::string value = colon == std::string::npos ? "" : modifier.substr(colon + 1);
    const bool isVector = in.operation->category == Class::Valu;
    if (std::strchr("W-C", in.operation->operands[0]) && in.operation->operands[0])
      return;
    if (name == "offset" && startsWith(value, "swizzle"))
      continue; // read from the encoding
    if (name == "offset" || name == "offset0")
      in.offset = static_cast<int32_t>(number(value, INT32_MIN, INT32_MAX));
    else if (name == "offset1")
      in.offset1 = static_cast<int32_t>(number(value, 0, 255));
    else if (name == "offen")
      in.offen = true;
    else if (name == "idxen")
      in.idxen = true;
    else if (name == "sc1" || name == "glc")
      in.isDeviceWide = true;
    // Caches are not modelled: these say how long data stays in which.
    else if (name == "lds" || name == "slc" || name == "sc0" || name == "nt" || name == "dlc" ||
             name == "scc")
      continue;
    else if (name == "op_sel")
      setBits(value, [](Source &source, bool bit) { source.select = bit; });
    else if (name == "op_sel_hi")
      setBits(value, [](Source &source, bool bit) { source.selectHigh = bit; });
    else if (name == "neg_lo" && isVector)
      setBits(value, [](Source &source, bool bit) { source.negate = bit; });
    else if (name == "neg_hi" && isVector)
      setBits(value, [](Source &source, bool bit) { source.negateHigh = bit; });
    else if (name == "clamp" && isVector)
      in.clamp = true;
    else if (modifier == "mul:2" || modifier == "mul:4" || modifier == "div:2")
      in.outputModifier = modifier == "mul:2" ? 1 : modifier == "mul:4" ? 2 : 3;
    else if (name == "bitop3")
      in.immediate = static_cast<uint32_t>(number(value, 0, 255));
    else if (name == "dst_sel" && parts8.count(value))
      in.sdwaPart = parts8.at(value);
    else if (name == "src0_sel" && parts8.count(value))
      in.source[0].part = parts8.at(value);
    else if (name == "src1_sel" && parts8.count(value))
      in.source[1].part = parts8.at(value);
    else if (name == "dst_unused")
      in.sdwaUnused = value == "UNUSED_SEXT" ? 1 : value == "UNUSED_PRESERVE" ? 2 : 0;
    else if (in.dpp.used && parseDpp(name, value))
      continue;
    else if (!in.operation->acceptsModifier || !in.operation->acceptsModifier(in, name, value))
      refuse("modifier '" + modifier + "' is not understood");
  }
}

void Decoder::makeConstants() {
  for (Source &source : in.source) {
    const bool isPacked =
        source.type == Type::PkF16 || source.type == Type::PkB16 || source.type == Type::PkF32;
    source.plain = !source.negate && !source.absolute && !source.signExtend && source.part == 6 &&
                   !source.select && !source.negateHigh &&
                   (isPacked ? source.selectHigh : source.type != Type::Mix || !source.selectHigh);
    if (source.kind != Source::Constant)
      continue;
    // A constant is one word; its upper half or word is reached by op_sel_hi only if it is zero
    // or a repeated sign, of which no manual speaks.
    if (source.type == Type::PkF32 && source.selectHigh && source.value != 0)
      refuse("a constant as the upper half of a packed f32 operand");
    if (source.type == Type::Mix && source.selectHigh) { // an f16 constant
      source.value = toF16(bitCast<float>(source.value));
    }
    std::vector<uint32_t> lanes(size_t(source.words) * numLanes, source.value);
    if (source.words == 2)
      std::fill(lanes.begin() + numLanes, lanes.end(), source.value2);
    program.constants.push_back(std::move(lanes));
    source.lanes = program.constants.back().data();
  }
}

void Decoder::touchVector(const Register &r, bool writes) {
  in.touches.push_back({static_cast<uint16_t>(r.isVector ? r.index : firstScalar + r.index),
                        static_cast<uint8_t>(r.count), writes});
  if (!r.isVector)
    return;
  const unsigned end = r.index + r.count;
  if (r.index >= firstAccumulator)
    program.highestAccumulator = std::max(program.highestAccumulator, end - firstAccumulator);
  else
    program.highestVector = std::max(program.highestVector, end);
}

void Decoder::listTouches() {
  for (const Source &source : in.source)
    if (source.kind == Source::Vector ||
        (source.kind == Source::Scalar && source.index < numScalars))
      touchVector({source.kind == Source::Vector, source.index, source.words}, false);
  if (in.hasMask)
    touchVector({false, in.mask, 2}, false);
  if (in.destinationWords && !in.toLds)
    touchVector({true, in.destination, in.destinationWords}, true);
  if (in.scalarWords)
    touchVector({false, in.scalar, in.scalarWords}, true);
  const std::string name = in.operation->name;
  if (name == "v_swap_b32")
    touchVector({true, in.source[0].index, 1}, true);
  if (name == "s_cbranch_vccz" || name == "s_cbranch_vccnz")
    touchVector({false, vcc, 2}, false);
}

void Decoder::decode() {
  setUp();
  parseOperands();
  parseModifiers();
  const std::string name = in.operation->name;
  // What does not fit is clamped, which the result does not tell any more: other functions.
  if (const Operation *clamped = in.clamp ? findOperation(name + " clamp") : nullptr) {
    in.operation = clamped;
    in.clamp = false;
  }
  if (name == "v_fma_mixhi_f16")
    in.highHalf = true;
  // 16-bit immediates of SOPK, which are printed without their sign.
  if (startsWith(name, "s_addk") || startsWith(name, "s_mulk"))
    in.source[0].value = static_cast<uint32_t>(int32_t(int16_t(in.encoding)));
  if (startsWith(name, "s_cmpk"))
    in.source[1].value =
        endsWith(name, "_i32") ? static_cast<uint32_t>(int32_t(int16_t(in.encoding))) : in.encoding;
  if (in.matrix && !checkMatrix(in))
    refuse("operands are not as wide as expected");
  in.simple = !in.clamp && !in.highHalf && !in.usesSdwa && !in.outputModifier && !in.dpp.used &&
              !in.operation->keepsHigh;
  makeConstants();
  listTouches();
}

Program fuse::sim::amd::decode(const std::string &name, const std::string &chip,
                               const uint8_t *bytes, uint64_t size, uint64_t address) {
  Program program;
  program.name = name;
  program.chip = chip;
  // Setting up LLVM's tables takes longer than a small kernel.
  static thread_local std::map<std::string, std::unique_ptr<Disassembler>> disassemblers;
  std::unique_ptr<Disassembler> &disassembler = disassemblers[chip];
  if (!disassembler)
    disassembler = std::make_unique<Disassembler>(chip);
  std::map<uint64_t, uint32_t> numbers; // by offset
  for (uint64_t offset = 0; offset < size;) {
    Instruction in;
    const uint64_t length =
        disassembler->print({bytes + offset, size_t(size - offset)}, address + offset, in.text);
    if (!length)
      runtime::fail("kernel '", name, "': bytes at 0x", std::hex, address + offset,
                    " that are no instruction of ", chip);
    if (const size_t start = in.text.find_first_not_of(" \t"); start != std::string::npos)
      in.text = in.text.substr(start);
    std::replace(in.text.begin(), in.text.end(), '\t', ' ');
    in.text = in.text.substr(0, in.text.find(" //"));
    in.address = address + offset;
    in.number = static_cast<uint32_t>(program.instructions.size());
    std::memcpy(&in.encoding, bytes + offset, sizeof(in.encoding));
    const Parts parts = split(in.text);
    Decoder(program, in, parts).decode();
    numbers[offset] = in.number;
    program.ordersBlocks |= in.isDeviceWide && in.destinationWords && !in.toLds &&
                            in.operation->category == Class::Vmem;
    program.instructions.push_back(std::move(in));
    offset += length;
  }
  for (auto &[offset, number] : numbers) {
    Instruction &in = program.instructions[number];
    if (in.operation->operands != std::string("L"))
      continue;
    const uint64_t target = offset + 4 + static_cast<uint64_t>(int64_t(int16_t(in.encoding)) * 4);
    auto it = numbers.find(target);
    if (it == numbers.end())
      runtime::fail("kernel '", name, "': '", in.text, "' leaves the kernel");
    in.target = it->second;
  }
  return program;
}
