//===- Runtime.h - bundles on GPUs, for C ---------------------------*- C -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libfuse-runtime: no LLVM in it, and no GPU driver linked; libcuda.so.1 or libamdhip64.so is
// opened with the first device. docs/Embedding.md is the manual.
//
//   FuseBundle    files of a bundle, read and checked; no device yet
//   FuseFunction  one of its functions
//   FuseDevice    a GPU
//   FuseProgram   a bundle's code and constants, loaded on a device
//   FuseCall      a function at given sizes, ready to launch
//
// Threads. Every function may be called by any number of threads at once, with the same handles
// too; only the release of a handle must not meet another use of it.
//
// Lifetime. Each handle is released once. A handle keeps what it was made of: bundle, device and
// program may be released in any order, and what is on the device goes when the last of program
// and calls does. What has been launched must have ended by then. Texts live as long as the
// handle that they were asked of; a FuseFunction lives as long as its bundle.
//
// Sizes are elements, offsets and alignments bytes. No function throws.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_C_RUNTIME_H
#define FUSE_C_RUNTIME_H

#include "fuse-c/Support.h"

FUSE_C_BEGIN

typedef struct FuseBundleImpl *FuseBundle;
typedef struct FuseDeviceImpl *FuseDevice;
typedef struct FuseProgramImpl *FuseProgram;
typedef struct FuseCallImpl *FuseCall;
/// No handle of its own: never released.
typedef const struct FuseFunctionImpl *FuseFunction;

/// Types of elements. Each is stored in whole bytes; i1 is a byte that is 0 or 1.
typedef enum FuseType {
  FUSE_F16 = 0,
  FUSE_BF16 = 1,
  FUSE_F32 = 2,
  FUSE_F64 = 3,
  FUSE_F8E4M3FN = 4,
  FUSE_F8E5M2 = 5,
  FUSE_I1 = 6,
  FUSE_I8 = 7,
  FUSE_I16 = 8,
  FUSE_I32 = 9,
  FUSE_I64 = 10,
  /// No type: every int is a value.
  FUSE_TYPE_MAX = 0x7fffffff
} FuseType;

/// The version of the library, "0.1.0".
FUSE_C_API const char *fuseRuntimeVersion(void);

/// What went wrong in the last call of this thread that did not return FUSE_OK; "" before the
/// first. Valid until the next such call of the thread.
FUSE_C_API const char *fuseRuntimeLastError(void);

/// "FUSE_BAD_SHAPE" and the like; "unknown" for a number that is none.
FUSE_C_API const char *fuseStatusName(FuseStatus status);

/// Bytes of an element; 0 for a number that is no type.
FUSE_C_API size_t fuseTypeBytes(FuseType type);

/// As in MLIR: "f16", "bf16", "i1"; "unknown" for a number that is no type.
FUSE_C_API const char *fuseTypeName(FuseType type);

//===----------------------------------------------------------------------===//
// Bundles
//===----------------------------------------------------------------------===//

/// Reads a bundle from its folder and checks all of it. FUSE_BAD_BUNDLE.
FUSE_C_API FuseStatus fuseBundleOpen(const char *folder, FuseBundle *bundle);

/// The same of `count` files in memory, named as in the folder ("manifest.json", ...). They are
/// copied. FUSE_BAD_BUNDLE.
FUSE_C_API FuseStatus fuseBundleOpenMemory(size_t count, const char *const *names,
                                           const void *const *contents, const size_t *bytes,
                                           FuseBundle *bundle);

/// Releases the handle; null is nothing.
FUSE_C_API void fuseBundleClose(FuseBundle bundle);

/// "nvidia" or "amd"; "sm_90a", "gfx942".
FUSE_C_API const char *fuseBundleVendor(FuseBundle bundle);
FUSE_C_API const char *fuseBundleChip(FuseBundle bundle);

/// The text of manifest.json (docs/Manifest.md), which says all that there is to know.
FUSE_C_API const char *fuseBundleManifest(FuseBundle bundle);

