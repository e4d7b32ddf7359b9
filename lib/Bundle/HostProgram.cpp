//===- HostProgram.cpp - host functions to manifest functions -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostProgram.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/IR/Reshapes.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Runtime/Error.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fuse;
namespace rt = ::fuse::runtime;
using rt::Expr;

/// An integer of 64 bits or fewer.
static std::optional<int64_t> getInteger(Attribute attr) {
  auto integer = dyn_cast_or_null<IntegerAttr>(attr);
  return integer ? integer.getValue().trySExtValue() : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// As a device allocation would be aligned.
static constexpr char kPadding[256] = {};

int64_t ConstantPool::append(ArrayRef<char> data) {
  if (int64_t padding = llvm::alignTo(size, sizeof(kPadding)) - size) {
    pieces.push_back(StringRef(kPadding, padding));
    size += padding;
  }
  pieces.push_back(StringRef(data.data(), data.size()));
  size += data.size();
  return size - data.size();
}

int64_t ConstantPool::add(StringRef resource, ArrayRef<char> data) {
  auto [it, isNew] = resources.try_emplace(resource, 0);
  if (isNew)
    it->second = append(data);
  return it->second;
}

FailureOr<int64_t> ConstantPool::add(Operation *user, StringRef name, ElementsAttr value) {
  auto [it, isNew] = offsets.try_emplace(name, 0);
  if (!isNew)
    return it->second;
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    ArrayRef<char> raw = dense.getRawData();
    if (value.getElementType().isInteger(1)) { // packed by some versions of MLIR
      SmallVector<char, 0> &bytes = made.emplace_back();
      for (bool bit : dense.getValues<bool>())
        bytes.push_back(bit);
      raw = bytes;
    } else if (dense.isSplat()) {
      SmallVector<char, 0> &bytes = made.emplace_back();
      bytes.reserve(raw.size() * dense.getNumElements());
      for (int64_t i = 0; i < dense.getNumElements(); ++i)
        bytes.append(raw.begin(), raw.end());
      raw = bytes;
    }
    return it->second = append(raw);
  }
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  if (!resource)
    return user->emitOpError() << "constant '" << name << "' is of a form that cannot be written";
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob)
    return user->emitOpError() << "constant '" << name << "' has no data";
  int64_t bytes =
      value.getNumElements() * llvm::divideCeil(value.getElementType().getIntOrFloatBitWidth(), 8);
  if (int64_t(blob->getData().size()) != bytes)
    return user->emitOpError() << "constant '" << name << "' has " << blob->getData().size()
                               << " bytes of data; its type " << value.getType() << " has "
                               << bytes;
  return it->second = add(resource.getRawHandle().getKey(), blob->getData());
}

//===----------------------------------------------------------------------===//
// Translation
//===----------------------------------------------------------------------===//

namespace {

/// A memref of the host program: a contiguous part of a buffer.
struct View {
  std::string buffer;
  Expr offset; // bytes
  SmallVector<Expr> shape;
};

class Translator {
public:
  Translator(func::FuncOp function, const llvm::StringMap<int64_t> &objectOf,
             ConstantPool &constants, SymbolTableCollection &symbols)
      : function(function), objectOf(objectOf), constants(constants), symbols(symbols) {}

  FailureOr<rt::Function> run();

private:
  LogicalResult translate(Block &block, std::vector<rt::Statement> &body);
  LogicalResult translate(Operation &op, std::vector<rt::Statement> &body);
  rt::Parameter makeTensorMap(gpu::LaunchFuncOp op, tile::TensorMapRecipeAttr recipe);
  LogicalResult translate(gpu::LaunchFuncOp launch, std::vector<rt::Statement> &body);
  LogicalResult translate(memref::CopyOp copy, std::vector<rt::Statement> &body);
  LogicalResult translate(scf::IfOp branch, std::vector<rt::Statement> &body);
  LogicalResult translate(memref::AllocOp alloc);
  LogicalResult translate(memref::GetGlobalOp get);
  LogicalResult translate(memref::CollapseShapeOp collapse);
  LogicalResult translate(memref::ExpandShapeOp expand);
  LogicalResult translate(memref::SubViewOp subview);
  /// Index arithmetic; nullopt if the op is none.
  std::optional<Expr> evaluate(Operation &op);
  /// Does the op take its operands as unsigned numbers, of which one may be negative? Manifests
  /// know signed numbers only.
  bool mayMisread(Operation &op);

