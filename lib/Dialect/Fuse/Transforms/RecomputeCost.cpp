//===- RecomputeCost.cpp - once, or at each point -------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RecomputeCost.h"
#include "fuse/Dialect/Fuse/IR/RowSteps.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::fuse;

/// Instructions of f32 that a chip issues while a byte travels: 4.8 on an A100, 7 on an H200, 7.7
/// on an MI300X, 10 on an H100.
static constexpr double kInstructionsPerByte = 7;
/// Bytes that travel while a kernel is launched: 1.5 us at 4 TB/s.
static constexpr double kLaunchBytes = 6e6;
/// Instructions of repeated code: four elements of a thread that has few neighbours take no longer
/// than a launch.
static constexpr double kMostRepeated = 512;
/// Bytes of a table that the compiler evaluates (`fuse-fold-constants`).
static constexpr int64_t kLargestTable = 64 * 1024;
/// Elements of a row that are computed once, because they stay in registers until its last walk.
static constexpr int64_t kLongestKept = 8192;

bool mlir::fuse::isCheap(ElementwiseOp op) {
  return llvm::none_of(op.getBody().front(), [](Operation &inner) { return isCostly(&inner); });
}

/// Is it the quotient by a root, which is one function (`fuse-raise-activations`)?
static bool isByRoot(Operation &op) {
  if (!isa<arith::DivFOp>(op))
    return false;
  Operation *divisor = op.getOperand(1).getDefiningOp();
  while (isa_and_nonnull<arith::ExtFOp, arith::TruncFOp>(divisor))
    divisor = divisor->getOperand(0).getDefiningOp();
  return isa_and_nonnull<math::SqrtOp>(divisor) && matchPattern(op.getOperand(0), m_OneFloat());
}

/// No function but at most one root or quotient: memory is slower than one for each element,
/// whatever else the kernel does.
static bool isOneRootAtMost(ElementwiseOp op) {
  unsigned count = 0;
  for (Operation &inner : op.getBody().front())
    if (isCostly(&inner) && !isByRoot(inner))
      count += isa<math::RsqrtOp, math::SqrtOp, arith::DivFOp>(inner) ? 1 : 2;
  return count <= 1;
}

/// A quotient by a power of two is a product.
static bool isByPowerOfTwo(Operation &op) {
  APFloat divisor(0.0f), inverse(0.0f);
  return isa<arith::DivFOp>(op) && matchPattern(op.getOperand(1), m_ConstantFloat(&divisor)) &&
         divisor.getExactInverse(&inverse);
}

/// About how many instructions a scalar op is; units that work at an eighth of the rate count
/// eightfold. As the code of sm_90a has them.
static double countInstructions(Operation &op) {
  // Roundings in a tree are folded (`fuse-fuse-fold-casts`).
  if (op.hasTrait<OpTrait::ConstantLike>() || op.hasTrait<OpTrait::IsTerminator>() ||
      isa<arith::ExtFOp, arith::TruncFOp>(op))
    return 0;
  if (isByPowerOfTwo(op))
    return 1;
  if (isa<math::SinOp, math::CosOp, math::TanOp>(op)) // the range is reduced
    return 72;
  if (isa<math::PowFOp, math::CbrtOp>(op))
    return 40;
  if (isa<math::ExpOp, math::Exp2Op, math::SqrtOp, math::RsqrtOp, SigmoidOp, SiluOp, arith::DivFOp>(
          op))
    return 8;
  if (isCostly(&op))
    return 20;
  bool isWide = llvm::any_of(op.getOperandTypes(),
                             [](Type type) { return type.isInteger(64) || type.isF64(); });
  return isWide ? 2 : 1;
}

static double countInstructions(IndexedOpInterface op) {
  double count = 0;
  for (Region &region : op->getRegions())
    for (Operation &inner : region.front())
      count += countInstructions(inner);
  return count;
}

static double getBytes(Value tensor) {
  Type element = getElementTypeOrSelf(tensor.getType());
  return element.isIntOrFloat() ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8) : 8;
}

/// How many points of `op` share what stands at one of `isReached` dimensions. Infinite if that is
/// not known.
static double countSharing(IndexedOpInterface op, function_ref<bool(unsigned)> isReached) {
  double sharing = 1;
  for (auto [dim, extent] : llvm::enumerate(op.getStaticDimSizes()))
    if (!isReached(dim))
      sharing *= ShapedType::isDynamic(extent) ? std::numeric_limits<double>::infinity()
                                               : double(std::max<int64_t>(extent, 1));
  return sharing;
}

