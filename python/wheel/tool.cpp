//===- tool.cpp - a program whose code is in the library ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

int FUSE_TOOL_MAIN(int argc, char **argv);

int main(int argc, char **argv) { return FUSE_TOOL_MAIN(argc, argv); }
