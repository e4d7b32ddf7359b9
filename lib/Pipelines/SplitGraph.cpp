//===- SplitGraph.cpp - parts of a graph for the compiler, the rest for the host -===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops run in rounds: the compiled part of round 0, the host's ops of round 0, the part of round 1,
// and so on. An op of the host is in the first round that its operands allow, an op of a part in
// the last one that its users allow. So no part waits for an op of the host that waits for the
// same part, parts are as few as can be, and what no op of the host needs is in one of them.
//
//===----------------------------------------------------------------------===//

#include "SplitGraph.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/Transforms/Host.h"
#include "fuse/Dialect/Fuse/Transforms/Sources.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::fuse;
namespace rt = ::fuse::runtime;

std::string Obstacle::getReason() const {
  // 'acme.sort' op has ...
  StringRef reason = message;
  if (reason.consume_front("'")) {
    auto [name, rest] = reason.split("' op ");
    reason = rest.empty() ? StringRef(message) : rest;
  }
  return reason.str();
}

//===----------------------------------------------------------------------===//
// Tags
//===----------------------------------------------------------------------===//

static constexpr StringLiteral kTag = "fuse.graph_op";

static std::optional<unsigned> getNumber(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  auto tag = fused ? dyn_cast_or_null<DictionaryAttr>(fused.getMetadata()) : DictionaryAttr();
  auto number = tag ? tag.getAs<IntegerAttr>(kTag) : IntegerAttr();
  return number ? std::optional<unsigned>(number.getInt()) : std::nullopt;
}

Location GraphTags::tag(Location loc, unsigned number) {
  Builder b(loc.getContext());
  if (getNumber(loc))
    loc = cast<FusedLoc>(loc).getLocations()[0];
  return FusedLoc::get(
      b.getContext(), {loc},
      b.getDictionaryAttr(b.getNamedAttr(kTag, b.getI64IntegerAttr(int64_t(number)))));
}

SmallVector<unsigned> GraphTags::getNumbers(Location loc) {
  SmallVector<unsigned> numbers;
  loc->walk([&](Location inner) {
    std::optional<unsigned> number = getNumber(inner);
    if (number && !llvm::is_contained(numbers, *number))
      numbers.push_back(*number);
    return WalkResult::advance();
  });
  return numbers;
}

Location GraphTags::strip(Location loc) {
  std::optional<Location> found;
  loc->walk([&](Location inner) {
    if (!getNumber(inner))
      return WalkResult::advance();
    found = cast<FusedLoc>(inner).getLocations()[0];
    return WalkResult::interrupt();
  });
  return found.value_or(loc);
}

void GraphTags::strip(ModuleOp module) {
  module->walk([](Operation *op) {
    if (getNumber(op->getLoc()))
      op->setLoc(strip(op->getLoc()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          if (getNumber(argument.getLoc()))
            argument.setLoc(strip(argument.getLoc()));
  });
}

/// Tags an op with all that it holds.
static void tagAll(Operation *root, unsigned number) {
  root->walk([&](Operation *op) {
    op->setLoc(GraphTags::tag(op->getLoc(), number));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setLoc(GraphTags::tag(argument.getLoc(), number));
  });
}

GraphTags::GraphTags(ModuleOp graph) {
  for (func::FuncOp function : getEntryPoints(graph))
    for (Block &block : function.getBody())
      for (Operation &op : block.without_terminator()) {
        tagAll(&op, ops.size());
        ops.push_back(&op);
      }
}

//===----------------------------------------------------------------------===//
// One function
//===----------------------------------------------------------------------===//

namespace {

/// Ops that become one function, with what it takes and gives.
struct Group {
  std::string name;
  SmallVector<Operation *> ops; ///< in order
  llvm::SetVector<Value> inputs, outputs;
  llvm::SmallPtrSet<Operation *, 8> repeated; ///< ops without cost that it holds a copy of
};

struct Round {
  Group part, host;
  /// Views that no kernel of the part goes with: they stay between the host's functions.
  bool isOnHost = false;
};

class FunctionSplitter {
public:
  FunctionSplitter(func::FuncOp function, Obstacles &obstacles)
      : function(function), block(function.getBody().front()), obstacles(obstacles) {
    for (Operation &op : block.without_terminator())
      ops.push_back(&op);
  }

  /// Decides where each op goes; adds obstacles that follow from others. False if all is
  /// compiled.
  bool plan();
  /// Makes the functions of the parts and those of the host.
  void build(ModuleOp parts, ModuleOp host, llvm::StringSet<> &names, unsigned firstTag,
             SmallVector<GraphPart> &list);

private:
  enum class Role { Free, Assert, Compiled, Host };
  /// The first rounds in which a value can be used, by a part and by the host.
  struct Availability {
    unsigned part = 0, host = 0;
    void join(Availability other) {
      part = std::max(part, other.part);
      host = std::max(host, other.host);
    }
  };

  Role getRole(Operation *op) const;
  void assignRounds();
  void delay();
  unsigned firstUse(Operation *op, unsigned last) const;
  void formGroups();
  void gather(Group &group, Value value);
  void gather(Group &group, Operation *op);
  bool findConsequences();
  bool addConsequence(Operation *op, StringRef verb, Type type);
  func::FuncOp create(ModuleOp module, const Group &group, bool isPublic);

  func::FuncOp function;
  Block &block;
  Obstacles &obstacles;
  SmallVector<Operation *> ops;
  DenseMap<Operation *, unsigned> roundOf;
  std::vector<Round> rounds;
  Group entry; ///< what the host's own function uses: assertions, views, returned values
};

} // namespace

/// The values from outside that `op` uses, in its regions too.
static SmallVector<Value> getUsedValues(Operation *op) {
  llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), values);
  return values.takeVector();
}

