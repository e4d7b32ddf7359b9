//===- Serialize.cpp - gpu.modules to machine code ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckObject.h"
#include "Resources.h"
#include "RunTool.h"
#include "Toolkit.h"
#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/TemporaryFolder.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/CompilationInterfaces.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/IR/Threading.h"
#include "mlir/Target/LLVM/ROCDL/Utils.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_SERIALIZE
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;

/// Gives launches what their kernels, which machine code does not show, ask of the host.
static void moveInfoToLaunches(ModuleOp module) {
  SymbolTableCollection symbols;
  module.walk([&](gpu::LaunchFuncOp launch) {
    Operation *kernel = symbols.lookupNearestSymbolFrom(launch, launch.getKernelAttr());
    if (!kernel || !kernel->hasAttr(fuse::tile::kLaunchInfoAttr))
      return;
    auto info = fuse::tile::LaunchInfoAttr::getOf(kernel);
    if (int64_t bytes = info.getSharedMemory()) {
      OpBuilder b(launch);
      launch.getDynamicSharedMemorySizeMutable().assign(
          arith::ConstantIntOp::create(b, launch.getLoc(), b.getI32Type(), bytes));
    }
    info.withSharedMemory(0).setOf(launch);
  });
}

/// Inline assembly that a warp executes as one (PTX: .aligned) may not be made dependent on more
/// conditions. The LLVM dialect has no word for it.
static void markConvergentAssembly(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      auto *call = dyn_cast<llvm::CallBase>(&instruction);
      auto *assembly = call ? dyn_cast<llvm::InlineAsm>(call->getCalledOperand()) : nullptr;
      if (assembly && StringRef(assembly->getAsmString()).contains(".aligned"))
        call->setConvergent();
    }
}

namespace {

class Serializer {
public:
  Serializer(bool textOnly, bool withText, bool withResources)
      : textOnly(textOnly), withText(withText), withResources(withResources) {}

  /// Looks for the tool that makes objects of a target.
  LogicalResult prepare(gpu::GPUModuleOp module);
  struct Made {
    ArrayAttr objects;
    DictionaryAttr resources; ///< null if nobody asked, or nobody knows
  };
  /// The objects of module number `index`. Modules may be serialized at the same time.
  FailureOr<Made> serialize(gpu::GPUModuleOp module, size_t index) const;

private:
  using Bytes = SmallVector<char, 0>;
  FailureOr<Bytes> assemble(gpu::GPUModuleOp module, NVVM::NVVMTargetAttr target, StringRef text,
                            const std::string &files, std::string &printed) const;
  FailureOr<Bytes> assemble(gpu::GPUModuleOp module, ROCDL::ROCDLTargetAttr target, StringRef text,
                            const std::string &files) const;
  /// Writes `input` to a file, calls a tool, and reads what it writes; what it prints goes to
  /// `printed`.
  FailureOr<Bytes> callTool(gpu::GPUModuleOp module, const std::string &tool,
                            ArrayRef<std::string> arguments, StringRef input,
                            const std::string &inputFile, const std::string &outputFile,
                            std::string &printed) const;

  bool textOnly, withText, withResources;
  std::string ptxas, linker;
  fuse::TemporaryFolder folder; // for what the tools read and write
};

struct Serialize : mlir::fuse::impl::SerializeBase<Serialize> {
  using SerializeBase::SerializeBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(fuse::checkEmit(module, emit)))
      return signalPassFailure();
    moveInfoToLaunches(module);
    Serializer serializer(emit == "text", withText, withResources);
    SmallVector<gpu::GPUModuleOp> gpuModules(module.getOps<gpu::GPUModuleOp>());
    for (gpu::GPUModuleOp gpuModule : gpuModules)
      if (failed(serializer.prepare(gpuModule)))
        return signalPassFailure();
    SmallVector<Serializer::Made> objects(gpuModules.size());
    // The longest first: nobody waits for it at the end.
    SmallVector<std::pair<int64_t, size_t>> order;
    for (auto [i, gpuModule] : llvm::enumerate(gpuModules)) {
      int64_t ops = 0;
      gpuModule.walk([&](Operation *) { ++ops; });
      order.push_back({-ops, i});
    }
    llvm::sort(order);
    LogicalResult result =
        failableParallelForEachN(&getContext(), 0, gpuModules.size(), [&](size_t place) {
          size_t i = order[place].second;
          FailureOr<Serializer::Made> made = serializer.serialize(gpuModules[i], i);
          if (succeeded(made))
            objects[i] = *made;
          return made;
        });
    if (failed(result))
      return signalPassFailure();
    for (auto [gpuModule, made] : llvm::zip(gpuModules, objects)) {
      OpBuilder b(gpuModule);
      auto binary =
          gpu::BinaryOp::create(b, gpuModule.getLoc(), gpuModule.getName(), nullptr, made.objects);
      if (made.resources)
        binary->setAttr(fuse::kResourcesAttr, made.resources);
      gpuModule.erase();
    }
  }
};

} // namespace

