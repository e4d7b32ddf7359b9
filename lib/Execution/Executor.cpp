//===- Executor.cpp - runs a module on the CPU ----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Execution/Executor.h"
#include "Jit.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Conversion/Passes.h"
#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Execution/Passes.h"
#include "fuse/Pipelines/Pipelines.h"
#include "fuse/Runtime/Error.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::exec;

LogicalResult mlir::fuse::exec::checkInputs(ModuleOp module, StringRef name,
                                            ArrayRef<rt::Tensor> inputs) {
  auto function = module.lookupSymbol<func::FuncOp>(name);
  if (!function || function.isExternal() || !function.isPublic()) {
    InFlightDiagnostic diag = module.emitError() << "has no public function '" << name << "'";
    for (auto other : module.getOps<func::FuncOp>())
      if (other.isPublic() && !other.isExternal())
        diag.attachNote(other.getLoc()) << "'" << other.getName() << "' is one";
    return diag;
  }
  // Destinations, where a program of kernels has them, follow the inputs.
  TypeRange types = function.getArgumentTypes();
  while (!types.empty() && function.getArgAttr(types.size() - 1, kShapeAttr))
    types = types.drop_back();
  if (types.size() != inputs.size())
    return function.emitError() << "'" << name << "' takes " << types.size() << " inputs, got "
                                << inputs.size();
  for (auto [index, type, input] : llvm::enumerate(types, inputs)) {
    auto tensor = dyn_cast<ShapedType>(type);
    if (!isa<RankedTensorType, MemRefType>(type))
      tensor = nullptr;
    std::optional<rt::ElementType> element =
        tensor ? getElementType(tensor.getElementType()) : std::nullopt;
    if (!element)
      return function.emitError() << "input " << index << " is " << type
                                  << "; only ranked tensors of floats and integers can be passed";
    bool fits =
        *element == input.type && tensor.getRank() == int64_t(input.shape.size()) &&
        llvm::all_of(llvm::zip(tensor.getShape(), input.shape), [](auto pair) {
          return ShapedType::isDynamic(std::get<0>(pair)) || std::get<0>(pair) == std::get<1>(pair);
        });
    if (!fits) {
      InFlightDiagnostic diag = function.emitError()
                                << "input " << index << " is " << type << ", got ";
      for (int64_t extent : input.shape)
        diag << extent << 'x';
      return diag << rt::toString(input.type);
    }
  }
  return success();
}

/// Allocates the results: their extents follow from the inputs'.
static FailureOr<std::vector<rt::Tensor>> allocateResults(func::FuncOp function,
                                                          ArrayRef<rt::Tensor> inputs) {
  SmallVector<Attribute> extents;
  Type index = IndexType::get(function.getContext());
  for (const rt::Tensor &input : inputs)
    for (int64_t extent : input.shape)
      extents.push_back(IntegerAttr::get(index, extent));
  std::vector<rt::Tensor> results;
  for (unsigned i = inputs.size(); i < function.getNumArguments(); ++i) {
    auto type = cast<MemRefType>(function.getArgument(i).getType());
    auto shape = function.getArgAttrOfType<AffineMapAttr>(i, kShapeAttr);
    std::optional<rt::ElementType> element = getElementType(type.getElementType());
    if (!shape || !element)
      return function.emitError() << "result " << i - inputs.size() << " of type " << type
                                  << " cannot be allocated";
    SmallVector<Attribute> folded;
    if (type.getRank() != 0 && failed(shape.getValue().constantFold(extents, folded)))
      return function.emitError() << "the extents of result " << i - inputs.size()
                                  << " cannot be computed from those of the inputs";
    SmallVector<int64_t> sizes;
    for (auto [dim, attribute] : llvm::enumerate(folded)) {
      sizes.push_back(cast<IntegerAttr>(attribute).getInt());
      if (sizes.back() < 0 || (!type.isDynamicDim(dim) && type.getDimSize(dim) != sizes.back()))
        return function.emitError() << "result " << i - inputs.size() << " would have extent "
                                    << sizes.back() << " along dimension " << dim;
    }
    try {
      results.emplace_back(*element, std::vector<int64_t>(sizes.begin(), sizes.end()));
    } catch (const rt::Error &error) {
      return function.emitError() << "result " << i - inputs.size() << ": " << error.what();
    }
  }
  return results;
}

/// Runs a module whose results are destinations and that is on memrefs.
static FailureOr<std::vector<rt::Tensor>> runProgram(ModuleOp module, StringRef name,
                                                     ArrayRef<rt::Tensor> inputs) {
  FailureOr<std::vector<rt::Tensor>> results =
      allocateResults(module.lookupSymbol<func::FuncOp>(name), inputs);
  if (failed(results))
    return failure();
  SmallVector<rt::Tensor> copies(inputs.begin(), inputs.end());
  SmallVector<rt::Tensor *> arguments;
  for (rt::Tensor &input : copies)
    arguments.push_back(&input);
  for (rt::Tensor &result : *results)
    arguments.push_back(&result);
  if (failed(compileAndCall(module, name, arguments)))
    return failure();
  return results;
}

