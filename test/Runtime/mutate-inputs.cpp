//===- mutate-inputs.cpp - damaged manifests, arrays and code -------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   fuse-mutate-inputs manifest|npy|code FILE... --count=N [--seed=N] [--keep=FILE]
//
// Reads N mutants of the files in this process and prints how many were accepted. A mutant that
// leads to anything but an error that is told ends the process; --keep writes each one to a file
// first, so that the last one is there to be looked at. The same seed makes the same mutants.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Error.h"
#include "fuse/Runtime/File.h"
#include "fuse/Runtime/Sha256.h"
#include "fuzz-inputs.h"

#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using namespace fuse;

namespace {

class Mutator {
public:
  Mutator(uint64_t seed, bool isText) : random(seed), isText(isText) {}

  std::string mutate(std::string text, const std::string &other) {
    for (uint64_t i = below(4) + 1; i > 0 && !text.empty(); --i)
      change(text, other);
    return text;
  }
  uint64_t below(uint64_t limit) { return limit ? random() % limit : 0; }

private:
  void change(std::string &text, const std::string &other) {
    const uint64_t at = below(text.size()),
                   length = below(std::min<uint64_t>(64, text.size() - at));
    switch (below(isText ? 9 : 6)) {
    case 0:
      text[at] = static_cast<char>(text[at] ^ 1 << below(8));
      break;
    case 1:
      text[at] = static_cast<char>(random());
      break;
    case 2:
      text.erase(at, length);
      break;
    case 3:
      text.insert(below(text.size()), text.substr(at, length));
      break;
    case 4:
      text.replace(at, length, other.substr(below(other.size()), length));
      break;
    case 5:
      changeNumber(text, at);
      break;
    case 6:
      replaceWord(text, at, "0123456789-.eE");
      break;
    case 7:
      replaceWord(text, at, "abcdefghijklmnopqrstuvwxyz_0123456789");
      break;
    case 8:
      text.insert(at, nesting());
      break;
    }
  }

  /// A number in the file's own bytes.
  void changeNumber(std::string &text, uint64_t at) {
    static const uint64_t values[] = {0,          1,          0x7f,       0x80,       0xff,
                                      0x7fff,     0xffff,     0x7fffffff, 0x80000000, 0xffffffff,
                                      UINT64_MAX, 1ull << 63, 1ull << 40, 64,         24};
    const uint64_t value = values[below(std::size(values))], bytes = uint64_t(1) << below(4);
    for (uint64_t i = 0; i < bytes && at + i < text.size(); ++i)
      text[at + i] = static_cast<char>(value >> 8 * i);
  }

  /// A number or a word in a text.
  void replaceWord(std::string &text, uint64_t at, const char *letters) {
    static const char *const words[] = {"0",
                                        "1",
                                        "-1",
                                        "2147483648",
                                        "4294967295",
                                        "4294967296",
                                        "9223372036854775807",
                                        "9223372036854775808",
                                        "-9223372036854775808",
                                        "18446744073709551616",
                                        "1e400",
                                        "0.5",
                                        "1025",
                                        "65536",
                                        "M",
                                        "x",
                                        "mul",
                                        "add",
                                        "ceildiv",
                                        "floordiv",
                                        "mod",
                                        "select",
                                        "address",
                                        "not",
                                        "sub",
                                        "f8E4M3FN",
                                        "i1",
                                        "f64",
                                        "tf32",
                                        "null",
                                        "true",
                                        "[]",
                                        "{}",
                                        "[1,1,1]",
                                        "[\"mul\",\"M\",\"M\"]",
                                        "[\"address\",\"x\"]",
                                        "output",
                                        "launch",
                                        "if"};
    const size_t start = text.find_first_of(letters, at);
    if (start == std::string::npos)
      return;
    const size_t end = std::min(text.find_first_not_of(letters, start), text.size());
    text.replace(start, end - start, words[below(std::size(words))]);
  }

  std::string nesting() {
    static const char *const openings[] = {"[", "{\"a\":", "[\"not\",", "[\"add\",1,", "{"};
    std::string text;
    const char *opening = openings[below(std::size(openings))];
    for (uint64_t i = below(2) ? below(3) : below(5000); i > 0; --i)
      text += opening;
    return text;
  }

  std::mt19937_64 random;
  bool isText;
};

/// FIPS 180-4's own examples (NIST, "Cryptographic Standards and Guidelines: example values").
int checkHashes() {
  const std::pair<std::string, const char *> known[] = {
      {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
      {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
      {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
       "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
      {std::string(1000000, 'a'),
       "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"}};
  for (const auto &[text, hash] : known)
    if (runtime::sha256(text) != hash) {
      std::cerr << "the hash of " << text.size() << " bytes is wrong\n";
      return 1;
    }
  std::cout << "4 hashes as in the standard\n";
  return 0;
}

int run(int argc, char **argv) {
  std::string kind, keep;
  std::vector<std::string> seeds;
  uint64_t count = 1000, seed = 0;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument.compare(0, 8, "--count=") == 0)
      count = std::stoull(argument.substr(8));
    else if (argument.compare(0, 7, "--seed=") == 0)
      seed = std::stoull(argument.substr(7));
    else if (argument.compare(0, 7, "--keep=") == 0)
      keep = argument.substr(7);
    else if (kind.empty())
      kind = argument;
    else
      seeds.push_back(runtime::readFile(argument));
  }
  if (kind == "hashes")
    return checkHashes();
  const auto read = kind == "manifest" ? test::fuzzManifest
                    : kind == "npy"    ? test::fuzzNpy
                    : kind == "code"   ? test::fuzzCodeObject
                                       : nullptr;
  if (!read || seeds.empty())
    runtime::fail("see the head of mutate-inputs.cpp");
  const auto accepts = [&](const std::string &text) {
    if (!keep.empty())
      runtime::writeFile(keep, text);
    return read(reinterpret_cast<const uint8_t *>(text.data()), text.size());
  };
  for (const std::string &text : seeds)
    if (!accepts(text))
      runtime::fail("a file is refused before it is damaged");
  Mutator mutator(seed, kind == "manifest");
  uint64_t accepted = 0;
  for (uint64_t i = 0; i < count; ++i)
    accepted += accepts(
        mutator.mutate(seeds[mutator.below(seeds.size())], seeds[mutator.below(seeds.size())]));
  std::cout << count << " inputs, " << accepted << " accepted\n";
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception &error) {
    std::cerr << "fuse-mutate-inputs: error: " << error.what() << "\n";
    return 1;
  }
}
