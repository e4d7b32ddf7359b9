//===- TemporaryFolder.cpp - folders that leave nothing behind ------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Bundle/TemporaryFolder.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <mutex>
#include <random>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::fuse;

static std::error_code lastError() { return {errno, std::generic_category()}; }

//===----------------------------------------------------------------------===//
// Removal, by nothing but what a signal handler may call
//===----------------------------------------------------------------------===//

namespace {
/// What getdents64 writes.
struct Entry {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[1];
};
constexpr int kDeepest = 16;
} // namespace

static void removeTree(int parent, const char *name, int depth);

static void removeContents(int descriptor, int depth) {
  fchmod(descriptor, 0700); // it may be read-only, and goes away
  alignas(Entry) char buffer[2048];
  for (int round = 0; round < 2; ++round) { // removing may have moved what was not read yet
    lseek(descriptor, 0, SEEK_SET);
    long length;
    while ((length = syscall(SYS_getdents64, descriptor, buffer, sizeof(buffer))) > 0)
      for (long at = 0; at < length;) {
        auto *entry = reinterpret_cast<Entry *>(buffer + at);
        at += entry->length;
        const char *name = entry->name;
        if (name[0] == '.' && (!name[1] || (name[1] == '.' && !name[2])))
          continue;
        if (unlinkat(descriptor, name, 0) != 0 && errno != ENOENT && depth < kDeepest)
          removeTree(descriptor, name, depth + 1);
      }
  }
}

static void removeTree(int parent, const char *name, int depth) {
  int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor >= 0) {
    removeContents(descriptor, depth);
    close(descriptor);
  }
  unlinkat(parent, name, AT_REMOVEDIR);
}

//===----------------------------------------------------------------------===//
// Signals
//===----------------------------------------------------------------------===//

namespace {
/// Taken: the folder is about to be made.
enum class State : int { Free, Taken, Used, Renaming, Removing };

/// A folder that a signal removes.
struct FolderSlot {
  std::atomic<State> state{State::Free};
  pid_t owner;
  char path[4096];
};
} // namespace

// Beyond these numbers a folder or a process stays when a signal ends the process.
static FolderSlot folderSlots[64];
static std::atomic<pid_t> groupSlots[256];

static constexpr int kSignals[] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ};
static struct sigaction previousActions[std::size(kSignals)];

/// Which of them the process was started to ignore, as under nohup: asked before main, where
/// LLVM's tools install handlers of their own.
static const std::array<bool, std::size(kSignals)> ignoredFromStart = [] {
  std::array<bool, std::size(kSignals)> ignored;
  for (size_t i = 0; i < std::size(kSignals); ++i) {
    struct sigaction action = {};
    sigaction(kSignals[i], nullptr, &action);
    ignored[i] = action.sa_handler == SIG_IGN;
  }
  return ignored;
}();

static void nap() {
  struct timespec millisecond = {0, 1000000};
  nanosleep(&millisecond, nullptr);
}

/// Threads that go on meanwhile may still make files: several attempts.
static void removeSlot(FolderSlot &slot) {
  State expected = State::Used;
  while (!slot.state.compare_exchange_strong(expected, State::Removing)) {
    if (expected != State::Renaming && expected != State::Taken)
      return;
    nap(); // threads in these states have their signals blocked, so it is another one
    expected = State::Used;
  }
  for (int attempt = 0; attempt < 200; ++attempt) {
    removeTree(AT_FDCWD, slot.path, 0);
    if (access(slot.path, F_OK) != 0)
      break;
    nap();
  }
  slot.state = State::Used;
}

/// How many signals are being handled.
static std::atomic<int> endings{0};

void mlir::fuse::waitWhileEnding() {
  while (endings.load() > 0)
    nap();
}

static void onSignal(int signal) {
  int savedError = errno;
  ++endings;
  for (std::atomic<pid_t> &group : groupSlots)
    if (pid_t id = group.load(); id > 0)
      kill(-id, SIGKILL);
  pid_t self = getpid();
  for (FolderSlot &slot : folderSlots)
    if (slot.state.load() != State::Free && slot.owner == self)
      removeSlot(slot);
  // Whoever handled the signal before: as a rule the default action, which ends the process.
  struct sigaction own;
  sigset_t only, old;
  sigemptyset(&only);
  sigaddset(&only, signal);
  for (size_t i = 0; i < std::size(kSignals); ++i)
    if (kSignals[i] == signal)
      sigaction(signal, &previousActions[i], &own);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &only, &old);
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
  sigaction(signal, &own, nullptr);
  --endings;
  errno = savedError;
}

void mlir::fuse::cleanUpOnSignals() {
  static std::once_flag once;
  std::call_once(once, [] {
    for (size_t i = 0; i < std::size(kSignals); ++i) {
      struct sigaction action = {};
      action.sa_handler = onSignal;
      sigfillset(&action.sa_mask);
      sigaction(kSignals[i], nullptr, &previousActions[i]);
      if (!ignoredFromStart[i] && previousActions[i].sa_handler != SIG_IGN)
        sigaction(kSignals[i], &action, nullptr);
    }
  });
}

GuardedProcessGroup::GuardedProcessGroup(int group) : slot(-1) {
  for (size_t i = 0; i < std::size(groupSlots); ++i) {
    pid_t none = 0;
    if (groupSlots[i].compare_exchange_strong(none, group)) {
      slot = int(i);
      return;
    }
  }
}

