//===- StandInMemory.h - device memory of the stand-ins ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TEST_RUNTIME_STANDINMEMORY_H
#define FUSE_TEST_RUNTIME_STANDINMEMORY_H

#include "fuse/Runtime/Error.h"
#include <cstdint>
#include <map>
#include <string>

namespace fuse::test {

/// The allocations of a stand-in for a driver.
class Allocations {
public:
  void add(uint64_t address, uint64_t bytes) { sizes[address] = bytes; }
  /// False if there is none that begins at `address`.
  bool erase(uint64_t address) { return sizes.erase(address) != 0; }
  size_t size() const { return sizes.size(); }

  /// Throws if a pointer that is passed to a kernel leads to no allocation, or past its end. Null
  /// is for buffers without elements: if the kernel reads or writes there, the simulator says so.
  void checkPointer(const std::string &kernel, size_t position, uint64_t address) const {
    if (address == 0)
      return;
    auto owner = sizes.upper_bound(address);
    if (owner != sizes.begin() && address - std::prev(owner)->first <= std::prev(owner)->second)
      return;
    runtime::fail("kernel '", kernel, "': parameter ", position, ", 0x", std::hex, address,
                  ", is no address of device memory");
  }

  /// Throws unless a copy on the device is of bytes of one allocation.
  void checkCopied(const char *does, uint64_t address, uint64_t bytes) const {
    auto owner = sizes.upper_bound(address);
    if (owner != sizes.begin()) {
      const auto &[start, size] = *std::prev(owner);
      if (address - start <= size && bytes <= size - (address - start))
        return;
    }
    runtime::fail("a copy ", does, " ", bytes, " bytes at 0x", std::hex, address,
                  ", which are not in one allocation");
  }

private:
  std::map<uint64_t, uint64_t> sizes; ///< by their addresses
};

} // namespace fuse::test

#endif // FUSE_TEST_RUNTIME_STANDINMEMORY_H
