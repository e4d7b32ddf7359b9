//===- WriteReport.cpp - which op went into which kernel, and why ---------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WriteReport.h"
#include "KernelCost.h"
#include "SizeNames.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/IR/SameCode.h"
#include "fuse/Dialect/Fuse/IR/Structured.h"
#include "fuse/Dialect/Fuse/Transforms/FusionRules.h"
#include "fuse/Dialect/Fuse/Transforms/Host.h"
#include "fuse/Dialect/Fuse/Transforms/KernelFacts.h"
#include "fuse/Dialect/Fuse/Transforms/MatmulDependences.h"
#include "fuse/Dialect/Fuse/Transforms/Notes.h"
#include "fuse/Dialect/Fuse/Transforms/ResultCopies.h"
#include "fuse/Dialect/Fuse/Transforms/SizeClasses.h"
#include "fuse/Dialect/Fuse/Transforms/Sources.h"
#include "fuse/Target/ScheduleFamily.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

#include <set>

using namespace mlir;
using namespace mlir::fuse;

//===----------------------------------------------------------------------===//
// What the report says
//===----------------------------------------------------------------------===//

namespace {
struct Apart {
  std::string other; ///< a kernel
  const FusionRule *rule;
};

/// An operand of a scheduled kernel with roles that TMA cannot load.
struct Copied {
  unsigned operand;
  std::string how, reason; ///< `is copied ...`, `has rows ...`
};

/// A size, spelled; a number if no size of the arguments is in it.
struct Amount {
  std::optional<int64_t> number;
  std::string text;
};

struct KernelEntry {
  std::string name;
  std::string sameAs;               ///< the first kernel that does the same with other operands
  std::vector<std::string> others;  ///< of the first, those that do the same
  std::vector<std::string> fuseOps; ///< `fuse.matmul, 2 right operands`
  std::vector<Copied> copied;
  std::string reason; ///< of a kernel that no op asks for
  SmallVector<Location> sources;
  Amount flops, bytesFused, bytesUnfused;
  std::vector<Apart> apart;
};

/// A result that the driver copies.
struct CopyEntry {
  unsigned result;
  std::string source; ///< `argument 0`, `a constant`, `what main_0 writes`
  Amount bytes;
};

struct OpEntry {
  std::string op, position;
  std::vector<std::string> kernels;
  std::string rest; ///< what became of it, if it is in no kernel
};

struct FunctionEntry {
  std::string name;
  std::vector<KernelEntry> kernels;
  std::vector<CopyEntry> copies;
  std::vector<OpEntry> ops;
  std::vector<std::string> notes; ///< `rule: sentence`
};
} // namespace

//===----------------------------------------------------------------------===//
// Gathering
//===----------------------------------------------------------------------===//

static std::string describe(IndexedOpInterface op) {
  std::string text = op->getName().getStringRef().str();
  if (auto matmul = dyn_cast<MatmulOp>(op.getOperation()); matmul && matmul.getRhs().size() > 1)
    text += ", " + std::to_string(matmul.getRhs().size()) + " right operands";
  return text;
}

/// Of kernels that one of the passes should have made one.
static constexpr FusionRule noRule = {"no-rule",
                                      "no rule keeps the two apart, and yet no pass joined them"};

