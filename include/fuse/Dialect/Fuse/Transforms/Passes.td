//===- Passes.td - Fuse passes -----------------------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FUSE_DIALECT_FUSE_TRANSFORMS_PASSES
#define FUSE_DIALECT_FUSE_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"
include "fuse/Dialect/Fuse/Transforms/NormalForm.td"

//===----------------------------------------------------------------------===//
// From graphs to fuse ops
//===----------------------------------------------------------------------===//

def FuseFoldCasts : Pass<"fuse-fold-casts"> {
  let summary = "drop truncations that are extended again at once";
  let description = [{
    Replaces `arith.extf (arith.truncf %x)` by `%x` where the types meet, in
    every region: after fusion, what one kernel computes of one element is rounded when it is
    stored, and not where the graph has an op of its own for each step. The error
    against exact arithmetic becomes smaller. A function that this changes gets a
    note (`fuse.notes`), which the report prints.

    Casts of f16 and bf16 arithmetic go. Those that are ops of the graph (`x.half()`;
    `fuse-normalize` marks them) may be there for their rounding. A pair with one of them
    stays if some result of the op has more than 16 bits or is no float, as in
    `(x.half() * y).float()`, or if the value is read without the rounding as well, as in
    `(x - x.half().float()).half()`. Elsewhere what is computed is rounded to 16 bits again,
    and the rounding adds to the error only.

    `keep-casts`, also of the pipelines, folds nothing; marks are removed in any case.

    ```mlir
    %t = arith.truncf %x : f32 to f16
    %e = arith.extf %t : f16 to f32
    %y = math.exp %e : f32
    // becomes
    %y = math.exp %x : f32
    ```
  }];
  let options = [
    Option<"keepCasts", "keep-casts", "bool", "false", "fold nothing, only remove the marks">];
}

def FoldConstants : Pass<"fuse-fold-constants"> {
  let summary = "compute what depends on no input";
  let description = [{
    A `fuse.elementwise` outside of kernels of static extents that reads nothing but constants (and
    reshapes of such) becomes a constant: positions in buckets, decay matrices, rotary tables. Its
    body is evaluated at each point by the folders of its ops, in the types that it spells:
    arithmetic and conversions are rounded once, functions are those of the machine that
    compiles. The ops that these leave alone and that have a value by docs/Numbers.md get it here: inexact
    `arith.truncf`, conversions out of range, divisions by zero, wide shifts; `fuse.index`,
    `fuse.gather`, `fuse.extent`. Any other op that does not fold (an activation) leaves the whole as it is.

    Runs behind fusion: what its consumers have taken in costs nothing there, and a table would have
    to be read. What is a result of the function stays, for another kernel may write it on its way;
    with `results`, which is for what found none, it becomes a constant as well, which the driver
    copies (`fuse-results-to-destinations`). More than `limit` bytes of results stay in any case, with
    a remark.

    ```mlir
    %t = fuse.elementwise (n) outs(%e[n] : tensor<3xf32>) body() {
      %i = fuse.index 0 : index
      %j = arith.index_cast %i : index to i64
      %x = arith.sitofp %j : i64 to f32
      %y = math.exp2 %x : f32
      fuse.yield %y : f32
    }
    // becomes
    %t = arith.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
    ```
  }];
  let options = [Option<"limit", "limit", "unsigned", "65536",
                        "bytes of results of one op, above which it is computed at run time">,
                 Option<"results", "results", "bool", "false",
                        "results of the function become constants as well">];
  let dependentDialects = ["arith::ArithDialect"];
}

def FuseRaise : Pass<"fuse-raise", "func::FuncOp"> {
  let summary = "recognise contractions, row ops and elementwise work";
  let description = [{
    Turns the linalg ops of a function into fuse ops, each alone and with the
    simplest regions; later passes fuse. In this order:

    - reshapes move to the function's boundaries, or stay as views;
    - softmax, LayerNorm and RMSNorm, whatever the spelling, become row ops
      (matched on the expression that a result computes, seen through
      elementwise ops and reductions);
    - contractions become `fuse.matmul`: a transpose, broadcast or extension of
      an operand goes into its subscripts, a zero initial value is dropped,
      another one is added in the epilogue, a truncation of the result that is
      its only use goes into the epilogue;
    - other reductions with an associative combiner, and positions of extrema,
      become a `fuse.row` each;
    - everything else that is elementwise becomes `fuse.elementwise`: constants
      are inlined, scalars from outside become inputs of rank 0;
    - activations are recognised in the regions (`fuse-raise-activations`).

    Anything else is an error that names the op.

    ```mlir
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>,
                                          affine_map<(d0, d1, d2) -> (d1, d2)>,
                                          affine_map<(d0, d1, d2) -> (d0, d1)>], ...}
        ins(%x, %w : tensor<?x8xf16>, tensor<4x8xf16>) outs(%zero : tensor<?x4xf32>) { ... }
    // becomes
    %0 = fuse.matmul (m, n, k) acc(f32)
        lhs(%x[m, k] : tensor<?x8xf16>)
        rhs(%w[n, k] : tensor<4x8xf16>)
        outs(%empty[m, n] : tensor<?x4xf32>)
        epilogue(%acc) {
      fuse.yield %acc : f32
    }
    ```

    `fuse-normalize` must have run.
  }];
  let dependentDialects = ["fuse::FuseDialect", "affine::AffineDialect", "linalg::LinalgDialect",
                           "tensor::TensorDialect"];
}

