//===- WriteBundle.cpp - code objects and manifest ------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BundleFolder.h"
#include "HostProgram.h"
#include "fuse/Bundle/Passes.h"
#include "fuse/Bundle/Signature.h"
#include "fuse/Dialect/Fuse/Transforms/Host.h"
#include "fuse/Dialect/Tile/IR/Tile.h"
#include "fuse/Runtime/Error.h"
#include "fuse/Target/ChipInfo.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::fuse {
#define GEN_PASS_DEF_WRITEBUNDLE
#include "fuse/Bundle/Passes.h.inc"
} // namespace mlir::fuse

using namespace mlir;
using namespace mlir::fuse;
namespace rt = ::fuse::runtime;

static constexpr StringLiteral kManifest = "manifest.json";

namespace {

class BundleWriter {
public:
  /// `chip` is that of a bundle without code.
  BundleWriter(ModuleOp module, ModuleOp graph, StringRef chip)
      : module(module), graph(graph), chip(chip.str()) {}
  /// Makes manifest and files; writes nothing.
  LogicalResult build();
  void write(StringRef directory);
  void writeTo(BundleFiles &files);

private:
  LogicalResult addObjects(gpu::BinaryOp binary);
  void addHost();
  LogicalResult setTarget(gpu::BinaryOp binary, Attribute target);
  void addFile(const std::string &name, ArrayRef<StringRef> contents) {
    files[name] = llvm::to_vector(contents);
    manifest.files[name] = rt::recordOf({contents.begin(), contents.end()});
  }
  void addGraph();
  /// The text of the manifest, if the runtime will accept the bundle.
  std::string check(StringRef directory);

  ModuleOp module, graph;
  std::string chip;
  rt::Manifest manifest;
  llvm::StringMap<int64_t> objectOf;
  ConstantPool constants;
  std::string graphText, hostText;
  /// Contents by name; what they point to lives in the module or here.
  std::map<std::string, SmallVector<StringRef>> files;
};

struct WriteBundle : mlir::fuse::impl::WriteBundleBase<WriteBundle> {
  using WriteBundleBase::WriteBundleBase;
  WriteBundle(WriteBundleOptions options, KeptGraph kept, std::shared_ptr<BundleFiles> files)
      : WriteBundleBase(std::move(options)), kept(std::move(kept)), files(std::move(files)) {}

  void runOnOperation() override {
    markAllAnalysesPreserved();
    BundleWriter writer(getOperation(), kept ? kept->get() : ModuleOp(), chip);
    if (failed(writer.build()))
      return signalPassFailure();
    try {
      if (files)
        writer.writeTo(*files);
      else
        writer.write(directory);
    } catch (const rt::Error &error) { // a folder or a file that cannot be written
      emitError(getModuleLoc(getOperation())) << error.what();
      signalPassFailure();
    }
  }

  KeptGraph kept;
  std::shared_ptr<BundleFiles> files;
};

} // namespace

LogicalResult BundleWriter::setTarget(gpu::BinaryOp binary, Attribute target) {
  std::string vendor, chip;
  if (auto nvvm = dyn_cast<NVVM::NVVMTargetAttr>(target)) {
    vendor = "nvidia";
    chip = nvvm.getChip().str();
  } else if (auto rocdl = dyn_cast<ROCDL::ROCDLTargetAttr>(target)) {
    vendor = "amd";
    chip = rocdl.getChip().str();
  } else {
    return binary.emitOpError() << "is for a target that no runtime knows: " << target;
  }
  if (!manifest.chip.empty() && manifest.chip != chip)
    return binary.emitOpError() << "is for " << chip << ", others are for " << manifest.chip
                                << "; a bundle is for one chip";
  manifest.vendor = vendor;
  manifest.chip = chip;
  return success();
}

LogicalResult BundleWriter::addObjects(gpu::BinaryOp binary) {
  rt::CodeObject entry;
  std::string name = binary.getName().str(), textFile;
  bool isNvidia = false;
  for (Attribute attr : binary.getObjects()) {
    auto object = cast<gpu::ObjectAttr>(attr);
    if (failed(setTarget(binary, object.getTarget())))
      return failure();
    isNvidia = manifest.vendor == "nvidia";
    StringRef data = object.getObject().getValue();
    if (object.getFormat() == gpu::CompilationTarget::Assembly) {
      textFile = name + (isNvidia ? ".ptx" : ".s");
      while (data.ends_with(StringRef("\0", 1)))
        data = data.drop_back();
      addFile(textFile, data);
    } else if (object.getFormat() == gpu::CompilationTarget::Binary) {
      entry = {name + (isNvidia ? ".cubin" : ".hsaco"), isNvidia ? "cubin" : "hsaco", ""};
      addFile(entry.file, data);
    } else {
      return binary.emitOpError("holds an object that is neither machine code nor assembly");
    }
  }
  if (entry.file.empty())
    entry = {textFile, isNvidia ? "ptx" : "isa", ""};
  else
    entry.text = textFile;
  objectOf[binary.getName()] = manifest.codeObjects.size();
  manifest.codeObjects.push_back(std::move(entry));
  return success();
}

