//===- WriteBundle.cpp - code objects and manifest ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostProgram.h"
#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Runtime/Error.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "llvm/Support/FileSystem.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_WRITEBUNDLE
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;
namespace rt = ::fuse::runtime;

namespace {

class BundleWriter {
public:
  BundleWriter(ModuleOp module, StringRef directory) : module(module), directory(directory) {}
  LogicalResult run();

private:
  LogicalResult writeObjects(gpu::BinaryOp binary);
  LogicalResult setTarget(gpu::BinaryOp binary, Attribute target);
  void write(const std::string &file, StringRef contents) {
    rt::writeFile((directory + "/" + file).str(), contents.str());
  }

  ModuleOp module;
  StringRef directory;
  rt::Manifest manifest;
  llvm::StringMap<int64_t> objectOf;
};

struct WriteBundle : mlir::fuse::impl::WriteBundleBase<WriteBundle> {
  using WriteBundleBase::WriteBundleBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (std::error_code error = llvm::sys::fs::create_directories(directory)) {
      getOperation().emitError() << "cannot make the folder '" << directory
                                 << "': " << error.message();
      return signalPassFailure();
    }
    try {
      if (failed(BundleWriter(getOperation(), directory).run()))
        signalPassFailure();
    } catch (const rt::Error &error) { // a file that cannot be written
      getOperation().emitError() << error.what();
      signalPassFailure();
    }
  }
};

} // namespace

LogicalResult BundleWriter::setTarget(gpu::BinaryOp binary, Attribute target) {
  std::string vendor, chip;
  if (auto nvvm = dyn_cast<NVVM::NVVMTargetAttr>(target)) {
    vendor = "nvidia";
    chip = nvvm.getChip().str();
  } else if (auto rocdl = dyn_cast<ROCDL::ROCDLTargetAttr>(target)) {
    vendor = "amd";
    chip = rocdl.getChip().str();
  } else {
    return binary.emitOpError() << "is for a target that no runtime knows: " << target;
  }
  if (!manifest.chip.empty() && manifest.chip != chip)
    return binary.emitOpError() << "is for " << chip << ", others are for " << manifest.chip
                                << "; a bundle is for one chip";
  manifest.vendor = vendor;
  manifest.chip = chip;
  return success();
}

LogicalResult BundleWriter::writeObjects(gpu::BinaryOp binary) {
  rt::CodeObject entry;
  std::string name = binary.getName().str(), textFile;
  bool isNvidia = false;
  for (Attribute attr : binary.getObjects()) {
    auto object = cast<gpu::ObjectAttr>(attr);
    if (failed(setTarget(binary, object.getTarget())))
      return failure();
    isNvidia = manifest.vendor == "nvidia";
    StringRef data = object.getObject().getValue();
    if (object.getFormat() == gpu::CompilationTarget::Assembly) {
      textFile = name + (isNvidia ? ".ptx" : ".s");
      while (data.ends_with(StringRef("\0", 1)))
        data = data.drop_back();
      write(textFile, data);
    } else if (object.getFormat() == gpu::CompilationTarget::Binary) {
      entry = {name + (isNvidia ? ".cubin" : ".hsaco"), isNvidia ? "cubin" : "hsaco", ""};
      write(entry.file, data);
    } else {
      return binary.emitOpError("holds an object that is neither machine code nor assembly");
    }
  }
  if (entry.file.empty())
    entry = {textFile, isNvidia ? "ptx" : "isa", ""};
  else
    entry.text = textFile;
  objectOf[binary.getName()] = manifest.codeObjects.size();
  manifest.codeObjects.push_back(std::move(entry));
  return success();
}

LogicalResult BundleWriter::run() {
  for (gpu::BinaryOp binary : module.getOps<gpu::BinaryOp>())
    if (failed(writeObjects(binary)))
      return failure();
  if (manifest.codeObjects.empty())
    return module.emitError("has no gpu.binary to put into a bundle");
  ConstantPool constants;
  SymbolTableCollection symbols;
  for (func::FuncOp function : getEntryPoints(module)) {
    FailureOr<rt::Function> entry = translateHostProgram(function, objectOf, constants, symbols);
    if (failed(entry))
      return failure();
    manifest.functions.push_back(std::move(*entry));
  }
  if (manifest.functions.empty())
    return module.emitError("has no public function to put into a bundle");
  if (!constants.getData().empty()) {
    manifest.constants = "constants.bin";
    write(manifest.constants, StringRef(constants.getData().data(), constants.getData().size()));
  }
  write("manifest.json", manifest.toJson());
  return success();
}
