//===- Signature.cpp - sizes and shapes of a function ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/Transforms/ShapeExpressions.h"
#include "fuse/Runtime/Error.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::fuse;
namespace rt = ::fuse::runtime;

SmallVector<func::FuncOp> mlir::fuse::getEntryPoints(ModuleOp module) {
  SmallVector<func::FuncOp> functions;
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      functions.push_back(function);
  return functions;
}

rt::Expr mlir::fuse::toManifestExpr(AffineExpr expr, ArrayRef<rt::Expr> dims,
                                    ArrayRef<rt::Expr> symbols) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    return cast<AffineConstantExpr>(expr).getValue();
  case AffineExprKind::DimId:
    return dims[cast<AffineDimExpr>(expr).getPosition()];
  case AffineExprKind::SymbolId:
    return symbols[cast<AffineSymbolExpr>(expr).getPosition()];
  default:
    break;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  if (AffineExpr operand = getSignedOperand(expr))
    return rt::Expr::apply(
        "select", {rt::Expr::apply("lt", {toManifestExpr(operand, dims, symbols), 0}), -1, 0});
  StringRef name;
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    name = "add";
    break;
  case AffineExprKind::Mul:
    name = "mul";
    break;
  case AffineExprKind::FloorDiv:
    name = "floordiv";
    break;
  case AffineExprKind::CeilDiv:
    name = "ceildiv";
    break;
  default:
    name = "mod";
    break;
  }
  return rt::Expr::apply(name.str(), {toManifestExpr(binary.getLHS(), dims, symbols),
                                      toManifestExpr(binary.getRHS(), dims, symbols)});
}

std::optional<rt::ElementType> mlir::fuse::getElementType(Type type) {
  std::string name; // both spell them alike
  llvm::raw_string_ostream(name) << type;
  return rt::findElementType(name);
}

namespace {

class SignatureBuilder {
public:
  explicit SignatureBuilder(func::FuncOp function) : function(function) {
    result.name = function.getName().str();
  }

  FailureOr<rt::Function> build() {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (!function.getArgAttr(i, kShapeAttr) && failed(addInput(i)))
        return failure();
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (auto shape = function.getArgAttr(i, kShapeAttr);
          shape && failed(addDestination(i, shape)))
        return failure();
    if (failed(addResults()) || failed(addRequirements()))
      return failure();
    return std::move(result);
  }

private:
  LogicalResult addArgument(const Twine &what, Type type, std::string name, rt::Role role,
                            SmallVector<rt::Expr> shape) {
    auto shaped = dyn_cast<ShapedType>(type);
    std::optional<rt::ElementType> element = getElementType(shaped.getElementType());
    if (!element)
      return function.emitError() << what << " has elements of type " << shaped.getElementType()
                                  << ", which no tensor in memory has";
    rt::Argument argument;
    argument.type = *element;
    argument.name = std::move(name);
    argument.role = role;
    argument.shape.assign(shape.begin(), shape.end());
    argument.alignment = rt::sizeInBytes(argument.type);
    result.arguments.push_back(std::move(argument));
    return success();
  }

  LogicalResult addInput(unsigned position) {
    std::string what = "argument #" + std::to_string(position);
    auto type = dyn_cast<ShapedType>(function.getArgumentTypes()[position]);
    if (!type || !type.hasRank())
      return function.emitError() << what << " is of type " << function.getArgumentTypes()[position]
                                  << "; the arguments of a compiled function are tensors (a "
                                     "scalar is a tensor of rank 0)";
    auto names = function.getArgAttrOfType<ArrayAttr>(position, kDimsAttr);
    SmallVector<rt::Expr> shape;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      StringRef name;
      if (names && dim < int64_t(names.size()))
        if (auto string = dyn_cast<StringAttr>(names[dim]))
          name = string.getValue();
      int64_t number;
      if (!type.isDynamicDim(dim))
        shape.push_back(type.getDimSize(dim));
      else if (!name.empty() && !name.getAsInteger(10, number))
        shape.push_back(number);
      else
        shape.push_back(addSize(name));
    }
    extents.append(shape);
    return addArgument(what, type, "arg" + std::to_string(position), rt::Role::Input, shape);
  }

