//===- NormalForm.td - passes before raising ---------------*- tablegen -*-===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What front ends write, in the form that raising reads. Included by Passes.td.
//
//===----------------------------------------------------------------------===//

def FuseNormalize : Pass<"fuse-normalize", "ModuleOp"> {
  let summary = "one spelling for every op of a tensor graph";
  let description = [{
    Makes a graph uniform for `fuse-raise`, for execution at graph level and for
    the reference:

    - calls are inlined and private functions that nobody calls are dropped;
    - arith and math ops on tensors, and named linalg ops whose indexing maps
      are permutations, projections or broadcasts, become `linalg.generic`
      (`linalg.fill` and `linalg.softmax` stay);
    - a reduction that accumulates in f16 or bf16 accumulates in f32 and is
      truncated once at the end; the product of a contraction is not rounded;
    - scalar f16 and bf16 arithmetic is spelled as `extf`, the op on f32,
      `truncf`;
    - a `linalg.softmax` on f16 or bf16 computes in f32;
    - `math.isnan`, `isinf`, `isfinite`, `isnormal`, `clampf`, `ctlz`, `cttz`, `ctpop`, `ipowi` and
      `sincos` are spelled by comparisons, integer arithmetic, sine and cosine.

    ```mlir
    %0 = linalg.matmul ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>)
                       outs(%fill : tensor<4x2xf16>) -> tensor<4x2xf16>
    // becomes
    %0 = linalg.generic {iterator_types = ["parallel", "parallel", "reduction"], ...}
        ins(%x, %w : ...) outs(%fill32 : tensor<4x2xf32>) {
      %a = arith.extf %in : f16 to f32
      %b = arith.extf %in_0 : f16 to f32
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %out, %p : f32
      linalg.yield %s : f32
    } -> tensor<4x2xf32>
    %1 = linalg.generic {iterator_types = ["parallel", "parallel"], ...}
        ins(%0 : tensor<4x2xf32>) outs(%empty : tensor<4x2xf16>) {
      %t = arith.truncf %in : f32 to f16
      linalg.yield %t : f16
    } -> tensor<4x2xf16>
    ```

    Casts from and to f16 or bf16 that are all that an op does are marked
    (`fuse.spelled_cast`) for `fuse-fold-casts`.

    A size that goes through a float (`fptoui(ceil(sitofp n))`, PyTorch's
    `arange(n, dtype=float)`) is the size, and it is asserted that the float holds it.

    Truncations that the graph spells between ops are kept, unless `fold-casts`
    asks for dropping every `extf` of a `truncf` (see `fuse-fold-casts`, which
    does the same after fusion). Locations are kept. Any legal module will do.
  }];
  let options = [
    Option<"foldCasts", "fold-casts", "bool", "false",
           "drop truncations to f16 or bf16 that are extended again at once">];
  let dependentDialects = ["arith::ArithDialect", "cf::ControlFlowDialect",
                           "linalg::LinalgDialect", "tensor::TensorDialect"];
}

def NarrowF64 : Pass<"fuse-narrow-f64", "func::FuncOp"> {
  let summary = "Compute f64 between narrower values in f32";
  let description = [{
    Frameworks compute a variance in f64 between f32 values, and spell constants as f64.

    - Scalar arithmetic on f64 constants is folded, truncations with rounding.
    - A tensor of f64 becomes one of f32, and the bodies of the ops that read or
      write it compute in f32; sums keep their accuracy, for row kernels add in a
      tree. The function gets a note (`fuse.notes`), which the report prints.
    - f64 scalars inside one body, between narrower elements, stay f64.
    - An argument or a result of f64 is refused, and so is the reinterpretation of its bits.

    ```mlir
    %w = linalg.generic ... ins(%x : tensor<?xf32>) outs(%e : tensor<?xf64>) {
      %0 = arith.extf %in : f32 to f64
      %1 = arith.addf %0, %eps : f64
      linalg.yield %1 : f64
    } -> tensor<?xf64>
    // becomes
    %w = linalg.generic ... ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
      %1 = arith.addf %in, %eps32 : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    ```
    `fuse-normalize` must have run.
  }];
  let dependentDialects = ["arith::ArithDialect"];
}

