//===- compiler-test.c - every function of the compiler library -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuse-c-compiler-test GRAPH CHIP FOLDER
//
// GRAPH is test/Runtime/cuda/Inputs/tensor-maps.mlir; bundles go to FOLDER/a and FOLDER/b, and
// FOLDER/file is a file.
//
//===----------------------------------------------------------------------===//

#define _POSIX_C_SOURCE 200809L

#include "check.h"
#include "fuse-c/Compiler.h"
#include "fuse-c/Runtime.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#define OK(call) EXPECT(FUSE_OK, "", fuseCompilerLastError, call)
#define FAILS(status, text, call) EXPECT(status, text, fuseCompilerLastError, call)

static char *readText(const char *path) {
  FILE *file = fopen(path, "rb");
  CHECK(file);
  char *text = (char *)calloc(1, 65536);
  CHECK(fread(text, 1, 65535, file) > 0);
  fclose(file);
  return text;
}

static void checkEmpty(FuseCompilation compilation) {
  CHECK(fuseCompilationNumFiles(compilation) == 0);
  CHECK(!fuseCompilationFileName(compilation, 0) && !fuseCompilationFileContents(compilation, 0));
  CHECK(fuseCompilationFileBytes(compilation, 0) == 0);
  FAILS(FUSE_NOT_FOUND, "no bundle", fuseCompilationWrite(compilation, "/tmp/nothing"));
}

/// A diagnostic with such a message, at such a place.
static size_t find(FuseCompilation compilation, FuseSeverity severity, const char *text,
                   unsigned line) {
  for (size_t i = 0; i < fuseCompilationNumDiagnostics(compilation); ++i)
    if (fuseCompilationSeverity(compilation, i) == severity &&
        strstr(fuseCompilationMessage(compilation, i), text) &&
        fuseCompilationLine(compilation, i) == line)
      return i;
  fprintf(stderr, "no diagnostic '%s' in line %u:\n%s\n", text, line,
          fuseCompilationDiagnostics(compilation));
  exit(1);
}