def FuseRaiseActivations : Pass<"fuse-raise-activations"> {
  let summary = "recognise GELU, SiLU, sigmoid and erfc in scalar code";
  let description = [{
    Looks at each block of scalar f32 arithmetic, in any op. An argument of
    `tanh` or `erf` and the value built from it are written as polynomials, so
    that association and the spelling of powers do not matter, and compared with
    the definitions of the activations; constants may be rounded to f16 or bf16.
    A formula with other constants stays as arithmetic. An approximation of
    erfc by polynomials, XLA's sixty ops, is known by its values at some
    thousand points, on both sides of each of its constants too.

    ```mlir
    %e = math.exp %negx : f32           // %negx = -%x
    %s = arith.addf %e, %one : f32
    %y = arith.divf %x, %s : f32
    // becomes
    %y = fuse.silu %x : f32
    ```

    `fuse-raise` includes it; it runs again after fusion, for a formula that was
    spread over several ops.
  }];
  let dependentDialects = ["fuse::FuseDialect"];
}

//===----------------------------------------------------------------------===//
// Fusion
//===----------------------------------------------------------------------===//

def FoldPermutations : Pass<"fuse-fold-permutations"> {
  let summary = "Read transposed and broadcast copies through subscripts";
  let description = [{
    A `fuse.elementwise` that only moves elements (a transpose, a broadcast) is
    folded into the subscripts of the structured ops that read its result. An
    operand of a matmul keeps its m, n and k dimensions, one of them innermost; a
    row op's operand keeps the row innermost. Where that does not hold the copy
    stays, and `fuse-fuse-elementwise` may still make it the store of its
    producer.

    A conversion of i1 or i8 to floats is folded into the matmuls that read it, which convert as they read, if what it
    converts is an argument, nothing else reads it, and at most 64 rows (or columns) meet each element: one tile
    has them, and converts it once.

    Before:
    ```mlir
    %t = fuse.elementwise (i, j) ins(%w[j, i] : tensor<64x32xf16>) outs(%e[i, j] : tensor<32x64xf16>)
        body(%a) { fuse.yield %a : f16 }
    %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : ...) rhs(%t[k, n] : tensor<32x64xf16>) ...
    ```
    After:
    ```mlir
    %y = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : ...) rhs(%w[n, k] : tensor<64x32xf16>) ...
    ```
    Needs fuse ops on tensors.
  }];
  let dependentDialects = ["FuseDialect"];
}

def SliceOperands : Pass<"fuse-slice-operands"> {
  let summary = "Read parts of tensors in place";
  let description = [{
    A `fuse.elementwise` that only moves a part of a tensor (each place along the source is a
    constant, or a coordinate and a constant, each coordinate once) gives way to a `fuse.slice` of
    the source in the ops that read its result by subscripts. So does what an elementwise op or a
    `fuse.row` gathers from such places. The part lies in the source: what is cut has static
    extents, and a dynamic dimension is kept as a whole, which sizes that must be equal show. A
    reshape of the copy becomes one of the source, if what is cut begins and ends at multiples of
    what the reshape makes of it. Who else uses the copy (another reshape, the caller) keeps it.

    With `before-fusion`, for matmuls, softmax and norms only, and only where the source is no
    elementwise work: an elementwise op that reads elementwise work becomes one with it, and a slice
    is no longer read through.

    Before:
    ```mlir
    %c = fuse.elementwise (m) ins(%gate[] : tensor<?x8xf32>) outs(%e[m] : tensor<?xf32>) body(%g) {
      %c2 = arith.constant 2 : index
      %i = fuse.index 0 : index
      %v = fuse.gather %g[%i, %c2] : tensor<?x?xf32>
      fuse.yield %v : f32
    }
    %y = fuse.matmul (m, n, k) acc(f32) lhs(...) rhs(...) aux(%c[m] : tensor<?xf32>) ...
    ```
    After:
    ```mlir
    %c = fuse.slice %gate[:, 2] : tensor<?x8xf32>
    %y = fuse.matmul (m, n, k) acc(f32) lhs(...) rhs(...) aux(%c[m] : tensor<?xf32>) ...
    ```
    Needs fuse ops on tensors.
  }];
  let options = [Option<"beforeFusion", "before-fusion", "bool", "false",
                        "for what is not elementwise, of what is not elementwise">];
  let dependentDialects = ["FuseDialect", "tensor::TensorDialect"];
}

