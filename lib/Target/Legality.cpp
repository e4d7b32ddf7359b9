//===- Legality.cpp - which schedules a chip can run ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops a chip has kernels for. What a schedule must keep, the families' files in Schedules/
// say, rule by rule; the messages carry the rules' labels.
//
//===----------------------------------------------------------------------===//

#include "fuse/Target/Legality.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Target/ScheduleFamily.h"
#include "fuse/Target/Transport.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fuse;

int64_t mlir::fuse::getKGranule(Type element) { return element.isF32() ? 8 : 16; }

int64_t mlir::fuse::getNumThreads(ScheduleInterface schedule, const ChipInfo &chip) {
  return schedule.getNumWarps() * chip.lanes;
}

int64_t mlir::fuse::getLanesAlongColumns(int64_t columnsPerWarp, int64_t lanes) {
  int64_t along = 1;
  while (along < lanes && columnsPerWarp % (along * 2) == 0)
    along *= 2;
  return along;
}

int64_t mlir::fuse::getLanesAcrossRows(int64_t rows, int64_t warps, int64_t columnsPerWarp,
                                       int64_t vector, int64_t lanes) {
  int64_t most = getLanesAlongColumns(columnsPerWarp, lanes);
  int64_t along = getLanesAlongColumns(columnsPerWarp / vector, lanes);
  while (along < most && rows % (lanes / along * warps) != 0)
    along *= 2;
  return along;
}

int64_t mlir::fuse::getReductionBytes(int64_t threads, int64_t rowsPerThread,
                                      int64_t elementBytes) {
  return threads * rowsPerThread * elementBytes;
}

SortBuffers mlir::fuse::getSortBuffers(TypeRange types, int64_t elements) {
  SortBuffers buffers;
  int64_t bytes = 0;
  // Each begins at a multiple of what its elements take.
  auto add = [&](int64_t width) {
    bytes = llvm::alignTo(bytes, width);
    return std::exchange(bytes, bytes + elements * width);
  };
  for (Type type : types)
    buffers.offsets.push_back(add(getSortedBytes(type)));
  buffers.numbers = add(4);
  buffers.bytes = bytes;
  return buffers;
}

/// What a value takes, in halves of a 32-bit register.
static int64_t getHalfRegisters(Type type) {
  int64_t bits = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  return std::max<int64_t>(1, bits / 16);
}

/// Registers per element of a row op's tile: inputs that vary along the row, and what one step
/// hands to the next.
static int64_t getLiveRowValues(RowOp op) {
  RowSteps steps(op);
  int64_t halves = 0;
  auto add = [&](Value value) { halves += getHalfRegisters(value.getType()); };
  for (BlockArgument arg : op.getBody().getArguments())
    if (!arg.use_empty() && steps.varies(arg))
      add(arg);
  for (const RowStep &step : steps.getSteps())
    for (Value value : step.kept)
      add(value);
  // And the operand of the reduction at hand.
  return std::max<int64_t>(1, (halves + 3) / 2);
}

static bool isHalf(Type element) { return element.isF16() || element.isBF16(); }

/// The inputs of general row work that `op` reads in its first walk, if later ones need nothing
/// else an element and all are of 16 bits; else 0.
static int64_t countKeptInputs(RowOp op) {
  RowSteps steps(op);
  if (steps.getSteps().size() < 2 || getSortedBytes(op) != 0)
    return 0;
  llvm::SmallDenseSet<Value> read;
  read.insert_range(steps.getTargets(0));
  for (Operation *inner : steps.getSlice(steps.getTargets(0), /*known=*/{}))
    read.insert_range(inner->getOperands());
  int64_t kept = 0;
  for (BlockArgument input : op.getBody().getArguments()) {
    if (input.use_empty() || !steps.varies(input))
      continue;
    if (!isHalf(input.getType()) || !read.contains(input))
      return 0;
    ++kept;
  }
  bool keepsMore =
      llvm::any_of(steps.getSteps(), [](const RowStep &step) { return !step.kept.empty(); });
  return keepsMore ? 0 : kept;
}

