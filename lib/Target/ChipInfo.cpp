//===- ChipInfo.cpp - what the compiler knows of each chip ----------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources:
//  [cc]     CUDA C++ Programming Guide, "Compute Capabilities", table "Technical
//           Specifications per Compute Capability" and "Features"
//  [a100]   NVIDIA A100 80GB SXM datasheet
//  [l40s]   NVIDIA L40S datasheet
//  [h100]   NVIDIA H100 SXM datasheet, and the Hopper architecture white paper
//  [h200]   NVIDIA H200 SXM datasheet; SMs and L2 as its driver gives them
//  [amdgpu] LLVM, "User Guide for AMDGPU Backend"; AMD instruction set guides for
//           CDNA2, CDNA3, CDNA4 (registers, LDS)
//  [mi250x] AMD Instinct MI250X datasheet, halved: a gfx90a device is one of two dies
//  [mi300x] AMD Instinct MI300X datasheet
//  [mi355x] AMD Instinct MI355X datasheet
//  [cdna]   AMD CDNA 2, CDNA 3 and CDNA 4 white papers: a cycle, 4 KB from the L2 of CDNA 2, 2 KB
//           from that of an XCD; 128 bytes from LDS, on CDNA 4 twice that; 64 to a CU's L1
//  [ptx]    PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions",
//           "griddepcontrol"
//  [meas]   mma.sync on an H100: 446 of 733 TFLOP/s (cuBLAS, by wgmma) at 4096^3
//  [fit]    schedules timed on an H100 and an H200 (lib/Target/Tuning)
//  [model]  a model of a CU that issues the main loop's instructions: with tiles of 128x128x64 its
//           matrix units are busy 79% of the time with two blocks, 54% with one
//  [assumed] no such chip at hand. On NVIDIA's, bandwidths of caches are as many times that of
//           memory as an H100's; on AMD's, latencies as published (0.7 to 1.2 us to memory, 0.3 to
//           L2), of which bytes in flight count the part that they do on an H100
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/ChipInfo.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"

using namespace mlir;
using namespace mlir::fuse;

static constexpr int64_t KiB = 1024, MiB = 1024 * KiB;
static constexpr double GB = 1e9, TB = 1e12, TF = 1e12;

/// mma.sync, and the vector unit for IEEE f32 [ptx].
static constexpr llvm::StringLiteral atomsOfMmaSync[] = {
    "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
    "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32",
    "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", "fma"};
/// Instructions of warpgroups [ptx].
static constexpr llvm::StringLiteral atomsOfWgmma[] = {
    "wgmma.mma_async.sync.aligned.m64n*k16.f32.f16.f16",
    "wgmma.mma_async.sync.aligned.m64n*k16.f32.bf16.bf16",
    "wgmma.mma_async.sync.aligned.m64n*k8.f32.tf32.tf32"};
/// MFMA of 16-bit elements at full rate in either size [amdgpu]; of the smaller one a tile has more
/// that do not wait for each other.
static constexpr llvm::StringLiteral atomsOfCdna2[] = {
    "v_mfma_f32_16x16x16_f16", "v_mfma_f32_32x32x8_f16", "v_mfma_f32_16x16x16_bf16",
    "v_mfma_f32_32x32x8_bf16", "v_mfma_f32_16x16x4_f32"};
/// Those of twice the depth have twice the rate of the others [amdgpu]; the larger ones are half as
/// many.
static constexpr llvm::StringLiteral atomsOfCdna4[] = {
    "v_mfma_f32_32x32x16_f16",  "v_mfma_f32_16x16x32_f16",  "v_mfma_f32_16x16x16_f16",
    "v_mfma_f32_32x32x8_f16",   "v_mfma_f32_32x32x16_bf16", "v_mfma_f32_16x16x32_bf16",
    "v_mfma_f32_16x16x16_bf16", "v_mfma_f32_32x32x8_bf16",  "v_mfma_f32_16x16x4_f32"};