def WidenRows : Pass<"fuse-widen-rows"> {
  let summary = "Row work on a part of the columns runs along all, beside work that does";
  let description = [{
    A `fuse.row` whose results are values a row, along a `fuse.slice` of the columns of a tensor, and
    an op that reads such a result and all columns of that tensor: over different rows they are two
    kernels, each of which reads the tensor. The row op, or a product with a vector, becomes one along
    all columns. Beyond the
    part its reductions get their neutral element; its other inputs along the row are gathered from,
    at places that are clamped. Then `fuse-fuse-elementwise` makes one kernel of the two; where its
    rules say that it will not, nothing changes. All columns are few enough (4,096, and their number
    known) for a block to hold the row, so the tensor is read once.

    Before:
    ```mlir
    %part = fuse.slice %x[:, 0:16] : tensor<?x96xf32>
    %s = fuse.row (m, n) over(n) ins(%w[n] : tensor<16xf32>, %part[m, n] : tensor<?x16xf32>) outs(%i[m] : tensor<?xf32>) body(%a, %b) {
      %p = arith.mulf %b, %a : f32
      %sum = fuse.reduce addf %p : f32
      fuse.yield %sum : f32
    }
    %y = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x96xf32>, %s[m] : tensor<?xf32>) ...
    ```
    After:
    ```mlir
    %s = fuse.row (m, n) over(n) ins(%w[] : tensor<16xf32>, %x[m, n] : tensor<?x96xf32>) outs(%i[m] : tensor<?xf32>) body(%t, %b) {
      %n = fuse.index 1 : index
      %c16 = arith.constant 16 : index
      %inside = arith.cmpi slt, %n, %c16 : index
      %a = fuse.gather %t[%n] : tensor<?xf32>
      %p = arith.mulf %b, %a : f32
      %zero = arith.constant 0.0 : f32
      %term = arith.select %inside, %p, %zero : f32
      %sum = fuse.reduce addf %term : f32
      fuse.yield %sum : f32
    }
    ```
    Needs fuse ops on tensors, after `fuse-slice-operands`.
  }];
  let dependentDialects = ["FuseDialect", "affine::AffineDialect", "arith::ArithDialect",
      "tensor::TensorDialect"];
}

def FuseHorizontal : Pass<"fuse-fuse-horizontal"> {
  let summary = "Join matmuls that read the same left operand";
  let description = [{
    Two matmuls of one block that read the same left operand, and whose right
    operands have one type and one subscript, become one `fuse.matmul` with the
    right operands of both, an epilogue that holds both epilogues, and the
    results of both. Pairs whose results meet in elementwise work (GEGLU, SwiGLU)
    are joined first, then the others (the projections of QKV), up to
    `max-right-operands`. No weight is copied or concatenated. A pair is left
    alone if one depends on the other, or if a dynamic size of one right operand
    is not forced to equal the other's (by an op, a name in `fuse.dims`, or because
    both are computed alike): two `?` are not one size. Where the shared value is a right operand
    the operands change sides first: roles follow from the subscripts.

    Before:
    ```mlir
    %u = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : ...) rhs(%wu[n, k] : ...) ...
    %v = fuse.matmul (i, j, l) acc(f32) lhs(%x[i, l] : ...) rhs(%wv[j, l] : ...) ...
    ```
    After:
    ```mlir
    %u, %v = fuse.matmul (m, n, k) acc(f32) lhs(%x[m, k] : ...)
        rhs(%wu[n, k] : ..., %wv[n, k] : ...) ...
    ```
    Runs before `fuse-fuse-elementwise`, which moves the work on both results
    into the joined epilogue. Needs fuse ops on tensors.
  }];
  let options = [
    Option<"maxRightOperands", "max-right-operands", "unsigned", "3",
           "Right operands (accumulators) that one kernel may have">,
    Option<"onlyMeeting", "only-meeting", "bool", "false",
           "Join only matmuls whose results meet in elementwise work">
  ];
  let dependentDialects = ["FuseDialect"];
}

def JoinElementwise : Pass<"fuse-join-elementwise", "func::FuncOp"> {
  let summary = "Elementwise ops over the same points become one";
  let description = [{
    Two `fuse.elementwise` of one block over the same points, of which neither needs the other,
    become one with the results of both: what both read is read once, and a launch less. Their
    dimensions are the same as a tensor that both read says, or in order, where all extents
    are proven equal. What is contiguous in the one is so in the other, and both together have at most 16 tensors.

    An argument that is also a result of the function (or a reshape of it is) is copied by elementwise work over its
    points that reads it, if there is any.

    Before:
    ```mlir
    %s = fuse.elementwise (m, n) ins(%x[m, n] : ...) outs(%i[m, n] : ...) body(%e) { ... }
    %t = fuse.elementwise (a, b) ins(%x[b, a] : ...) outs(%j[b, a] : ...) body(%e) { ... }
    ```
    After:
    ```mlir
    %s, %t = fuse.elementwise (m, n) ins(%x[m, n] : ...)
        outs(%i[m, n] : ..., %j[m, n] : ...) body(%e) { ... }
    ```
    Runs after all fusion of what reads each other.
  }];
  let dependentDialects = ["FuseDialect", "tensor::TensorDialect"];
}

