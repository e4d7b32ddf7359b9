//===- Raise.h - what the raising passes share ------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISE_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISE_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {

//===----------------------------------------------------------------------===//
// Steps (each in the file of its name)
//===----------------------------------------------------------------------===//

/// The attribute of casts from and to f16 or bf16 that are ops of the graph, and no parts of
/// arithmetic: fuse-normalize sets it, fuse-fold-casts reads and removes it.
inline constexpr llvm::StringLiteral spelledCastAttr = "fuse.spelled_cast";

/// Replaces extf(truncf x) to f16 or bf16 by x wherever the types meet, unless the rounding is
/// meant; true if there was one.
bool foldCastPairs(Operation *root);

/// Gives the f16 and bf16 accumulators of a reduction f32 destinations, and spells the arithmetic
/// of the body in f32.
void widenGeneric(linalg::GenericOp op);

/// Spells math ops that tell what a float is, clamp it, count bits or take whole powers, and
/// math.sincos, by ops that every level computes.
void expandMath(Operation *root);

/// Moves the reshapes between linalg ops to where they are in no one's way.
void moveReshapes(func::FuncOp function);

/// Replaces code that approximates erfc by math.erfc.
void raiseApproximations(Block &block, RewriterBase &rewriter);

/// Recognises activations in one block of scalar code.
void raiseActivations(Block &block, RewriterBase &rewriter);

/// Raises a reduction that multiplies two operands and adds up to a
/// fuse.matmul. Fails without a message (and without changes) if `op` is no
/// such contraction.
LogicalResult raiseContraction(linalg::GenericOp op, RewriterBase &rewriter);

/// Raises an op whose results are a softmax, LayerNorm or RMSNorm of what other
/// ops compute, with elementwise work after it. Fails without a message (and
/// without changes) if they are not.
LogicalResult raiseRowOp(linalg::GenericOp root, RewriterBase &rewriter);
/// Raises a named softmax of f32.
void raiseSoftmax(linalg::SoftmaxOp op, RewriterBase &rewriter);

/// Raises a reduction that is neither to a fuse.row. Fails without a message (and without changes)
/// if no associative combiner computes its results.
LogicalResult raiseReduction(linalg::GenericOp op, RewriterBase &rewriter);

/// Raises an elementwise op to fuse.elementwise, or says why it is none.
LogicalResult raiseElementwise(linalg::GenericOp op, RewriterBase &rewriter);

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

/// A tensor read at subscripts of some iteration space.
struct Access {
  Value tensor;
  AffineMap map;
};

/// Dimensions, or the constant 0 where the extent is 1; no dimension twice.
bool isSubscriptMap(AffineMap map, Type type);

/// The one value that all elements of a tensor have, if that is known.
TypedAttr getSplat(Value tensor);

/// The elements of a constant, its data read if that stands elsewhere in the file; null if there is
/// none, or it is not dense.
DenseElementsAttr getDenseElements(ElementsAttr constant);

/// True if `attr` is a float or integer zero of any sign.
bool isZero(TypedAttr attr);

/// If `value` only renames, repeats or widens the elements of another tensor,
/// the access to that tensor which `access` amounts to. Widening (f16 to f32)
/// is lossless; it is looked through only if `throughCasts`.
Access lookThrough(Access access, bool throughCasts);

/// The elementwise op that truncates `value`, if that is its only use and all
/// that the op does.
linalg::GenericOp onlyTruncated(Value value);

/// The types of 16 bits in which a constant may have been spelled.
struct HalfTypes {
  bool f16 = false, bf16 = false;

  void add(Type type) {
    f16 |= type.isF16();
    bf16 |= type.isBF16();
  }
};

/// True if `c` is `exact` as f32 (or six decimal digits) holds it, or one of `types`.
bool isAbout(double c, double exact, HalfTypes types);

/// True if `c` is `count`: a neighbour is another number, however near. Only what f32 cannot hold
/// is rounded.
bool isCount(double c, int64_t count);
/// The same of the inverse of `count`; one of `types` may round it.
bool isInverseOfCount(double c, int64_t count, HalfTypes types);

/// An uninitialised tensor with the shape of `like` (not reading it where its
/// shape is known from elsewhere).
Value createEmptyLike(OpBuilder &b, Location loc, Value like, Type elementType);

/// Names for dimensions of these roles, in this order: b, b1, ..., m, m1, ...
/// and so on; the counts are numbers of dimensions.
ArrayAttr nameDims(Builder &b, ArrayRef<std::pair<StringRef, unsigned>> roles);

/// Names for an elementwise or row op: n; m, n; b, m, n; b, b1, m, n; ...
ArrayAttr nameDims(Builder &b, unsigned count);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_RAISE_H
