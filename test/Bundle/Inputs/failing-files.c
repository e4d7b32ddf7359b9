// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library to load before others (LD_PRELOAD): calls on files that fail, or after which the
// process is killed.
//
//   FAIL_FILES      CALL:N:HOW[,...]: the Nth call (from 1 on; 0: each one) of CALL fails with the
//                   number HOW in errno; is made, and the process killed (kill); writes one byte of
//                   many (short); is made, and the bundle exchanged by another one (swap); is made,
//                   and a command run to its end (run). Calls of renameat2 with flags are
//                   `exchange`.
//   FAIL_FILES_SWAP, FAIL_FILES_WITH  the folders of these two bundles
//   FAIL_FILES_RUN  the command, to which this library is nothing
//   FAIL_FILES_LOG  a file that gets one line for each call
//
// Of open, only what names part of a bundle is counted; of write and close, only regular files.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

enum { Pass = 0, Killed = -1, Short = -2, Swap = -3, Run = -4 };

/// What is to become of a call: one of the above, or a number for errno.
static int fateOf(const char *call) {
  static int counts[16];
  static const char *names[16];
  const char *log = getenv("FAIL_FILES_LOG"), *plan = getenv("FAIL_FILES");
  if (log) {
    int file = NEXT(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    char line[32];
    int length = snprintf(line, sizeof(line), "%s\n", call);
    if (NEXT(write)(file, line, (size_t)length) != length)
      abort();
    NEXT(close)(file);
  }
  int slot = 0;
  while (names[slot] && strcmp(names[slot], call))
    ++slot;
  names[slot] = call;
  int number = ++counts[slot];
  size_t length = strlen(call);
  for (; plan && *plan; plan = strchr(plan, ',') ? strchr(plan, ',') + 1 : "") {
    if (strncmp(plan, call, length) || plan[length] != ':')
      continue;
    char *how;
    long wanted = strtol(plan + length + 1, &how, 10);
    if (wanted && wanted != number)
      continue;
    return !strncmp(how, ":kill", 5)    ? Killed
           : !strncmp(how, ":short", 6) ? Short
           : !strncmp(how, ":swap", 5)  ? Swap
           : !strncmp(how, ":run", 4)   ? Run
                                        : atoi(how + 1);
  }
  return Pass;
}

static void swap(void) {
  if (NEXT(renameat2)(AT_FDCWD, getenv("FAIL_FILES_SWAP"), AT_FDCWD, getenv("FAIL_FILES_WITH"),
                      RENAME_EXCHANGE))
    abort();
}

static void run(void) {
  const char *names[] = {"LD_PRELOAD", "FAIL_FILES", "FAIL_FILES_LOG"};
  for (size_t i = 0; i < sizeof(names) / sizeof(*names); ++i)
    unsetenv(names[i]);
  if (system(getenv("FAIL_FILES_RUN")) == -1)
    abort();
}

/// Makes `call` as `fate` says.
#define MAKE(fate, call)                                                                           \
  do {                                                                                             \
    int become = (fate);                                                                           \
    if (become > 0)                                                                                \
      return errno = become, -1;                                                                   \
    __typeof__(call) made = (call);                                                                \
    if (become == Killed)                                                                          \
      kill(getpid(), SIGKILL);                                                                     \
    if (become == Swap)                                                                            \
      swap();                                                                                      \
    if (become == Run)                                                                             \
      run();                                                                                       \
    return made;                                                                                   \
  } while (0)

static mode_t modeOf(int flags, va_list arguments) {
  return flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = modeOf(flags, arguments);
  va_end(arguments);
  MAKE(strstr(path, "bundle") ? fateOf("open") : Pass, NEXT(open)(path, flags, mode));
}

int openat(int folder, const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = modeOf(flags, arguments);
  va_end(arguments);
  MAKE(fateOf("openat"), NEXT(openat)(folder, path, flags, mode));
}

static int isRegular(int file) {
  struct stat status;
  return file > 2 && fstat(file, &status) == 0 && S_ISREG(status.st_mode) &&
         (fcntl(file, F_GETFL) & O_ACCMODE) == O_WRONLY;
}

ssize_t write(int file, const void *bytes, size_t count) {
  int fate = isRegular(file) ? fateOf("write") : Pass;
  if (fate == Short && count > 1)
    count = 1;
  MAKE(fate, NEXT(write)(file, bytes, count));
}

int close(int file) {
  int fate = isRegular(file) ? fateOf("close") : Pass;
  int result = NEXT(close)(file); // it is closed in any case
  MAKE(fate, result);
}

int rename(const char *from, const char *to) { MAKE(fateOf("rename"), NEXT(rename)(from, to)); }
int renameat2(int from, const char *path, int to, const char *other, unsigned flags) {
  MAKE(fateOf(flags ? "exchange" : "rename"), NEXT(renameat2)(from, path, to, other, flags));
}
int fsync(int file) { MAKE(fateOf("fsync"), NEXT(fsync)(file)); }
int mkdir(const char *path, mode_t mode) { MAKE(fateOf("mkdir"), NEXT(mkdir)(path, mode)); }
int flock(int file, int operation);
int flock(int file, int operation) { MAKE(fateOf("flock"), NEXT(flock)(file, operation)); }
int unlinkat(int folder, const char *path, int flags) {
  MAKE(fateOf("unlinkat"), NEXT(unlinkat)(folder, path, flags));
}