  Expr get(Value index) { return indices.lookup(index); }
  Expr get(OpFoldResult index) {
    if (auto value = dyn_cast<Value>(index))
      return get(value);
    return *getConstantIntValue(index);
  }
  Expr bytesOf(MemRefType type, ArrayRef<Expr> shape) {
    SmallVector<Expr> factors(shape);
    factors.push_back(elementBytes(type));
    return Expr::apply("mul", {factors.begin(), factors.end()});
  }
  static int64_t elementBytes(MemRefType type) {
    return llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  }

  func::FuncOp function;
  const llvm::StringMap<int64_t> &objectOf;
  ConstantPool &constants;
  SymbolTableCollection &symbols;
  rt::Function result;
  DenseMap<Value, Expr> indices;
  DenseMap<Value, View> views;
};

} // namespace

FailureOr<rt::Function> Translator::run() {
  if (function.getNumResults() != 0)
    return function.emitError("a host program returns nothing: run fuse-results-to-destinations");
  if (!function.getBody().hasOneBlock())
    return function.emitError("a host program has one block");
  for (auto [position, type] : llvm::enumerate(function.getArgumentTypes())) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || !memref.getLayout().isIdentity())
      return function.emitError() << "argument #" << position << " is of type " << type
                                  << "; a host program takes contiguous memrefs";
  }
  FailureOr<rt::Function> signature = getSignature(function);
  if (failed(signature))
    return failure();
  result = std::move(*signature);

  // The signature lists inputs before results.
  auto bindArguments = [&, next = size_t(0)](bool isResult) mutable {
    for (BlockArgument argument : function.getArguments()) {
      bool hasShape = !!function.getArgAttr(argument.getArgNumber(), kShapeAttr);
      if (hasShape != isResult)
        continue;
      const rt::Argument &entry = result.arguments[next++];
      views[argument] = {entry.name, 0, {entry.shape.begin(), entry.shape.end()}};
    }
  };
  bindArguments(false);
  bindArguments(true);

  if (failed(translate(function.getBody().front(), result.body)))
    return failure();
  return std::move(result);
}

LogicalResult Translator::translate(Block &block, std::vector<rt::Statement> &body) {
  for (Operation &op : block.without_terminator())
    if (failed(translate(op, body)))
      return failure();
  return success();
}

LogicalResult Translator::translate(Operation &op, std::vector<rt::Statement> &body) {
  return TypeSwitch<Operation *, LogicalResult>(&op)
      .Case<gpu::LaunchFuncOp, memref::CopyOp, scf::IfOp>(
          [&](auto op) { return translate(op, body); })
      .Case<memref::AllocOp, memref::GetGlobalOp, memref::CollapseShapeOp, memref::ExpandShapeOp,
            memref::SubViewOp>([&](auto op) { return translate(op); })
      .Case<memref::DeallocOp>([](auto) { return success(); })
      .Case<memref::CastOp>([&](memref::CastOp cast) -> LogicalResult {
        auto type = dyn_cast<MemRefType>(cast.getType());
        if (!type || !type.getLayout().isIdentity())
          return cast.emitOpError("gives a view that is not contiguous");
        views[cast] = views.lookup(cast.getSource());
        return success();
      })
      .Default([&](Operation *op) -> LogicalResult {
        if (!computesLikeSizes(op))
          return op->emitOpError("computes with fewer than 32 bits, or with truths as numbers; "
                                 "sizes are signed numbers of 64 bits");
        if (mayMisread(*op))
          return op->emitOpError("takes its operands as unsigned, and one may be negative here; "
                                 "sizes are signed: use the op for signed numbers");
        if (std::optional<Expr> value = evaluate(*op)) {
          indices[op->getResult(0)] = *value;
          return success();
        }
        return op->emitOpError("has no place in a host program, which holds allocations, views, "
                               "index arithmetic, scf.if on sizes, gpu.launch_func and "
                               "memref.copy");
      });
}

