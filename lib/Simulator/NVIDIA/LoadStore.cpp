//===- LoadStore.cpp - loads, stores, atomics -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// PTX ISA 8.x, "Data Movement and Conversion Instructions: ld, st, prefetch", "atom", "red".
//
//===----------------------------------------------------------------------===//

#include "../Numbers.h"
#include "Builder.h"
#include "GlobalSync.h"
#include "Lanes.h"

#include <algorithm>

using namespace fuse::sim;
using namespace fuse::sim::ptx;

//===----------------------------------------------------------------------===//
// Where an address leads
//===----------------------------------------------------------------------===//

Block &Cluster::resolve(Warp &warp, uint64_t &address, int lane) {
  const uint64_t rank = address >> rankShift;
  if (rank >= blocks.size())
    warp.fault(hex(address) + " is no address of shared memory", lane);
  address &= (uint64_t(1) << rankShift) - 1;
  Block &block = *blocks[rank];
  if (block.liveWarps == 0)
    warp.fault("shared memory of block " + std::to_string(rank) +
                   " of the cluster, which has exited",
               lane);
  return block;
}

namespace {
/// Update: an atomic read-modify-write.
enum Use { Read, Write, Update };
} // namespace

/// The bytes at a lane's address, checked for what is to be done with them, save for races on
/// device memory, which `isDevice` says it is.
static uint8_t *locate(Warp &warp, const Instruction &i, uint64_t address, uint32_t bytes, Use use,
                       int lane, bool &isDevice) {
  Space space = i.space;
  isDevice = false;
  const bool write = use != Read;
  if (space == Space::Generic) {
    const uint64_t window = address & ~(windowSize - 1);
    space = window == sharedWindow      ? Space::SharedCluster
            : window == localWindow     ? Space::Local
            : window == parameterWindow ? Space::Param
                                        : Space::Global;
    if (space != Space::Global)
      address -= window;
  }
  switch (space) {
  case Space::Global:
    isDevice = true;
    if (use == Update)
      locateGlobal(warp, address, bytes, false, lane);
    return locateGlobal(warp, address, bytes, write, lane);
  case Space::Param:
    if (write || address > warp.cluster->parameters.size() ||
        bytes > warp.cluster->parameters.size() - address)
      warp.fault("the parameters at " + hex(address), lane);
    return &warp.cluster->parameters[address];
  case Space::Local: {
    const uint64_t size = warp.program->localBytes;
    if (address > size || bytes > size - address)
      warp.fault(hex(address) + " is past the end of the " + std::to_string(size) +
                     " bytes of local memory",
                 lane);
    if (warp.local.empty())
      warp.local.resize(numLanes * size);
    return &warp.local[static_cast<size_t>(lane) * size + address];
  }
  default: {
    Block *block = warp.block;
    const uint64_t told = address;
    if (space == Space::SharedCluster)
      block = &warp.cluster->resolve(warp, address, lane);
    else
      address = warp.offsetInBlock(address);
    SharedMemory &shared = *block->shared;
    const Access access = warp.access();
    Conflict conflict{Conflict::OutOfBounds, 0, 0};
    if (address < shared.size()) {
      const auto at = static_cast<uint32_t>(address);
      const unsigned width = i.order != MemoryOrder::Plain ? i.width : 0;
      conflict = use == Read    ? shared.read(at, bytes, access, width)
                 : use == Write ? shared.write(at, bytes, access, width)
                                : shared.update(at, bytes, access, bytes);
    }
    if (conflict)
      warp.fault(std::string(use == Read    ? "reads "
                             : use == Write ? "writes "
                                            : "updates ") +
                     std::to_string(bytes) + " bytes of shared memory at " + hex(told) + ": " +
                     (conflict.kind == Conflict::OutOfBounds
                          ? "past the end of its " + std::to_string(shared.size()) + " bytes"
                          : warp.cluster->describe(conflict)),
                 lane);
    return shared.data() + address;
  }
  }
}

