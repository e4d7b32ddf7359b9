//===- RunTool.cpp - programs of others -----------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunTool.h"
#include "fuse/Bundle/TemporaryFolder.h"
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::fuse;

static constexpr int64_t kMostBytes = int64_t(1) << 30;
static constexpr int64_t kMostSeconds = 1000000;
static constexpr int kNotExecuted = 127;

/// Reads at most `limit` bytes of a regular file; returns its size, or -1 with errno set.
static int64_t readRegular(StringRef path, SmallVectorImpl<char> &contents, int64_t limit) {
  int file = open(path.str().c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
  if (file < 0)
    return -1;
  struct stat status;
  int64_t size = -1;
  if (fstat(file, &status) == 0) {
    size = S_ISREG(status.st_mode) ? int64_t(status.st_size) : (errno = EINVAL, -1);
    contents.resize(std::min(std::max<int64_t>(size, 0), limit));
    size_t done = 0;
    while (done < contents.size()) {
      ssize_t got = read(file, contents.data() + done, contents.size() - done);
      if (got < 0 && errno == EINTR)
        continue;
      if (got <= 0)
        break;
      done += got;
    }
    contents.resize(done);
  }
  close(file);
  return size;
}

static FailureOr<int64_t> getTimeout(std::string &message) {
  const char *text = std::getenv("FUSE_TOOL_TIMEOUT");
  if (!text || !*text)
    return int64_t(600);
  int64_t seconds;
  if (StringRef(text).getAsInteger(10, seconds) || seconds < 1 || seconds > kMostSeconds) {
    message = "FUSE_TOOL_TIMEOUT is '" + std::string(text) + "'; a number of seconds from 1 to " +
              std::to_string(kMostSeconds) + " is wanted";
    return failure();
  }
  return seconds;
}

/// What the child does; nothing here may allocate, as other threads may have held locks.
[[noreturn]] static void runChild(const char *program, char *const *argv, int log, pid_t parent) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL); // nothing goes on when the compiler is killed
  if (getppid() != parent)
    _exit(kNotExecuted);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  struct rlimit most = {rlim_t(kMostBytes), rlim_t(kMostBytes)};
  setrlimit(RLIMIT_FSIZE, &most);
  int null = open("/dev/null", O_RDONLY);
  if (null >= 0)
    dup2(null, 0);
  dup2(log, 1);
  dup2(log, 2);
  execv(program, argv);
  _exit(kNotExecuted);
}

/// Waits until the child has ended; false if it was killed because it took too long.
static bool waitFor(pid_t child, int64_t seconds, int &status) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  bool isInTime = true;
  while (true) {
    siginfo_t info = {};
    int result = waitid(P_PID, child, &info, WEXITED | WNOHANG | WNOWAIT);
    if ((result == 0 && info.si_pid == child) || (result != 0 && errno != EINTR))
      break;
    auto elapsed = Clock::now() - start;
    if (elapsed > std::chrono::seconds(seconds) && isInTime) {
      isInTime = false;
      kill(-child, SIGKILL);
    }
    auto nap = std::chrono::duration_cast<std::chrono::nanoseconds>(elapsed) / 50;
    struct timespec time = {0, std::clamp<long>(nap.count(), 200000, 20000000)};
    nanosleep(&time, nullptr);
  }
  kill(-child, SIGKILL); // what it has left running
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return isInTime;
}

/// The first lines of what a tool printed, on lines of their own.
static std::string quoteLog(StringRef log) {
  SmallVector<char, 0> text;
  constexpr int64_t most = 4096;
  int64_t size = readRegular(log, text, most);
  StringRef printed = StringRef(text.data(), text.size()).trim();
  if (printed.empty())
    return "; it printed nothing";
  std::string safe = ", and printed:\n";
  for (char c : printed)
    safe += (c >= 0 && c < ' ' && c != '\n' && c != '\t') || c == 127 ? '?' : c;
  return size > most ? safe + "\n..." : safe;
}

LogicalResult mlir::fuse::runTool(StringRef program, ArrayRef<std::string> arguments, StringRef log,
                                  std::string &message) {
  FailureOr<int64_t> seconds = getTimeout(message);
  if (failed(seconds))
    return failure();
  std::string path = program.str();
  SmallVector<char *> argv = {path.data()};
  for (const std::string &argument : arguments)
    argv.push_back(const_cast<char *>(argument.c_str()));
  argv.push_back(nullptr);
  int file = open(log.str().c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) {
    message = "cannot write '" + log.str() + "': " + std::strerror(errno);
    return failure();
  }
  pid_t parent = getpid(), child = fork();
  if (child == 0)
    runChild(path.c_str(), argv.data(), file, parent);
  close(file);
  if (child < 0) {
    message = "cannot start '" + path + "': " + std::strerror(errno);
    return failure();
  }
  setpgid(child, child); // whoever of the two comes first
  int status = 0;
  bool isInTime;
  {
    GuardedProcessGroup guard(child);
    isInTime = waitFor(child, *seconds, status);
  }
  waitWhileEnding();
  if (!isInTime)
    message = "'" + path + "' did not end within " + std::to_string(*seconds) +
              " seconds and was stopped (FUSE_TOOL_TIMEOUT sets how long it may take)" +
              quoteLog(log);
  else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ)
    message = "'" + path + "' wrote more than " + std::to_string(kMostBytes) + " bytes";
  else if (WIFSIGNALED(status))
    message = "'" + path + "' was ended by signal " + std::to_string(WTERMSIG(status)) + " (" +
              strsignal(WTERMSIG(status)) + ")" + quoteLog(log);
  else if (WEXITSTATUS(status) == kNotExecuted)
    message = "'" + path + "' cannot be executed" + quoteLog(log);
  else if (WEXITSTATUS(status) != 0)
    message = "'" + path + "' failed with exit status " + std::to_string(WEXITSTATUS(status)) +
              quoteLog(log);
  else
    return success();
  return failure();
}

std::string mlir::fuse::readToolLog(StringRef log) {
  SmallVector<char, 0> text;
  constexpr int64_t most = 16 << 20;
  return readRegular(log, text, most) < 0 ? "" : std::string(text.begin(), text.end());
}

LogicalResult mlir::fuse::readToolOutput(StringRef program, StringRef file,
                                         SmallVectorImpl<char> &contents, std::string &message) {
  int64_t size = readRegular(file, contents, kMostBytes);
  std::string start = "'" + program.str() + "' succeeded but ";
  if (size < 0 && errno == ENOENT)
    message = start + "wrote nothing";
  else if (size < 0)
    message = start + "what it wrote cannot be read: " + std::strerror(errno);
  else if (size == 0)
    message = start + "wrote an empty file";
  else if (size > kMostBytes)
    message =
        start + "wrote " + std::to_string(size) + " bytes, more than " + std::to_string(kMostBytes);
  else if (int64_t(contents.size()) != size)
    message = start + "what it wrote cannot be read whole";
  else
    return success();
  return failure();
}
