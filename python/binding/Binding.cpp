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

#include "Function.h"

using namespace fuse::python;

namespace {

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

/// Fails, in the framework's words, for what is no tensor that it can pass.
void checkTensor(DLTensor *) {}

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

TVM_FFI_DLL_EXPORT_TYPED_FUNC(open_folder, openFolder);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(open_memory, openMemory);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(close_bundle, closeBundle);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(manifest, getManifest);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(read_file, readFile);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(make_function, makeFunction);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(make_host_function, makeHostFunction);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(check_tensor, checkTensor);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(describe_device, describeDevice);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(versions, versions);
