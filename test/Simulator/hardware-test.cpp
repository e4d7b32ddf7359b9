//===- hardware-test.cpp - the simulator's matrix units and a real GPU ----===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs single matrix instructions and box copies on the NVIDIA GPU of this machine, with random
// bits in registers, shared memory and tensors, and compares with the simulator: the same bits
// where numbers are small integers, within 1e-6 of the sum of magnitudes where they are not (f8:
// 1e-4).
// wgmma and the tensor memory accelerator need an sm_90 GPU. Prints one line per check; exits
// with the number of failures.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Simulator/Memory.h"
#include "../../lib/Simulator/NVIDIA/Matrix.h"
#include "../../lib/Simulator/NVIDIA/TensorCopy.h"
#include "../../lib/Simulator/Numbers.h"
#include "../../lib/Simulator/Random.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <map>

using namespace fuse;
using namespace fuse::sim;
using namespace fuse::sim::nvidia;
using runtime::DeviceAddress;

static int failures = 0;
static std::unique_ptr<runtime::Driver> driver;

static void report(const std::string &what, bool ok, const std::string &more = "") {
  std::printf("%s %s%s\n", ok ? "ok  " : "FAIL", what.c_str(), more.c_str());
  failures += !ok;
}

static std::string text(int64_t value) { return std::to_string(value); }

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

/// Small integers (or one half of one, so that f8 has fractions), or normal-looking values.
static uint32_t randomElement(MatrixElement element, bool small, Random &random) {
  const float integer = float(int(random.below(7)) - 3);
  const float x = small ? integer : integer + float(random.below(65536)) / 65536;
  switch (element) {
  case MatrixElement::F16:
    return encode<F16>(x);
  case MatrixElement::BF16:
    return encode<BF16>(x);
  case MatrixElement::TF32: // all bits, to see what becomes of the lower ones
    return bitCast<uint32_t>(x) | (random.below(2) ? 0x1fff : 0x0fff);
  case MatrixElement::F32:
    return bitCast<uint32_t>(x);
  case MatrixElement::E4M3:
    return encode<F8E4M3FN>(x);
  case MatrixElement::E5M2:
    return encode<F8E5M2>(x);
  case MatrixElement::S8:
  case MatrixElement::U8:
    return random.below(256);
  case MatrixElement::S32:
    return uint32_t(random.next());
  }
  return 0;
}

static uint32_t randomWord(MatrixElement element, bool small, Random &random) {
  uint32_t word = 0;
  for (unsigned bit = 0; bit < 32; bit += 8 * sizeInBytes(element))
    word |= randomElement(element, small, random) << bit;
  return word;
}

static std::vector<uint32_t> randomWords(size_t count, MatrixElement element, bool small,
                                         Random &random) {
  std::vector<uint32_t> words(count);
  for (uint32_t &word : words)
    word = randomWord(element, small, random);
  return words;
}

/// Device memory with a copy of `data`.
class DeviceBuffer {
public:
  explicit DeviceBuffer(const std::vector<uint32_t> &data)
      : at(driver->allocate(data.size() * 4)), size(data.size()) {
    driver->copyToDevice(at, data.data(), size * 4);
  }
  ~DeviceBuffer() { driver->free(at); }
  std::vector<uint32_t> read() const {
    std::vector<uint32_t> data(size);
    driver->copyToHost(data.data(), at, size * 4);
    return data;
  }
  DeviceAddress at;

private:
  size_t size;
};

