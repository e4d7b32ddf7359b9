//===- linker.cpp - ld.lld, for AMD's code objects ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lld/Common/Driver.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/raw_ostream.h"

LLD_HAS_DRIVER(elf)

/// Debian's archives name Polly, for optimisation at link time, which never happens here.
llvm::PassPluginLibraryInfo getPollyPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "none", "", [](llvm::PassBuilder &) {}, nullptr};
}

int fuseLinkerMain(int argc, char **argv) {
  llvm::ArrayRef<const char *> arguments(const_cast<const char **>(argv), argc);
  return lld::lldMain(arguments, llvm::outs(), llvm::errs(), {{lld::Gnu, &lld::elf::link}}).retCode;
}

// lld makes all of LLVM's targets ready, which would be half of the library: those that are not
// needed have nothing to make ready.
#define FUSE_NO_TARGET(name)                                                                       \
  void LLVMInitialize##name##TargetInfo() {}                                                       \
  void LLVMInitialize##name##Target() {}                                                           \
  void LLVMInitialize##name##TargetMC() {}                                                         \
  void LLVMInitialize##name##AsmPrinter() {}                                                       \
  void LLVMInitialize##name##AsmParser() {}
extern "C" {
FUSE_NO_TARGET(AArch64)
FUSE_NO_TARGET(ARM)
FUSE_NO_TARGET(AVR)
FUSE_NO_TARGET(BPF)
FUSE_NO_TARGET(Hexagon)
FUSE_NO_TARGET(Lanai)
FUSE_NO_TARGET(LoongArch)
FUSE_NO_TARGET(M68k)
FUSE_NO_TARGET(MSP430)
FUSE_NO_TARGET(Mips)
FUSE_NO_TARGET(PowerPC)
FUSE_NO_TARGET(RISCV)
FUSE_NO_TARGET(SPIRV)
FUSE_NO_TARGET(Sparc)
FUSE_NO_TARGET(SystemZ)
FUSE_NO_TARGET(VE)
FUSE_NO_TARGET(WebAssembly)
FUSE_NO_TARGET(XCore)
FUSE_NO_TARGET(Xtensa)
}
#undef FUSE_NO_TARGET
