//===- Report.cpp - report on a graph or on its kernels -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Report/Report.h"
#include "../Bundle/Toolkit.h"
#include "../Pipelines/SplitGraph.h"
#include "Data.h"
#include "WriteReport.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Bufferization.h"
#include "fuse/Dialect/Fuse/Transforms/Host.h"
#include "fuse/Dialect/Fuse/Transforms/Passes.h"
#include "fuse/Pipelines/Passes.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/File.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_REPORT
#include "fuse/Pipelines/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;

/// To the fused level, or with a chip to a level of it, whatever can be compiled.
static std::unique_ptr<Pass> createLowering(StringRef level, const ChipOptions *chip = nullptr,
                                            KeptGraph kept = nullptr) {
  LowerGraphOptions options;
  if (chip)
    copyKernelOptions(options, *chip);
  options.level = level.str();
  options.unsupported = "outline";
  options.leaveAll = true;
  return createLowerGraph(std::move(options), std::move(kept));
}

/// No kernels yet, nor results as destinations: what the driver copies has no kernel.
static bool isGraph(ModuleOp module) {
  auto hasDestinations = [](func::FuncOp function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (function.getArgAttr(i, kShapeAttr))
        return true;
    return false;
  };
  return !getHostModule(module) && llvm::none_of(module.getOps<func::FuncOp>(), hasDestinations) &&
         !module.walk([](KernelOp) { return WalkResult::interrupt(); }).wasInterrupted();
}

LogicalResult mlir::fuse::parseDims(ModuleOp module, ArrayRef<std::string> texts,
                                    std::map<std::string, int64_t> &dims) {
  for (StringRef text : texts) {
    auto [name, number] = text.split('=');
    int64_t value;
    if (name.empty() || number.getAsInteger(10, value) || value < 0)
      return module.emitError() << "fuse-report: dims takes NAME=NUMBER, got '" << text << "'";
    dims[name.str()] = value;
  }
  return success();
}

bool mlir::fuse::isReportFormat(StringRef format) {
  return format == "text" || format == "json" || format == "html";
}

//===----------------------------------------------------------------------===//
// All that is known
//===----------------------------------------------------------------------===//

namespace {
/// Gathers what the page shows.
class Collector {
public:
  Collector(ModuleOp module, const std::map<std::string, int64_t> &dims, const ChipOptions &options)
      : module(module), dims(dims), options(options) {}

  FailureOr<llvm::json::Object> collect();

private:
  LogicalResult lower();
  LogicalResult addReport();
  void addGraph();
  LogicalResult addCode();
  void addLevels();
  /// Bytes that a page of 20 MB has left for text.
  size_t getRest() const;

  ModuleOp module;
  const std::map<std::string, int64_t> &dims;
  const ChipOptions &options;
  const ChipInfo *chip = nullptr;
  Levels levels;
  /// The input, its ops named if it is a graph; what is made of it; its kernels with their names of
  /// sizes.
  OwningOpRef<ModuleOp> input, lowered, kernels;
  llvm::json::Object data;
};
} // namespace

FailureOr<llvm::json::Object> Collector::collect() {
  if (!options.chip.empty()) {
    chip = lookupChipOrReport(options.chip, [&] { return emitError(getModuleLoc(module)); });
    if (!chip)
      return failure();
  }
  if (failed(lower()) || failed(addReport()))
    return failure();
  addGraph();
  if (chip && failed(addCode()))
    return failure();
  addLevels();
  return std::move(data);
}

