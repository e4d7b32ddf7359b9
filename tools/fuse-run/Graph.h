//===- Graph.h - a graph, compiled or executed in process -------*- C++ -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of fuse-run that needs the compiler; fuse-run-light is built without it.
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TOOLS_FUSE_RUN_GRAPH_H
#define FUSE_TOOLS_FUSE_RUN_GRAPH_H

#include "fuse/Runtime/Manifest.h"
#include <memory>

namespace fuse::run {

class Graph {
public:
  /// Parses and verifies a file.
  explicit Graph(const std::string &path);
  /// The graph of a bundle, with the data that it leaves to the file of constants.
  explicit Graph(const runtime::Bundle &bundle);
  ~Graph();

  /// Arguments, sizes and requirements of a function, without a body.
  runtime::Function getSignature(const std::string &function);
  std::vector<runtime::Tensor> execute(const std::string &function,
                                       const std::vector<runtime::Tensor> &inputs,
                                       const std::string &level, const std::string &chip);
  /// The float64 reference without roundings to f16 and bf16.
  std::vector<runtime::Tensor> unroundedReference(const std::string &function,
                                                  const std::vector<runtime::Tensor> &inputs);
  /// The float64 reference of `results`. Where it is NaN and the result is not, it is that of the
  /// graph with its activations recognised: 0 for GELU of -inf, spelled -inf * 0.
  std::vector<runtime::Tensor> reference(const std::string &function,
                                         const std::vector<runtime::Tensor> &inputs,
                                         const std::vector<runtime::Tensor> &results);
  /// The chip to compile for, given what a driver says of its device ("sm_90", "NVIDIA H200").
  static std::string chipFor(const std::string &architecture, const std::string &deviceName);
  /// Writes a bundle.
  void compile(const std::string &chip, const std::string &directory);

private:
  void parse(const std::string &path, std::shared_ptr<const std::string> contents);
  void supply(const runtime::Bundle &bundle);

  struct State;
  std::unique_ptr<State> state;
};

} // namespace fuse::run

#endif // FUSE_TOOLS_FUSE_RUN_GRAPH_H