static bool isView(Operation *op) {
  return isa<tensor::CastOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

static bool isScalar(Type type) { return type.isIntOrIndexOrFloat(); }

bool mlir::fuse::canBePassed(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getEncoding() || tensor.getElementType().isF64())
    return false;
  return getElementType(tensor.getElementType()).has_value();
}

bool mlir::fuse::isWithoutCost(Operation *op, const Obstacles &obstacles) {
  if (obstacles.contains(op))
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>())
    return true;
  auto isFreeScalar = [&](Value value) {
    if (!isScalar(value.getType()))
      return true;
    Operation *def = value.getDefiningOp();
    return def && isWithoutCost(def, obstacles);
  };
  if (!llvm::all_of(op->getOperands(), isFreeScalar))
    return false;
  if (isa<tensor::EmptyOp>(op))
    return true;
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return fill.hasPureTensorSemantics() && fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>();
  return op->getNumRegions() == 0 && op->getNumResults() != 0 && isPure(op) &&
         llvm::all_of(op->getResultTypes(), isScalar) &&
         (isa<tensor::DimOp, tensor::ExtractOp, tensor::RankOp>(op) ||
          llvm::all_of(op->getOperandTypes(), isScalar));
}

FunctionSplitter::Role FunctionSplitter::getRole(Operation *op) const {
  if (obstacles.contains(op))
    return Role::Host;
  if (isa<cf::AssertOp>(op))
    return Role::Assert;
  return isWithoutCost(op, obstacles) ? Role::Free : Role::Compiled;
}

void FunctionSplitter::assignRounds() {
  roundOf.clear();
  DenseMap<Value, Availability> available; // arguments from the start
  unsigned lastEffect = 0;
  for (Operation *op : ops) {
    Availability from;
    for (Value value : getUsedValues(op))
      from.join(available.lookup(value));
    Role role = getRole(op);
    if (role == Role::Compiled) {
      roundOf[op] = from.part;
      from.host = from.part;
    } else if (role == Role::Host) {
      unsigned round = from.host;
      if (!isPure(op)) // effects stay in order
        round = lastEffect = std::max(round, lastEffect);
      roundOf[op] = round;
      from = {round + 1, round};
    } else if (role == Role::Assert) {
      roundOf[op] = from.host;
    }
    for (Value result : op->getResults())
      available[result] = from;
  }
}

/// The first round in which a result of `op` is used; `last` if it is only returned.
unsigned FunctionSplitter::firstUse(Operation *op, unsigned last) const {
  unsigned first = last;
  for (Operation *user : op->getUsers()) {
    Operation *top = block.findAncestorOpInBlock(*user);
    if (top == block.getTerminator())
      continue;
    first = std::min(first, getRole(top) == Role::Free ? firstUse(top, last) : roundOf.lookup(top));
  }
  return first;
}