/// Wavefronts beyond the first of each phase: 32 banks of 4 bytes; lanes of one phase that need
/// different words of a bank wait for each other. Accesses of 8 and 16 bytes take a half and a
/// quarter of the warp a phase (CUDA programming guide, "Shared Memory").
void fuse::sim::ptx::countConflicts(Warp &warp, const uint64_t *addresses, uint32_t mask,
                                    unsigned bytes) {
  const unsigned perPhase = bytes <= 4 ? numLanes : bytes == 8 ? 16 : 8;
  const unsigned words = std::max(1u, bytes / 4);
  for (unsigned first = 0; first < numLanes; first += perPhase) {
    uint64_t seen[numLanes][4];
    uint8_t count[numLanes] = {};
    unsigned most = 1;
    for (unsigned lane = first; lane < first + perPhase; ++lane) {
      if (!(mask >> lane & 1))
        continue;
      for (unsigned n = 0; n < words; ++n) {
        const uint64_t word = addresses[lane] / 4 + n;
        const unsigned bank = word % 32;
        unsigned k = 0;
        while (k < count[bank] && k < 4 && seen[bank][k] != word)
          ++k;
        if (k == count[bank] || k == 4) {
          if (k < 4)
            seen[bank][k] = word;
          most = std::max<unsigned>(most, ++count[bank]);
        }
      }
    }
    warp.cluster->counts.conflicts += most - 1;
  }
}

//===----------------------------------------------------------------------===//
// ld, st
//===----------------------------------------------------------------------===//

template <typename T>
static void moveElement(T *registers, uint8_t *const *memory, size_t offset, uint32_t mask,
                        bool write) {
  for (uint32_t m = mask; m; m &= m - 1) {
    const int lane = __builtin_ctz(m);
    if (write)
      std::memcpy(memory[lane] + offset, &registers[lane], sizeof(T));
    else
      std::memcpy(&registers[lane], memory[lane] + offset, sizeof(T));
  }
}

/// Elements narrower or of another width than the register: extended by the type's sign.
static void moveNarrow(Warp &warp, const Instruction &i, Slot slot, uint8_t *const *memory,
                       size_t offset, uint32_t mask, bool write) {
  for (uint32_t m = mask; m; m &= m - 1) {
    const int lane = __builtin_ctz(m);
    uint8_t *to = warp.lanes<uint8_t>(slot) + static_cast<size_t>(lane) * i.stride;
    if (write) {
      std::memcpy(memory[lane] + offset, to, i.width);
      continue;
    }
    const bool negative = i.flag && memory[lane][offset + i.width - 1] & 0x80;
    std::memset(to, negative ? 0xff : 0, i.stride);
    std::memcpy(to, memory[lane] + offset, i.width);
  }
}

/// What the lanes' atomic loads and stores tell other blocks, and learn from them.
static void synchronize(Warp &warp, const Instruction &i, const uint64_t *addresses, uint32_t mask,
                        bool write) {
  for (uint32_t m = mask; m; m &= m - 1)
    if (write)
      releaseAt(warp, i, addresses[__builtin_ctz(m)], true);
    else
      acquireAt(warp, i, addresses[__builtin_ctz(m)]);
}

/// Element n of a load that leaves out some of its bytes; `memory` is where the first that it does
/// not leave out is. Those get a value that is no sensible number or address.
static void moveUsed(Warp &warp, const Instruction &i, size_t n, uint8_t *const *memory,
                     uint64_t used, uint32_t mask) {
  const size_t last = i.width - 1u;
  const auto front = static_cast<size_t>(__builtin_ctzll(i.usedBytes));
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<size_t>(__builtin_ctz(m));
    uint8_t *to = warp.lanes<uint8_t>(i.list[n]) + lane * i.stride;
    for (size_t k = 0; k <= last; ++k)
      to[k] = used >> k & 1 ? memory[lane][n * i.width + k - front] : 0x7f;
    std::memset(to + i.width, i.flag && to[last] & 0x80 ? 0xff : 0, i.stride - i.width);
  }
}

/// The first run of bytes among these, which are some.
static std::pair<uint32_t, uint32_t> firstRun(uint64_t bytes) {
  const auto first = static_cast<uint32_t>(__builtin_ctzll(bytes));
  const uint64_t rest = ~(bytes >> first);
  return {first, rest ? static_cast<uint32_t>(__builtin_ctzll(rest)) : 64};
}

