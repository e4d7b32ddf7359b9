//===- Compiler.cpp - from a graph to a bundle, for C ---------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse-c/Compiler.h"
#include "../Guard.h"
#include "fuse/InitAll.h"
#include "fuse/Pipelines/Nesting.h"
#include "fuse/Pipelines/Pipelines.h"
#include "fuse/Report/Report.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ThreadPool.h"
#include <atomic>
#include <unistd.h>

using namespace mlir;
using namespace ::fuse::capi;

namespace {
struct Diagnosed {
  FuseSeverity severity;
  std::string message, file;
  unsigned line = 0, column = 0;
};
} // namespace

namespace {
/// Threads of one process: one that it forks has none of them.
struct OwnThreads {
  explicit OwnThreads(unsigned numThreads) : pool(llvm::hardware_concurrency(numThreads)) {}
  const pid_t owner = getpid();
  llvm::DefaultThreadPool pool;
};
} // namespace

struct FuseCompilerImpl {
  explicit FuseCompilerImpl(unsigned numThreads)
      : numThreads(numThreads), threads(new OwnThreads(numThreads)) {
    mlir::fuse::registerAllDialects(registry);
  }
  ~FuseCompilerImpl() {
    if (OwnThreads *last = threads; last->owner == getpid())
      delete last;
  }

  /// What is another process's stays: its end would wait for threads that there are not.
  llvm::DefaultThreadPool &getPool() {
    OwnThreads *known = threads;
    while (known->owner != getpid()) {
      auto made = std::make_unique<OwnThreads>(numThreads);
      if (threads.compare_exchange_strong(known, made.get()))
        known = made.release();
    }
    return known->pool;
  }

  DialectRegistry registry;

private:
  const unsigned numThreads;
  std::atomic<OwnThreads *> threads;
};

struct FuseCompilationImpl {
  mlir::fuse::BundleFiles files;
  /// The files in order, for indices.
  std::vector<const mlir::fuse::BundleFiles::value_type *> order;
  std::string report, text;
  std::vector<Diagnosed> diagnostics;
};

namespace {

FuseSeverity severityOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return FUSE_NOTE;
  case DiagnosticSeverity::Warning:
    return FUSE_WARNING;
  case DiagnosticSeverity::Remark:
    return FUSE_REMARK;
  case DiagnosticSeverity::Error:
    return FUSE_ERROR;
  }
  return FUSE_ERROR;
}

/// Keeps diagnostics, as data and as text.
class DiagnosticKeeper : public SourceMgrDiagnosticHandler {
public:
  DiagnosticKeeper(llvm::SourceMgr &sources, MLIRContext &context, FuseCompilationImpl &kept)
      : SourceMgrDiagnosticHandler(sources, &context, stream), kept(kept), stream(kept.text) {
    setHandler([this](Diagnostic &diagnostic) {
      keep(diagnostic);
      for (Diagnostic &note : diagnostic.getNotes())
        keep(note);
      emitDiagnostic(diagnostic);
    });
  }

private:
  void keep(Diagnostic &diagnostic) {
    Diagnosed &made = kept.diagnostics.emplace_back();
    made.severity = severityOf(diagnostic.getSeverity());
    made.message = diagnostic.str();
    if (auto place = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>()) {
      made.file = place.getFilename().str();
      made.line = place.getLine();
      made.column = place.getColumn();
    }
  }

  FuseCompilationImpl &kept;
  llvm::raw_string_ostream stream;
};

/// A module in a context of its own, which shares dialects and threads with others.
class Session {
public:
  Session(FuseCompilerImpl &compiler, StringRef text, StringRef name, FuseCompilationImpl &kept)
      : context(compiler.registry, MLIRContext::Threading::DISABLED),
        keeper(sources, context, kept) {
    context.setThreadPool(compiler.getPool());
    context.printOpOnDiagnostic(false);
    context.allowUnregisteredDialects(); // refused by name, not by the parser
    sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, name), llvm::SMLoc());
    if (const size_t at = mlir::fuse::findDeepNesting(text); at != StringRef::npos) {
      const StringRef before = text.take_front(at);
      const size_t lineBegin = before.rfind('\n') + 1; // 0 where there is none
      emitError(FileLineColLoc::get(&context, name, before.count('\n') + 1, at - lineBegin + 1),
                mlir::fuse::kDeepNesting);
      return;
    }
    module = parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  }

  MLIRContext context;
  llvm::SourceMgr sources;
  DiagnosticKeeper keeper;
  OwningOpRef<ModuleOp> module;
};

struct ReportOptions : mlir::fuse::ChipOptions {
  Option<std::string> format{*this, "format", llvm::cl::desc("text, json or html"),
                             llvm::cl::init("text")};
  ListOption<std::string> dims{*this, "dims", llvm::cl::desc("values of dynamic sizes")};
};

