//===- Data.h - what a page is made of --------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_LIB_REPORT_DATA_H
#define FUSE_LIB_REPORT_DATA_H

#include "Levels.h"
#include "fuse/Pipelines/Pipelines.h"
#include "fuse/Target/ChipInfo.h"
#include "llvm/Support/JSON.h"

namespace mlir::fuse {

/// Numbers for all dynamic sizes that the functions of a module name: those that are given, and for
/// the others what the cost model takes.
std::map<std::string, int64_t> assumeSizes(ModuleOp named,
                                           const std::map<std::string, int64_t> &given);

/// Numbers and schedules of the kernels, by function and name: FLOPs, bytes, times by the model.
/// `named` has its sizes named, and its schedules if there is a chip.
std::map<std::pair<std::string, std::string>, llvm::json::Object>
describeKernels(ModuleOp named, const std::map<std::string, int64_t> &sizes, const Levels &levels,
                const ChipInfo *chip);

/// The ops of a graph and who reads whom. `graph` has its sources named, or is a module of kernels;
/// `lowered` are the kernels that were made of it, `report` is what is said of both.
llvm::json::Array describeGraph(ModuleOp graph, ModuleOp lowered, const llvm::json::Object &report,
                                bool isGraph);

/// The chip's figures.
llvm::json::Object describeChip(const ChipInfo &chip);

/// The functions of the GPU: what each uses, how it is launched, and its assembly with the main
/// loop. `module` holds the `gpu.binary`s. At most about `budget` bytes of assembly.
llvm::json::Array describeCode(ModuleOp module, const ChipInfo &chip, size_t budget);

/// As much of a text as `budget` holds, in whole lines, and how much is missing.
llvm::json::Object cutText(StringRef text, size_t budget);

/// A string that JSON can hold.
std::string utf8(StringRef text);

/// The page that shows the data.
void writePage(raw_ostream &os, const llvm::json::Value &data);

} // namespace mlir::fuse

#endif // FUSE_LIB_REPORT_DATA_H