/// Fitted to 180 timings of tile-to-nvvm's kernels on an H100 (2026-11-21; ten shapes from
/// 8 x 4096 x 12288 to 4096^3, one and two right operands), from which the model errs by 7% on
/// average. On other chips of NVIDIA's assumed.
static constexpr ModelFacts modelOfH100 = {/*clock=*/1.7e9,
                                           /*sharedBytesPerCycle=*/128,
                                           /*cacheBytesPerCycle=*/52,
                                           /*barrierCycles=*/240,
                                           /*stepLatency=*/0.29e-6,
                                           /*flightLatency=*/0.26e-6};

// Tables, laid out by hand.
// clang-format off
/// Of kernels with roles. What is not said otherwise is of an H200, by 1100 timings of 111 problems
/// in turn with each other (2026-11-28: m of 16 to 16384, k of 64 to 28672, one right operand or
/// two, 22 problems held out) and, of k up to 512, by the best of each kind for six on an H100.
/// Near the best it errs by 3 to 4%. Energies are of an H200 at its limit of 700 W, by 814 timings
/// of 37 problems, each kernel alone until the clock had settled, from which they err by 2% with a
/// `powerExponent` of 0.42: what they say of 12 problems held out takes 0.5% more than the best of
/// about 23, by cycles alone 2.4%. With 0.25 the model's choices are 0.3% slower so, of 50
/// problems, and 1.1% faster where the limit is not the kernel's own (docs/Rationale.md, "The
/// energy of a matmul"). Timed before: what is marked [h200], on an H200, `fewRows` by 8 shapes of
/// up to 16 rows, `ringLatency` and `ringLatencyOfTile` by 225 timings of 18 products, of one and
/// two auxiliaries; lines that producers shift by 505 us for 4096 x 4096 x 4097 (128x256
/// tiles) and, on an H200, 3 to 256 rows by 4096 x 4097, 12288 x 3073 and 4096 x 1023 (4 to 12 KB
/// of a step).
static constexpr RolesFacts rolesOfH200 = {
    /*matrixShare=*/0.695,
    /*power=*/600, /*powerExponent=*/0.25,
    /*flopEnergy=*/0.54e-12, /*readEnergy=*/6e-12, /*copyEnergy=*/15.9e-12,
    /*memoryEnergy=*/70e-12, /*keptShare=*/0.7,
    /*waveLoss=*/0.48,
    /*cacheReads=*/1.95, /*cacheRate=*/15.8e12, /*slotLatency=*/0.69e-6, /*ownWait=*/0.061e-6,
    /*tileTime=*/1.2e-6, /*copyRealigned=*/22.7, /*realignTime=*/0.25e-6, /*fewRows=*/1.03, // [h200]
    /*swappedInTurns=*/1.006, // 13 pairs of tiles about as large: -1.0 to 1.7%
    /*wideOrderLoss=*/0, // 0.2% between 4 and 8 rows, by 168 pairs
    /*epilogueRate=*/11.3e9, /*ringRate=*/103e9,
    /*ringLatency=*/1.6e-6, /*ringLatencyOfTile=*/0.3e-6, // [h200]
    /*simpleRate=*/19e9, /*functionRate=*/8.5e9, /*functionRateOfWarp=*/0.22e9,
    /*rateInTurns=*/9.3e9, /*rateOfCta=*/5.7e9, /*rateOfCtas=*/13.8e9, /*besideEpilogues=*/0.68,
    /*residentReads=*/2.5, /*residentProducts=*/1.2, /*slotTime=*/1.46e-6,
    /*partialRate=*/9e9, /*clearTime=*/2.8e-6, /*sharingLoss=*/0.03,
    /*clusterRate=*/6.4e9, /*clusterTime=*/0.68e-6, /*clusterRows=*/1.5};

/// The same of an H100, but for the order of tiles, by 9 tiles in 9 orders each, of 28 shapes with
/// k of 4096 to 28672, and for `matrixShare` (0.72 before energy counted), by 312 timings of 16
/// problems, three of them held out: 0.5% over the best in the mean of 13; 1.1, 2.2 and 8.2% of the
/// three. Its energies are assumed to be the same: it has the same SMs and the same limit.
static constexpr RolesFacts rolesOfH100 = [] {
    RolesFacts facts = rolesOfH200;
    facts.matrixShare = 0.725;
    facts.wideOrderLoss = 0.05;
    return facts;
}();

