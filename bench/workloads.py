# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The workloads of the benchmark: graphs, sizes, and what they mean in PyTorch.

A *graph* is one .mlir text, compiled once to one bundle; a *case* runs a graph at one size.
Nothing here imports PyTorch at load time, so the graphs can be built without it.
"""

from collections import namedtuple

Case = namedtuple("Case", "family graph dims shapes label flops bytes odd")
#   graph   name of the graph, a key of GRAPHS
#   dims    values of its dynamic dimensions, in order of first occurrence
#   shapes  of the inputs, in argument order
#   flops, bytes   least work: each input read once, each output written once
#   odd     checked, not timed beside the peers

GRAPHS = {}  # name -> MLIR text
CASES = []

SIZE = {"f16": 2, "bf16": 2, "f32": 4}


def extend(value, dtype, name):
    """Text that names `value` (of `dtype`) as an f32, and the name."""
    if dtype == "f32":
        return "", value
    return "      %s = arith.extf %s : %s to f32\n" % (name, value, dtype), name


def round_to(value, dtype, name):
    if dtype == "f32":
        return "", value
    return "      %s = arith.truncf %s : f32 to %s\n" % (name, value, dtype), name


GELU_TANH = """      %g0 = arith.mulf {x}, {x} : f32
      %g1 = arith.mulf %g0, {x} : f32
      %g2 = arith.mulf %g1, %cubic : f32
      %g3 = arith.addf {x}, %g2 : f32
      %g4 = arith.mulf %g3, %root : f32
      %g5 = math.tanh %g4 : f32
      %g6 = arith.addf %g5, %one : f32
      %g7 = arith.mulf {x}, %half : f32
      %gelu = arith.mulf %g7, %g6 : f32
"""
GELU_TANH_CONSTANTS = """    %cubic = arith.constant 4.471500e-02 : f32
    %root = arith.constant 0.7978845608028654 : f32
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
"""
GELU_ERF = """      %g0 = arith.mulf {x}, %rsqrt2 : f32
      %g1 = math.erf %g0 : f32
      %g2 = arith.addf %g1, %one : f32
      %g3 = arith.mulf {x}, %half : f32
      %gelu = arith.mulf %g3, %g2 : f32
"""
GELU_ERF_CONSTANTS = """    %rsqrt2 = arith.constant 0.7071067811865476 : f32
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
"""

SILU = """      %g0 = arith.negf {x} : f32
      %g1 = math.exp %g0 : f32
      %g2 = arith.addf %g1, %one : f32
      %silu = arith.divf {x}, %g2 : f32
"""
# A gated block's activation: its constants, its text, and the name of its value.
GATES = {
    "geglu_ffn": (GELU_ERF_CONSTANTS, GELU_ERF, "%gelu"),
    "swiglu_ffn": ("    %one = arith.constant 1.0 : f32\n", SILU, "%silu"),
}

LINEAR_MAPS = (
    "[affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]"
)
MN, N = "affine_map<(m, n) -> (m, n)>", "affine_map<(m, n) -> (n)>"


def linear(name, x, w, rows, n, k, dtype):
    """x[m, k] * w[n, k] accumulated in f32, as linalg."""
    return """    %{name}_e = tensor.empty(%rows) : tensor<{rows}x{n}xf32>
    %{name}_z = linalg.fill ins(%zero : f32) outs(%{name}_e : tensor<{rows}x{n}xf32>) -> tensor<{rows}x{n}xf32>
    %{name} = linalg.matmul indexing_maps = {maps}
        ins({x}, {w} : tensor<{rows}x{k}x{dtype}>, tensor<{n}x{k}x{dtype}>)
        outs(%{name}_z : tensor<{rows}x{n}xf32>) -> tensor<{rows}x{n}xf32>
