//===- Manifest.cpp - reading and writing manifest.json -------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Manifest.h"
#include "Json.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/Sha256.h"
#include "fuse/Runtime/TensorMap.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

namespace fuse::runtime {

using json = nlohmann::ordered_json;

/// The type of a tensor map that rounds f32 to tf32; no tensor's.
static const char *const tf32 = "tf32";

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

namespace {

template <typename Range> json exprs(const Range &range) {
  json list = json::array();
  for (const Expr &expr : range)
    list.push_back(expr.toJson());
  return list;
}

json toJson(const std::vector<Statement> &body);

json toJson(const Launch &launch) {
  json parameters = json::array();
  for (const Parameter &parameter : launch.parameters) {
    json entry;
    if (parameter.isPointer()) {
      entry["buffer"] = parameter.buffer;
      if (parameter.offset != Expr(0))
        entry["offset"] = parameter.offset.toJson();
      entry["alignment"] = parameter.alignment;
      if (const auto &map = parameter.map)
        entry["tensor_map"] = {{"type", map->roundsToTf32 ? tf32 : toString(map->type)},
                               {"sizes", exprs(map->sizes)},
                               {"strides", exprs(map->strides)},
                               {"box", exprs(map->box)},
                               {"swizzle", map->swizzle},
                               {"l2_promotion", map->l2Promotion}};
    } else {
      entry["i64"] = parameter.value.toJson();
    }
    parameters.push_back(entry);
  }
  json entry;
  entry["kernel"] = launch.kernel;
  entry["object"] = launch.object;
  entry["grid"] = exprs(launch.grid);
  entry["block"] = exprs(launch.block);
  entry["cluster"] = launch.cluster;
  entry["dynamic_shared_memory"] = launch.dynamicSharedMemory.toJson();
  if (launch.overlaps)
    entry["overlaps"] = true;
  entry["parameters"] = parameters;
  if (launch.flops != Expr(0))
    entry["flops"] = launch.flops.toJson();
  if (launch.bytes != Expr(0))
    entry["bytes"] = launch.bytes.toJson();
  return entry;
}

json toJson(const Place &place) {
  json entry;
  entry["buffer"] = place.buffer;
  if (place.offset != Expr(0))
    entry["offset"] = place.offset.toJson();
  return entry;
}

json toJson(const Statement &statement) {
  if (statement.kind == Statement::Kind::Launch)
    return {{"launch", toJson(statement.launch)}};
  if (statement.kind == Statement::Kind::Copy)
    return {{"copy",
             {{"from", toJson(statement.copy.from)},
              {"to", toJson(statement.copy.to)},
              {"bytes", statement.copy.bytes.toJson()}}}};
  json entry;
  entry["if"] = statement.condition.toJson();
  entry["then"] = toJson(statement.thenBody);
  if (!statement.elseBody.empty())
    entry["else"] = toJson(statement.elseBody);
  return entry;
}

json toJson(const std::vector<Statement> &body) {
  json list = json::array();
  for (const Statement &statement : body)
    list.push_back(toJson(statement));
  return list;
}

json toJson(const Function &function) {
  json entry;
  entry["name"] = function.name;
  entry["dims"] = function.dims;
  entry["arguments"] = json::array();
  for (const Argument &argument : function.arguments)
    entry["arguments"].push_back({{"name", argument.name},
                                  {"role", argument.role == Role::Input ? "input" : "output"},
                                  {"type", toString(argument.type)},
                                  {"shape", exprs(argument.shape)},
                                  {"alignment", argument.alignment}});
  entry["workspace"] = json::array();
  for (const Workspace &workspace : function.workspace)
    entry["workspace"].push_back({{"name", workspace.name},
                                  {"bytes", workspace.bytes.toJson()},
                                  {"alignment", workspace.alignment}});
  entry["constants"] = json::array();
  for (const Constant &constant : function.constants)
    entry["constants"].push_back({{"name", constant.name},
                                  {"type", toString(constant.type)},
                                  {"shape", constant.shape},
                                  {"offset", constant.offset}});
  entry["requirements"] = json::array();
  for (const Requirement &requirement : function.requirements)
    entry["requirements"].push_back(
        {{"condition", requirement.condition.toJson()}, {"message", requirement.message}});
  entry["body"] = toJson(function.body);
  return entry;
}

/// Indented text in which what fits on a line stands on one.
void print(const json &value, size_t indent, std::string &text) {
  std::string flat = value.dump();
  const bool isList = value.is_array();
  if ((!isList && !value.is_object()) || indent + flat.size() <= 100) {
    text += flat;
    return;
  }
  text += isList ? "[" : "{";
  const char *separator = "";
  for (auto it = value.begin(); it != value.end(); ++it) {
    text += separator + std::string("\n") + std::string(indent + 2, ' ');
    if (!isList)
      text += json(it.key()).dump() + ": ";
    print(*it, indent + 2, text);
    separator = ",";
  }
  text += "\n" + std::string(indent, ' ') + (isList ? "]" : "}");
}

/// The hash of all fields but that which holds it, written without white space. Takes that field
/// out: a copy of the tree could not be let go of if there were no memory for all of it.
std::string takeHash(json &root) {
  root.erase("sha256");
  return sha256(root.dump());
}

} // namespace

FileRecord recordOf(const std::vector<std::string_view> &contents) {
  FileRecord record;
  Sha256 digest;
  for (const std::string_view piece : contents) {
    record.size += static_cast<int64_t>(piece.size());
    digest.update(piece);
  }
  record.sha256 = digest.finish();
  return record;
}

std::string Manifest::toJson() const {
  json root;
  root["schema"] = "fuse-bundle";
  root["version"] = manifestVersion;
  root["sha256"] = "";
  root["vendor"] = vendor;
  root["chip"] = chip;
  root["code_objects"] = json::array();
  for (const CodeObject &object : codeObjects) {
    json entry = {{"file", object.file}, {"format", object.format}};
    if (!object.text.empty())
      entry["text"] = object.text;
    root["code_objects"].push_back(entry);
  }
  if (!constants.empty())
    root["constants"] = constants;
  for (const GraphResource &resource : graphResources)
    root["graph_resources"].push_back(
        {{"name", resource.name}, {"offset", resource.offset}, {"bytes", resource.bytes}});
  json &records = root["files"] = json::object();
  for (const auto &[name, file] : files)
    addField(records, name, {{"size", file.size}, {"sha256", file.sha256}});
  if (host) {
    json ops = json::array();
    for (const HostOp &op : host.ops)
      ops.push_back(
          {{"function", op.function}, {"op", op.op}, {"at", op.at}, {"reason", op.reason}});
    root["host"] = {{"file", host.file}, {"entries", host.entries}, {"ops", ops}};
  }
  root["functions"] = json::array();
  for (const Function &function : functions)
    root["functions"].push_back(runtime::toJson(function));
  try {
    json unsealed = root;
    root["sha256"] = takeHash(unsealed);
    std::string text;
    print(root, 0, text);
    return text + "\n";
  } catch (const nlohmann::json::exception &error) {
    fail("a name cannot be written to a manifest: ", error.what());
  }
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {

const json &field(const json &object, const char *key) {
  if (!object.is_object())
    fail("expected an object with a field '", key, "', found ", object.type_name());
  auto it = object.find(key);
  if (it == object.end())
    fail("a field '", key, "' is missing");
  return *it;
}

std::string getString(const json &object, const char *key) {
  const json &value = field(object, key);
  if (!value.is_string())
    fail("the field '", key, "' is not a string");
  return value.get<std::string>();
}

std::string getOptionalString(const json &object, const char *key) {
  return object.is_object() && object.contains(key) ? getString(object, key) : std::string();
}

int64_t getInteger(const json &object, const char *key, int64_t least) {
  const json &value = field(object, key);
  if (!value.is_number_integer() || value.get<int64_t>() < least)
    fail("the field '", key, "' is not an integer of at least ", least);
  return value.get<int64_t>();
}

bool getTruth(const json &object, const char *key) {
  const json &value = field(object, key);
  if (!value.is_boolean())
    fail("the field '", key, "' is neither true nor false");
  return value.get<bool>();
}

const json &getList(const json &object, const char *key) {
  const json &value = field(object, key);
  if (!value.is_array())
    fail("the field '", key, "' is not a list");
  return value;
}

int64_t getAlignment(const json &object) {
  const int64_t alignment = getInteger(object, "alignment", 1);
  if (alignment & (alignment - 1))
    fail("an alignment of ", alignment, " is no power of two");
  return alignment;
}

/// File names stay inside the bundle.
bool isFileName(const std::string &name) {
  return !name.empty() && name.find('/') == std::string::npos &&
         name.find('\0') == std::string::npos && name != "." && name != ".." &&
         name != "manifest.json";
}

std::string getFileName(const json &object, const char *key) {
  std::string name = getString(object, key);
  if (!isFileName(name))
    fail("the field '", key, "' is not the name of a file in the bundle: '", name, "'");
  return name;
}

std::string getHash(const json &object) {
  std::string hash = getString(object, "sha256");
  if (hash.size() != 64 || hash.find_first_not_of("0123456789abcdef") != std::string::npos)
    fail("the field 'sha256' does not hold 64 lower-case hexadecimal digits");
  return hash;
}

std::map<std::string, FileRecord> getFiles(const json &root) {
  std::map<std::string, FileRecord> files;
  const json &entries = field(root, "files");
  if (!entries.is_object())
    fail("the field 'files' is not an object");
  for (const auto &[name, entry] : entries.items()) {
    if (!isFileName(name))
      fail("the field 'files' holds what is not the name of a file in the bundle: '", name, "'");
    files[name] = {getInteger(entry, "size", 0), getHash(entry)};
  }
  return files;
}

class FunctionReader {
public:
  FunctionReader(const Manifest &manifest) : manifest(manifest) {}

  Function read(const json &entry) {
    function.name = getString(entry, "name");
    for (const json &dim : getList(entry, "dims")) {
      if (!dim.is_string())
        fail("the field 'dims' holds something that is not a string");
      function.dims.push_back(dim.get<std::string>());
      if (!dims.insert(function.dims.back()).second)
        fail("the size '", function.dims.back(), "' is declared twice");
    }
    for (const json &item : getList(entry, "arguments")) {
      Argument argument;
      argument.name = newBuffer(item);
      const std::string role = getString(item, "role");
      if (role != "input" && role != "output")
        fail("the argument '", argument.name, "' has the unknown role '", role, "'");
      argument.role = role == "input" ? Role::Input : Role::Output;
      argument.type = parseElementType(getString(item, "type"));
      for (const json &extent : getList(item, "shape"))
        argument.shape.push_back(expr(extent));
      argument.alignment = getAlignment(item);
      function.arguments.push_back(std::move(argument));
    }
    for (const json &item : getList(entry, "workspace"))
      function.workspace.push_back(
          {newBuffer(item), expr(field(item, "bytes")), getAlignment(item)});
    for (const json &item : getList(entry, "constants")) {
      Constant constant;
      constant.name = newBuffer(item);
      constant.type = parseElementType(getString(item, "type"));
      for (const json &extent : getList(item, "shape")) {
        if (!extent.is_number_integer())
          fail("the shape of the constant '", constant.name, "' is not static");
        constant.shape.push_back(extent.get<int64_t>());
      }
      countBytes(constant.type, constant.shape);
      constant.offset = getInteger(item, "offset", 0);
      function.constants.push_back(std::move(constant));
    }
    for (const json &item : getList(entry, "requirements"))
      function.requirements.push_back({expr(field(item, "condition")), getString(item, "message")});
    function.body = readBody(getList(entry, "body"), 0);
    return std::move(function);
  }

private:
  std::string newBuffer(const json &item) {
    std::string name = getString(item, "name");
    if (name.empty() || !buffers.insert(name).second)
      fail("the name '", name, "' of a buffer is empty or used twice");
    return name;
  }

  /// Addresses are known after all else: only conditions of guards may ask for them.
  Expr expr(const json &item, bool isGuard = false) {
    Expr result = Expr::fromJson(item);
    std::set<std::string> used;
    result.collectDims(used);
    for (const std::string &name : used)
      if (!dims.count(name))
        fail("the size '", name, "' is not declared in 'dims'");
    used.clear();
    result.collectBuffers(used);
    if (!used.empty() && !isGuard)
      fail("only the condition of an 'if' may ask for an address: ", item.dump());
    for (const std::string &name : used)
      if (!buffers.count(name))
        fail("an expression asks for the address of the unknown buffer '", name, "'");
    return result;
  }

  std::array<Expr, 3> getExtents(const json &object, const char *key) {
    const json &list = getList(object, key);
    if (list.size() != 3)
      fail("the field '", key, "' does not have three entries");
    return {expr(list[0]), expr(list[1]), expr(list[2])};
  }

  std::vector<Statement> readBody(const json &list, int depth) {
    if (!list.is_array())
      fail("a body is not a list");
    if (depth > 200)
      fail("guards are nested too deeply");
    std::vector<Statement> body;
    for (const json &item : list) {
      Statement statement;
      if (item.is_object() && item.contains("launch")) {
        statement.launch = readLaunch(item["launch"]);
      } else if (item.is_object() && item.contains("copy")) {
        statement.kind = Statement::Kind::Copy;
        statement.copy = readCopy(item["copy"]);
      } else {
        statement.kind = Statement::Kind::If;
        statement.condition = expr(field(item, "if"), /*isGuard=*/true);
        statement.thenBody = readBody(field(item, "then"), depth + 1);
        if (item.contains("else"))
          statement.elseBody = readBody(item["else"], depth + 1);
      }
      body.push_back(std::move(statement));
    }
    return body;
  }

  TensorMapRecipe getTensorMap(const json &item) {
    TensorMapRecipe map;
    const std::string type = getString(item, "type");
    map.roundsToTf32 = type == tf32;
    map.type = map.roundsToTf32 ? ElementType::f32 : parseElementType(type);
    for (const json &size : getList(item, "sizes"))
      map.sizes.push_back(expr(size));
    for (const json &stride : getList(item, "strides"))
      map.strides.push_back(expr(stride));
    for (const json &extent : getList(item, "box")) {
      map.box.push_back(expr(extent));
      if (map.box.back().isConstant() &&
          (map.box.back().getConstant() < 1 || map.box.back().getConstant() > 256))
        fail("the box of a tensor map does not hold integers from 1 to 256");
    }
    if (map.sizes.empty() || map.sizes.size() > 5 || map.strides.size() + 1 != map.sizes.size() ||
        map.box.size() != map.sizes.size())
      fail("a tensor map has 1 to 5 dimensions: as many sizes and extents of the box, one stride "
           "less");
    map.swizzle = getInteger(item, "swizzle", 0);
    map.l2Promotion = getInteger(item, "l2_promotion", 0);
    if (map.swizzle > 128 || map.l2Promotion > 256)
      fail("a tensor map has a swizzle of ", map.swizzle, " bytes and an L2 promotion of ",
           map.l2Promotion, "; at most 128 and 256 are possible");
    checkConstants(map);
    return map;
  }

  /// What does not depend on sizes is looked at here already. An extent of 0 launches nothing.
  static void checkConstants(const TensorMapRecipe &recipe) {
    TensorMap map;
    map.type = recipe.type;
    map.rank = static_cast<uint32_t>(recipe.sizes.size());
    const auto known = [](const Expr &expr, int64_t otherwise) {
      const bool isKnown = expr.isConstant() && expr.getConstant() != 0;
      return static_cast<uint64_t>(isKnown ? expr.getConstant() : otherwise);
    };
    for (size_t d = 0; d < recipe.sizes.size(); ++d) {
      map.sizes[d] = known(recipe.sizes[d], 1);
      map.box[d] = static_cast<uint32_t>(known(recipe.box[d], 8));
      if (d)
        map.strides[d - 1] = known(recipe.strides[d - 1], 16);
    }
    map.swizzle = static_cast<uint32_t>(recipe.swizzle);
    map.l2Promotion = static_cast<uint32_t>(recipe.l2Promotion);
    map.roundsToTf32 = recipe.roundsToTf32;
    checkTensorMap(map, std::numeric_limits<uint64_t>::max());
  }

  Place readPlace(const json &item) {
    Place place;
    place.buffer = getString(item, "buffer");
    if (!buffers.count(place.buffer))
      fail("a copy names the unknown buffer '", place.buffer, "'");
    if (item.contains("offset"))
      place.offset = expr(item["offset"]);
    return place;
  }

  Copy readCopy(const json &item) {
    Copy copy{readPlace(field(item, "from")), readPlace(field(item, "to")),
              expr(field(item, "bytes"))};
    const auto isTarget = [&](const auto &buffer) { return buffer.name == copy.to.buffer; };
    for (const Argument &argument : function.arguments)
      if (isTarget(argument) && argument.role == Role::Input)
        fail("a copy writes to the input '", argument.name, "'");
    if (std::any_of(function.constants.begin(), function.constants.end(), isTarget))
      fail("a copy writes to the constant '", copy.to.buffer, "'");
    return copy;
  }

  Launch readLaunch(const json &item) {
    Launch launch;
    launch.kernel = getString(item, "kernel");
    launch.object = getInteger(item, "object", 0);
    if (launch.object >= static_cast<int64_t>(manifest.codeObjects.size()))
      fail("the launch of '", launch.kernel, "' names code object ", launch.object, " of ",
           manifest.codeObjects.size());
    launch.grid = getExtents(item, "grid");
    launch.block = getExtents(item, "block");
    const json &cluster = getList(item, "cluster");
    if (cluster.size() != 3)
      fail("the field 'cluster' does not have three entries");
    for (size_t i = 0; i < 3; ++i) {
      // Each vendor's own limit, Plan.cpp knows.
      if (!cluster[i].is_number_integer() || cluster[i].get<int64_t>() < 1 ||
          cluster[i].get<int64_t>() > 1024)
        fail("the field 'cluster' does not hold integers from 1 to 1024");
      launch.cluster[i] = cluster[i].get<int64_t>();
    }
    launch.dynamicSharedMemory = expr(field(item, "dynamic_shared_memory"));
    if (item.contains("overlaps"))
      launch.overlaps = getTruth(item, "overlaps");
    for (const json &entry : getList(item, "parameters")) {
      Parameter parameter;
      if (entry.is_object() && entry.contains("buffer")) {
        parameter.buffer = getString(entry, "buffer");
        if (!buffers.count(parameter.buffer))
          fail("the launch of '", launch.kernel, "' names the unknown buffer '", parameter.buffer,
               "'");
        if (entry.contains("offset"))
          parameter.offset = expr(entry["offset"]);
        parameter.alignment = getAlignment(entry);
        if (entry.contains("tensor_map"))
          parameter.map = getTensorMap(entry["tensor_map"]);
      } else {
        parameter.value = expr(field(entry, "i64"));
      }
      launch.parameters.push_back(std::move(parameter));
    }
    if (item.contains("flops"))
      launch.flops = expr(item["flops"]);
    if (item.contains("bytes"))
      launch.bytes = expr(item["bytes"]);
    return launch;
  }

  const Manifest &manifest;
  Function function;
  std::set<std::string> buffers, dims;
};

} // namespace

Manifest Manifest::fromJson(const std::string &text, const std::string &path) {
  try {
    JsonTree tree = parseJson(text);
    json &root = tree.root;
    if (getString(root, "schema") != "fuse-bundle")
      fail("the schema is not 'fuse-bundle'");
    const int64_t version = getInteger(root, "version", 0);
    if (version != manifestVersion)
      fail("manifest version ", version, "; this runtime reads version ", manifestVersion,
           " (compile the graph again)");
    if (const std::string stated = getHash(root); stated != takeHash(root))
      fail("its contents do not have the hash that it states: it is damaged, or was edited "
           "(scripts/seal-bundle.py states the hashes anew)");
    Manifest manifest;
    manifest.vendor = getString(root, "vendor");
    if (manifest.vendor != "nvidia" && manifest.vendor != "amd")
      fail("unknown vendor '", manifest.vendor, "'");
    manifest.chip = getString(root, "chip");
    std::set<std::string> codeFiles;
    for (const json &item : getList(root, "code_objects")) {
      CodeObject object{getFileName(item, "file"), getString(item, "format"), ""};
      if (item.contains("text"))
        object.text = getFileName(item, "text");
      if (object.format != "cubin" && object.format != "hsaco" && object.format != "ptx" &&
          object.format != "isa")
        fail("unknown code object format '", object.format, "'");
      // Each is read once.
      for (const std::string &file : {object.file, object.text})
        if (!file.empty() && !codeFiles.insert(file).second)
          fail("two code objects name the file '", file, "', or one names it twice");
      manifest.codeObjects.push_back(std::move(object));
    }
    if (!getOptionalString(root, "constants").empty())
      manifest.constants = getFileName(root, "constants");
    if (root.contains("graph_resources"))
      for (const json &item : getList(root, "graph_resources"))
        manifest.graphResources.push_back(
            {getString(item, "name"), getInteger(item, "offset", 0), getInteger(item, "bytes", 0)});
    manifest.files = getFiles(root);
    const auto needRecord = [&](const std::string &file) {
      if (!file.empty() && !manifest.files.count(file))
        fail("the field 'files' does not describe '", file, "'");
    };
    needRecord(manifest.constants);
    for (const CodeObject &object : manifest.codeObjects) {
      needRecord(object.file);
      needRecord(object.text);
    }
    if (root.contains("host")) {
      const json &host = field(root, "host");
      manifest.host.file = getFileName(host, "file");
      needRecord(manifest.host.file);
      for (const json &entry : getList(host, "entries")) {
        if (!entry.is_string())
          fail("the field 'entries' holds what is not the name of a function");
        manifest.host.entries.push_back(entry.get<std::string>());
      }
      for (const json &op : getList(host, "ops"))
        manifest.host.ops.push_back({getString(op, "function"), getString(op, "op"),
                                     getString(op, "at"), getString(op, "reason")});
    }
    for (const json &item : getList(root, "functions"))
      manifest.functions.push_back(FunctionReader(manifest).read(item));
    std::set<std::string> names;
    for (const Function &function : manifest.functions)
      if (!names.insert(function.name).second)
        fail("there are two functions '", function.name, "'");
    return manifest;
  } catch (const Error &error) {
    fail(path, ": ", error.what());
  } catch (const nlohmann::json::exception &error) {
    fail(path, ": ", error.what());
  }
}

size_t Function::numInputs() const {
  return std::count_if(arguments.begin(), arguments.end(),
                       [](const Argument &a) { return a.role == Role::Input; });
}

void Manifest::checkIsWhole(const std::string &name) const {
  const auto &entries = host.entries;
  if (!host || (name.empty() ? entries.empty()
                             : std::find(entries.begin(), entries.end(), name) == entries.end()))
    return;
  constexpr size_t most = 16;
  std::string text;
  for (size_t i = 0; i < host.ops.size() && i < most; ++i)
    text += "\n  " + host.ops[i].at + ": '" + host.ops[i].op + "' " + host.ops[i].reason;
  if (host.ops.size() > most)
    text += "\n  and " + std::to_string(host.ops.size() - most) + " more";
  std::string names;
  for (const Function &function : functions)
    names += (names.empty() ? "" : ", ") + function.name;
  fail("function '", name.empty() ? entries.front() : name,
       "' is not in the bundle as a whole: ", host.file, " leaves to the host ", host.ops.size(),
       host.ops.size() == 1 ? " op" : " ops", text,
       "\nThe parts that are compiled can be run with --function: ", names);
}

const Function &Manifest::getFunction(const std::string &name) const {
  if (functions.empty())
    fail("the bundle has no function");
  if (name.empty()) {
    if (functions.size() == 1)
      return functions.front();
    std::string names;
    for (const Function &function : functions)
      names += (names.empty() ? "" : ", ") + function.name;
    fail("there are several functions; pick one with --function: ", names);
  }
  std::string names;
  for (const Function &function : functions) {
    if (function.name == name)
      return function;
    names += (names.empty() ? "" : ", ") + function.name;
  }
  fail("there is no function '", name, "'; there is: ", names);
}

} // namespace fuse::runtime
