//===- ParseFlag.h - parameters that are true or false ----------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR reads a parameter of type bool as a number of one bit.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_PARSEFLAG_H
#define FUSE_DIALECT_FUSE_IR_PARSEFLAG_H

#include "mlir/IR/OpImplementation.h"

namespace mlir::fuse {

/// `true` or `false`
inline ParseResult parseFlag(AsmParser &parser, bool &value) {
  value = succeeded(parser.parseOptionalKeyword("true"));
  if (value || succeeded(parser.parseOptionalKeyword("false")))
    return success();
  return parser.emitError(parser.getCurrentLocation(), "expected true or false");
}

inline void printFlag(AsmPrinter &printer, bool value) { printer << (value ? "true" : "false"); }

} // namespace mlir::fuse

#endif // FUSE_DIALECT_FUSE_IR_PARSEFLAG_H