LogicalResult mlir::fuse::checkEmit(ModuleOp module, StringRef emit) {
  if (emit == "object" || emit == "text")
    return success();
  return module.emitError() << "emit=" << emit << ": 'object' or 'text' is wanted";
}

LogicalResult Serializer::prepare(gpu::GPUModuleOp module) {
  ArrayAttr targets = module.getTargetsAttr();
  if (!targets || targets.size() != 1)
    return module.emitOpError("has not exactly one target");
  bool isNvidia = isa<NVVM::NVVMTargetAttr>(targets[0]);
  if (!isNvidia && !isa<ROCDL::ROCDLTargetAttr>(targets[0]))
    return module.emitOpError() << "has a target that makes no objects: " << targets[0];
  // LLVM takes any name for a chip of the vendor's, and stops the process where code is for the
  // other.
  StringRef chip = isNvidia ? cast<NVVM::NVVMTargetAttr>(targets[0]).getChip()
                            : cast<ROCDL::ROCDLTargetAttr>(targets[0]).getChip();
  StringRef prefix = isNvidia ? "sm_" : "gfx";
  if (!chip.starts_with(prefix))
    return module.emitOpError() << "has chip '" << chip << "' in " << targets[0]
                                << "; a name that begins with '" << prefix << "' is wanted";
  auto rocdl = dyn_cast<ROCDL::ROCDLTargetAttr>(targets[0]);
  if (rocdl && !llvm::is_contained({"400", "500", "600"}, rocdl.getAbi()))
    return module.emitOpError() << "has abi '" << rocdl.getAbi() << "' in " << targets[0]
                                << "; code objects have version 400, 500 or 600";
  std::string message;
  if (isNvidia && failed(fuse::checkCudaVariables(message)))
    return module.emitError() << message;
  if (textOnly)
    return success();
  if (std::string &tool = isNvidia ? ptxas : linker; tool.empty()) {
    FailureOr<std::string> found = isNvidia ? fuse::findPtxas(message) : fuse::findLinker(message);
    if (failed(found))
      return module.emitError() << message;
    tool = *found;
  }
  if (folder.getPath().empty())
    if (std::error_code error = folder.makeInSystemFolder())
      return module.emitError() << "cannot make a temporary folder for '"
                                << (isNvidia ? ptxas : linker) << "': " << error.message();
  return success();
}

FailureOr<Serializer::Bytes> Serializer::callTool(gpu::GPUModuleOp module, const std::string &tool,
                                                  ArrayRef<std::string> arguments, StringRef input,
                                                  const std::string &inputFile,
                                                  const std::string &outputFile,
                                                  std::string &printed) const {
  std::error_code error;
  llvm::raw_fd_ostream stream(inputFile, error);
  if (!error) {
    stream << input;
    stream.close();
    error = stream.error();
    stream.clear_error();
  }
  if (error)
    fuse::waitWhileEnding();
  if (error)
    return module.emitError() << "cannot write '" << inputFile << "': " << error.message();
  std::string message;
  Bytes output;
  LogicalResult result = fuse::runTool(tool, arguments, outputFile + ".log", message);
  if (succeeded(result))
    result = fuse::readToolOutput(tool, outputFile, output, message);
  if (succeeded(result))
    printed = fuse::readToolLog(outputFile + ".log");
  // Disk space is for the next module.
  for (const std::string &file : {inputFile, outputFile, outputFile + ".log"})
    llvm::sys::fs::remove(file);
  if (failed(result))
    return module.emitError() << message;
  return output;
}

/// The kernels of a module, each of which some launch may name.
static SmallVector<StringRef> getKernels(gpu::GPUModuleOp module) {
  SmallVector<StringRef> names;
  for (Operation &op : module.getBodyRegion().front())
    if (op.hasAttr(gpu::GPUDialect::getKernelFuncAttrName()))
      names.push_back(SymbolTable::getSymbolName(&op).getValue());
  return names;
}

