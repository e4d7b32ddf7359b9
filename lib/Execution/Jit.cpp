//===- Jit.cpp - memref programs to code of the host ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Jit.h"
#include "Contract.h"
#include "fuse/Conversion/FuseToLinalg.h"
#include "fuse/Execution/Passes.h"
#include "fuse/Runtime/NarrowFloats.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include <cstdio>
#include <cstdlib>

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::exec;
namespace numbers = ::fuse::numbers;
namespace rt = ::fuse::runtime;

//===----------------------------------------------------------------------===//
// What compiled code calls
//===----------------------------------------------------------------------===//

namespace {
/// The memory that a program allocates lives until its call returns.
class Arena {
public:
  ~Arena() {
    for (void *allocation : allocations)
      std::free(allocation);
  }
  void *allocate(size_t size) {
    void *result = std::aligned_alloc(64, (size + 127) / 64 * 64);
    if (!result)
      llvm::report_bad_alloc_error("out of memory for the program's intermediate tensors");
    allocations.push_back(result);
    return result;
  }

private:
  SmallVector<void *> allocations;
};

thread_local Arena *currentArena = nullptr;

extern "C" void *fuseAllocate(size_t size) { return currentArena->allocate(size); }

/// What a failed assertion says before it aborts; standard output would be lost.
extern "C" int fuseReportAssertion(const char *message) {
  return std::fprintf(stderr, "error: %s\n", message);
}

/// A value as a narrower format holds it.
template <typename Format> double roundTo(double value) {
  return static_cast<double>(numbers::decode<Format>(numbers::encode<Format>(value)));
}

// Conversions the code generator may ask for where the machine has none.
extern "C" _Float16 fuseDoubleToHalf(double x) {
  return numbers::bitCast<_Float16>(numbers::toF16(x));
}
extern "C" _Float16 fuseFloatToHalf(float x) {
  return numbers::bitCast<_Float16>(numbers::toF16(x));
}
extern "C" float fuseHalfToFloat(_Float16 x) {
  return numbers::fromF16(numbers::bitCast<uint16_t>(x));
}

// What the float64 reference calls.
extern "C" double fuseRoundHalf(double x) { return roundTo<numbers::F16>(x); }
extern "C" double fuseRoundBFloat(double x) { return roundTo<numbers::BF16>(x); }
/// A bf16 is returned in the low half of a vector register.
extern "C" float fuseDoubleToBFloat(double x) {
  return numbers::bitCast<float>(uint32_t(numbers::toBF16(x)));
}
extern "C" float fuseFloatToBFloat(float x) { return fuseDoubleToBFloat(double(x)); }
extern "C" double fuseRoundFloat(double x) { return float(x); }
} // namespace

