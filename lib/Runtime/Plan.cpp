//===- Plan.cpp - a function at given sizes -------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Plan.h"
#include "fuse/Runtime/Error.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace fuse::runtime {

static void checkRequirements(const Function &function, const Bindings &bindings) {
  for (const Requirement &requirement : function.requirements)
    if (!requirement.condition.evaluate(bindings))
      fail("function '", function.name, "': ", requirement.message);
}

Bindings bindShapes(const Function &function, const std::vector<std::vector<int64_t>> &inputs) {
  if (inputs.size() != function.numInputs())
    fail("function '", function.name, "' takes ", function.numInputs(), " inputs, ", inputs.size(),
         " given");
  Bindings bindings;
  size_t position = 0;
  for (const Argument &argument : function.arguments) {
    if (argument.role != Role::Input)
      continue;
    const std::vector<int64_t> &shape = inputs[position];
    if (shape.size() != argument.shape.size())
      fail("input ", position, " ('", argument.name, "') has rank ", shape.size(), ", rank ",
           argument.shape.size(), " is expected");
    for (size_t d = 0; d < shape.size(); ++d) {
      const Expr &extent = argument.shape[d];
      std::set<std::string> dims;
      extent.collectDims(dims);
      if (dims.size() == 1 && extent == Expr::dim(*dims.begin()) &&
          bindings.dims.emplace(*dims.begin(), shape[d]).second)
        continue;
      const int64_t expected = extent.evaluate(bindings);
      if (expected != shape[d])
        fail("input ", position, " ('", argument.name, "') has the shape ", toString(shape),
             ": dimension ", d, " is ", shape[d], ", ", expected, " is expected",
             extent.isConstant() ? std::string() : " (size " + extent.toString() + ")");
    }
    ++position;
  }
  checkRequirements(function, bindings);
  return bindings;
}

Bindings bindNames(const Function &function,
                   const std::vector<std::pair<std::string, int64_t>> &sizes) {
  Bindings bindings;
  for (const auto &[name, value] : sizes) {
    auto it = std::find(function.dims.begin(), function.dims.end(), name);
    if (it == function.dims.end() && name.size() > 1 && name[0] == 'd' &&
        name.find_first_not_of("0123456789", 1) == std::string::npos) {
      const size_t position = std::strtoul(name.c_str() + 1, nullptr, 10);
      if (position < function.dims.size())
        it = function.dims.begin() + static_cast<std::ptrdiff_t>(position);
    }
    if (it == function.dims.end()) {
      std::string names;
      for (const std::string &dim : function.dims)
        names += (names.empty() ? "" : ", ") + dim;
      fail("function '", function.name, "' has no size '", name,
           "'; it has: ", names.empty() ? "none" : names);
    }
    bindings.dims[*it] = value;
  }
  for (const std::string &dim : function.dims)
    if (!bindings.dims.count(dim))
      fail("the size '", dim, "' of function '", function.name,
           "' is not known: give inputs, or --dims=", dim, "=...");
  checkRequirements(function, bindings);
  return bindings;
}

std::vector<int64_t> shapeOf(const Argument &argument, const Bindings &bindings) {
  std::vector<int64_t> shape;
  for (const Expr &extent : argument.shape) {
    shape.push_back(extent.evaluate(bindings));
    if (shape.back() < 0)
      fail("argument '", argument.name, "' would get a negative extent");
  }
  return shape;
}

namespace {

uint32_t narrow(const Expr &expr, const Bindings &bindings, const std::string &kernel,
                const char *what, int64_t most) {
  const int64_t value = expr.evaluate(bindings);
  if (value < 0 || value > most)
    fail("kernel '", kernel, "': the ", what, " of ", value, " is out of range (0 to ", most, ")");
  return static_cast<uint32_t>(value);
}

TensorMap plan(const TensorMapRecipe &recipe, const Bindings &bindings) {
  TensorMap map;
  map.type = recipe.type;
  map.rank = static_cast<uint32_t>(recipe.sizes.size());
  for (size_t d = 0; d < recipe.sizes.size(); ++d) {
    map.sizes[d] = static_cast<uint64_t>(recipe.sizes[d].evaluate(bindings));
    map.box[d] = static_cast<uint32_t>(recipe.box[d]);
    if (d)
      map.strides[d - 1] = static_cast<uint64_t>(recipe.strides[d - 1].evaluate(bindings));
  }
  map.swizzle = static_cast<uint32_t>(recipe.swizzle);
  map.l2Promotion = static_cast<uint32_t>(recipe.l2Promotion);
  map.roundsToTf32 = recipe.roundsToTf32;
  return map;
}

void plan(const std::vector<Statement> &body, const Bindings &bindings,
          std::vector<PlannedLaunch> &launches) {
  for (const Statement &statement : body) {
    if (statement.kind == Statement::Kind::If) {
      plan(statement.condition.evaluate(bindings) ? statement.thenBody : statement.elseBody,
           bindings, launches);
      continue;
    }
    const Launch &launch = statement.launch;
    PlannedLaunch planned;
    planned.launch = &launch;
    bool isEmpty = false;
    for (size_t i = 0; i < 3; ++i) {
      const int64_t most = i == 0 ? std::numeric_limits<int32_t>::max() : 65535;
      planned.grid[i] = narrow(launch.grid[i], bindings, launch.kernel, "grid extent", most);
      planned.block[i] = narrow(launch.block[i], bindings, launch.kernel, "block extent", 1024);
      planned.cluster[i] = static_cast<uint32_t>(launch.cluster[i]);
      isEmpty |= planned.grid[i] == 0 || planned.block[i] == 0;
      if (planned.grid[i] % planned.cluster[i] != 0)
        fail("kernel '", launch.kernel, "': a grid of ", planned.grid[i],
             " blocks is not a multiple of its cluster of ", planned.cluster[i]);
    }
    if (isEmpty)
      continue;
    planned.dynamicSharedMemory = narrow(launch.dynamicSharedMemory, bindings, launch.kernel,
                                         "dynamic shared memory", 1 << 20);
    for (const Parameter &parameter : launch.parameters)
      planned.parameters.push_back(
          {parameter.buffer,
           (parameter.isPointer() ? parameter.offset : parameter.value).evaluate(bindings),
           parameter.alignment,
           parameter.map ? std::optional(plan(*parameter.map, bindings)) : std::nullopt});
    planned.flops = static_cast<double>(launch.flops.evaluate(bindings));
    planned.bytes = static_cast<double>(launch.bytes.evaluate(bindings));
    launches.push_back(std::move(planned));
  }
}

} // namespace

std::vector<PlannedLaunch> planLaunches(const Function &function, const Bindings &bindings) {
  std::vector<PlannedLaunch> launches;
  plan(function.body, bindings, launches);
  return launches;
}

} // namespace fuse::runtime