/// The functions that `name` does not call are not compiled.
static void keepOnly(ModuleOp module, StringRef name) {
  for (auto function : module.getOps<func::FuncOp>())
    if (function.getName() != name && function.isPublic() && !function.isExternal())
      function.setPrivate();
}

static LogicalResult refuseForeign(ModuleOp module) {
  bool isForeign = false;
  module.walk([&](Operation *op) {
    if (op->isRegistered())
      return;
    isForeign = true;
    op->emitOpError() << "cannot be executed on the CPU: "
                      << (op->getDialect() ? "this op of " : "") << "the dialect '"
                      << op->getName().getDialectNamespace() << "' is not known here";
  });
  if (isForeign)
    return failure();
  WalkResult result = module.walk([](Operation *op) {
    for (Type type : llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
      if (auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
          element && element.getWidth() < 16) {
        op->emitError() << "cannot be executed on the CPU: " << element << " is not supported yet";
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

FailureOr<std::vector<rt::Tensor>> mlir::fuse::exec::execute(ModuleOp graphModule,
                                                             StringRef function,
                                                             ArrayRef<rt::Tensor> inputs,
                                                             Level level, StringRef chip) {
  if (failed(checkInputs(graphModule, function, inputs)) || failed(refuseForeign(graphModule)))
    return failure();
  OwningOpRef<ModuleOp> module = cast<ModuleOp>(graphModule->clone());
  keepOnly(*module, function);
  PassManager pm(graphModule.getContext());
  pm.addPass(createSymbolDCEPass());
  const bool ofKernels = hasKernels(graphModule);
  if (ofKernels && (level == Level::Graph || level == Level::Fused))
    return graphModule.emitError("is a program of kernels: it can be executed at the levels "
                                 "kernels and mapped");
  switch (level) {
  case Level::Graph:
    buildNormalFormPipeline(pm);
    pm.addPass(createLowerToLinalg());
    break;
  case Level::Fused:
    buildToFusedPipeline(pm);
    pm.addPass(createLowerToLinalg());
    break;
  case Level::Kernels:
  case Level::Mapped: {
    ChipOptions options;
    options.chip = chip.str();
    if (level == Level::Kernels)
      (ofKernels ? buildFromKernelsPipeline : buildToKernelsPipeline)(pm, options);
    else
      (ofKernels ? buildKernelsToMappedPipeline : buildToMappedPipeline)(pm, options);
    pm.addPass(createTileToSequential());
    break;
  }
  }
  if (level == Level::Graph || level == Level::Fused) {
    pm.addPass(createResultsToDestinations());
    addBufferizePasses(pm);
  }
  if (failed(pm.run(*module)))
    return failure();
  return runProgram(*module, function, inputs);
}

/// The same values in float64.
static rt::Tensor widen(const rt::Tensor &tensor) {
  rt::Tensor wide(rt::ElementType::f64, tensor.shape);
  for (int64_t i = 0, count = tensor.numElements(); i < count; ++i)
    wide.set(i, tensor.get(i));
  return wide;
}

FailureOr<std::vector<rt::Tensor>> mlir::fuse::exec::executeReference(ModuleOp graphModule,
                                                                      StringRef function,
                                                                      ArrayRef<rt::Tensor> inputs,
                                                                      Reference kind) {
  if (hasKernels(graphModule))
    return graphModule.emitError("is a program of kernels, which has no graph to compute a "
                                 "reference of; give one in a file");
  if (failed(checkInputs(graphModule, function, inputs)) || failed(refuseForeign(graphModule)))
    return failure();
  OwningOpRef<ModuleOp> module = cast<ModuleOp>(graphModule->clone());
  keepOnly(*module, function);
  PassManager pm(graphModule.getContext());
  pm.addPass(createSymbolDCEPass());
  if (kind == Reference::WithLimits)
    buildToFusedPipeline(pm);
  else
    buildNormalFormPipeline(pm);
  pm.addPass(createLowerToLinalg());
  ToReferenceOptions reference;
  reference.withoutRounding = kind == Reference::Unrounded;
  pm.addPass(createToReference(reference));
  pm.addPass(createResultsToDestinations());
  addBufferizePasses(pm);
  pm.addPass(createContractionsToBlas());
  if (failed(pm.run(*module)))
    return failure();
  SmallVector<rt::Tensor> wide;
  for (const rt::Tensor &input : inputs)
    wide.push_back(rt::isFloat(input.type) ? widen(input) : input);
  return runProgram(*module, function, wide);
}
