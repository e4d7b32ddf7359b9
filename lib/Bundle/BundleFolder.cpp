//===- BundleFolder.cpp - a bundle as a whole -----------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BundleFolder.h"
#include "fuse/Bundle/Passes.h"
#include "fuse/Runtime/Error.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::fuse;
namespace rt = ::fuse::runtime;
namespace paths = llvm::sys::path;

static std::error_code lastError() { return {errno, std::generic_category()}; }

/// Opens what `name` in the folder `parent` is; a signal on the way is no error.
static int openAt(int parent, const char *name, int flags, mode_t mode = 0) {
  return llvm::sys::RetryAfterSignal(-1, [&] { return openat(parent, name, flags, mode); });
}

static int openFolder(const std::string &path) {
  return openAt(AT_FDCWD, path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/// Waits until the disk has a file or a folder, where the file system can say so.
static std::error_code waitForDisk(int descriptor) {
  if (llvm::sys::RetryAfterSignal(-1, fsync, descriptor) == 0 || errno == EINVAL ||
      errno == ENOSYS || errno == EOPNOTSUPP)
    return {};
  return lastError();
}

static constexpr StringLiteral kManifest = "manifest.json";

static bool isBundleFile(StringRef name) {
  return name == kManifest || name == "graph.mlir" || name == "host.mlir" ||
         name == "constants.bin" ||
         llvm::is_contained({".cubin", ".hsaco", ".ptx", ".s"}, paths::extension(name));
}

/// Why the folder with this descriptor is not the compiler's to replace; empty if it is: there is
/// nothing in it, or a manifest and nothing but what belongs into a bundle.
static std::string whyForeign(int descriptor) {
  int copy = openAt(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *stream = copy >= 0 ? fdopendir(copy) : nullptr;
  if (!stream) {
    std::string reason = "cannot be read: " + lastError().message();
    if (copy >= 0)
      close(copy);
    return reason;
  }
  std::string reason;
  bool isEmpty = true, hasManifest = false;
  while (dirent *entry = (errno = 0, readdir(stream))) {
    StringRef name = entry->d_name;
    if (name == "." || name == "..")
      continue;
    isEmpty = false;
    hasManifest |= name == kManifest;
    struct stat status;
    if (!isBundleFile(name))
      reason = "holds '" + name.str() + "', which is no part of a bundle";
    else if (fstatat(descriptor, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
             !S_ISREG(status.st_mode) && !S_ISLNK(status.st_mode))
      reason = "holds '" + name.str() + "', which is no regular file";
    if (!reason.empty())
      break;
  }
  if (reason.empty() && errno != 0)
    reason = "cannot be read: " + lastError().message();
  closedir(stream);
  if (reason.empty() && !isEmpty && !hasManifest)
    reason = "holds files but no manifest.json, so it is no bundle";
  // What is put aside is removed. The owner may always do that.
  struct stat status;
  if (reason.empty() && !isEmpty && fstat(descriptor, &status) == 0 && status.st_uid != geteuid() &&
      faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) != 0)
    reason = "cannot be emptied: " + lastError().message();
  return reason;
}

/// A descriptor of the folder that the bundle replaces; -1 if there is none.
static int openTarget(const std::string &target) {
  StringRef name = paths::filename(target);
  if (name.empty() || name == "." || name == ".." || name == "/")
    rt::fail("a bundle is replaced as a whole and cannot be written to '", target,
             "': name a folder of its own");
  struct stat status;
  if (lstat(target.c_str(), &status) != 0) {
    if (errno == ENOENT)
      return -1;
    rt::fail("cannot write a bundle to '", target, "': ", lastError().message());
  }
  if (S_ISLNK(status.st_mode))
    rt::fail("cannot write a bundle to '", target,
             "': it is a symbolic link; name the folder itself");
  int descriptor = S_ISDIR(status.st_mode) ? openFolder(target) : (errno = ENOTDIR, -1);
  if (descriptor < 0)
    rt::fail("cannot write a bundle to '", target, "': ", lastError().message());
  return descriptor;
}

static std::string withoutSlashes(StringRef directory) {
  StringRef stripped = directory.rtrim('/');
  return stripped.empty() ? directory.substr(0, 1).str() : stripped.str();
}

/// Returns whether there is a folder to replace, and its mode.
static std::pair<bool, mode_t> checkTarget(const std::string &target) {
  int descriptor = openTarget(target);
  if (descriptor < 0)
    return {false, 0};
  struct stat status = {};
  fstat(descriptor, &status);
  std::string reason = whyForeign(descriptor);
  close(descriptor);
  if (!reason.empty())
    rt::fail("cannot write a bundle to '", target, "': the folder ", reason,
             "; remove it, or name another folder");
  return {true, status.st_mode & 07777};
}

void mlir::fuse::checkBundleTarget(StringRef directory) { checkTarget(withoutSlashes(directory)); }

BundleFolder::BundleFolder(StringRef directory) : target(withoutSlashes(directory)) {
  auto [exists, mode] = checkTarget(target);
  SmallString<256> absolute(target);
  std::error_code error = llvm::sys::fs::make_absolute(absolute);
  parent = paths::parent_path(absolute).str();
  if (!error)
    error = llvm::sys::fs::create_directories(parent);
  if (!error)
    error =
        stage.make(parent + "/." + paths::filename(target).take_front(200) + ".fuse-tmp-", 0777);
  if (error)
    rt::fail("cannot make a temporary folder beside '", target,
             "', which takes its place: ", error.message());
  if (exists && fchmod(stage.getDescriptor(), mode | S_IRWXU) != 0)
    rt::fail("cannot set the mode of '", target, "': ", lastError().message());
}

/// Writes all of a file and waits until the disk has it.
static std::error_code writeAll(int descriptor, ArrayRef<StringRef> pieces) {
  for (StringRef contents : pieces)
    while (!contents.empty()) {
      ssize_t written =
          ::write(descriptor, contents.data(), std::min<size_t>(contents.size(), 1 << 30));
      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return lastError();
      contents = contents.drop_front(written);
    }
  return waitForDisk(descriptor);
}

void BundleFolder::write(StringRef name, ArrayRef<StringRef> contents) {
  std::string path = target + "/" + name.str();
  if (name.contains('/') || name.contains('\0') || !isBundleFile(name))
    rt::fail("cannot write '", path, "': that is no name of a file in a bundle");
  int file = openAt(stage.getDescriptor(), name.str().c_str(),
                    O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  std::error_code error = file < 0 ? lastError() : writeAll(file, contents);
  if (file >= 0 && close(file) != 0 && !error)
    error = lastError();
  if (error) {
    waitWhileEnding();
    rt::fail("cannot write '", path, "': ", error.message());
  }
}

static std::error_code exchangeFolders(const std::string &one, const std::string &other) {
  return renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0
             ? std::error_code()
             : lastError();
}

namespace {
/// The folder that a bundle takes the place of, from before it is moved until it is removed: where
/// it is then, writers that begin meanwhile look for what killed ones left behind.
class OldFolder {
public:
  ~OldFolder() { release(); }
  /// What is at `path` now; what somebody is removing already counts as gone. What somebody had
  /// locked where bundles are (`isTarget`) is not being removed: the lock is a user's.
  std::error_code hold(const std::string &path, bool isTarget) {
    int next = openFolder(path);
    std::error_code error = next < 0 ? lastError() : std::error_code();
    struct stat status = {};
    if (!error && !holdFolder(next)) {
      const bool isThere = fstat(next, &status) == 0 && status.st_nlink != 0;
      if (isThere && isTarget)
        locked = status;
      else if (!isThere || status.st_dev != locked.st_dev || status.st_ino != locked.st_ino)
        error = std::make_error_code(std::errc::no_such_file_or_directory);
    }
    release(); // not earlier: it may be the same
    descriptor = next;
    return error;
  }
  int getDescriptor() const { return descriptor; }

private:
  void release() {
    if (descriptor >= 0)
      close(descriptor);
  }
  int descriptor = -1;
  struct stat locked = {};
};
} // namespace

/// Puts `stage` where `target` is, and what was there, if it is no empty folder, where `stage` was;
/// `hasOld` says whether there was such a thing.
static std::error_code swapIn(const std::string &stage, const std::string &target, OldFolder &old,
                              bool &hasOld) {
  // Another writer may make or remove the target between the two calls.
  for (int attempt = 0; attempt < 100; ++attempt) {
    hasOld = false;
    // A folder takes the place of nothing and of an empty folder, on any file system.
    if (rename(stage.c_str(), target.c_str()) == 0)
      return {};
    if (errno != EEXIST && errno != ENOTEMPTY)
      return lastError();
    hasOld = true;
    (void)old.hold(target, /*isTarget=*/true);
    std::error_code error = exchangeFolders(stage, target);
    if (error != std::errc::no_such_file_or_directory)
      return error;
  }
  return std::make_error_code(std::errc::no_such_file_or_directory);
}

void BundleFolder::commit() {
  std::string temporary = stage.getPath().str(), foreign;
  bool hasOld = false;
  OldFolder old;
  std::error_code error = waitForDisk(stage.getDescriptor());
  if (!error)
    error = stage.exchange([&]() -> std::error_code {
      if (std::error_code swapped = swapIn(temporary, target, old, hasOld); swapped || !hasOld)
        return swapped;
      // It is another one than before if another writer came in between. One that somebody is
      // removing was a bundle.
      std::error_code held = old.hold(temporary, /*isTarget=*/false);
      if (held == std::errc::no_such_file_or_directory)
        return {};
      // Somebody may have put something of theirs into the folder since it was looked at.
      foreign =
          held ? "cannot be opened any more: " + held.message() : whyForeign(old.getDescriptor());
      return foreign.empty() ? std::error_code() : exchangeFolders(temporary, target);
    });
  if (error)
    waitWhileEnding();
  // The last: folders of an image's layers, under overlayfs.
  if (hasOld &&
      (error == std::errc::invalid_argument || error == std::errc::function_not_supported ||
       error == std::errc::cross_device_link))
    rt::fail("cannot replace '", target,
             "': its file system cannot exchange two folders in one "
             "step; remove the old bundle, or write to another folder");
  if (error)
    rt::fail("cannot put a bundle at '", target, "': ", error.message());
  if (!foreign.empty())
    rt::fail("cannot write a bundle to '", target, "': the folder ", foreign);
  if (int folder = openAt(AT_FDCWD, parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
      folder >= 0) {
    (void)waitForDisk(folder); // what is renamed is renamed
    close(folder);
  }
  stage.remove();
}
