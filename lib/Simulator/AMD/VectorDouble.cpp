//===- VectorDouble.cpp - vector instructions on f64 ----------------------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Semantics: "AMD Instinct MI300 Instruction Set Architecture" (CDNA3), chapter 12. The
// approximations (v_rcp, v_rsq, v_sqrt), of some 2^-29, are rounded here from the exact value.
//
//===----------------------------------------------------------------------===//

#include "Division.h"
#include "Wave.h"

using namespace fuse::sim;
using namespace fuse::sim::amd;

namespace {

using i32 = int32_t;

const Operation operations[] = {
#define VALU Class::Valu, executeVector
#define T(...) {__VA_ARGS__}
    {"v_add_f64", VALU, "d01", Type::F64, T(Type::F64, Type::F64),
     map2<double, double>([](double a, double b) { return a + b; })},
    {"v_mul_f64", VALU, "d01", Type::F64, T(Type::F64, Type::F64),
     map2<double, double>([](double a, double b) { return a * b; })},
    {"v_fma_f64", VALU, "d012", Type::F64, T(Type::F64, Type::F64, Type::F64),
     map3<double, double, double>(
         [](double a, double b, double c) { return __builtin_fma(a, b, c); })},
    {"v_fmac_f64", VALU, "d01a", Type::F64, T(Type::F64, Type::F64, Type::F64),
     map3<double, double, double>(
         [](double a, double b, double c) { return __builtin_fma(a, b, c); })},
    {"v_max_f64", VALU, "d01", Type::F64, T(Type::F64, Type::F64),
     map2<double, double>([](double a, double b) { return std::fmax(a, b); })},
    {"v_min_f64", VALU, "d01", Type::F64, T(Type::F64, Type::F64),
     map2<double, double>([](double a, double b) { return std::fmin(a, b); })},
    {"v_trunc_f64", VALU, "d0", Type::F64, T(Type::F64),
     map1<double>([](double a) { return std::trunc(a); })},
    {"v_floor_f64", VALU, "d0", Type::F64, T(Type::F64),
     map1<double>([](double a) { return std::floor(a); })},
    {"v_ceil_f64", VALU, "d0", Type::F64, T(Type::F64),
     map1<double>([](double a) { return std::ceil(a); })},
    {"v_rndne_f64", VALU, "d0", Type::F64, T(Type::F64),
     map1<double>([](double a) { return __builtin_roundeven(a); })},
    {"v_ldexp_f64", VALU, "d01", Type::F64, T(Type::F64, Type::B32),
     map2<double, i32>([](double a, i32 b) { return std::ldexp(a, b); })},
    {"v_fract_f64", VALU, "d0", Type::F64, T(Type::F64), map1<double>([](double a) {
       return a != a ? a : std::fmin(a - std::floor(a), 0x1.fffffffffffffp-1);
     })},
    {"v_frexp_mant_f64", VALU, "d0", Type::F64, T(Type::F64), map1<double>([](double a) {
       int e;
       return std::isfinite(a) ? std::frexp(a, &e) : a;
     })},
    {"v_frexp_exp_i32_f64", VALU, "d0", Type::B32, T(Type::F64), map1<double>([](double a) {
       int e = 0;
       if (std::isfinite(a))
         (void)std::frexp(a, &e);
       return i32(e);
     })},
    {"v_rcp_f64", VALU, "d0", Type::F64, T(Type::F64),
     map1<double>([](double a) { return 1.0 / a; })},
    {"v_rsq_f64", VALU, "d0", Type::F64, T(Type::F64),
     map1<double>([](double a) { return 1.0 / std::sqrt(a); })},
    {"v_sqrt_f64", VALU, "d0", Type::F64, T(Type::F64),
     map1<double>([](double a) { return std::sqrt(a); })},
    {"v_div_scale_f64", VALU, "dm012", Type::F64, T(Type::F64, Type::F64, Type::F64),
     divScale<double>},
    {"v_div_fmas_f64", VALU, "d012v", Type::F64, T(Type::F64, Type::F64, Type::F64),
     divFmas<double>},
    {"v_div_fixup_f64", VALU, "d012", Type::F64, T(Type::F64, Type::F64, Type::F64),
     map3<double, double, double>(FUSE_LAMBDA(divFixup<double>))},
};

} // namespace

OperationTable fuse::sim::amd::doubleOperations() {
  return {operations, sizeof(operations) / sizeof(operations[0])};
}