/// Moves what is compiled to the round of its first use: what no op of the host waits for stays
/// together in one part, and few values go from one part to another.
void FunctionSplitter::delay() {
  unsigned last = 0;
  for (Operation *op : ops)
    if (getRole(op) == Role::Compiled)
      last = std::max(last, roundOf[op]);
  for (Operation *op : llvm::reverse(ops))
    if (getRole(op) == Role::Compiled)
      roundOf[op] = std::max(roundOf[op], firstUse(op, last));
}

/// Notes what `group` has to take, or to repeat, to use `value`.
void FunctionSplitter::gather(Group &group, Value value) {
  Operation *def = value.getDefiningOp();
  if (def && getRole(def) == Role::Free) {
    if (group.repeated.insert(def).second)
      gather(group, def);
    return;
  }
  if (!def || !llvm::is_contained(group.ops, def))
    group.inputs.insert(value);
}

void FunctionSplitter::gather(Group &group, Operation *op) {
  for (Value value : getUsedValues(op))
    gather(group, value);
}

void FunctionSplitter::formGroups() {
  unsigned last = 0;
  for (auto [op, round] : roundOf)
    last = std::max(last, round);
  rounds.assign(last + 1, Round());
  entry = Group();
  for (Operation *op : ops) {
    Role role = getRole(op);
    if (role == Role::Compiled)
      rounds[roundOf[op]].part.ops.push_back(op);
    else if (role == Role::Host)
      rounds[roundOf[op]].host.ops.push_back(op);
    else if (role == Role::Assert)
      gather(entry, op);
  }
  for (Round &round : rounds) {
    round.isOnHost = llvm::all_of(round.part.ops, isView);
    for (Group *group : {&round.part, &round.host})
      for (Operation *op : group->ops)
        gather(round.isOnHost && group == &round.part ? entry : *group, op);
  }
  gather(entry, block.getTerminator());
  // What one takes, another gives.
  llvm::SmallDenseSet<Value> taken(entry.inputs.begin(), entry.inputs.end());
  for (Round &round : rounds)
    for (Group *group : {&round.part, &round.host})
      taken.insert(group->inputs.begin(), group->inputs.end());
  for (Round &round : rounds)
    for (Group *group : {&round.part, &round.host})
      for (Operation *op : group->ops)
        for (Value result : op->getResults())
          if (taken.contains(result))
            group->outputs.insert(result);
}

bool FunctionSplitter::addConsequence(Operation *op, StringRef verb, Type type) {
  if (obstacles.contains(op))
    return false;
  std::string message;
  llvm::raw_string_ostream(message)
      << "'" << op->getName() << "' op " << verb << " a value of type " << type
      << ", which cannot pass between the host and a compiled part: ranked tensors of f16, bf16, "
         "f32 and integers can";
  obstacles.insert({op, {op->getLoc(), message, {}, /*isConsequence=*/true}});
  return true;
}

/// Adds the ops of parts that exchange what no program takes; false if there is none.
bool FunctionSplitter::findConsequences() {
  bool found = false;
  for (Round &round : rounds) {
    if (round.isOnHost)
      continue;
    for (Operation *op : round.part.ops) {
      Group own;
      own.ops = round.part.ops;
      gather(own, op);
      for (Value value : own.inputs)
        if (!canBePassed(value.getType()))
          found |= addConsequence(op, "takes", value.getType());
      for (Value result : op->getResults())
        if (round.part.outputs.contains(result) && !canBePassed(result.getType()))
          found |= addConsequence(op, "gives", result.getType());
    }
  }
  return found;
}

bool FunctionSplitter::plan() {
  do {
    assignRounds();
    delay();
    formGroups();
  } while (findConsequences());
  return llvm::any_of(ops, [&](Operation *op) { return obstacles.contains(op); });
}

/// A name that no function has: `base` and a number.
static std::string uniqueName(const Twine &base, unsigned number, llvm::StringSet<> &names) {
  std::string name = (base + Twine(number)).str();
  while (!names.insert(name).second)
    name += "_";
  return name;
}