def ResolveAsserts : Pass<"fuse-resolve-asserts"> {
  let summary = "Decide what becomes of cf.assert";
  let description = [{
    Looks at each `cf.assert`, in bodies too:

    - a condition that is true is dropped, one that is false is an error;
    - what is asserted of sizes (integer arithmetic on `tensor.dim` and constants)
      stays, for `fuse-collect-requirements` to make a requirement of the manifest
      of it;
    - what is asserted of data is dropped with a remark and a note (`fuse.notes`):
      kernels have no way to stop.

    ```mlir
    %ok = arith.cmpf one, %in, %zero : f32
    cf.assert %ok, "unimplemented: tensor with zero element"
    %y = arith.divf %one, %in : f32
    // becomes
    %y = arith.divf %one, %in : f32
    ```
    Before `fuse-collect-requirements`.
  }];
}

def SimplifySizes : Pass<"fuse-simplify-sizes", "func::FuncOp"> {
  let summary = "Write equal sizes alike";
  let description = [{
    Works on the arithmetic on sizes of one function:

    1. Gathers which sizes of arguments must be equal because an op subscripts both
       by one dimension: `3 * a` and `3 * b` of one extent make `a` and `b` one.
    2. Replaces the maximum of equal sizes by one of them, and what is computed and is a number or a
       size of an argument (`(b * 4) / 4`, a `tensor.dim` in a body) by that.
    3. Turns `tensor.reshape` to a shape made of such sizes into
       `tensor.collapse_shape` and `tensor.expand_shape`, group by group where the
       products agree.

    What says that sizes are equal stays, for `fuse-collect-requirements` to demand it of a call.

    ```mlir
    %0 = arith.maxui %a, %b : index     // both subscripted by the batch of a matmul
    %1 = arith.muli %0, %c4 : index
    %2 = arith.divsi %1, %c4 : index
    // becomes: %a for %2
    ```
    `fuse-normalize` must have run. Needs tensors.
  }];
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect", "tensor::TensorDialect"];
}

def FoldUnitDims : Pass<"fuse-fold-unit-dims", "func::FuncOp"> {
  let summary = "Drop dimensions of extent 1 between ops";
  let description = [{
    Front ends keep a reduced dimension with the extent 1, insert such dimensions to
    broadcast, and read operands of extent 1 through the subscript 0. Here every
    `linalg.generic` and `linalg.fill` loses the dimensions of extent 1 of its
    operands and loops. `tensor.collapse_shape` and `tensor.expand_shape` that drop
    and add them cancel between ops, also where they stood in different places, and stand as
    views at the arguments and results of the function. One parallel loop stays, unless the op computes one number that
    elementwise work alone reads: that is computed where it is read, and no kernel for it.

    ```mlir
    // x: tensor<?x8xf32>, s: tensor<?x1xf32>
    %y = linalg.generic {indexing_maps = [(m, n) -> (m, n), (m, n) -> (m, 0), ...], ...}
        ins(%x, %s : ...)
    // becomes
    %c = tensor.collapse_shape %s [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
    %y = linalg.generic {indexing_maps = [(m, n) -> (m, n), (m, n) -> (m), ...], ...}
        ins(%x, %c : ...)
    ```
    `fuse-normalize` must have run.
  }];
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect", "linalg::LinalgDialect",
                           "tensor::TensorDialect"];
}

def DropUnusedResults : Pass<"fuse-drop-unused-results", "func::FuncOp"> {
  let summary = "Drop results of linalg ops that nothing reads";
  let description = [{
    PyTorch's `amax` is a maximum and its place, of which a softmax reads the maximum. A result of a
    `linalg.generic` that nothing reads is dropped, with the part of the body that
    only it needs, and so is an operand that the body does not read.

    ```mlir
    %0:2 = linalg.generic ... ins(%x : ...) outs(%max, %place : tensor<?xf32>, tensor<?xi64>) {
      %1 = arith.maximumf %in, %out : f32
      %2 = arith.select %greater, %i, %out_0 : i64
      linalg.yield %1, %2 : f32, i64
    }
    // becomes, where %0#1 is unused
    %0 = linalg.generic ... ins(%x : ...) outs(%max : tensor<?xf32>) {
      %1 = arith.maximumf %in, %out : f32
      linalg.yield %1 : f32
    }
    ```
    `fuse-normalize` must have run.
  }];
  let dependentDialects = ["linalg::LinalgDialect"];
}

