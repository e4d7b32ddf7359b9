//===- Sha256.cpp - SHA-256 -----------------------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// FIPS 180-4, sections 4.1.2, 5.1.1, 5.3.3 and 6.2.
//
//===----------------------------------------------------------------------===//

#include "fuse/Runtime/Sha256.h"

#include <algorithm>

namespace fuse::runtime {

namespace {

using Words = std::array<uint32_t, 8>;

constexpr std::array<uint32_t, 64> constants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

uint32_t rotate(uint32_t word, unsigned count) { return word >> count | word << (32 - count); }

/// Takes one block of 64 bytes in.
void digest(Words &state, const char *block) {
  std::array<uint32_t, 64> schedule;
  for (size_t i = 0; i < 16; ++i) {
    schedule[i] = 0;
    for (size_t byte = 0; byte < 4; ++byte)
      schedule[i] = schedule[i] << 8 | static_cast<uint8_t>(block[4 * i + byte]);
  }
  for (size_t i = 16; i < 64; ++i) {
    const uint32_t early = schedule[i - 15], late = schedule[i - 2];
    schedule[i] = schedule[i - 16] + (rotate(early, 7) ^ rotate(early, 18) ^ early >> 3) +
                  schedule[i - 7] + (rotate(late, 17) ^ rotate(late, 19) ^ late >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (size_t i = 0; i < 64; ++i) {
    const uint32_t first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
                           ((e & f) ^ (~e & g)) + constants[i] + schedule[i];
    const uint32_t second =
        (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const Words added = {a, b, c, d, e, f, g, h};
  for (size_t i = 0; i < state.size(); ++i)
    state[i] += added[i];
}

} // namespace

void Sha256::update(std::string_view bytes) {
  total += bytes.size();
  if (!rest.empty()) {
    const size_t taken = std::min<size_t>(64 - rest.size(), bytes.size());
    rest += bytes.substr(0, taken);
    bytes.remove_prefix(taken);
    if (rest.size() < 64)
      return;
    digest(state, rest.data());
    rest.clear();
  }
  for (; bytes.size() >= 64; bytes.remove_prefix(64))
    digest(state, bytes.data());
  rest = bytes;
}

std::string Sha256::finish() {
  // A one, zeros, and the number of bits, in one block or two.
  rest += '\x80';
  rest.append((120 - rest.size() % 64) % 64, '\0');
  const uint64_t bits = total * 8;
  for (unsigned shift = 64; shift > 0; shift -= 8)
    rest += static_cast<char>(bits >> (shift - 8));
  for (size_t at = 0; at < rest.size(); at += 64)
    digest(state, rest.data() + at);
  std::string text;
  for (const uint32_t word : state)
    for (unsigned shift = 32; shift > 0; shift -= 4)
      text += "0123456789abcdef"[word >> (shift - 4) & 15];
  return text;
}

std::string sha256(std::string_view bytes) {
  Sha256 digest;
  digest.update(bytes);
  return digest.finish();
}

} // namespace fuse::runtime
