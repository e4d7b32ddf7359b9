//===- File.cpp - whole files ---------------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/File.h"
#include "fuse/Runtime/Error.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
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
  std::ofstream stream(path, std::ios::binary);
  stream.write(contents.data(), static_cast<std::streamsize>(contents.size()));
  stream.close();
  if (!stream)
    fail("cannot write '", path, "'");
}

} // namespace fuse::runtime