template <bool write> static void access(Warp &warp, const Instruction &i, uint32_t mask) {
  uint8_t *memory[numLanes];
  uint64_t addresses[numLanes];
  const auto bytes = static_cast<uint32_t>(i.width * i.list.size());
  const auto front = static_cast<uint32_t>(__builtin_ctzll(i.usedBytes));
  uint32_t device = 0;
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    addresses[lane] = warp.address(i, 0, lane);
    if (addresses[lane] % bytes)
      warp.fault("the address " + hex(addresses[lane]) + " is no multiple of " +
                     std::to_string(bytes),
                 static_cast<int>(lane));
  }
  for (uint64_t rest = i.usedBytes; rest;) {
    const auto [first, count] = firstRun(rest);
    for (uint32_t m = mask; m; m &= m - 1) {
      const auto lane = static_cast<unsigned>(__builtin_ctz(m));
      bool isDevice;
      uint8_t *at = locate(warp, i, addresses[lane] + first, count, write ? Write : Read,
                           static_cast<int>(lane), isDevice);
      if (first == front)
        memory[lane] = at;
      device |= uint32_t(isDevice) << lane;
    }
    GlobalRun run(warp, makeGlobalAccess(warp, write, i.scope, i.width));
    for (uint32_t m = device; m; m &= m - 1)
      run.add(addresses[__builtin_ctz(m)] + first, count, __builtin_ctz(m));
    run.finish();
    rest &= ~(lowBits(count) << first);
  }
  if (write && device && i.order != MemoryOrder::Plain)
    synchronize(warp, i, addresses, device, true);
  for (size_t n = 0; n < i.list.size(); ++n) {
    const uint64_t element = lowBits(i.width), used = i.usedBytes >> n * i.width & element;
    if (used != element) {
      moveUsed(warp, i, n, memory, used, mask);
      continue;
    }
    const size_t offset = n * i.width - front;
    if (i.stride != i.width)
      moveNarrow(warp, i, i.list[n], memory, offset, mask, write);
    else if (i.width == 4)
      moveElement(warp.lanes<uint32_t>(i.list[n]), memory, offset, mask, write);
    else if (i.width == 8)
      moveElement(warp.lanes<uint64_t>(i.list[n]), memory, offset, mask, write);
    else if (i.width == 2)
      moveElement(warp.lanes<uint16_t>(i.list[n]), memory, offset, mask, write);
    else
      moveElement(warp.lanes<uint8_t>(i.list[n]), memory, offset, mask, write);
  }
  if (!write && device && i.order != MemoryOrder::Plain)
    synchronize(warp, i, addresses, device, false);
  const uint64_t total = uint64_t(bytes) * static_cast<unsigned>(__builtin_popcount(mask));
  Counts &counts = warp.cluster->counts;
  if (i.klass == Class::Global) {
    (write ? counts.globalWritten : counts.globalRead) += total;
    if (write)
      ++warp.cluster->events;
  } else if (i.klass == Class::Shared) {
    (write ? counts.sharedWritten : counts.sharedRead) += total;
    countConflicts(warp, addresses, mask, bytes);
    if (write && i.order != MemoryOrder::Plain)
      ++warp.cluster->events;
  }
  // A load that looks for what another block does.
  if (i.mode)
    warp.poll();
}

static Space takeSpace(Builder &b) {
  switch (b.takeOne({"global", "shared", "shared::cta", "shared::cluster", "local", "param",
                     "param::entry", "const"},
                    true)) {
  case 0:
    return Space::Global;
  case 1:
  case 2:
    return Space::Shared;
  case 3:
    return Space::SharedCluster;
  case 4:
    return Space::Local;
  case 5:
  case 6:
    return Space::Param;
  case 7:
    b.error("constant memory is not modelled");
  default:
    return Space::Generic;
  }
}

static Class classOf(Space space) {
  return space == Space::Shared || space == Space::SharedCluster ? Class::Shared
         : space == Space::Global || space == Space::Generic     ? Class::Global
                                                                 : Class::Other;
}

/// Hints to the caches, which are not modelled.
static void takeHints(Builder &b) {
  b.takeOne({"ca", "cg", "cs", "lu", "cv", "wb", "wt"}, true);
  b.take("nc");
  b.take("L2::cache_hint");
  while (!b.takePrefix("L1::").empty() || !b.takePrefix("L2::").empty()) {
  }
}

