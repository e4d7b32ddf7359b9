//===- Report.h - what becomes of a graph -----------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_REPORT_REPORT_H
#define FUSE_REPORT_REPORT_H

#include "fuse/Pipelines/Pipelines.h"
#include <map>
#include <string>

namespace mlir::fuse {

/// Whether `fuse-report` knows a format: text, json, html.
bool isReportFormat(StringRef format);

/// What `fuse-report` says of a module, graph or kernels: see there. Fails, with an error.
LogicalResult reportOn(raw_ostream &os, ModuleOp module, const std::map<std::string, int64_t> &dims,
                       StringRef format, const ChipOptions &options);

/// Reads NAME=NUMBER. Fails, with an error at the module.
LogicalResult parseDims(ModuleOp module, ArrayRef<std::string> texts,
                        std::map<std::string, int64_t> &dims);

} // namespace mlir::fuse

#endif // FUSE_REPORT_REPORT_H