/// Asks the rules about each pair of kernels that could have been one, on a copy without kernels.
static void addReasons(func::FuncOp function, std::vector<KernelEntry> &kernels) {
  OwningOpRef<Operation *> copy(function->clone());
  DenseMap<Operation *, unsigned> kernelOf;
  SmallVector<KernelOp> toDissolve;
  (*copy)->walk([&](KernelOp kernel) { toDissolve.push_back(kernel); });
  for (auto [index, kernel] : llvm::enumerate(toDissolve)) {
    Block &body = kernel.getBody().front();
    Operation *yield = body.getTerminator();
    for (auto op : body.getOps<IndexedOpInterface>())
      kernelOf[op] = index;
    kernel->replaceAllUsesWith(yield->getOperands());
    yield->erase();
    kernel->getBlock()->getOperations().splice(kernel->getIterator(), body.getOperations());
    kernel->erase();
  }

  SmallVector<IndexedOpInterface> ops;
  (*copy)->walk([&](IndexedOpInterface op) { ops.push_back(op); });
  auto note = [&](Operation *from, Operation *to, const FusionRule *rule) {
    auto first = kernelOf.find(from), second = kernelOf.find(to);
    if (!rule || first == kernelOf.end() || second == kernelOf.end() ||
        first->second == second->second)
      return;
    std::vector<Apart> &apart = kernels[first->second].apart;
    const std::string &other = kernels[second->second].name;
    if (llvm::none_of(apart, [&](Apart &old) { return old.other == other && old.rule == rule; }))
      apart.push_back({other, rule});
  };
  SizeClasses sizes(cast<func::FuncOp>(*copy));
  for (IndexedOpInterface op : ops)
    for (OpOperand *input : op.getInputOperands())
      if (auto producer = dyn_cast_or_null<IndexedOpInterface>(getProducer(input->get()))) {
        const FusionRule *rule = whyApart(producer, op, &sizes);
        note(producer, op, rule ? rule : &noRule);
      }
  llvm::MapVector<Value, SmallVector<MatmulOp>> byLeft;
  for (IndexedOpInterface op : ops)
    if (auto matmul = dyn_cast<MatmulOp>(op.getOperation()))
      byLeft[matmul.getLhs()].push_back(matmul);
  DenseMap<Block *, std::unique_ptr<MatmulDependences>> dependences;
  for (auto &[left, matmuls] : byLeft)
    for (auto [index, first] : llvm::enumerate(matmuls))
      for (MatmulOp second : ArrayRef(matmuls).drop_front(index + 1)) {
        // Forms of one kernel, of which a call runs one.
        if (first->getBlock() != second->getBlock())
          continue;
        std::unique_ptr<MatmulDependences> &known = dependences[second->getBlock()];
        if (!known)
          known = std::make_unique<MatmulDependences>(*second->getBlock());
        SmallVector<int64_t> dims;
        note(first, second, planJoin(first, second, kMaxRightOperands, sizes, *known, dims));
      }
}

/// Does `op` read constants at most?
static bool readsNothing(IndexedOpInterface op) {
  return llvm::all_of(op.getInputOperands(),
                      [](OpOperand *input) { return matchPattern(input->get(), m_Constant()); });
}