func::FuncOp FunctionSplitter::create(ModuleOp module, const Group &group, bool isPublic) {
  OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
  SmallVector<Value> inputs(group.inputs.begin(), group.inputs.end()),
      outputs(group.outputs.begin(), group.outputs.end());
  auto type = b.getFunctionType(TypeRange(ValueRange(inputs)), TypeRange(ValueRange(outputs)));
  auto created = func::FuncOp::create(b, function.getLoc(), group.name, type);
  created.setVisibility(isPublic ? SymbolTable::Visibility::Public
                                 : SymbolTable::Visibility::Private);
  Block *body = created.addEntryBlock();
  IRMapping mapping;
  for (auto [argument, value] : llvm::zip_equal(body->getArguments(), inputs)) {
    mapping.map(value, argument);
    argument.setLoc(value.getLoc());
    // Names of sizes travel along.
    if (auto source = dyn_cast<BlockArgument>(value))
      if (Attribute dims = function.getArgAttr(source.getArgNumber(), kDimsAttr))
        created.setArgAttr(argument.getArgNumber(), kDimsAttr, dims);
  }
  b.setInsertionPointToEnd(body);
  llvm::SmallPtrSet<Operation *, 16> own(group.ops.begin(), group.ops.end());
  for (Operation *op : ops)
    if (own.contains(op) || group.repeated.contains(op))
      b.clone(*op, mapping);
  SmallVector<Value> results =
      llvm::map_to_vector(outputs, [&](Value value) { return mapping.lookup(value); });
  func::ReturnOp::create(b, function.getLoc(), results);
  return created;
}

