//===- Engine.cpp - what both engines say ---------------------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

using namespace fuse::sim;

std::string fuse::sim::describe(const Launch &launch, const GlobalConflict &conflict) {
  const LaunchRecord &other = (*launch.history)[conflict.launch - 1];
  std::string text = "the byte at " + hex(conflict.address) + " was " +
                     (conflict.other.writes ? "written" : "read") + " by kernel '" + other.kernel +
                     "', " + other.code->describeAccess(other.config, conflict.other) +
                     ", and nothing orders that before this " +
                     (conflict.nowWrites ? "write" : "read");
  if (conflict.otherLaunch && conflict.early)
    text += ": this kernel may start before that one has ended, and has not waited for it "
            "(griddepcontrol.wait)";
  else if (conflict.otherLaunch)
    text += ": this kernel has waited for kernel '" +
            (*launch.history)[launch.time.now - 2].kernel +
            "', the one ahead, which has not waited for that one (griddepcontrol.wait)";
  return text;
}