bool Translator::mayMisread(Operation &op) {
  auto compare = dyn_cast<arith::CmpIOp>(op);
  bool isUnsigned = compare
                        ? arith::CmpIPredicate::ult <= compare.getPredicate()
                        : isa<arith::IndexCastUIOp, arith::ExtUIOp, arith::DivUIOp, arith::RemUIOp,
                              arith::CeilDivUIOp, arith::MinUIOp, arith::MaxUIOp>(op);
  return isUnsigned && llvm::any_of(op.getOperands(), [&](Value operand) {
           auto known = indices.find(operand);
           return known != indices.end() && !known->second.isNonNegative();
         });
}

/// `a / b` without its fraction, as arith.divsi has it.
static Expr truncatingQuotient(const Expr &a, const Expr &b) {
  Expr down = Expr::apply("floordiv", {a, b});
  if (a.isNonNegative() && b.isNonNegative())
    return down;
  Expr haveOneSign = Expr::apply("eq", {Expr::apply("lt", {a, 0}), Expr::apply("lt", {b, 0})});
  return Expr::apply("select", {haveOneSign, down, Expr::apply("ceildiv", {a, b})});
}

/// What `truncatingQuotient` leaves, as arith.remsi has it.
static Expr truncatingRemainder(const Expr &a, const Expr &b) {
  if (a.isNonNegative() && b.isNonNegative())
    return Expr::apply("mod", {a, b});
  return Expr::apply("sub", {a, Expr::apply("mul", {truncatingQuotient(a, b), b})});
}