static std::string describeSource(Value value) {
  while (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp>(
      value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  if (auto argument = dyn_cast<BlockArgument>(value))
    return "argument " + std::to_string(argument.getArgNumber());
  if (auto kernel = value.getDefiningOp<KernelOp>())
    return "what " + kernel.getSym().str() + " writes";
  return matchPattern(value, m_Constant()) ? "a constant" : "a part of memory";
}

static Amount measure(const SizeNames &names, SizeExpr size) {
  return {size.getNumber(), names.spell(size)};
}

static FunctionEntry describe(func::FuncOp function, const std::map<std::string, int64_t> &dims) {
  FunctionEntry entry;
  entry.name = function.getName().str();
  if (auto notes = function->getAttrOfType<ArrayAttr>(kNotesAttr))
    for (auto note : notes.getAsRange<StringAttr>())
      entry.notes.push_back(note.str());
  SizeNames names(function, dims);
  DenseMap<Location, std::vector<std::string>> kernelsOf;
  DenseMap<Location, unsigned> order; // of the input
  for (NameLoc source : getSources(function))
    order.try_emplace(source, order.size());
  // By one op of those that have the same code and the same schedule, the first kernel.
  DenseMap<Attribute, DenseMap<Operation *, unsigned, SameCodeInfo>> firstOf;
  function.walk([&](KernelOp kernel) {
    KernelEntry &item = entry.kernels.emplace_back();
    item.name = kernel.getSym().str();
    auto ops = kernel.getBody().front().getOps<IndexedOpInterface>();
    if (llvm::hasSingleElement(ops)) {
      ArrayAttr variants = kernel.getVariantsAttr();
      unsigned number = entry.kernels.size() - 1;
      auto [first, isNew] =
          firstOf[variants ? variants : ArrayAttr::get(kernel.getContext(), {})].try_emplace(
              (*ops.begin()).getOperation(), number);
      if (!isNew) {
        item.sameAs = entry.kernels[first->second].name;
        entry.kernels[first->second].others.push_back(item.name);
      }
    }
    for (auto op : kernel.getBody().front().getOps<IndexedOpInterface>()) {
      item.fuseOps.push_back(describe(op));
      if (ArrayAttr variants = kernel.getVariantsAttr())
        for (auto variant : variants.getAsRange<VariantAttr>())
          if (auto copied = cast<ScheduleFamily>(variant.getSchedule()).getCopiedOperands(op);
              !copied.empty()) {
            for (const CopiedOperand &operand : copied)
              item.copied.push_back(
                  {operand.number, operand.transport.describe(), operand.transport.reason});
            break;
          }
    }
    if (auto reason = kernel->getAttrOfType<StringAttr>(kReasonAttr))
      item.reason = reason.str();
    KernelCost cost = getKernelCost(kernel, names);
    item.flops = measure(names, cost.flops);
    item.bytesFused = measure(names, cost.bytesFused);
    item.bytesUnfused = measure(names, cost.bytesUnfused);
    if (llvm::all_of(ops, readsNothing))
      entry.notes.push_back(
          "constant-result: " + item.name +
          " computes what no input changes; results are the caller's memory, and it writes there");
    // Scalar code may come from ops that were folded into the regions.
    kernel->walk([&](Operation *op) {
      bool isScalar = isa<IndexedOpInterface>(op->getParentOp());
      for (Location source : getSourcesOf(op->getLoc()))
        if ((!isScalar || !getSourceOp(source).empty()) &&
            !llvm::is_contained(item.sources, source))
          item.sources.push_back(source);
    });
    if (!order.empty())
      llvm::sort(item.sources,
                 [&](Location a, Location b) { return order.lookup(a) < order.lookup(b); });
    for (Location source : item.sources)
      kernelsOf[source].push_back(item.name);
  });
  addReasons(function, entry.kernels);
  for (const ResultCopy &copy : findResultCopies(function))
    entry.copies.push_back(
        {copy.result, describeSource(copy.source),
         measure(names, names.getBytes(cast<ShapedType>(copy.source.getType()), copy.shape))});

  // The ops of the input; without their list, those that the kernels name.
  SmallVector<Location> sources;
  llvm::append_range(sources, getSources(function));
  if (sources.empty())
    for (KernelEntry &kernel : entry.kernels)
      for (Location source : kernel.sources)
        if (!llvm::is_contained(sources, source))
          sources.push_back(source);
  llvm::SmallDenseSet<Location> onHost;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == function.getOperation())
      return WalkResult::advance();
    if (isa<KernelOp, IndexedOpInterface>(op))
      return WalkResult::skip();
    for (Location source : getSourcesOf(op->getLoc()))
      if (getSourceOp(source) == op->getName().getStringRef())
        onHost.insert(source);
    return WalkResult::advance();
  });
  for (Location source : sources) {
    OpEntry &item = entry.ops.emplace_back();
    item.op = getSourceOp(source).str();
    item.position = getSourcePosition(source);
    if (auto it = kernelsOf.find(source); it != kernelsOf.end())
      item.kernels = it->second;
    else if (onHost.contains(source))
      item.rest = "host-program: it moves no element and stays a view";
    else
      item.rest = "folded: its value is constant, unused, equal to another's, or implied by a "
                  "kernel's subscripts";
  }
  return entry;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static std::optional<double> getIntensity(const Amount &flops, const Amount &bytes) {
  if (!flops.number || !bytes.number || *bytes.number == 0)
    return std::nullopt;
  return double(*flops.number) / double(*bytes.number);
}

static void printIntensity(raw_ostream &os, const Amount &flops, const Amount &bytes) {
  if (std::optional<double> intensity = getIntensity(flops, bytes))
    os << llvm::format("%.2f", *intensity);
  else
    os << '(' << flops.text << ") / (" << bytes.text << ')';
}

static std::string getTitle(StringRef op, StringRef position) {
  return (op.empty() ? position : op + " (" + position + ")").str();
}

