//===- GraphData.cpp - ops of a graph and who reads whom ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data.h"
#include "fuse/Dialect/Fuse/IR/Fuse.h"
#include "fuse/Dialect/Fuse/Transforms/Sources.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::fuse;
using llvm::json::Array;
using llvm::json::Object;

//===----------------------------------------------------------------------===//
// Kernels by op
//===----------------------------------------------------------------------===//

/// The source that a location names, as the graph's op has it: parts of a graph name it again.
static Location getOriginal(Location source) {
  while (auto name = dyn_cast<NameLoc>(source)) {
    auto inner = dyn_cast<NameLoc>(name.getChildLoc());
    if (!inner || getSourceOp(inner).empty())
      break;
    source = inner;
  }
  return source;
}

/// What the code in a region of a fuse op is for.
static StringRef getRole(IndexedOpInterface op, Region *region) {
  if (!region)
    return isa<MatmulOp>(op.getOperation())        ? "matmul"
           : isa<ElementwiseOp>(op.getOperation()) ? "elementwise"
                                                   : "row";
  if (isa<MatmulOp>(op.getOperation()))
    return "epilogue";
  if (op->getNumRegions() > 1)
    return region->getRegionNumber() == 0 ? "prologue" : "epilogue";
  return isa<RowOp>(op.getOperation()) ? "row" : "elementwise";
}

namespace {
/// Where an op of the graph is computed.
struct Place {
  std::string function, kernel, role;
};
using Places = DenseMap<Location, SmallVector<Place, 1>>;
} // namespace

static Places findPlaces(ModuleOp lowered) {
  Places places;
  lowered.walk([&](KernelOp kernel) {
    std::string function = kernel->getParentOfType<func::FuncOp>().getName().str();
    auto note = [&](Location loc, StringRef role) {
      for (Location source : getSourcesOf(loc)) {
        SmallVector<Place, 1> &known = places[getOriginal(source)];
        auto same = llvm::find_if(known, [&](const Place &place) {
          return place.kernel == kernel.getSym() && place.function == function;
        });
        if (same == known.end())
          known.push_back({function, kernel.getSym().str(), role.str()});
      }
    };
    for (auto op : kernel.getBody().front().getOps<IndexedOpInterface>()) {
      // Code in regions first: the op's own location names all that was fused into it.
      for (Region &region : op->getRegions())
        region.walk([&](Operation *inner) {
          if (!inner->hasTrait<OpTrait::IsTerminator>())
            for (Location source : getSourcesOf(inner->getLoc()))
              if (!getSourceOp(source).empty())
                note(source, getRole(op, &region));
        });
      note(op->getLoc(), getRole(op, nullptr));
    }
    kernel->walk([&](Operation *op) {
      if (!isa<IndexedOpInterface>(op->getParentOp()))
        note(op->getLoc(), "elementwise");
    });
  });
  return places;
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

namespace {
class GraphWriter {
public:
  GraphWriter(const Places &places, const Object &report) : places(places) {
    auto index = [&](StringRef list, auto &&handle) {
      if (const Array *entries = report.getArray(list))
        for (const llvm::json::Value &value : *entries)
          if (const Object *entry = value.getAsObject())
            handle(
                key(entry->getString("op").value_or(""), entry->getString("location").value_or("")),
                entry);
    };
    index("ops", [&](const std::string &name, const Object *entry) { rest[name] = entry; });
    index("left_to_host",
          [&](const std::string &name, const Object *entry) { left[name] = entry; });
  }

  Object write(func::FuncOp function) {
    Array arguments = begin(function);
    bool isCut = false;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == function.getOperation())
        return WalkResult::advance();
      if (op->hasTrait<OpTrait::IsTerminator>())
        return WalkResult::skip();
      isCut |= nodes.size() >= kMostNodes;
      if (!isCut)
        add(op);
      return WalkResult::skip();
    });
    Array results;
    for (Operation *terminator :
         llvm::map_range(function.getBody(), [](Block &block) { return block.getTerminator(); }))
      if (terminator)
        for (Value operand : terminator->getOperands())
          results.push_back(Object{{"type", print(operand.getType())}, {"from", get(operand)}});
    return Object{{"function", utf8(function.getName())},
                  {"arguments", std::move(arguments)},
                  {"nodes", std::move(nodes)},
                  {"results", std::move(results)},
                  {"cut", isCut}};
  }

  /// Of a function whose kernels are formed: their ops, and between kernels who reads whom.
  Object writeKernels(func::FuncOp function) {
    Array arguments = begin(function);
    addKernels(function.getBody().front());
    return Object{{"function", utf8(function.getName())},
                  {"arguments", std::move(arguments)},
                  {"nodes", std::move(nodes)},
                  {"results", Array()},
                  {"cut", false}};
  }

