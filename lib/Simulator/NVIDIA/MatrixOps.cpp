//===- MatrixOps.cpp - ldmatrix, stmatrix, mma.sync -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Warp Level Matrix Multiply-Accumulate Instructions".
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "Lanes.h"

using namespace fuse::sim;
using namespace fuse::sim::ptx;

static bool wholeWarp(Warp &warp, uint32_t mask) {
  if (!warp.convergeAll())
    return false;
  if (mask != allLanes)
    warp.fault("lanes " + hex(~mask) + " of the warp do not take part");
  return true;
}

/// Matrix n's row r is at the address of lane 8n + r. Lane l has, of each matrix, elements
/// 2 (l % 4) and the next of row l / 4; transposed, of column l / 4.
template <bool store> static void moveMatrix(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!wholeWarp(warp, mask))
    return;
  SharedMemory &shared = *warp.block->shared;
  const Access access = warp.access();
  for (size_t n = 0; n < i.list.size(); ++n) {
    auto *registers = warp.lanes<uint32_t>(i.list[n]);
    uint16_t elements[8][8];
    if (store)
      for (unsigned lane = 0; lane < numLanes; ++lane)
        for (unsigned e = 0; e < 2; ++e) {
          const unsigned row = lane / 4, column = 2 * (lane % 4) + e;
          elements[i.flag ? column : row][i.flag ? row : column] =
              static_cast<uint16_t>(registers[lane] >> (16 * e));
        }
    for (unsigned row = 0; row < 8; ++row) {
      const auto lane = static_cast<unsigned>(8 * n + row);
      const uint64_t address = warp.offsetInBlock(warp.address(i, 0, lane));
      if (address % 16)
        warp.fault("the address " + hex(address) + " of a row is no multiple of 16",
                   static_cast<int>(lane));
      Conflict conflict{Conflict::OutOfBounds, 0, 0};
      if (address < shared.size())
        conflict = store ? shared.write(static_cast<uint32_t>(address), 16, access)
                         : shared.read(static_cast<uint32_t>(address), 16, access);
      if (conflict)
        warp.fault("a row of 16 bytes of shared memory at " + hex(address) + ": " +
                       (conflict.kind == Conflict::OutOfBounds
                            ? "past the end of its " + std::to_string(shared.size()) + " bytes"
                            : warp.cluster->describe(conflict)),
                   static_cast<int>(lane));
      if (store)
        std::memcpy(shared.data() + address, elements[row], 16);
      else
        std::memcpy(elements[row], shared.data() + address, 16);
    }
    if (store)
      continue;
    for (unsigned lane = 0; lane < numLanes; ++lane) {
      const unsigned row = lane / 4, column = 2 * (lane % 4);
      registers[lane] = i.flag ? elements[column][row] | uint32_t(elements[column + 1][row]) << 16
                               : elements[row][column] | uint32_t(elements[row][column + 1]) << 16;
    }
  }
  Counts &counts = warp.cluster->counts;
  (store ? counts.sharedWritten : counts.sharedRead) += 128 * i.list.size();
  uint64_t addresses[numLanes];
  for (unsigned lane = 0; lane < 8 * i.list.size(); ++lane)
    addresses[lane] = warp.address(i, 0, lane);
  countConflicts(warp, addresses, i.list.size() == 4 ? allLanes : (1u << 8 * i.list.size()) - 1,
                 16);
}

template <bool store> static void buildMoveMatrix(Builder &b) {
  Instruction &i = b.instruction();
  b.takeOne({"sync"});
  b.takeOne({"aligned"});
  b.takeOne({"m8n8"});
  const int count = 1 << b.takeOne({"x1", "x2", "x4"});
  i.flag = b.take("trans");
  i.space = b.takeOne({"shared", "shared::cta"}, true) < 0 ? Space::Generic : Space::Shared;
  if (b.takeType() != Type::B16)
    b.error("b16 is expected");
  i.klass = Class::Ldmatrix;
  b.address(store ? 0 : 1, 0);
  const Operand &data = b.operand(store ? 1 : 0);
  const std::vector<Operand> &parts =
      data.kind == Operand::Vector ? data.parts : std::vector<Operand>{data};
  if (parts.size() != static_cast<size_t>(count))
    b.error(std::to_string(count) + " registers are expected");
  for (const Operand &part : parts)
    i.list.push_back(store ? b.read(part, 4) : b.write(part, 4));
  i.handler = moveMatrix<store>;
}

/// list: D, A, B, C.
static void mma(Warp &warp, const Instruction &i, uint32_t mask) {
  if (!wholeWarp(warp, mask))
    return;
  const nvidia::MatrixInstruction &matrix = warp.program->matrices[i.value];
  uint32_t registers[32][numLanes];
  const unsigned dCount = matrix.dRegisters, operands = static_cast<unsigned>(i.list.size());
  for (unsigned n = dCount; n < operands; ++n)
    std::memcpy(registers[n], warp.lanes<uint32_t>(i.list[n]), sizeof(registers[n]));
  const uint32_t (*a)[numLanes] = registers + dCount;
  const uint32_t (*b)[numLanes] = a + matrix.aRegisters;
  const uint32_t (*c)[numLanes] = b + matrix.bRegisters;
  nvidia::execute(matrix, a, b, c, registers);
  for (unsigned n = 0; n < dCount; ++n)
    std::memcpy(warp.lanes<uint32_t>(i.list[n]), registers[n], sizeof(registers[n]));
  warp.cluster->counts.flops += 2ull * matrix.m * matrix.n * matrix.k;
}

static void buildMma(Builder &b) {
  Instruction &i = b.instruction();
  const nvidia::MatrixInstruction matrix = b.locate([&] { return nvidia::parseMma(b.takeAll()); });
  i.value = b.kernel().matrices.size();
  b.kernel().matrices.push_back(matrix);
  i.klass = Class::Mma;
  const unsigned counts[] = {matrix.dRegisters, matrix.aRegisters, matrix.bRegisters,
                             matrix.dRegisters};
  for (size_t n = 0; n < 4; ++n) {
    const Operand &operand = b.operand(n);
    const std::vector<Operand> &parts =
        operand.kind == Operand::Vector ? operand.parts : std::vector<Operand>{operand};
    if (parts.size() != counts[n])
      b.error("operand " + std::to_string(n + 1) + " must have " + std::to_string(counts[n]) +
              " registers");
    for (const Operand &part : parts)
      i.list.push_back(n == 0 ? b.write(part, 4) : b.read(part, 4));
  }
  i.handler = mma;
}

void fuse::sim::ptx::addMatrixOperations(Builder::Table &table) {
  table["ldmatrix"] = buildMoveMatrix<false>;
  table["stmatrix"] = buildMoveMatrix<true>;
  table["mma"] = buildMma;
}
