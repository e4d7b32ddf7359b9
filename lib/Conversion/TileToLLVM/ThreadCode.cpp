//===- ThreadCode.cpp - what one thread of a kernel runs ------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuse/Conversion/TileToLLVM/ThreadCode.h"
#include "fuse/Conversion/TileToLLVM/FamilyKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::fuse;
using namespace mlir::fuse::tile;

TargetHooks::~TargetHooks() = default;

FailureOr<std::unique_ptr<FamilyKernel>> TargetHooks::prepareKernel(gpu::GPUFuncOp,
                                                                    KernelFrame &) const {
  return std::unique_ptr<FamilyKernel>();
}

KernelFrame::KernelFrame(const TargetHooks &hooks) : hooks(hooks) {}
KernelFrame::~KernelFrame() = default;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

ThreadTypes::ThreadTypes(const KernelFrame &frame) {
  // Between ops that are lowered and others there are casts, until both are.
  addSourceMaterialization([](OpBuilder &b, Type type, ValueRange values, Location loc) -> Value {
    return UnrealizedConversionCastOp::create(b, loc, type, values).getResult(0);
  });
  addConversion([](Type type) { return type; });
  addConversion([](FragType type, SmallVectorImpl<Type> &types) -> std::optional<LogicalResult> {
    if (!type.getLayout())
      return failure();
    types.append(type.getPlaces().getCount(LayoutLevel::Register), type.getElementType());
    return success();
  });
  addConversion([](StagedType type, SmallVectorImpl<Type> &types) -> std::optional<LogicalResult> {
    types.append(2, IntegerType::get(type.getContext(), 32));
    return success();
  });
  addConversion(
      [&frame](PrefetchedType type, SmallVectorImpl<Type> &types) -> std::optional<LogicalResult> {
        int64_t elements = ShapedType::getNumElements(type.getTile().getShape());
        types.append(
            llvm::divideCeil(elements / type.getUnit(), frame.numThreads),
            ThreadCode::getUnit(ThreadCode::getMemoryType(type.getElementType()), type.getUnit()));
        return success();
      });
  addConversion([](MemRefType type, SmallVectorImpl<Type> &types) -> std::optional<LogicalResult> {
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      return failure();
    types.push_back(LLVM::LLVMPointerType::get(type.getContext(), /*addressSpace=*/1));
    types.append(type.getNumDynamicDims() + llvm::count_if(strides, ShapedType::isDynamic),
                 IndexType::get(type.getContext()));
    return success();
  });
}

SmallVector<Value> ThreadCode::unpack(Value value) {
  if (!isa<FragType, StagedType, PrefetchedType, MemRefType>(value.getType()))
    return {value};
  if (auto cast = value.getDefiningOp<UnrealizedConversionCastOp>())
    return llvm::to_vector(cast.getInputs());
  // It is lowered later.
  SmallVector<Type> types;
  if (failed(ThreadTypes(frame).convertType(value.getType(), types)))
    llvm_unreachable("checked before kernels are lowered");
  return llvm::to_vector_of<Value>(
      UnrealizedConversionCastOp::create(b, loc, types, value).getResults());
}

void mlir::fuse::keepRolled(scf::ForOp loop) {
  MLIRContext *context = loop.getContext();
  auto rolled = LLVM::LoopUnrollAttr::get(context, /*disable=*/BoolAttr::get(context, true), {}, {},
                                          {}, {}, {}, {});
  loop->setAttr("loop_annotation",
                LLVM::LoopAnnotationAttr::get(context, {}, {}, {}, rolled, {}, {}, {}, {}, {}, {},
                                              {}, {}, {}, {}, {}));
}

GlobalBuffer ThreadCode::getBuffer(Value memref) {
  GlobalBuffer buffer;
  buffer.type = cast<MemRefType>(memref.getType());
  SmallVector<Value> values = unpack(memref);
  buffer.pointer = values.front();
  ValueRange dynamic = ValueRange(values).drop_front();
  auto take = [&](ArrayRef<int64_t> numbers, SmallVectorImpl<Value> &to) {
    for (int64_t number : numbers) {
      to.push_back(ShapedType::isDynamic(number) ? dynamic.front() : index(number));
      if (ShapedType::isDynamic(number))
        dynamic = dynamic.drop_front();
    }
  };
  take(buffer.type.getShape(), buffer.sizes);
  take(buffer.type.getStridesAndOffset().first, buffer.strides);
  return buffer;
}

//===----------------------------------------------------------------------===//
// Small arithmetic
//===----------------------------------------------------------------------===//