std::optional<Expr> Translator::evaluate(Operation &op) {
  if (op.getNumResults() != 1 || op.getNumRegions() != 0)
    return std::nullopt;
  Type type = op.getResult(0).getType();
  if (!type.isIntOrIndex())
    return std::nullopt;
  auto apply = [&](StringRef name) {
    std::vector<Expr> operands;
    for (Value operand : op.getOperands())
      operands.push_back(get(operand));
    return Expr::apply(name.str(), std::move(operands));
  };
  auto affineResults = [&](AffineMap map, ValueRange operands) {
    SmallVector<Expr> values;
    for (Value operand : operands)
      values.push_back(get(operand));
    std::vector<Expr> results;
    for (AffineExpr expr : map.getResults())
      results.push_back(toManifestExpr(expr, ArrayRef(values).take_front(map.getNumDims()),
                                       ArrayRef(values).drop_front(map.getNumDims())));
    return results;
  };
  auto extremum = [&](StringRef name, AffineMap map, ValueRange operands) {
    std::vector<Expr> results = affineResults(map, operands);
    return results.size() == 1 ? results[0] : Expr::apply(name.str(), std::move(results));
  };
  return TypeSwitch<Operation *, std::optional<Expr>>(&op)
      .Case<arith::ConstantOp>([&](arith::ConstantOp constant) -> std::optional<Expr> {
        std::optional<int64_t> value = getInteger(constant.getValue());
        if (!value)
          return std::nullopt;
        return Expr(type.isInteger(1) ? int64_t(*value != 0) : *value);
      })
      .Case<memref::DimOp>([&](memref::DimOp dim) -> std::optional<Expr> {
        std::optional<int64_t> position = dim.getConstantIndex();
        const View &view = views[dim.getSource()];
        if (!position || *position < 0 || *position >= int64_t(view.shape.size()))
          return std::nullopt;
        return view.shape[*position];
      })
      .Case<memref::ExtractAlignedPointerAsIndexOp>([&](auto pointer) -> std::optional<Expr> {
        const View &view = views[pointer.getSource()];
        return Expr::apply("add", {Expr::address(view.buffer), view.offset});
      })
      .Case<affine::AffineApplyOp>([&](affine::AffineApplyOp apply) {
        return affineResults(apply.getAffineMap(), apply.getMapOperands())[0];
      })
      .Case<affine::AffineMinOp>(
          [&](auto op) { return extremum("min", op.getAffineMap(), op.getOperands()); })
      .Case<affine::AffineMaxOp>(
          [&](auto op) { return extremum("max", op.getAffineMap(), op.getOperands()); })
      .Case<arith::IndexCastUIOp, arith::ExtUIOp>([&](auto op) { return get(op->getOperand(0)); })
      .Case<arith::IndexCastOp, arith::ExtSIOp>([&](auto op) {
        Value from = op->getOperand(0);
        // The bit of an i1 is its sign; here a truth is 1.
        return from.getType().isInteger(1) ? Expr::apply("sub", {0, get(from)}) : get(from);
      })
      .Case<arith::AddIOp>([&](auto) { return apply("add"); })
      .Case<arith::SubIOp>([&](auto) { return apply("sub"); })
      .Case<arith::MulIOp>([&](auto) { return apply("mul"); })
      .Case<arith::DivUIOp, arith::FloorDivSIOp>([&](auto) { return apply("floordiv"); })
      .Case<arith::DivSIOp>(
          [&](auto op) { return truncatingQuotient(get(op.getLhs()), get(op.getRhs())); })
      .Case<arith::RemSIOp>(
          [&](auto op) { return truncatingRemainder(get(op.getLhs()), get(op.getRhs())); })
      .Case<arith::CeilDivUIOp, arith::CeilDivSIOp>([&](auto) { return apply("ceildiv"); })
      .Case<arith::RemUIOp>([&](auto) { return apply("mod"); })
      .Case<arith::MinUIOp, arith::MinSIOp>([&](auto) { return apply("min"); })
      .Case<arith::MaxUIOp, arith::MaxSIOp>([&](auto) { return apply("max"); })
      .Case<arith::SelectOp>([&](auto) { return apply("select"); })
      .Case<arith::AndIOp>([&](auto) -> std::optional<Expr> {
        return type.isInteger(1) ? std::optional(apply("and")) : std::nullopt;
      })
      .Case<arith::OrIOp>([&](auto) -> std::optional<Expr> {
        return type.isInteger(1) ? std::optional(apply("or")) : std::nullopt;
      })
      .Case<arith::XOrIOp>([&](auto) -> std::optional<Expr> {
        return type.isInteger(1) ? std::optional(apply("ne")) : std::nullopt;
      })
      .Case<arith::CmpIOp>([&](arith::CmpIOp compare) {
        switch (compare.getPredicate()) {
        case arith::CmpIPredicate::eq:
          return apply("eq");
        case arith::CmpIPredicate::ne:
          return apply("ne");
        case arith::CmpIPredicate::slt:
        case arith::CmpIPredicate::ult:
          return apply("lt");
        case arith::CmpIPredicate::sle:
        case arith::CmpIPredicate::ule:
          return apply("le");
        case arith::CmpIPredicate::sgt:
        case arith::CmpIPredicate::ugt:
          return apply("gt");
        case arith::CmpIPredicate::sge:
        case arith::CmpIPredicate::uge:
          return apply("ge");
        }
        llvm_unreachable("all predicates are covered");
      })
      .Default([](Operation *) { return std::nullopt; });
}

LogicalResult Translator::translate(scf::IfOp branch, std::vector<rt::Statement> &body) {
  rt::Statement statement;
  statement.kind = rt::Statement::Kind::If;
  statement.condition = get(branch.getCondition());
  if (failed(translate(*branch.thenBlock(), statement.thenBody)) ||
      (branch.elseBlock() && failed(translate(*branch.elseBlock(), statement.elseBody))))
    return failure();
  for (auto [value, thenValue, elseValue] : llvm::zip(
           branch.getResults(),
           branch.getNumResults() ? ValueRange(branch.thenYield().getOperands()) : ValueRange(),
           branch.getNumResults() ? ValueRange(branch.elseYield().getOperands()) : ValueRange())) {
    if (!value.getType().isIntOrIndex())
      return branch.emitOpError() << "returns a " << value.getType()
                                  << "; in a host program scf.if returns sizes only";
    indices[value] = Expr::apply("select", {statement.condition, get(thenValue), get(elseValue)});
  }
  if (statement.condition.isConstant()) {
    std::vector<rt::Statement> &taken =
        statement.condition.getConstant() ? statement.thenBody : statement.elseBody;
    std::move(taken.begin(), taken.end(), std::back_inserter(body));
  } else if (!statement.thenBody.empty() || !statement.elseBody.empty()) {
    body.push_back(std::move(statement));
  }
  return success();
}