int64_t mlir::fuse::getRowVector(IndexedOpInterface op, const KernelSpace &space,
                                 const TilePlan &plan) {
  int64_t widest = 1, multiple = kChunkBytes;
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    auto row = dyn_cast<RowOp>(op.getOperation());
    if (row && number < op.getInputOperands().size()) {
      BlockArgument argument = row.getBody().getArgument(number);
      if (argument.use_empty() || isa<ShapedType>(argument.getType()))
        continue; // not loaded as a tile
    }
    const OperandView &view = space.operands[number];
    Type element = getElementTypeOrSelf(operand.get().getType());
    int64_t bytes = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
    widest = std::max(widest, bytes);
    if (view.dims.empty() || view.find(plan.columns) != int(view.dims.size()) - 1)
      continue;
    multiple = std::gcd(multiple, getAccessMultiple(BufferPart::get(operand.get(), view), bytes));
  }
  return std::gcd(multiple, kChunkBytes / widest);
}

/// Whether a softmax or norm reads one input, of 16 bits, and what it computes of it is cheap.
static bool keepsInput(IndexedOpInterface op) {
  if (!isa<SoftmaxOp, LayerNormOp, RmsNormOp>(op))
    return false;
  int64_t kept = 0;
  Region &prologue = op->getRegion(0), &epilogue = op->getRegion(1);
  for (auto [number, operand] : llvm::enumerate(op.getInputOperands())) {
    if (prologue.getArgument(number).use_empty() && epilogue.getArgument(2 + number).use_empty())
      continue;
    if (!isHalf(getElementTypeOrSelf(operand->get().getType())))
      return false;
    ++kept;
  }
  return kept == 1 &&
         llvm::none_of(prologue.front(), [](Operation &inner) { return isCostly(&inner); });
}

bool mlir::fuse::keepsInputs(IndexedOpInterface op) {
  auto row = dyn_cast<RowOp>(op.getOperation());
  if (row ? countKeptInputs(row) == 0 : !keepsInput(op))
    return false;
  // Elements that are loaded one at a time arrive in a register each; segments are read again.
  KernelSpace space = KernelSpace::get(op);
  TilePlan plan = TilePlan::get(op, space);
  return !plan.reducesRows && plan.reduction.empty() && getRowVector(op, space, plan) > 1;
}

bool mlir::fuse::isHeldInput(IndexedOpInterface op, const KernelSpace &space, const TilePlan &plan,
                             unsigned number) {
  const OperandView &view = space.operands[number];
  BlockArgument input = op->getRegion(0).getArgument(number);
  const bool isRead = !input.use_empty() ||
                      (!isa<RowOp>(*op) && !op->getRegion(1).getArgument(2 + number).use_empty());
  return isRead && input.getType().isIntOrFloat() && view.find(plan.columns) != kNone &&
         (plan.rows == kNone || view.find(plan.rows) != kNone);
}

int64_t mlir::fuse::getLiveValuesPerElement(Operation *op) {
  auto indexed = cast<IndexedOpInterface>(op);
  // The value itself, and inputs that the epilogue reads again and that vary
  // along the row.
  int64_t halves = 2;
  ArrayRef<BlockArgument> kept;
  std::optional<unsigned> over;
  llvm::TypeSwitch<Operation *>(op).Case<SoftmaxOp, LayerNormOp, RmsNormOp>([&](auto row) {
    kept = row.getEpilogue().getArguments().drop_front(2);
    over = row.getOver();
    if (isa<SoftmaxOp>(op) && !row.getEpilogue().getArgument(1).use_empty())
      halves += 2;
    if (isa<LayerNormOp>(op) && !row.getEpilogue().getArgument(1).use_empty())
      halves += 2;
  });
  if (auto row = dyn_cast<RowOp>(op))
    return getLiveRowValues(row);
  if (auto elementwise = dyn_cast<ElementwiseOp>(op)) {
    kept = elementwise.getBody().getArguments();
    halves = 0;
  }
  for (auto [arg, input] : llvm::zip(kept, indexed.getInputOperands()))
    if (!arg.use_empty() && !isa<ShapedType>(arg.getType()) &&
        (!over || indexed.getMapOf(*input).isFunctionOfDim(*over)))
      halves += getHalfRegisters(arg.getType());
  return std::max<int64_t>(1, (halves + 1) / 2);
}

