//===- Runtime.cpp - bundles on GPUs, for C -------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse-c/Runtime.h"
#include "../Guard.h"
#include "fuse/Runtime/Program.h"

#include <algorithm>
#include <cstring>
#include <limits>

using namespace fuse;
using namespace fuse::capi;
namespace rt = fuse::runtime;

//===----------------------------------------------------------------------===//
// What handles point to
//===----------------------------------------------------------------------===//

namespace {
/// A bundle that was read, with what is asked of it as text.
struct OpenBundle {
  explicit OpenBundle(rt::Bundle read) : bundle(std::move(read)) {}
  rt::Bundle bundle;

  /// Throws if there is no such file.
  const std::string &read(const std::string &name) const {
    const std::lock_guard<std::mutex> guard(lock);
    auto &file = files[name];
    if (!file)
      file = bundle.read(name);
    return *file;
  }

private:
  mutable std::mutex lock;
  mutable std::map<std::string, std::shared_ptr<const std::string>> files;
};

struct OpenDevice {
  explicit OpenDevice(std::unique_ptr<rt::Driver> opened)
      : driver(std::move(opened)), chip(driver->chip()), name(driver->deviceName()) {}
  std::unique_ptr<rt::Driver> driver;
  std::string chip, name;
};

/// In the order in which they may go, last first.
struct LoadedProgram {
  std::shared_ptr<const OpenBundle> bundle;
  std::shared_ptr<OpenDevice> device;
  rt::Program program;

  LoadedProgram(std::shared_ptr<const OpenBundle> opened, std::shared_ptr<OpenDevice> on, bool jit)
      : bundle(std::move(opened)), device(std::move(on)),
        program(bundle->bundle, *device->driver, jit) {}
};

/// Where the buffers of a function's workspace lie in the caller's one.
struct WorkspaceLayout {
  std::vector<size_t> offsets;
  size_t bytes = 0, alignment = 1;

  WorkspaceLayout(const rt::Function &function, const rt::Bindings &bindings) {
    rt::memoryOf(function, bindings); // no sum of sizes overflows
    for (const rt::Workspace &workspace : function.workspace) {
      const auto wanted = static_cast<size_t>(workspace.alignment);
      bytes = (bytes + wanted - 1) / wanted * wanted;
      offsets.push_back(bytes);
      bytes += static_cast<size_t>(workspace.bytes.evaluate(bindings));
      alignment = std::max(alignment, wanted);
    }
  }
};
} // namespace

struct FuseBundleImpl {
  std::shared_ptr<const OpenBundle> opened;
};
struct FuseDeviceImpl {
  std::shared_ptr<OpenDevice> opened;
};
struct FuseProgramImpl {
  std::shared_ptr<LoadedProgram> loaded;
};
struct FuseCallImpl {
  std::shared_ptr<LoadedProgram> loaded;
  rt::Call call;
  WorkspaceLayout workspace;
  /// Of each argument whether it has any bytes, and hence an address.
  std::vector<bool> isNeeded;
};

static const rt::Function &unwrap(FuseFunction function) {
  return *reinterpret_cast<const rt::Function *>(function);
}
static FuseFunction wrap(const rt::Function &function) {
  return reinterpret_cast<FuseFunction>(&function);
}

/// The function of C's first argument; throws for null.
static const rt::Function &get(FuseFunction function) {
  require(function, FUSE_INVALID_ARGUMENT, "the function is null");
  return unwrap(function);
}

static const rt::Argument *argumentOf(FuseFunction function, size_t index) {
  return function && index < unwrap(function).arguments.size() ? &unwrap(function).arguments[index]
                                                               : nullptr;
}

