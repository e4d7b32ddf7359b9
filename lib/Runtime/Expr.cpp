//===- Expr.cpp - integer expressions of a manifest -----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Expr.h"
#include "fuse/Runtime/Error.h"

#include "nlohmann/json.hpp"
#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>

namespace fuse::runtime {

namespace {

struct OperatorInfo {
  const char *name;
  size_t minOperands, maxOperands;
};
/// In the order of the enumeration.
const OperatorInfo operators[] = {
    {"add", 2, SIZE_MAX}, {"mul", 2, SIZE_MAX}, {"sub", 2, 2},        {"floordiv", 2, 2},
    {"ceildiv", 2, 2},    {"mod", 2, 2},        {"min", 2, SIZE_MAX}, {"max", 2, SIZE_MAX},
    {"eq", 2, 2},         {"ne", 2, 2},         {"lt", 2, 2},         {"le", 2, 2},
    {"gt", 2, 2},         {"ge", 2, 2},         {"and", 2, SIZE_MAX}, {"or", 2, SIZE_MAX},
    {"not", 1, 1},        {"select", 3, 3},     {"address", 1, 1},
};
const OperatorInfo &infoOf(Operator op) { return operators[static_cast<size_t>(op)]; }
std::optional<Operator> findOperator(const std::string &name) {
  for (size_t i = 0; i < std::size(operators); ++i)
    if (name == operators[i].name)
      return static_cast<Operator>(i);
  return std::nullopt;
}

[[noreturn]] void overflow(Operator op) { fail("'", infoOf(op).name, "' overflows 64 bits"); }

[[noreturn]] void divideByZero() { fail("a size expression divides by 0"); }

int64_t floorDiv(int64_t a, int64_t b) {
  if (b == 0)
    divideByZero();
  if (a == std::numeric_limits<int64_t>::min() && b == -1)
    overflow(Operator::FloorDiv);
  return a / b - ((a % b != 0) && ((a < 0) != (b < 0)));
}

int64_t combine(Operator op, int64_t a, int64_t b) {
  int64_t result = 0;
  switch (op) {
  case Operator::Add:
    if (__builtin_add_overflow(a, b, &result))
      overflow(op);
    return result;
  case Operator::Sub:
    if (__builtin_sub_overflow(a, b, &result))
      overflow(op);
    return result;
  case Operator::Mul:
    if (__builtin_mul_overflow(a, b, &result))
      overflow(op);
    return result;
  case Operator::FloorDiv:
    return floorDiv(a, b);
  case Operator::CeilDiv: // the product with the divisor may not fit into 64 bits
    result = floorDiv(a, b);
    return result + (a % b != 0);
  case Operator::Mod:
    if (b == -1)
      return 0;
    if (b == 0)
      divideByZero();
    return a % b + ((a % b != 0) && ((a < 0) != (b < 0)) ? b : 0);
  case Operator::Min:
    return std::min(a, b);
  case Operator::Max:
    return std::max(a, b);
  case Operator::Eq:
    return a == b;
  case Operator::Ne:
    return a != b;
  case Operator::Lt:
    return a < b;
  case Operator::Le:
    return a <= b;
  case Operator::Gt:
    return a > b;
  case Operator::Ge:
    return a >= b;
  case Operator::And:
    return a && b;
  case Operator::Or:
    return a || b;
  case Operator::Not:
  case Operator::Select:
  case Operator::Address:
    break; // not of two operands
  }
  fail("'", infoOf(op).name, "' does not combine two numbers");
}

/// `value` gives the number of an operand. Of `select` only the one that is selected is asked for.
template <typename Operands, typename Value>
int64_t applyTo(Operator op, const Operands &operands, const Value &value) {
  int64_t result = value(operands[0]);
  if (op == Operator::Not)
    return !result;
  if (op == Operator::Select)
    return value(operands[result ? 1 : 2]);
  for (size_t i = 1; i < operands.size(); ++i)
    result = combine(op, result, value(operands[i]));
  return result;
}

} // namespace

Expr Expr::dim(std::string name) {
  Expr expr;
  expr.kind = Kind::Dim;
  expr.name = std::move(name);
  return expr;
}

Expr Expr::address(std::string buffer) {
  Expr expr;
  expr.kind = Kind::Apply;
  expr.op = Operator::Address;
  expr.operands.push_back(dim(std::move(buffer)));
  return expr;
}

Expr Expr::apply(const std::string &name, std::vector<Expr> operands) {
  const std::optional<Operator> found = findOperator(name);
  if (!found)
    fail("there is no operator '", name, "'");
  const Operator op = *found;
  const bool allConstant =
      std::all_of(operands.begin(), operands.end(), [](const Expr &e) { return e.isConstant(); });
  Expr expr;
  expr.kind = Kind::Apply;
  expr.op = op;
  if (op == Operator::Add || op == Operator::Mul) {
    // One flat list with a single constant, which stands last.
    const int64_t neutral = op == Operator::Mul;
    int64_t constant = neutral;
    std::vector<Expr> flat;
    for (const Expr &operand : operands) {
      const bool nested = operand.kind == Kind::Apply && operand.op == op;
      for (const Expr &part : nested ? operand.operands : std::vector<Expr>{operand})
        if (part.isConstant())
          constant = combine(op, constant, part.value);
        else
          flat.push_back(part);
    }
    if (flat.empty() || (op == Operator::Mul && constant == 0))
      return constant;
    if (constant != neutral)
      flat.push_back(constant);
    if (flat.size() == 1)
      return flat[0];
    expr.operands = std::move(flat);
    return expr;
  }
  expr.operands = std::move(operands);
  const bool divides = op == Operator::FloorDiv || op == Operator::CeilDiv;
  if (allConstant && !expr.operands.empty()) {
    // A constant division by zero is left for the runtime to report.
    if (!(divides || op == Operator::Mod) || expr.operands[1].value != 0)
      return expr.evaluate({});
  }
  if (divides && expr.operands[1] == Expr(1))
    return expr.operands[0];
  if (op == Operator::Sub && expr.operands[1] == Expr(0))
    return expr.operands[0];
  if (op == Operator::Select && expr.operands[0].isConstant())
    return expr.operands[expr.operands[0].value ? 1 : 2];
  return expr;
}

bool Expr::isNonNegative() const {
  if (kind == Kind::Constant)
    return value >= 0;
  if (kind == Kind::Dim)
    return true;
  const auto isThat = [](const Expr &operand) { return operand.isNonNegative(); };
  switch (op) {
  case Operator::Sub:
    return operands[1] == Expr(0) && isThat(operands[0]);
  case Operator::Max:
    return std::any_of(operands.begin(), operands.end(), isThat);
  case Operator::Mod: // has the sign of the divisor
    return isThat(operands[1]);
  case Operator::Select:
    return isThat(operands[1]) && isThat(operands[2]);
  case Operator::Add:
  case Operator::Mul:
  case Operator::FloorDiv:
  case Operator::CeilDiv:
  case Operator::Min:
    return std::all_of(operands.begin(), operands.end(), isThat);
  default: // comparisons, logic, addresses
    return true;
  }
}

int64_t Expr::evaluate(const Bindings &bindings) const {
  switch (kind) {
  case Kind::Constant:
    return value;
  case Kind::Dim: {
    auto it = bindings.dims.find(name);
    if (it == bindings.dims.end())
      fail("the size '", name, "' is not known");
    return it->second;
  }
  case Kind::Apply:
    break;
  }
  if (op == Operator::Address)
    return bindings.addressOf ? static_cast<int64_t>(bindings.addressOf(operands[0].name)) : 0;
  return applyTo(op, operands, [&](const Expr &operand) { return operand.evaluate(bindings); });
}

BoundExpr Expr::bind(const Bindings &bindings,
                     const std::function<BoundExpr(const std::string &)> &address) const {
  if (kind != Kind::Apply)
    return evaluate(bindings);
  if (op == Operator::Address)
    return address(operands[0].name);
  // Where no address decides, what is not selected is not looked at.
  std::set<std::string> buffers;
  collectBuffers(buffers);
  if (buffers.empty())
    return evaluate(bindings);
  std::vector<BoundExpr> bound;
  if (op == Operator::Select) {
    bound.push_back(operands[0].bind(bindings, address));
    if (bound[0].isConstant())
      return operands[bound[0].getConstant() ? 1 : 2].bind(bindings, address);
  }
  const bool isChoice = !bound.empty();
  for (size_t i = bound.size(); i < operands.size(); ++i)
    try {
      bound.push_back(operands[i].bind(bindings, address));
    } catch (const Error &error) {
      if (!isChoice)
        throw;
      bound.push_back(BoundExpr::error(error.what())); // it may not be the one that is asked for
    }
  return BoundExpr::apply(op, std::move(bound));
}

BoundExpr BoundExpr::address(size_t number) {
  BoundExpr expr;
  expr.kind = Kind::Address;
  expr.value = static_cast<int64_t>(number);
  return expr;
}

BoundExpr BoundExpr::error(std::string reason) {
  BoundExpr expr;
  expr.kind = Kind::Error;
  expr.reason = std::move(reason);
  return expr;
}

BoundExpr BoundExpr::apply(Operator op, std::vector<BoundExpr> operands) {
  // One operand may decide, whatever addresses are.
  const bool decides = op == Operator::Or;
  if (op == Operator::And || op == Operator::Or)
    for (const BoundExpr &operand : operands)
      if (operand.isConstant() && (operand.value != 0) == decides)
        return decides;
  if (op == Operator::Select && operands[0].isConstant())
    return operands[operands[0].value ? 1 : 2];
  BoundExpr expr;
  expr.kind = Kind::Apply;
  expr.op = op;
  const bool allConstant = std::all_of(operands.begin(), operands.end(),
                                       [](const BoundExpr &e) { return e.isConstant(); });
  expr.operands = std::move(operands);
  return allConstant ? BoundExpr(expr.evaluate(nullptr)) : expr;
}

int64_t BoundExpr::evaluate(const uint64_t *addresses) const {
  if (kind == Kind::Constant)
    return value;
  if (kind == Kind::Address)
    return static_cast<int64_t>(addresses[value]);
  if (kind == Kind::Error)
    throw Error(reason);
  return applyTo(op, operands,
                 [&](const BoundExpr &operand) { return operand.evaluate(addresses); });
}

void Expr::collectDims(std::set<std::string> &dims) const {
  if (kind == Kind::Dim)
    dims.insert(name);
  if (kind == Kind::Apply && op != Operator::Address)
    for (const Expr &operand : operands)
      operand.collectDims(dims);
}

void Expr::collectBuffers(std::set<std::string> &buffers) const {
  if (kind == Kind::Apply && op == Operator::Address)
    buffers.insert(operands[0].name);
  else
    for (const Expr &operand : operands)
      operand.collectBuffers(buffers);
}

bool Expr::operator==(const Expr &other) const {
  return kind == other.kind && op == other.op && value == other.value && name == other.name &&
         operands == other.operands;
}

nlohmann::ordered_json Expr::toJson() const {
  if (kind == Kind::Constant)
    return value;
  if (kind == Kind::Dim)
    return name;
  nlohmann::ordered_json list = nlohmann::ordered_json::array({infoOf(op).name});
  for (const Expr &operand : operands)
    list.push_back(operand.toJson());
  return list;
}

std::string Expr::toString() const { return toJson().dump(); }

Expr Expr::fromJson(const nlohmann::ordered_json &json) { return fromJson(json, 0); }

Expr Expr::fromJson(const nlohmann::ordered_json &json, int depth) {
  if (depth > 200)
    fail("an expression is nested too deeply");
  if (json.is_number_integer())
    return json.get<int64_t>();
  if (json.is_string())
    return dim(json.get<std::string>());
  if (!json.is_array() || json.empty() || !json[0].is_string())
    fail("not an expression: ", json.dump());
  Expr expr;
  expr.kind = Kind::Apply;
  const std::optional<Operator> op = findOperator(json[0].get<std::string>());
  if (!op)
    fail("unknown operator in expression ", json.dump());
  expr.op = *op;
  for (size_t i = 1; i < json.size(); ++i)
    expr.operands.push_back(fromJson(json[i], depth + 1));
  const size_t count = expr.operands.size();
  if (*op == Operator::Address && (count != 1 || expr.operands[0].kind != Kind::Dim))
    fail("'address' takes the name of a buffer: ", json.dump());
  if (count < infoOf(*op).minOperands || count > infoOf(*op).maxOperands)
    fail("wrong number of operands in expression ", json.dump());
  return expr;
}

} // namespace fuse::runtime