LogicalResult Translator::translate(memref::CopyOp op, std::vector<rt::Statement> &body) {
  for (Value operand : op.getOperands())
    if (!views.contains(operand))
      return op.emitOpError() << "copies a " << operand.getType() << " that is no part of a buffer";
  const View &from = views[op.getSource()], &to = views[op.getTarget()];
  auto isTarget = [&](const auto &buffer) { return buffer.name == to.buffer; };
  for (const rt::Argument &argument : result.arguments)
    if (isTarget(argument) && argument.role == rt::Role::Input)
      return op.emitOpError("writes to an input; a copy is to a result or to the workspace");
  if (llvm::any_of(result.constants, isTarget))
    return op.emitOpError("writes to a constant; a copy is to a result or to the workspace");
  rt::Statement statement;
  statement.kind = rt::Statement::Kind::Copy;
  statement.copy = {{from.buffer, from.offset},
                    {to.buffer, to.offset},
                    bytesOf(cast<MemRefType>(op.getTarget().getType()), to.shape)};
  body.push_back(std::move(statement));
  return success();
}

LogicalResult Translator::translate(memref::AllocOp alloc) {
  MemRefType type = alloc.getType();
  if (!type.getLayout().isIdentity())
    return alloc.emitOpError("allocates memory that is not contiguous");
  View view;
  view.buffer = "workspace" + std::to_string(result.workspace.size());
  auto sizes = alloc.getDynamicSizes().begin();
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    view.shape.push_back(type.isDynamicDim(dim) ? get(*sizes++) : Expr(type.getDimSize(dim)));
  int64_t alignment = std::max<int64_t>(256, alloc.getAlignment().value_or(1));
  result.workspace.push_back({view.buffer, bytesOf(type, view.shape), alignment});
  views[alloc] = std::move(view);
  return success();
}

LogicalResult Translator::translate(memref::GetGlobalOp get) {
  auto global = symbols.lookupNearestSymbolFrom<memref::GlobalOp>(get, get.getNameAttr());
  auto value =
      global ? dyn_cast_or_null<ElementsAttr>(global.getInitialValueAttr()) : ElementsAttr();
  if (!value || !global.getConstant())
    return get.emitOpError() << "'" << get.getName() << "' is no constant with a value";
  FailureOr<int64_t> offset = constants.add(get, get.getName(), value);
  if (failed(offset))
    return failure();
  MemRefType type = get.getType();
  rt::Constant constant;
  constant.name = get.getName().str();
  std::string element;
  llvm::raw_string_ostream(element) << type.getElementType();
  constant.type = rt::parseElementType(element);
  constant.shape.assign(type.getShape().begin(), type.getShape().end());
  constant.offset = *offset;
  // Names of arguments and workspace come from elsewhere and stay apart.
  auto isTaken = [&](const std::string &name) {
    return llvm::any_of(result.arguments, [&](auto &other) { return other.name == name; }) ||
           StringRef(name).starts_with("workspace");
  };
  while (isTaken(constant.name))
    constant.name = "constant_" + constant.name;
  views[get] = {constant.name, 0,
                SmallVector<Expr>(type.getShape().begin(), type.getShape().end())};
  if (llvm::none_of(result.constants, [&](auto &other) { return other.name == constant.name; }))
    result.constants.push_back(std::move(constant));
  return success();
}

