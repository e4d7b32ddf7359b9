//===- Binding.cpp - the C API for Python ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What fuse_mlir calls through apache-tvm-ffi. No symbol of Python is used, so that one library
// serves every version of it; tensors arrive as DLTensors, with the stream that their framework has
// current, and results come from its allocator. Bundles are numbers here that are given once:
// fuse_mlir closes them, and what uses one then keeps it until it has ended.
//
//===----------------------------------------------------------------------===//

#include "fuse-c/Compiler.h"
#include "fuse-c/Runtime.h"

#include "Call.h"

#include <tvm/ffi/extra/c_env_api.h>
#include <tvm/ffi/tvm_ffi.h>

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <vector>

namespace ffi = tvm::ffi;

namespace {

//===----------------------------------------------------------------------===//
// Errors and handles
//===----------------------------------------------------------------------===//

/// The Python exception for a status: fuse_mlir/errors.py registers those that begin with Fuse.
const char *errorKind(FuseStatus status) {
  switch (status) {
  case FUSE_INVALID_ARGUMENT:
  case FUSE_BAD_SHAPE:
  case FUSE_BAD_ADDRESS:
    return "ValueError";
  case FUSE_NOT_FOUND:
    return "KeyError";
  case FUSE_BAD_BUNDLE:
    return "FuseBundleError";
  case FUSE_COMPILE_ERROR:
    return "FuseCompileError";
  case FUSE_CANNOT_WRITE:
    return "OSError";
  case FUSE_OUT_OF_MEMORY:
    return "MemoryError";
  default:
    return "FuseDeviceError";
  }
}

[[noreturn]] void fail(const char *kind, const std::string &message) {
  throw ffi::Error(kind, message, "");
}

void check(FuseStatus status) {
  if (status != FUSE_OK)
    fail(errorKind(status), fuseRuntimeLastError());
}

void checkCompiler(FuseStatus status) {
  if (status != FUSE_OK)
    fail(errorKind(status), fuseCompilerLastError());
}

/// A text for C, which ends at a NUL: one in the middle would cut it off.
std::string toText(const ffi::String &text) {
  std::string copy(text.data(), text.size());
  if (copy.find('\0') != std::string::npos)
    fail("ValueError", "a NUL within a name");
  return copy;
}

template <typename Pointer> int64_t toNumber(Pointer pointer) {
  return reinterpret_cast<int64_t>(pointer);
}

/// Releases what it holds once nothing uses it.
template <typename Handle, void (*release)(Handle)> struct Owner {
  Owner() = default;
  Owner(const Owner &) = delete;
  ~Owner() {
    if (handle)
      release(handle);
  }
  Handle handle = nullptr;
};
using OwnedDevice = Owner<FuseDevice, fuseDeviceClose>;
using OwnedProgram = Owner<FuseProgram, fuseProgramUnload>;
using OwnedCall = Owner<FuseCall, fuseCallRelease>;
using OwnedBundle = Owner<FuseBundle, fuseBundleClose>;
using SharedBundle = std::shared_ptr<const OwnedBundle>;

/// Open bundles by number. It outlives what Python releases when the process ends.
class Bundles {
public:
  static Bundles &get() {
    static auto *all = new Bundles;
    return *all;
  }
  int64_t add(SharedBundle bundle) {
    const std::lock_guard lock(mutex);
    open.emplace(++last, std::move(bundle));
    return last;
  }
  SharedBundle find(int64_t number) {
    const std::lock_guard lock(mutex);
    auto found = open.find(number);
    if (found == open.end())
      fail("FuseBundleError", "the bundle was closed");
    return found->second;
  }
  /// What becomes free by it, and may wait for a device, does so without the lock.
  SharedBundle remove(int64_t number) {
    const std::lock_guard lock(mutex);
    auto node = open.extract(number);
    return node ? std::move(node.mapped()) : nullptr;
  }

private:
  std::mutex mutex;
  std::map<int64_t, SharedBundle> open;
  int64_t last = 0;
};

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// One for the process: compilations share nothing but its dialects and threads.
FuseCompiler getCompiler() {
  static FuseCompiler compiler = [] {
    FuseCompiler made = nullptr;
    checkCompiler(fuseCompilerCreate(/*numThreads=*/0, &made));
    return made;
  }();
  return compiler;
}

using Work = FuseStatus (*)(FuseCompiler, const char *, size_t, const char *, const char *,
                            FuseCompilation *);

/// What repeats a module's text, which need not be UTF-8.
ffi::Bytes toBytes(const char *text) {
  return ffi::Bytes(text, std::char_traits<char>::length(text));
}

/// [whether it failed, names of files, contents, text of the report, diagnostics as printed,
/// then for each diagnostic its severity, message, file, line and column].
ffi::Array<ffi::Any> compileWith(Work work, const ffi::Bytes &text, const ffi::String &name,
                                 const ffi::String &options) {
  Owner<FuseCompilation, fuseCompilationDestroy> made;
  FuseStatus status =
      work(getCompiler(), text.data(), text.size(), name.c_str(), options.c_str(), &made.handle);
  if (!made.handle)
    checkCompiler(status);
  FuseCompilation result = made.handle;
  ffi::Array<ffi::Any> names, contents, diagnostics;
  for (size_t i = 0; i < fuseCompilationNumFiles(result); ++i) {
    names.push_back(ffi::String(fuseCompilationFileName(result, i)));
    contents.push_back(ffi::Bytes(static_cast<const char *>(fuseCompilationFileContents(result, i)),
                                  fuseCompilationFileBytes(result, i)));
  }
  for (size_t i = 0; i < fuseCompilationNumDiagnostics(result); ++i)
    diagnostics.push_back(ffi::Array<ffi::Any>{
        int64_t(fuseCompilationSeverity(result, i)), toBytes(fuseCompilationMessage(result, i)),
        toBytes(fuseCompilationFile(result, i)), int64_t(fuseCompilationLine(result, i)),
        int64_t(fuseCompilationColumn(result, i))});
  return {status != FUSE_OK,
          names,
          contents,
          toBytes(fuseCompilationReport(result)),
          toBytes(fuseCompilationDiagnostics(result)),
          diagnostics};
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

DLDataType toDLPack(FuseType type) {
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

std::string describe(const DLTensor &tensor) {
  std::string text = std::string(ffi::DLDataTypeToString(tensor.dtype)) + " [";
  for (int i = 0; i < tensor.ndim; ++i)
    text += (i ? ", " : "") + std::to_string(tensor.shape[i]);
  return text + "]";
}

bool isContiguous(const DLTensor &tensor) {
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

/// More shapes than this at a time are prepared anew.
constexpr size_t kMaxPrepared = 256;

class Function {
public:
  Function(SharedBundle opened, const std::string &name)
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

  /// Launches on tensors of a GPU; results are new tensors, or those behind the inputs.
  void call(ffi::PackedArgs args, ffi::Any *result, const DLTensor *workspace = nullptr) {
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

  /// The same for fuse_call.
  static int callFast(FuseFastCall *call) {
    struct Framework {
      explicit Framework(FuseFastCall &call) : call(call) {}
      ~Framework() {
        if (workspace)
          workspace->deleter(workspace);
      }
      DLManagedTensorVersioned *make(int64_t *shape, size_t rank, DLDataType type,
                                     DLDevice device) {
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

  /// The same for frameworks with neither an allocator nor a stream to give: results are new
  /// tensors in memory of the driver's, and all is done when this returns.
  ffi::Array<ffi::Tensor> callAndWait(ffi::PackedArgs args) {
    const Tensors tensors(args);
    std::vector<void *> pointers(numArguments);
    const DLDevice where = gather(tensors, numInputs, pointers.data())->device;
    Loaded &loaded = load(where);
    FuseDevice device = loaded.handle->handle;
    std::shared_ptr<Prepared> prepared = prepare(loaded, tensors);
    ffi::Array<ffi::Tensor> made;
    for (size_t i = numInputs; i < numArguments; ++i) {
      const std::vector<int64_t> &shape = prepared->results[i - numInputs];
      made.push_back(ffi::Tensor::FromNDAlloc(DriverMemory{loaded.handle},
                                              ffi::ShapeView(shape.data(), shape.size()), types[i],
                                              where));
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

  /// The same for tensors of the host, results behind the inputs: they are copied to `device` and
  /// back. Of their types the bits count: NumPy's have no bfloat16.
  void callOnHost(FuseDevice device, FuseProgram program, ffi::PackedArgs args) {
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

  /// Shapes of the results for tensors of these shapes.
  ffi::Array<ffi::Shape> shapes(ffi::PackedArgs args) {
    const Tensors tensors(args);
    checkCount(tensors, numInputs);
    std::vector<int64_t> sizes = bind(tensors);
    ffi::Array<ffi::Shape> result;
    for (const std::vector<int64_t> &shape : resultShapes(sizes))
      result.push_back(ffi::Shape(shape));
    return result;
  }

  int64_t workspaceBytes(ffi::PackedArgs args) {
    const Tensors tensors(args);
    checkCount(tensors, numInputs);
    std::vector<int64_t> sizes = bind(tensors);
    size_t bytes = 0;
    check(fuseFunctionWorkspaceBytes(function, sizes.data(), numSizes, &bytes));
    return int64_t(bytes);
  }

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
  void launch(const Tensors &tensors, const DLTensor *own, Framework &framework) {
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
  const DLTensor *gather(const Tensors &tensors, size_t count, void **pointers) const {
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

  static void *dataOf(const DLTensor &tensor) {
    return static_cast<char *>(tensor.data) + tensor.byte_offset;
  }

  std::string nameOf(size_t index) const {
    return (index < numInputs ? "input " : "result ") +
           std::to_string(index < numInputs ? index : index - numInputs) + " ('" +
           fuseFunctionArgumentName(function, index) + "')";
  }

  void checkTensor(const DLTensor &tensor, size_t index, DLDevice device,
                   bool bitsOnly = false) const {
    const DLDataType type = types[index];
    if ((!bitsOnly && tensor.dtype.code != type.code) || tensor.dtype.bits != type.bits ||
        tensor.dtype.lanes != 1)
      fail("TypeError", nameOf(index) + " is " + describe(tensor) + "; " +
                            fuseTypeName(fuseFunctionArgumentType(function, index)) +
                            " is expected");
    checkRank(tensor, index);
    if (tensor.device.device_type != device.device_type ||
        tensor.device.device_id != device.device_id)
      fail("ValueError", nameOf(index) + " is on another device than input 0");
    if (!isContiguous(tensor))
      fail("FuseStrideError", nameOf(index) + " is not contiguous");
  }

  void checkCount(const Tensors &tensors, size_t count) const {
    if (tensors.size() != count)
      fail("TypeError", "the function takes " + std::to_string(numInputs) + " tensors, got " +
                            std::to_string(tensors.size()));
  }

  void checkRank(const DLTensor &tensor, size_t index) const {
    if (size_t(tensor.ndim) != ranks[index])
      fail("ValueError", nameOf(index) + " is " + describe(tensor) + "; " +
                             std::to_string(ranks[index]) + " dimensions are expected");
  }

  void checkResults(const Prepared &prepared, const Tensors &tensors) const {
    for (size_t i = numInputs; i < numArguments; ++i) {
      const DLTensor &tensor = tensors[i];
      const std::vector<int64_t> &shape = prepared.results[i - numInputs];
      if (!std::equal(shape.begin(), shape.end(), tensor.shape))
        fail("ValueError", nameOf(i) + " is " + describe(tensor) + ", which is not its shape");
    }
  }

  static void *checkWorkspace(const DLTensor &tensor, size_t bytes, DLDevice device) {
    if (tensor.device.device_type != device.device_type ||
        tensor.device.device_id != device.device_id)
      fail("ValueError", "the workspace is on another device than input 0");
    if (!isContiguous(tensor) || ffi::GetDataSize(tensor) < bytes)
      fail("ValueError", "the workspace is " + describe(tensor) + "; " + std::to_string(bytes) +
                             " contiguous bytes are needed");
    return dataOf(tensor);
  }

  std::vector<int64_t> bind(const Tensors &tensors) const {
    std::vector<int64_t> extents = extentsOf(tensors);
    std::vector<size_t> rank(ranks.begin(), ranks.begin() + numInputs);
    std::vector<int64_t> sizes(numSizes);
    check(fuseFunctionBindShapes(function, numInputs, rank.data(), extents.data(), sizes.data()));
    return sizes;
  }

  std::vector<int64_t> extentsOf(const Tensors &tensors) const {
    std::vector<int64_t> extents;
    for (size_t i = 0; i < numInputs; ++i) {
      const DLTensor &tensor = tensors[i];
      checkRank(tensor, i);
      extents.insert(extents.end(), tensor.shape, tensor.shape + tensor.ndim);
    }
    return extents;
  }

  std::vector<std::vector<int64_t>> resultShapes(const std::vector<int64_t> &sizes) const {
    std::vector<std::vector<int64_t>> shapes;
    for (size_t i = numInputs; i < numArguments; ++i) {
      shapes.emplace_back(ranks[i]);
      check(fuseFunctionArgumentShape(function, sizes.data(), numSizes, i, shapes.back().data()));
    }
    return shapes;
  }

  /// The bundle on the tensors' device: the framework's number for it is the driver's.
  Loaded &load(DLDevice device) {
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

  bool matches(const Prepared &prepared, const Tensors &tensors) const {
    const int64_t *next = prepared.extents.data();
    for (size_t i = 0; i < numInputs; ++i) {
      const DLTensor &tensor = tensors[i];
      if (!std::equal(tensor.shape, tensor.shape + tensor.ndim, next))
        return false;
      next += tensor.ndim;
    }
    return true;
  }

  std::shared_ptr<Prepared> make(FuseProgram program, const Tensors &tensors) const {
    auto made = std::make_shared<Prepared>();
    std::vector<int64_t> sizes = bind(tensors);
    made->extents = extentsOf(tensors);
    made->results = resultShapes(sizes);
    check(fuseCallPrepare(program, function, sizes.data(), numSizes, &made->call.handle));
    made->workspace = fuseCallWorkspaceBytes(made->call.handle);
    return made;
  }

  std::shared_ptr<Prepared> prepare(Loaded &loaded, const Tensors &tensors) {
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

//===----------------------------------------------------------------------===//
// What Python sees
//===----------------------------------------------------------------------===//

ffi::Array<ffi::Any> compile(ffi::Bytes text, ffi::String name, ffi::String options) {
  return compileWith(fuseCompile, text, name, options);
}

ffi::Array<ffi::Any> report(ffi::Bytes text, ffi::String name, ffi::String options) {
  return compileWith(fuseReport, text, name, options);
}

int64_t openFolder(ffi::String folder) {
  auto bundle = std::make_shared<OwnedBundle>();
  check(fuseBundleOpen(toText(folder).c_str(), &bundle->handle));
  return Bundles::get().add(bundle);
}

int64_t openMemory(ffi::Array<ffi::String> names, ffi::Array<ffi::Bytes> contents) {
  // Short texts are within the objects: those of the arrays' iterators are gone at once.
  std::vector<std::string> heldNames;
  std::vector<ffi::Bytes> heldContents;
  for (const ffi::String &one : names)
    heldNames.push_back(toText(one));
  for (const ffi::Bytes &one : contents)
    heldContents.push_back(one);
  std::vector<const char *> name;
  std::vector<const void *> content;
  std::vector<size_t> bytes;
  for (const std::string &one : heldNames)
    name.push_back(one.c_str());
  for (const ffi::Bytes &one : heldContents) {
    content.push_back(one.data());
    bytes.push_back(one.size());
  }
  auto bundle = std::make_shared<OwnedBundle>();
  check(fuseBundleOpenMemory(name.size(), name.data(), content.data(), bytes.data(),
                             &bundle->handle));
  return Bundles::get().add(bundle);
}

void closeBundle(int64_t bundle) { Bundles::get().remove(bundle); }

ffi::String getManifest(int64_t bundle) {
  return fuseBundleManifest(Bundles::get().find(bundle)->handle);
}

/// A file of a bundle but the manifest, as it was when the bundle was opened.
ffi::Bytes readFile(int64_t bundle, ffi::String name) {
  auto opened = Bundles::get().find(bundle);
  const void *contents = nullptr;
  size_t bytes = 0;
  check(fuseBundleReadFile(opened->handle, toText(name).c_str(), &contents, &bytes));
  return ffi::Bytes(static_cast<const char *>(contents), bytes);
}

/// [call on a GPU's tensors, shapes of results, call that waits, bytes of the workspace, call with
/// the workspace in front, the function and its call for fuse_call]: each but the last two keeps
/// the function's programs.
ffi::Array<ffi::Any> makeFunction(int64_t bundle, ffi::String name) {
  auto made = std::make_shared<Function>(Bundles::get().find(bundle), name);
  return {ffi::Function::FromPacked(
              [made](ffi::PackedArgs args, ffi::Any *result) { made->call(args, result); }),
          ffi::Function::FromPacked(
              [made](ffi::PackedArgs args, ffi::Any *result) { *result = made->shapes(args); }),
          ffi::Function::FromPacked([made](ffi::PackedArgs args, ffi::Any *result) {
            *result = made->callAndWait(args);
          }),
          ffi::Function::FromPacked([made](ffi::PackedArgs args, ffi::Any *result) {
            *result = made->workspaceBytes(args);
          }),
          ffi::Function::FromPacked([made](ffi::PackedArgs args, ffi::Any *result) {
            made->call(args.Slice(1), result, args[0].cast<DLTensor *>());
          }),
          toNumber(made.get()),
          toNumber(&Function::callFast)};
}

/// A call on the host's tensors, by way of the device of that name.
ffi::Function makeHostFunction(int64_t bundle, ffi::String name, ffi::String device) {
  struct State {
    OwnedDevice device;
    OwnedProgram program;
    std::unique_ptr<Function> function;
  };
  auto state = std::make_shared<State>();
  SharedBundle opened = Bundles::get().find(bundle);
  state->function = std::make_unique<Function>(opened, name);
  check(fuseDeviceOpen(toText(device).c_str(), &state->device.handle));
  check(fuseProgramLoad(opened->handle, state->device.handle, FUSE_LOAD_CODE,
                        &state->program.handle));
  return ffi::Function::FromPacked([state](ffi::PackedArgs args, ffi::Any *) {
    state->function->callOnHost(state->device.handle, state->program.handle, args);
  });
}

/// [chip, the vendor's name] of the device of that name.
ffi::Array<ffi::String> describeDevice(ffi::String name) {
  OwnedDevice device;
  check(fuseDeviceOpen(toText(name).c_str(), &device.handle));
  return {ffi::String(fuseDeviceChip(device.handle)), ffi::String(fuseDeviceName(device.handle))};
}

ffi::Array<ffi::String> versions() {
  return {ffi::String(fuseCompilerVersion()), ffi::String(fuseRuntimeVersion())};
}

} // namespace

TVM_FFI_DLL_EXPORT_TYPED_FUNC(compile, compile);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(report, report);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(open_folder, openFolder);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(open_memory, openMemory);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(close_bundle, closeBundle);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(manifest, getManifest);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(read_file, readFile);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(make_function, makeFunction);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(make_host_function, makeHostFunction);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(describe_device, describeDevice);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(versions, versions);
