//===- WriteReport.h - which op went into which kernel, and why -*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_REPORT_WRITEREPORT_H
#define FUSE_LIB_REPORT_WRITEREPORT_H

#include "mlir/IR/BuiltinOps.h"
#include <map>
#include <string>

namespace mlir::fuse {

/// Writes what `fuse-report` says of a module whose kernels are formed, with the numbers that
/// `dims` has for dynamic sizes. Fails, with an error, on sizes that cannot be named.
LogicalResult writeReport(raw_ostream &os, ModuleOp module,
                          const std::map<std::string, int64_t> &dims, bool asJson);

} // namespace mlir::fuse

#endif // FUSE_LIB_REPORT_WRITEREPORT_H