def SplitBatches : Pass<"fuse-split-batches"> {
  let summary = "Batches that were folded into one dimension are several again";
  let description = [{
    Front ends fold batch and heads into one dimension before a batched matmul and unfold them
    behind it. Subscripts cross no reshape, so the copies that bring heads to the front, repeat
    keys and values for grouped queries or bring heads back stay kernels of their own
    (`reshape-between`). A batch of `fuse.matmul` is written as the dimensions that the reshapes
    around it show, and so in all ops that hand it on: masks, softmax, the second matmul. The
    reshapes vanish; operands that were never reshaped become views.

    A batch is split where elementwise work stands beyond such a reshape, where all of them agree,
    and where no extent but the outermost is dynamic. Dimensions that no subscript keeps apart are
    one again in the kernel.

    Before:
    ```mlir
    %q = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x7x16xf16> into tensor<6x7x16xf16>
    %s = fuse.matmul (b, m, n, k) acc(f32) lhs(%q[b, m, k] : ...) rhs(%k[b, n, k] : ...) ...
    ```
    After:
    ```mlir
    %v = tensor.expand_shape %k [[0, 1], [2], [3]] output_shape [2, 3, 7, 16] : ...
    %s = fuse.matmul (b, b1, m, n, k) acc(f32) lhs(%t[b, b1, m, k] : ...) rhs(%v[b, b1, n, k] : ...) ...
    ```
    Runs before `fuse-fold-permutations`, which then reads through the copies.
  }];
  let dependentDialects = ["arith::ArithDialect", "tensor::TensorDialect"];
}

def CrossReshapes : Pass<"fuse-cross-reshapes"> {
  let summary = "Ops are written over more dimensions where a reshape keeps two apart";
  let description = [{
    Subscripts cross no reshape, so two ops with one between them stay two kernels
    (`reshape-between`). An op can be written over more dimensions as well:

    1. backwards, `fuse.elementwise` whose result an `expand_shape` reshapes for other
       fuse ops gives that shape itself. If others read the result as it was, and the work
       is as cheap to repeat as its result is to read, it is done once for each;
    2. forwards, `fuse.elementwise` that reads a `collapse_shape` of a fuse op's result
       reads that result, and its own is collapsed; so does a row op that reads one of
       elementwise work;
    3. a matmul or row op whose result an `expand_shape` reshapes for elementwise work (heads
       that are copied to the front) gives that shape itself.

    Its other operands become views, slices of views where they were slices. Nothing moves unless the fusion rules
    then join the two; of the extents that one dimension is written as, none but the first is dynamic. No dimension
    that is reduced over is divided, nor those of a causal mask. The tiles of a matmul end
    at each of the parts of a row or column: it is written so only if these are static and it has no more of them then (twice as many if few products are summed for each element), or
    so few that every chip computes all of them at once, and their columns stay those that are stored side by side. `fuse-fuse-elementwise` comes before, so that nothing is taken apart that would
    have been one kernel, and again after it.

    Before:
    ```mlir
    %w = fuse.elementwise (n) ins(%x[n] : tensor<12xf16>) outs(%i[n] : tensor<12xf32>) ...
    %r = tensor.expand_shape %w [[0, 1]] output_shape [3, 4] : tensor<12xf32> into tensor<3x4xf32>
    %s = fuse.row (m, n) over(n) ins(%r[m, n] : tensor<3x4xf32>) ...
    ```
    After:
    ```mlir
    %v = tensor.expand_shape %x [[0, 1]] output_shape [3, 4] : tensor<12xf16> into tensor<3x4xf16>
    %w = fuse.elementwise (n, n1) ins(%v[n, n1] : tensor<3x4xf16>) outs(%j[n, n1] : tensor<3x4xf32>) ...
    %s = fuse.row (m, n) over(n) ins(%w[m, n] : tensor<3x4xf32>) ...
    ```
  }];
  let dependentDialects = ["tensor::TensorDialect"];
}

def GeneralizeRows : Pass<"fuse-generalize-rows"> {
  let summary = "Named ops that fuse.row serves better give way to it";
  let description = [{
    The kernels of softmax and the norms read along a row, and a block has whole rows.
    Where memory is contiguous across the rows (softmax over another dimension than
    the last), `fuse.row` has tiles of columns; where rows are few and long, its
    schedules have several blocks share each. So a named op becomes a `fuse.row`

    1. if the row's dimension is innermost in none of the operands that vary along it;
    2. with `chip`, if the schedule of that `fuse.row` would have rows in parts.

    With `chip`, a `fuse.matmul` of integers becomes one too, whose threads multiply and add: no
    kernel of matrix instructions takes integers yet. The function gets a note (`fuse.notes`).

    A softmax with a causal mask stays. Without `chip` the pass stands before fusion, which
    then has fewer rules to keep; with it before `fuse-select-schedule`.

    Before:
    ```mlir
    %y = fuse.softmax (m, n) over(m) ins(%x[m, n] : tensor<512x64xf32>)
        outs(%i[m, n] : tensor<512x64xf32>)
        prologue(%e) { fuse.yield %e : f32 } epilogue(%s, %v, %e) { fuse.yield %s : f32 }
    ```
    After:
    ```mlir
    %y = fuse.row (m, n) over(m) ins(%x[m, n] : tensor<512x64xf32>)
        outs(%i[m, n] : tensor<512x64xf32>) body(%e) {
      %max = fuse.reduce maximumf %e : f32
      ...
    }
    ```
  }];
  let options = [Option<"chip", "chip", "std::string", /*default=*/"",
                        "chip whose schedules are asked; none: only rows across memory">];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
}

