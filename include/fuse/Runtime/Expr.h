//===- Expr.h - integer expressions of a manifest ---------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_EXPR_H
#define FUSE_RUNTIME_EXPR_H

#include "nlohmann/json_fwd.hpp"
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace fuse::runtime {

/// What the symbols of an expression stand for.
struct Bindings {
  std::map<std::string, int64_t> dims;
  /// Device address of an argument, for guards on alignment. Without it every
  /// buffer counts as fully aligned.
  std::function<uint64_t(const std::string &)> addressOf;
};

enum class Operator : uint8_t {
  Add,
  Mul,
  Sub,
  FloorDiv,
  CeilDiv,
  Mod,
  Min,
  Max,
  Eq,
  Ne,
  Lt,
  Le,
  Gt,
  Ge,
  And,
  Or,
  Not,
  Select,
  Address, // of a buffer
};

/// An expression whose sizes are numbers: of what it stood for only addresses are open. To
/// evaluate it allocates nothing and looks no name up.
class BoundExpr {
public:
  BoundExpr(int64_t value = 0) : kind(Kind::Constant), value(value) {}
  /// The address of buffer `number`.
  static BoundExpr address(size_t number);
  static BoundExpr apply(Operator op, std::vector<BoundExpr> operands);
  /// What cannot be evaluated, for this reason.
  static BoundExpr error(std::string reason);

  bool isConstant() const { return kind == Kind::Constant; }
  int64_t getConstant() const { return value; }
  /// `addresses` are those of the buffers, by their numbers. Throws on a division by zero or an
  /// overflow.
  int64_t evaluate(const uint64_t *addresses) const;

private:
  enum class Kind : uint8_t { Constant, Address, Apply, Error };
  Kind kind = Kind::Constant;
  Operator op = Operator::Add;
  int64_t value = 0; // or the number of the buffer
  std::vector<BoundExpr> operands;
  std::string reason; // of an error
};

/// An integer expression over the sizes of the arguments. In JSON: an integer, the
/// name of a size, or a prefix list such as ["ceildiv", "M", 128]. Comparisons and
/// logic give 0 or 1. docs/Manifest.md lists the operators.
class Expr {
public:
  enum class Kind { Constant, Dim, Apply };

  Expr(int64_t value = 0) : kind(Kind::Constant), value(value) {}
  static Expr dim(std::string name);
  /// Applies an operator; folds when all operands are constant and on neutral elements.
  static Expr apply(const std::string &op, std::vector<Expr> operands);
  /// The device address of a buffer.
  static Expr address(std::string buffer);

  bool isConstant() const { return kind == Kind::Constant; }
  int64_t getConstant() const { return value; }
  /// True if it is seen that no sizes (which are not negative) make it negative.
  bool isNonNegative() const;
  /// Throws on an unbound size, a division by zero, or an overflow.
  int64_t evaluate(const Bindings &bindings) const;
  /// Puts numbers for sizes, and for each buffer's address what `address` gives. Throws as
  /// `evaluate` does.
  BoundExpr bind(const Bindings &bindings,
                 const std::function<BoundExpr(const std::string &)> &address) const;
  /// Adds the sizes that occur.
  void collectDims(std::set<std::string> &dims) const;
  /// Adds the buffers whose addresses occur.
  void collectBuffers(std::set<std::string> &buffers) const;

  nlohmann::ordered_json toJson() const;
  static Expr fromJson(const nlohmann::ordered_json &json);
  /// The JSON spelling.
  std::string toString() const;

  bool operator==(const Expr &other) const;
  bool operator!=(const Expr &other) const { return !(*this == other); }

private:
  static Expr fromJson(const nlohmann::ordered_json &json, int depth);

  Kind kind = Kind::Constant;
  Operator op = Operator::Add;
  int64_t value = 0;
  std::string name; // of the size
  std::vector<Expr> operands;
};

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_EXPR_H
