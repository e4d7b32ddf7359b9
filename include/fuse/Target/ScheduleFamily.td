//===- ScheduleFamily.td - what a family of schedules knows -*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_TARGET_SCHEDULEFAMILY
#define FUSE_TARGET_SCHEDULEFAMILY

include "mlir/IR/OpBase.td"

def Fuse_ScheduleFamily : AttrInterface<"ScheduleFamily"> {
  let cppNamespace = "::mlir::fuse";
  let description = [{
    What a family of schedules knows of ops and chips, implemented for each
    schedule attribute of the fuse dialect in lib/Target/Schedules, one file a
    family. Legality, cost, tuning and the listing of schedules ask this
    interface, and name no field of a family.

    `sizes` are the extents of the op's iteration dimensions, dynamic where
    unknown; none: those of its types.
  }];
  let methods = [
    StaticInterfaceMethod<"Whether the family has kernels for ops of this kind.",
      "bool", "computes", (ins "::mlir::Operation *":$op)>,
    StaticInterfaceMethod<[{
        Legal schedules of the op, with the times that the model gives them, in an order that
        decides among equals. None where the model cannot tell the family's schedules apart.
      }],
      "::llvm::SmallVector<::mlir::fuse::RankedSchedule>", "enumerate",
      (ins "::mlir::Operation *":$op, "::llvm::ArrayRef<int64_t>":$sizes,
           "const ::mlir::fuse::ChipInfo &":$chip)>,
    StaticInterfaceMethod<[{
        The schedule that the family would give the op, null if none is legal, and the time of its
        fastest one by the model.
      }],
      "::mlir::fuse::RankedSchedule", "choose",
      (ins "::mlir::Operation *":$op, "::llvm::ArrayRef<int64_t>":$sizes,
           "const ::mlir::fuse::ChipInfo &":$chip)>,
    InterfaceMethod<[{
        Whether the chip can run the op, which it supports, under the schedule. `reason` begins with
        the label of the rule that is broken, and says what would keep it.
      }],
      "bool", "isLegal",
      (ins "::mlir::Operation *":$op, "const ::mlir::fuse::ChipInfo &":$chip,
           "std::string &":$reason)>,
    InterfaceMethod<"What a CTA takes of an SM or CU.",
      "::mlir::fuse::ScheduleResources", "getResources",
      (ins "::mlir::Operation *":$op, "const ::mlir::fuse::ChipInfo &":$chip)>,
    InterfaceMethod<[{
        Seconds that the op takes under the schedule, which is legal, by the model; none where it
        does not see the schedule.
      }],
      "std::optional<double>", "estimate",
      (ins "::mlir::Operation *":$op, "::llvm::ArrayRef<int64_t>":$sizes,
           "const ::mlir::fuse::ChipInfo &":$chip)>,
    InterfaceMethod<[{
        Factor on the estimate where the schedule is compared with the family's others: above 1,
        the model is less sure of it, and it must promise as much to be chosen.
      }],
      "double", "getCaution", (ins), "", [{ return 1.0; }]>,
    InterfaceMethod<[{
        Whether a legal schedule that was the fastest for another op is to be trusted for this one.
      }],
      "bool", "isAdvisable",
      (ins "::mlir::Operation *":$op, "const ::mlir::fuse::ChipInfo &":$chip), "", [{
        return true;
      }]>,
    InterfaceMethod<[{
        Operands that threads have to copy to shared memory, although the family has a copy engine
        for them.
      }],
      "::llvm::SmallVector<::mlir::fuse::CopiedOperand>", "getCopiedOperands",
      (ins "::mlir::Operation *":$op), "", [{ return {}; }]>
  ];
}

#endif // FUSE_TARGET_SCHEDULEFAMILY
