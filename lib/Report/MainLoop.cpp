//===- MainLoop.cpp - the loop that takes the time ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The text becomes basic blocks, and these a graph; a loop is what reaches an edge back to a block
// that dominates its source. Both assemblers write one instruction a line, but for PTX's `{`, `}`
// and operands that go on in the next lines.
//
//===----------------------------------------------------------------------===//

#include "MainLoop.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// Kernels of a text
//===----------------------------------------------------------------------===//

/// A line without comment.
static StringRef withoutComment(StringRef line, bool isPtx) {
  line = line.take_front(line.find("//"));
  return (isPtx ? line : line.take_front(line.find(';'))).trim();
}

std::vector<KernelText> mlir::fuse::splitAssembly(StringRef text, bool isPtx) {
  std::vector<KernelText> kernels;
  const char *start = nullptr;
  size_t at = 0, depth = 0;
  auto finish = [&](size_t end) {
    if (start)
      kernels.back().text = StringRef(start, text.data() + end - start);
    start = nullptr;
  };
  while (at < text.size()) {
    size_t end = std::min(text.find('\n', at), text.size());
    StringRef line = text.slice(at, end), trimmed = line.trim();
    if (isPtx) {
      if (size_t entry = line.find(".entry "); entry != StringRef::npos) {
        finish(at);
        StringRef name = line.substr(entry + 7).ltrim();
        kernels.push_back({name.take_while([](char c) { return c != '(' && c != ' '; }).str(), {}});
        start = text.data() + at;
        depth = 0;
      }
      // Its braces hold others: of inline assembly, of lists of registers.
      StringRef code = withoutComment(line, isPtx);
      size_t closing = code.count('}');
      depth += code.count('{');
      depth -= std::min(depth, closing);
      if (start && closing && depth == 0)
        finish(std::min(end + 1, text.size()));
    } else if (trimmed.consume_front(".globl")) {
      finish(at);
      kernels.push_back({trimmed.trim().str(), {}});
      start = text.data() + at;
    } else if (trimmed.starts_with(".Lfunc_end") || trimmed.starts_with(".section")) {
      finish(at);
    }
    at = end + 1;
  }
  finish(text.size());
  return kernels;
}

//===----------------------------------------------------------------------===//
// Basic blocks
//===----------------------------------------------------------------------===//

namespace {
struct Block {
  unsigned firstLine = 0, lastLine = 0, instructions = 0, matrix = 0, memory = 0;
  SmallVector<unsigned> successors, predecessors;
  StringRef target;         ///< label that its last instruction branches to
  bool fallsThrough = true; ///< to the next block
};

class Blocks {
public:
  Blocks(StringRef text, bool isPtx) : isPtx(isPtx) {
    read(text);
    connect();
  }
  MainLoop findMainLoop() const;

private:
  void read(StringRef text);
  void connect();
  void addInstruction(StringRef line);
  std::vector<llvm::BitVector> getDominators() const;

  bool isPtx;
  std::vector<Block> blocks;
  llvm::StringMap<unsigned> labels;
};
} // namespace

static bool isMatrix(StringRef opcode) {
  return opcode.starts_with("mma.") || opcode.starts_with("wgmma.mma_async") ||
         opcode.starts_with("v_mfma_") || opcode.starts_with("v_smfmac_") ||
         opcode.starts_with("v_wmma_");
}

static bool isMemory(StringRef opcode) {
  for (StringRef prefix : {"ld.global", "st.global", "ld.shared", "st.shared", "cp.async",
                           "ldmatrix", "global_", "buffer_", "ds_", "flat_"})
    if (opcode.starts_with(prefix))
      return true;
  return false;
}

void Blocks::addInstruction(StringRef line) {
  Block &block = blocks.back();
  ++block.instructions;
  bool isGuarded = false;
  if (isPtx && line.starts_with("@")) {
    isGuarded = true;
    line = line.split(' ').second.trim();
  }
  StringRef opcode = line.take_until([](char c) { return c == ' ' || c == '\t' || c == ';'; });
  StringRef operands = line.substr(opcode.size()).trim(" \t;");
  block.matrix += isMatrix(opcode);
  block.memory += isMemory(opcode);
  if (isPtx) {
    if (opcode == "bra" || opcode == "bra.uni") {
      block.target = operands;
      block.fallsThrough = isGuarded;
    } else if ((opcode == "ret" || opcode == "exit") && !isGuarded) {
      block.fallsThrough = false;
    } else {
      return;
    }
  } else if (opcode == "s_branch" || opcode.starts_with("s_cbranch")) {
    block.target = operands;
    block.fallsThrough = opcode != "s_branch";
  } else if (opcode == "s_endpgm") {
    block.fallsThrough = false;
  } else {
    return;
  }
  blocks.emplace_back();
}

