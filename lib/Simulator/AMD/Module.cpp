//===- Module.cpp - stub: replaced by the engine ---------------------------===//
#include "../Engine.h"
#include "fuse/Runtime/Error.h"
std::unique_ptr<fuse::sim::Module> fuse::sim::loadAmdModule(const std::string &,
                                                            const Device &device) {
  runtime::fail("no engine for ", device.chip, " yet");
}