static constexpr ChipInfo chips[] = {
    {"sm_80", "sm_80", Vendor::Nvidia, "A100 80GB SXM",
     /*lanes=*/32, /*maxThreads=*/1024,                                          // [cc]
     /*sharedPerBlock=*/163 * KiB, /*sharedPerUnit=*/164 * KiB, /*reserved=*/1 * KiB, // [cc]
     /*maxRegisters=*/255, /*registersPerUnit=*/64 * KiB,                        // [cc]
     /*units=*/108, /*maxWarpsPerUnit=*/64,                                      // [a100], [cc]
     /*bandwidth=*/2039 * GB, /*cacheBytes=*/40 * MiB, /*cacheBandwidth=*/14.9 * TB, // [a100], [assumed]
     /*peakF16=*/312 * TF, /*peakTf32=*/156 * TF, /*peakF32=*/19.5 * TF,         // [a100]
     /*matrixShare=*/0.9, // [assumed]
     modelOfH100,
     {/*cpAsync=*/true, /*tma=*/false, /*loadMatrix=*/true}, atomsOfMmaSync},                      // [cc]
    {"sm_89", "sm_89", Vendor::Nvidia, "L40S",
     /*lanes=*/32, /*maxThreads=*/1024,                                          // [cc]
     /*sharedPerBlock=*/99 * KiB, /*sharedPerUnit=*/100 * KiB, /*reserved=*/1 * KiB, // [cc]
     /*maxRegisters=*/255, /*registersPerUnit=*/64 * KiB,                        // [cc]
     /*units=*/142, /*maxWarpsPerUnit=*/48,                                      // [l40s], [cc]
     /*bandwidth=*/864 * GB, /*cacheBytes=*/96 * MiB, /*cacheBandwidth=*/6.3 * TB, // [l40s], [assumed]
     /*peakF16=*/362 * TF, /*peakTf32=*/183 * TF, /*peakF32=*/91.6 * TF,         // [l40s]
     /*matrixShare=*/0.9, // [assumed]
     modelOfH100,
     {/*cpAsync=*/true, /*tma=*/false, /*loadMatrix=*/true}, atomsOfMmaSync},                      // [cc]
    {"sm_90", "sm_90", Vendor::Nvidia, "H100 SXM, portable instructions",
     /*lanes=*/32, /*maxThreads=*/1024,                                          // [cc]
     /*sharedPerBlock=*/227 * KiB, /*sharedPerUnit=*/228 * KiB, /*reserved=*/1 * KiB, // [cc]
     /*maxRegisters=*/255, /*registersPerUnit=*/64 * KiB,                        // [cc]
     /*units=*/132, /*maxWarpsPerUnit=*/64,                                      // [h100], [cc]
     /*bandwidth=*/3350 * GB, /*cacheBytes=*/50 * MiB, /*cacheBandwidth=*/24.5 * TB, // [h100], [fit]
     /*peakF16=*/989 * TF, /*peakTf32=*/494 * TF, /*peakF32=*/66.9 * TF,         // [h100]
     /*matrixShare=*/0.6, // [meas]
     modelOfH100,
     {/*cpAsync=*/true, /*tma=*/true, /*loadMatrix=*/true}, atomsOfMmaSync, {},
     /*dies=*/1, /*overlap=*/true}, // [cc], [ptx]
    {"sm_90a", "sm_90a", Vendor::Nvidia, "H100 SXM",
     /*lanes=*/32, /*maxThreads=*/1024,                                          // as sm_90
     /*sharedPerBlock=*/227 * KiB, /*sharedPerUnit=*/228 * KiB, /*reserved=*/1 * KiB,
     /*maxRegisters=*/255, /*registersPerUnit=*/64 * KiB,
     /*units=*/132, /*maxWarpsPerUnit=*/64,
     /*bandwidth=*/3350 * GB, /*cacheBytes=*/50 * MiB, /*cacheBandwidth=*/24.5 * TB,
     /*peakF16=*/989 * TF, /*peakTf32=*/494 * TF, /*peakF32=*/66.9 * TF,
     /*matrixShare=*/0.6, // as sm_90
     modelOfH100,
     {/*cpAsync=*/true, /*tma=*/true, /*loadMatrix=*/true}, atomsOfMmaSync, atomsOfWgmma,
     /*dies=*/1, /*overlap=*/true, &rolesOfH100}, // [ptx]
    {"h200", "sm_90a", Vendor::Nvidia, "H200 SXM",
     /*lanes=*/32, /*maxThreads=*/1024,                                          // as sm_90
     /*sharedPerBlock=*/227 * KiB, /*sharedPerUnit=*/228 * KiB, /*reserved=*/1 * KiB,
     /*maxRegisters=*/255, /*registersPerUnit=*/64 * KiB,
     /*units=*/132, /*maxWarpsPerUnit=*/64,                                      // [h200]
     /*bandwidth=*/4800 * GB, /*cacheBytes=*/50 * MiB, /*cacheBandwidth=*/24.5 * TB, // [h200], [fit]
     /*peakF16=*/989 * TF, /*peakTf32=*/494 * TF, /*peakF32=*/66.9 * TF,         // [h200]
     /*matrixShare=*/0.6, // as sm_90
     modelOfH100,
     {/*cpAsync=*/true, /*tma=*/true, /*loadMatrix=*/true}, atomsOfMmaSync, atomsOfWgmma,
     /*dies=*/1, /*overlap=*/true, &rolesOfH200}, // [ptx]
    {"gfx90a", "gfx90a", Vendor::Amd, "MI250X, one die",
     /*lanes=*/64, /*maxThreads=*/1024,                                          // [amdgpu]
     /*sharedPerBlock=*/64 * KiB, /*sharedPerUnit=*/64 * KiB, /*reserved=*/0,    // [amdgpu]
     /*maxRegisters=*/512, /*registersPerUnit=*/128 * KiB,                       // [amdgpu]
     /*units=*/110, /*maxWarpsPerUnit=*/32,                                      // [mi250x], [amdgpu]
     /*bandwidth=*/1638 * GB, /*cacheBytes=*/8 * MiB, /*cacheBandwidth=*/6.96 * TB, // [mi250x], [cdna]
     /*peakF16=*/191.5 * TF, /*peakTf32=*/0, /*peakF32=*/47.9 * TF,              // [mi250x]
     /*matrixShare=*/0.95, // [model]
     {/*clock=*/1.7e9, /*sharedBytesPerCycle=*/128, /*cacheBytesPerCycle=*/48, // [mi250x], [cdna], [model]
      /*barrierCycles=*/100, /*stepLatency=*/0.7e-6, /*flightLatency=*/0.45e-6}, // [model], [assumed]
     {/*cpAsync=*/false, /*tma=*/false}, atomsOfCdna2},                     // [amdgpu]
    {"gfx942", "gfx942", Vendor::Amd, "MI300X",
     /*lanes=*/64, /*maxThreads=*/1024,                                          // [amdgpu]
     /*sharedPerBlock=*/64 * KiB, /*sharedPerUnit=*/64 * KiB, /*reserved=*/0,    // [amdgpu]
     /*maxRegisters=*/512, /*registersPerUnit=*/128 * KiB,                       // [amdgpu]
     /*units=*/304, /*maxWarpsPerUnit=*/32,                                      // [mi300x], [amdgpu]
     /*bandwidth=*/5300 * GB, /*cacheBytes=*/256 * MiB, /*cacheBandwidth=*/34.4 * TB, // [mi300x], [cdna]
     /*peakF16=*/1307 * TF, /*peakTf32=*/653.7 * TF, /*peakF32=*/163.4 * TF,     // [mi300x]
     /*matrixShare=*/0.95, // [model]
     {/*clock=*/2.1e9, /*sharedBytesPerCycle=*/128, /*cacheBytesPerCycle=*/48, // [mi300x], [cdna], [model]
      /*barrierCycles=*/100, /*stepLatency=*/0.7e-6, /*flightLatency=*/0.45e-6}, // [model], [assumed]
     {/*cpAsync=*/false, /*tma=*/false}, atomsOfCdna2,
     /*warpgroupAtoms=*/{}, /*dies=*/8},                                         // [amdgpu], [mi300x]
    {"gfx950", "gfx950", Vendor::Amd, "MI355X",
     /*lanes=*/64, /*maxThreads=*/1024,                                          // [amdgpu]
     /*sharedPerBlock=*/160 * KiB, /*sharedPerUnit=*/160 * KiB, /*reserved=*/0,  // [amdgpu]
     /*maxRegisters=*/512, /*registersPerUnit=*/128 * KiB,                       // [amdgpu]
     /*units=*/256, /*maxWarpsPerUnit=*/32,                                      // [mi355x], [amdgpu]
     /*bandwidth=*/8000 * GB, /*cacheBytes=*/256 * MiB, /*cacheBandwidth=*/39.3 * TB, // [mi355x], [cdna]
     /*peakF16=*/2516 * TF, /*peakTf32=*/0, /*peakF32=*/157.3 * TF,              // [mi355x]
     /*matrixShare=*/0.95, // [model]
     {/*clock=*/2.4e9, /*sharedBytesPerCycle=*/256, /*cacheBytesPerCycle=*/48, // [mi355x], [cdna], [model]
      /*barrierCycles=*/100, /*stepLatency=*/0.7e-6, /*flightLatency=*/0.45e-6}, // [model], [assumed]
     {/*cpAsync=*/false, /*tma=*/false}, atomsOfCdna4,
     /*warpgroupAtoms=*/{}, /*dies=*/8},                                         // [amdgpu], [mi355x]
};
// clang-format on