/// Bytes that a point of `op` reads and writes of its own, but for results of `producer`.
static double countBytes(IndexedOpInterface op, Operation *producer) {
  double bytes = 0;
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), op.getMaps()))
    if ((!producer || operand.getDefiningOp() != producer) && map.getNumResults() != 0)
      bytes += getBytes(operand) /
               countSharing(op, [map = map](unsigned dim) { return map.isFunctionOfDim(dim); });
  for (Region &region : op->getRegions())
    for (auto gather : region.front().getOps<GatherOp>())
      bytes += getBytes(gather.getResult());
  return bytes;
}

/// How many of its points a thread has side by side that read one element of what `user` reads by
/// `dims`, and compute once what is computed of it: a part of a row, a pair of neighbours.
static double countBesides(IndexedOpInterface user, ArrayRef<int64_t> dims) {
  auto isRead = [&](unsigned dim) { return llvm::is_contained(dims, int64_t(dim)); };
  SmallVector<unsigned> over = user.getReductionDims();
  if (!over.empty())
    return llvm::any_of(over, isRead) ? 1 : 4;
  AffineMap out = user.getMaps().back();
  if (out.getNumResults() == 0)
    return 1;
  return isRead(cast<AffineDimExpr>(out.getResults().back()).getPosition()) ? 1 : 2;
}

/// How often the code of a row op runs at each point.
static double countWalks(IndexedOpInterface op) {
  int64_t length = 1;
  for (unsigned dim : op.getReductionDims())
    if (int64_t extent = op.getStaticDimSizes()[dim];
        ShapedType::isDynamic(extent) || llvm::MulOverflow(length, extent, length))
      length = kLongestKept + 1;
  if (length <= kLongestKept)
    return 1;
  auto row = dyn_cast<RowOp>(*op);
  return row ? double(RowSteps(row).getSteps().size()) : 3;
}

/// Will the compiler evaluate it, exactly and once, where it stays apart?
static bool isTable(ElementwiseOp op) {
  double bytes = 0;
  for (Value result : op.getResults()) {
    auto type = cast<ShapedType>(result.getType());
    bytes += type.hasStaticShape() ? getBytes(result) * type.getNumElements()
                                   : std::numeric_limits<double>::infinity();
  }
  if (bytes > kLargestTable)
    return false;
  // It depends on no input of the function.
  llvm::SmallSetVector<Value, 8> values(op.getIns().begin(), op.getIns().end());
  for (size_t i = 0; i < values.size(); ++i) {
    Operation *def = values[i].getDefiningOp();
    if (matchPattern(values[i], m_Constant()))
      continue;
    if (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def))
      values.insert(def->getOperand(0));
    else if (auto other = dyn_cast_or_null<ElementwiseOp>(def))
      values.insert(other.getIns().begin(), other.getIns().end());
    else
      return false;
  }
  return true;
}

bool mlir::fuse::isCheapToRepeat(ElementwiseOp producer, IndexedOpInterface user,
                                 ArrayRef<SmallVector<int64_t>> copies) {
  if (isOneRootAtMost(producer))
    return true;
  // What a matmul computes besides its products waits for them.
  if (isa<MatmulOp>(*user) || isTable(producer))
    return false;
  auto indexed = cast<IndexedOpInterface>(producer.getOperation());
  double once = countInstructions(indexed), repeated = 0;
  if (once * copies.size() * countWalks(user) > kMostRepeated)
    return false;
  for (ArrayRef<int64_t> dims : copies)
    repeated += once * countWalks(user) / countBesides(user, dims);
  double userWork = countInstructions(user) * countWalks(user);
  double userBytes = countBytes(user, producer);
  // The points of the user for each one of the producer.
  double sharing = std::numeric_limits<double>::infinity();
  for (ArrayRef<int64_t> dims : copies)
    sharing = std::min(sharing, countSharing(user, [&](unsigned dim) {
                         return llvm::is_contained(dims, int64_t(dim));
                       }));
  double points = countSharing(user, [](unsigned) { return false; });
  double results = 0;
  for (Value result : producer->getResults())
    results += getBytes(result);
  // In bytes for a point of the user.
  double together = std::max(userBytes + (countBytes(indexed, nullptr) - results) / sharing,
                             (userWork + repeated) / kInstructionsPerByte);
  double apart =
      std::max(userBytes + results * copies.size() / sharing, userWork / kInstructionsPerByte) +
      std::max(countBytes(indexed, nullptr), once / kInstructionsPerByte) / sharing +
      kLaunchBytes / points;
  return together <= apart;
}
