# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parts of tensors at places that data says: read, written and combined, scanned and sorted, beside NumPy.

  check-writes.py --bin=FOLDER TMP [--only=CASE] [--ways=fused,sm_90a]

Every case has values of its own: indices that meet, that are negative, that are beyond the end. All are numbers that each
type holds exactly, so that results are equal bit by bit. One line a case; exit status 1 if one is wrong.
"""

import argparse
import itertools
import os
import subprocess
import sys

import numpy as np

WAYS = ["graph", "fused", "kernels", "sm_80", "sm_90a", "gfx90a", "gfx942"]
NUMPY = {"f32": np.float32, "f16": np.float16, "i32": np.int32, "i64": np.int64, "i8": np.int8}
CASES = {}


def case(function):
    CASES[function.__name__] = function
    return function


def small(seed, shape, low=-8, high=9):
    """Small integers: sums and products of them are exact."""
    return np.random.RandomState(seed).randint(low, high, size=shape)


def scatter_text(dialect, types, dimension_map, unique, body, result=None):
    """A function of original, updates and indices."""
    original, updates, indices = types
    element = original.split("x")[-1].rstrip(">")
    kind = updates.split("x")[-1].rstrip(">")
    names = ", ".join(map(str, dimension_map))
    if dialect == "tm_tensor":
        head = "tm_tensor.scatter {dimension_map = array<i64: %s>} unique_indices(%s)" % (names, unique)
    else:
        head = "iree_linalg_ext.scatter dimension_map = [%s] unique_indices(%s)" % (names, unique)
    return """%%r = %s ins(%%u, %%i : %s, %s) outs(%%x : %s) {
  ^bb0(%%new: %s, %%old: %s):
    %s
    %s.yield %%y : %s
  } -> %s""" % (head, updates, indices, original, kind, element, body, dialect, element, original)


def function(arguments, text, result):
    return "func.func @main(%s) -> %s {\n  %s\n  return %%r : %s\n}\n" % (
        ", ".join("%s: %s" % a for a in arguments), result, text, result)


def scatter(dialect, x, u, i, dimension_map, unique, body, combine, types=None, counted=()):
    """One scatter; what it gives is computed update by update. `counted`: dimensions without static extents."""
    def spell(array, name):
        dtype = next(k for k, v in NUMPY.items() if v == array.dtype)
        extents = ["?" if (name, d) in counted else str(n) for d, n in enumerate(array.shape)]
        return "tensor<%s>" % "x".join(extents + [dtype])
    types = [spell(x, "x"), spell(u, "u"), spell(i, "i")]
    text = function([("%x", types[0]), ("%u", types[1]), ("%i", types[2])],
                    scatter_text(dialect, types, dimension_map, unique, body), types[0])
    return text, [x, u, i], expect(x, u, i, dimension_map, combine)


def expect(x, u, i, dimension_map, combine):
    y, batch = x.copy(), i.ndim - 1
    window = u.shape[batch:]
    for b in itertools.product(*map(range, i.shape[:-1])):
        for w in itertools.product(*map(range, window)):
            at = [0] * (x.ndim - len(window)) + list(w)
            for column, dim in enumerate(dimension_map):
                at[dim] += int(i[b][column])
            if all(0 <= p < n for p, n in zip(at, x.shape)):
                y[tuple(at)] = combine(u[b + w], y[tuple(at)])
    return y




def replace(new, old):
    return new


def yields(op, element):
    return "%%y = %s %%old, %%new : %s" % (op, element)


# Updates that replace: `%y` is the update itself.
def set_case(dialect, x, u, i, dimension_map, unique="false", counted=()):
    text, inputs, result = scatter(dialect, x, u, i, dimension_map, unique, "", replace, counted=counted)
    return text.replace("    \n    %s.yield %%y" % dialect, "    %s.yield %%new" % dialect), inputs, result


@case
def rows_replaced_twice():
    x, u = small(1, (9, 6)).astype(np.float32), small(2, (7, 6)).astype(np.float32)
    i = np.array([[3], [0], [3], [-1], [9], [8], [0]], np.int32)
    return set_case("iree_linalg_ext", x, u, i, [0])


@case
def rows_of_f16_where_i64_says():
    x, u = small(3, (5, 37)).astype(np.float16), small(4, (40, 37)).astype(np.float16)
    return set_case("tm_tensor", x, u, small(5, (40, 1), -2, 7).astype(np.int64), [0])


@case
def elements_at_two_coordinates():
    x, u = small(6, (6, 5)).astype(np.int32), small(7, (11,)).astype(np.int32)
    return set_case("iree_linalg_ext", x, u, small(8, (11, 2), -1, 7).astype(np.int32), [1, 0])


@case
def windows_that_the_index_moves():
    x, u = small(9, (8, 9)).astype(np.float32), small(10, (4, 3, 5)).astype(np.float32)
    return set_case("tm_tensor", x, u, np.array([[0], [2], [7], [-1]], np.int64), [0])


@case
def windows_moved_along_both():
    x, u = small(11, (8, 9)).astype(np.float32), small(12, (4, 3, 2)).astype(np.float32)
    return set_case("tm_tensor", x, u, np.array([[0, 8], [2, 3], [3, 4], [-2, -1]], np.int64), [0, 1])


@case
def updates_of_two_dimensions():
    x, u = small(13, (7, 4)).astype(np.float32), small(14, (2, 3, 4)).astype(np.float32)
    return set_case("iree_linalg_ext", x, u, small(15, (2, 3, 1), 0, 7).astype(np.int32), [0])


@case
def one_update():
    x, u = small(16, (3, 7, 4)).astype(np.float16), small(17, (1, 3, 1, 4)).astype(np.float16)
    return set_case("tm_tensor", x, u, np.array([[5]], np.int64), [1], "true")


@case
def no_update():
    x, u = small(18, (6, 5)).astype(np.float32), np.zeros((0, 5), np.float32)
    return set_case("tm_tensor", x, u, np.zeros((0, 1), np.int64), [0])


@case
def a_number_of_updates_that_the_call_says():
    x, u = small(19, (6, 5)).astype(np.float32), small(20, (13, 5)).astype(np.float32)
    return set_case("tm_tensor", x, u, small(21, (13, 1), -1, 7).astype(np.int64), [0], counted={("u", 0), ("i", 0)})


@case
def rows_of_a_table_that_grows():
    x, u = small(22, (11, 5)).astype(np.float32), small(23, (4, 5)).astype(np.float32)
    return set_case("tm_tensor", x, u, np.array([[10], [11], [0], [4]], np.int64), [0], counted={("x", 0)})


def combine_case(dialect, element, op, combine, x, u, i, dimension_map, unique="false", counted=()):
    return scatter(dialect, x, u, i, dimension_map, unique, yields(op, element), combine, counted=counted)


@case
def rows_added():
    x, u = small(24, (6, 33)).astype(np.float32), small(25, (70, 33)).astype(np.float32)
    return combine_case("iree_linalg_ext", "f32", "arith.addf", np.add, x, u, small(26, (70, 1), -1, 7).astype(np.int32), [0])


@case
def rows_of_f16_added():
    x, u = small(27, (6, 33)).astype(np.float16), small(28, (19, 33)).astype(np.float16)
    return combine_case("tm_tensor", "f16", "arith.addf", np.add, x, u, small(29, (19, 1), 0, 6).astype(np.int64), [0])


@case
def integers_added():
    x, u = small(30, (5,)).astype(np.int64), small(31, (29,)).astype(np.int64)
    return combine_case("tm_tensor", "i64", "arith.addi", np.add, x, u, small(32, (29, 1), 0, 6).astype(np.int64), [0])


@case
def greatest():
    x, u = small(33, (5, 4)).astype(np.float32), small(34, (12, 4)).astype(np.float32)
    return combine_case("tm_tensor", "f32", "arith.maximumf", np.maximum, x, u, small(35, (12, 1), 0, 5).astype(np.int64), [0])


@case
def windows_added():
    x, u = small(36, (8, 9)).astype(np.float32), small(37, (4, 3, 5)).astype(np.float32)
    return combine_case("tm_tensor", "f32", "arith.addf", np.add, x, u, np.array([[0], [1], [7], [-1]], np.int64), [0])


@case
def subtracted_from_places_that_differ():
    x, u = small(38, (9, 4)).astype(np.float32), small(39, (3, 4)).astype(np.float32)
    return combine_case("tm_tensor", "f32", "arith.subf", lambda new, old: old - new, x, u,
                        np.array([[8], [0], [3]], np.int64), [0], "true")


COUNTER = """%eC = tensor.empty() : tensor<NxT>
  %c = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%eC : tensor<NxT>) {
  ^bb0(%o: T):
    %k = linalg.index 0 : index
    %v = arith.index_cast %k : index to T
    linalg.yield %v : T
  } -> tensor<NxT>
  """


@case
def a_place_of_each_sequence():
    """x.at[arange(b), position].set(u)"""
    x, u = small(40, (5, 7, 6)).astype(np.float16), small(41, (5, 6)).astype(np.float16)
    position = np.array([3, 0, 6, 7, -1], np.int64)
    text = COUNTER.replace("N", "5").replace("T", "i64").replace("eC", "e0") + """%a = tensor.expand_shape %c [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
  %b = tensor.expand_shape %p [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
  %i = tensor.concat dim(1) %a, %b : (tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x2xi64>
  """ + scatter_text("tm_tensor", ["tensor<5x7x6xf16>", "tensor<5x6xf16>", "tensor<5x2xi64>"], [0, 1], "true", "").replace(
        "    \n    tm_tensor.yield %y", "    tm_tensor.yield %new")
    i = np.stack([np.arange(5), position], 1)
    return (function([("%x", "tensor<5x7x6xf16>"), ("%u", "tensor<5x6xf16>"), ("%p", "tensor<5xi64>")], text, "tensor<5x7x6xf16>"),
            [x, u, position], expect(x, u, i, [0, 1], replace))


@case
def digits_that_meet():
    """Updates of 3 x 4, collapsed: the first coordinate counts, the other is data of that one alone."""
    x, u = small(42, (3, 5)).astype(np.float32), small(43, (3, 4)).astype(np.float32)
    data = np.array([4, 0, 5], np.int64)
    spread = """%{0} = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]}} ins(%{1} : tensor<3xi64>) outs(%w : tensor<3x4xi64>) {{
  ^bb0(%in: i64, %o: i64):
    linalg.yield %in : i64
  }} -> tensor<3x4xi64>
  %{0}1 = tensor.collapse_shape %{0} [[0, 1]] : tensor<3x4xi64> into tensor<12xi64>
  %{0}2 = tensor.expand_shape %{0}1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
  """
    text = (COUNTER.replace("N", "3").replace("T", "i64").replace("eC", "e0") + "%w = tensor.empty() : tensor<3x4xi64>\n  "
            + spread.format("a", "c") + spread.format("b", "p") +
            """%i = tensor.concat dim(1) %a2, %b2 : (tensor<12x1xi64>, tensor<12x1xi64>) -> tensor<12x2xi64>
  %u = tensor.collapse_shape %u0 [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
  """ + scatter_text("tm_tensor", ["tensor<3x5xf32>", "tensor<12xf32>", "tensor<12x2xi64>"], [0, 1], "false", "").replace(
                "    \n    tm_tensor.yield %y", "    tm_tensor.yield %new"))
    i = np.stack([np.repeat(np.arange(3), 4), np.repeat(data, 4)], 1)
    return (function([("%x", "tensor<3x5xf32>"), ("%u0", "tensor<3x4xf32>"), ("%p", "tensor<3xi64>")], text, "tensor<3x5xf32>"),
            [x, u, data], expect(x, u.reshape(12), i, [0, 1], replace))


def scan_case(dialect, x, dim, inclusive, op, combine, start=0, last=False, dtype="f32"):
    """`start` is the accumulator, which exclusive scans begin with."""
    types = ["tensor<%sx%s>" % ("x".join(map(str, shape)), dtype) for shape in (x.shape, np.delete(x.shape, dim))]
    a = np.full(np.delete(x.shape, dim), start, x.dtype)
    inner = np.moveaxis(x, dim, 0)
    y, total = [], a if not inclusive else None
    for row in inner:
        before = total
        total = row if total is None else combine(total, row)
        y.append(total if inclusive else before)
    y = np.moveaxis(np.array(y, x.dtype), 0, dim)
    text = """%%r, %%l = %s.scan dimension(%d) inclusive(%s) ins(%%x : %s) outs(%%x, %%a : %s, %s) {
  ^bb0(%%p: %s, %%q: %s):
    %%s = %s %%p, %%q : %s
    %s.yield %%s : %s
  } -> %s, %s""" % (dialect, dim, str(inclusive).lower(), types[0], types[0], types[1], dtype, dtype, op, dtype, dialect, dtype, *types)
    text = function([("%x", types[0]), ("%a", types[1])], text, types[1] if last else types[0])
    if last:
        return text.replace("return %r", "return %l"), [x, a], np.take(y, -1, dim)
    return text, [x, a], y


@case
def sums_up_to_each_token():
    return scan_case("tm_tensor", small(51, (3, 40), 0, 2).astype(np.int64), 1, True, "arith.addi", np.add, dtype="i64")


@case
def sums_across_rows():
    return scan_case("iree_linalg_ext", small(52, (9, 5)).astype(np.float16), 0, True, "arith.addf", np.add, dtype="f16")


@case
def sums_before_each():
    return scan_case("tm_tensor", small(53, (4, 7, 3)).astype(np.float32), 1, False, "arith.addf", np.add, start=5)


@case
def greatest_up_to_each():
    return scan_case("tm_tensor", small(54, (4, 33)).astype(np.float32), 1, True, "arith.maximumf", np.maximum)


@case
def last_of_a_scan():
    return scan_case("tm_tensor", small(55, (4, 9)).astype(np.float32), 1, False, "arith.addf", np.add, start=3, last=True)


def sort_case(dialect, x, dim, compare, descending=False, with_places=True, counted=False):
    """Keys with equal ones among them, and the places that they come from."""
    extents = ["?" if counted else str(n) for n in x.shape]
    types = ["tensor<%sx%s>" % ("x".join(extents), t) for t in ("f32", "i64")]
    i = np.broadcast_to(np.expand_dims(np.arange(x.shape[dim]), tuple(d for d in range(x.ndim) if d != dim)), x.shape).astype(np.int64)
    order = np.argsort(-x if descending else x, axis=dim, kind="stable")
    text = """%%s, %%r = %s.sort dimension(%d) outs(%%x, %%i : %s, %s) {
  ^bb0(%%a: f32, %%b: f32, %%c: i64, %%d: i64):
    %%t = arith.cmpf %s, %%a, %%b : f32
    %s.yield %%t : i1
  } -> %s, %s""" % (dialect, dim, *types, compare, dialect, *types)
    result = types[1] if with_places else types[0]
    text = function([("%x", types[0]), ("%i", types[1])], text, result)
    if not with_places:
        text = text.replace("return %r", "return %s")
    return text, [x, np.ascontiguousarray(i)], np.take_along_axis(i if with_places else x, order, dim)


@case
def places_in_order():
    return sort_case("tm_tensor", small(56, (5, 19)).astype(np.float32), 1, "ole")


@case
def values_from_the_greatest_on():
    return sort_case("iree_linalg_ext", small(57, (5, 19)).astype(np.float32), 1, "ogt", descending=True, with_places=False)


@case
def columns_in_order():
    return sort_case("iree_linalg_ext", small(58, (7, 6)).astype(np.float32), 0, "olt")


@case
def rows_of_any_length_in_order():
    return sort_case("tm_tensor", small(59, (3, 70)).astype(np.float32), 1, "oge", descending=True, counted=True)


def window_of(start, extent, length):
    """As lax has it: what is negative counts from the end, and the window lies in the tensor."""
    return min(max(start + extent if start < 0 else start, 0), extent - length)


PLACE = """%s{0} = tensor.extract %s[%c{0}] : tensor<2xi32>
  %n{0} = arith.constant {1} : i32
  %z{0} = arith.constant 0 : i32
  %isneg{0} = arith.cmpi slt, %s{0}, %z{0} : i32
  %wrapped{0} = arith.addi %s{0}, %n{0} : i32
  %place{0} = arith.select %isneg{0}, %wrapped{0}, %s{0} : i32
  %i{0} = arith.index_cast %place{0} : i32 to index
  %last{0} = arith.constant {2} : index
  %low{0} = arith.maxsi %i{0}, %c0 : index
  %at{0} = arith.minsi %low{0}, %last{0} : index
  """
PLACES = "%c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  "


def read_case(starts):
    x, s = small(44, (13, 24)).astype(np.float16), np.array(starts, np.int32)
    a, b = window_of(starts[0], 13, 5), window_of(starts[1], 24, 7)
    text = PLACES + PLACE.format(0, 13, 8) + PLACE.format(1, 24, 17) + (
        "%r = tensor.extract_slice %x[%at0, %at1] [5, 7] [1, 1] : tensor<13x24xf16> to tensor<5x7xf16>")
    return (function([("%x", "tensor<13x24xf16>"), ("%s", "tensor<2xi32>")], text, "tensor<5x7xf16>"),
            [x, s], x[a:a + 5, b:b + 7])


def write_case(starts):
    x, u, s = small(45, (13, 24)).astype(np.float32), small(46, (5, 7)).astype(np.float32), np.array(starts, np.int32)
    a, b = window_of(starts[0], 13, 5), window_of(starts[1], 24, 7)
    y = x.copy()
    y[a:a + 5, b:b + 7] = u
    text = PLACES + PLACE.format(0, 13, 8) + PLACE.format(1, 24, 17) + (
        "%r = tensor.insert_slice %u into %x[%at0, %at1] [5, 7] [1, 1] : tensor<5x7xf32> into tensor<13x24xf32>")
    return (function([("%x", "tensor<13x24xf32>"), ("%u", "tensor<5x7xf32>"), ("%s", "tensor<2xi32>")], text, "tensor<13x24xf32>"),
            [x, u, s], y)


for number, starts in enumerate([(2, 3), (-3, 100), (-100, -1)]):
    CASES["window_read_%d" % number] = lambda starts=starts: read_case(starts)
    CASES["window_written_%d" % number] = lambda starts=starts: write_case(starts)


@case
def every_third_element_written():
    """Where data says, and where the graph does."""
    x, u, s = small(48, (13, 24)).astype(np.float32), small(49, (4, 8)).astype(np.float32), np.array([3, 2], np.int32)
    y = x.copy()
    y[3:3 + 10:3, 2:24:3] = u
    text = PLACES + """%s0 = tensor.extract %s[%c0] : tensor<2xi32>
  %at = arith.index_cast %s0 : i32 to index
  %r = tensor.insert_slice %u into %x[%at, 2] [4, 8] [3, 3] : tensor<4x8xf32> into tensor<13x24xf32>"""
    return function([("%x", "tensor<13x24xf32>"), ("%u", "tensor<4x8xf32>"), ("%s", "tensor<2xi32>")], text, "tensor<13x24xf32>"), [x, u, s], y


@case
def a_number_that_is_data():
    """Arithmetic outside of the ops on an element of a tensor."""
    x, s = small(50, (13, 24)).astype(np.float32), np.array([5, -7], np.int32)
    text = PLACES + """%s0 = tensor.extract %s[%c1] : tensor<2xi32>
  %f = arith.sitofp %s0 : i32 to f32
  %e = tensor.empty() : tensor<13x24xf32>
  %z = linalg.fill ins(%f : f32) outs(%e : tensor<13x24xf32>) -> tensor<13x24xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%x, %z : tensor<13x24xf32>, tensor<13x24xf32>) outs(%e : tensor<13x24xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %f : f32
    %q = arith.addf %p, %b : f32
    linalg.yield %q : f32
  } -> tensor<13x24xf32>"""
    return function([("%x", "tensor<13x24xf32>"), ("%s", "tensor<2xi32>")], text, "tensor<13x24xf32>"), [x, s], -7 * x - 7


@case
def a_row_of_a_tensor_of_any_size():
    x, s = small(47, (9, 6)).astype(np.float32), np.array([4, 0], np.int32)
    text = PLACES + """%d = tensor.dim %x, %c1 : tensor<?x?xf32>
  %s0 = tensor.extract %s[%c0] : tensor<2xi32>
  %at = arith.index_cast %s0 : i32 to index
  %r = tensor.extract_slice %x[%at, 0] [1, %d] [1, 1] : tensor<?x?xf32> to tensor<?xf32>"""
    return function([("%x", "tensor<?x?xf32>"), ("%s", "tensor<2xi32>")], text, "tensor<?xf32>"), [x, s], x[4]


def run(command):
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return None if done.returncode == 0 else done.stdout.strip()[-1500:]


def check(name, way, options):
    """None, or what is wrong."""
    text, inputs, expected = CASES[name]()
    folder = os.path.join(options.tmp, name)
    os.makedirs(folder, exist_ok=True)
    graph, paths = os.path.join(folder, "graph.mlir"), []
    with open(graph, "w") as file:
        file.write(text)
    for number, array in enumerate(inputs):
        paths.append(os.path.join(folder, "in%d.npy" % number))
        np.save(paths[-1], array)
    how = ["--device=sim", "--chip=" + way] if way[:2] in ("sm", "gf") else ["--device=cpu", "--at=" + way]
    out = os.path.join(folder, way)
    failed = run([os.path.join(options.bin, "fuse-run"), graph] + how + ["--inputs=" + ",".join(paths), "--outputs=" + out])
    if failed:
        return failed
    result = np.load(os.path.join(out, "result0.npy"))
    if result.shape != expected.shape or result.dtype != expected.dtype:
        return "%s %s, expected %s %s" % (result.dtype, result.shape, expected.dtype, expected.shape)
    if not (result == expected).all():
        return "%d of %d elements differ" % ((result != expected).sum(), result.size)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tmp")
    parser.add_argument("--bin", required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--ways", default=",".join(WAYS))
    options = parser.parse_args()
    bad = 0
    for name in sorted(CASES):
        if options.only not in name:
            continue
        wrong = {way: text for way in options.ways.split(",") if (text := check(name, way, options))}
        bad += bool(wrong)
        print(name + ": " + ("right" if not wrong else "; ".join("%s: %s" % w for w in wrong.items())), flush=True)
    sys.exit(1 if bad else 0)


main()
