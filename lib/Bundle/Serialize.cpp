//===- Serialize.cpp - gpu.modules to machine code ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Toolkit.h"
#include "fuse/Bundle/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/CompilationInterfaces.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/IR/Threading.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_SERIALIZE
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;

/// The bytes of dynamic shared memory that a kernel asks for become an operand of its
/// launches, and the tensor maps that it wants an attribute.
static void moveNeedsToLaunches(ModuleOp module) {
  SymbolTableCollection symbols;
  module.walk([&](gpu::LaunchFuncOp launch) {
    Operation *kernel = symbols.lookupNearestSymbolFrom(launch, launch.getKernelAttr());
    if (Attribute maps = kernel ? kernel->getAttr("fuse.tensor_maps") : Attribute())
      launch->setAttr("fuse.tensor_maps", maps);
    auto bytes = kernel ? kernel->getAttrOfType<IntegerAttr>("fuse.shared_memory") : IntegerAttr();
    if (!bytes || bytes.getInt() == 0)
      return;
    OpBuilder b(launch);
    launch.getDynamicSharedMemorySizeMutable().assign(
        arith::ConstantIntOp::create(b, launch.getLoc(), b.getI32Type(), bytes.getInt()));
  });
}

namespace {

class Serializer {
public:
  Serializer(bool textOnly, bool withText) : textOnly(textOnly), withText(withText) {}

  /// Looks for the tool that makes objects of a target.
  LogicalResult prepare(gpu::GPUModuleOp module);
  /// The module's objects. Modules may be serialized at the same time.
  FailureOr<ArrayAttr> serialize(gpu::GPUModuleOp module) const;

private:
  bool textOnly, withText;
  fuse::RocmToolkit rocm;
};

struct Serialize : mlir::fuse::impl::SerializeBase<Serialize> {
  using SerializeBase::SerializeBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (emit != "object" && emit != "text") {
      module.emitError() << "emit=" << emit << ": 'object' or 'text' is wanted";
      return signalPassFailure();
    }
    moveNeedsToLaunches(module);
    Serializer serializer(emit == "text", withText);
    SmallVector<gpu::GPUModuleOp> gpuModules(module.getOps<gpu::GPUModuleOp>());
    for (gpu::GPUModuleOp gpuModule : gpuModules)
      if (failed(serializer.prepare(gpuModule)))
        return signalPassFailure();
    SmallVector<ArrayAttr> objects(gpuModules.size());
    LogicalResult result =
        failableParallelForEachN(&getContext(), 0, gpuModules.size(), [&](size_t i) {
          FailureOr<ArrayAttr> made = serializer.serialize(gpuModules[i]);
          if (succeeded(made))
            objects[i] = *made;
          return made;
        });
    if (failed(result))
      return signalPassFailure();
    for (auto [gpuModule, made] : llvm::zip(gpuModules, objects)) {
      OpBuilder b(gpuModule);
      gpu::BinaryOp::create(b, gpuModule.getLoc(), gpuModule.getName(), nullptr, made);
      gpuModule.erase();
    }
  }
};

} // namespace

LogicalResult Serializer::prepare(gpu::GPUModuleOp module) {
  ArrayAttr targets = module.getTargetsAttr();
  if (!targets || targets.size() != 1)
    return module.emitOpError("has not exactly one target");
  if (textOnly)
    return success();
  std::string message;
  if (isa<NVVM::NVVMTargetAttr>(targets[0]) && failed(fuse::findPtxas(message)))
    return module.emitError() << message;
  if (isa<ROCDL::ROCDLTargetAttr>(targets[0]) && rocm.getPath().empty() &&
      failed(rocm.find(message)))
    return module.emitError() << message;
  return success();
}

FailureOr<ArrayAttr> Serializer::serialize(gpu::GPUModuleOp module) const {
  Attribute attr = module.getTargetsAttr()[0];
  auto target = dyn_cast<gpu::TargetAttrInterface>(attr);
  if (!target)
    return module.emitOpError() << "has a target that makes no objects: " << attr;
  std::string text;
  auto keepText = [&](StringRef isa) { text = isa.str(); };
  auto serialize = [&](gpu::CompilationTarget format) {
    gpu::TargetOptions options(rocm.getPath(), {}, {}, {}, format, {}, {}, {}, {}, keepText);
    return target.serializeToObject(module, options);
  };
  auto makeObject = [&](gpu::CompilationTarget format, const SmallVector<char, 0> &data) {
    gpu::TargetOptions options(rocm.getPath(), {}, {}, {}, format);
    return target.createObject(module, data, options);
  };

  SmallVector<Attribute> objects;
  if (!textOnly) {
    std::optional<SmallVector<char, 0>> object = serialize(gpu::CompilationTarget::Binary);
    if (!object)
      return module.emitOpError("cannot be turned into machine code");
    objects.push_back(makeObject(gpu::CompilationTarget::Binary, *object));
  }
  if (textOnly || withText) {
    // A target that has not reported its text on the way is asked for it.
    std::optional<SmallVector<char, 0>> assembly = SmallVector<char, 0>(text.begin(), text.end());
    if (text.empty())
      assembly = serialize(gpu::CompilationTarget::Assembly);
    if (!assembly)
      return module.emitOpError("cannot be turned into assembly");
    objects.push_back(makeObject(gpu::CompilationTarget::Assembly, *assembly));
  }
  return ArrayAttr::get(module.getContext(), objects);
}