static void requireOut(const void *out) {
  require(out, FUSE_INVALID_ARGUMENT, "the place for the output is null");
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

const char *fuseRuntimeVersion(void) { return FUSE_VERSION; }
const char *fuseRuntimeLastError(void) { return lastError(); }

const char *fuseStatusName(FuseStatus status) {
  static const char *const names[] = {"FUSE_OK",
                                      "FUSE_INVALID_ARGUMENT",
                                      "FUSE_NOT_FOUND",
                                      "FUSE_BAD_BUNDLE",
                                      "FUSE_BAD_SHAPE",
                                      "FUSE_BAD_ADDRESS",
                                      "FUSE_NO_DEVICE",
                                      "FUSE_WRONG_CHIP",
                                      "FUSE_DRIVER_ERROR",
                                      "FUSE_OUT_OF_MEMORY",
                                      "FUSE_COMPILE_ERROR",
                                      "FUSE_CANNOT_WRITE",
                                      "FUSE_INTERNAL_ERROR"};
  const auto number = static_cast<size_t>(status);
  return number < std::size(names) ? names[number] : "unknown";
}

static_assert(
    int(FUSE_F16) == int(rt::ElementType::f16) && int(FUSE_BF16) == int(rt::ElementType::bf16) &&
        int(FUSE_F32) == int(rt::ElementType::f32) && int(FUSE_F64) == int(rt::ElementType::f64) &&
        int(FUSE_F8E4M3FN) == int(rt::ElementType::f8E4M3FN) &&
        int(FUSE_F8E5M2) == int(rt::ElementType::f8E5M2) &&
        int(FUSE_I1) == int(rt::ElementType::i1) && int(FUSE_I8) == int(rt::ElementType::i8) &&
        int(FUSE_I16) == int(rt::ElementType::i16) && int(FUSE_I32) == int(rt::ElementType::i32) &&
        int(FUSE_I64) == int(rt::ElementType::i64),
    "both list the same types");

static bool isType(FuseType type) { return type >= FUSE_F16 && type <= FUSE_I64; }
size_t fuseTypeBytes(FuseType type) {
  return isType(type) ? static_cast<size_t>(rt::sizeInBytes(static_cast<rt::ElementType>(type)))
                      : 0;
}
const char *fuseTypeName(FuseType type) {
  return isType(type) ? rt::toString(static_cast<rt::ElementType>(type)) : "unknown";
}

//===----------------------------------------------------------------------===//
// Bundles
//===----------------------------------------------------------------------===//

FuseStatus fuseBundleOpen(const char *folder, FuseBundle *bundle) {
  return guarded(FUSE_BAD_BUNDLE, [&] {
    require(folder, FUSE_INVALID_ARGUMENT, "the folder is null");
    requireOut(bundle);
    *bundle = new FuseBundleImpl{std::make_shared<OpenBundle>(rt::Bundle::load(folder))};
  });
}

FuseStatus fuseBundleOpenMemory(size_t count, const char *const *names, const void *const *contents,
                                const size_t *bytes, FuseBundle *bundle) {
  return guarded(FUSE_BAD_BUNDLE, [&] {
    requireOut(bundle);
    require(!count || (names && contents && bytes), FUSE_INVALID_ARGUMENT,
            "the names, contents or sizes of the files are null");
    rt::BundleFiles files;
    for (size_t i = 0; i < count; ++i) {
      require(names[i] && (contents[i] || !bytes[i]), FUSE_INVALID_ARGUMENT,
              "a file's name or contents are null");
      const auto *data = static_cast<const char *>(contents[i]);
      require(files.emplace(names[i], data ? std::string(data, bytes[i]) : std::string()).second,
              FUSE_INVALID_ARGUMENT, "two files have the same name");
    }
    *bundle = new FuseBundleImpl{
        std::make_shared<OpenBundle>(rt::Bundle::load(std::move(files), "(memory)"))};
  });
}

void fuseBundleClose(FuseBundle bundle) { delete bundle; }

static const rt::Manifest &manifestOf(FuseBundle bundle) { return bundle->opened->bundle.manifest; }
const char *fuseBundleVendor(FuseBundle bundle) {
  return bundle ? manifestOf(bundle).vendor.c_str() : nullptr;
}
const char *fuseBundleChip(FuseBundle bundle) {
  return bundle ? manifestOf(bundle).chip.c_str() : nullptr;
}
const char *fuseBundleManifest(FuseBundle bundle) {
  return bundle ? bundle->opened->bundle.manifestText.c_str() : nullptr;
}
FuseStatus fuseBundleReadFile(FuseBundle bundle, const char *name, const void **contents,
                              size_t *bytes) {
  return guarded(FUSE_BAD_BUNDLE, [&] {
    require(bundle, FUSE_INVALID_ARGUMENT, "the bundle is null");
    require(name && contents && bytes, FUSE_INVALID_ARGUMENT,
            "the name or a place for the output is null");
    require(manifestOf(bundle).files.count(name), FUSE_NOT_FOUND,
            "the manifest names no file of that name");
    const std::string &file = bundle->opened->read(name);
    *contents = file.data();
    *bytes = file.size();
  });
}
size_t fuseBundleNumFunctions(FuseBundle bundle) {
  return bundle ? manifestOf(bundle).functions.size() : 0;
}

FuseStatus fuseBundleGetFunction(FuseBundle bundle, size_t index, FuseFunction *function) {
  return guarded(FUSE_INVALID_ARGUMENT, [&] {
    requireOut(function);
    require(bundle, FUSE_INVALID_ARGUMENT, "the bundle is null");
    const auto &functions = manifestOf(bundle).functions;
    if (index >= functions.size())
      rt::fail("there is no function ", index, ": the bundle has ", functions.size(),
               ", counted from 0");
    *function = wrap(functions[index]);
  });
}

FuseStatus fuseBundleFindFunction(FuseBundle bundle, const char *name, FuseFunction *function) {
  return guarded(FUSE_NOT_FOUND, [&] {
    requireOut(function);
    require(bundle, FUSE_INVALID_ARGUMENT, "the bundle is null");
    const std::string wanted = name ? name : "";
    require(!name || *name, FUSE_NOT_FOUND, "no function has the empty name");
    manifestOf(bundle).checkIsWhole(wanted);
    *function = wrap(manifestOf(bundle).getFunction(wanted));
  });
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

const char *fuseFunctionName(FuseFunction function) {
  return function ? unwrap(function).name.c_str() : nullptr;
}
size_t fuseFunctionNumArguments(FuseFunction function) {
  return function ? unwrap(function).arguments.size() : 0;
}
size_t fuseFunctionNumInputs(FuseFunction function) {
  return function ? unwrap(function).numInputs() : 0;
}
const char *fuseFunctionArgumentName(FuseFunction function, size_t index) {
  const rt::Argument *argument = argumentOf(function, index);
  return argument ? argument->name.c_str() : nullptr;
}
FuseType fuseFunctionArgumentType(FuseFunction function, size_t index) {
  const rt::Argument *argument = argumentOf(function, index);
  return argument ? static_cast<FuseType>(argument->type) : FUSE_F16;
}
size_t fuseFunctionArgumentRank(FuseFunction function, size_t index) {
  const rt::Argument *argument = argumentOf(function, index);
  return argument ? argument->shape.size() : 0;
}
size_t fuseFunctionArgumentAlignment(FuseFunction function, size_t index) {
  const rt::Argument *argument = argumentOf(function, index);
  return argument ? static_cast<size_t>(argument->alignment) : 0;
}
int64_t fuseFunctionArgumentExtent(FuseFunction function, size_t index, size_t dimension) {
  const rt::Argument *argument = argumentOf(function, index);
  if (!argument || dimension >= argument->shape.size() || !argument->shape[dimension].isConstant())
    return -1;
  return argument->shape[dimension].getConstant();
}
size_t fuseFunctionNumSizes(FuseFunction function) {
  return function ? unwrap(function).dims.size() : 0;
}
const char *fuseFunctionSizeName(FuseFunction function, size_t index) {
  return function && index < unwrap(function).dims.size() ? unwrap(function).dims[index].c_str()
                                                          : nullptr;
}

FuseStatus fuseFunctionBindShapes(FuseFunction function, size_t numInputs, const size_t *ranks,
                                  const int64_t *extents, int64_t *sizes) {
  return guarded(FUSE_BAD_SHAPE, [&] {
    const rt::Function &bound = get(function);
    require(!numInputs || ranks, FUSE_INVALID_ARGUMENT, "the ranks are null");
    require(bound.dims.empty() || sizes, FUSE_INVALID_ARGUMENT, "the place for the sizes is null");
    // Numbers first: the caller's arrays are as long as these say.
    rt::checkNumInputs(bound, numInputs);
    std::vector<std::vector<int64_t>> shapes;
    for (const rt::Argument &argument : bound.arguments) {
      if (argument.role != rt::Role::Input)
        continue;
      const size_t rank = argument.shape.size();
      rt::checkRank(argument, shapes.size(), ranks[shapes.size()]);
      require(!rank || extents, FUSE_INVALID_ARGUMENT, "the extents are null");
      for (size_t d = 0; d < rank; ++d)
        require(extents[d] >= 0, FUSE_BAD_SHAPE, "an input has a negative extent");
      shapes.emplace_back(extents, extents + rank);
      extents += rank;
    }
    const rt::Bindings bindings = rt::bindShapes(bound, shapes);
    for (size_t i = 0; i < bound.dims.size(); ++i)
      sizes[i] = bindings.dims.at(bound.dims[i]);
  });
}

static rt::Bindings bind(const rt::Function &function, const int64_t *sizes, size_t numSizes) {
  if (numSizes != function.dims.size())
    throw StatusError(FUSE_INVALID_ARGUMENT, "function '" + function.name + "' has " +
                                                 std::to_string(function.dims.size()) + " sizes, " +
                                                 std::to_string(numSizes) + " given");
  require(!numSizes || sizes, FUSE_INVALID_ARGUMENT, "the sizes are null");
  std::vector<std::pair<std::string, int64_t>> named;
  for (size_t i = 0; i < numSizes; ++i) {
    if (sizes[i] < 0)
      rt::fail("function '", function.name, "': the size '", function.dims[i], "' is ", sizes[i]);
    named.emplace_back(function.dims[i], sizes[i]);
  }
  return rt::bindNames(function, named);
}

FuseStatus fuseFunctionArgumentShape(FuseFunction function, const int64_t *sizes, size_t numSizes,
                                     size_t index, int64_t *extents) {
  return guarded(FUSE_BAD_SHAPE, [&] {
    const rt::Function &bound = get(function);
    require(index < bound.arguments.size(), FUSE_INVALID_ARGUMENT,
            "the function has no argument of that number");
    const rt::Argument &argument = bound.arguments[index];
    require(argument.shape.empty() || extents, FUSE_INVALID_ARGUMENT,
            "the place for the extents is null");
    const std::vector<int64_t> shape = rt::shapeOf(argument, bind(bound, sizes, numSizes));
    std::copy(shape.begin(), shape.end(), extents);
  });
}

FuseStatus fuseFunctionWorkspaceBytes(FuseFunction function, const int64_t *sizes, size_t numSizes,
                                      size_t *bytes) {
  return guarded(FUSE_BAD_SHAPE, [&] {
    requireOut(bytes);
    const rt::Function &bound = get(function);
    *bytes = WorkspaceLayout(bound, bind(bound, sizes, numSizes)).bytes;
  });
}

size_t fuseFunctionWorkspaceAlignment(FuseFunction function) {
  size_t alignment = 1;
  if (function)
    for (const rt::Workspace &workspace : unwrap(function).workspace)
      alignment = std::max(alignment, static_cast<size_t>(workspace.alignment));
  return alignment;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// The number behind "cuda" or "hip": nothing, or a colon and digits.
static int ordinalOf(const std::string &name, size_t length) {
  const std::string rest = name.substr(length);
  if (rest.empty())
    return 0;
  int ordinal = 0;
  const bool isNumber = rest.size() > 1 && rest.size() < 8 && rest[0] == ':' &&
                        rest.find_first_not_of("0123456789", 1) == std::string::npos;
  if (isNumber)
    ordinal = std::stoi(rest.substr(1));
  require(isNumber, FUSE_INVALID_ARGUMENT,
          ("'" + name + "' is no device: \"cuda:0\" or \"hip:0\" is wanted").c_str());
  return ordinal;
}

FuseStatus fuseDeviceOpen(const char *name, FuseDevice *device) {
  return guarded(FUSE_NO_DEVICE, [&] {
    require(name, FUSE_INVALID_ARGUMENT, "the device's name is null");
    requireOut(device);
    const std::string wanted = name;
    const bool isHip = wanted.compare(0, 3, "hip") == 0;
    const bool isCuda = wanted.compare(0, 4, "cuda") == 0;
    const int ordinal = ordinalOf(wanted, isHip ? 3 : isCuda ? 4 : 0);
    require(isHip || isCuda, FUSE_INVALID_ARGUMENT, "a device's name begins with 'cuda' or 'hip'");
    *device = new FuseDeviceImpl{std::make_shared<OpenDevice>(isHip ? rt::openHipDriver(ordinal)
                                                                    : rt::openCudaDriver(ordinal))};
  });
}

void fuseDeviceClose(FuseDevice device) { delete device; }

const char *fuseDeviceChip(FuseDevice device) {
  return device ? device->opened->chip.c_str() : nullptr;
}
const char *fuseDeviceName(FuseDevice device) {
  return device ? device->opened->name.c_str() : nullptr;
}

static rt::Driver &driverOf(FuseDevice device) {
  require(device, FUSE_INVALID_ARGUMENT, "the device is null");
  return *device->opened->driver;
}
static rt::DeviceAddress addressOf(const void *pointer) {
  return reinterpret_cast<rt::DeviceAddress>(pointer);
}

FuseStatus fuseDeviceAllocate(FuseDevice device, size_t bytes, void **address) {
  return guarded(FUSE_DRIVER_ERROR, [&] {
    requireOut(address);
    // An empty tensor gets an address too.
    *address = reinterpret_cast<void *>(driverOf(device).allocate(std::max<size_t>(bytes, 1)));
  });
}

void fuseDeviceFree(FuseDevice device, void *address) {
  if (device && address)
    device->opened->driver->free(addressOf(address));
}

FuseStatus fuseDeviceUpload(FuseDevice device, void *to, const void *from, size_t bytes) {
  return guarded(FUSE_DRIVER_ERROR, [&] {
    rt::Driver &driver = driverOf(device);
    require(!bytes || (to && from), FUSE_INVALID_ARGUMENT, "an address is null");
    if (bytes)
      driver.copyToDevice(addressOf(to), from, bytes);
  });
}

FuseStatus fuseDeviceDownload(FuseDevice device, void *to, const void *from, size_t bytes) {
  return guarded(FUSE_DRIVER_ERROR, [&] {
    rt::Driver &driver = driverOf(device);
    require(!bytes || (to && from), FUSE_INVALID_ARGUMENT, "an address is null");
    if (bytes)
      driver.copyToHost(to, addressOf(from), bytes);
  });
}

FuseStatus fuseDeviceSynchronize(FuseDevice device) {
  return guarded(FUSE_DRIVER_ERROR, [&] { driverOf(device).synchronize(); });
}

//===----------------------------------------------------------------------===//
// Programs and calls
//===----------------------------------------------------------------------===//

FuseStatus fuseProgramLoad(FuseBundle bundle, FuseDevice device, unsigned flags,
                           FuseProgram *program) {
  return guarded(FUSE_DRIVER_ERROR, [&] {
    requireOut(program);
    require(bundle, FUSE_INVALID_ARGUMENT, "the bundle is null");
    driverOf(device);
    require(!(flags & ~unsigned(FUSE_LOAD_TEXT)), FUSE_INVALID_ARGUMENT, "unknown flags");
    *program = new FuseProgramImpl{std::make_shared<LoadedProgram>(bundle->opened, device->opened,
                                                                   (flags & FUSE_LOAD_TEXT) != 0)};
  });
}

void fuseProgramUnload(FuseProgram program) { delete program; }

FuseStatus fuseCallPrepare(FuseProgram program, FuseFunction function, const int64_t *sizes,
                           size_t numSizes, FuseCall *call) {
  return guarded(FUSE_BAD_SHAPE, [&] {
    requireOut(call);
    require(program, FUSE_INVALID_ARGUMENT, "the program is null");
    const rt::Function &prepared = get(function);
    const auto &own = program->loaded->bundle->bundle.manifest.functions;
    require(std::any_of(own.begin(), own.end(),
                        [&](const rt::Function &one) { return &one == &prepared; }),
            FUSE_INVALID_ARGUMENT, "the function is of another bundle than the program");
    const rt::Bindings bindings = bind(prepared, sizes, numSizes);
    std::vector<bool> isNeeded;
    for (const rt::Argument &argument : prepared.arguments)
      isNeeded.push_back(rt::countElements(rt::shapeOf(argument, bindings)) > 0);
    WorkspaceLayout workspace(prepared, bindings);
    *call = new FuseCallImpl{program->loaded, program->loaded->program.prepare(prepared, bindings),
                             std::move(workspace), std::move(isNeeded)};
  });
}

void fuseCallRelease(FuseCall call) { delete call; }

size_t fuseCallWorkspaceBytes(FuseCall call) { return call ? call->workspace.bytes : 0; }

FuseStatus fuseCallKeepGraphs(FuseCall call, size_t most) {
  return guarded(FUSE_DRIVER_ERROR, [&] {
    require(call, FUSE_INVALID_ARGUMENT, "the call is null");
    call->call.keepGraphs(most);
  });
}

FuseStatus fuseCallLaunch(FuseCall call, void *stream, void *const *arguments, size_t numArguments,
                          void *workspace) {
  return guarded(FUSE_DRIVER_ERROR, [&] {
    require(call, FUSE_INVALID_ARGUMENT, "the call is null");
    require(numArguments == call->isNeeded.size(), FUSE_INVALID_ARGUMENT,
            "the function has another number of arguments");
    require(!numArguments || arguments, FUSE_INVALID_ARGUMENT, "the arguments are null");
    const WorkspaceLayout &layout = call->workspace;
    const size_t numBuffers = numArguments + layout.offsets.size();
    auto *buffers = static_cast<rt::DeviceAddress *>(
        __builtin_alloca((numBuffers + 1) * sizeof(rt::DeviceAddress)));
    for (size_t i = 0; i < numArguments; ++i) {
      buffers[i] = addressOf(arguments[i]);
      require(buffers[i] || !call->isNeeded[i], FUSE_BAD_ADDRESS,
              "the address of an argument that is not empty is null");
    }
    const rt::DeviceAddress base = addressOf(workspace);
    require((base || !layout.bytes) && base % layout.alignment == 0, FUSE_BAD_ADDRESS,
            "the workspace is null, or not aligned as fuseFunctionWorkspaceAlignment says");
    for (size_t i = 0; i < layout.offsets.size(); ++i)
      buffers[numArguments + i] = base + layout.offsets[i];
    call->call.launch(buffers, stream);
  });
}
