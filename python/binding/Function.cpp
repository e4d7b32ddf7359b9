//===- Function.cpp - calls of a function of a bundle ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Function.h"

#include <tvm/ffi/extra/c_env_api.h>

#include <algorithm>

using namespace fuse::python;

/// More shapes than this at a time are prepared anew.
static constexpr size_t kMaxPrepared = 256;

static DLDataType toDLPack(FuseType type) {
  switch (type) {
  case FUSE_F16:
    return {kDLFloat, 16, 1};
  case FUSE_BF16:
    return {kDLBfloat, 16, 1};
  case FUSE_F32:
    return {kDLFloat, 32, 1};
  case FUSE_F64:
    return {kDLFloat, 64, 1};
  case FUSE_F8E4M3FN:
    return {kDLFloat8_e4m3fn, 8, 1};
  case FUSE_F8E5M2:
    return {kDLFloat8_e5m2, 8, 1};
  case FUSE_I1:
    return {kDLBool, 8, 1};
  case FUSE_I8:
    return {kDLInt, 8, 1};
  case FUSE_I16:
    return {kDLInt, 16, 1};
  case FUSE_I32:
    return {kDLInt, 32, 1};
  case FUSE_I64:
    return {kDLInt, 64, 1};
  default:
    break;
  }
  return {kDLOpaqueHandle, 0, 0};
}

static std::string shapeOf(const DLTensor &tensor) {
  std::string text = "[";
  for (int i = 0; i < tensor.ndim; ++i)
    text += (i ? ", " : "") + std::to_string(tensor.shape[i]);
  return text + "]";
}

static std::string describe(const DLTensor &tensor) {
  const DLDataType type = tensor.dtype;
  std::string name = type.code == kDLComplex ? "complex" + std::to_string(type.bits * type.lanes)
                                             : std::string(ffi::DLDataTypeToString(type));
  return name + " " + shapeOf(tensor);
}

static bool isContiguous(const DLTensor &tensor) {
  if (!tensor.strides)
    return true;
  if (std::find(tensor.shape, tensor.shape + tensor.ndim, 0) != tensor.shape + tensor.ndim)
    return true;
  int64_t stride = 1;
  for (int i = tensor.ndim; i-- > 0;) {
    if (tensor.shape[i] != 1 && tensor.strides[i] != stride)
      return false;
    stride *= tensor.shape[i];
  }
  return true;
}

Function::Function(SharedBundle opened, const std::string &name)
    : held(std::move(opened)), bundle(held->handle) {
  check(fuseBundleFindFunction(bundle, name.empty() ? nullptr : name.c_str(), &function));
  numInputs = fuseFunctionNumInputs(function);
  numArguments = fuseFunctionNumArguments(function);
  numSizes = fuseFunctionNumSizes(function);
  for (size_t i = 0; i < numArguments; ++i) {
    types.push_back(toDLPack(fuseFunctionArgumentType(function, i)));
    ranks.push_back(fuseFunctionArgumentRank(function, i));
  }
  isAmd = std::string(fuseBundleVendor(bundle)) == "amd";
}

void Function::call(ffi::PackedArgs args, ffi::Any *result, const DLTensor *workspace) {
  struct Framework {
    void *makeResult(const std::vector<int64_t> &shape, DLDataType type, DLDevice device) {
      results.push_back(ffi::Tensor::FromEnvAlloc(
          TVMFFIEnvTensorAlloc, ffi::ShapeView(shape.data(), shape.size()), type, device));
      return results.back().data_ptr();
    }
    void *makeWorkspace(int64_t bytes, DLDevice device) {
      workspace = ffi::Tensor::FromEnvAlloc(TVMFFIEnvTensorAlloc, ffi::ShapeView(&bytes, 1),
                                            DLDataType{kDLUInt, 8, 1}, device);
      return workspace.value().data_ptr();
    }
    void *getStream(DLDevice device) {
      return TVMFFIEnvGetStream(device.device_type, device.device_id);
    }
    ffi::Array<ffi::Tensor> results;
    ffi::Optional<ffi::Tensor> workspace;
  } framework;
  launch(Tensors(args), workspace, framework);
  if (framework.results.size() == 1)
    *result = framework.results[0];
  else if (!framework.results.empty())
    *result = framework.results;
}