GuardedProcessGroup::~GuardedProcessGroup() {
  if (slot >= 0)
    groupSlots[slot] = 0;
}

//===----------------------------------------------------------------------===//
// Folders
//===----------------------------------------------------------------------===//

/// Removes the folder `path` if it is this user's and nobody holds it.
static void removeIfStale(const std::string &path) {
  int descriptor = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0)
    return;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && status.st_uid == geteuid() &&
      flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
    removeContents(descriptor, 0);
    rmdir(path.c_str());
  }
  close(descriptor);
}

static constexpr unsigned kNumLetters = 6;

static void removeStaleFolders(StringRef prefix) {
  StringRef parent = llvm::sys::path::parent_path(prefix);
  StringRef name = llvm::sys::path::filename(prefix);
  std::error_code error;
  llvm::sys::fs::directory_iterator it(parent, error, /*follow_symlinks=*/false), end;
  SmallVector<std::string> found;
  for (; !error && it != end; it.increment(error)) {
    StringRef other = llvm::sys::path::filename(it->path());
    if (other.size() == name.size() + kNumLetters && other.starts_with(name))
      found.push_back(it->path());
  }
  for (const std::string &path : found)
    removeIfStale(path);
}

bool mlir::fuse::holdFolder(int descriptor) {
  struct stat status;
  if (flock(descriptor, LOCK_SH | LOCK_NB) != 0)
    return errno != EWOULDBLOCK; // file systems without locks: nobody takes it for stale
  return fstat(descriptor, &status) == 0 && status.st_nlink != 0;
}

namespace {
/// No signal comes to this thread while this lives.
struct BlockedSignals {
  sigset_t old;
  BlockedSignals() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old);
  }
  ~BlockedSignals() { pthread_sigmask(SIG_SETMASK, &old, nullptr); }
};
} // namespace

/// A slot for `path`, in the state Taken; -1 if there is none.
static int takeSlot(const std::string &path) {
  for (size_t i = 0; i < std::size(folderSlots) && path.size() < sizeof(FolderSlot::path); ++i) {
    FolderSlot &slot = folderSlots[i];
    State expected = State::Free;
    if (!slot.state.compare_exchange_strong(expected, State::Taken))
      continue;
    slot.owner = getpid();
    path.copy(slot.path, path.size());
    slot.path[path.size()] = 0;
    return int(i);
  }
  return -1;
}

/// Makes the folder `path` and lists it among those that a signal removes.
static std::error_code makeListed(const std::string &path, unsigned mode, int &slot) {
  BlockedSignals blocked;
  slot = takeSlot(path);
  // A signal that another thread handles has either seen the slot, or is seen here.
  std::error_code error = std::make_error_code(std::errc::interrupted);
  if (endings.load() == 0)
    error = mkdir(path.c_str(), mode) == 0 ? std::error_code() : lastError();
  if (slot >= 0)
    folderSlots[slot].state = error ? State::Free : State::Used;
  if (error)
    slot = -1;
  return error;
}

std::error_code TemporaryFolder::make(const Twine &prefix, unsigned mode) {
  SmallString<256> start;
  prefix.toVector(start);
  if (std::error_code error = llvm::sys::fs::make_absolute(start))
    return error;
  removeStaleFolders(start);
  std::random_device random;
  static constexpr char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
  for (int attempt = 0; attempt < 100; ++attempt) {
    std::string name = start.str().str();
    for (unsigned i = 0; i < kNumLetters; ++i)
      name += letters[random() % (sizeof(letters) - 1)];
    std::error_code error = makeListed(name, mode, slot);
    waitWhileEnding();
    if (error == std::errc::file_exists || error == std::errc::interrupted)
      continue;
    if (error)
      return error;
    path = name;
    descriptor = llvm::sys::RetryAfterSignal(
        -1, [&] { return open(name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC); });
    if (descriptor >= 0 && holdFolder(descriptor))
      return {};
    error = lastError();
    bool wasRemoved = descriptor >= 0 || error == std::errc::no_such_file_or_directory;
    remove();
    if (!wasRemoved)
      return error;
  }
  return std::make_error_code(std::errc::file_exists);
}

std::error_code TemporaryFolder::makeInSystemFolder() {
  SmallString<128> prefix;
  llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, prefix);
  llvm::sys::path::append(prefix, "fuse-tmp-");
  return make(prefix);
}

void TemporaryFolder::remove() {
  if (path.empty())
    return;
  waitWhileEnding();
  // Until this is done, a signal does it.
  removeTree(AT_FDCWD, path.c_str(), 0);
  if (slot >= 0) {
    State expected = State::Used;
    folderSlots[slot].state.compare_exchange_strong(expected, State::Free);
  }
  if (descriptor >= 0)
    close(descriptor);
  path.clear();
  descriptor = slot = -1;
}

std::error_code TemporaryFolder::exchange(function_ref<std::error_code()> rename) {
  BlockedSignals blocked;
  // A signal that another thread handles ends the process, as a rule; else the folder is gone and
  // this fails.
  State expected = State::Used;
  while (slot >= 0 && !folderSlots[slot].state.compare_exchange_strong(expected, State::Renaming)) {
    nap();
    expected = State::Used;
  }
  std::error_code error = rename();
  if (slot >= 0)
    folderSlots[slot].state = State::Used;
  return error;
}