def FuseElementwise : Pass<"fuse-fuse-elementwise"> {
  let summary = "Move elementwise work into prologues and epilogues";
  let description = [{
    Works on each block until nothing changes:

    1. In program order, each `fuse.elementwise` enters the result region of a
       producer: the last matmul or row op it reads, else another
       `fuse.elementwise`. Its inputs become auxiliaries with their own
       subscripts, its results become results; the subscripts of its destinations
       are rewritten in the producer's dimensions, so a permuting consumer becomes
       a permuted store. Results of the producer that others use stay results.
       The fused op stands where the consumer stood; what uses the producer and
       stood between moves behind it.
    2. Backwards, each `fuse.elementwise` enters its users: the prologue (and,
       where its value is used there, the epilogue) of a row op, the epilogue of a
       matmul that reads it as an auxiliary, or elementwise work that broadcasts
       it. Costly functions are repeated for a broadcast only where that takes no
       longer than to write, read and launch. Where others need its result too, a
       row op yields it beside its own. What an elementwise or
       row op gathers is computed at the places that are asked for: the producer's
       own operands are gathered there, or subscripted where the places are the
       user's coordinates. Costly functions, and many reads, are not repeated for
       several places; a slice or copy enters all of its users. A softmax without
       mask or a norm that is to gather becomes a `fuse.row`.
    3. Row ops over the same rows, of which one reads the other or both one
       tensor, become one `fuse.row`; a softmax or norm gives way to it, unless it
       has a causal mask.

    4. A product of a vector and a matrix (a contraction without m or without n)
       reads each element once. It becomes a `fuse.row` where it then shares that
       read: with elementwise work or a row op that computes the matrix, or with
       elementwise work that reads it again beside the product.

    Nothing is fused that would repeat a matmul or work on a matmul's operand.
    Conversions stay as spelled; `fuse-fold-casts` comes after. `FusionRules.h` has each rule by name.

    Before:
    ```mlir
    %y = fuse.matmul (m, n, k) acc(f32) lhs(...) rhs(...) outs(%i[m, n] : tensor<?x64xf16>)
        epilogue(%a) { %r = arith.truncf %a : f32 to f16  fuse.yield %r : f16 }
    %z = fuse.elementwise (m, n) ins(%y[m, n] : ..., %b[n] : tensor<64xf16>) outs(%j[m, n] : ...)
        body(%e, %f) { %s = arith.addf %e, %f : f16  fuse.yield %s : f16 }
    ```
    After:
    ```mlir
    %z = fuse.matmul (m, n, k) acc(f32) lhs(...) rhs(...) aux(%b[n] : tensor<64xf16>)
        outs(%j[m, n] : tensor<?x64xf16>)
        epilogue(%a, %f) {
      %r = arith.truncf %a : f32 to f16
      %s = arith.addf %r, %f : f16
      fuse.yield %s : f16
    }
    ```
    Needs fuse ops on tensors, and `tensor.dim` of their results resolved
    (`resolve-ranked-shaped-type-result-dims`).
  }];
  let dependentDialects = ["FuseDialect", "tensor::TensorDialect"];
}

def RaiseCausalMask : Pass<"fuse-raise-causal-mask"> {
  let summary = "Recognise a causal mask in the prologue of a softmax";
  let description = [{
    Looks from the value of a softmax's prologue down through conversions, sums, products
    with positive constants and selects with -inf for a select whose condition
    compares the coordinate of the row with that of another dimension, in whatever
    spelling: `column <= row + offset` with any predicate, negation, integer casts
    and constants on either side, alone or as one of several conditions. It becomes
    the op's `causal` attribute, and kernels skip what it hides (a NaN in a sum, too).
    Of a mask of 0 and -inf that is added nothing is left.

    A mask with another value than -inf is not a mask and stays code.

    ```mlir
    %p = fuse.softmax (b, m, n) over(n) ins(...) outs(...) prologue(%x) {
      %ninf = arith.constant 0xFF800000 : f32
      %i = fuse.index 1 : index
      %j = fuse.index 2 : index
      %keep = arith.cmpi sle, %j, %i : index
      %v = arith.select %keep, %x, %ninf : f32
      fuse.yield %v : f32
    } ...
    // becomes
    %p = fuse.softmax (b, m, n) over(n) causal(m) ins(...) outs(...) prologue(%x) {
      fuse.yield %x : f32
    } ...
    ```
    Runs after `fuse-fuse-elementwise`, which brings the mask into the prologue.
  }];
  let dependentDialects = ["FuseDialect"];
}