int Function::callFast(FuseFastCall *call) {
  struct Framework {
    explicit Framework(FuseFastCall &call) : call(call) {}
    ~Framework() {
      if (workspace)
        workspace->deleter(workspace);
    }
    DLManagedTensorVersioned *make(int64_t *shape, size_t rank, DLDataType type, DLDevice device) {
      DLTensor like{nullptr, device, int32_t(rank), type, shape, nullptr, 0};
      DLManagedTensorVersioned *made = nullptr;
      auto ignore = [](void *, const char *, const char *) {};
      if (call.api->managed_tensor_allocator(&like, &made, nullptr, ignore) != 0)
        fail("MemoryError", "the framework's allocator has no memory");
      return made;
    }
    void *makeResult(std::vector<int64_t> &shape, DLDataType type, DLDevice device) {
      DLManagedTensorVersioned *made = make(shape.data(), shape.size(), type, device);
      call.results[call.numResults++] = made;
      return dataOf(made->dl_tensor);
    }
    void *makeWorkspace(int64_t bytes, DLDevice device) {
      workspace = make(&bytes, 1, DLDataType{kDLUInt, 8, 1}, device);
      return dataOf(workspace->dl_tensor);
    }
    void *getStream(DLDevice device) {
      void *stream = nullptr;
      if (call.api->current_work_stream(device.device_type, device.device_id, &stream) != 0)
        fail("FuseDeviceError", "the framework has no stream");
      return stream;
    }
    FuseFastCall &call;
    DLManagedTensorVersioned *workspace = nullptr;
  } framework(*call);
  auto *function = static_cast<Function *>(call->function);
  if (function->numArguments > kMaxFastTensors)
    return 1;
  try {
    function->launch(Tensors(call->tensors, call->numTensors), call->workspace, framework);
    return 0;
  } catch (...) { // what is wrong is found again, and told, by Function::call
    while (call->numResults != 0) {
      DLManagedTensorVersioned *made = call->results[--call->numResults];
      made->deleter(made);
    }
    return 1;
  }
}

ffi::Array<ffi::Tensor> Function::callAndWait(ffi::PackedArgs args) {
  const Tensors tensors(args);
  std::vector<void *> pointers(numArguments);
  const DLDevice where = gather(tensors, numInputs, pointers.data())->device;
  Loaded &loaded = load(where);
  FuseDevice device = loaded.handle->handle;
  std::shared_ptr<Prepared> prepared = prepare(loaded, tensors);
  ffi::Array<ffi::Tensor> made;
  for (size_t i = numInputs; i < numArguments; ++i) {
    const std::vector<int64_t> &shape = prepared->results[i - numInputs];
    made.push_back(ffi::Tensor::FromNDAlloc(
        DriverMemory{loaded.handle}, ffi::ShapeView(shape.data(), shape.size()), types[i], where));
    pointers[i] = made.back().data_ptr();
  }
  struct Workspace {
    ~Workspace() {
      if (address)
        fuseDeviceFree(device, address);
    }
    FuseDevice device;
    void *address = nullptr;
  } workspace{device};
  if (prepared->workspace != 0)
    check(fuseDeviceAllocate(device, prepared->workspace, &workspace.address));
  check(fuseCallLaunch(prepared->call.handle, nullptr, pointers.data(), numArguments,
                       workspace.address));
  check(fuseDeviceSynchronize(device));
  return made;
}

void Function::callOnHost(FuseDevice device, FuseProgram program, ffi::PackedArgs args) {
  const Tensors tensors(args);
  if (tensors.size() != numArguments)
    fail("TypeError", "expected inputs and results");
  for (size_t i = 0; i < tensors.size(); ++i)
    checkTensor(tensors[i], i, DLDevice{kDLCPU, 0}, /*bitsOnly=*/true);
  std::shared_ptr<Prepared> prepared = make(program, tensors);
  checkResults(*prepared, tensors);
  struct Memory {
    explicit Memory(FuseDevice device) : device(device) {}
    ~Memory() {
      for (void *address : addresses)
        fuseDeviceFree(device, address);
    }
    void *allocate(size_t bytes) {
      void *address = nullptr;
      check(fuseDeviceAllocate(device, std::max<size_t>(bytes, 1), &address));
      addresses.push_back(address);
      return address;
    }
    FuseDevice device;
    std::vector<void *> addresses;
  } memory(device);
  std::vector<void *> pointers;
  std::vector<size_t> bytes;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const DLTensor &tensor = tensors[i];
    bytes.push_back(ffi::GetDataSize(tensor));
    pointers.push_back(memory.allocate(bytes.back()));
    if (i < numInputs && bytes.back() != 0)
      check(fuseDeviceUpload(device, pointers.back(), dataOf(tensor), bytes.back()));
  }
  void *workspace = prepared->workspace ? memory.allocate(prepared->workspace) : nullptr;
  check(fuseCallLaunch(prepared->call.handle, nullptr, pointers.data(), numArguments, workspace));
  check(fuseDeviceSynchronize(device));
  for (size_t i = numInputs; i < numArguments; ++i)
    if (bytes[i] != 0)
      check(fuseDeviceDownload(device, dataOf(tensors[i]), pointers[i], bytes[i]));
}