LogicalResult BundleWriter::build() {
  for (gpu::BinaryOp binary : module.getOps<gpu::BinaryOp>())
    if (failed(addObjects(binary)))
      return failure();
  if (manifest.codeObjects.empty()) {
    if (chip.empty())
      return module.emitError("has no gpu.binary to put into a bundle");
    const ChipInfo *info = lookupChipOrReport(chip, [&] { return module.emitError(); });
    if (!info)
      return failure();
    manifest.vendor = info->vendor == Vendor::Amd ? "amd" : "nvidia";
    manifest.chip = info->architecture.str();
  }
  SymbolTableCollection symbols;
  for (func::FuncOp function : getEntryPoints(module)) {
    FailureOr<rt::Function> entry = translateHostProgram(function, objectOf, constants, symbols);
    if (failed(entry))
      return failure();
    manifest.functions.push_back(std::move(*entry));
  }
  if (manifest.functions.empty())
    return module.emitError("has no public function to put into a bundle");
  if (graph)
    addGraph();
  if (!constants.getPieces().empty()) {
    manifest.constants = "constants.bin";
    addFile(manifest.constants, constants.getPieces());
  }
  addHost();
  return success();
}

/// What the compiler left to the host.
void BundleWriter::addHost() {
  ModuleOp host = getHostModule(module);
  if (!host)
    return;
  llvm::raw_string_ostream stream(hostText);
  host.print(stream, OpPrintingFlags().enableDebugInfo(false));
  stream << "\n";
  manifest.host.file = "host.mlir";
  addFile(manifest.host.file, StringRef(hostText));
  for (func::FuncOp function : getEntryPoints(host))
    manifest.host.entries.push_back(function.getName().str());
  for (HostOp &op : getHostOps(host))
    manifest.host.ops.push_back({op.function, op.op, op.at, op.reason});
}

/// The graph as text. Data that is worth it stands in the file of constants only.
void BundleWriter::addGraph() {
  constexpr int64_t kFewBytes = 1024;
  // The text of a resource: quotes, 0x, and two digits for each byte of alignment and data.
  constexpr int64_t kFewCharacters = 4 + 2 * (4 + kFewBytes);
  llvm::StringSet<> seen;
  graph.walk([&](Operation *op) {
    op->getAttrDictionary().walk([&](DenseResourceElementsAttr resource) {
      StringRef name = resource.getRawHandle().getKey();
      AsmResourceBlob *blob = resource.getRawHandle().getBlob();
      if (!blob || int64_t(blob->getData().size()) <= kFewBytes || !seen.insert(name).second)
        return;
      manifest.graphResources.push_back(
          {name.str(), constants.add(name, blob->getData()), int64_t(blob->getData().size())});
    });
  });
  llvm::raw_string_ostream stream(graphText);
  graph.print(stream,
              OpPrintingFlags().enableDebugInfo(false).elideLargeResourceString(kFewCharacters));
  stream << "\n";
  addFile("graph.mlir", StringRef(graphText));
}

/// What the runtime's reader refuses, and code that does not fit the launches, is an error of the
/// compilation already.
std::string BundleWriter::check(StringRef directory) {
  std::string text = manifest.toJson();
  rt::Manifest readBack = rt::Manifest::fromJson(text, (directory + "/manifest.json").str());
  rt::checkCode(
      readBack,
      [&](const std::string &name) -> std::optional<std::string_view> {
        auto found = files.find(name);
        // Code is one piece.
        return found == files.end() ? std::nullopt
                                    : std::optional<std::string_view>(found->second.front());
      },
      directory.str());
  return text;
}

void BundleWriter::write(StringRef directory) {
  const std::string text = check(directory);
  BundleFolder folder(directory);
  for (const auto &[name, contents] : files)
    folder.write(name, contents);
  folder.write(kManifest, StringRef(text));
  folder.commit();
}

void BundleWriter::writeTo(BundleFiles &to) {
  to[kManifest.str()] = check("(memory)");
  for (const auto &[name, contents] : files) {
    std::string &file = to[name];
    for (StringRef piece : contents)
      file += piece;
  }
}

void mlir::fuse::writeBundleFolder(StringRef directory, const BundleFiles &files) {
  BundleFolder folder(directory);
  for (const auto &[name, contents] : files)
    folder.write(name, StringRef(contents));
  folder.commit();
}

std::unique_ptr<Pass> mlir::fuse::createWriteBundle(WriteBundleOptions options, KeptGraph kept,
                                                    std::shared_ptr<BundleFiles> files) {
  return std::make_unique<WriteBundle>(std::move(options), std::move(kept), std::move(files));
}