static void testRefusals(FuseCompiler compiler, const char *graph, const char *chip) {
  FuseCompilation made = NULL;
  // Not MLIR.
  static const char wrong[] = "func.func @f() {\n  return 1\n}\n";
  FAILS(FUSE_COMPILE_ERROR, "expected",
        fuseCompile(compiler, wrong, strlen(wrong), "my.mlir", chip, &made));
  const size_t at = find(made, FUSE_ERROR, "expected", 2);
  CHECK(!strcmp(fuseCompilationFile(made, at), "my.mlir"));
  CHECK(fuseCompilationColumn(made, at) == 9);
  CHECK(strstr(fuseCompilationDiagnostics(made), "my.mlir:2:9: error: expected"));
  CHECK(strstr(fuseCompilationDiagnostics(made), "return 1")); // the line of the source
  const size_t beyond = fuseCompilationNumDiagnostics(made);
  CHECK(!fuseCompilationMessage(made, beyond) && !fuseCompilationFile(made, beyond));
  CHECK(!fuseCompilationLine(made, beyond) && !fuseCompilationColumn(made, beyond));
  checkEmpty(made);
  fuseCompilationDestroy(made);

  // What MLIR's parser would recurse into until there is no stack; brackets in strings and
  // comments, and what only looks like one, are none.
  static const char *const opening[] = {"module {", "[", "(", "tuple<"};
  for (size_t i = 0; i < sizeof(opening) / sizeof(*opening); ++i) {
    const size_t bytes = strlen(opening[i]), count = 100000;
    char *deep = malloc(1 + count * bytes);
    CHECK(deep);
    deep[0] = '\n';
    for (size_t k = 0; k < count; ++k)
      memcpy(deep + 1 + k * bytes, opening[i], bytes);
    FAILS(FUSE_COMPILE_ERROR, "nested too deeply",
          fuseCompile(compiler, deep, 1 + count * bytes, "my.mlir", chip, &made));
    find(made, FUSE_ERROR, "nested too deeply", 2);
    CHECK(fuseCompilationColumn(made, 0) == 257 * bytes);
    fuseCompilationDestroy(made);
    free(deep);
  }
  char flat[8192] = "";
  for (int k = 0; k < 300; ++k)
    sprintf(flat + strlen(flat), "// ((\n#a%d = [\"((\\\"\"]\n", k);
  strcat(flat, "#s = affine_set<(d0) : (d0 >= 0, -d0 + 3 >= 0)>\n");
  strcat(flat, graph);
  OK(fuseReport(compiler, flat, strlen(flat), NULL, "format=json", &made));
  fuseCompilationDestroy(made);

  // MLIR that no kernel is made of, twice: an error and a note.
  static const char sorted[] = "func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {\n"
                               "  %0 = \"acme.sort\"(%x) : (tensor<8xf32>) -> tensor<8xf32>\n"
                               "  %1 = \"acme.sort\"(%0) : (tensor<8xf32>) -> tensor<8xf32>\n"
                               "  return %1 : tensor<8xf32>\n}\n";
  FAILS(FUSE_COMPILE_ERROR, "", fuseCompile(compiler, sorted, strlen(sorted), NULL, chip, &made));
  find(made, FUSE_ERROR, "acme.sort", 2);
  find(made, FUSE_NOTE, "", 3);
  CHECK(!strcmp(fuseCompilationFile(made, 0), "graph.mlir"));
  fuseCompilationDestroy(made);
  // In a report that is no error.
  OK(fuseReport(compiler, sorted, strlen(sorted), NULL, "format=json", &made));
  CHECK(strstr(fuseCompilationReport(made), "acme.sort"));
  fuseCompilationDestroy(made);

  made = NULL;
  static const char *const wrongOptions[][2] = {
      {"", "needs a chip"},
      {"chip=sm_1", "unknown chip 'sm_1'"},
      {"chip", "the option 'chip' has no value"},
      {"chip=sm_80 emit", "the option 'emit' has no value"},
      {"chip=sm_80 speed=9", "speed"},
      {"chip=sm_80 speed", "speed"},
      {"chip=sm_80 emit=code", "'object' or 'text' is wanted"},
      {"chip=sm_80 unsupported=host", "'error' or 'outline' is wanted"},
      {"chip=sm_80 keep-casts=2", "'true' or 'false' is wanted"},
      {"chip=sm_80 schedule={a = b} emit", "the option 'emit' has no value"}};
  made = NULL;
  for (size_t i = 0; i < sizeof(wrongOptions) / sizeof(*wrongOptions); ++i)
    FAILS(FUSE_INVALID_ARGUMENT, wrongOptions[i][1],
          fuseCompile(compiler, graph, strlen(graph), NULL, wrongOptions[i][0], &made));
  FAILS(FUSE_COMPILE_ERROR, "got 'none'",
        fuseCompile(compiler, graph, strlen(graph), NULL, "chip=sm_80 schedule=none", &made));
  find(made, FUSE_ERROR, "a schedule like", 1);
  fuseCompilationDestroy(made);
  made = NULL;
  FAILS(FUSE_INVALID_ARGUMENT, "text, json or html",
        fuseReport(compiler, sorted, strlen(sorted), NULL, "format=pdf", &made));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCompile(NULL, sorted, 4, NULL, chip, &made));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCompile(compiler, NULL, 4, NULL, chip, &made));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCompile(compiler, sorted, 4, NULL, chip, NULL));
  CHECK(!made);
}

static const int signals[] = {SIGHUP, SIGINT, SIGPIPE, SIGTERM, SIGSEGV, SIGUSR1};
enum { NUM_SIGNALS = sizeof(signals) / sizeof(*signals) };

static void (*handlerOf(int signal))(int) {
  struct sigaction action;
  CHECK(!sigaction(signal, NULL, &action));
  return action.sa_handler;
}