/// Options as MLIR reads them, without what LLVM prints of those that it cannot read.
template <typename Base> struct Options : Base {
  /// Throws StatusError.
  void parse(StringRef text) {
    checkValues(text);
    std::string error;
    llvm::raw_string_ostream stream(error);
    if (succeeded(this->parseFromString(text, stream)))
      return;
    StringRef said = StringRef(error).trim();
    throw StatusError(FUSE_INVALID_ARGUMENT, said.empty()
                                                 ? "the options '" + text.str() + "' cannot be read"
                                                 : said.str());
  }

private:
  void checkValues(StringRef text) {
    while (!(text = text.ltrim()).empty()) {
      const size_t end = text.find_first_of(" =");
      const std::string name = text.take_front(end).str();
      text = text.drop_front(name.size());
      const bool hasValue = text.consume_front("=");
      StringRef value = hasValue ? takeValue(text) : "";
      const llvm::cl::Option *option = this->OptionsMap.lookup(name);
      if (!option) // MLIR says what there is
        continue;
      if (option->getValueExpectedFlag() == llvm::cl::ValueRequired)
        require(hasValue, FUSE_INVALID_ARGUMENT,
                ("the option '" + name + "' has no value: " + name + "=VALUE is wanted").c_str());
      else // a bool
        require(!hasValue || value == "true" || value == "false" || value == "1" || value == "0",
                FUSE_INVALID_ARGUMENT,
                (name + "=" + value.str() + ": 'true' or 'false' is wanted").c_str());
    }
  }

  /// Up to a blank that is neither quoted nor in braces.
  static StringRef takeValue(StringRef &text) {
    size_t at = 0, depth = 0;
    for (char quote = 0; at < text.size() && (quote || depth || text[at] != ' '); ++at) {
      const char c = text[at];
      if (quote)
        quote = c == quote ? 0 : quote;
      else if (c == '\'' || c == '"')
        quote = c;
      else if (c == '{')
        ++depth;
      else if (c == '}' && depth)
        --depth;
    }
    StringRef value = text.take_front(at);
    text = text.drop_front(at);
    return value;
  }
};

/// Throws what `check` says of the options, at the module that it gets.
template <typename Check> void checkOptions(const Check &check) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  std::string said;
  ScopedDiagnosticHandler handler(&context,
                                  [&](Diagnostic &diagnostic) { said = diagnostic.str(); });
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  if (failed(check(*module)))
    throw StatusError(FUSE_INVALID_ARGUMENT, said);
}

/// Calls `body` with a module; what it does is told by diagnostics, or thrown.
template <typename Body>
FuseStatus compile(FuseCompiler compiler, const char *text, size_t bytes, const char *name,
                   FuseCompilation *compilation, const Body &body) {
  require(compiler, FUSE_INVALID_ARGUMENT, "the compiler is null");
  require(compilation, FUSE_INVALID_ARGUMENT, "the place for the compilation is null");
  require(text || !bytes, FUSE_INVALID_ARGUMENT, "the module's text is null");
  auto kept = std::make_unique<FuseCompilationImpl>();
  bool isDone;
  {
    Session session(*compiler, StringRef(text, bytes), name ? name : "graph.mlir", *kept);
    isDone = session.module && succeeded(body(session, *kept));
  }
  for (const auto &file : kept->files)
    kept->order.push_back(&file);
  std::string first;
  for (const Diagnosed &diagnosed : kept->diagnostics)
    if (diagnosed.severity == FUSE_ERROR && first.empty())
      first = diagnosed.message;
  *compilation = kept.release();
  return isDone ? FUSE_OK
                : remember(FUSE_COMPILE_ERROR,
                           first.empty() ? "the module is refused" : first.c_str());
}

/// Runs `body`, which returns a code or throws.
template <typename Body> FuseStatus returned(const Body &body) {
  FuseStatus status = FUSE_OK;
  const FuseStatus thrown = guarded(FUSE_CANNOT_WRITE, [&] { status = body(); });
  return thrown == FUSE_OK ? status : thrown;
}

} // namespace

const char *fuseCompilerVersion(void) { return FUSE_VERSION; }
const char *fuseCompilerLastError(void) { return lastError(); }

FuseStatus fuseCompilerCreate(unsigned numThreads, FuseCompiler *compiler) {
  return guarded(FUSE_INTERNAL_ERROR, [&] {
    require(compiler, FUSE_INVALID_ARGUMENT, "the place for the compiler is null");
    *compiler = new FuseCompilerImpl(numThreads);
  });
}

void fuseCompilerDestroy(FuseCompiler compiler) { delete compiler; }

FuseStatus fuseCompile(FuseCompiler compiler, const char *text, size_t bytes, const char *name,
                       const char *options, FuseCompilation *compilation) {
  return returned([&] {
    Options<mlir::fuse::CompileOptions> parsed;
    parsed.parse(options ? options : "");
    checkOptions([&](ModuleOp module) { return mlir::fuse::checkOptions(module, parsed); });
    const std::string folder = parsed.bundle;
    if (!folder.empty())
      mlir::fuse::checkBundleTarget(folder); // before the work
    const FuseStatus status = compile(compiler, text, bytes, name, compilation,
                                      [&](Session &session, FuseCompilationImpl &kept) {
                                        auto files = std::make_shared<mlir::fuse::BundleFiles>();
                                        PassManager passes(&session.context);
                                        mlir::fuse::buildCompilePipeline(passes, parsed, files);
                                        const LogicalResult result = passes.run(*session.module);
                                        if (succeeded(result))
                                          kept.files = std::move(*files);
                                        return result;
                                      });
    if (status == FUSE_OK && !folder.empty())
      try {
        mlir::fuse::writeBundleFolder(folder, (*compilation)->files);
      } catch (...) {
        delete *compilation;
        *compilation = nullptr;
        throw;
      }
    return status;
  });
}

