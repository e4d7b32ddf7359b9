//===- Call.h - a call between fuse_call and libfuse-python -----*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Call.cpp takes tensors from Python objects and knows nothing of bundles; Function.cpp launches
// and knows nothing of Python. Both are built together.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_PYTHON_BINDING_CALL_H
#define FUSE_PYTHON_BINDING_CALL_H

#include <dlpack/dlpack.h>

#include <cstddef>

/// More tensors than this go the way of every framework, by apache-tvm-ffi.
constexpr size_t kMaxFastTensors = 64;

struct FuseFastCall {
  void *function; ///< as make_function gives it
  const DLTensor *tensors;
  size_t numTensors;
  const DLTensor *workspace;    ///< null: from the framework's allocator
  const DLPackExchangeAPI *api; ///< of the framework, whose stream and allocator are used
  /// The results that were made: none where they were given.
  DLManagedTensorVersioned *results[kMaxFastTensors];
  size_t numResults;
};

/// Queues a call. Returns 0, or another number if anything is wrong, with no results then: the
/// same by apache-tvm-ffi says what.
using FuseFastCallFunction = int (*)(FuseFastCall *call);

#endif // FUSE_PYTHON_BINDING_CALL_H