/// A file of the bundle but the manifest: "graph.mlir", "host.mlir" (what is left to the host),
/// code. Checked against the manifest, and kept by the bundle. FUSE_NOT_FOUND if the manifest names
/// no such file, FUSE_BAD_BUNDLE if it is not there or another.
FUSE_C_API FuseStatus fuseBundleReadFile(FuseBundle bundle, const char *name, const void **contents,
                                         size_t *bytes);

FUSE_C_API size_t fuseBundleNumFunctions(FuseBundle bundle);

/// Function `index`, from 0 on. FUSE_INVALID_ARGUMENT beyond the last.
FUSE_C_API FuseStatus fuseBundleGetFunction(FuseBundle bundle, size_t index,
                                            FuseFunction *function);

/// The function of that name, or with null the only one. FUSE_NOT_FOUND: the message lists those
/// that there are, and what of the graph is left to the host.
FUSE_C_API FuseStatus fuseBundleFindFunction(FuseBundle bundle, const char *name,
                                             FuseFunction *function);

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

FUSE_C_API const char *fuseFunctionName(FuseFunction function);

/// Arguments: the inputs, then the results. Tensors are contiguous and row-major.
FUSE_C_API size_t fuseFunctionNumArguments(FuseFunction function);
FUSE_C_API size_t fuseFunctionNumInputs(FuseFunction function);

/// Of argument `index`; null, FUSE_F16 and 0 beyond the last.
FUSE_C_API const char *fuseFunctionArgumentName(FuseFunction function, size_t index);
FUSE_C_API FuseType fuseFunctionArgumentType(FuseFunction function, size_t index);
FUSE_C_API size_t fuseFunctionArgumentRank(FuseFunction function, size_t index);
/// The largest alignment that any launch asks of its address.
FUSE_C_API size_t fuseFunctionArgumentAlignment(FuseFunction function, size_t index);
/// Extent `dimension` where it is always the same, else -1.
FUSE_C_API int64_t fuseFunctionArgumentExtent(FuseFunction function, size_t index,
                                              size_t dimension);

/// The sizes that the shapes depend on, in the order of fuseFunctionBindShapes: "M", "N", ... Null
/// beyond the last.
FUSE_C_API size_t fuseFunctionNumSizes(FuseFunction function);
FUSE_C_API const char *fuseFunctionSizeName(FuseFunction function, size_t index);

/// From the shapes of all inputs to the sizes, of which there are fuseFunctionNumSizes. `ranks`
/// has a number for each of the `numInputs` inputs, `extents` all extents of the first input, then
/// all of the second, and so on. FUSE_BAD_SHAPE where the function does not take such shapes.
FUSE_C_API FuseStatus fuseFunctionBindShapes(FuseFunction function, size_t numInputs,
                                             const size_t *ranks, const int64_t *extents,
                                             int64_t *sizes);

/// The extents of argument `index`, input or result, at given sizes: `extents` gets
/// fuseFunctionArgumentRank numbers. FUSE_BAD_SHAPE where the function does not take the sizes.
FUSE_C_API FuseStatus fuseFunctionArgumentShape(FuseFunction function, const int64_t *sizes,
                                                size_t numSizes, size_t index, int64_t *extents);

/// Bytes of the workspace at given sizes; may be 0. FUSE_BAD_SHAPE.
FUSE_C_API FuseStatus fuseFunctionWorkspaceBytes(FuseFunction function, const int64_t *sizes,
                                                 size_t numSizes, size_t *bytes);

/// What a workspace's address must be a multiple of; 1 where there is none.
FUSE_C_API size_t fuseFunctionWorkspaceAlignment(FuseFunction function);

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// Opens "cuda:N" or "hip:N", N from 0 on; "cuda" and "hip" are number 0. On NVIDIA the device's
/// primary context is retained, which is the CUDA runtime's and PyTorch's. Whatever context or
/// device a thread has current, it still has after any function here. FUSE_NO_DEVICE.
FUSE_C_API FuseStatus fuseDeviceOpen(const char *name, FuseDevice *device);
FUSE_C_API void fuseDeviceClose(FuseDevice device);