LogicalResult Translator::translate(memref::CollapseShapeOp collapse) {
  View view = views.lookup(collapse.getSrc());
  SmallVector<Expr> shape;
  for (const ReassociationIndices &group : mlir::fuse::getGroups(collapse)) {
    std::vector<Expr> factors;
    for (int64_t dim : group)
      factors.push_back(view.shape[dim]);
    shape.push_back(Expr::apply("mul", std::move(factors)));
  }
  view.shape = std::move(shape);
  views[collapse] = std::move(view);
  return success();
}

LogicalResult Translator::translate(memref::ExpandShapeOp expand) {
  View view = views.lookup(expand.getSrc());
  view.shape =
      llvm::map_to_vector(expand.getMixedOutputShape(), [&](OpFoldResult f) { return get(f); });
  views[expand] = std::move(view);
  return success();
}

LogicalResult Translator::translate(memref::SubViewOp subview) {
  View view = views.lookup(subview.getSource());
  // Contiguous: every dimension after the first that is cut is whole. Sizes before it
  // are 1.
  SmallVector<OpFoldResult> sizes = subview.getMixedSizes(), offsets = subview.getMixedOffsets(),
                            strides = subview.getMixedStrides();
  int64_t rank = sizes.size(), cut = 0;
  while (cut < rank && isConstantIntValue(sizes[cut], 1))
    ++cut;
  bool isContiguous =
      llvm::all_of(strides, [](OpFoldResult s) { return isConstantIntValue(s, 1); });
  for (int64_t dim = cut + 1; dim < rank; ++dim)
    isContiguous &= get(sizes[dim]) == view.shape[dim];
  if (!isContiguous)
    return subview.emitOpError("gives a view that is not contiguous");
  Expr offset = view.offset, stride = elementBytes(subview.getSourceType());
  for (int64_t dim = rank; dim-- > 0;) {
    offset = Expr::apply("add", {offset, Expr::apply("mul", {get(offsets[dim]), stride})});
    stride = Expr::apply("mul", {stride, view.shape[dim]});
  }
  SmallVector<Expr> shape;
  llvm::SmallBitVector dropped = subview.getDroppedDims();
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!dropped.test(dim))
      shape.push_back(get(sizes[dim]));
  views[subview] = {view.buffer, offset, shape};
  return success();
}

/// What the last box of `box` elements has of `size`, in whole multiples of kRestMultiple: from 1
/// multiple to all of a box.
static Expr getRest(const Expr &size, int64_t box) {
  auto apply = [](const char *op, const Expr &a, int64_t b) {
    return Expr::apply(op, {a, Expr(b)});
  };
  Expr rounded = apply("mul", apply("ceildiv", size, tile::kRestMultiple), tile::kRestMultiple);
  return apply("add", apply("mod", apply("add", rounded, box - 1), box), 1);
}

/// Strides are those of the argument, a contiguous view; sizes, too, but for a slice.
rt::Parameter Translator::makeTensorMap(gpu::LaunchFuncOp op, tile::TensorMapRecipeAttr recipe) {
  Value operand = op.getKernelOperands()[recipe.getArgument()];
  auto type = cast<MemRefType>(operand.getType());
  const View &view = views.find(operand)->second;
  rt::Parameter parameter;
  parameter.buffer = view.buffer;
  parameter.offset = view.offset;
  parameter.alignment = 16; // what a tensor map needs
  rt::TensorMapRecipe &map = parameter.map.emplace();
  std::string element;
  llvm::raw_string_ostream(element) << type.getElementType();
  map.type = rt::parseElementType(element);
  Expr stride(elementBytes(type));
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    bool isCut = !recipe.getLengths().empty() && recipe.getLengths()[dim] != -1;
    map.sizes.push_back(isCut ? Expr(recipe.getLengths()[dim]) : view.shape[dim]);
    if (isCut)
      parameter.offset = Expr::apply(
          "add", {parameter.offset, Expr::apply("mul", {Expr(recipe.getBegins()[dim]), stride})});
    map.box.push_back(recipe.getBox()[dim]);
    if (dim == recipe.getRest())
      map.box.back() = getRest(map.sizes.back(), recipe.getBox()[dim]);
    if (dim + 1 < type.getRank())
      map.strides.push_back(stride);
    stride = Expr::apply("mul", {stride, view.shape[dim]});
  }
  map.swizzle = recipe.getSwizzle();
  map.l2Promotion = recipe.getL2Promotion();
  map.roundsToTf32 = recipe.getRoundsToTf32();
  return parameter;
}

