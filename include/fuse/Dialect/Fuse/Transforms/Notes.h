//===- Notes.h - what a pass has to say of a function -----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_NOTES_H
#define FUSE_DIALECT_FUSE_TRANSFORMS_NOTES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fuse {

/// Attribute of a function: where the code does not compute what the graph spells, or has its
/// constants in another form, as `rule: sentence`. The report prints it.
inline constexpr llvm::StringLiteral kNotesAttr = "fuse.notes";

/// Adds `note` to those of `function`, once.
inline void addNote(Operation *function, llvm::Twine note) {
  Builder b(function->getContext());
  llvm::SetVector<Attribute> notes;
  if (auto old = function->getAttrOfType<ArrayAttr>(kNotesAttr))
    notes.insert(old.begin(), old.end());
  notes.insert(b.getStringAttr(note));
  function->setAttr(kNotesAttr, b.getArrayAttr(notes.getArrayRef()));
}

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_NOTES_H