def FormKernels : Pass<"fuse-form-kernels", "ModuleOp"> {
  let summary = "Stand each fuse op in a fuse.kernel";
  let description = [{
    Wraps each structured op that is not yet in a `fuse.kernel` into one, named
    after the function and counted from 0 in program order. Destinations stay
    outside.

    ```mlir
    %y = fuse.matmul ...
    ```
    becomes
    ```mlir
    %y = fuse.kernel "main_0" {
      %h = fuse.matmul ...
      fuse.yield %h : tensor<?x64xf16>
    } : tensor<?x64xf16>
    ```
    Needs fuse ops on tensors.
  }];
  let dependentDialects = ["FuseDialect"];
}

//===----------------------------------------------------------------------===//
// Bufferization
//===----------------------------------------------------------------------===//

def NameSources : Pass<"fuse-name-sources", "ModuleOp"> {
  let summary = "Name the ops of the input in their locations";
  let description = [{
    Gives each op that computes or moves elements a location of the form
    `"3 linalg.matmul"(loc)`, and each function a location that lists those of its ops (and
    of the functions it calls). Passes keep locations and fuse those of the ops they fuse, so
    `fuse-report` finds each op again, also where ops share a position or have none. The
    number makes a name unique; nothing but locations changes, and a function that has its
    list is left alone.

    ```mlir
    %y = linalg.matmul ... loc("a.mlir":3:8)
    ```
    becomes
    ```mlir
    %y = linalg.matmul ... loc("0 linalg.matmul"("a.mlir":3:8))
    ```
    First in `fuse-to-fused`; needs nothing.
  }];
}

def ResultsToDestinations : Pass<"fuse-results-to-destinations", "::mlir::ModuleOp"> {
  let summary = "the caller owns the results: destinations as arguments";
  let description = [{
    Rewrites every public function on tensors so that it returns nothing: each
    result becomes a memref argument, appended after the inputs in order, and
    the op that computes the result gets it as its destination.

    From a returned value the pass walks back to the op that computes it, through
    `tensor.expand_shape`, `tensor.collapse_shape` and `tensor.cast`, which are
    turned around into views of the destination, and replaces the init that
    nobody reads. Where that cannot be done (a returned input or constant, a value
    that is returned twice, a shape op that is no view) the value is materialized in
    the destination as it is: a `memref.copy` of the host program, which the driver
    does, and no kernel. Inits of fuse ops that are never read become `tensor.empty`.

    A destination carries `fuse.shape`, its extents as a map of all extents of all
    inputs in order. A result whose extents do not follow from those of the
    inputs is refused.

    ```mlir
    func.func @f(%x: tensor<?x64xf32>) -> tensor<?x8x8xf32> {
      ...
      %y = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x64xf32>) outs(%empty[m, n] : tensor<?x64xf32>) ...
      %r = tensor.expand_shape %y [[0], [1, 2]] output_shape [%m, 8, 8] : ...
      return %r : tensor<?x8x8xf32>
    }
    ```
    becomes
    ```mlir
    func.func @f(%x: tensor<?x64xf32>,
                 %d: memref<?x8x8xf32> {fuse.shape = affine_map<()[s0, s1] -> (s0, 8, 8)>}) {
      %v = memref.collapse_shape %d [[0], [1, 2]] : memref<?x8x8xf32> into memref<?x64xf32>
      %t = bufferization.to_tensor %v restrict writable : memref<?x64xf32> to tensor<?x64xf32>
      %y = fuse.elementwise (m, n) ins(%x[m, n] : tensor<?x64xf32>) outs(%t[m, n] : tensor<?x64xf32>) ...
      bufferization.materialize_in_destination %y in restrict writable %v : ...
      return
    }
    ```
  }];
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect",
                           "bufferization::BufferizationDialect", "fuse::FuseDialect",
                           "memref::MemRefDialect", "tensor::TensorDialect"];
}