static void printText(raw_ostream &os, const FunctionEntry &function) {
  os << "function @" << function.name << ": " << function.kernels.size()
     << (function.kernels.size() == 1 ? " kernel" : " kernels");
  size_t distinct = llvm::count_if(function.kernels,
                                   [](const KernelEntry &kernel) { return kernel.sameAs.empty(); });
  if (distinct != function.kernels.size())
    os << ", " << distinct << " distinct";
  if (!function.copies.empty())
    os << ", " << function.copies.size() << (function.copies.size() == 1 ? " copy" : " copies");
  os << '\n';
  for (const CopyEntry &copy : function.copies)
    os << "  copied-result: result " << copy.result << " is " << copy.source
       << ": the driver copies " << copy.bytes.text << " bytes, and no kernel does\n";
  for (const std::string &note : function.notes)
    os << "  " << note << '\n';
  for (const KernelEntry &kernel : function.kernels) {
    os << "\nkernel " << kernel.name << ": " << llvm::join(kernel.fuseOps, "; ");
    if (!kernel.sameAs.empty())
      os << "\n  code      that of " << kernel.sameAs;
    if (!kernel.others.empty()) {
      constexpr size_t kShown = 4;
      os << "\n  code      also that of "
         << llvm::join(ArrayRef(kernel.others).take_front(kShown), ", ");
      if (kernel.others.size() > kShown)
        os << " and " << kernel.others.size() - kShown << " more";
    }
    os << "\n  ops       ";
    llvm::interleave(
        kernel.sources, os,
        [&](Location source) { os << getTitle(getSourceOp(source), getSourcePosition(source)); },
        "\n            ");
    os << "\n  FLOPs     " << kernel.flops.text;
    os << "\n  bytes     " << kernel.bytesFused.text << " fused\n            "
       << kernel.bytesUnfused.text << " unfused\n  FLOP/byte ";
    printIntensity(os, kernel.flops, kernel.bytesFused);
    os << " fused\n            ";
    printIntensity(os, kernel.flops, kernel.bytesUnfused);
    os << " unfused\n";
    if (!kernel.reason.empty())
      os << "  reason    " << kernel.reason << '\n';
    for (const Copied &copied : kernel.copied)
      os << "  operand " << copied.operand << ' ' << copied.how << ": it " << copied.reason << '\n';
    for (const Apart &apart : kernel.apart)
      os << "  not with  " << apart.other << ": " << apart.rule->name << ": "
         << apart.rule->sentence << '\n';
  }
  os << "\nops of the input\n";
  for (const OpEntry &op : function.ops) {
    os << "  " << getTitle(op.op, op.position) << ": ";
    if (op.kernels.empty())
      os << op.rest << '\n';
    else
      os << "kernel " << llvm::join(op.kernels, ", kernel ") << '\n';
  }
  os << '\n';
}

static llvm::json::Value toJson(const Amount &amount) {
  return amount.number ? llvm::json::Value(*amount.number) : llvm::json::Value(amount.text);
}