LogicalResult Collector::lower() {
  input = cast<ModuleOp>(module->clone());
  bool fromGraph = isGraph(module);
  if (fromGraph) {
    PassManager namer(module.getContext());
    namer.addPass(createNameSources());
    if (failed(namer.run(*input)))
      return failure();
  }
  lowered = cast<ModuleOp>(input->clone());
  if (!chip) {
    if (fromGraph) {
      PassManager pm(module.getContext());
      pm.addPass(createLowering("fused"));
      if (failed(pm.run(*lowered)))
        return failure();
    }
    levels.add("fused", *lowered);
    kernels = cast<ModuleOp>(lowered->clone());
  } else {
    // What a report of kernels left to the host stays there.
    OwningOpRef<ModuleOp> host;
    if (ModuleOp left = getHostModule(*lowered)) {
      host = cast<ModuleOp>(left->clone());
      left->erase();
    }
    auto kept = std::make_shared<OwningOpRef<ModuleOp>>(cast<ModuleOp>(lowered->clone()));
    PassManager pm(module.getContext());
    pm.addInstrumentation(std::make_unique<LevelKeeper>(levels));
    pm.addPass(createLowering("target", &options, kept));
    if (failed(pm.run(*lowered)))
      return failure();
    kernels = levels.scheduled ? std::move(levels.scheduled)
                               : OwningOpRef<ModuleOp>(ModuleOp::create(module.getLoc()));
    ModuleOp left = getHostModule(*lowered);
    if (left && host)
      for (auto function : host->getOps<func::FuncOp>())
        left.push_back(function->clone());
    else if (!left && host)
      lowered->push_back(left = host.release());
    if (left)
      kernels->push_back(left->clone());
  }
  if (fromGraph)
    levels.texts.insert(levels.texts.begin(), {"graph", printForReader(module)});
  return success();
}

LogicalResult Collector::addReport() {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (failed(writeReport(stream, *kernels, dims, /*asJson=*/true)) || failed(nameSizes(*kernels)))
    return failure();
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(text);
  if (!parsed)
    return module.emitError() << "fuse-report: " << llvm::toString(parsed.takeError());
  data = std::move(*parsed->getAsObject());

  std::map<std::string, int64_t> sizes = assumeSizes(*kernels, dims);
  llvm::json::Object numbers;
  for (const auto &[name, number] : sizes)
    numbers[utf8(name)] = number;
  data["sizes"] = std::move(numbers);
  auto facts = describeKernels(*kernels, sizes, levels, chip);
  for (llvm::json::Value &value : *data.getArray("kernels")) {
    llvm::json::Object &kernel = *value.getAsObject();
    auto it = facts.find({kernel.getString("function").value_or("").str(),
                          kernel.getString("name").value_or("").str()});
    if (it != facts.end())
      kernel["model"] = std::move(it->second);
  }
  if (chip)
    data["chip"] = describeChip(*chip);
  return success();
}

void Collector::addGraph() {
  OwningOpRef<ModuleOp> graph = cast<ModuleOp>(input->clone());
  bool fromGraph = isGraph(module);
  if (fromGraph)
    prepareGraph(*graph);
  data["graph"] = describeGraph(*graph, *kernels, data, fromGraph);
}

size_t Collector::getRest() const {
  constexpr size_t most = 19 << 20;
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(llvm::json::Object(data));
  return most - std::min(most, text.size());
}

LogicalResult Collector::addCode() {
  constexpr size_t most = 5 << 20;
  SerializeOptions serialize;
  // AMD's assembly says what kernels use, PTX does not.
  std::string message;
  bool knowsResources = chip->vendor == Vendor::Amd || succeeded(findPtxas(message));
  serialize.emit = chip->vendor == Vendor::Amd || !knowsResources ? "text" : "object";
  serialize.withText = true;
  serialize.withResources = true;
  PassManager pm(module.getContext());
  buildSerializePipeline(pm, serialize);
  if (failed(pm.run(*lowered)))
    return failure();
  data["code"] = describeCode(*lowered, *chip, std::min(most, getRest() / 3));
  if (!knowsResources)
    data["no_resources"] = utf8(message);
  return success();
}

