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
#include <limits>

namespace fuse::runtime {

namespace {

[[noreturn]] void overflow(const std::string &op) { fail("'", op, "' overflows 64 bits"); }

int64_t floorDiv(int64_t a, int64_t b) {
  if (b == 0)
    fail("a size expression divides by 0");
  if (a == std::numeric_limits<int64_t>::min() && b == -1)
    overflow("floordiv");
  return a / b - ((a % b != 0) && ((a < 0) != (b < 0)));
}

struct Operator {
  const char *name;
  size_t minOperands, maxOperands;
};
const Operator operators[] = {
    {"add", 2, SIZE_MAX}, {"mul", 2, SIZE_MAX}, {"sub", 2, 2},        {"floordiv", 2, 2},
    {"ceildiv", 2, 2},    {"mod", 2, 2},        {"min", 2, SIZE_MAX}, {"max", 2, SIZE_MAX},
    {"eq", 2, 2},         {"ne", 2, 2},         {"lt", 2, 2},         {"le", 2, 2},
    {"gt", 2, 2},         {"ge", 2, 2},         {"and", 2, SIZE_MAX}, {"or", 2, SIZE_MAX},
    {"not", 1, 1},        {"select", 3, 3},
};
const Operator *findOperator(const std::string &name) {
  for (const Operator &op : operators)
    if (name == op.name)
      return &op;
  return nullptr;
}

int64_t combine(const std::string &op, int64_t a, int64_t b) {
  int64_t result = 0;
  if (op == "add") {
    if (__builtin_add_overflow(a, b, &result))
      overflow(op);
    return result;
  }
  if (op == "sub") {
    if (__builtin_sub_overflow(a, b, &result))
      overflow(op);
    return result;
  }
  if (op == "mul") {
    if (__builtin_mul_overflow(a, b, &result))
      overflow(op);
    return result;
  }
  if (op == "floordiv")
    return floorDiv(a, b);
  if (op == "ceildiv") {
    const int64_t quotient = floorDiv(a, b);
    return quotient + (quotient * b != a);
  }
  if (op == "mod")
    return a - floorDiv(a, b) * b;
  if (op == "min")
    return std::min(a, b);
  if (op == "max")
    return std::max(a, b);
  if (op == "eq")
    return a == b;
  if (op == "ne")
    return a != b;
  if (op == "lt")
    return a < b;
  if (op == "le")
    return a <= b;
  if (op == "gt")
    return a > b;
  if (op == "ge")
    return a >= b;
  if (op == "and")
    return a && b;
  return a || b; // "or"
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
  expr.name = "address";
  expr.operands.push_back(dim(std::move(buffer)));
  return expr;
}

Expr Expr::apply(const std::string &op, std::vector<Expr> operands) {
  const bool allConstant =
      std::all_of(operands.begin(), operands.end(), [](const Expr &e) { return e.isConstant(); });
  Expr expr;
  expr.kind = Kind::Apply;
  expr.name = op;
  if (op == "add" || op == "mul") {
    // One flat list with a single constant, which stands last.
    int64_t constant = op == "mul";
    std::vector<Expr> flat;
    for (const Expr &operand : operands) {
      const bool nested = operand.kind == Kind::Apply && operand.name == op;
      for (const Expr &part : nested ? operand.operands : std::vector<Expr>{operand})
        if (part.isConstant())
          constant = combine(op, constant, part.value);
        else
          flat.push_back(part);
    }
    if (flat.empty() || (op == "mul" && constant == 0))
      return constant;
    if (constant != (op == "mul"))
      flat.push_back(constant);
    if (flat.size() == 1)
      return flat[0];
    expr.operands = std::move(flat);
    return expr;
  }
  expr.operands = std::move(operands);
  if (allConstant && !expr.operands.empty()) {
    // A constant division by zero is left for the runtime to report.
    const bool divides = op == "floordiv" || op == "ceildiv" || op == "mod";
    if (!divides || expr.operands[1].value != 0)
      return expr.evaluate({});
  }
  if ((op == "floordiv" || op == "ceildiv") && expr.operands[1] == Expr(1))
    return expr.operands[0];
  if (op == "sub" && expr.operands[1] == Expr(0))
    return expr.operands[0];
  if (op == "select" && expr.operands[0].isConstant())
    return expr.operands[expr.operands[0].value ? 1 : 2];
  return expr;
}

bool Expr::isNonNegative() const {
  if (kind == Kind::Constant)
    return value >= 0;
  if (kind == Kind::Dim || name == "address")
    return true;
  const auto isThat = [](const Expr &operand) { return operand.isNonNegative(); };
  if (name == "sub")
    return operands[1] == Expr(0) && isThat(operands[0]);
  if (name == "max")
    return std::any_of(operands.begin(), operands.end(), isThat);
  if (name == "mod") // has the sign of the divisor
    return isThat(operands[1]);
  if (name == "select")
    return isThat(operands[1]) && isThat(operands[2]);
  if (name == "add" || name == "mul" || name == "floordiv" || name == "ceildiv" || name == "min")
    return std::all_of(operands.begin(), operands.end(), isThat);
  return true; // comparisons and logic
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
  if (name == "address")
    return bindings.addressOf ? static_cast<int64_t>(bindings.addressOf(operands[0].name)) : 0;
  int64_t result = operands[0].evaluate(bindings);
  if (name == "not")
    return !result;
  if (name == "select")
    return operands[result ? 1 : 2].evaluate(bindings);
  for (size_t i = 1; i < operands.size(); ++i)
    result = combine(name, result, operands[i].evaluate(bindings));
  return result;
}

void Expr::collectDims(std::set<std::string> &dims) const {
  if (kind == Kind::Dim)
    dims.insert(name);
  if (kind == Kind::Apply && name != "address")
    for (const Expr &operand : operands)
      operand.collectDims(dims);
}

void Expr::collectBuffers(std::set<std::string> &buffers) const {
  if (kind == Kind::Apply && name == "address")
    buffers.insert(operands[0].name);
  else
    for (const Expr &operand : operands)
      operand.collectBuffers(buffers);
}

bool Expr::operator==(const Expr &other) const {
  return kind == other.kind && value == other.value && name == other.name &&
         operands == other.operands;
}

nlohmann::ordered_json Expr::toJson() const {
  if (kind == Kind::Constant)
    return value;
  if (kind == Kind::Dim)
    return name;
  nlohmann::ordered_json list = nlohmann::ordered_json::array({name});
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
  expr.name = json[0].get<std::string>();
  for (size_t i = 1; i < json.size(); ++i)
    expr.operands.push_back(fromJson(json[i], depth + 1));
  const size_t count = expr.operands.size();
  if (expr.name == "address") {
    if (count != 1 || expr.operands[0].kind != Kind::Dim)
      fail("'address' takes the name of a buffer: ", json.dump());
    return expr;
  }
  const Operator *op = findOperator(expr.name);
  if (!op)
    fail("unknown operator in expression ", json.dump());
  if (count < op->minOperands || count > op->maxOperands)
    fail("wrong number of operands in expression ", json.dump());
  return expr;
}

} // namespace fuse::runtime
