//===- ScheduleInterface.td - what any schedule says -------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_IR_SCHEDULEINTERFACE
#define FUSE_DIALECT_FUSE_IR_SCHEDULEINTERFACE

include "mlir/IR/OpBase.td"

def Fuse_ScheduleInterface : AttrInterface<"ScheduleInterface"> {
  let cppNamespace = "::mlir::fuse";
  let description = [{
    How one kernel is tiled and pipelined. Written by `fuse-select-schedule`, by
    hand, or forced from the command line and obeyed by everyone else. Each
    family of kernels has an attribute of its own, with the fields that mean
    something in it (Schedules.td); this interface is what passes may ask of any.

    What a family asks of a chip and of an op, which schedules it has for an op,
    and how long they take, is behind `ScheduleFamily` (Target/ScheduleFamily.td),
    which lib/Target/Schedules implements, one file a family.
  }];
  let methods = [
    InterfaceMethod<"Elements of a CTA's tile: [m, n, k] of a matmul, else [rows, columns].",
      "::llvm::ArrayRef<int64_t>", "getTile">,
    InterfaceMethod<"Warps (waves on AMD) that compute, along the first two dimensions of the tile.",
      "::llvm::ArrayRef<int64_t>", "getWarps">,
    InterfaceMethod<"All warps of a CTA.", "int64_t", "getNumWarps", (ins), "", [{
      return $_attr.getWarps()[0] * $_attr.getWarps()[1];
    }]>,
    InterfaceMethod<"CTAs along [m, n], [m, n, k] or [rows, columns] that run as a cluster; empty for one.",
      "::llvm::ArrayRef<int64_t>", "getCluster", (ins), "", [{ return {}; }]>,
    InterfaceMethod<"Buffers in the ring of `tile.pipeline`.",
      "int64_t", "getStages", (ins), "", [{ return 1; }]>,
    InterfaceMethod<"Steps whose loads are under way in registers while `tile.pipeline` computes one, where "
                    "the ring has one buffer that is filled out of these.",
      "int64_t", "getAhead", (ins), "", [{ return 1; }]>,
    InterfaceMethod<"Tiles of m walked before the next n, for locality in the L2 cache.",
      "int64_t", "getRaster", (ins), "", [{ return 1; }]>,
    InterfaceMethod<"Parts that each row is cut into, or the reduction of each tile of a matmul, each "
                    "walked by CTAs of its own.",
      "int64_t", "getSplit", (ins), "", [{ return 1; }]>,
    InterfaceMethod<"Elements of k that CTAs which share a tile begin their segments at multiples of; 0 "
                    "where each tile is one CTA's.",
      "int64_t", "getGrain", (ins), "", [{ return 0; }]>,
    InterfaceMethod<"CTAs that an SM or CU is to hold at once, by which registers and shared memory are "
                    "divided; 0 where nobody says.",
      "int64_t", "getResident", (ins), "", [{ return 0; }]>,
    InterfaceMethod<"Whether some warps only load and the others only compute (`tile.roles`), and "
                    "CTAs that the chip runs at once walk all tiles.",
      "bool", "hasRoles", (ins), "", [{ return false; }]>
  ];
  let extraSharedClassDeclaration = [{
    /// CTAs of a cluster.
    int64_t getClusterSize() const {
      int64_t size = 1;
      for (int64_t ctas : $_attr.getCluster())
        size *= ctas;
      return size;
    }
    /// CTAs of a cluster along m, which share tiles of the right operands.
    int64_t getCtasAlongM() const {
      ::llvm::ArrayRef<int64_t> cluster = $_attr.getCluster();
      return cluster.empty() ? 1 : cluster[0];
    }
    /// CTAs of a cluster along n, which share tiles of the left operand, or along the columns of
    /// rows, which share the rows.
    int64_t getCtasAlongN() const {
      ::llvm::ArrayRef<int64_t> cluster = $_attr.getCluster();
      return cluster.empty() ? 1 : cluster[1];
    }
    /// CTAs of a cluster that share a tile, each of which reduces a part of k.
    int64_t getCtasAlongK() const {
      ::llvm::ArrayRef<int64_t> cluster = $_attr.getCluster();
      return cluster.size() > 2 ? cluster[2] : 1;
    }
  }];
}

#endif // FUSE_DIALECT_FUSE_IR_SCHEDULEINTERFACE