LogicalResult Translator::translate(gpu::LaunchFuncOp op, std::vector<rt::Statement> &body) {
  if (op.getAsyncToken() || !op.getAsyncDependencies().empty() || op.getAsyncObject())
    return op.emitOpError("is asynchronous; the launches of a host program run in order");
  rt::Statement statement;
  rt::Launch &launch = statement.launch;
  launch.kernel = op.getKernelName().str();
  auto object = objectOf.find(op.getKernelModuleName().getValue());
  if (object == objectOf.end())
    return op.emitOpError() << "launches a kernel of '" << op.getKernelModuleName().getValue()
                            << "', which is no gpu.binary: run fuse-serialize first";
  launch.object = object->second;
  gpu::KernelDim3 grid = op.getGridSizeOperandValues(), block = op.getBlockSizeOperandValues();
  launch.grid = {get(grid.x), get(grid.y), get(grid.z)};
  launch.block = {get(block.x), get(block.y), get(block.z)};
  if (op.hasClusterSize()) {
    gpu::KernelDim3 cluster = op.getClusterSizeOperandValues();
    for (auto [entry, value] :
         llvm::zip(launch.cluster, SmallVector<Value>{cluster.x, cluster.y, cluster.z})) {
      Expr extent = get(value);
      if (!extent.isConstant())
        return op.emitOpError("has a cluster whose size is not constant");
      entry = extent.getConstant();
    }
  }
  if (Value shared = op.getDynamicSharedMemorySize())
    launch.dynamicSharedMemory = get(shared);

  auto info = tile::LaunchInfoAttr::getOf(op);
  launch.overlaps = info.getOverlaps();
  SmallVector<Expr> extents;
  std::vector<Expr> bytes;
  SmallVector<Value> seen;
  for (Value operand : op.getKernelOperands()) {
    rt::Parameter parameter;
    if (operand.getType().isIndex()) {
      parameter.value = get(operand);
      launch.parameters.push_back(std::move(parameter));
      continue;
    }
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type)
      return op.emitOpError() << "passes a " << operand.getType()
                              << "; kernels take memrefs and indices";
    if (!views.contains(operand))
      return op.emitOpError() << "passes a " << type << " that is no part of a buffer";
    const View &view = views[operand];
    parameter.buffer = view.buffer;
    parameter.offset = view.offset;
    parameter.alignment = std::max(info.getAlign(), elementBytes(type));
    for (rt::Argument &argument : result.arguments)
      if (argument.name == view.buffer)
        argument.alignment = std::max(argument.alignment, parameter.alignment);
    launch.parameters.push_back(std::move(parameter));
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim)) {
        rt::Parameter extent;
        extent.value = view.shape[dim];
        extents.push_back(extent.value);
        launch.parameters.push_back(std::move(extent));
      }
    if (!llvm::is_contained(seen, operand)) {
      seen.push_back(operand);
      bytes.push_back(bytesOf(type, view.shape));
    }
  }
  for (tile::TensorMapRecipeAttr recipe : info.getTensorMaps())
    launch.parameters.push_back(makeTensorMap(op, recipe));
  launch.bytes = bytes.empty() ? Expr(0) : Expr::apply("add", std::move(bytes));
  if (AffineMapAttr flops = info.getFlops())
    launch.flops = toManifestExpr(flops.getValue().getResult(0), {}, extents);
  body.push_back(std::move(statement));
  return success();
}

FailureOr<rt::Function> mlir::fuse::translateHostProgram(func::FuncOp function,
                                                         const llvm::StringMap<int64_t> &objectOf,
                                                         ConstantPool &constants,
                                                         SymbolTableCollection &symbols) {
  try {
    return Translator(function, objectOf, constants, symbols).run();
  } catch (const rt::Error &error) { // an expression that overflows, a type without a name
    return function.emitError() << error.what();
  }
}