void FunctionSplitter::build(ModuleOp parts, ModuleOp host, llvm::StringSet<> &names,
                             unsigned firstTag, SmallVector<GraphPart> &list) {
  OpBuilder b = OpBuilder::atBlockEnd(host.getBody());
  auto main =
      func::FuncOp::create(b, function.getLoc(), function.getName(), function.getFunctionType());
  main->setAttrs(function->getAttrs());
  Block *body = main.addEntryBlock();
  IRMapping mapping;
  mapping.map(block.getArguments(), body->getArguments());
  b.setInsertionPointToEnd(body);
  auto clone = [&](auto &&self, Operation *op) -> void {
    for (Value value : getUsedValues(op))
      if (!mapping.contains(value))
        self(self, value.getDefiningOp()); // without cost
    b.clone(*op, mapping);
  };
  auto call = [&](func::FuncOp callee, const Group &group) {
    SmallVector<Value> operands;
    for (Value value : group.inputs)
      operands.push_back(mapping.lookup(value));
    auto made = func::CallOp::create(b, function.getLoc(), callee, operands);
    for (auto [value, result] : llvm::zip_equal(group.outputs, made.getResults()))
      mapping.map(value, result);
  };
  SmallVector<Operation *> asserts;
  for (Operation *op : ops)
    if (getRole(op) == Role::Assert)
      asserts.push_back(op);
  SmallVector<func::FuncOp> callees;
  unsigned numParts = 0, numHosts = 0;
  for (auto [index, round] : llvm::enumerate(rounds)) {
    if (round.isOnHost) {
      for (Operation *op : round.part.ops)
        clone(clone, op);
    } else {
      round.part.name = uniqueName(function.getName() + "_part", numParts++, names);
      func::FuncOp part = create(parts, round.part, /*isPublic=*/true);
      unsigned number = firstTag + list.size();
      part->setLoc(GraphTags::tag(part.getLoc(), number));
      part.getBody().front().getTerminator()->setLoc(part.getLoc());
      for (BlockArgument argument : part.getArguments())
        argument.setLoc(GraphTags::tag(argument.getLoc(), number));
      list.push_back({part, function, round.part.ops});
      auto declared = cast<func::FuncOp>(part->cloneWithoutRegions());
      declared.setPrivate();
      callees.push_back(declared);
      call(declared, round.part);
    }
    for (Operation *op : asserts)
      if (roundOf[op] == index)
        clone(clone, op);
    if (round.host.ops.empty())
      continue;
    round.host.name = uniqueName(function.getName() + "_host", numHosts++, names);
    OpBuilder::InsertionGuard guard(b);
    func::FuncOp left = create(host, round.host, /*isPublic=*/false);
    SmallVector<Attribute> reasons;
    for (Operation *op : round.host.ops) {
      const Obstacle &obstacle = obstacles.find(op)->second;
      reasons.push_back(b.getDictionaryAttr(
          {b.getNamedAttr("op", b.getStringAttr(op->getName().getStringRef())),
           b.getNamedAttr("at", b.getStringAttr(getSourcePosition(GraphTags::strip(op->getLoc())))),
           b.getNamedAttr("reason", b.getStringAttr(obstacle.getReason()))}));
    }
    left->setAttr(kObstaclesAttr, b.getArrayAttr(reasons));
    callees.push_back(left);
    left->remove();
    b.setInsertionPointToEnd(body);
    call(left, round.host);
  }
  clone(clone, block.getTerminator());
  for (func::FuncOp callee : callees)
    host.push_back(callee);
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

/// Asks sizes of arguments, not of what ops compute from them, as far as the ops say so: a part
/// need not take a tensor for its shape.
static void resolveSizes(ModuleOp graph) {
  SmallVector<Operation *> sizes;
  graph.walk([&](tensor::DimOp op) { sizes.push_back(op); });
  RewritePatternSet patterns(graph.getContext());
  memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  config.enableFolding(false);
  config.enableConstantCSE(false);
  (void)applyOpPatternsGreedily(sizes, std::move(patterns), config);
}

static void inlineCalls(Block &block, SymbolTable &symbols, SmallVectorImpl<Operation *> &callers) {
  for (func::CallOp call : llvm::to_vector(block.getOps<func::CallOp>())) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (!callee || callee.isExternal() || !callee.getBody().hasOneBlock() ||
        llvm::is_contained(callers, callee.getOperation()))
      continue;
    // What it calls first: if a call of itself stays, it is recursive.
    callers.push_back(callee);
    inlineCalls(callee.getBody().front(), symbols, callers);
    WalkResult recursion = callee.walk([&](func::CallOp inner) {
      return WalkResult(failure(llvm::any_of(callers, [&](Operation *caller) {
        return cast<func::FuncOp>(caller).getName() == inner.getCallee();
      })));
    });
    callers.pop_back();
    if (recursion.wasInterrupted())
      continue;
    OpBuilder b(call);
    IRMapping mapping;
    mapping.map(callee.getArguments(), call.getOperands());
    for (Operation &op : callee.getBody().front().without_terminator())
      b.clone(op, mapping)->walk([&](Operation *inner) {
        inner->setLoc(CallSiteLoc::get(inner->getLoc(), call.getLoc()));
      });
    for (auto [result, value] : llvm::zip_equal(
             call.getResults(), callee.getBody().front().getTerminator()->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    call.erase();
  }
}

void mlir::fuse::prepareGraph(ModuleOp graph) {
  SymbolTable symbols(graph);
  for (func::FuncOp function : getEntryPoints(graph)) {
    SmallVector<Operation *> callers = {function};
    for (Block &block : function.getBody())
      ::inlineCalls(block, symbols, callers);
  }
  resolveSizes(graph);
}

/// `function` as a whole for the host.
static void leaveToHost(func::FuncOp function, const Obstacle &obstacle, ModuleOp host) {
  Builder b(function.getContext());
  auto left = cast<func::FuncOp>(function->clone());
  left->setAttr(kObstaclesAttr,
                b.getArrayAttr({b.getDictionaryAttr(
                    {b.getNamedAttr("op", b.getStringAttr("func.func")),
                     b.getNamedAttr("at", b.getStringAttr(getSourcePosition(
                                              GraphTags::strip(function.getLoc())))),
                     b.getNamedAttr("reason", b.getStringAttr(obstacle.getReason()))})}));
  host.push_back(left);
}

SplitGraph mlir::fuse::splitGraph(ModuleOp graph, const GraphTags &tags, Obstacles &obstacles,
                                  bool isFirst) {
  SplitGraph split;
  split.parts = cast<ModuleOp>(graph->clone());
  llvm::StringSet<> names;
  graph.walk([&](Operation *op) {
    if (auto name = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      names.insert(name.getValue());
  });
  std::string hostName = "fuse_host";
  while (!names.insert(hostName).second)
    hostName += "_";
  split.host = ModuleOp::create(graph.getLoc(), hostName);
  (*split.host)->setAttr(kHostAttr, UnitAttr::get(graph.getContext()));
  bool isWhole = true;
  for (func::FuncOp function : getEntryPoints(graph)) {
    auto copy = split.parts->lookupSymbol<func::FuncOp>(function.getName());
    unsigned firstTag = tags.ops.size();
    if (auto found = obstacles.find(function); found != obstacles.end()) {
      copy.erase();
      leaveToHost(function, found->second, *split.host);
      isWhole = false;
      continue;
    }
    FunctionSplitter splitter(function, obstacles);
    if (isFirst || !function.getBody().hasOneBlock() || !splitter.plan()) {
      unsigned number = firstTag + split.list.size();
      copy->setLoc(GraphTags::tag(copy.getLoc(), number));
      for (Block &block : copy.getBody())
        block.getTerminator()->setLoc(GraphTags::tag(block.getTerminator()->getLoc(), number));
      for (BlockArgument argument : copy.getArguments())
        argument.setLoc(GraphTags::tag(argument.getLoc(), number));
      GraphPart &part = split.list.emplace_back();
      part.function = copy;
      part.source = function;
      if (function.getBody().hasOneBlock())
        for (Operation &op : function.getBody().front().without_terminator())
          part.ops.push_back(&op);
      continue;
    }
    copy.erase();
    splitter.build(*split.parts, *split.host, names, firstTag, split.list);
    isWhole = false;
  }
  if (isWhole) {
    split.host = nullptr;
    return split;
  }
  // What the host's functions may refer to, the parts do not.
  for (Operation &op : llvm::make_early_inc_range(*split.parts->getBody())) {
    auto function = dyn_cast<func::FuncOp>(op);
    bool isUsed =
        SymbolTable::getSymbolName(&op) && !SymbolTable::symbolKnownUseEmpty(&op, *split.parts);
    if (!isUsed && (!function || !function.isPublic()))
      op.erase();
  }
  for (Operation &op : *graph.getBody())
    if (auto function = dyn_cast<func::FuncOp>(op);
        !function || function.isExternal() || !function.isPublic())
      split.host->push_back(op.clone());
  return split;
}

SplitGraph mlir::fuse::isolateOps(ModuleOp graph, const GraphTags &tags, ArrayRef<Operation *> ops,
                                  const Obstacles &obstacles) {
  SplitGraph split;
  split.parts = ModuleOp::create(graph.getLoc());
  OpBuilder b = OpBuilder::atBlockEnd(split.parts->getBody());
  auto isWide = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getElementType().isF64();
  };
  auto narrowed = [&](Type type) {
    return isWide(type) ? Type(cast<RankedTensorType>(type).clone(b.getF32Type())) : type;
  };
  for (auto [index, obstacle] : llvm::enumerate(ops)) {
    Operation *op = obstacle; // lambdas capture no structured binding
    // What it reads, or can have a copy of.
    llvm::SetVector<Value> inputs;
    llvm::SetVector<Operation *> copies;
    auto gather = [&](auto &&self, Operation *reader) -> void {
      for (Value value : getUsedValues(reader)) {
        Operation *def = value.getDefiningOp();
        if (!def || !isWithoutCost(def, obstacles))
          inputs.insert(value);
        else if (!copies.contains(def))
          self(self, def);
      }
      if (reader != op)
        copies.insert(reader);
    };
    gather(gather, op);
    SmallVector<Type> takes, gives;
    for (Value value : inputs)
      takes.push_back(narrowed(value.getType()));
    for (Type type : op->getResultTypes())
      gives.push_back(narrowed(type));
    unsigned number = tags.ops.size() + index;
    Location loc = GraphTags::tag(op->getLoc(), number);
    auto function =
        func::FuncOp::create(b, loc, "op" + std::to_string(index), b.getFunctionType(takes, gives));
    Block *body = function.addEntryBlock();
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(body);
    IRMapping mapping;
    for (auto [value, argument] : llvm::zip_equal(inputs, body->getArguments())) {
      argument.setLoc(loc);
      mapping.map(value, isWide(value.getType())
                             ? arith::ExtFOp::create(b, loc, value.getType(), argument).getResult()
                             : Value(argument));
    }
    for (Operation *copy : copies)
      b.clone(*copy, mapping);
    SmallVector<Value> results(b.clone(*op, mapping)->getResults());
    for (Value &result : results)
      if (isWide(result.getType()))
        result = arith::TruncFOp::create(b, loc, narrowed(result.getType()), result);
    func::ReturnOp::create(b, loc, results);
    split.list.push_back({function, {}, {op}});
  }
  return split;
}