ffi::Array<ffi::Shape> Function::shapes(ffi::PackedArgs args) {
  const Tensors tensors(args);
  checkCount(tensors, numInputs);
  std::vector<int64_t> sizes = bind(tensors);
  ffi::Array<ffi::Shape> result;
  for (const std::vector<int64_t> &shape : resultShapes(sizes))
    result.push_back(ffi::Shape(shape));
  return result;
}

int64_t Function::workspaceBytes(ffi::PackedArgs args) {
  const Tensors tensors(args);
  checkCount(tensors, numInputs);
  std::vector<int64_t> sizes = bind(tensors);
  size_t bytes = 0;
  check(fuseFunctionWorkspaceBytes(function, sizes.data(), numSizes, &bytes));
  return int64_t(bytes);
}

template <typename Framework>
void Function::launch(const Tensors &tensors, const DLTensor *own, Framework &framework) {
  const bool given = tensors.size() == numArguments && numArguments != numInputs;
  void *addresses[kMaxFastTensors];
  std::vector<void *> more;
  void **pointers = addresses;
  if (numArguments > kMaxFastTensors) {
    more.resize(numArguments);
    pointers = more.data();
  }
  const DLDevice device = gather(tensors, given ? numArguments : numInputs, pointers)->device;
  std::shared_ptr<Prepared> prepared = prepare(load(device), tensors);
  if (given)
    checkResults(*prepared, tensors);
  for (size_t i = numInputs; !given && i < numArguments; ++i)
    pointers[i] = framework.makeResult(prepared->results[i - numInputs], types[i], device);
  // One that is made is released when the call returns: the allocator hands it out again behind
  // what was launched, for the stream is one.
  void *workspace = nullptr;
  if (prepared->workspace != 0)
    workspace = own ? checkWorkspace(*own, prepared->workspace, device)
                    : framework.makeWorkspace(int64_t(prepared->workspace), device);
  check(fuseCallLaunch(prepared->call.handle, framework.getStream(device), pointers, numArguments,
                       workspace));
}

const DLTensor *Function::gather(const Tensors &tensors, size_t count, void **pointers) const {
  checkCount(tensors, count);
  if (count == 0)
    fail("TypeError",
         "a function without inputs needs its results as arguments, which say the device");
  const DLTensor *first = &tensors[0];
  for (size_t i = 0; i < count; ++i) {
    checkTensor(tensors[i], i, first->device);
    pointers[i] = dataOf(tensors[i]);
  }
  if (first->device.device_type != (isAmd ? kDLROCM : kDLCUDA))
    fail("FuseDeviceError", std::string("the bundle is for ") + fuseBundleChip(bundle) +
                                ", and its tensors must be on such a device");
  return first;
}

void *Function::dataOf(const DLTensor &tensor) {
  return static_cast<char *>(tensor.data) + tensor.byte_offset;
}

std::string Function::nameOf(size_t index) const {
  return (index < numInputs ? "input " : "result ") +
         std::to_string(index < numInputs ? index : index - numInputs) + " ('" +
         fuseFunctionArgumentName(function, index) + "')";
}

void Function::checkTensor(const DLTensor &tensor, size_t index, DLDevice device,
                           bool bitsOnly) const {
  const DLDataType type = types[index];
  if ((!bitsOnly && tensor.dtype.code != type.code) || tensor.dtype.bits != type.bits ||
      tensor.dtype.lanes != 1)
    fail("TypeError", nameOf(index) + " is " + describe(tensor) + "; " +
                          fuseTypeName(fuseFunctionArgumentType(function, index)) + " is expected");
  checkRank(tensor, index);
  if (!tensor.data && ffi::GetDataSize(tensor) != 0)
    fail("TypeError", nameOf(index) + " has no memory");
  if (tensor.device.device_type != device.device_type ||
      tensor.device.device_id != device.device_id)
    fail("ValueError", nameOf(index) + " is on another device than input 0");
  if (!isContiguous(tensor))
    fail("FuseStrideError", nameOf(index) + " is not contiguous");
}

void Function::checkCount(const Tensors &tensors, size_t count) const {
  if (tensors.size() != count)
    fail("TypeError", "the function takes " + std::to_string(numInputs) + " tensors, got " +
                          std::to_string(tensors.size()));
}

void Function::checkRank(const DLTensor &tensor, size_t index) const {
  if (size_t(tensor.ndim) != ranks[index])
    fail("ValueError", nameOf(index) + " has the shape " + shapeOf(tensor) + "; " +
                           std::to_string(ranks[index]) + " dimensions are expected");
}