/// A text of the graph's author, who may have written any bytes.
static llvm::json::Value toJson(StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

static llvm::json::Value toJson(std::optional<double> number) {
  return number ? llvm::json::Value(*number) : llvm::json::Value(nullptr);
}

/// What is left to the host, by reason.
static void printText(raw_ostream &os, ArrayRef<HostOp> left) {
  os << "left to the host: " << left.size() << (left.size() == 1 ? " op\n" : " ops\n");
  llvm::MapVector<StringRef, SmallVector<const HostOp *>> reasons;
  for (const HostOp &op : left)
    reasons[op.reason].push_back(&op);
  for (const auto &[reason, ops] : reasons) {
    os << "  " << ops.size() << " of them: " << reason << '\n';
    for (const HostOp *op : ops)
      os << "    " << getTitle(op->op, op->at) << " in @" << op->function << '\n';
  }
}

static void printJson(raw_ostream &os, ArrayRef<FunctionEntry> functions, ArrayRef<HostOp> left) {
  llvm::json::OStream json(os, /*IndentSize=*/2);
  json.object([&] {
    json.attribute("version", 1);
    json.attributeArray("kernels", [&] {
      for (const FunctionEntry &function : functions)
        for (const KernelEntry &kernel : function.kernels)
          json.object([&] {
            json.attribute("name", toJson(StringRef(kernel.name)));
            json.attribute("function", toJson(StringRef(function.name)));
            json.attribute("code_of", kernel.sameAs.empty() ? kernel.name : kernel.sameAs);
            json.attribute("fuse_ops", llvm::json::Array(kernel.fuseOps));
            json.attributeArray("ops", [&] {
              for (Location source : kernel.sources)
                json.object([&] {
                  json.attribute("op", toJson(getSourceOp(source)));
                  json.attribute("location", toJson(StringRef(getSourcePosition(source))));
                });
            });
            json.attribute("flops", toJson(kernel.flops));
            json.attribute("bytes_fused", toJson(kernel.bytesFused));
            json.attribute("bytes_unfused", toJson(kernel.bytesUnfused));
            json.attribute("intensity_fused",
                           toJson(getIntensity(kernel.flops, kernel.bytesFused)));
            json.attribute("intensity_unfused",
                           toJson(getIntensity(kernel.flops, kernel.bytesUnfused)));
            if (!kernel.reason.empty())
              json.attribute("reason", kernel.reason);
            json.attributeArray("copied_operands", [&] {
              for (const Copied &copied : kernel.copied)
                json.object([&] {
                  json.attribute("operand", int64_t(copied.operand));
                  json.attribute("how", copied.how);
                  json.attribute("reason", copied.reason);
                });
            });
            json.attributeArray("kept_apart", [&] {
              for (const Apart &apart : kernel.apart)
                json.object([&] {
                  json.attribute("kernel", apart.other);
                  json.attribute("rule", apart.rule->name);
                  json.attribute("reason", apart.rule->sentence);
                });
            });
          });
    });
    json.attributeArray("copies", [&] {
      for (const FunctionEntry &function : functions)
        for (const CopyEntry &copy : function.copies)
          json.object([&] {
            json.attribute("function", toJson(StringRef(function.name)));
            json.attribute("result", int64_t(copy.result));
            json.attribute("source", copy.source);
            json.attribute("bytes", toJson(copy.bytes));
          });
    });
    json.attributeArray("notes", [&] {
      for (const FunctionEntry &function : functions)
        for (const std::string &note : function.notes)
          json.object([&] {
            auto [rule, reason] = StringRef(note).split(": ");
            json.attribute("function", toJson(StringRef(function.name)));
            json.attribute("rule", rule);
            json.attribute("reason", reason);
          });
    });
    json.attributeArray("left_to_host", [&] {
      for (const HostOp &op : left)
        json.object([&] {
          json.attribute("function", toJson(StringRef(op.function)));
          json.attribute("op", toJson(StringRef(op.op)));
          json.attribute("location", toJson(StringRef(op.at)));
          json.attribute("reason", toJson(StringRef(op.reason)));
        });
    });
    json.attributeArray("ops", [&] {
      for (const FunctionEntry &function : functions)
        for (const OpEntry &op : function.ops)
          json.object([&] {
            json.attribute("function", toJson(StringRef(function.name)));
            json.attribute("op", toJson(StringRef(op.op)));
            json.attribute("location", toJson(StringRef(op.position)));
            json.attribute("kernels", llvm::json::Array(op.kernels));
            if (op.kernels.empty()) {
              auto [rule, reason] = StringRef(op.rest).split(": ");
              json.attribute("rule", rule);
              json.attribute("reason", reason);
            }
          });
    });
  });
  os << '\n';
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

/// Every number that was given is for a size that some function has.
static LogicalResult checkSizesExist(ModuleOp module, const std::map<std::string, int64_t> &dims) {
  std::set<std::string> known;
  for (auto function : module.getOps<func::FuncOp>())
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (auto names = function.getArgAttrOfType<ArrayAttr>(i, kDimsAttr))
        for (auto name : names.getAsRange<StringAttr>())
          if (int64_t number; !name.empty() && !llvm::to_integer(name.getValue(), number))
            known.insert(name.str());
  for (const auto &[name, number] : dims) {
    if (known.count(name))
      continue;
    InFlightDiagnostic error = module.emitError("fuse-report: no function has a size '")
                               << name << "'";
    if (!known.empty())
      error << "; there are: " << llvm::join(known, ", ");
    return error;
  }
  return success();
}

LogicalResult mlir::fuse::writeReport(raw_ostream &os, ModuleOp module,
                                      const std::map<std::string, int64_t> &dims, bool asJson) {
  // Sizes get their names in a copy.
  OwningOpRef<ModuleOp> named = module.clone();
  if (failed(nameSizes(*named)) || failed(checkSizesExist(*named, dims)))
    return failure();
  std::vector<FunctionEntry> functions;
  for (auto function : named->getOps<func::FuncOp>())
    if (!function.isExternal())
      functions.push_back(describe(function, dims));
  std::vector<HostOp> left;
  if (ModuleOp host = getHostModule(module))
    left = getHostOps(host);
  if (asJson) {
    printJson(os, functions, left);
    return success();
  }
  for (const FunctionEntry &function : functions)
    printText(os, function);
  if (!left.empty())
    printText(os, left);
  return success();
}
