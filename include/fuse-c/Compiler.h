//===- Compiler.h - from a graph to a bundle, for C -----------------*- C -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libfuse-compiler. docs/Embedding.md is the manual.
//
//   FuseCompiler     what compilations share: dialects and threads; nothing else is shared
//   FuseCompilation  what became of one module: files, a report, diagnostics
//
// Threads. Every function may be called by any number of threads at once, with the same handles
// too; only the release of a handle must not meet another use of it. Compilations with one
// compiler do not wait for each other. A process that was forked while no call ran may go on with
// the handles of the one that forked it.
//
// Lifetime. Each handle is released once, in any order. Texts and files live as long as the handle
// that they were asked of.
//
// The host. Signal handlers, the environment and the working directory are left alone. ptxas
// (NVIDIA) and ld.lld (AMD) are run as processes, with files in the system's temporary folder. No
// function throws.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_C_COMPILER_H
#define FUSE_C_COMPILER_H

#include "fuse-c/Support.h"

FUSE_C_BEGIN

typedef struct FuseCompilerImpl *FuseCompiler;
typedef struct FuseCompilationImpl *FuseCompilation;

typedef enum FuseSeverity {
  FUSE_ERROR = 0,
  FUSE_WARNING = 1,
  FUSE_REMARK = 2,
  /// Belongs to the diagnostic before it that is no note.
  FUSE_NOTE = 3,
  /// No severity: every int is a value.
  FUSE_SEVERITY_MAX = 0x7fffffff
} FuseSeverity;

/// The version of the library, "0.1.0".
FUSE_C_API const char *fuseCompilerVersion(void);

/// What went wrong in the last call of this thread that did not return FUSE_OK; "" before the
/// first. Valid until the next such call of the thread.
FUSE_C_API const char *fuseCompilerLastError(void);

/// `numThreads` is how many threads work for those that call, for all compilations together; 0: as
/// many as there are cores.
FUSE_C_API FuseStatus fuseCompilerCreate(unsigned numThreads, FuseCompiler *compiler);
FUSE_C_API void fuseCompilerDestroy(FuseCompiler compiler);

/// Compiles the text of a module, `bytes` long, in MLIR's own syntax or as bytecode. `name` is what
/// locations call it ("model.mlir"; null is "graph.mlir"). `options` are those of
/// fuse-opt --fuse-compile, separated by spaces: "chip=sm_90a unsupported=outline"; `chip` is a
/// must. With `bundle=FOLDER` the bundle is written there as a whole; it is in memory in any case.
///
/// FUSE_COMPILE_ERROR: diagnostics say why, and `compilation` is made all the same, to ask them.
/// FUSE_INVALID_ARGUMENT: options that cannot be read, or have a value that there is not, like an
/// unknown chip; what is wrong within a schedule or a tuning file is a diagnostic.
/// FUSE_CANNOT_WRITE: a folder that cannot be written. There is no compilation then.
FUSE_C_API FuseStatus fuseCompile(FuseCompiler compiler, const char *text, size_t bytes,
                                  const char *name, const char *options,
                                  FuseCompilation *compilation);

/// Says which op goes into which kernel, or why not, and what kernels cost, without compiling:
/// fuse-opt --fuse-report. `options`: "format=json", "format=text", or "format=html" for a page
/// that shows it, and "dims=M=33,N=64", which gives numbers for sizes; with "chip=sm_90a" the
/// report is of what compiling for the chip makes, code included. Ops that cannot be compiled stand
/// in the report and are no errors. Codes as of fuseCompile.
FUSE_C_API FuseStatus fuseReport(FuseCompiler compiler, const char *text, size_t bytes,
                                 const char *name, const char *options,
                                 FuseCompilation *compilation);

FUSE_C_API void fuseCompilationDestroy(FuseCompilation compilation);

/// The files of the bundle, "manifest.json" among them, in the order of their names; none if it
/// failed. Pointers are those that fuseBundleOpenMemory takes. Null and 0 beyond the last.
FUSE_C_API size_t fuseCompilationNumFiles(FuseCompilation compilation);
FUSE_C_API const char *fuseCompilationFileName(FuseCompilation compilation, size_t index);
FUSE_C_API const void *fuseCompilationFileContents(FuseCompilation compilation, size_t index);
FUSE_C_API size_t fuseCompilationFileBytes(FuseCompilation compilation, size_t index);

/// Writes the bundle to a folder, which is absent, empty, or a bundle that it replaces, in one step
/// and as a whole. FUSE_CANNOT_WRITE; FUSE_NOT_FOUND if there is no bundle.
FUSE_C_API FuseStatus fuseCompilationWrite(FuseCompilation compilation, const char *folder);

/// The text of fuseReport; "" of fuseCompile.
FUSE_C_API const char *fuseCompilationReport(FuseCompilation compilation);

/// What was said, errors and the rest, in order. Null, FUSE_ERROR and 0 beyond the last.
FUSE_C_API size_t fuseCompilationNumDiagnostics(FuseCompilation compilation);
FUSE_C_API FuseSeverity fuseCompilationSeverity(FuseCompilation compilation, size_t index);
FUSE_C_API const char *fuseCompilationMessage(FuseCompilation compilation, size_t index);
/// Where: the file ("" if it is about no place), line and column from 1 on (0: not known).
FUSE_C_API const char *fuseCompilationFile(FuseCompilation compilation, size_t index);
FUSE_C_API unsigned fuseCompilationLine(FuseCompilation compilation, size_t index);
FUSE_C_API unsigned fuseCompilationColumn(FuseCompilation compilation, size_t index);
/// All of them as fuse-opt prints them, with the lines of the source.
FUSE_C_API const char *fuseCompilationDiagnostics(FuseCompilation compilation);

FUSE_C_END

#endif // FUSE_C_COMPILER_H