/// Halves of registers for each element of general row work between two of its steps, at most: what
/// later ones use and do not compute. What is read late counts, too: ptxas loads it ahead. LLVM
/// keeps narrow inputs as they are computed with, in 32 bits.
static int64_t getCarriedHalfRegisters(RowOp op) {
  RowSteps steps(op);
  SmallVector<Value> known;
  int64_t most = 0;
  for (unsigned number = 0, count = steps.getSteps().size(); number < count; ++number) {
    llvm::append_range(known, steps.getSteps()[number].kept);
    llvm::SetVector<Value> used;
    for (unsigned next = number + 1; next < count; ++next)
      used.insert_range(steps.getTargets(next));
    SmallVector<Operation *> slice = steps.getSlice(used.getArrayRef(), known);
    for (Operation *inner : slice)
      used.insert_range(inner->getOperands());
    int64_t halves = 0;
    for (Value value : used)
      if (steps.varies(value) && !llvm::is_contained(slice, value.getDefiningOp()))
        halves += std::max<int64_t>(2, getHalfRegisters(value.getType()));
    most = std::max(most, halves);
  }
  return most;
}

int64_t mlir::fuse::getCarriedValuesPerElement(IndexedOpInterface op) {
  int64_t halves = 2 * getLiveValuesPerElement(op);
  if (auto row = dyn_cast<RowOp>(op.getOperation()))
    halves = getCarriedHalfRegisters(row);
  if (!isa<SoftmaxOp, LayerNormOp, RmsNormOp>(*op))
    return std::max<int64_t>(1, llvm::divideCeil(halves, 2));
  // Weights, which every row has in common, are loaded when they are used.
  unsigned row = op.getReductionDims().front();
  for (auto [number, operand] : llvm::enumerate(op.getInputOperands())) {
    AffineMap map = op.getMapOf(*operand);
    BlockArgument inEpilogue = op->getRegion(1).getArgument(2 + number);
    if (!inEpilogue.use_empty() && map.getNumResults() == 1 && map.isFunctionOfDim(row))
      halves -= getElementTypeOrSelf(operand->get().getType()).getIntOrFloatBitWidth() > 16 ? 2 : 1;
  }
  return std::max<int64_t>(1, halves / 2);
}

int64_t mlir::fuse::getHeldRegisters(IndexedOpInterface op, int64_t elements, bool keeps) {
  if (!keeps)
    return elements * getCarriedValuesPerElement(op);
  auto row = dyn_cast<RowOp>(op.getOperation());
  return llvm::divideCeil(elements * (row ? countKeptInputs(row) : 1), 2);
}

bool mlir::fuse::sortsTooMuch(IndexedOpInterface first, IndexedOpInterface second) {
  int64_t sorted = getSortedBytes(first) + getSortedBytes(second);
  if (sorted == 0)
    return false;
  IndexedOpInterface sorting = getSortedBytes(first) != 0 ? first : second;
  int64_t length = sorting.getStaticDimSizes()[sorting.getReductionDims().front()];
  // A block has 1024 threads, and a thread takes vectors of up to 8 elements.
  constexpr int64_t threads = 1024, vector = 8, registers = 64;
  return sorted * length > kMaxSortedBytes ||
         (length > threads &&
          (getLiveValuesPerElement(first) + getLiveValuesPerElement(second)) *
                  int64_t(llvm::alignTo(llvm::divideCeil(length, threads), vector)) >
              registers);
}