/// The level at which ptxas compiles a text. Scheduling and allocating straight-line code takes it
/// longer than in proportion: of a kernel of so many lines, level 1 takes two thirds of the time.
/// Kernels of matrix instructions stay as they are.
static int getOptLevel(NVVM::NVVMTargetAttr target, StringRef text) {
  constexpr size_t kMostLines = 20000;
  size_t longest = 0;
  SmallVector<StringRef> kernels;
  text.split(kernels, ".entry");
  for (StringRef kernel : kernels)
    longest = std::max(longest, kernel.count('\n'));
  bool isLong = longest > kMostLines && !text.contains("mma");
  return isLong ? std::min(target.getO(), 1) : target.getO();
}

FailureOr<Serializer::Bytes> Serializer::assemble(gpu::GPUModuleOp module,
                                                  NVVM::NVVMTargetAttr target, StringRef text,
                                                  const std::string &files,
                                                  std::string &printed) const {
  SmallVector<std::string> arguments = {"-arch",
                                        target.getChip().str(),
                                        files + ".ptx",
                                        "-o",
                                        files + ".cubin",
                                        "--opt-level",
                                        std::to_string(getOptLevel(target, text))};
  if (withResources)
    arguments.push_back("-v");
  FailureOr<Bytes> object =
      callTool(module, ptxas, arguments, text, files + ".ptx", files + ".cubin", printed);
  std::string message;
  if (succeeded(object) &&
      failed(fuse::checkCubin(*object, target.getChip(), getKernels(module), message)))
    return module.emitError() << "'" << ptxas << "' wrote " << message;
  return object;
}

FailureOr<Serializer::Bytes> Serializer::assemble(gpu::GPUModuleOp module,
                                                  ROCDL::ROCDLTargetAttr target, StringRef text,
                                                  const std::string &files) const {
  FailureOr<Bytes> relocatable =
      ROCDL::assembleIsa(text, target.getTriple(), target.getChip(), target.getFeatures(),
                         [&] { return module.emitError(); });
  if (failed(relocatable))
    return failure();
  SmallVector<std::string> arguments = {"-shared", files + ".o", "-o", files + ".hsaco"};
  std::string printed;
  FailureOr<Bytes> object =
      callTool(module, linker, arguments, StringRef(relocatable->data(), relocatable->size()),
               files + ".o", files + ".hsaco", printed);
  std::string message;
  if (succeeded(object) &&
      failed(fuse::checkCodeObject(*object, *relocatable, getKernels(module), message)))
    return module.emitError() << "'" << linker << "' wrote " << message;
  return object;
}

FailureOr<Serializer::Made> Serializer::serialize(gpu::GPUModuleOp module, size_t index) const {
  Attribute attr = module.getTargetsAttr()[0];
  auto target = cast<gpu::TargetAttrInterface>(attr);
  gpu::TargetOptions asText({}, {}, {}, {}, gpu::CompilationTarget::Assembly, {},
                            markConvergentAssembly);
  std::optional<Bytes> text = target.serializeToObject(module, asText);
  if (!text)
    return module.emitOpError("cannot be turned into assembly");

  SmallVector<Attribute> objects;
  // Some targets end their text by a zero.
  StringRef source = StringRef(text->data(), text->size()).rtrim('\0');
  auto nvvm = dyn_cast<NVVM::NVVMTargetAttr>(attr);
  std::string printed;
  if (!textOnly) {
    std::string files = (folder.getPath() + "/" + std::to_string(index)).str();
    FailureOr<Bytes> object =
        nvvm ? assemble(module, nvvm, source, files, printed)
             : assemble(module, cast<ROCDL::ROCDLTargetAttr>(attr), source, files);
    if (failed(object))
      return module.emitOpError("cannot be turned into machine code");
    gpu::TargetOptions asBinary({}, {}, {}, {}, gpu::CompilationTarget::Binary);
    objects.push_back(target.createObject(module, *object, asBinary));
  }
  if (textOnly || withText)
    objects.push_back(target.createObject(module, *text, asText));
  MLIRContext *context = module.getContext();
  Made made{ArrayAttr::get(context, objects), {}};
  if (withResources && !(nvvm && textOnly))
    made.resources =
        nvvm ? fuse::readPtxasLog(printed, context) : fuse::readAmdMetadata(source, context);
  return made;
}