static llvm::orc::SymbolMap runtimeSymbols(llvm::orc::MangleAndInterner intern) {
  llvm::orc::SymbolMap symbols;
  auto add = [&](StringRef name, auto *function) {
    symbols[intern(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                             llvm::JITSymbolFlags::Exported};
  };
  // LLVM knows that what malloc returns overlaps with nothing.
  add("malloc", &fuseAllocate);
  add("puts", &fuseReportAssertion);
  add("__truncdfhf2", &fuseDoubleToHalf);
  add("__truncdfbf2", &fuseDoubleToBFloat);
  add("__truncsfhf2", &fuseFloatToHalf);
  add("__truncsfbf2", &fuseFloatToBFloat);
  add("__gnu_f2h_ieee", &fuseFloatToHalf);
  add("__extendhfsf2", &fuseHalfToFloat);
  add("__gnu_h2f_ieee", &fuseHalfToFloat);
  add("fuse_round_f16", &fuseRoundHalf);
  add("fuse_round_bf16", &fuseRoundBFloat);
  add("fuse_round_f32", &fuseRoundFloat);
  add("fuse_contract_f64", &contractF64);
  return symbols;
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

/// Refuses what LLVM's code generators abort at.
static LogicalResult checkConversions(ModuleOp module) {
  constexpr unsigned widest = 128;
  WalkResult result = module.walk([&](Operation *op) {
    if (!isa<arith::FPToSIOp, arith::FPToUIOp, arith::SIToFPOp, arith::UIToFPOp>(op))
      return WalkResult::advance();
    for (Type type : {op->getOperand(0).getType(), op->getResult(0).getType()})
      if (auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type)))
        if (integer.getWidth() > widest) {
          op->emitOpError() << "is of " << integer << ", which no code can be made for; use an "
                            << "integer of at most " << widest << " bits";
          return WalkResult::interrupt();
        }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Functions that upstream's conversion to libm lacks, and those that would trap. Whole powers are
/// taken in float64, which holds the exponent and with it whether it is odd.
static void lowerMathBeyondUpstream(ModuleOp module) {
  module.walk([](Operation *op) {
    OpBuilder b(op);
    Location loc = op->getLoc();
    Value result;
    if (auto copysign = dyn_cast<math::CopySignOp>(op)) {
      result = LLVM::CopySignOp::create(b, loc, copysign.getLhs(), copysign.getRhs());
    } else if (auto power = dyn_cast<math::FPowIOp>(op)) {
      Type f64 = b.getF64Type(), type = power.getType();
      if (!isa<FloatType>(type))
        return;
      Value x = power.getLhs();
      if (!type.isF64())
        x = arith::ExtFOp::create(b, loc, f64, x);
      Value y = arith::SIToFPOp::create(b, loc, f64, power.getRhs());
      result = math::PowFOp::create(b, loc, x, y);
      if (!type.isF64())
        result = arith::TruncFOp::create(b, loc, type, result);
    }
    // A divisor that is a constant other than 0 and -1 needs no care, nor does a small shift.
    APInt constant;
    bool isSafe = op->getNumOperands() == 2 &&
                  matchPattern(op->getOperand(1), m_ConstantInt(&constant)) &&
                  (isa<arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp>(op)
                       ? constant.ult(constant.getBitWidth())
                       : constant.sgt(0));
    if (!result && !isSafe)
      result = createTotalOp(b, loc, *op, op->getOperands());
    if (!result)
      return;
    op->getResult(0).replaceAllUsesWith(result);
    op->erase();
  });
}

static void addLowerToLLVMPasses(OpPassManager &pm) {
  pm.addPass(createHostLoops());
  pm.addPass(createConvertLinalgToLoopsPass());
  pm.addPass(createExpandReshapes());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createSCFToControlFlowPass());
  math::MathExpandOpsPassOptions mathOptions;
  mathOptions.opMnemonics = {"rsqrt", "clampf"};
  pm.addPass(math::createMathExpandOpsPass(mathOptions));
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(createConvertMathToLLVMPass());
  arith::ArithExpandOpsPassOptions arithOptions;
  arithOptions.includeBf16 = true;
  pm.addPass(arith::createArithExpandOpsPass(arithOptions));
  pm.addPass(createConvertIndexToLLVMPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createUBToLLVMConversionPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

/// Arguments of the entry overlap with nothing: what lets loops vectorise
/// without checks.
static void markNoAlias(ModuleOp module, StringRef function) {
  auto entry = module.lookupSymbol<LLVM::LLVMFuncOp>(function);
  if (!entry)
    return;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (isa<LLVM::LLVMPointerType>(entry.getArgument(i).getType()))
      entry.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                       UnitAttr::get(entry.getContext()));
}

//===----------------------------------------------------------------------===//
// Calling
//===----------------------------------------------------------------------===//

/// The descriptor of a ranked memref: two pointers, offset, sizes, strides.
static SmallVector<int64_t> makeDescriptor(rt::Tensor &tensor) {
  SmallVector<int64_t> words = {int64_t(tensor.data.data()), int64_t(tensor.data.data()), 0};
  llvm::append_range(words, tensor.shape);
  SmallVector<int64_t> strides(tensor.shape.size(), 1);
  for (int64_t dim = int64_t(tensor.shape.size()) - 2; dim >= 0; --dim)
    strides[dim] = strides[dim + 1] * tensor.shape[dim + 1];
  llvm::append_range(words, strides);
  return words;
}

namespace {
/// How much LLVM optimises.
struct Effort {
  unsigned passes; ///< as in -O
  llvm::CodeGenOptLevel code;
};
} // namespace

/// A call on few elements costs less than what optimisation takes: for a decoder layer of 14 tokens
/// -O3 took 5.7 s, -O2 2.6 s and -O0 0.4 s, execution included. A product of matrices of 2^18
/// elements in all, the most work that is left as it is, has 26 million steps. -O3 has vectors in
/// the same loops as -O2.
static Effort chooseEffort(ArrayRef<rt::Tensor *> arguments) {
  int64_t elements = 0;
  for (rt::Tensor *argument : arguments)
    elements += argument->numElements();
  if (elements <= (1 << 18))
    return {0, llvm::CodeGenOptLevel::None};
  return {2, llvm::CodeGenOptLevel::Default};
}

LogicalResult mlir::fuse::exec::compileAndCall(ModuleOp module, StringRef function,
                                               MutableArrayRef<rt::Tensor *> arguments) {
  MLIRContext *context = module.getContext();
  auto entry = module.lookupSymbol<func::FuncOp>(function);
  if (!entry)
    return module.emitError() << "has no function '" << function << "'";
  Location loc = entry.getLoc();
  entry->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(), UnitAttr::get(context));
  // What arguments say of their sizes means nothing to LLVM.
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    entry.setArgAttrs(i, DictionaryAttr::get(context));

  // What arguments carry for the compiler means nothing to LLVM.
  for (auto other : module.getOps<func::FuncOp>())
    other.removeArgAttrsAttr();
  context->getOrLoadDialect<LLVM::LLVMDialect>();
  if (failed(checkConversions(module)))
    return failure();
  lowerMathBeyondUpstream(module);
  PassManager pm(context);
  addLowerToLLVMPasses(pm);
  if (failed(pm.run(module)))
    return failure();
  markNoAlias(module, function);

  static const bool initialised = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return true;
  }();
  (void)initialised;
  registerBuiltinDialectTranslation(*context);
  registerLLVMDialectTranslation(*context);

  auto fail = [&](llvm::Error error) {
    return emitError(loc) << "cannot be compiled for this machine: "
                          << llvm::toString(std::move(error));
  };
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return fail(builder.takeError());
  // A processor's own conversions to bf16 make zeros of denormals, and LLVM may convert where a
  // program only moves a bf16: in a select.
  for (const char *feature : {"avx512bf16", "avxneconvert"})
    if (builder->getTargetTriple().isX86())
      builder->getFeatures().AddFeature(feature, /*Enable=*/false);
  Effort effort = chooseEffort(arguments);
  builder->setCodeGenOptLevel(effort.code);
  auto machine = builder->createTargetMachine();
  if (!machine)
    return fail(machine.takeError());
  auto optimise = makeOptimizingTransformer(effort.passes, /*sizeLevel=*/0, machine->get());
  ExecutionEngineOptions options;
  options.transformer = optimise;
  options.jitCodeGenOptLevel = effort.code;
  options.enableGDBNotificationListener = false;
  options.enablePerfNotificationListener = false;
  auto optimiserMachine = builder->createTargetMachine();
  if (!optimiserMachine)
    return fail(optimiserMachine.takeError());
  auto engine = ExecutionEngine::create(module, options, std::move(*optimiserMachine));
  if (!engine)
    return fail(engine.takeError());
  (*engine)->registerSymbols(runtimeSymbols);

  SmallVector<SmallVector<int64_t>> descriptors;
  for (rt::Tensor *argument : arguments)
    descriptors.push_back(makeDescriptor(*argument));
  SmallVector<void *> pointers, packed;
  for (SmallVector<int64_t> &descriptor : descriptors)
    pointers.push_back(descriptor.data());
  for (void *&pointer : pointers)
    packed.push_back(static_cast<void *>(&pointer));

  Arena arena;
  currentArena = &arena;
  llvm::Error error = (*engine)->invokePacked(("_mlir_ciface_" + function).str(), packed);
  currentArena = nullptr;
  if (error)
    return fail(std::move(error));
  return success();
}