/// "sm_90", "gfx942"; what the vendor calls it.
FUSE_C_API const char *fuseDeviceChip(FuseDevice device);
FUSE_C_API const char *fuseDeviceName(FuseDevice device);

/// Memory, for those who have no allocator of their own. Copies are those of the default stream:
/// the host's memory may be used again when they return, and what follows on the default stream
/// finds the data; before a launch on another stream, and before a download of what another stream
/// computes, call fuseDeviceSynchronize. FUSE_OUT_OF_MEMORY, FUSE_DRIVER_ERROR.
FUSE_C_API FuseStatus fuseDeviceAllocate(FuseDevice device, size_t bytes, void **address);
FUSE_C_API void fuseDeviceFree(FuseDevice device, void *address);
FUSE_C_API FuseStatus fuseDeviceUpload(FuseDevice device, void *to, const void *from, size_t bytes);
FUSE_C_API FuseStatus fuseDeviceDownload(FuseDevice device, void *to, const void *from,
                                         size_t bytes);
/// Waits for everything on the device. FUSE_DRIVER_ERROR, also for what was launched before.
FUSE_C_API FuseStatus fuseDeviceSynchronize(FuseDevice device);

//===----------------------------------------------------------------------===//
// Programs and calls
//===----------------------------------------------------------------------===//

/// With FUSE_LOAD_TEXT the driver compiles the PTX that travels with the code, so that it runs on
/// NVIDIA's chips after the one that it was compiled for.
enum { FUSE_LOAD_CODE = 0, FUSE_LOAD_TEXT = 1 };

/// Loads code and constants on a device. Not while a stream captures. FUSE_WRONG_CHIP,
/// FUSE_OUT_OF_MEMORY, FUSE_DRIVER_ERROR; FUSE_INVALID_ARGUMENT for flags that are unknown.
FUSE_C_API FuseStatus fuseProgramLoad(FuseBundle bundle, FuseDevice device, unsigned flags,
                                      FuseProgram *program);
FUSE_C_API void fuseProgramUnload(FuseProgram program);

/// Makes all ready that does not depend on addresses: once for given sizes. `function` is one of
/// the program's bundle, `sizes` as fuseFunctionBindShapes gives them. Not while a stream
/// captures. FUSE_BAD_SHAPE, FUSE_DRIVER_ERROR.
FUSE_C_API FuseStatus fuseCallPrepare(FuseProgram program, FuseFunction function,
                                      const int64_t *sizes, size_t numSizes, FuseCall *call);
FUSE_C_API void fuseCallRelease(FuseCall call);

FUSE_C_API size_t fuseCallWorkspaceBytes(FuseCall call);

/// On NVIDIA a call keeps CUDA graphs of launches whose addresses came three times, at most 64
/// (and 512 in all of the process's calls): such a launch is one for the host, 2.0 us on an
/// H200 however many kernels it has. This keeps at most `most` from now on; 0 is none. A graph of
/// two kernels takes 115 KiB of device memory. Attributes of a stream (access policy windows, the
/// share of a green context) do not reach a graph's kernels, and launches of one graph run one
/// after the other on whichever streams. What was launched must have ended.
FUSE_C_API FuseStatus fuseCallKeepGraphs(FuseCall call, size_t most);

/// Launches on `stream`, a CUstream or hipStream_t of the device (null: its default stream), and
/// returns before the device is done. No string is looked up, and nothing allocated but where
/// addresses come the third time (fuseCallKeepGraphs). A stream
/// that captures records it. `arguments` are as many device addresses as the function has
/// arguments, the workspace one of fuseCallWorkspaceBytes bytes; the array is read before it
/// returns. Two launches may run at the same time only with different results and workspaces.
///
/// FUSE_BAD_ADDRESS, FUSE_DRIVER_ERROR: kernels of the function before the one that could not be
/// launched may have been launched.
FUSE_C_API FuseStatus fuseCallLaunch(FuseCall call, void *stream, void *const *arguments,
                                     size_t numArguments, void *workspace);

FUSE_C_END

#endif // FUSE_C_RUNTIME_H
