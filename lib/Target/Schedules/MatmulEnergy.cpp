//===- MatmulEnergy.cpp - what kernels with roles take of power -----------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatmulEnergy.h"
#include "fuse/Target/WarpSpecialized.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::fuse;

double mlir::fuse::estimateTraffic(const MatmulShape &shape, ArrayRef<int64_t> tile, int64_t raster,
                                   const ChipInfo &chip) {
  const double elementBytes = shape.element.getIntOrFloatBitWidth() / 8.0;
  const double rowBytes = double(shape.k) * elementBytes;
  const double lhs = double(shape.m) * rowBytes, rhs = double(shape.n * shape.rhs) * rowBytes;
  const int64_t rows = llvm::divideCeil(shape.m, tile[0]), height = std::min(raster, rows);
  const int64_t columns = llvm::divideCeil(shape.n, tile[1]);
  const int64_t columnsAtOnce = std::min<int64_t>(llvm::divideCeil(chip.units, height), columns);
  const double band = double(std::min(height * tile[0], shape.m)) * rowBytes;
  const double wave = double(std::min(columnsAtOnce * tile[1], shape.n) * shape.rhs) * rowBytes;
  // The share of what passes by between two readings that is lost.
  auto lose = [&](double bytes) {
    return 1 / (1 + std::pow(chip.roles->keptShare * double(chip.cacheBytes) / bytes, 4));
  };
  const double bands = double(llvm::divideCeil(rows, height));
  const double waves = double(llvm::divideCeil(columns, columnsAtOnce));
  const double read =
      lhs * (1 + (waves - 1) * lose(band + wave)) + rhs * (1 + (bands - 1) * lose(band + rhs));
  const double results = double(shape.m) * double(shape.n * (1 + shape.auxiliaries)) * elementBytes;
  return double(shape.batch) * (read + results);
}

double mlir::fuse::countRowsRead(const MatmulShape &shape, WarpSpecializedScheduleAttr schedule) {
  ArrayRef<int64_t> tile = schedule.getTile();
  const double rows = double(tile[0]), columns = double(tile[1] * shape.rhs);
  return schedule.getSwap() ? columns + columns / 64 * rows
                            : rows * double(shape.rhs) + rows / 64 * columns;
}

double mlir::fuse::estimateEnergy(const MatmulShape &shape, WarpSpecializedScheduleAttr schedule,
                                  const ChipInfo &chip) {
  const RolesFacts &roles = *chip.roles;
  ArrayRef<int64_t> tile = schedule.getTile();
  const double elementBytes = shape.element.getIntOrFloatBitWidth() / 8.0;
  const double depth = countTiles(shape, tile) * double(shape.k);
  const double columns = double(tile[1] * shape.rhs);
  const double products = depth * double(tile[0]) * columns;
  const double flops = 2 * products * chip.peakF16 / getPeak(shape, chip, 1);
  return roles.flopEnergy * flops +
         roles.readEnergy * depth * countRowsRead(shape, schedule) * elementBytes +
         roles.copyEnergy * depth * (double(tile[0]) + columns) * elementBytes +
         roles.memoryEnergy * estimateTraffic(shape, tile, schedule.getRaster(), chip);
}