void Collector::addLevels() {
  constexpr size_t most = 1 << 20;
  size_t budget = std::min(most, getRest() / 3 / std::max<size_t>(1, levels.texts.size()));
  llvm::json::Array list;
  for (const Levels::Level &level : levels.texts) {
    llvm::json::Object entry = cutText(level.text, budget);
    entry["name"] = level.name;
    list.push_back(std::move(entry));
  }
  data["levels"] = std::move(list);
  data["compiler"] = FUSE_VERSION;
}

//===----------------------------------------------------------------------===//
// The report
//===----------------------------------------------------------------------===//

LogicalResult mlir::fuse::reportOn(raw_ostream &os, ModuleOp module,
                                   const std::map<std::string, int64_t> &dims, StringRef format,
                                   const ChipOptions &options) {
  for (Operation &op : *module.getBody())
    if (isa<gpu::GPUModuleOp, gpu::BinaryOp>(op))
      return op.emitError() << "fuse-report: the kernels are code already; ask for the report "
                               "before, of the graph or behind fuse-to-scheduled";
  if (format == "html" || (format == "json" && !options.chip.empty())) {
    FailureOr<llvm::json::Object> data = Collector(module, dims, options).collect();
    if (failed(data))
      return failure();
    llvm::json::Value value(std::move(*data));
    if (format == "html")
      writePage(os, value);
    else
      os << llvm::formatv("{0:2}\n", value);
    return success();
  }
  OwningOpRef<ModuleOp> lowered;
  if (isGraph(module) || !options.chip.empty()) {
    lowered = module.clone();
    PassManager pm(module.getContext());
    pm.addPass(options.chip.empty() ? createLowering("fused")
                                    : createLowering("scheduled", &options));
    if (failed(pm.run(*lowered)))
      return failure();
  }
  return writeReport(os, lowered ? *lowered : module, dims, format == "json");
}

namespace {
struct Report : mlir::fuse::impl::ReportBase<Report> {
  using ReportBase::ReportBase;
  // For copyKernelOptions.
  using ReportBase::chip, ReportBase::keepCasts, ReportBase::kernel, ReportBase::padOperands,
      ReportBase::schedule, ReportBase::tuningDatabase, ReportBase::tuningFile;

  void getDependentDialects(DialectRegistry &registry) const override {
    ReportBase::getDependentDialects(registry);
    createLowering("target")->getDependentDialects(registry);
    OpPassManager pm(ModuleOp::getOperationName());
    buildSerializePipeline(pm, {});
    pm.getDependentDialects(registry);
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(report(getOperation())))
      signalPassFailure();
  }

  LogicalResult report(ModuleOp module) {
    if (!isReportFormat(format))
      return emitError(getModuleLoc(module))
             << "fuse-report: format '" << format << "' is none of text, json, html";
    std::map<std::string, int64_t> values;
    if (failed(parseDims(module, llvm::to_vector(dims), values)))
      return failure();
    ChipOptions options;
    copyKernelOptions(options, *this);
    // What cannot be reported leaves the file as it was.
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (failed(reportOn(stream, module, values, format, options)))
      return failure();
    return write(module, text);
  }

  LogicalResult write(ModuleOp module, const std::string &text) {
    Location loc = getModuleLoc(module);
    llvm::sys::fs::file_status status;
    bool isStream = file == "-" || (!llvm::sys::fs::status(file, status) &&
                                    !llvm::sys::fs::is_regular_file(status));
    if (!isStream) {
      try {
        ::fuse::runtime::writeFile(file, text);
      } catch (const ::fuse::runtime::Error &error) {
        return emitError(loc) << "fuse-report: " << error.what();
      }
      return success();
    }
    // Pipes and devices take what they are given.
    std::error_code error;
    llvm::raw_fd_ostream stream(file, error);
    if (!error) {
      stream << text;
      stream.flush();
      error = stream.error();
      stream.clear_error();
    }
    if (error)
      return emitError(loc) << "fuse-report: cannot write '" << file << "': " << error.message();
    return success();
  }
};
} // namespace