FuseStatus fuseReport(FuseCompiler compiler, const char *text, size_t bytes, const char *name,
                      const char *options, FuseCompilation *compilation) {
  return returned([&] {
    Options<ReportOptions> parsed;
    parsed.parse(options ? options : "");
    const std::string format = parsed.format;
    require(mlir::fuse::isReportFormat(format), FUSE_INVALID_ARGUMENT,
            "the format of a report is text, json or html");
    std::map<std::string, int64_t> dims;
    checkOptions([&](ModuleOp module) {
      return success((parsed.chip.empty() || succeeded(mlir::fuse::checkOptions(module, parsed))) &&
                     succeeded(mlir::fuse::parseDims(module, llvm::to_vector(parsed.dims), dims)));
    });
    return compile(compiler, text, bytes, name, compilation,
                   [&](Session &session, FuseCompilationImpl &kept) -> LogicalResult {
                     llvm::raw_string_ostream stream(kept.report);
                     return mlir::fuse::reportOn(stream, *session.module, dims, format, parsed);
                   });
  });
}

void fuseCompilationDestroy(FuseCompilation compilation) { delete compilation; }

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

size_t fuseCompilationNumFiles(FuseCompilation compilation) {
  return compilation ? compilation->order.size() : 0;
}
static const mlir::fuse::BundleFiles::value_type *fileOf(FuseCompilation compilation,
                                                         size_t index) {
  return index < fuseCompilationNumFiles(compilation) ? compilation->order[index] : nullptr;
}
const char *fuseCompilationFileName(FuseCompilation compilation, size_t index) {
  const auto *file = fileOf(compilation, index);
  return file ? file->first.c_str() : nullptr;
}
const void *fuseCompilationFileContents(FuseCompilation compilation, size_t index) {
  const auto *file = fileOf(compilation, index);
  return file ? file->second.data() : nullptr;
}
size_t fuseCompilationFileBytes(FuseCompilation compilation, size_t index) {
  const auto *file = fileOf(compilation, index);
  return file ? file->second.size() : 0;
}

FuseStatus fuseCompilationWrite(FuseCompilation compilation, const char *folder) {
  return guarded(FUSE_CANNOT_WRITE, [&] {
    require(compilation, FUSE_INVALID_ARGUMENT, "the compilation is null");
    require(folder, FUSE_INVALID_ARGUMENT, "the folder is null");
    require(!compilation->files.empty(), FUSE_NOT_FOUND, "there is no bundle to write");
    mlir::fuse::writeBundleFolder(folder, compilation->files);
  });
}

//===----------------------------------------------------------------------===//
// What was said
//===----------------------------------------------------------------------===//

const char *fuseCompilationReport(FuseCompilation compilation) {
  return compilation ? compilation->report.c_str() : nullptr;
}
size_t fuseCompilationNumDiagnostics(FuseCompilation compilation) {
  return compilation ? compilation->diagnostics.size() : 0;
}
static const Diagnosed *diagnosticOf(FuseCompilation compilation, size_t index) {
  return index < fuseCompilationNumDiagnostics(compilation) ? &compilation->diagnostics[index]
                                                            : nullptr;
}
FuseSeverity fuseCompilationSeverity(FuseCompilation compilation, size_t index) {
  const Diagnosed *diagnosed = diagnosticOf(compilation, index);
  return diagnosed ? diagnosed->severity : FUSE_ERROR;
}
const char *fuseCompilationMessage(FuseCompilation compilation, size_t index) {
  const Diagnosed *diagnosed = diagnosticOf(compilation, index);
  return diagnosed ? diagnosed->message.c_str() : nullptr;
}
const char *fuseCompilationFile(FuseCompilation compilation, size_t index) {
  const Diagnosed *diagnosed = diagnosticOf(compilation, index);
  return diagnosed ? diagnosed->file.c_str() : nullptr;
}
unsigned fuseCompilationLine(FuseCompilation compilation, size_t index) {
  const Diagnosed *diagnosed = diagnosticOf(compilation, index);
  return diagnosed ? diagnosed->line : 0;
}
unsigned fuseCompilationColumn(FuseCompilation compilation, size_t index) {
  const Diagnosed *diagnosed = diagnosticOf(compilation, index);
  return diagnosed ? diagnosed->column : 0;
}
const char *fuseCompilationDiagnostics(FuseCompilation compilation) {
  return compilation ? compilation->text.c_str() : nullptr;
}
