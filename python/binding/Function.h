//===- Function.h - calls of a function of a bundle -------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_PYTHON_BINDING_FUNCTION_H
#define FUSE_PYTHON_BINDING_FUNCTION_H

#include "Call.h"
#include "Handles.h"

#include <shared_mutex>
#include <vector>

namespace fuse::python {

/// A function at the sizes of some shapes.
struct Prepared {
  std::vector<int64_t> extents; ///< of all inputs, one after the other
  OwnedCall call;
  std::vector<std::vector<int64_t>> results;
  size_t workspace = 0;
};

/// A bundle's code on one device.
struct Loaded {
  DLDevice device;
  std::shared_ptr<OwnedDevice> handle = std::make_shared<OwnedDevice>();
  OwnedProgram program;
  std::vector<std::shared_ptr<Prepared>> prepared; ///< the one used last first
};

/// A function of a bundle, on every device that it was called on.
class Function {
public:
  Function(SharedBundle opened, const std::string &name);

  /// Launches on tensors of a GPU; results are new tensors, or those behind the inputs.
  void call(ffi::PackedArgs args, ffi::Any *result, const DLTensor *workspace = nullptr);

  /// The same for fuse_call.
  static int callFast(FuseFastCall *call);

  /// The same for frameworks with neither an allocator nor a stream to give: results are new
  /// tensors in memory of the driver's, and all is done when this returns.
  ffi::Array<ffi::Tensor> callAndWait(ffi::PackedArgs args);

  /// The same for tensors of the host, results behind the inputs: they are copied to `device` and
  /// back. Of their types the bits count: NumPy's have no bfloat16.
  void callOnHost(FuseDevice device, FuseProgram program, ffi::PackedArgs args);

  /// Shapes of the results for tensors of these shapes.
  ffi::Array<ffi::Shape> shapes(ffi::PackedArgs args);
  int64_t workspaceBytes(ffi::PackedArgs args);

private:
  /// The tensors of a call.
  class Tensors {
  public:
    explicit Tensors(ffi::PackedArgs args) : count(args.size()) {
      const DLTensor **tensors = reserve();
      for (size_t i = 0; i < count; ++i)
        tensors[i] = args[int(i)].cast<DLTensor *>();
    }
    Tensors(const DLTensor *all, size_t count) : count(count) {
      const DLTensor **tensors = reserve();
      for (size_t i = 0; i < count; ++i)
        tensors[i] = &all[i];
    }
    Tensors(const Tensors &) = delete;
    size_t size() const { return count; }
    const DLTensor &operator[](size_t i) const { return *(more.empty() ? few : more.data())[i]; }

  private:
    const DLTensor **reserve() {
      if (count <= kMaxFastTensors)
        return few;
      more.resize(count);
      return more.data();
    }
    size_t count;
    const DLTensor *few[kMaxFastTensors];
    std::vector<const DLTensor *> more;
  };

  /// own: the workspace, or null. Framework: makes tensors, which it holds, and has the stream.
  template <typename Framework>
  void launch(const Tensors &tensors, const DLTensor *own, Framework &framework);

  /// Allocates what callAndWait returns, and keeps the device open.
  struct DriverMemory {
    void AllocData(DLTensor *tensor) {
      check(fuseDeviceAllocate(device->handle, std::max<size_t>(ffi::GetDataSize(*tensor), 1),
                               &tensor->data));
    }
    void FreeData(DLTensor *tensor) { fuseDeviceFree(device->handle, tensor->data); }
    std::shared_ptr<OwnedDevice> device;
  };

  /// Checks `count` tensors on a device of the bundle's vendor, and takes their addresses. Returns
  /// the first.
  const DLTensor *gather(const Tensors &tensors, size_t count, void **pointers) const;
  static void *dataOf(const DLTensor &tensor);
  std::string nameOf(size_t index) const;

  void checkTensor(const DLTensor &tensor, size_t index, DLDevice device,
                   bool bitsOnly = false) const;
  void checkCount(const Tensors &tensors, size_t count) const;
  void checkRank(const DLTensor &tensor, size_t index) const;
  void checkResults(const Prepared &prepared, const Tensors &tensors) const;
  static void *checkWorkspace(const DLTensor &tensor, size_t bytes, DLDevice device);
  std::vector<int64_t> bind(const Tensors &tensors) const;
  std::vector<int64_t> extentsOf(const Tensors &tensors) const;
  std::vector<std::vector<int64_t>> resultShapes(const std::vector<int64_t> &sizes) const;

  /// The bundle on the tensors' device: the framework's number for it is the driver's.
  Loaded &load(DLDevice device);
  bool matches(const Prepared &prepared, const Tensors &tensors) const;
  std::shared_ptr<Prepared> make(FuseProgram program, const Tensors &tensors) const;
  std::shared_ptr<Prepared> prepare(Loaded &loaded, const Tensors &tensors);

  SharedBundle held;
  FuseBundle bundle;
  FuseFunction function = nullptr;
  size_t numInputs = 0, numArguments = 0, numSizes = 0;
  std::vector<DLDataType> types;
  std::vector<size_t> ranks;
  bool isAmd = false;
  std::shared_mutex mutex;
  std::vector<std::unique_ptr<Loaded>> devices;
};

} // namespace fuse::python

#endif // FUSE_PYTHON_BINDING_FUNCTION_H