/// Compares registers of D. `small`: bit for bit.
static void compare(const std::string &name, const MatrixInstruction &instruction, bool small,
                    const std::vector<uint32_t> &hardware, const std::vector<uint32_t> &simulated) {
  if (small || instruction.d == MatrixElement::S32) {
    size_t wrong = 0;
    for (size_t i = 0; i < hardware.size(); ++i)
      wrong += hardware[i] != simulated[i];
    report(name + " integers", !wrong, wrong ? ": " + text(int64_t(wrong)) + " differ" : "");
    return;
  }
  const bool isHalf = instruction.d == MatrixElement::F16;
  double worst = 0;
  for (size_t i = 0; i < hardware.size(); ++i)
    for (unsigned part = 0; part < (isHalf ? 2 : 1); ++part) {
      auto value = [&](uint32_t word) {
        return isHalf ? fromF16(uint16_t(word >> 16 * part)) : bitCast<float>(word);
      };
      // Sums of up to 33 products of magnitude at most 12.
      worst = std::max(worst, std::fabs(double(value(hardware[i])) - value(simulated[i])) / 400);
    }
  char more[64];
  std::snprintf(more, sizeof(more), ": differs by at most %.1e of the sum of magnitudes", worst);
  // Hopper adds products of 8-bit elements with 14 bits.
  const bool isF8 = sizeInBytes(instruction.a) == 1;
  report(name + " fractions", worst <= (isHalf ? 1e-3 : isF8 ? 1e-4 : 1e-6), more);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static std::string header(bool isHopper) {
  return isHopper ? ".version 8.0\n.target sm_90a\n.address_size 64\n"
                  : ".version 8.0\n.target sm_80\n.address_size 64\n";
}

/// "{%a0, %a1, ...}"
static std::string list(const char *name, unsigned count) {
  std::string all = "{";
  for (unsigned i = 0; i < count; ++i)
    all += (i ? ", %" : "%") + (name + text(i));
  return all + "}";
}

/// Moves `count` registers of each thread from or to [register][thread] at parameter `parameter`.
static std::string move(const char *name, unsigned count, unsigned threads, const char *parameter,
                        bool load) {
  std::string code = "ld.param.u64 %base, [" + std::string(parameter) +
                     "];\n"
                     "mad.wide.u32 %base, %t, 4, %base;\n";
  for (unsigned i = 0; i < count; ++i) {
    const std::string at = "[%base+" + text(i * threads * 4) + "]";
    const std::string reg = "%" + (name + text(i));
    code += load ? "ld.global.b32 " + reg + ", " + at + ";\n"
                 : "st.global.b32 " + at + ", " + reg + ";\n";
  }
  return code;
}

static std::string declare(const char *name, unsigned count) {
  return ".reg .b32 %" + std::string(name) + "<" + text(count + 1) + ">;\n";
}

static void launch(const std::string &code, std::vector<void *> parameters, unsigned threads,
                   unsigned shared) {
  runtime::ModuleHandle module = driver->load(code, /*isText=*/true);
  runtime::KernelHandle kernel = driver->getKernel(module, "k", shared);
  runtime::LaunchConfig config;
  config.block = {threads, 1, 1};
  config.dynamicSharedMemory = shared; // its parameter sizes only a simulator looks at
  driver->launch(kernel, config, parameters.data(), driver->stream());
  driver->synchronize();
}

static void testMma(const std::string &opcode, bool isHopper) {
  const MatrixInstruction instruction = parseMma(opcode);
  const std::string code =
      header(isHopper) +
      ".visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc) {\n"
      ".reg .b64 %base; .reg .b32 %t;\n" +
      declare("a", 4) + declare("b", 4) + declare("c", 4) + "mov.u32 %t, %tid.x;\n" +
      move("a", instruction.aRegisters, 32, "pa", true) +
      move("b", instruction.bRegisters, 32, "pb", true) +
      move("c", instruction.dRegisters, 32, "pc", true) + opcode + " " +
      list("c", instruction.dRegisters) + ", " + list("a", instruction.aRegisters) + ", " +
      list("b", instruction.bRegisters) + ", " + list("c", instruction.dRegisters) + ";\n" +
      move("c", instruction.dRegisters, 32, "pc", false) + "ret;\n}\n";
  Random random(1, instruction.k);
  for (bool small : {true, false}) {
    const auto a = randomWords(instruction.aRegisters * 32, instruction.a, small, random);
    const auto b = randomWords(instruction.bRegisters * 32, instruction.b, small, random);
    auto c = randomWords(instruction.dRegisters * 32, instruction.d, small, random);
    DeviceBuffer deviceA(a), deviceB(b), deviceC(c);
    launch(code, {&deviceA.at, &deviceB.at, &deviceC.at}, 32, 0);
    auto *registersC = reinterpret_cast<uint32_t (*)[32]>(c.data());
    execute(instruction, reinterpret_cast<const uint32_t (*)[32]>(a.data()),
            reinterpret_cast<const uint32_t (*)[32]>(b.data()), registersC, registersC);
    compare(opcode, instruction, small, deviceC.read(), c);
  }
}

/// Copies an image of shared memory in; the copy is visible to the async proxy afterwards.
static std::string copyToShared(unsigned bytes, unsigned threads) {
  return "ld.param.u64 %base, [image];\nmad.wide.u32 %base, %t, 4, %base;\n"
         "mov.u32 %smem, smem;\nshl.b32 %x, %t, 2;\nadd.u32 %x, %x, %smem;\nmov.u32 %i, 0;\n"
         "copy:\nld.global.b32 %y, [%base];\nst.shared.b32 [%x], %y;\n"
         "add.u32 %x, %x, " +
         text(threads * 4) + ";\nadd.u64 %base, %base, " + text(threads * 4) +
         ";\nadd.u32 %i, %i, 1;\nsetp.lt.u32 %p, %i, " + text(bytes / threads / 4) +
         ";\n@%p bra copy;\n"
         "fence.proxy.async.shared::cta;\nbar.sync 0;\n";
}

static const char *const declarations =
    ".reg .b64 %base; .reg .b64 %da; .reg .b64 %db; .reg .b64 %w; .reg .pred %p; .reg .pred %s;\n"
    ".reg .b32 %t; .reg .b32 %x; .reg .b32 %y; .reg .b32 %i; .reg .b32 %smem;\n";

struct WgmmaTest {
  std::string opcode;
  unsigned swizzle, leading, stride;
  bool transA = false, transB = false, fromRegisters = false;
  uint32_t startA = 0, startB = 32768;
  unsigned base = 0;
  int scaleA = 1;
  bool scaleD = true;
};

static void testWgmma(const WgmmaTest &test) {
  const MatrixInstruction instruction = parseWgmma(test.opcode);
  const unsigned sharedBytes = 65536;
  auto descriptor = [&](uint32_t start) {
    const uint64_t mode = test.swizzle == 128  ? 1
                          : test.swizzle == 64 ? 2
                          : test.swizzle == 32 ? 3
                                               : 0;
    return uint64_t(start >> 4) | uint64_t(test.leading >> 4) << 16 |
           uint64_t(test.stride >> 4) << 32 | uint64_t(test.base) << 49 | mode << 62;
  };
  const bool isInteger = instruction.d == MatrixElement::S32;
  const bool isHalf = sizeInBytes(instruction.a) == 2;
  std::string code =
      header(true) +
      ".extern .shared .align 1024 .b8 smem[];\n"
      ".visible .entry k(.param .u64 image, .param .u64 pa, .param .u64 pd) .reqntid 128 {\n" +
      declarations + declare("a", 4) + declare("d", 128) + "mov.u32 %t, %tid.x;\n" +
      copyToShared(sharedBytes, 128) + move("a", 4, 128, "pa", true) +
      move("d", instruction.dRegisters, 128, "pd", true) +
      "shr.u32 %x, %smem, 4;\ncvt.u64.u32 %w, %x;\n"
      "mov.u64 %da, " +
      std::to_string(descriptor(test.startA)) +
      ";\nadd.u64 %da, %da, %w;\n"
      "mov.u64 %db, " +
      std::to_string(descriptor(test.startB)) +
      ";\nadd.u64 %db, %db, %w;\n"
      "setp.ne.u32 %s, %t, " +
      (test.scaleD ? "99999" : "%t") +
      ";\n"
      "wgmma.fence.sync.aligned;\n" +
      test.opcode + " " + list("d", instruction.dRegisters) + ", " +
      (test.fromRegisters ? list("a", 4) : "%da") + ", %db, %s" +
      (isInteger ? "" : ", " + text(test.scaleA) + ", 1");
  if (isHalf && !test.fromRegisters)
    code += test.transA ? ", 1" : ", 0";
  if (isHalf)
    code += test.transB ? ", 1" : ", 0";
  code += ";\nwgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;\n" +
          move("d", instruction.dRegisters, 128, "pd", false) + "ret;\n}\n";

  Random random(2, instruction.n + test.swizzle);
  for (bool small : {true, false}) {
    // A's half of the image holds A's type, the other B's.
    auto image = randomWords(sharedBytes / 8, instruction.a, small, random);
    const auto second = randomWords(sharedBytes / 8, instruction.b, small, random);
    image.insert(image.end(), second.begin(), second.end());
    const auto a = randomWords(4 * 128, instruction.a, small, random);
    auto d = randomWords(instruction.dRegisters * 128, instruction.d, small, random);
    DeviceBuffer deviceImage(image), deviceA(a), deviceD(d);
    launch(code, {&deviceImage.at, &deviceA.at, &deviceD.at}, 128, sharedBytes);

    WgmmaOperands operands;
    if (test.fromRegisters)
      operands.a = reinterpret_cast<const uint32_t (*)[128]>(a.data());
    operands.aDescriptor = descriptor(test.startA);
    operands.bDescriptor = descriptor(test.startB);
    operands.scaleD = test.scaleD;
    operands.scaleA = test.scaleA;
    operands.transA = test.transA;
    operands.transB = test.transB;
    const auto *bytes = reinterpret_cast<const uint8_t *>(image.data());
    execute(
        instruction, operands,
        [&](uint32_t address, uint32_t count) {
          if (address + count > sharedBytes)
            runtime::fail("wgmma reads past the end of shared memory");
          return bytes + address;
        },
        reinterpret_cast<uint32_t (*)[128]>(d.data()));
    compare(test.opcode.substr(32) + " swizzle " + text(test.swizzle) +
                (test.transA ? " A^T" : "") + (test.transB ? " B^T" : "") +
                (test.fromRegisters ? " A in registers" : "") +
                (test.base ? " base " + text(test.base) : "") +
                (test.startA % 1024 ? " start " + text(test.startA) : ""),
            instruction, small, deviceD.read(), d);
  }
}

//===----------------------------------------------------------------------===//
// Box copies
//===----------------------------------------------------------------------===//

static void testTensorCopy(const std::string &name, runtime::TensorMap map,
                           const TensorCoordinates &coordinates, uint32_t start) {
  const unsigned imageBytes = 32768;
  Random random(3, map.rank);
  std::vector<uint32_t> tensor(16384), image(imageBytes / 4);
  for (uint32_t &word : tensor) {
    word = uint32_t(random.next());
    // Of what rounds to tf32 a half are ties, and each exponent that is special is there.
    if (map.roundsToTf32 && random.below(2))
      word = (word & ~0x1fffu) | 0x1000;
    if (map.roundsToTf32 && !random.below(8))
      word |= 0x7f800000;
    if (map.roundsToTf32 && !random.below(8))
      word &= ~0x7f800000u;
  }
  for (uint32_t &word : image)
    word = uint32_t(random.next());
  DeviceBuffer deviceTensor(tensor), deviceImage(image);
  map.base = deviceTensor.at;
  runtime::EncodedTensorMap encoded = driver->encodeTensorMap(map);

  std::string at;
  for (uint32_t d = 0; d < map.rank; ++d)
    at += (d ? ", " : "") + text(coordinates[d]);
  const std::string rank = text(map.rank) + "d";
  for (bool isLoad : {true, false}) {
    if (!isLoad && *std::min_element(coordinates.begin(), coordinates.end()) < 0)
      continue; // an illegal instruction
    if (!isLoad && map.roundsToTf32)
      continue; // not simulated
    const std::string code =
        header(true) +
        ".extern .shared .align 1024 .b8 smem[];\n.shared .align 8 .b64 bar;\n"
        ".visible .entry k(.param .align 64 .b8 map[128], .param .u64 image) .reqntid 128 {\n" +
        declarations + "mov.u32 %t, %tid.x;\n" + copyToShared(imageBytes, 128) +
        "mov.u32 %x, bar;\nmov.u64 %w, map;\ncvta.param.u64 %w, %w;\n"
        "setp.ne.u32 %p, %t, 0;\n@%p bra wait;\n"
        "mbarrier.init.shared.b64 [%x], 1;\nfence.mbarrier_init.release.cluster;\n"
        "fence.proxy.async.shared::cta;\nadd.u32 %y, %smem, " +
        text(start) + ";\n" +
        (isLoad ? "mbarrier.arrive.expect_tx.shared.b64 %base, [%x], " + text(getBoxBytes(map)) +
                      ";\ncp.async.bulk.tensor." + rank +
                      ".shared::cluster.global.mbarrier::complete_tx::bytes [%y], [%w, {" + at +
                      "}], [%x];\n"
                : "cp.async.bulk.tensor." + rank + ".global.shared::cta.bulk_group [%w, {" + at +
                      "}], [%y];\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;\n") +
        "wait:\nbar.sync 0;\n" +
        (isLoad ? "again:\nmbarrier.try_wait.parity.shared.b64 %p, [%x], 0;\n@!%p bra again;\n"
                : "") +
        "ld.param.u64 %base, [image];\nmad.wide.u32 %base, %t, 4, %base;\nshl.b32 %x, %t, 2;\n"
        "add.u32 %x, %x, %smem;\nmov.u32 %i, 0;\n"
        "back:\nld.shared.b32 %y, [%x];\nst.global.b32 [%base], %y;\nadd.u32 %x, %x, 512;\n"
        "add.u64 %base, %base, 512;\nadd.u32 %i, %i, 1;\nsetp.lt.u32 %p, %i, " +
        text(imageBytes / 512) + ";\n@%p bra back;\nret;\n}\n";
    launch(code, {&encoded, &deviceImage.at}, 128, imageBytes);

    auto globalRange = [&](uint64_t address, uint32_t) {
      return reinterpret_cast<uint8_t *>(tensor.data()) + (address - map.base);
    };
    auto sharedRange = [&](uint32_t address, uint32_t) {
      return reinterpret_cast<uint8_t *>(image.data()) + address;
    };
    std::string more;
    try {
      if (isLoad)
        loadBox(map, coordinates, start, globalRange, sharedRange);
      else
        storeBox(map, coordinates, start, sharedRange, globalRange);
    } catch (const runtime::Error &error) {
      more = std::string(": ") + error.what();
    }
    const std::vector<uint32_t> gotImage = deviceImage.read(), gotTensor = deviceTensor.read();
    for (auto [got, expected] : {std::pair(&gotImage, &image), {&gotTensor, &tensor}})
      if (auto at = std::mismatch(got->begin(), got->end(), expected->begin());
          at.first != got->end() && more.empty())
        more = ": word " + text(uint64_t(at.first - got->begin())) + " is " + hex(*at.first) +
               ", simulated " + hex(*at.second);
    report(name + (isLoad ? " load" : " store"), gotImage == image && gotTensor == tensor, more);
  }
}

static void testHopper() {
  const std::string prefix = "wgmma.mma_async.sync.aligned.";
  for (const char *types :
       {"k16.f32.f16.f16", "k16.f16.f16.f16", "k16.f32.bf16.bf16", "k8.f32.tf32.tf32",
        "k32.s32.s8.s8", "k32.f32.e4m3.e4m3", "k32.f32.e5m2.e4m3"}) {
    const std::string opcode = prefix + "m64n96" + types;
    testWgmma({opcode, 128, 16, 1024});
    testWgmma({opcode, 64, 16, 512});
    testWgmma({opcode, 32, 16, 256});
    testWgmma({opcode, 0, 4096, 128});
    testWgmma({opcode, 0, 128, 256});
    testWgmma({opcode, 128, 16, 1024, false, false, true});
  }
  const std::string half = prefix + "m64n256k16.f32.f16.f16";
  for (bool transA : {false, true}) {
    // K-major A with these offsets reads something else, but the same something.
    testWgmma({half, 128, 4096, 1024, transA, true});
    testWgmma({half, 64, 2048, 512, transA, true});
    testWgmma({half, 32, 1024, 256, transA, true});
    testWgmma({half, 0, 128, 256, transA, true});
    testWgmma({half, 0, 4096, 128, transA, true});
  }
  const std::string narrow = prefix + "m64n128k16.f32.f16.f16";
  for (uint32_t start : {32u, 64u, 96u, 128u, 16u}) // within and off the swizzle's pattern
    testWgmma({narrow, 128, 16, 1024, false, false, false, start, 32768 + start});
  for (unsigned base : {1u, 3u})
    testWgmma({narrow, 128, 16, 1024, false, false, false, 128 * base, 32768 + 128 * base, base});
  WgmmaTest scaled{half, 128, 16, 1024};
  scaled.scaleA = -1;
  testWgmma(scaled);
  scaled.scaleD = false;
  testWgmma(scaled);

  auto map = [](runtime::ElementType type, std::vector<uint64_t> sizes, std::vector<uint32_t> box,
                uint32_t swizzle) {
    runtime::TensorMap map;
    map.type = type;
    map.rank = static_cast<uint32_t>(sizes.size());
    uint64_t stride = static_cast<uint64_t>(sizeInBytes(type));
    for (size_t d = 0; d < sizes.size(); ++d) {
      map.sizes[d] = sizes[d];
      map.box[d] = box[d];
      stride = (stride * sizes[d] + 15) / 16 * 16;
      if (d + 1 < sizes.size())
        map.strides[d] = stride;
    }
    map.swizzle = swizzle;
    return map;
  };
  using runtime::ElementType;
  for (uint32_t start : {0u, 128u, 384u, 1024u}) {
    const std::string at = " at " + text(start);
    testTensorCopy("rank 1 f32" + at, map(ElementType::f32, {101}, {64}, 0), {80}, start);
    for (uint32_t swizzle : {0u, 32u, 64u, 128u}) {
      const uint32_t width = swizzle ? swizzle : 64;
      const std::string more = " swizzle " + text(swizzle) + at;
      const auto two = map(ElementType::f16, {99, 40}, {width / 2, 24}, swizzle);
      testTensorCopy("rank 2 f16" + more, two, {64, 30}, start);
      testTensorCopy("rank 2 f16 before 0" + more, two, {-8, -20}, start);
      const auto three = map(ElementType::f32, {42, 9, 5}, {width / 4, 4, 3}, swizzle);
      testTensorCopy("rank 3 f32" + more, three, {36, 7, 3}, start);
      testTensorCopy("rank 3 f32 before 0" + more, three, {-4, -1, 3}, start);
      const auto five = map(ElementType::f16, {70, 5, 4, 3, 3}, {width / 2, 3, 2, 2, 2}, swizzle);
      testTensorCopy("rank 5 f16" + more, five, {56, 4, 1, 1, 2}, start);
      testTensorCopy("rank 5 f16 before 0" + more, five, {-8, 4, -1, 1, -1}, start);
      testTensorCopy("rank 5 f16 outside" + more, five, {1000, 4, 1, 1, 2}, start);
      testTensorCopy("narrow f16" + more, map(ElementType::f16, {72, 40}, {8, 16}, swizzle), {8, 4},
                     start);
    }
    testTensorCopy("narrow f16 half of swizzle 128" + at,
                   map(ElementType::f16, {72, 40}, {32, 16}, 128), {8, 4}, start);
    auto rounding = map(ElementType::f32, {72, 80}, {32, 64}, 128);
    rounding.roundsToTf32 = true;
    testTensorCopy("f32 to tf32" + at, rounding, {32, 0}, start);
  }
}

int main() {
  try {
    driver = runtime::openCudaDriver();
    const bool isHopper = driver->chip().find("sm_90") == 0;
    std::printf("%s, %s\n", driver->deviceName().c_str(), driver->chip().c_str());
    for (const char *types :
         {"k8.row.col.f32.f16.f16.f32", "k16.row.col.f32.f16.f16.f32", "k8.row.col.f16.f16.f16.f16",
          "k16.row.col.f16.f16.f16.f16", "k8.row.col.f32.bf16.bf16.f32",
          "k16.row.col.f32.bf16.bf16.f32", "k4.row.col.f32.tf32.tf32.f32",
          "k8.row.col.f32.tf32.tf32.f32", "k16.row.col.s32.s8.s8.s32", "k32.row.col.s32.u8.s8.s32",
          "k32.row.col.satfinite.s32.s8.s8.s32"})
      testMma(std::string("mma.sync.aligned.m16n8") + types, isHopper);
    if (isHopper)
      testHopper();
  } catch (const runtime::Error &error) {
    report("error", false, std::string(": ") + error.what());
  }
  return failures;
}
