//===- ptx-mutator.cpp - damages PTX --------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators.h"

#include <cctype>
#include <random>

namespace {

const char *const words[] = {"0",
                             "1",
                             "-1",
                             "31",
                             "32",
                             "63",
                             "64",
                             "255",
                             "256",
                             "65535",
                             "4294967295",
                             "4294967296",
                             "9223372036854775807",
                             "9223372036854775808",
                             "-9223372036854775808",
                             "-9223372036854775809",
                             "18446744073709551615",
                             "18446744073709551616",
                             "99999999999999999999999999",
                             "0x",
                             "0xffffffff",
                             "0x10000000000000000",
                             "0b2",
                             "08",
                             "0U",
                             "0f3F800000",
                             "0f",
                             "0d7FF8000000000000",
                             "{",
                             "}",
                             "[",
                             "]",
                             "(",
                             ")",
                             "<",
                             ">",
                             ",",
                             ";",
                             ":",
                             "|",
                             "!",
                             "@",
                             "+",
                             "-",
                             "=",
                             "_",
                             "\"",
                             "//",
                             "/*",
                             "*/",
                             ".",
                             "..",
                             "::",
                             ".b8",
                             ".b16",
                             ".b32",
                             ".b64",
                             ".b128",
                             ".pred",
                             ".u8",
                             ".s16",
                             ".s64",
                             ".f16",
                             ".f16x2",
                             ".bf16x2",
                             ".f32",
                             ".f64",
                             ".tf32",
                             ".v2",
                             ".v4",
                             ".v8",
                             ".global",
                             ".shared",
                             ".shared::cluster",
                             ".local",
                             ".param",
                             ".const",
                             ".align",
                             ".reg",
                             ".entry",
                             ".func",
                             ".visible",
                             ".extern",
                             ".reqntid",
                             ".maxntid",
                             ".reqnctapercluster",
                             ".minnctapersm",
                             ".branchtargets",
                             "%p1",
                             "%r1",
                             "%r2",
                             "%d1",
                             "%h1",
                             "%tid.x",
                             "%tid.w",
                             "%ctaid.x",
                             "%laneid",
                             "ret",
                             "bra",
                             "brx.idx",
                             "bar.sync",
                             "exit",
                             "ld.global.v4.b32",
                             "st.shared.b64",
                             "atom.global.cas.b64",
                             "red.add.u32",
                             "mad.wide.s32",
                             "shl.b64",
                             "div.s32",
                             "rem.s64",
                             "bfe.u64",
                             "bfi.b32",
                             "prmt.b32",
                             "shfl.sync.idx.b32",
                             "cvt.rni.s32.f32",
                             "cvt.u8.u32",
                             "fma.rn.f32",
                             "selp.b32",
                             "setp.lt.and.s32",
                             "lop3.b32",
                             "mbarrier.init.shared.b64",
                             "mbarrier.try_wait.parity.shared.b64",
                             "cp.async.cg.shared.global",
                             "cp.async.wait_group",
                             "cp.async.bulk.wait_group",
                             "fence.proxy.async",
                             "wgmma.wait_group.sync.aligned",
                             "griddepcontrol.wait",
                             "barrier.cluster.arrive",
                             "mapa.shared::cluster.u32",
                             "setmaxnreg.inc.sync.aligned.u32"};

class Mutator {
public:
  Mutator(uint64_t seed, const std::vector<std::string> &files) : random(seed) {
    text = pickKernel(files[below(files.size())]);
  }

  std::string run() {
    const size_t count = 1 + below(below(4) ? 3 : 12);
    for (size_t i = 0; i < count; ++i) {
      if (text.empty())
        break;
      switch (below(3)) {
      case 0:
        changeLines();
        break;
      case 1:
        changeBytes();
        break;
      default:
        changeWords();
      }
    }
    return text;
  }

private:
  size_t below(size_t bound) { return bound ? random() % bound : 0; }

  /// What stands before the first kernel, and one of the kernels.
  std::string pickKernel(const std::string &file) {
    const std::string keyword = "\n.visible .entry";
    std::vector<size_t> starts;
    for (size_t at = file.find(keyword); at != std::string::npos; at = file.find(keyword, at + 1))
      starts.push_back(at);
    if (starts.empty())
      return file;
    const size_t pick = below(starts.size());
    const size_t end = pick + 1 < starts.size() ? starts[pick + 1] : file.size();
    const size_t version = file.find("\n.version");
    const size_t begin = version < starts[0] ? version : 0;
    return file.substr(begin, starts[0] - begin) + file.substr(starts[pick], end - starts[pick]);
  }

  std::vector<std::string> split(bool intoLines) const {
    std::vector<std::string> parts;
    bool wasWord = false;
    for (char c : text) {
      const bool isWord = std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '%';
      if (parts.empty() || (intoLines ? parts.back().back() == '\n' : !(isWord && wasWord)))
        parts.emplace_back();
      parts.back() += c;
      wasWord = isWord;
    }
    return parts;
  }
  void join(const std::vector<std::string> &parts) {
    text.clear();
    for (const std::string &part : parts)
      text += part;
  }

  void changeParts(std::vector<std::string> &parts) {
    const size_t at = below(parts.size()), other = below(parts.size());
    const auto place = parts.begin() + static_cast<ptrdiff_t>(at);
    switch (below(5)) {
    case 0:
      parts.erase(place);
      break;
    case 1:
      parts.insert(place, std::string(parts[at]));
      break;
    case 2:
      std::swap(parts[at], parts[other]);
      break;
    case 3:
      parts[at] = parts[other];
      break;
    default:
      if (below(8))
        parts.insert(place, std::string(parts[other]));
      else
        parts.insert(place, below(4) ? 40 : 3000, std::string(parts[at]));
    }
  }
  void changeLines() {
    std::vector<std::string> lines = split(true);
    changeParts(lines);
    join(lines);
  }
  void changeWords() {
    std::vector<std::string> parts = split(false);
    const size_t at = below(parts.size());
    constexpr size_t numWords = sizeof(words) / sizeof(words[0]);
    switch (below(4)) {
    case 0:
      changeParts(parts);
      break;
    case 1:
      parts.insert(parts.begin() + static_cast<ptrdiff_t>(at), words[below(numWords)]);
      break;
    case 2:
      parts[at] = words[below(numWords)];
      break;
    default: // a number
      for (size_t i = 0; i < parts.size(); ++i)
        if (const size_t n = (at + i) % parts.size();
            std::isdigit(static_cast<unsigned char>(parts[n][0]))) {
          parts[n] = below(2) ? words[below(27)] : std::to_string(random() >> below(64));
          break;
        }
    }
    join(parts);
  }
  void changeBytes() {
    const size_t at = below(text.size());
    switch (below(6)) {
    case 0:
      text.resize(at);
      break;
    case 1:
      text.erase(at, 1 + below(16));
      break;
    case 2:
      text.insert(at, 1 + below(4), static_cast<char>(below(256)));
      break;
    default:
      text[at] = static_cast<char>(below(4) ? text[at] ^ (1 << below(7)) : below(256));
    }
  }

  std::mt19937_64 random;
  std::string text;
};

} // namespace

std::string mutatePtx(uint64_t seed, const std::vector<std::string> &files) {
  return Mutator(seed, files).run();
}