void Function::checkResults(const Prepared &prepared, const Tensors &tensors) const {
  for (size_t i = numInputs; i < numArguments; ++i) {
    const DLTensor &tensor = tensors[i];
    const std::vector<int64_t> &shape = prepared.results[i - numInputs];
    if (!std::equal(shape.begin(), shape.end(), tensor.shape))
      fail("ValueError", nameOf(i) + " is " + describe(tensor) + ", which is not its shape");
  }
}

void *Function::checkWorkspace(const DLTensor &tensor, size_t bytes, DLDevice device) {
  if (tensor.device.device_type != device.device_type ||
      tensor.device.device_id != device.device_id)
    fail("ValueError", "the workspace is on another device than input 0");
  if (!isContiguous(tensor) || ffi::GetDataSize(tensor) < bytes)
    fail("ValueError", "the workspace is " + describe(tensor) + "; " + std::to_string(bytes) +
                           " contiguous bytes are needed");
  return dataOf(tensor);
}

std::vector<int64_t> Function::bind(const Tensors &tensors) const {
  std::vector<int64_t> extents = extentsOf(tensors);
  std::vector<size_t> rank(ranks.begin(), ranks.begin() + numInputs);
  std::vector<int64_t> sizes(numSizes);
  check(fuseFunctionBindShapes(function, numInputs, rank.data(), extents.data(), sizes.data()));
  return sizes;
}

std::vector<int64_t> Function::extentsOf(const Tensors &tensors) const {
  std::vector<int64_t> extents;
  for (size_t i = 0; i < numInputs; ++i) {
    const DLTensor &tensor = tensors[i];
    checkRank(tensor, i);
    extents.insert(extents.end(), tensor.shape, tensor.shape + tensor.ndim);
  }
  return extents;
}

std::vector<std::vector<int64_t>> Function::resultShapes(const std::vector<int64_t> &sizes) const {
  std::vector<std::vector<int64_t>> shapes;
  for (size_t i = numInputs; i < numArguments; ++i) {
    shapes.emplace_back(ranks[i]);
    check(fuseFunctionArgumentShape(function, sizes.data(), numSizes, i, shapes.back().data()));
  }
  return shapes;
}

Loaded &Function::load(DLDevice device) {
  {
    std::shared_lock lock(mutex);
    for (const std::unique_ptr<Loaded> &loaded : devices)
      if (loaded->device.device_id == device.device_id)
        return *loaded;
  }
  std::unique_lock lock(mutex);
  for (const std::unique_ptr<Loaded> &loaded : devices)
    if (loaded->device.device_id == device.device_id)
      return *loaded;
  auto loaded = std::make_unique<Loaded>();
  loaded->device = device;
  const std::string name = (isAmd ? "hip:" : "cuda:") + std::to_string(device.device_id);
  check(fuseDeviceOpen(name.c_str(), &loaded->handle->handle));
  check(fuseProgramLoad(bundle, loaded->handle->handle, FUSE_LOAD_CODE, &loaded->program.handle));
  devices.push_back(std::move(loaded));
  return *devices.back();
}

bool Function::matches(const Prepared &prepared, const Tensors &tensors) const {
  const int64_t *next = prepared.extents.data();
  for (size_t i = 0; i < numInputs; ++i) {
    const DLTensor &tensor = tensors[i];
    if (!std::equal(tensor.shape, tensor.shape + tensor.ndim, next))
      return false;
    next += tensor.ndim;
  }
  return true;
}

std::shared_ptr<Prepared> Function::make(FuseProgram program, const Tensors &tensors) const {
  auto made = std::make_shared<Prepared>();
  std::vector<int64_t> sizes = bind(tensors);
  made->extents = extentsOf(tensors);
  made->results = resultShapes(sizes);
  check(fuseCallPrepare(program, function, sizes.data(), numSizes, &made->call.handle));
  made->workspace = fuseCallWorkspaceBytes(made->call.handle);
  return made;
}

std::shared_ptr<Prepared> Function::prepare(Loaded &loaded, const Tensors &tensors) {
  {
    std::shared_lock lock(mutex);
    if (!loaded.prepared.empty() && matches(*loaded.prepared.front(), tensors))
      return loaded.prepared.front();
  }
  std::unique_lock lock(mutex);
  auto &all = loaded.prepared;
  auto found = std::find_if(all.begin(), all.end(),
                            [&](const auto &prepared) { return matches(*prepared, tensors); });
  if (found != all.end()) {
    std::rotate(all.begin(), found, found + 1);
    return all.front();
  }
  std::shared_ptr<Prepared> made = make(loaded.program.handle, tensors);
  if (all.size() == kMaxPrepared)
    all.pop_back();
  all.insert(all.begin(), made);
  return made;
}