""".format(name=name, x=x, w=w, rows=rows, n=n, k=k, dtype=dtype, maps=LINEAR_MAPS)


def gemm_bias_gelu(n, k, dtype):
    body = "".join([
        "      %b32 = arith.extf %be : {dtype} to f32\n" if dtype != "f32" else "",
        "      %s = arith.addf %ye, {b} : f32\n",
        GELU_TANH.replace("{x}", "%s"),
    ]).format(dtype=dtype, b="%b32" if dtype != "f32" else "%be")
    cast, result = round_to("%gelu", dtype, "%r16")
    return """func.func @main(%x: tensor<?x{k}x{dtype}>, %w: tensor<{n}x{k}x{dtype}>, %b: tensor<{n}x{dtype}>) -> tensor<?x{n}x{dtype}> {{
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
{constants}    %rows = tensor.dim %x, %c0 : tensor<?x{k}x{dtype}>
{linear}    %o = tensor.empty(%rows) : tensor<?x{n}x{dtype}>
    %r = linalg.generic {{indexing_maps = [{mn}, {nn}, {mn}], iterator_types = ["parallel", "parallel"]}}
        ins(%y, %b : tensor<?x{n}xf32>, tensor<{n}x{dtype}>) outs(%o : tensor<?x{n}x{dtype}>) {{
    ^bb0(%ye: f32, %be: {dtype}, %oe: {dtype}):
{body}{cast}      linalg.yield {result} : {dtype}
    }} -> tensor<?x{n}x{dtype}>
    return %r : tensor<?x{n}x{dtype}>
}}
""".format(n=n, k=k, dtype=dtype, constants=GELU_TANH_CONSTANTS, mn=MN, nn=N, body=body, cast=cast,
           result=result, linear=linear("y", "%x", "%w", "?", n, k, dtype))


def gemm_mul_mul(n, k, dtype):
    return """func.func @main(%x: tensor<?x{k}x{dtype}>, %w: tensor<{n}x{k}x{dtype}>, %d: tensor<?x{n}x{dtype}>, %e: tensor<?x{n}x{dtype}>) -> tensor<?x{n}x{dtype}> {{
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %rows = tensor.dim %x, %c0 : tensor<?x{k}x{dtype}>
{linear}    %o = tensor.empty(%rows) : tensor<?x{n}x{dtype}>
    %r = linalg.generic {{indexing_maps = [{mn}, {mn}, {mn}, {mn}], iterator_types = ["parallel", "parallel"]}}
        ins(%y, %d, %e : tensor<?x{n}xf32>, tensor<?x{n}x{dtype}>, tensor<?x{n}x{dtype}>) outs(%o : tensor<?x{n}x{dtype}>) {{
    ^bb0(%ye: f32, %de: {dtype}, %ee: {dtype}, %oe: {dtype}):
      %d32 = arith.extf %de : {dtype} to f32
      %e32 = arith.extf %ee : {dtype} to f32
      %p = arith.mulf %ye, %d32 : f32
      %q = arith.mulf %p, %e32 : f32
      %q16 = arith.truncf %q : f32 to {dtype}
      linalg.yield %q16 : {dtype}
    }} -> tensor<?x{n}x{dtype}>
    return %r : tensor<?x{n}x{dtype}>
}}
""".format(n=n, k=k, dtype=dtype, mn=MN, linear=linear("y", "%x", "%w", "?", n, k, dtype))


def gated_ffn(family, h, i, dtype):
    constants, gate, gated = GATES[family]
    return """func.func @main(%x: tensor<?x{h}x{dtype}>, %wu: tensor<{i}x{h}x{dtype}>, %wv: tensor<{i}x{h}x{dtype}>, %wo: tensor<{h}x{i}x{dtype}>) -> tensor<?x{h}x{dtype}> {{
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
{constants}    %rows = tensor.dim %x, %c0 : tensor<?x{h}x{dtype}>
{up}{gate}    %he = tensor.empty(%rows) : tensor<?x{i}x{dtype}>
    %hidden = linalg.generic {{indexing_maps = [{mn}, {mn}, {mn}], iterator_types = ["parallel", "parallel"]}}
        ins(%u, %v : tensor<?x{i}xf32>, tensor<?x{i}xf32>) outs(%he : tensor<?x{i}x{dtype}>) {{
    ^bb0(%ue: f32, %ve: f32, %oe: {dtype}):
{act}      %p = arith.mulf {gated}, %ve : f32
      %p16 = arith.truncf %p : f32 to {dtype}
      linalg.yield %p16 : {dtype}
    }} -> tensor<?x{i}x{dtype}>
{down}    %o = tensor.empty(%rows) : tensor<?x{h}x{dtype}>
    %r = linalg.generic {{indexing_maps = [{mn}, {mn}], iterator_types = ["parallel", "parallel"]}}
        ins(%y : tensor<?x{h}xf32>) outs(%o : tensor<?x{h}x{dtype}>) {{
    ^bb0(%ye: f32, %oe: {dtype}):
      %y16 = arith.truncf %ye : f32 to {dtype}
      linalg.yield %y16 : {dtype}
    }} -> tensor<?x{h}x{dtype}>
    return %r : tensor<?x{h}x{dtype}>
}}
""".format(h=h, i=i, dtype=dtype, mn=MN, constants=constants, act=gate.replace("{x}", "%ue"), gated=gated,
           up=linear("u", "%x", "%wu", "?", i, h, dtype), gate=linear("v", "%x", "%wv", "?", i, h, dtype),
           down=linear("y", "%hidden", "%wo", "?", h, i, dtype))


def geglu_ffn(h, i, dtype):
    return gated_ffn("geglu_ffn", h, i, dtype)


def batched_permute(b, m, n, k, dtype):
    return """func.func @main(%a: tensor<{b}x{m}x{k}x{dtype}>, %w: tensor<{b}x{n}x{k}x{dtype}>, %d: tensor<{b}x1x{n}x{dtype}>, %e: tensor<{b}x{m}x{n}x{dtype}>) -> tensor<{m}x{b}x{n}x{dtype}> {{
    %zero = arith.constant 0.0 : f32
    %ye = tensor.empty() : tensor<{b}x{m}x{n}xf32>
    %z = linalg.fill ins(%zero : f32) outs(%ye : tensor<{b}x{m}x{n}xf32>) -> tensor<{b}x{m}x{n}xf32>
    %y = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
        ins(%a, %w : tensor<{b}x{m}x{k}x{dtype}>, tensor<{b}x{n}x{k}x{dtype}>) outs(%z : tensor<{b}x{m}x{n}xf32>) -> tensor<{b}x{m}x{n}xf32>
    %s = tensor.empty() : tensor<{b}x{m}x{n}x{dtype}>
    %t = linalg.generic {{indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, 0, n)>, affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]}}
        ins(%y, %d, %e : tensor<{b}x{m}x{n}xf32>, tensor<{b}x1x{n}x{dtype}>, tensor<{b}x{m}x{n}x{dtype}>) outs(%s : tensor<{b}x{m}x{n}x{dtype}>) {{
    ^bb0(%c: f32, %de: {dtype}, %ee: {dtype}, %oe: {dtype}):
      %d32 = arith.extf %de : {dtype} to f32
      %e32 = arith.extf %ee : {dtype} to f32
      %p = arith.addf %c, %d32 : f32
      %q = arith.mulf %p, %e32 : f32
      %q16 = arith.truncf %q : f32 to {dtype}
      linalg.yield %q16 : {dtype}
    }} -> tensor<{b}x{m}x{n}x{dtype}>
    %o = tensor.empty() : tensor<{m}x{b}x{n}x{dtype}>
    %r = linalg.transpose ins(%t : tensor<{b}x{m}x{n}x{dtype}>) outs(%o : tensor<{m}x{b}x{n}x{dtype}>) permutation = [1, 0, 2]
    return %r : tensor<{m}x{b}x{n}x{dtype}>
}}
""".format(b=b, m=m, n=n, k=k, dtype=dtype)


def bias_gelu_residual_ln(h, dtype):
    """Two-pass LayerNorm of gelu(y + b) + r, as frameworks decompose it; statistics in f32."""
    t, v, f = "tensor<?x%dx%s>" % (h, dtype), "tensor<%dx%s>" % (h, dtype), "tensor<?x%dxf32>" % h
    row, rowm = "tensor<?xf32>", "affine_map<(m, n) -> (m)>"
    ext = lambda value, name: extend(value, dtype, name)
    (ey, y), (eb, b), (er, r) = ext("%ye", "%y32"), ext("%be", "%b32"), ext("%re", "%r32")
    (eg, g), (et, tt) = ext("%ge", "%g32"), ext("%te", "%t32")
    cast, result = round_to("%v2", dtype, "%v16")
    return """func.func @main(%y: {t}, %b: {v}, %res: {t}, %gamma: {v}, %beta: {v}) -> {t} {{
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %eps = arith.constant 1.0e-05 : f32
    %count = arith.constant {h}.0 : f32
{constants}    %rows = tensor.dim %y, %c0 : {t}
    %ve = tensor.empty(%rows) : {f}
    %val = linalg.generic {{indexing_maps = [{mn}, {nn}, {mn}, {mn}], iterator_types = ["parallel", "parallel"]}}
        ins(%y, %b, %res : {t}, {v}, {t}) outs(%ve : {f}) {{
    ^bb0(%ye: {dtype}, %be: {dtype}, %re: {dtype}, %oe: f32):
{ey}{eb}{er}      %s = arith.addf {y}, {b} : f32
{gelu}      %w = arith.addf %gelu, {r} : f32
      linalg.yield %w : f32
    }} -> {f}
    %se = tensor.empty(%rows) : {row}
    %sz = linalg.fill ins(%zero : f32) outs(%se : {row}) -> {row}
    %sum = linalg.generic {{indexing_maps = [{mn}, {rowm}], iterator_types = ["parallel", "reduction"]}}
        ins(%val : {f}) outs(%sz : {row}) {{
    ^bb0(%a: f32, %acc: f32):
      %p = arith.addf %acc, %a : f32
      linalg.yield %p : f32
    }} -> {row}
    %mean = linalg.generic {{indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]}}
        ins(%sum : {row}) outs(%se : {row}) {{
    ^bb0(%a: f32, %oe: f32):
      %p = arith.divf %a, %count : f32
      linalg.yield %p : f32
    }} -> {row}
    %centered = linalg.generic {{indexing_maps = [{mn}, {rowm}, {mn}], iterator_types = ["parallel", "parallel"]}}
        ins(%val, %mean : {f}, {row}) outs(%ve : {f}) {{
    ^bb0(%a: f32, %mu: f32, %oe: f32):
      %p = arith.subf %a, %mu : f32
      linalg.yield %p : f32
    }} -> {f}
    %sq = linalg.generic {{indexing_maps = [{mn}, {rowm}], iterator_types = ["parallel", "reduction"]}}
        ins(%centered : {f}) outs(%sz : {row}) {{
    ^bb0(%a: f32, %acc: f32):
      %p = arith.mulf %a, %a : f32
      %q = arith.addf %acc, %p : f32
      linalg.yield %q : f32
    }} -> {row}
    %inv = linalg.generic {{indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]}}
        ins(%sq : {row}) outs(%se : {row}) {{
    ^bb0(%a: f32, %oe: f32):
      %p = arith.divf %a, %count : f32
      %q = arith.addf %p, %eps : f32
      %i = math.rsqrt %q : f32
      linalg.yield %i : f32
    }} -> {row}
    %o = tensor.empty(%rows) : {t}
    %r = linalg.generic {{indexing_maps = [{mn}, {rowm}, {nn}, {nn}, {mn}], iterator_types = ["parallel", "parallel"]}}
        ins(%centered, %inv, %gamma, %beta : {f}, {row}, {v}, {v}) outs(%o : {t}) {{
    ^bb0(%a: f32, %i: f32, %ge: {dtype}, %te: {dtype}, %oe: {dtype}):
{eg}{et}      %v0 = arith.mulf %a, %i : f32
      %v1 = arith.mulf %v0, {g} : f32
      %v2 = arith.addf %v1, {tt} : f32
{cast}      linalg.yield {result} : {dtype}
    }} -> {t}
    return %r : {t}
}}
""".format(t=t, v=v, f=f, row=row, rowm=rowm, mn=MN, nn=N, h=h, dtype=dtype, constants=GELU_TANH_CONSTANTS,
           gelu=GELU_TANH.replace("{x}", "%s"), ey=ey, y=y, eb=eb, b=b, er=er, r=r, eg=eg, g=g, et=et, tt=tt,
           cast=cast, result=result)


def scale_causal_softmax(s, dtype):
    t, f = "tensor<?x%dx%dx%s>" % (s, s, dtype), "tensor<?x%dx%dxf32>" % (s, s)
    bmn = "affine_map<(b, m, n) -> (b, m, n)>"
    cast_in, x = extend("%xe", dtype, "%x32")
    cast_out, r = round_to("%ye", dtype, "%y16")
    last = "" if dtype == "f32" else """    %o = tensor.empty(%batch) : {t}
    %r = linalg.generic {{indexing_maps = [{bmn}, {bmn}], iterator_types = ["parallel", "parallel", "parallel"]}}
        ins(%p : {f}) outs(%o : {t}) {{
    ^bb0(%ye: f32, %oe: {dtype}):
{cast_out}      linalg.yield {r} : {dtype}
    }} -> {t}
