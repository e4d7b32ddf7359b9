//===- File.cpp - whole files ---------------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/File.h"
#include "fuse/Runtime/Error.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fuse::runtime {

namespace {

/// An open file. Opening does not wait for the other end of a pipe.
class Descriptor {
public:
  explicit Descriptor(const std::string &path)
      : number(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
    if (number < 0)
      fail("cannot open '", path, "': ", errno == ENOENT ? "no such file" : std::strerror(errno));
    struct stat status;
    if (fstat(number, &status) == 0) {
      if (S_ISREG(status.st_mode)) {
        size = static_cast<uint64_t>(status.st_size);
        return;
      }
      close(number);
      fail("cannot read '", path,
           S_ISDIR(status.st_mode) ? "': it is a directory" : "': it is not a regular file");
    }
    close(number);
    fail("cannot read '", path, "'");
  }
  ~Descriptor() { close(number); }
  Descriptor(const Descriptor &) = delete;

  int number;
  uint64_t size = 0;
};

} // namespace

uint64_t checkRegularFile(const std::string &path) { return Descriptor(path).size; }

std::string readFile(const std::string &path, uint64_t most) {
  const Descriptor file(path);
  if (file.size > most)
    fail("cannot read '", path, "': ", file.size, " bytes are more than the ", most,
         " that are possible here");
  std::string contents(file.size, '\0');
  size_t done = 0;
  while (done < contents.size()) {
    const ssize_t count = read(file.number, contents.data() + done, contents.size() - done);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      fail("cannot read '", path, "': ", std::strerror(errno));
    if (count == 0)
      fail("cannot read '", path, "': it became shorter meanwhile");
    done += static_cast<size_t>(count);
  }
  return contents;
}

void writeFile(const std::string &path, const std::string &contents) {
  struct stat status;
  if (stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
    fail("cannot write '", path, "': it is not a regular file");
  // Beside the file, whose place it takes when it is whole. A killed process of the same number may
  // have left one of the name.
  constexpr int mostAttempts = 100;
  std::string temporary;
  int file = -1;
  for (int attempt = 0; attempt < mostAttempts && file < 0; ++attempt) {
    temporary =
        path + "." + std::to_string(getpid()) + (attempt ? "-" + std::to_string(attempt) : "");
    file = open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0 && errno != EEXIST)
      break;
  }
  if (file < 0)
    fail("cannot write '", path, "': ", std::strerror(errno));
  bool good = true;
  for (size_t done = 0; good && done < contents.size();) {
    const ssize_t count = write(file, contents.data() + done, contents.size() - done);
    if (count >= 0)
      done += static_cast<size_t>(count);
    else
      good = errno == EINTR;
  }
  int error = good ? 0 : errno;
  if (close(file) != 0 && error == 0)
    error = errno;
  if (error == 0 && rename(temporary.c_str(), path.c_str()) != 0)
    error = errno;
  if (error == 0)
    return;
  unlink(temporary.c_str());
  fail("cannot write '", path, "': ", std::strerror(error));
}

} // namespace fuse::runtime
