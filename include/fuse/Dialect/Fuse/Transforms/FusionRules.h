//===- FusionRules.h - what may become one kernel ---------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes ask these predicates before they fuse, and `fuse-report` asks them again about
// whatever stayed apart: a reason in the report is the reason that was acted upon.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_FUSIONRULES_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_FUSIONRULES_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include <optional>

namespace mlir::fuse {

class MatmulDependences;
class SizeClasses;

/// Accumulators that one kernel may have, unless a pass is told otherwise.
inline constexpr unsigned kMaxRightOperands = 3;

/// Why two ops stay in different kernels: a stable name and a sentence.
struct FusionRule {
  llvm::StringLiteral name;
  llvm::StringLiteral sentence;
};

/// Each rule there is, in the order of the documentation.
llvm::ArrayRef<const FusionRule *> getFusionRules();

/// May `consumer` enter the result region of `producer`? If so returns null and `dims` holds
/// the producer's dimension for each dimension of the consumer. `sizes`, here and below, are those
/// of the function that holds them, null outside of functions.
const FusionRule *planConsumer(IndexedOpInterface producer, ElementwiseOp consumer,
                               SizeClasses *sizes, SmallVectorImpl<int64_t> &dims);

/// May `producer` be computed inside `user`, where `user` reads it as an auxiliary or input?
/// With `yieldsResults` the producer's results that have other uses must become results of `user`.
const FusionRule *planProducer(ElementwiseOp producer, IndexedOpInterface user, SizeClasses *sizes,
                               bool &yieldsResults);

/// May two row ops (`first` before `second` in one block) become one fuse.row? If so returns null
/// and `dims` holds the dimension of `first` for each one of `second`. A pair of which neither
/// reads the other nor both one tensor is refused by `no-shared-row`.
const FusionRule *planRows(IndexedOpInterface first, IndexedOpInterface second, SizeClasses *sizes,
                           SmallVectorImpl<int64_t> &dims);

/// For an operand of `user` that is a result of `producer`: the user's dimension for each of
/// the producer's, negative for coordinate 0.
SmallVector<int64_t> dimsAtUse(IndexedOpInterface producer, OpOperand &use);

/// True if `dims` (from `dimsAtUse`) reach every dimension of the user's results; of a fuse.row
/// those of the results that it gives for each row, or for each element.
bool coversResults(IndexedOpInterface user, ArrayRef<int64_t> dims);

/// May two matmuls (`first` before `second` in one block) become one with the right operands of
/// both? If so returns null and `dims` holds the dimension of `first` for each one of `second`. A
/// pair that shares no operand is refused by `no-shared-operand`. `sizes` are those of the function
/// that holds them, `dependences` those of the block of `second`.
const FusionRule *planJoin(MatmulOp first, MatmulOp second, unsigned maxRhs, SizeClasses &sizes,
                           const MatmulDependences &dependences, SmallVectorImpl<int64_t> &dims);

/// May two elementwise ops (`first` before `second` in one block) become one that computes both at
/// each point? If so returns null and `dims` holds the dimension of `first` for each one of
/// `second`: as a tensor that both read says, or in order.
const FusionRule *planSideBySide(ElementwiseOp first, ElementwiseOp second, SizeClasses *sizes,
                                 SmallVectorImpl<int64_t> &dims);

/// The op that gives `value`, or what it is a reshape or a slice of; null for an argument.
Operation *getProducer(Value value);

/// Why `producer` and `consumer`, which reads a result of it or a reshape of that, are in different
/// kernels; null if no rule keeps them apart.
const FusionRule *whyApart(IndexedOpInterface producer, IndexedOpInterface consumer,
                           SizeClasses *sizes);

/// Does the op read a tensor at computed places?
bool hasGathers(IndexedOpInterface op);

/// Have a dimension of one op and one of another the same extent, whatever the arguments are?
bool haveEqualExtents(IndexedOpInterface a, unsigned dimA, IndexedOpInterface b, unsigned dimB,
                      SizeClasses *sizes);

/// A row kernel moves an operand well if the row is innermost or absent.
bool suitsRow(AffineMap map, unsigned row);

/// Would one kernel for both read and write too many tensors, be too long, or sort more than a
/// block holds?
bool isTooLarge(IndexedOpInterface first, IndexedOpInterface second);

/// Adds to `dims` what follows from reading one value under two maps; false if it contradicts.
bool matchMaps(AffineMap first, AffineMap second, MutableArrayRef<int64_t> dims);

/// May `from` be computed at the place of `to`, which follows it?
const FusionRule *planMove(Operation *from, Operation *to);

/// Moves what lies between `from` and `to` and uses `from` behind `to`. Only after a plan
/// for the two has been found.
void moveUsersBehind(Operation *from, Operation *to);

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_FUSIONRULES_H
