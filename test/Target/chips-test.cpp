//===- chips-test.cpp - which row of the chip table a device has ----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-chips-test ARCHITECTURE DEVICE_NAME: prints the row's name, or "none".
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/ChipInfo.h"
#include "llvm/Support/raw_ostream.h"

int main(int argc, char **argv) {
  if (argc != 3) {
    llvm::errs() << "usage: fuse-chips-test ARCHITECTURE DEVICE_NAME\n";
    return 2;
  }
  const mlir::fuse::ChipInfo *chip = mlir::fuse::lookupDevice(argv[1], argv[2]);
  llvm::outs() << (chip ? chip->name.str() : "none") << "\n";
}
