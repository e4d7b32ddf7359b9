//===- Manifest.h - what a bundle holds -------------------------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler fills these structures and writes them, the runtime reads them
// back: the schema (docs/Manifest.md) is defined once, by Manifest.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_RUNTIME_MANIFEST_H
#define FUSE_RUNTIME_MANIFEST_H

#include "fuse/Runtime/CodeObject.h"
#include "fuse/Runtime/Expr.h"
#include "fuse/Runtime/File.h"
#include "fuse/Runtime/Tensor.h"
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuse::runtime {

/// Raised whenever an older reader would misread a newer file.
constexpr int64_t manifestVersion = 3;

/// One file of machine code.
struct CodeObject {
  std::string file;
  /// "cubin", "hsaco", or text: "ptx" (the CUDA driver can compile it), "isa".
  std::string format;
  /// The readable form (PTX, AMD assembly) beside it; may be empty.
  std::string text;
};

/// What a file of the bundle has to be.
struct FileRecord {
  int64_t size = 0;
  std::string sha256; // 64 lower-case hexadecimal digits
};
/// Of the pieces of a file, in order.
FileRecord recordOf(const std::vector<std::string_view> &contents);

/// Data of graph.mlir that stands in the file of constants: a `dense_resource`.
struct GraphResource {
  std::string name;
  int64_t offset = 0, bytes = 0;
};

enum class Role { Input, Output };

struct Argument {
  std::string name;
  Role role = Role::Input;
  ElementType type = ElementType::f32;
  /// Inputs introduce sizes by their name; results are computed from those.
  std::vector<Expr> shape;
  /// Base alignment in bytes that some launch relies on.
  int64_t alignment = 1;
};

/// Device memory that the caller provides for the time of a call.
struct Workspace {
  std::string name;
  Expr bytes;
  int64_t alignment = 256;
};

/// Data that travels with the bundle.
struct Constant {
  std::string name;
  ElementType type = ElementType::f32;
  std::vector<int64_t> shape;
  /// Place in the bundle's file of constants.
  int64_t offset = 0;
};

/// How a tensor map shows a buffer (see TensorMap in Driver.h): dimensions from the innermost
/// on.
struct TensorMapRecipe {
  ElementType type = ElementType::f16;
  std::vector<Expr> sizes;   // in elements
  std::vector<Expr> strides; // in bytes, of all dimensions but the innermost
  std::vector<Expr> box;     // in elements
  int64_t swizzle = 0, l2Promotion = 0;
  bool roundsToTf32 = false;
};

/// A kernel parameter: a pointer into a buffer (argument, workspace or constant), a
/// tensor map of it, or an i64.
struct Parameter {
  std::string buffer;
  Expr offset; // in bytes
  int64_t alignment = 1;
  std::optional<TensorMapRecipe> map;
  bool isPointer() const { return !buffer.empty(); }
  Expr value;
};

struct Launch {
  std::string kernel;
  int64_t object = 0;
  std::array<Expr, 3> grid, block;
  std::array<int64_t, 3> cluster = {1, 1, 1};
  Expr dynamicSharedMemory;
  /// It may start before the launch ahead of it in the call has ended: its kernel waits by itself.
  bool overlaps = false;
  std::vector<Parameter> parameters;
  /// Floating-point operations, and bytes that must move; 0 when unknown.
  Expr flops, bytes;
  /// What the kernel's code says of itself; null until the code is read, and for assembly text.
  std::shared_ptr<const KernelInterface> interface;
};

/// A place in a buffer (argument, workspace or constant).
struct Place {
  std::string buffer;
  Expr offset; // in bytes
};

/// Bytes that the driver copies on the device, without a kernel.
struct Copy {
  Place from, to;
  Expr bytes;
};

/// A launch, a copy, or statements under a guard.
struct Statement {
  enum class Kind { Launch, Copy, If } kind = Kind::Launch;
  Launch launch;
  Copy copy;
  Expr condition;
  std::vector<Statement> thenBody, elseBody;
};

/// Something the sizes must fulfil, and what to say if they do not.
struct Requirement {
  Expr condition;
  std::string message;
};

struct Function {
  std::string name;
  /// Names of the sizes, in order of first occurrence in the inputs.
  std::vector<std::string> dims;
  std::vector<Argument> arguments;
  std::vector<Workspace> workspace;
  std::vector<Constant> constants;
  std::vector<Requirement> requirements;
  std::vector<Statement> body;

  size_t numInputs() const;
};

/// An op of the graph that is not in the bundle's code: a function of the host's module holds it.
struct HostOp {
  std::string function, op;
  /// Where it stands in the graph, and why it is not compiled.
  std::string at, reason;
};

/// What of a graph is left to the host: functions that call those of the manifest, and ops.
struct HostModule {
  /// MLIR; empty if all is compiled.
  std::string file;
  /// Its public functions: the graph's own.
  std::vector<std::string> entries;
  std::vector<HostOp> ops;

  explicit operator bool() const { return !file.empty(); }
};

struct Manifest {
  std::string vendor; // "nvidia" or "amd"
  std::string chip;
  std::vector<CodeObject> codeObjects;
  /// File of constants; empty if there are none.
  std::string constants;
  /// What graph.mlir leaves to the file of constants.
  std::vector<GraphResource> graphResources;
  /// Every file of the bundle but the manifest, by its name.
  std::map<std::string, FileRecord> files;
  std::vector<Function> functions;
  HostModule host;

  /// Throws, with a list of what is missing, if `name` is a function of the graph that is not
  /// compiled as a whole, or empty where there is such a function.
  void checkIsWhole(const std::string &name) const;
  /// The named function, or the only one for an empty name.
  const Function &getFunction(const std::string &name) const;

  /// With the hash of the text itself.
  std::string toJson() const;
  /// Throws on malformed text, another version, another hash than the text states, or a dangling
  /// name; `path` is named in the message.
  static Manifest fromJson(const std::string &text, const std::string &path);
};

/// Throws unless a kernel may be launched with such a block.
void checkBlock(const KernelInterface &kernel, const std::array<int64_t, 3> &block);

/// Contents of a file of the bundle, if it is there.
using FileContents = std::function<std::optional<std::string_view>(const std::string &)>;
/// Throws unless the code is of the manifest's chip and its kernels take what the launches pass;
/// the message names `directory` and the file. Gives the launches their interfaces.
void checkCode(Manifest &manifest, const FileContents &contents, const std::string &directory);

/// Files of a bundle by their names, "manifest.json" among them.
using BundleFiles = std::map<std::string, std::string>;

/// A bundle on disk or in memory. What its functions return has been checked.
class Bundle {
public:
  /// The folder, or for messages what stands for it.
  std::string directory;
  Manifest manifest;
  /// manifest.json, as it was read.
  std::string manifestText;

  /// Reads the manifest and every file that it names, and throws on whatever does not fit: sizes,
  /// hashes, chips, parameters of kernels. The text of code and graph.mlir may be absent.
  static Bundle load(const std::string &directory);
  /// The same of files that are in memory; `name` is what messages call their folder.
  static Bundle load(BundleFiles files, const std::string &name);
  /// A file of the bundle. What the manifest does not name is not part of it.
  std::shared_ptr<const std::string> read(const std::string &file) const;

private:
  void readAll();
  bool exists(const std::string &file) const;
  std::shared_ptr<const std::string> readChecked(const std::string &file) const;

  bool isInMemory = false;
  /// Of a bundle in memory all files, else code and constants, as they were checked.
  std::map<std::string, std::shared_ptr<const std::string>> kept;
};

} // namespace fuse::runtime

#endif // FUSE_RUNTIME_MANIFEST_H