int main(int argc, char **argv) {
  CHECK(argc == 4);
  void (*before[NUM_SIGNALS])(int);
  for (int i = 0; i < NUM_SIGNALS; ++i)
    before[i] = handlerOf(signals[i]);
  char options[4200], folder[4096];
  char *text = readText(argv[1]);
  snprintf(options, sizeof(options), "chip=%s", argv[2]);
  CHECK(!strcmp(fuseCompilerVersion(), "0.1.0") && !strcmp(fuseCompilerLastError(), ""));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCompilerCreate(1, NULL));

  FuseCompiler compiler = NULL;
  FuseCompilation made = NULL;
  OK(fuseCompilerCreate(2, &compiler));
  OK(fuseCompile(compiler, text, strlen(text), argv[1], options, &made));
  CHECK(fuseCompilationNumDiagnostics(made) == 0 && !*fuseCompilationDiagnostics(made));
  CHECK(!*fuseCompilationReport(made));

  // What was made is a bundle: in memory, and on disk.
  const char *names[64];
  const void *contents[64];
  size_t bytes[64];
  const size_t count = fuseCompilationNumFiles(made);
  CHECK(count > 3 && count < 64);
  for (size_t i = 0; i < count; ++i) {
    names[i] = fuseCompilationFileName(made, i);
    contents[i] = fuseCompilationFileContents(made, i);
    bytes[i] = fuseCompilationFileBytes(made, i);
    CHECK(!i || strcmp(names[i - 1], names[i]) < 0);
  }
  FuseBundle bundle = NULL, written = NULL;
  EXPECT(FUSE_OK, "", fuseRuntimeLastError,
         fuseBundleOpenMemory(count, names, contents, bytes, &bundle));
  CHECK(!strcmp(fuseBundleChip(bundle), argv[2]));
  snprintf(folder, sizeof(folder), "%s/a", argv[3]);
  OK(fuseCompilationWrite(made, folder));
  OK(fuseCompilationWrite(made, folder)); // in place of the older one
  EXPECT(FUSE_OK, "", fuseRuntimeLastError, fuseBundleOpen(folder, &written));
  CHECK(!strcmp(fuseBundleManifest(bundle), fuseBundleManifest(written)));
  fuseBundleClose(bundle);
  fuseBundleClose(written);
  snprintf(folder, sizeof(folder), "%s/file", argv[3]);
  FAILS(FUSE_CANNOT_WRITE, "/file'", fuseCompilationWrite(made, folder));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCompilationWrite(made, NULL));
  FAILS(FUSE_INVALID_ARGUMENT, "null", fuseCompilationWrite(NULL, folder));
  fuseCompilationDestroy(made);

  // A process that is forked has none of the compiler's threads.
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);
    for (int i = 0; i < 2; ++i) {
      OK(fuseCompile(compiler, text, strlen(text), argv[1], options, &made));
      CHECK(fuseCompilationNumFiles(made) == count);
      fuseCompilationDestroy(made);
    }
    fuseCompilerDestroy(compiler);
    _exit(0);
  }
  int ended = 1;
  CHECK(waitpid(child, &ended, 0) == child && ended == 0);

  // At once to a folder.
  snprintf(options, sizeof(options), "chip=%s bundle=%s/b", argv[2], argv[3]);
  OK(fuseCompile(compiler, text, strlen(text), argv[1], options, &made));
  CHECK(fuseCompilationNumFiles(made) == count);
  fuseCompilationDestroy(made);
  snprintf(folder, sizeof(folder), "%s/b", argv[3]);
  EXPECT(FUSE_OK, "", fuseRuntimeLastError, fuseBundleOpen(folder, &written));
  fuseBundleClose(written);
  made = NULL;
  snprintf(options, sizeof(options), "chip=%s bundle=%s/file", argv[2], argv[3]);
  FAILS(FUSE_CANNOT_WRITE, "/file'",
        fuseCompile(compiler, text, strlen(text), argv[1], options, &made));
  CHECK(!made);

  OK(fuseReport(compiler, text, strlen(text), argv[1], "format=json dims=tokens=33", &made));
  CHECK(strstr(fuseCompilationReport(made), "\"kernels\""));
  CHECK(fuseCompilationNumFiles(made) == 0);
  fuseCompilationDestroy(made);
  OK(fuseReport(compiler, text, strlen(text), argv[1], NULL, &made));
  CHECK(strstr(fuseCompilationReport(made), "block_0"));
  fuseCompilationDestroy(made);
  snprintf(options, sizeof(options), "format=html chip=%s dims=tokens=33", argv[2]);
  OK(fuseReport(compiler, text, strlen(text), argv[1], options, &made));
  CHECK(strstr(fuseCompilationReport(made), "<!doctype html>"));
  CHECK(strstr(fuseCompilationReport(made), "\"main_loop\""));
  fuseCompilationDestroy(made);
  made = NULL;
  FAILS(FUSE_INVALID_ARGUMENT, "unknown chip 'sm_1'",
        fuseReport(compiler, text, strlen(text), argv[1], "format=html chip=sm_1", &made));
  FAILS(FUSE_INVALID_ARGUMENT, "NAME=NUMBER",
        fuseReport(compiler, text, strlen(text), argv[1], "dims=tokens", &made));

  snprintf(options, sizeof(options), "chip=%s", argv[2]);
  testRefusals(compiler, text, options);
  fuseCompilationDestroy(NULL);
  fuseCompilerDestroy(compiler);
  fuseCompilerDestroy(NULL);

  // The host's signals are its own.
  for (int i = 0; i < NUM_SIGNALS; ++i)
    CHECK(handlerOf(signals[i]) == before[i]);
  free(text);
  printf("compiler library for %s: all is as it should be\n", argv[2]);
  return 0;
}