ArrayRef<ChipInfo> mlir::fuse::getChips() { return chips; }

const ChipInfo *mlir::fuse::lookupChip(StringRef name) {
  for (const ChipInfo &chip : chips)
    if (chip.name == name)
      return &chip;
  return nullptr;
}

/// Whether `word` stands in `text` between other than letters and digits: H200 is not in GH200.
static bool hasWord(StringRef text, StringRef word) {
  while (!text.empty()) {
    StringRef next = text.take_while(llvm::isAlnum);
    if (next == word)
      return true;
    text = text.drop_front(std::max<size_t>(next.size(), 1));
  }
  return false;
}

const ChipInfo *mlir::fuse::lookupDevice(StringRef architecture, StringRef deviceName) {
  // Code for sm_90a may use all of an sm_90.
  const std::string own = (architecture + "a").str();
  if (lookupChip(own))
    architecture = own;
  for (const ChipInfo &chip : chips)
    if (chip.architecture == architecture && chip.name != architecture &&
        hasWord(deviceName, chip.part.split(' ').first))
      return &chip;
  return lookupChip(architecture);
}

const ChipInfo *mlir::fuse::lookupChipOrReport(StringRef name,
                                               function_ref<InFlightDiagnostic()> emitError) {
  if (const ChipInfo *chip = lookupChip(name))
    return chip;
  InFlightDiagnostic diag = emitError();
  if (name.empty())
    diag << "needs a chip; give chip= one of ";
  else
    diag << "unknown chip '" << name << "'; known chips are ";
  llvm::interleaveComma(getChips(), diag, [&](const ChipInfo &chip) { diag << chip.name; });
  return nullptr;
}

Attribute mlir::fuse::getTargetAttr(const ChipInfo &chip, MLIRContext *context) {
  if (chip.vendor == Vendor::Nvidia)
    return NVVM::NVVMTargetAttr::get(context, /*optLevel=*/3, "nvptx64-nvidia-cuda",
                                     chip.architecture, "+ptx80");
  // Code object version 5: ROCm before 6.3 refuses 6.
  return ROCDL::ROCDLTargetAttr::get(context, /*optLevel=*/3, "amdgcn-amd-amdhsa",
                                     chip.architecture, /*features=*/"", /*abiVersion=*/"500");
}