template <bool write> static void buildAccess(Builder &b) {
  Instruction &i = b.instruction();
  const int order = b.takeOne({"weak", "relaxed", "acquire", "release", "volatile"}, true);
  const int scope = b.takeOne({"cta", "cluster", "gpu", "sys"}, true);
  if (order > 0) { // volatile is relaxed, for the whole system
    i.order = order == 4 ? MemoryOrder::Relaxed : static_cast<MemoryOrder>(order);
    i.scope = scope == 0 || scope == 1 ? Scope::Unit : Scope::Device;
  }
  i.mode = !write && order > 0;
  b.kernel().ordersBlocks |= i.order > MemoryOrder::Relaxed;
  i.space = takeSpace(b);
  if (i.mode && (i.space == Space::Global || i.space == Space::Generic))
    b.kernel().pollsMemory = true;
  takeHints(b);
  const int vector = b.takeOne({"v2", "v4", "v8"}, true);
  const Type type = b.takeType();
  i.width = static_cast<uint8_t>(bytesOf(type));
  if (i.width == 0 || i.width > 8)
    b.error("memory holds elements of 8 to 64 bits");
  i.flag = isSigned(type);
  i.klass = classOf(i.space);
  b.address(write ? 0 : 1, 0);
  const Operand &data = b.operand(write ? 1 : 0);
  if (vector >= 0) {
    if (data.kind != Operand::Vector || data.parts.size() != (2u << vector))
      b.error("a vector of " + std::to_string(2u << vector) + " is expected");
  }
  const std::vector<Operand> &parts = vector >= 0 ? data.parts : std::vector<Operand>{data};
  // Constants and `_` are as wide as the registers beside them, or as LLVM writes bytes: of 16
  // bits.
  unsigned stride = 0;
  for (const Operand &part : parts)
    stride = std::max(stride, b.bytesOf(part));
  stride = std::max<unsigned>(stride ? stride : 2, i.width);
  i.stride = static_cast<uint8_t>(stride);
  for (const Operand &part : parts)
    i.list.push_back(write ? b.readPart(part, stride, lowBits(8u * i.width))
                           : b.write(part, stride));
  i.usedBytes = lowBits(static_cast<unsigned>(i.list.size() * i.width));
  i.handler = access<write>;
  i.isLoad = !write;
}

//===----------------------------------------------------------------------===//
// atom, red
//===----------------------------------------------------------------------===//

namespace {
enum Atomic { AtomicAdd, AtomicMin, AtomicMax, And, Or, Xor, Exch, Cas, Inc, Dec };
} // namespace

template <typename T> static T atomicResult(unsigned what, T old, T b, T c) {
  switch (what) {
  case AtomicAdd:
    return T(std::make_unsigned_t<T>(old) + std::make_unsigned_t<T>(b));
  case AtomicMin:
    return std::min(old, b);
  case AtomicMax:
    return std::max(old, b);
  case And:
    return old & b;
  case Or:
    return old | b;
  case Xor:
    return old ^ b;
  case Exch:
    return b;
  case Cas:
    return old == b ? c : old;
  case Inc:
    return old >= b ? 0 : T(old + 1);
  default:
    return old == 0 || old > b ? b : T(old - 1);
  }
}