def Bufferize : Pass<"fuse-bufferize", "::mlir::ModuleOp"> {
  let summary = "one-shot bufferization with identity layouts; inputs are read-only";
  let description = [{
    One-shot bufferization across function boundaries. Every memref has the
    identity layout, inputs are never written (`bufferization.writable = false`),
    and ops that are not fuse ops (allocations, views, index arithmetic) move out
    of the `fuse.kernel`s, in front of them.

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %y = fuse.kernel "k" {
      %r = fuse.elementwise (i) ins(%x[i] : tensor<4xf32>) outs(%e[i] : tensor<4xf32>) ...
      fuse.yield %r : tensor<4xf32>
    } : tensor<4xf32>
    ```
    becomes
    ```mlir
    %e = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    fuse.kernel "k" {
      fuse.elementwise (i) ins(%x[i] : memref<4xf32>) outs(%e[i] : memref<4xf32>) ...
      fuse.yield
    }
    ```

    Results are to be destinations already (`fuse-results-to-destinations`).
  }];
  let dependentDialects = ["bufferization::BufferizationDialect", "fuse::FuseDialect",
                           "memref::MemRefDialect"];
}

//===----------------------------------------------------------------------===//
// Scheduling
//===----------------------------------------------------------------------===//

def PadOperands : Pass<"fuse-pad-operands", "ModuleOp"> {
  let summary = "Copy operands whose rows start off 16 bytes into padded rows, where that pays";
  let description = [{
    A tensor map needs rows that start at multiples of 16 bytes, and copies of 16 bytes do. A matmul
    whose operand has other rows (f16 and an odd k) is timed by the cost model as it stands and with
    padded operands; where the padded one, its copies included, takes 5% and 2 us less, each
    copy becomes a kernel of its own, and the matmul reads the part of its rows that the operand had:

    ```mlir
    %y = fuse.kernel "main_0" {
      fuse.matmul (m, n, k) lhs(%x[m, k] : tensor<4096x4097xf16>) rhs(%w[k, n] : tensor<4097x4096xf16>) ...
    ```
    becomes
    ```mlir
    %p = fuse.kernel "main_0_rows0" {
      fuse.elementwise (d0, d1) ins(%x[] : tensor<4096x4097xf16>) outs(%e[d0, d1] : tensor<4096x4160xf16>) ...
    } {fuse.reason = "operand 0 has rows of 8194 bytes; ..."} : tensor<4096x4160xf16>
    %s = fuse.slice %p[:, 0:4097] : tensor<4096x4160xf16>
    %y = fuse.kernel "main_0" {
      fuse.matmul (m, n, k) lhs(%s[m, k] : tensor<4096x4097xf16>) rhs(%w[k, n] : tensor<4097x4096xf16>) ...
    ```
    What lies behind a row is never read, since the slice ends with it, and it is 0 all the same. Rows
    get whole lines of 128 bytes if that makes them longer by a 32nd at most, else whole chunks of
    16. Constants, reshapes and parts of them are packed with padded rows, and nothing is copied.
    What several matmuls read is copied once, and they share its time.

    Where the number of rows that guards bound is dynamic, the model is asked for each of the guards'
    numbers. If few rows are best with other copies than many, an `scf.if` holds the matmul in two
    forms: "main_0" for few, and "main_0_padded" (or "main_0_unpadded") for many, each with the
    numbers of rows that it runs for in `fuse.rows`, behind the copies that it alone reads (of few
    columns, many rows have fewer copies than few). A copy
    that several matmuls read has an `scf.if` of its own, unless it is made for any number of rows.
    Dynamic rows (k, or what else is contiguous) are not looked at, nor a kernel whose schedule is
    written in the input.

    A remark (`padded`) says what the model thinks of each such matmul, passed or missed.
    `when=always` asks no model, and has padded rows for any number of rows.

    Before: the level `fused`, results being destinations.
  }];
  let options = [
    Option<"chip", "chip", "std::string", "", "chip to choose for">,
    Option<"when", "when", "std::string", "\"model\"", "model: where it pays, or always">];
  let dependentDialects = ["arith::ArithDialect", "FuseDialect", "scf::SCFDialect",
                           "tensor::TensorDialect"];
}

def SelectSchedule : Pass<"fuse-select-schedule"> {
  let summary = "Decide how each kernel is tiled and pipelined";
  let description = [{
    Attaches guarded variants to every `fuse.kernel` and changes nothing else.

    Algorithm: each family of schedules that has kernels for the op (`ScheduleFamily`) is asked for
    its best, and the fastest by the model wins. A family of matmuls tries every schedule of a small
    grid that is legal on the chip, and ranks them by a model of matrix units,
    shared memory, cache and device memory; with a dynamic row
    extent once for each of some 30 numbers of rows, of which guards bound what is worth a kernel. A row op gets a tile as wide as its row where that fits into registers,
    with as many warps along the row as keep a thread's share small; where memory is contiguous
    across the rows, lines of 128 bytes of many; few long rows are cut into parts, if the
    model says that their launches pay. An elementwise op gets a tile of some elements a thread.

    Where the chip's tuning database (Target/Tuning.h; bench/tune.py writes it) holds a matmul of
    just these sizes, alike in right operands and type (f16 and bf16 are one), its schedule wins
    over the model if it is legal here; with a dynamic row extent, numbers of rows that were timed
    bound variants of their own. `tuning-database=false` leaves all to the model.

    A guard bounds one extent. Row work of which the number of rows and their length are dynamic keeps
    rows whole; if the model would split a long one, a remark (missed, `split`) says so.

    A kernel with `fuse.rows` has variants for these numbers of rows only.

    `schedule=` forces one schedule (on every
    kernel, or on the one that `kernel=` names); a schedule written in the input
    stands. A schedule that the chip cannot run is an error that names the rule.

    ```mlir
    %y = fuse.kernel "linear" { ... }
    ```
    becomes, with `chip=sm_90`,
    ```mlir
    %y = fuse.kernel "linear" variants [
      #fuse.variant<max_rows = 16, schedule = #fuse.multistage<tile = [16, 64, 128], warps = [1, 4], stages = 4>>,
      #fuse.variant<schedule = #fuse.multistage<tile = [128, 128, 64], warps = [2, 2], stages = 4>>] { ... }
    ```

    Before: every structured op stands in a kernel, one op per kernel.
  }];
  let options = [
    Option<"chip", "chip", "std::string", "", "chip to choose for">,
    Option<"schedule", "schedule", "std::string", "",
           "schedule to force, as MLIR prints it: #fuse.multistage<...>">,
    Option<"kernel", "kernel", "std::string", "",
           "name of the kernel that schedule= is for; all by default">,
    Option<"tuningDatabase", "tuning-database", "bool", "true",
           "whether schedules that were timed win over the model">,
    Option<"tuningFile", "tuning-file", "std::string", "",
           "tuning database to read instead of the chip's own">];
  let dependentDialects = ["FuseDialect"];
}

def ListSchedules : Pass<"fuse-list-schedules", "ModuleOp"> {
  let summary = "Say which schedules a tuner should time";
  let description = [{
    Changes nothing. Writes, as JSON, for each `fuse.kernel` of a matmul every legal schedule
    that `fuse-select-schedule` looks at (and, of warp-specialized ones, rasters and clusters that
    the model cannot tell apart) whose time is by the model within a factor `within` of the best:

    ```json
    [{"kernel": "linear", "schedules": [
      {"schedule": "#fuse.warp_specialized<tile = [128, 256, 64], warps = [8, 1], stages = 4>",
       "microseconds": 198.2, "chosen": true, "group": 0, "beyond_model": true,
       "threads": 384, "shared_bytes": 213056, "registers": 128}, ...] }, ...]
    ```

    Fastest first; `chosen` is the model's choice. Schedules of one `group` are of one family and have
    the same tile and warps; `beyond_model` says that only timing tells such ones apart. The last
    three are what a CTA takes: of registers, those of a thread for accumulators. A dynamic number of
    rows counts as 4096. With `resources`, kernels of other ops are listed too, with the schedules that
    the model has for them.

    Before: every structured op stands in a kernel, one op per kernel.
  }];
  let options = [
    Option<"chip", "chip", "std::string", "", "chip to list for">,
    Option<"resources", "resources", "bool", "false", "list ops besides matmuls as well">,
    Option<"within", "within", "double", "1.5", "factor on the best time up to which to list">,
    Option<"file", "file", "std::string", "\"-\"", "where the list goes (- is standard output)">];
  let dependentDialects = ["FuseDialect"];
}

def VerifyPhase : Pass<"fuse-verify-phase", "ModuleOp"> {
  let summary = "Check what must hold at a level";
  let description = [{
    Changes nothing; reports the first op that breaks a rule of the level.

    - `graph`: functions on tensors; func, linalg, tensor, arith, math and fuse ops;
      no kernel yet.
    - `fused`: every structured op stands in a `fuse.kernel`; around kernels stand
      views, allocations and index arithmetic only. On tensors or memrefs.
    - `scheduled`: as `fused`, and every kernel has variants, the last without
      guard; with `chip=`, each is legal for the chip. An `scf.if` on sizes may give
      what kernels in it write, or in a case that has none an empty tensor.
    - `kernels`: host functions are restricted programs (views, allocations, index
      arithmetic, `scf.if` without results, launches of one-dimensional grids whose
      arguments, block size and clusters are the kernel's, and whose grid, where it and the
      extents are constants, computes each tile once); GPU modules have a target and hold
      tile kernels: contiguous memref arguments, `known_block_size`,
      `fuse.schedule`, one `tile.for_tiles`, tile ops and index arithmetic.
    - `mapped`: as `kernels`, and what is left to choose stands in the IR: a kernel whose
      schedule has producers holds one `tile.roles` in place of `tile.for_tiles`, with its
      rings; every fragment, staged tile and slot has a layout in its type, every
      `tile.mma` its `atom`, every `tile.load`, `tile.store` and `tile.copy` its `via`.
    - `target`: the same host programs; GPU modules hold llvm.func of llvm, nvvm,
      rocdl, arith, vector, scf and cf ops, or are gpu.binary.

    ```mlir
    // fuse-verify-phase{phase=fused}
    %0 = fuse.softmax ...  // error: stands outside of any fuse.kernel
    ```
  }];
  let options = [
    Option<"phase", "phase", "std::string", "",
           "level: graph, fused, scheduled, kernels, mapped or target">,
    Option<"chip", "chip", "std::string", "",
           "chip that the schedules are for; checked if given">];
  let dependentDialects = ["arith::ArithDialect"];
}

#endif // FUSE_DIALECT_FUSE_TRANSFORMS_PASSES