def ContractConvolutions : Pass<"fuse-contract-convolutions", "func::FuncOp"> {
  let summary = "Write convolutions that are contractions, and pools that are reductions, as such";
  let description = [{
    Convolutions over one dimension or two, with channels first or last, whose window
    is as large as its steps (the embedding of patches), or is one element that does
    not step over any, multiply each element of the image once: the image's
    dimensions are split into (window, place in it), and the rest is a
    `linalg.generic` over batch, channels, window and place.

    ```mlir
    %y = linalg.conv_2d_nchw_fchw {strides = dense<4> : tensor<2xi64>, ...}
        ins(%x, %w : tensor<1x3x32x32xf32>, tensor<64x3x4x4xf32>) outs(%z : tensor<1x64x8x8xf32>)
    // becomes
    %p = tensor.expand_shape %x [[0], [1], [2, 3], [4, 5]] : ... into tensor<1x3x8x4x8x4xf32>
    %y = linalg.generic {(n, f, i, j, c, a, b) -> (n, c, i, a, j, b), (f, c, a, b), (n, f, i, j)}
        ins(%p, %w : ...) outs(%z : ...)
    ```

    Transposed ones of the same kind (a U-Net's way up) come as convolutions of an image
    with zeros between its elements. Where the window is as large as the step between
    them, an element gives one whole window of the result: a `linalg.generic` over batch,
    channels, elements and places whose result is merged into the image; its filter is read
    from the last place to the first, which undoes what the front end did.
    Pools (sums, maxima, minima) of windows that lie side by side are reductions of the split image in
    the same way; what is left over at its end is cut off first.

    ```mlir
    %y = linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>, ...}
        ins(%x, %window : tensor<?x3x8x9xf32>, tensor<2x2xf32>) outs(%z : tensor<?x3x4x4xf32>)
    // becomes
    %c = tensor.extract_slice %x[0, 0, 0, 0] [%n, 3, 8, 8] [1, 1, 1, 1] : ...
    %p = tensor.expand_shape %c [[0], [1], [2, 3], [4, 5]] : ... into tensor<?x3x4x2x4x2xf32>
    %y = linalg.generic {(n, c, i, j, a, b) -> (n, c, i, a, j, b), (n, c, i, j)} ins(%p : ...) outs(%z : ...)
    ```
    Others are left: `fuse-raise` names them. Runs before `fuse-normalize`, which spells
    the arithmetic.
  }];
  let dependentDialects = ["arith::ArithDialect", "linalg::LinalgDialect", "tensor::TensorDialect"];
}

def ExpandScatters : Pass<"fuse-expand-scatters", "func::FuncOp"> {
  let summary = "A scatter becomes a search for the update of each place";
  let description = [{
    Front ends write `index_put`, `x.at[i].set(u)`, `segment_sum` and the gradient of an embedding as
    a scatter (`tm_tensor.scatter`, `iree_linalg_ext.scatter`): updates go to places that data says.
    A kernel whose threads wrote where data says would need atomics, and an order among them. Here
    each place looks for its updates instead:

    - Updates that replace what was there, or of which no two are of one place: a reduction finds
      the last update of each place (-1 without one), and elementwise work reads it.

      ```
      last[p] = max over u of (index[u] == p ? u : -1)
      y[p, q] = last[p] < 0 ? x[p, q] : update[last[p], q]
      ```
    - Updates that are combined with it by one associative op (a sum, a product, an extremum, and,
      or, xor): `y[p, q] = x[p, q] + sum over u of (index[u] == p ? update[u, q] : 0)`, in a fixed
      order.

    So each place along the dimensions that have indices is compared with each update: much for many
    updates, and the function gets a note (`fuse.notes`) that says how many comparisons. What
    keeps them few: updates that are the collapse of several dimensions are seen with these, and a
    dimension along which the index only counts (`arange`, also after the wrap-around of negative
    indices), through all of the original's, is no search:

    ```
    cache.at[arange(b)[:, None], position].set(u)    // u: b, t, d
    last[i, p] = max over t of (position[i, t] == p ? t : -1)
    ```
    Where nothing is left to search, elementwise work is all there is: `position[i] == p ? update[i, q]
    : x[i, p, q]`.

    An index that is not a place of the tensor is dropped with its update. What depends on the order
    of updates otherwise is refused. Before `fuse-normalize`, which spells the arithmetic.
  }];
  let dependentDialects = ["::mlir::fuse::FuseDialect", "::mlir::arith::ArithDialect",
      "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def ExpandSorts : Pass<"fuse-expand-sorts", "func::FuncOp"> {
  let summary = "Scans and sorts become comparisons of each pair, or row work";
  let description = [{
    Front ends write `cumsum` (positions of tokens behind padding) as a scan and `sort`, `topk` (the
    experts of a token) as a sort (`tm_tensor`, `iree_linalg_ext`). Here each element looks at all
    others of its row, as a reduction, which every level can run:

    - A scan combines what is not behind: `y[i] = sum over j of (j <= i ? x[j] : 0)`.
    - A sort counts what comes before each element, finds the element of each place, and reads it:

      ```
      place[i] = sum over j of (x[j] before x[i], or neither before the other and j < i)
      from[p]  = max over i of (place[i] == p ? i : 0)
      y[p]     = x[from[p]]
      ```
    - The first elements of a row, with their places (`topk`), are those of its sort beside a tensor
      that counts.

    So equal elements keep their order, whether the graph compares by less or by less or equal. A
    comparison of two floats and nothing else becomes PyTorch's order, where a NaN is greater than
    any number.

    With `to-rows` a sort is a `fuse.row` that holds a `fuse.sort`, if a block holds its row: the length
    is known and no more is exchanged for a row than `kMaxSortedBytes`. All else stays as it is.

    ```mlir
    %0:2 = tm_tensor.sort dimension(1) outs(%x, %i : tensor<13x16xf32>, tensor<13x16xi64>) { ... }
    // becomes
    %0:2 = fuse.row (m, n) over(n) ins(%x[m, n] : ..., %i[m, n] : ...) outs(...) body(%e, %number) {
      %s:2 = fuse.sort %e, %number before { ... } : f32, i64
      fuse.yield %s#0, %s#1 : f32, i64
    }
    ```

    That is as many comparisons as elements of a row, for each element: little for a mask or
    the experts of a layer, much for a vocabulary. The function gets a note (`fuse.notes`). A scan that
    combines by anything else than one associative op is refused. Before `fuse-normalize`, which
    spells the arithmetic.
  }];
  let options = [Option<"toRows", "to-rows", "bool", "false",
                        "sorts of rows that a block holds become fuse.row">];
  let dependentDialects = ["::mlir::fuse::FuseDialect", "::mlir::arith::ArithDialect",
      "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def ReadWindows : Pass<"fuse-read-windows", "func::FuncOp"> {
  let summary = "Reads through sums of dimensions become reads of more dimensions, or at computed places";
  let description = [{
    A `linalg.generic` may read an input at a sum of its dimensions (`unfold`, patches). Where the
    sum is a number of several digits, which counts each place of the input once, the input's
    dimension is split into them:

    ```mlir
    %y = linalg.generic {(i, j) -> (i * 4 + j), (i, j) -> (i, j)} ins(%x : tensor<32xf32>) outs(... : tensor<8x4xf32>)
    // becomes
    %p = tensor.expand_shape %x [[0, 1]] : tensor<32xf32> into tensor<8x4xf32>
    %y = linalg.generic {(i, j) -> (i, j), (i, j) -> (i, j)} ins(%p : tensor<8x4xf32>) outs(...)
    ```
    Windows that overlap or leave places out, constants, quotients and remainders are read by
    elementwise work at the place that its body computes (`tensor.extract`). A reduction over such
    windows that takes 64 elements or fewer (a depthwise convolution, a pool whose windows meet) is
    elementwise work as well, whose body reads one after the other; `fuse-raise` names others, where
    points share too much of what they read. Runs after `fuse-normalize`.
  }];
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect", "linalg::LinalgDialect",
      "tensor::TensorDialect"];
}

def SplitContractions : Pass<"fuse-split-contractions", "func::FuncOp"> {
  let summary = "A contraction of which slices are read becomes one for each slice";
  let description = [{
    The result of a contraction is read in slices only: a projection to queries, keys and values at
    once, the two halves of a gated unit, the last token of each sequence. Each slice is then the
    contraction of slices of its operands, and everything between it and the slice (bias, cast,
    reshape, transposition) is done for the slice alone: extract_slice moves up, op by op. Before:

    ```mlir
    %y = linalg.generic {contraction} ins(%x, %w : tensor<?x48xf32>, tensor<144x48xf32>) ...
    %q = tensor.extract_slice %y[0, 0] [%m, 48] [1, 1] : tensor<?x144xf32> to tensor<?x48xf32>
    %k = tensor.extract_slice %y[0, 48] [%m, 48] [1, 1] : tensor<?x144xf32> to tensor<?x48xf32>
    ```

    After:

    ```mlir
    %wq = tensor.extract_slice %w[0, 0] [48, 48] [1, 1] : tensor<144x48xf32> to tensor<48x48xf32>
    %q = linalg.generic {contraction} ins(%x, %wq : tensor<?x48xf32>, tensor<48x48xf32>) ...
    %wk = tensor.extract_slice %w[48, 0] [48, 48] [1, 1] : tensor<144x48xf32> to tensor<48x48xf32>
    %k = linalg.generic {contraction} ins(%x, %wk : tensor<?x48xf32>, tensor<48x48xf32>) ...
    ```

    Only where that is no more work, and gains something: the slices have one shape, so that their
    contractions become one kernel (`fuse-fuse-horizontal`, of at most `max-right-operands`), cut
    one dimension of the contraction's result, have static offsets and lengths without strides
    there, are apart from each other, and all of them together are the whole, or there is one. Where
    one use is no slice, or a reshape mixes the dimension that is cut with others so that a slice
    is no longer one, the contraction stays as it is. Everything in between is used by nothing else.
  }];
  let options = [Option<"maxRightOperands", "max-right-operands", "unsigned", "3",
                        "the most slices of one contraction">];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def ReadParts : Pass<"fuse-read-parts", "func::FuncOp"> {
  let summary = "Slices, concatenations and padding become elementwise reads";
  let description = [{
    tensor.extract_slice, tensor.insert_slice (with strides that are numbers), tensor.concat and tensor.pad
    (with one value) become linalg ops whose body reads at computed places, so that they fuse like
    other elementwise work. Before:

    ```mlir
    %y = tensor.extract_slice %x[0, 64] [8, 32] [1, 1] : tensor<8x128xf16> to tensor<8x32xf16>
    ```

    After:

    ```mlir
    %e = tensor.empty() : tensor<8x32xf16>
    %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>],
                         iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x32xf16>) {
    ^bb0(%out: f16):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c64 = arith.constant 64 : index
      %k = arith.addi %j, %c64 : index
      %v = fuse.gather %x[%i, %k] : tensor<8x128xf16>
      linalg.yield %v : f16
    } -> tensor<8x32xf16>
    ```

    With `at-data`, only slices and insertions at places that follow from elements of tensors
    (`lax.dynamic_slice`, `lax.dynamic_update_slice`: a step of decoding writes its keys into a cache): no
    size of the arguments says where they lie, so that `fuse-collect-requirements` would refuse them.
    The body computes the place, each element that is read is clamped to its tensor, and what is
    inserted beyond the destination's end is dropped. How large the part is must follow from
    sizes, and is asserted (`cf.assert`) to fit.
  }];
  let options = [Option<"atData", "at-data", "bool", "false",
                        "only parts whose place follows from elements of tensors">];
  let dependentDialects = ["::mlir::fuse::FuseDialect", "::mlir::affine::AffineDialect",
      "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect", "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}
