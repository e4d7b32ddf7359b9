//===- options.cpp - how the fuzzers run ----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// AddressSanitizer's options of every fuzzer. libMLIR and libLLVM are not instrumented: containers
/// that both sides touch (llvm::SmallVector, std::string) are annotated on one side only, and
/// allocators are poisoned on one side only.
extern "C" const char *__asan_default_options() {
  return "detect_container_overflow=0:allow_user_poisoning=0:detect_leaks=0:"
         "allocator_may_return_null=0:max_allocation_size_mb=2048";
}

extern "C" const char *__ubsan_default_options() { return "print_stacktrace=1"; }
