//===- FuseDialect.cpp - the fuse dialect and its attributes --------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/IR/ParseFlag.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;

/// `[128, 256, 64]`
static ParseResult parseI64List(AsmParser &parser, SmallVector<int64_t> &list) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
    return parser.parseInteger(list.emplace_back());
  });
}

static void printI64List(AsmPrinter &printer, ArrayRef<int64_t> list) {
  printer << '[';
  llvm::interleaveComma(list, printer);
  printer << ']';
}

#include "fuse/Dialect/Fuse/IR/FuseDialect.cpp.inc"
#include "fuse/Dialect/Fuse/IR/FuseEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "fuse/Dialect/Fuse/IR/FuseAttributes.cpp.inc"

#include "fuse/Dialect/Fuse/IR/FuseInterfaces.cpp.inc"
#include "fuse/Dialect/Fuse/IR/ScheduleInterface.cpp.inc"

LogicalResult VariantAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t minRows,
                                  int64_t maxRows, ScheduleInterface /*schedule*/) {
  if (minRows < 0 || maxRows < 0 || (maxRows != 0 && minRows > maxRows))
    return emitError() << "a variant is for min_rows to max_rows rows, got " << minRows << " to "
                       << maxRows;
  return success();
}

LogicalResult FuseDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName() == kScheduleAttr && !isa<ScheduleInterface>(attribute.getValue()))
    return op->emitOpError() << "'" << kScheduleAttr << "' is a schedule, got "
                             << attribute.getValue();
  return success();
}

void FuseDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "fuse/Dialect/Fuse/IR/FuseAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "fuse/Dialect/Fuse/IR/FuseOps.cpp.inc"
      >();
}