Value ThreadCode::i32(int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getI32IntegerAttr(int32_t(value)));
}
Value ThreadCode::i64(int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getI64IntegerAttr(value));
}
Value ThreadCode::index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
Value ThreadCode::add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(loc, x, y); }
Value ThreadCode::mul(Value x, Value y) { return b.createOrFold<arith::MulIOp>(loc, x, y); }

static Value constantLike(OpBuilder &b, Location loc, Type type, int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, value));
}
Value ThreadCode::addConst(Value x, int64_t y) {
  return y == 0 ? x : add(x, constantLike(b, loc, x.getType(), y));
}
Value ThreadCode::mulConst(Value x, int64_t y) {
  return y == 1 ? x : mul(x, constantLike(b, loc, x.getType(), y));
}
Value ThreadCode::divConst(Value x, int64_t y) {
  if (y == 1)
    return x;
  return b.createOrFold<arith::DivUIOp>(loc, x, constantLike(b, loc, x.getType(), y));
}
Value ThreadCode::remConst(Value x, int64_t y) {
  return b.createOrFold<arith::RemUIOp>(loc, x, constantLike(b, loc, x.getType(), y));
}
Value ThreadCode::toI32(Value x) {
  if (x.getType().isInteger(32))
    return x;
  if (x.getType().isInteger(64))
    return b.createOrFold<arith::TruncIOp>(loc, b.getI32Type(), x);
  return b.createOrFold<arith::IndexCastOp>(loc, b.getI32Type(), x);
}
Value ThreadCode::toI64(Value x) {
  if (x.getType().isInteger(64))
    return x;
  if (x.getType().isInteger(32))
    return b.createOrFold<arith::ExtSIOp>(loc, b.getI64Type(), x);
  return b.createOrFold<arith::IndexCastOp>(loc, b.getI64Type(), x);
}
Value ThreadCode::toIndex(Value x) {
  return x.getType().isIndex() ? x : b.createOrFold<arith::IndexCastOp>(loc, b.getIndexType(), x);
}
Value ThreadCode::both(Value x, Value y) {
  return !x ? y : !y ? x : b.createOrFold<arith::AndIOp>(loc, x, y);
}