void Blocks::read(StringRef text) {
  blocks.emplace_back();
  bool goesOn = false; // an instruction of PTX, in the next line
  unsigned number = -1;
  for (StringRef raw : llvm::split(text, '\n')) {
    ++number;
    StringRef line = withoutComment(raw, isPtx);
    if (line.empty())
      continue;
    if (line.ends_with(":") && !line.contains(' ')) {
      if (blocks.back().instructions)
        blocks.emplace_back();
      labels[line.drop_back()] = blocks.size() - 1;
      if (!blocks.back().instructions)
        blocks.back().firstLine = number;
      blocks.back().lastLine = number;
      continue;
    }
    // Braces and directives.
    if (line.starts_with(".") || line.starts_with("{") || line.starts_with("}") ||
        line.starts_with("(") || line.starts_with(")"))
      if (!goesOn) {
        if (!(line.starts_with("{") && line.size() > 1))
          continue;
        line = line.drop_front().trim();
      }
    size_t before = blocks.size();
    Block &block = blocks.back();
    if (!block.instructions && !block.lastLine)
      block.firstLine = number;
    block.lastLine = number;
    if (!goesOn)
      addInstruction(line);
    if (isPtx)
      goesOn = !line.ends_with(";") && !line.ends_with("}") && blocks.size() == before;
  }
}

void Blocks::connect() {
  for (auto [index, block] : llvm::enumerate(blocks)) {
    if (!block.target.empty())
      if (auto it = labels.find(block.target); it != labels.end())
        block.successors.push_back(it->second);
    if (block.fallsThrough && index + 1 < blocks.size())
      block.successors.push_back(index + 1);
    for (unsigned successor : block.successors)
      blocks[successor].predecessors.push_back(index);
  }
}

/// For each block those that every way from the entry to it goes through; all for what no way
/// leads to.
std::vector<llvm::BitVector> Blocks::getDominators() const {
  unsigned count = blocks.size();
  std::vector<llvm::BitVector> dominators(count, llvm::BitVector(count, true));
  dominators[0].reset();
  dominators[0].set(0);
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned index = 1; index < count; ++index) {
      llvm::BitVector common(count, true);
      for (unsigned predecessor : blocks[index].predecessors)
        common &= dominators[predecessor];
      common.set(index);
      if (common == dominators[index])
        continue;
      dominators[index] = common;
      changed = true;
    }
  }
  return dominators;
}

MainLoop Blocks::findMainLoop() const {
  struct Loop {
    unsigned instructions = 0, matrix = 0, memory = 0;
  };
  std::vector<llvm::BitVector> dominators = getDominators();
  llvm::DenseMap<unsigned, llvm::BitVector> loops; // by the block that they begin with
  SmallVector<unsigned> heads;
  for (unsigned index = 0; index < blocks.size(); ++index)
    for (unsigned head : blocks[index].successors) {
      if (!dominators[index].test(head))
        continue;
      llvm::BitVector &body = loops[head];
      if (body.empty()) {
        body.resize(blocks.size());
        heads.push_back(head);
      }
      body.set(head);
      SmallVector<unsigned> todo = {index};
      while (!todo.empty()) {
        unsigned next = todo.pop_back_val();
        if (body.test(next))
          continue;
        body.set(next);
        llvm::append_range(todo, blocks[next].predecessors);
      }
    }
  auto measure = [&](const llvm::BitVector &body) {
    Loop loop;
    for (unsigned index : body.set_bits()) {
      loop.instructions += blocks[index].instructions;
      loop.matrix += blocks[index].matrix;
      loop.memory += blocks[index].memory;
    }
    return loop;
  };
  bool hasMatrix = llvm::any_of(loops, [&](const auto &it) { return measure(it.second).matrix; });
  const llvm::BitVector *best = nullptr;
  std::pair<unsigned, unsigned> most;
  for (unsigned head : heads) {
    const llvm::BitVector &body = loops[head];
    Loop loop = measure(body);
    if (hasMatrix ? !loop.matrix : !loop.memory)
      continue;
    // A loop in it that counts as well is more inner.
    bool isInnermost = llvm::none_of(loops, [&](const auto &other) {
      if (other.first == head || !body.test(other.first))
        return false;
      Loop inner = measure(other.second);
      return hasMatrix ? inner.matrix > 0 : inner.memory > 0;
    });
    std::pair<unsigned, unsigned> size(hasMatrix ? loop.matrix : loop.memory, loop.instructions);
    if (isInnermost && (!best || size > most)) {
      best = &body;
      most = size;
    }
  }
  MainLoop result;
  if (!best)
    return result;
  Loop loop = measure(*best);
  result.instructions = loop.instructions;
  result.matrix = loop.matrix;
  for (unsigned index : best->set_bits()) {
    const Block &block = blocks[index];
    if (!block.instructions)
      continue;
    if (!result.lines.empty() && block.firstLine <= result.lines.back().second + 1)
      result.lines.back().second = block.lastLine;
    else
      result.lines.push_back({block.firstLine, block.lastLine});
  }
  return result;
}

MainLoop mlir::fuse::findMainLoop(StringRef text, bool isPtx) {
  return Blocks(text, isPtx).findMainLoop();
}
