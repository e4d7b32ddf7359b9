//===- InlineAtPlaces.h - producers at the places that are read -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an op gathers need not be there: the producer's code runs at the place that is asked for,
// and its own operands are gathered instead.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_DIALECT_FUSE_TRANSFORMS_INLINEATPLACES_H
#define FUSE_LIB_DIALECT_FUSE_TRANSFORMS_INLINEATPLACES_H

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fuse {

class SizeClasses;

/// The gathers by which `user` reads results of `producer`.
SmallVector<GatherOp> getGathersOf(IndexedOpInterface producer, IndexedOpInterface user);

/// Elements that the op's code reads for a point: by gathers and by subscripts.
unsigned countReads(IndexedOpInterface op);

/// True if the code of `producer` can run wherever `user` gathers from its results. It cannot where
/// it asks for a coordinate that may lie outside of an extent that no operand names.
bool canInlineAtPlaces(ElementwiseOp producer, IndexedOpInterface user, SizeClasses *sizes);

/// Rebuilds `user` with the code of `producer` in place of each gather from its results. Only after
/// `canInlineAtPlaces`.
IndexedOpInterface inlineAtPlaces(RewriterBase &b, ElementwiseOp producer, IndexedOpInterface user,
                                  SizeClasses *sizes);

/// Gathers of `op` from a reshape read what is reshaped, where the places there take no division.
/// Returns the op that replaces it, or null if nothing changes.
IndexedOpInterface gatherBehindReshapes(RewriterBase &b, IndexedOpInterface op);

} // namespace mlir::fuse

#endif // FUSE_LIB_DIALECT_FUSE_TRANSFORMS_INLINEATPLACES_H