void ThreadCode::emitUnder(Value condition, function_ref<void()> emit) {
  if (!condition)
    return emit();
  auto branch = scf::IfOp::create(b, loc, condition, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(branch.thenBlock()->getTerminator());
  emit();
}

Value ThreadCode::emitUnder(Value condition, function_ref<Value()> emit, Value otherwise) {
  auto branch = scf::IfOp::create(b, loc, TypeRange(otherwise.getType()), condition,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToEnd(branch.thenBlock());
  scf::YieldOp::create(b, loc, emit());
  b.setInsertionPointToEnd(branch.elseBlock());
  scf::YieldOp::create(b, loc, otherwise);
  return branch.getResult(0);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Value ThreadCode::advance(Value pointer, Value bytes) {
  return LLVM::GEPOp::create(b, loc, pointer.getType(), b.getI8Type(), pointer,
                             ArrayRef<LLVM::GEPArg>{bytes});
}

Value ThreadCode::sharedPointer(Value byteOffset) { return advance(frame.sharedBase, byteOffset); }

Type ThreadCode::getMemoryType(Type element) {
  return element.isInteger(1) ? IntegerType::get(element.getContext(), 8) : element;
}

Value ThreadCode::fromMemory(Value loaded, Type element) {
  if (!element.isInteger(1))
    return loaded;
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(loaded.getType()));
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, loaded, zero);
}

Value ThreadCode::toMemory(Value value) {
  return value.getType().isInteger(1) ? arith::ExtUIOp::create(b, loc, b.getI8Type(), value)
                                      : value;
}

Type ThreadCode::getUnit(Type element, int64_t width) {
  return width == 1 ? element : Type(VectorType::get({width}, element));
}

SmallVector<Value> ThreadCode::packWords(ValueRange registers) {
  Type element = registers.front().getType();
  SmallVector<Value> words;
  if (element.getIntOrFloatBitWidth() == 32) {
    for (Value value : registers)
      words.push_back(arith::BitcastOp::create(b, loc, b.getI32Type(), value));
    return words;
  }
  for (size_t r = 0; r < registers.size(); r += 2) {
    Value pair = vector::FromElementsOp::create(b, loc, VectorType::get({2}, element),
                                                registers.slice(r, 2));
    words.push_back(LLVM::BitcastOp::create(b, loc, b.getI32Type(), pair));
  }
  return words;
}

void ThreadCode::renew(MutableArrayRef<Value> registers) {
  Type element = registers.front().getType();
  if (element.getIntOrFloatBitWidth() != 16 || registers.size() % 2)
    return;
  for (auto [pair, word] : llvm::enumerate(packWords(registers))) {
    Value renewed = hooks.emitRenewed(b, loc, word, frame.numCopies++);
    renewed = LLVM::BitcastOp::create(b, loc, VectorType::get({2}, element), renewed);
    for (int64_t e : {0, 1})
      registers[2 * pair + e] = vector::ExtractOp::create(b, loc, renewed, e);
  }
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

Value ThreadCode::getNumber(LayoutLevel level) {
  switch (level) {
  case LayoutLevel::Lane:
    return frame.laneId;
  case LayoutLevel::Warp:
    return frame.warpId;
  case LayoutLevel::Cta:
    return frame.clusterRank;
  case LayoutLevel::Register:
    break;
  }
  llvm_unreachable("registers have no number at run time");
}

/// Where a thread is, innermost first.
static constexpr LayoutLevel threadLevels[] = {LayoutLevel::Lane, LayoutLevel::Warp,
                                               LayoutLevel::Cta};

Value ThreadCode::threadCoordinate(const Layout &layout, int dim) {
  Value sum = i32(0);
  for (LayoutLevel level : threadLevels) {
    int64_t weight = 1;
    SmallVector<LayoutDigit> digits = layout.getLevel(level);
    int64_t count = layout.getCount(level);
    for (const LayoutDigit &digit : digits) {
      if (digit.dim == dim && digit.size > 1) {
        Value value = divConst(getNumber(level), weight);
        if (weight * digit.size != count)
          value = remConst(value, digit.size);
        sum = add(sum, mulConst(value, digit.stride));
      }
      weight *= digit.size;
    }
  }
  return sum;
}

int64_t ThreadCode::threadBits(const Layout &layout, int dim) {
  int64_t bits = 0;
  for (const LayoutDigit &digit : layout.getDigits()) {
    if (digit.dim != dim || digit.size == 1 || digit.level == LayoutLevel::Register)
      continue;
    if (!llvm::isPowerOf2_64(digit.size) || !llvm::isPowerOf2_64(digit.stride))
      return -1;
    bits |= (digit.size - 1) * digit.stride;
  }
  return bits;
}

Value ThreadCode::isFirstOfCopies(const Layout &layout, Value isFirst) {
  for (LayoutLevel level : threadLevels) {
    int64_t weight = 1;
    for (const LayoutDigit &digit : layout.getLevel(level)) {
      if (digit.dim < 0 && digit.size > 1) {
        Value value = remConst(divConst(getNumber(level), weight), digit.size);
        isFirst =
            both(isFirst, arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, value, i32(0)));
      }
      weight *= digit.size;
    }
  }
  return isFirst;
}

void ThreadCode::emitComputeBarrier() {
  // Producers never come to a barrier of the CTA.
  if (frame.numProducers == 0)
    return hooks.emitBarrier(b, loc);
  hooks.emitBarrierOf(b, loc, kConsumerBarrier, frame.getNumComputing());
}

RingPosition ThreadCode::advance(RingPosition from, int64_t stages, int64_t by) {
  // Whole rounds flip the parity, or leave it as it is.
  Value slot = from.slot, parity = from.parity;
  if (by / stages % 2)
    parity = arith::XOrIOp::create(b, loc, parity, i32(1));
  int64_t rest = by % stages;
  if (rest == 0)
    return {slot, parity};
  Value next = addConst(slot, rest);
  Value wraps = arith::CmpIOp::create(
      b, loc, rest == 1 ? arith::CmpIPredicate::eq : arith::CmpIPredicate::sge, next, i32(stages));
  Value flip = arith::ExtUIOp::create(b, loc, b.getI32Type(), wraps);
  Value first = rest == 1 ? i32(0) : addConst(next, -stages);
  return {arith::SelectOp::create(b, loc, wraps, first, next),
          arith::XOrIOp::create(b, loc, parity, flip)};
}

RingPosition ThreadCode::advance(RingPosition from, int64_t stages, Value by) {
  // Two rounds lead back to where they began.
  Value to = add(from.slot, toI32(remConst(by, 2 * stages)));
  Value flip = remConst(divConst(to, stages), 2);
  return {remConst(to, stages), arith::XOrIOp::create(b, loc, from.parity, flip)};
}
