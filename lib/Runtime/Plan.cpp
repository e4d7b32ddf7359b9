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

void checkNumInputs(const Function &function, size_t number) {
  if (number != function.numInputs())
    fail("function '", function.name, "' takes ", function.numInputs(), " inputs, ", number,
         " given");
}

void checkRank(const Argument &input, size_t position, size_t rank) {
  if (rank != input.shape.size())
    fail("input ", position, " ('", input.name, "') has rank ", rank, ", rank ", input.shape.size(),
         " is expected");
}

Bindings bindShapes(const Function &function, const std::vector<std::vector<int64_t>> &inputs) {
  checkNumInputs(function, inputs.size());
  Bindings bindings;
  size_t position = 0;
  for (const Argument &argument : function.arguments) {
    if (argument.role != Role::Input)
      continue;
    const std::vector<int64_t> &shape = inputs[position];
    checkRank(argument, position, shape.size());
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
  for (const std::string &dim : function.dims)
    if (!bindings.dims.count(dim))
      fail("function '", function.name, "': no extent of an input is the size '", dim, "'");
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

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static int64_t bytesOf(const Workspace &workspace, const Bindings &bindings) {
  const int64_t bytes = workspace.bytes.evaluate(bindings);
  if (bytes < 0)
    fail("the workspace '", workspace.name, "' would get a negative size");
  return bytes;
}

int64_t memoryOf(const Function &function, const Bindings &bindings) {
  int64_t total = 0;
  const auto add = [&](const std::string &name, int64_t bytes) {
    // No GPU has addresses of more than 48 bits with a sign.
    if (__builtin_add_overflow(total, bytes, &total) || total > int64_t(1) << 47)
      fail("function '", function.name, "': with '", name, "' of ", bytes,
           " bytes, more memory is asked for than any GPU addresses");
  };
  for (const Argument &argument : function.arguments)
    add(argument.name, countBytes(argument.type, shapeOf(argument, bindings)));
  for (const Workspace &workspace : function.workspace)
    add(workspace.name, bytesOf(workspace, bindings));
  return total;
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

LaunchLimits limitsOf(const Manifest &manifest) {
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  constexpr int64_t kibibyte = 1024;
  const std::string &chip = manifest.chip;
  if (manifest.vendor == "amd")
    // HIP counts the threads of a grid in 32 bits, as the dispatch packet does.
    return {{most, 65535, 65535},
            {1024, 1024, 1024},
            1024,
            int64_t(UINT32_MAX),
            1,
            (chip == "gfx950" ? 160 : 64) * kibibyte,
            false,
            false};
  // CUDA programming guide, "Compute Capabilities".
  const int64_t number = std::strtol(chip.size() > 3 ? chip.c_str() + 3 : "", nullptr, 10);
  const int64_t shared = number == 86 || number == 89 || number >= 120 ? 99
                         : number == 80 || number == 87                ? 163
                         : number >= 90                                ? 227
                                                                       : 64;
  return {
      {most, 65535, 65535}, {1024, 1024, 64},  1024,         std::numeric_limits<int64_t>::max(),
      number >= 90 ? 8 : 1, shared * kibibyte, number >= 90, number >= 90};
}

namespace {

class Planner {
public:
  Planner(const Function &function, const Bindings &bindings, const LaunchLimits &limits)
      : bindings(bindings), limits(limits) {
    memoryOf(function, bindings);
    for (const Argument &argument : function.arguments)
      add(argument.name, countBytes(argument.type, shapeOf(argument, bindings)));
    for (const Workspace &workspace : function.workspace)
      add(workspace.name, bytesOf(workspace, bindings));
    for (const Constant &constant : function.constants)
      add(constant.name, countBytes(constant.type, constant.shape));
  }

  /// Where addresses count as fully aligned, or are those of the bindings.
  void plan(const std::vector<Statement> &body) {
    for (const Statement &statement : body) {
      if (statement.kind == Statement::Kind::If)
        plan(statement.condition.evaluate(bindings) ? statement.thenBody : statement.elseBody);
      else if (std::optional<PlannedStep> step = planStep(statement))
        steps.push_back(std::move(*step));
    }
  }

  /// Where addresses are open.
  void planSteps(const std::vector<Statement> &body,
                 const std::map<std::string, DeviceAddress> &constants) {
    for (const Statement &statement : body) {
      if (statement.kind == Statement::Kind::If)
        addGuard(statement, constants);
      else
        addStep(statement);
    }
  }

  std::vector<PlannedStep> steps;

private:
  void addGuard(const Statement &statement, const std::map<std::string, DeviceAddress> &constants) {
    const auto address = [&](const std::string &buffer) {
      const auto constant = constants.find(buffer);
      return constant == constants.end() ? BoundExpr::address(buffers.at(buffer).number)
                                         : BoundExpr(static_cast<int64_t>(constant->second));
    };
    BoundExpr condition;
    try {
      condition = statement.condition.bind(bindings, address);
    } catch (const Error &error) {
      addError(error.what());
      return;
    }
    if (condition.isConstant()) {
      planSteps(condition.getConstant() ? statement.thenBody : statement.elseBody, constants);
      return;
    }
    ++openGuards;
    const size_t guard = addJump(std::move(condition));
    planSteps(statement.thenBody, constants);
    const size_t end = statement.elseBody.empty() ? steps.size() : addJump(0);
    steps[guard].target = steps.size();
    planSteps(statement.elseBody, constants);
    if (!statement.elseBody.empty())
      steps[end].target = steps.size();
    --openGuards;
  }

  size_t addJump(BoundExpr condition) {
    PlannedStep step;
    step.kind = PlannedStep::Kind::Jump;
    step.condition = std::move(condition);
    steps.push_back(std::move(step));
    return steps.size() - 1;
  }

  void addStep(const Statement &statement) {
    try {
      if (std::optional<PlannedStep> step = planStep(statement))
        steps.push_back(std::move(*step));
    } catch (const Error &error) {
      addError(error.what());
    }
  }

  /// At once where no guard is open.
  void addError(const std::string &message) {
    if (!openGuards)
      throw Error(message);
    PlannedStep step;
    step.kind = PlannedStep::Kind::Error;
    step.message = message;
    steps.push_back(std::move(step));
  }

  /// A launch or a copy; nothing where nothing is to be done.
  std::optional<PlannedStep> planStep(const Statement &statement) const {
    PlannedStep step;
    if (statement.kind == Statement::Kind::Copy) {
      const Copy &copy = statement.copy;
      step.kind = PlannedStep::Kind::Copy;
      try {
        step.copy = plan(copy);
      } catch (const Error &error) {
        fail("copy from '", copy.from.buffer, "' to '", copy.to.buffer, "': ", error.what());
      }
      return step.copy.bytes ? std::optional(std::move(step)) : std::nullopt;
    }
    try {
      std::optional<PlannedLaunch> planned = plan(statement.launch);
      if (!planned)
        return std::nullopt;
      step.launch = std::move(*planned);
    } catch (const Error &error) {
      fail("kernel '", statement.launch.kernel, "': ", error.what());
    }
    return step;
  }

  struct Buffer {
    size_t number; ///< see PlannedParameter
    int64_t bytes;
  };
  void add(const std::string &name, int64_t bytes) {
    buffers.insert({name, {buffers.size(), bytes}});
  }

  uint32_t narrow(const Expr &expr, const char *what, int64_t most) const {
    const int64_t value = expr.evaluate(bindings);
    if (value < 0 || value > most)
      fail("the ", what, " of ", value, " is out of range (0 to ", most, ")");
    return static_cast<uint32_t>(value);
  }

  /// Nothing where the grid is empty.
  std::optional<PlannedLaunch> plan(const Launch &launch) const {
    PlannedLaunch planned;
    planned.launch = &launch;
    for (size_t i = 0; i < 3; ++i) {
      planned.grid[i] = narrow(launch.grid[i], "grid extent", limits.grid[i]);
      planned.block[i] = narrow(launch.block[i], "block extent", limits.block[i]);
    }
    planCluster(launch, planned);
    for (size_t i = 0; i < 3; ++i)
      if (planned.grid[i] == 0 || planned.block[i] == 0)
        return std::nullopt;
    planBlock(launch, planned);
    if (launch.overlaps && !limits.hasOverlaps)
      fail("it is to overlap with the launch ahead of it, which launches of this chip do not");
    planned.overlaps = launch.overlaps;
    for (const Parameter &parameter : launch.parameters)
      planned.parameters.push_back(plan(parameter));
    planned.flops = static_cast<double>(launch.flops.evaluate(bindings));
    planned.bytes = static_cast<double>(launch.bytes.evaluate(bindings));
    return planned;
  }

  void planCluster(const Launch &launch, PlannedLaunch &planned) const {
    int64_t blocks = 1; // three factors of at most 1024
    for (const int64_t extent : launch.cluster)
      blocks *= extent;
    if (blocks > 1 && limits.clusterBlocks == 1)
      fail("this chip has no clusters of blocks");
    if (blocks > limits.clusterBlocks)
      fail("a cluster of ", blocks, " blocks; ", limits.clusterBlocks, " are possible");
    for (size_t i = 0; i < 3; ++i) {
      planned.cluster[i] = static_cast<uint32_t>(launch.cluster[i]);
      if (planned.grid[i] % planned.cluster[i] != 0)
        fail("a grid of ", planned.grid[i], " blocks is not a multiple of its cluster of ",
             planned.cluster[i]);
    }
    if (launch.interface && launch.interface->requiredCluster[0] &&
        launch.interface->requiredCluster != planned.cluster)
      fail("its code is compiled for other clusters");
  }

  void planBlock(const Launch &launch, PlannedLaunch &planned) const {
    int64_t threads = 1;
    for (size_t i = 0; i < 3; ++i) {
      threads *= planned.block[i];
      const int64_t all = int64_t(planned.grid[i]) * planned.block[i];
      if (all > limits.gridTimesBlock)
        fail("a grid of ", planned.grid[i], " blocks of ", planned.block[i],
             " threads; HIP launches at most ", limits.gridTimesBlock, " threads in a dimension");
    }
    if (threads > limits.threads)
      fail("a block of ", threads, " threads; ", limits.threads, " are possible");
    if (launch.interface)
      checkBlock(*launch.interface, {planned.block[0], planned.block[1], planned.block[2]});
    const int64_t fixed = launch.interface ? launch.interface->staticShared : 0;
    planned.dynamicSharedMemory =
        narrow(launch.dynamicSharedMemory, "dynamic shared memory", limits.shared);
    if (fixed + planned.dynamicSharedMemory > limits.shared)
      fail(fixed, " bytes of static and ", planned.dynamicSharedMemory,
           " bytes of dynamic shared memory; a block has at most ", limits.shared);
  }

  PlannedParameter plan(const Parameter &parameter) const {
    PlannedParameter planned;
    planned.buffer = parameter.buffer;
    planned.alignment = parameter.alignment;
    if (!parameter.isPointer()) {
      planned.value = parameter.value.evaluate(bindings);
      return planned;
    }
    planned.value = parameter.offset.evaluate(bindings);
    const auto &[number, size] = buffers.at(parameter.buffer);
    planned.number = number;
    if (planned.value < 0 || planned.value > size)
      fail("an offset of ", planned.value, " bytes lies outside '", parameter.buffer, "' of ", size,
           " bytes");
    if (parameter.map) {
      if (!limits.hasTensorMaps)
        fail("this chip has no tensor memory accelerator");
      planned.map = plan(*parameter.map);
      try {
        checkTensorMap(*planned.map, static_cast<uint64_t>(size - planned.value));
      } catch (const Error &error) {
        fail("'", parameter.buffer, "': ", error.what());
      }
    }
    return planned;
  }

  PlannedCopy plan(const Copy &copy) const {
    PlannedCopy planned;
    planned.copy = &copy;
    const int64_t bytes = copy.bytes.evaluate(bindings);
    if (bytes < 0)
      fail("a copy of ", bytes, " bytes");
    planned.bytes = static_cast<uint64_t>(bytes);
    for (auto [place, to] : {std::pair(&copy.from, &planned.from), {&copy.to, &planned.to}}) {
      const int64_t offset = place->offset.evaluate(bindings);
      const auto &[number, size] = buffers.at(place->buffer);
      if (offset < 0 || offset > size || bytes > size - offset)
        fail(bytes, " bytes at an offset of ", offset, " bytes lie outside '", place->buffer,
             "' of ", size, " bytes");
      *to = {number, static_cast<uint64_t>(offset)};
    }
    const uint64_t from = planned.from.offset, to = planned.to.offset;
    if (planned.from.number == planned.to.number &&
        std::max(from, to) - std::min(from, to) < planned.bytes)
      fail(bytes, " bytes from an offset of ", from, " to one of ", to, " bytes overlap");
    return planned;
  }

  TensorMap plan(const TensorMapRecipe &recipe) const {
    TensorMap map;
    map.type = recipe.type;
    map.rank = static_cast<uint32_t>(recipe.sizes.size());
    for (size_t d = 0; d < recipe.sizes.size(); ++d) {
      map.sizes[d] = static_cast<uint64_t>(recipe.sizes[d].evaluate(bindings));
      const int64_t extent = recipe.box[d].evaluate(bindings);
      if (extent < 1 || extent > 256)
        fail("a tensor map whose box is ", extent, " in dimension ", d, ": 1 to 256 is possible");
      map.box[d] = static_cast<uint32_t>(extent);
      if (d)
        map.strides[d - 1] = static_cast<uint64_t>(recipe.strides[d - 1].evaluate(bindings));
    }
    map.swizzle = static_cast<uint32_t>(recipe.swizzle);
    map.l2Promotion = static_cast<uint32_t>(recipe.l2Promotion);
    map.roundsToTf32 = recipe.roundsToTf32;
    return map;
  }

  const Bindings &bindings;
  const LaunchLimits &limits;
  std::map<std::string, Buffer> buffers;
  int openGuards = 0;
};

} // namespace

std::vector<PlannedStep> planSteps(const Function &function, const Bindings &bindings,
                                   const LaunchLimits &limits,
                                   const std::map<std::string, DeviceAddress> &constants) {
  Bindings open = bindings;
  open.addressOf = [](const std::string &) -> uint64_t {
    fail("what is launched depends on an address beyond its guards, and cannot be prepared");
  };
  Planner planner(function, open, limits);
  planner.planSteps(function.body, constants);
  return std::move(planner.steps);
}

std::vector<PlannedStep> planCall(const Function &function, const Bindings &bindings,
                                  const LaunchLimits &limits) {
  Planner planner(function, bindings, limits);
  planner.plan(function.body);
  return std::move(planner.steps);
}

} // namespace fuse::runtime