/// op: d, address, b, c. Blocks run on several host threads: device memory changes atomically.
template <typename T, bool isFloat>
static void atomic(Warp &warp, const Instruction &i, uint32_t mask) {
  const T *b = warp.lanes<T>(i.op[2]), *c = warp.lanes<T>(i.op[3]);
  const GlobalAccess access = makeGlobalAccess(warp, true, i.scope, sizeof(T));
  for (uint32_t m = mask; m; m &= m - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(m));
    const uint64_t address = warp.address(i, 1, lane);
    if (address % sizeof(T))
      warp.fault("the address " + hex(address) + " is no multiple of " + std::to_string(sizeof(T)),
                 static_cast<int>(lane));
    bool isDevice;
    uint8_t *at = locate(warp, i, address, sizeof(T), Update, static_cast<int>(lane), isDevice);
    if (isDevice) {
      noteGlobal(warp, access, address, sizeof(T), static_cast<int>(lane));
      // Sums of floating-point numbers are no flags, and they are many.
      if (!isFloat || i.order != MemoryOrder::Relaxed)
        releaseAt(warp, i, address, false);
    }
    auto *word = reinterpret_cast<T *>(at);
    T old = __atomic_load_n(word, __ATOMIC_SEQ_CST), now;
    do {
      if constexpr (isFloat)
        now = bitCast<T>(bitCast<float>(old) + bitCast<float>(b[lane]));
      else
        now = atomicResult<T>(i.mode, old, b[lane], i.mode == Cas ? c[lane] : T(0));
    } while (
        !__atomic_compare_exchange_n(word, &old, now, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    warp.lanes<T>(i.op[0])[lane] = old;
    if (isDevice && !(isFloat && i.order == MemoryOrder::Relaxed))
      acquireAt(warp, i, address);
  }
  ++warp.cluster->events;
  const uint64_t total = sizeof(T) * static_cast<unsigned>(__builtin_popcount(mask));
  Counts &counts = warp.cluster->counts;
  const bool isShared = i.klass == Class::Shared;
  (isShared ? counts.sharedRead : counts.globalRead) += total;
  (isShared ? counts.sharedWritten : counts.globalWritten) += total;
}

static void buildAtomic(Builder &b, bool returns) {
  Instruction &i = b.instruction();
  const int order = b.takeOne({"relaxed", "acquire", "release", "acq_rel"}, true);
  i.order = static_cast<MemoryOrder>(std::max(order, 0) + 1);
  b.kernel().ordersBlocks |= i.order > MemoryOrder::Relaxed;
  const int scope = b.takeOne({"cta", "cluster", "gpu", "sys"}, true);
  i.scope = scope == 0 || scope == 1 ? Scope::Unit : Scope::Device;
  i.space = takeSpace(b);
  i.mode = static_cast<uint8_t>(
      b.takeOne({"add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec"}));
  const Type type = b.takeType();
  const unsigned bytes = bytesOf(type);
  const size_t at = returns ? 1 : 0;
  i.klass = classOf(i.space);
  i.op[0] = returns ? b.write(0, bytes) : b.scratch(bytes);
  b.address(at, 1);
  i.op[2] = b.read(at + 1, bytes);
  i.op[3] = i.mode == Cas ? b.read(at + 2, bytes) : i.op[2];
  i.handler = type == Type::S32   ? atomic<int32_t, false>
              : type == Type::S64 ? atomic<int64_t, false>
              : type == Type::F32 ? i.mode == AtomicAdd ? atomic<uint32_t, true> : nullptr
              : isFloat(type)     ? nullptr
              : bytes == 4        ? atomic<uint32_t, false>
              : bytes == 8        ? atomic<uint64_t, false>
                                  : nullptr;
}

static void nothing(Warp &, const Instruction &, uint32_t) {}

void fuse::sim::ptx::addMemoryOperations(Builder::Table &table) {
  table["ld"] = buildAccess<false>;
  table["st"] = buildAccess<true>;
  table["ldu"] = buildAccess<false>;
  table["atom"] = [](Builder &b) { buildAtomic(b, true); };
  table["red"] = [](Builder &b) { buildAtomic(b, false); };
  auto prefetch = [](Builder &b) {
    while (!b.takePrefix("L1").empty() || b.take("L1") || b.take("L2") ||
           !b.takePrefix("L2").empty() || b.take("global") || b.take("tensormap") ||
           b.take("param")) {
    }
    b.instruction().handler = nothing;
  };
  table["prefetch"] = prefetch;
  table["prefetchu"] = prefetch;
  table["createpolicy"] = [](Builder &b) {
    b.takeOne({"fractional"});
    while (!b.takePrefix("L2::").empty()) {
    }
    b.takeType();
    b.instruction().op = {b.write(0, 8), b.constant(0, 8)};
    b.instruction().handler = [](Warp &warp, const Instruction &i, uint32_t mask) {
      auto *d = warp.lanes<uint64_t>(i.op[0]);
      forLanes(mask, [=](unsigned lane) { d[lane] = 0; });
    };
  };
}