""".format(t=t, f=f, bmn=bmn, dtype=dtype, cast_out=cast_out, r=r)
    return """func.func @main(%x: {t}) -> {t} {{
    %c0 = arith.constant 0 : index
    %scale = arith.constant 0.125 : f32
    %ninf = arith.constant 0xFF800000 : f32
    %batch = tensor.dim %x, %c0 : {t}
    %me = tensor.empty(%batch) : {f}
    %masked = linalg.generic {{indexing_maps = [{bmn}, {bmn}], iterator_types = ["parallel", "parallel", "parallel"]}}
        ins(%x : {t}) outs(%me : {f}) {{
    ^bb0(%xe: {dtype}, %oe: f32):
{cast_in}      %s = arith.mulf {x}, %scale : f32
      %i = linalg.index 1 : index
      %j = linalg.index 2 : index
      %keep = arith.cmpi sle, %j, %i : index
      %v = arith.select %keep, %s, %ninf : f32
      linalg.yield %v : f32
    }} -> {f}
    %p = linalg.softmax dimension(2) ins(%masked : {f}) outs(%me : {f}) -> {f}
{last}    return {result} : {t}
}}
""".format(t=t, f=f, bmn=bmn, dtype=dtype, cast_in=cast_in, x=x, last=last, result="%r" if last else "%p")


ROW_WORK = {
    "layer_norm": ("fuse.layer_norm", " eps = 1.0e-5", ("gamma", "beta")),
    "rms_norm": ("fuse.rms_norm", " eps = 1.0e-5", ("gamma",)),
    "softmax": ("fuse.softmax", "", ()),
    "scale_causal_softmax": ("fuse.softmax", " causal(m, offset = {offset})", ()),
}


def row_work(family, m, n, dtype, added=()):
    """Softmax, or a norm with its weights, of rows of n: of x, or of the sum of x and what `added` names (a bias, a residual).

    A causal mask hides from row i of m the columns from i + 1 + n - m on; m is of no meaning to the others.
    """
    op, attributes, weights = ROW_WORK[family]
    causal = family == "scale_causal_softmax"
    dims, tensor = ("b, m, n", f"tensor<?x{m}x{n}x{dtype}>") if causal else ("m, n", f"tensor<?x{n}x{dtype}>")
    inputs = [(name, *(("n", f"tensor<{n}x{dtype}>") if name in ("bias", *weights) else (dims, tensor)))
              for name in ("x", *added, *weights)]
    values = ", ".join(f"%{name}_e" for name, _, _ in inputs)
    body, value = extend("%x_e", dtype, "%x32")
    if causal:
        body += f"      %scale = arith.constant 0.125 : f32\n      %scaled = arith.mulf {value}, %scale : f32\n"
        value = "%scaled"
    for name in added:
        text, term = extend(f"%{name}_e", dtype, f"%{name}32")
        body += text + f"      %with_{name} = arith.addf {value}, {term} : f32\n"
        value = f"%with_{name}"
    end, result = "", "%y_e"
    for name, step in zip(weights, ("mulf", "addf")):
        text, weight = extend(f"%{name}_e", dtype, f"%{name}32")
        end += text + f"      %after_{name} = arith.{step} {result}, {weight} : f32\n"
        result = f"%after_{name}"
    cast, rounded = round_to(result, dtype, "%rounded")
    return f"""func.func @main({", ".join(f"%{name}: {t}" for name, _, t in inputs)}) -> {tensor} {{
    %c0 = arith.constant 0 : index
    %count = tensor.dim %x, %c0 : {tensor}
    %o = tensor.empty(%count) : {tensor}
    %y = {op} ({dims}) over(n){attributes.format(offset=n - (m or 0))}
        ins({", ".join(f"%{name}[{where}] : {t}" for name, where, t in inputs)}) outs(%o[{dims}] : {tensor})
        prologue({values}) {{
{body}      fuse.yield {value} : f32
    }} epilogue(%y_e, %v_e, {values}) {{
{end}{cast}      fuse.yield {rounded} : {dtype}
    }}
    return %y : {tensor}
}}
"""


# --- Cases -------------------------------------------------------------------


def with_dtype(name, dtype):
    return name if dtype == "f16" else name + "_" + dtype


def gemm_bias_gelu_case(m, n, k, dtype="f16", odd=False):
    return Case("gemm_bias_gelu", with_dtype(f"gemm_bias_gelu_{n}x{k}", dtype), (m,), ((m, k), (n, k), (n,)),
                f"{dtype} {m}x{n}x{k}", 2 * m * n * k, (m * k + n * k + m * n + n) * SIZE[dtype],
                odd), gemm_bias_gelu(n, k, dtype)


def gemm_mul_mul_case(m, n, k, dtype="f16", odd=False):
    return Case("gemm_mul_mul", with_dtype(f"gemm_mul_mul_{n}x{k}", dtype), (m,), ((m, k), (n, k), (m, n), (m, n)),
                f"{dtype} {m}x{n}x{k}", 2 * m * n * k, (m * k + n * k + 3 * m * n) * SIZE[dtype],
                odd), gemm_mul_mul(n, k, dtype)


def gated_ffn_case(family, m, h, i, dtype="f16", odd=False):
    return Case(family, with_dtype(f"{family}_{h}x{i}", dtype), (m,), ((m, h), (i, h), (i, h), (h, i)),
                f"{dtype} {m} tokens {h}-{i}", 6 * m * h * i, (3 * h * i + 2 * m * h) * SIZE[dtype],
                odd), gated_ffn(family, h, i, dtype)


def batched_permute_case(b, m, n, k, dtype="f16", odd=False):
    return Case("batched_permute", with_dtype(f"batched_permute_{b}x{m}x{n}x{k}", dtype), (),
                ((b, m, k), (b, n, k), (b, 1, n), (b, m, n)), f"{dtype} {b}x{m}x{n}x{k}", 2 * b * m * n * k,
                b * (m * k + n * k + 2 * m * n + n) * SIZE[dtype], odd), batched_permute(b, m, n, k, dtype)


def bias_gelu_residual_ln_case(m, h, dtype, odd=False):
    return Case("bias_gelu_residual_ln", f"bias_gelu_residual_ln_{h}_{dtype}", (m,), ((m, h), (h,), (m, h), (h,), (h,)),
                f"{dtype} {m}x{h}", 0, (3 * m * h + 3 * h) * SIZE[dtype], odd), bias_gelu_residual_ln(h, dtype)


def scale_causal_softmax_case(b, s, dtype, odd=False):
    # Only the lower triangle is read; everything is written.
    return Case("scale_causal_softmax", f"scale_causal_softmax_{s}_{dtype}", (b,), ((b, s, s),), f"{dtype} {b}x{s}x{s}",
                0, b * (s * s + s * (s + 1) // 2) * SIZE[dtype], odd), scale_causal_softmax(s, dtype)


def row_work_case(family, m, n, dtype, added=()):
    """m rows of n. Of a causal softmax they are those of squares, or the last ones of a square where m is less than n."""
    weights, shape, dims, seen = ROW_WORK[family][2], (m, n), (m,), m * n
    if family == "scale_causal_softmax":
        rows = min(m, n)
        shape, dims = (m // rows, rows, n), (m // rows,)
        seen = shape[0] * (rows * (n - rows) + rows * (rows + 1) // 2)
    shapes = [shape] + [(n,) if name == "bias" else shape for name in added] + [(n,)] * len(weights)
    inputs = seen * (1 + ("residual" in added)) + n * (len(weights) + ("bias" in added))
    return Case(family, "_".join([family, *added, "x".join(map(str, shape[1:])), dtype]), dims, tuple(shapes),
                " ".join([dtype, "x".join(map(str, shape)), *added]), 0, (inputs + m * n) * SIZE[dtype],
                False), row_work(family, shape[-2], n, dtype, added)


def add(case, text):
    GRAPHS.setdefault(case.graph, text)
    CASES.append(case)


for _m in (1, 8, 64, 4096, 16384):
    add(*gemm_bias_gelu_case(_m, 4096, 4096))
add(*gemm_bias_gelu_case(8192, 8192, 8192))
for _shape in ((8192, 4096, 1024), (4096, 16384, 4096), (2048, 12288, 3072), (512, 12288, 3072)):
    add(*gemm_bias_gelu_case(*_shape))
for _shape in ((4096, 4096, 4096), (8192, 4096, 1024)):
    add(*gemm_bias_gelu_case(*_shape, dtype="bf16"))
for _shape in ((4095, 4096, 4096), (4097, 4096, 4096), (4096, 4097, 4096), (2048, 12289, 3072), (4096, 4096, 4097)):
    add(*gemm_bias_gelu_case(*_shape))
add(*gemm_mul_mul_case(3840, 4096, 4096))
add(*gemm_mul_mul_case(8192, 8192, 8192))
for _shape in ((64, 512, 512, 512), (32, 1024, 1024, 1024), (64, 2048, 128, 2048)):
    add(*batched_permute_case(*_shape))
for _m in (4, 8, 16, 32, 64, 128, 256, 512, 2048, 8192, 16384):
    add(*gated_ffn_case("geglu_ffn", _m, 4096, 12288))
for _dtype in ("f32", "f16"):
    add(*bias_gelu_residual_ln_case(4096, 4096, _dtype))
    add(*bias_gelu_residual_ln_case(16384, 8192, _dtype))
    for _b, _s in ((1, 4096), (32, 2048), (4, 8192)):
        add(*scale_causal_softmax_case(_b, _s, _dtype))

# Odd sizes: every element is checked; no tile divides them and some rows are unaligned.
for _m in (1, 7, 33, 129):
    add(*gemm_bias_gelu_case(_m, 328, 200, odd=True))
    add(*gemm_mul_mul_case(_m, 328, 200, odd=True))
    add(*gated_ffn_case("geglu_ffn", _m, 200, 328, odd=True))
    add(*batched_permute_case(3, _m, 328, 200, odd=True))
    add(*gemm_bias_gelu_case(_m, 201, 77, odd=True))
    for _dtype in ("f32", "f16"):
        add(*bias_gelu_residual_ln_case(_m, 1001, _dtype, odd=True))
        add(*scale_causal_softmax_case(2, _m, _dtype, odd=True))


# --- Meaning, in PyTorch -----------------------------------------------------

# Which inputs are weights: the right operands, of sizes near 1/sqrt(k).
WEIGHTS = {"gemm_bias_gelu": (1,), "gemm_mul_mul": (1,), "batched_permute": (1,), "geglu_ffn": (1, 2, 3), "swiglu_ffn": (1, 2, 3)}


def gate(family):
    """The activation of a gated block, in PyTorch."""
    import torch.nn.functional as F

    return {"geglu_ffn": F.gelu, "swiglu_ffn": F.silu}[family]


def reference(family):
    """The workload as a PyTorch function; run on float64 inputs it is the reference."""
    import torch
    import torch.nn.functional as F

    def ffn(act):
        return lambda x, wu, wv, wo: F.linear(act(F.linear(x, wu)) * F.linear(x, wv), wo)

    def causal(x, *added):
        rows, columns = x.shape[-2:]
        i = torch.arange(rows, device=x.device)[:, None]
        j = torch.arange(columns, device=x.device)[None, :]
        return F.softmax(torch.where(j <= i + columns - rows, sum(added, x * 0.125), float("-inf")), dim=-1)

    if family in GATES:
        return ffn(gate(family))
    return {
        "gemm_bias_gelu": lambda x, w, b: F.gelu(F.linear(x, w, b), approximate="tanh"),
        "gemm_mul_mul": lambda x, w, d, e: F.linear(x, w) * d * e,
        "batched_permute": lambda a, w, d, e: ((torch.bmm(a, w.transpose(1, 2)) + d) * e).permute(1, 0, 2).contiguous(),
        "bias_gelu_residual_ln": lambda y, b, r, g, t: F.layer_norm(
            F.gelu(y + b, approximate="tanh") + r, (y.shape[-1],), g, t, 1e-5),
        "layer_norm": lambda x, *rest: F.layer_norm(sum(rest[:-2], x), (x.shape[-1],), *rest[-2:], 1e-5),
        "rms_norm": lambda x, *rest: F.rms_norm(sum(rest[:-1], x), (x.shape[-1],), rest[-1], 1e-5),
        "softmax": lambda x, *added: F.softmax(sum(added, x), dim=-1),
        "scale_causal_softmax": causal,
    }[family]