private:
  static constexpr size_t kMostNodes = 20000;

  /// Forgets the last function, and numbers this one's arguments, whose types it returns.
  Array begin(func::FuncOp function) {
    nodes.clear();
    numbers.clear();
    Array arguments;
    for (BlockArgument argument : function.getArguments()) {
      numbers[argument] = {-int64_t(argument.getArgNumber()) - 1};
      arguments.push_back(print(argument.getType()));
    }
    return arguments;
  }

  void addKernels(Block &block) {
    for (Operation &op : block.without_terminator()) {
      // What is written in either case is what is read.
      if (auto branch = dyn_cast<scf::IfOp>(op)) {
        for (Block *side : {branch.thenBlock(), branch.elseBlock()}) {
          if (!side)
            continue;
          addKernels(*side);
          for (auto [result, value] :
               llvm::zip_equal(branch.getResults(), side->getTerminator()->getOperands()))
            if (SmallVector<int64_t, 1> from = numbers.lookup(value); !from.empty())
              llvm::append_range(numbers[result], from);
        }
        continue;
      }
      auto kernel = dyn_cast<KernelOp>(op);
      llvm::SetVector<int64_t> inputs;
      op.walk([&](Operation *inner) {
        for (Value value : inner->getOperands())
          if (auto it = numbers.find(value); it != numbers.end())
            inputs.insert(it->second.begin(), it->second.end());
      });
      if (!kernel) {
        // Views, not sizes and what is made of them.
        for (Value result : op.getResults())
          if (isa<ShapedType>(result.getType()) && !isa<tensor::EmptyOp>(op))
            numbers[result].assign(inputs.begin(), inputs.end());
        continue;
      }
      if (nodes.size() < kMostNodes)
        addOpsOf(kernel, inputs.getArrayRef());
      for (Value result : kernel->getResults())
        numbers[result] = {int64_t(nodes.size()) - 1};
    }
  }

  void addOpsOf(KernelOp kernel, ArrayRef<int64_t> inputs) {
    std::string function = kernel->getParentOfType<func::FuncOp>().getName().str();
    llvm::SetVector<Location> sources;
    kernel->walk([&](Operation *op) {
      for (Location source : getSourcesOf(op->getLoc()))
        if (!getSourceOp(source).empty())
          sources.insert(getOriginal(source));
    });
    if (sources.empty()) // a copy, say, that no op of the graph asks for
      sources.insert(kernel.getLoc());
    for (Location source : sources) {
      StringRef role = "elementwise";
      if (auto it = places.find(source); it != places.end())
        for (const Place &place : it->second)
          if (place.kernel == kernel.getSym() && place.function == function)
            role = place.role;
      StringRef op = getSourceOp(source);
      nodes.push_back(Object{
          {"op", utf8(op.empty() ? "fuse.kernel" : op)},
          {"location", utf8(getSourcePosition(source))},
          {"inputs", Array(source == sources.front() ? inputs : ArrayRef<int64_t>())},
          {"kernels",
           Array{Object{{"function", function}, {"kernel", kernel.getSym()}, {"role", role}}}}});
    }
  }

  static std::string key(StringRef op, StringRef location) { return (op + " " + location).str(); }

  static std::string print(Type type) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return utf8(text);
  }

  /// The nodes that a value comes from, of which those that move nothing do not count.
  Array get(Value value) const {
    Array list;
    if (auto it = numbers.find(value); it != numbers.end())
      for (int64_t number : it->second)
        list.push_back(number);
    return list;
  }

  void add(Operation *op) {
    // What its regions read, it reads.
    llvm::SetVector<int64_t> inputs;
    auto read = [&](Value value) {
      if (auto it = numbers.find(value); it != numbers.end())
        inputs.insert(it->second.begin(), it->second.end());
    };
    op->walk([&](Operation *inner) { llvm::for_each(inner->getOperands(), read); });
    std::string name = op->getName().getStringRef().str();
    SmallVector<Location> sources = getSourcesOf(op->getLoc());
    Location source = sources.empty() ? op->getLoc() : getOriginal(sources.front());
    std::string id = key(name, getSourcePosition(source));
    auto leftEntry = left.find(id);
    if (getSourceOp(source).empty() && leftEntry == left.end()) {
      // Constants, sizes, empty tensors: no op of the report, and no data comes through them.
      return;
    }
    int64_t number = nodes.size();
    for (Value result : op->getResults())
      numbers[result] = {number};
    Object node{{"op", utf8(name)},
                {"location", utf8(getSourcePosition(source))},
                {"inputs", Array(inputs.getArrayRef())}};
    if (Array does = describeBody(op); !does.empty())
      node["does"] = std::move(does);
    if (op->getNumResults())
      node["type"] = print(op->getResult(0).getType());
    Array kernels;
    if (auto it = places.find(source); it != places.end())
      for (const Place &place : it->second)
        kernels.push_back(
            Object{{"function", place.function},
                   {"kernel", place.kernel},
                   {"role", place.role == "matmul" && !contracts(op) ? "epilogue" : place.role}});
    if (leftEntry != left.end()) {
      node["rule"] = "left-to-host";
      if (auto reason = leftEntry->second->getString("reason"))
        node["reason"] = *reason;
    } else if (kernels.empty()) {
      auto it = rest.find(id);
      std::optional<StringRef> rule, reason;
      if (it != rest.end()) {
        rule = it->second->getString("rule");
        reason = it->second->getString("reason");
      }
      node["rule"] = rule.value_or("host-program");
      node["reason"] = reason.value_or("it stays with the host, beside what cannot be compiled");
    }
    node["kernels"] = std::move(kernels);
    nodes.push_back(std::move(node));
  }

  /// What a generic op computes at each point: the scalar ops of its body, each once.
  static Array describeBody(Operation *op) {
    constexpr size_t kMost = 12;
    llvm::SetVector<StringRef> names;
    if (auto generic = dyn_cast<linalg::GenericOp>(op))
      for (Operation &inner : generic.getBody()->without_terminator())
        if (!inner.hasTrait<OpTrait::ConstantLike>() && names.size() < kMost)
          names.insert(inner.getName().stripDialect());
    return Array(llvm::map_range(names, [](StringRef name) { return utf8(name); }));
  }

  /// Of the ops that a product's location names, those without a reduction were fused into it.
  static bool contracts(Operation *op) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    return !linalgOp || linalgOp.getNumReductionLoops() > 0;
  }

  const Places &places;
  llvm::StringMap<const Object *> rest, left;
  Array nodes;
  DenseMap<Value, SmallVector<int64_t, 1>> numbers;
};
} // namespace

Array mlir::fuse::describeGraph(ModuleOp graph, ModuleOp lowered, const Object &report,
                                bool isGraph) {
  Places places = findPlaces(lowered);
  GraphWriter writer(places, report);
  Array functions;
  for (auto function : graph.getOps<func::FuncOp>())
    if (!function.isExternal() && function.isPublic())
      functions.push_back(isGraph ? writer.write(function) : writer.writeKernels(function));
  return functions;
}