  /// A size, named if nobody did.
  rt::Expr addSize(StringRef name) {
    std::string chosen = name.str();
    for (size_t next = result.dims.size(); chosen.empty(); ++next)
      if (std::string candidate = "d" + std::to_string(next);
          !llvm::is_contained(result.dims, candidate))
        chosen = candidate;
    if (!llvm::is_contained(result.dims, chosen))
      result.dims.push_back(chosen);
    return rt::Expr::dim(chosen);
  }

  LogicalResult addDestination(unsigned position, Attribute attr) {
    std::string what = "argument #" + std::to_string(position);
    auto type = dyn_cast<MemRefType>(function.getArgumentTypes()[position]);
    auto map = dyn_cast<AffineMapAttr>(attr);
    if (!type || !map || map.getValue().getNumResults() != type.getRank() ||
        map.getValue().getNumSymbols() > extents.size() || map.getValue().getNumDims() != 0)
      return function.emitError() << what << ": '" << kShapeAttr << "' must map the "
                                  << extents.size()
                                  << " extents of the inputs to the extents of a memref";
    SmallVector<rt::Expr> shape;
    for (AffineExpr extent : map.getValue().getResults())
      shape.push_back(toManifestExpr(extent, {}, extents));
    return addArgument(what, type, "result" + std::to_string(numResults++), rt::Role::Output,
                       shape);
  }

  /// Results on tensors.
  LogicalResult addResults() {
    if (function.getNumResults() == 0)
      return success();
    ShapeExpressions shapes(function);
    Operation *end = function.getBody().back().getTerminator();
    for (auto [position, value] : llvm::enumerate(end->getOperands())) {
      std::string what = "result #" + std::to_string(position);
      auto type = dyn_cast<RankedTensorType>(value.getType());
      if (!type)
        return function.emitError() << what << " is of type " << value.getType()
                                    << "; the results of a compiled function are tensors";
      std::optional<SmallVector<AffineExpr>> extentsOfResult = shapes.getShape(value);
      if (!extentsOfResult)
        return function.emitError()
               << what << ": its shape does not follow from the shapes of the arguments";
      SmallVector<rt::Expr> shape;
      for (AffineExpr extent : *extentsOfResult)
        shape.push_back(toManifestExpr(extent, {}, extents));
      if (failed(addArgument(what, type, "result" + std::to_string(numResults++), rt::Role::Output,
                             shape)))
        return failure();
    }
    return success();
  }

  LogicalResult addRequirements() {
    auto requirements = function->getAttrOfType<ArrayAttr>(kRequirementsAttr);
    for (Attribute attr : requirements ? requirements.getValue() : ArrayRef<Attribute>()) {
      auto entry = dyn_cast<DictionaryAttr>(attr);
      auto relation = entry ? entry.getAs<StringAttr>("relation") : StringAttr();
      auto by = entry ? entry.getAs<StringAttr>("by") : StringAttr();
      auto sides = entry ? entry.getAs<AffineMapAttr>("sides") : AffineMapAttr();
      if (!by || !relation || (relation != "eq" && relation != "le") || !sides ||
          sides.getValue().getNumDims() != 0 || sides.getValue().getNumResults() != 2 ||
          sides.getValue().getNumSymbols() != extents.size())
        return function.emitError() << "'" << kRequirementsAttr
                                    << "' must hold {by, relation, sides}, as "
                                       "fuse-collect-requirements writes them";
      rt::Expr left = toManifestExpr(sides.getValue().getResult(0), {}, extents),
               right = toManifestExpr(sides.getValue().getResult(1), {}, extents);
      rt::Expr condition = rt::Expr::apply(relation.str(), {left, right});
      std::string text = by.str() + " needs " + left.toString() + " to be " +
                         (relation == "eq" ? "" : "at most ") + right.toString();
      if (condition.isConstant() && !condition.getConstant())
        return function.emitError() << "no input can fulfil a requirement: " << text;
      // Equal sizes have one name, which shapes say twice.
      if (condition.isConstant() || left == right)
        continue;
      if (llvm::none_of(result.requirements,
                        [&](const auto &other) { return other.condition == condition; }))
        result.requirements.push_back({condition, text});
    }
    return success();
  }

  func::FuncOp function;
  rt::Function result;
  SmallVector<rt::Expr> extents; // of all inputs
  unsigned numResults = 0;
};

} // namespace

FailureOr<rt::Function> mlir::fuse::getSignature(func::FuncOp function) {
  try {
    return SignatureBuilder(function).build();
  } catch (const rt::Error &error) { // an expression that overflows
    return function.emitError() << error.what();
  }
}
