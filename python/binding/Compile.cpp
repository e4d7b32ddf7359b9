//===- Compile.cpp - the compiler for Python ------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handles.h"

using namespace fuse::python;

namespace {

/// One for the process: compilations share nothing but its dialects and threads.
FuseCompiler getCompiler() {
  static FuseCompiler compiler = [] {
    FuseCompiler made = nullptr;
    checkCompiler(fuseCompilerCreate(/*numThreads=*/0, &made));
    return made;
  }();
  return compiler;
}

using Work = FuseStatus (*)(FuseCompiler, const char *, size_t, const char *, const char *,
                            FuseCompilation *);

/// What repeats a module's text, which need not be UTF-8.
ffi::Bytes toBytes(const char *text) {
  return ffi::Bytes(text, std::char_traits<char>::length(text));
}

/// [whether it failed, names of files, contents, text of the report, diagnostics as printed,
/// then for each diagnostic its severity, message, file, line and column].
ffi::Array<ffi::Any> compileWith(Work work, const ffi::Bytes &text, const ffi::String &name,
                                 const ffi::String &options) {
  Owner<FuseCompilation, fuseCompilationDestroy> made;
  FuseStatus status =
      work(getCompiler(), text.data(), text.size(), name.c_str(), options.c_str(), &made.handle);
  if (!made.handle)
    checkCompiler(status);
  FuseCompilation result = made.handle;
  ffi::Array<ffi::Any> names, contents, diagnostics;
  for (size_t i = 0; i < fuseCompilationNumFiles(result); ++i) {
    names.push_back(ffi::String(fuseCompilationFileName(result, i)));
    contents.push_back(ffi::Bytes(static_cast<const char *>(fuseCompilationFileContents(result, i)),
                                  fuseCompilationFileBytes(result, i)));
  }
  for (size_t i = 0; i < fuseCompilationNumDiagnostics(result); ++i)
    diagnostics.push_back(ffi::Array<ffi::Any>{
        int64_t(fuseCompilationSeverity(result, i)), toBytes(fuseCompilationMessage(result, i)),
        toBytes(fuseCompilationFile(result, i)), int64_t(fuseCompilationLine(result, i)),
        int64_t(fuseCompilationColumn(result, i))});
  return {status != FUSE_OK,
          names,
          contents,
          toBytes(fuseCompilationReport(result)),
          toBytes(fuseCompilationDiagnostics(result)),
          diagnostics};
}

ffi::Array<ffi::Any> compile(ffi::Bytes text, ffi::String name, ffi::String options) {
  return compileWith(fuseCompile, text, name, options);
}

ffi::Array<ffi::Any> report(ffi::Bytes text, ffi::String name, ffi::String options) {
  return compileWith(fuseReport, text, name, options);
}

} // namespace

TVM_FFI_DLL_EXPORT_TYPED_FUNC(compile, compile);
TVM_FFI_DLL_EXPORT_TYPED_FUNC(report, report);