bool mlir::fuse::isSupportedOp(Operation *op, const ChipInfo &chip, std::string &reason) {
  if (!isa<MatmulOp, SoftmaxOp, LayerNormOp, RmsNormOp, RowOp, ElementwiseOp>(op)) {
    reason = llvm::formatv("'{0}' has no kernel", op->getName());
    return false;
  }
  auto matmul = dyn_cast<MatmulOp>(op);
  if (matmul && matmul.getAcc().isF64()) {
    reason = "kernels accumulate in f32 only";
    return false;
  }
  for (OpOperand &operand : op->getOpOperands()) {
    Type element = getElementTypeOrSelf(operand.get().getType());
    bool isMultiplied = matmul && operand.getOperandNumber() <= matmul.getRhs().size();
    bool isConverted = isMultiplied && matmul.convertsOperand(operand.getOperandNumber());
    bool isInteger = isa<IntegerType>(element) && (!isMultiplied || isConverted) &&
                     llvm::is_contained({1, 8, 16, 32, 64}, element.getIntOrFloatBitWidth());
    if (!isInteger && !element.isF16() && !element.isBF16() && !element.isF32()) {
      std::string name;
      llvm::raw_string_ostream(name) << element;
      reason = llvm::formatv("kernels for {0} operands come later; supported: f16, bf16, f32{1}",
                             name, isMultiplied ? "" : ", i1, i8, i16, i32, i64");
      return false;
    }
  }
  if (auto row = dyn_cast<RowOp>(op);
      row && getSortedBytes(op) != 0 &&
      ShapedType::isDynamic(row.getStaticDimSizes()[row.getOver().front()])) {
    reason = "a block sorts rows whose length is known when it is compiled";
    return false;
  }
  if (!matmul)
    return true;
  Precision precision = matmul.getPrecision();
  if (precision == Precision::ieee)
    return true;
  if (chip.vendor != Vendor::Nvidia || chip.peakTf32 == 0) {
    reason = llvm::formatv("{0} has no kernel with precision '{1}'; use ieee", chip.name,
                           stringifyPrecision(precision));
    return false;
  }
  return true;
}

/// Types that a target's code generator has the right arithmetic for.
static bool isScalarOfKernels(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() <= 64;
  return type.isIndex() || type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

bool mlir::fuse::isSupportedScalar(Operation *op, std::string &reason) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0) {
    reason = "cannot be lowered in scalar code";
    return false;
  }
  for (Type type : llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
    if (!isScalarOfKernels(type)) {
      std::string name;
      llvm::raw_string_ostream(name) << type;
      reason =
          llvm::formatv("computes with '{0}', which kernels do not; use index, an integer of at "
                        "most 64 bits, f16, bf16, f32 or f64",
                        name);
      return false;
    }
  if (isa<math::AbsIOp>(op) ||
      (isa_and_nonnull<arith::ArithDialect>(op->getDialect()) && !isa<arith::RemFOp>(op)))
    return true;
  // What hardware rounds itself. All else is computed in f32.
  bool isExact = isa<math::FloorOp, math::CeilOp, math::TruncOp, math::RoundEvenOp, math::RoundOp,
                     math::AbsFOp>(op);
  auto isF64 = [](Type type) { return type.isF64(); };
  if (!(isExact && isF64(op->getResult(0).getType())) &&
      llvm::any_of(op->getOperandTypes(), isF64)) {
    reason = "of f64 is not lowered to this target; use f32";
    return false;
  }
  bool isFunction =
      isExact ||
      isa<GeluOp, SiluOp, SigmoidOp, math::ExpOp, math::Exp2Op, math::ExpM1Op, math::LogOp,
          math::Log2Op, math::Log10Op, math::Log1pOp, math::SqrtOp, math::RsqrtOp, math::TanhOp,
          math::ErfOp, math::ErfcOp, math::SinOp, math::CosOp, math::TanOp, math::AsinOp,
          math::AcosOp, math::AtanOp, math::Atan2Op, math::SinhOp, math::CoshOp, math::AsinhOp,
          math::AcoshOp, math::AtanhOp, math::CbrtOp, math::PowFOp, math::FPowIOp, arith::RemFOp,
          math::FmaOp, math::CopySignOp>(op);
  if (isFunction && isa<FloatType>(op->getResult(0).getType()))
    return true;
  reason = "has no lowering to GPU scalar code";
  return false;
}

bool mlir::fuse::isLegalSchedule(Operation *op, ScheduleInterface schedule, const ChipInfo &chip,
                                 std::string &reason) {
  if (!isSupportedOp(op, chip, reason))
    return false;
  auto family = dyn_cast<ScheduleFamily>(schedule);
  if (!family || !family.computes(op)) {
    auto names = llvm::map_to_vector(getScheduleFamilies(op),
                                     [](const NamedFamily &known) { return known.name; });
    reason = llvm::formatv("family: kernels of '{0}' have schedules of #{1}", op->getName(),
                           llvm::join(names, ", #"));
    return false;
  }
  return family.isLegal(op, chip, reason);
}
