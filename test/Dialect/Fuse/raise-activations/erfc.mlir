// RUN: fuse-opt %s -split-input-file --fuse-raise | FileCheck %s

// XLA's erfc is known by its values, however it is spelled.

#id = affine_map<(m) -> (m)>

// CHECK-LABEL: func.func @erfc(
// CHECK:         body(%[[X:.*]]) {
// CHECK-NEXT:      %[[Y:.*]] = math.erfc %[[X]] : f32
// CHECK-NEXT:      fuse.yield %[[Y]]
func.func @erfc(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %c1 = arith.constant 1.0 : f32
    %c2 = arith.constant 2.0 : f32
    %c3 = arith.constant 0.0 : f32
    %v4 = arith.mulf %in, %in : f32
    %v5 = arith.negf %v4 : f32
    %v6 = math.absf %in : f32
    %v7 = arith.divf %c1, %v4 : f32
    %v8 = math.exp %v5 : f32
    %v9 = arith.divf %c1, %v6 : f32
    %v10 = arith.mulf %v8, %v9 : f32
    %c11 = arith.constant 2.0 : f32
    %v12 = arith.cmpf olt, %v6, %c11 : f32
    %c13 = arith.constant 0.0232682 : f32
    %v14 = arith.mulf %v7, %c13 : f32
    %c15 = arith.constant -0.138703942 : f32
    %v16 = arith.addf %v14, %c15 : f32
    %v17 = arith.mulf %v16, %v7 : f32
    %c18 = arith.constant 0.368742466 : f32
    %v19 = arith.addf %v17, %c18 : f32
    %v20 = arith.mulf %v19, %v7 : f32
    %c21 = arith.constant -0.582473278 : f32
    %v22 = arith.addf %v20, %c21 : f32
    %v23 = arith.mulf %v22, %v7 : f32
    %c24 = arith.constant 0.621000468 : f32
    %v25 = arith.addf %v23, %c24 : f32
    %v26 = arith.mulf %v25, %v7 : f32
    %c27 = arith.constant -0.494451523 : f32
    %v28 = arith.addf %v26, %c27 : f32
    %v29 = arith.mulf %v28, %v7 : f32
    %c30 = arith.constant 0.340488 : f32
    %v31 = arith.addf %v29, %c30 : f32
    %v32 = arith.mulf %v31, %v7 : f32
    %c33 = arith.constant -0.274112701 : f32
    %v34 = arith.addf %v32, %c33 : f32
    %v35 = arith.mulf %v34, %v7 : f32
    %c36 = arith.constant 0.563825965 : f32
    %v37 = arith.addf %v35, %c36 : f32
    %c38 = arith.constant -10.477664 : f32
    %v39 = arith.mulf %v7, %c38 : f32
    %c40 = arith.constant 12.9772 : f32
    %v41 = arith.addf %v39, %c40 : f32
    %v42 = arith.mulf %v41, %v7 : f32
    %c43 = arith.constant -7.49551868 : f32
    %v44 = arith.addf %v42, %c43 : f32
    %v45 = arith.mulf %v44, %v7 : f32
    %c46 = arith.constant 2.92101908 : f32
    %v47 = arith.addf %v45, %c46 : f32
    %v48 = arith.mulf %v47, %v7 : f32
    %c49 = arith.constant -1.01526523 : f32
    %v50 = arith.addf %v48, %c49 : f32
    %v51 = arith.mulf %v50, %v7 : f32
    %c52 = arith.constant 0.42184633 : f32
    %v53 = arith.addf %v51, %c52 : f32
    %v54 = arith.mulf %v53, %v7 : f32
    %c55 = arith.constant -0.282076746 : f32
    %v56 = arith.addf %v54, %c55 : f32
    %v57 = arith.mulf %v56, %v7 : f32
    %c58 = arith.constant 0.564189494 : f32
    %v59 = arith.addf %v57, %c58 : f32
    %v60 = arith.select %v12, %v37, %v59 : f32
    %v61 = arith.mulf %v10, %v60 : f32
    %c62 = arith.constant -88.7228394 : f32
    %v63 = arith.cmpf olt, %v5, %c62 : f32
    %v64 = arith.select %v63, %c3, %v61 : f32
    %v65 = arith.cmpf olt, %in, %c3 : f32
    %v66 = arith.subf %c2, %v64 : f32
    %v67 = arith.select %v65, %v66, %v64 : f32
    %c68 = arith.constant 7.85386146e-05 : f32
    %v69 = arith.mulf %v4, %c68 : f32
    %c70 = arith.constant -0.00080101937 : f32
    %v71 = arith.addf %v69, %c70 : f32
    %v72 = arith.mulf %v71, %v4 : f32
    %c73 = arith.constant 0.00518832775 : f32
    %v74 = arith.addf %v72, %c73 : f32
    %v75 = arith.mulf %v74, %v4 : f32
    %c76 = arith.constant -0.0268538129 : f32
    %v77 = arith.addf %v75, %c76 : f32
    %v78 = arith.mulf %v77, %v4 : f32
    %c79 = arith.constant 0.112835854 : f32
    %v80 = arith.addf %v78, %c79 : f32
    %v81 = arith.mulf %v80, %v4 : f32
    %c82 = arith.constant -0.37612626 : f32
    %v83 = arith.addf %v81, %c82 : f32
    %v84 = arith.mulf %v83, %v4 : f32
    %c85 = arith.constant 1.12837911 : f32
    %v86 = arith.addf %v84, %c85 : f32
    %v87 = arith.mulf %in, %v86 : f32
    %v88 = arith.subf %c1, %v87 : f32
    %v89 = arith.cmpf olt, %v6, %c1 : f32
    %v90 = arith.select %v89, %v88, %v67 : f32
    linalg.yield %v90 : f32
  } -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

#id = affine_map<(m) -> (m)>

// CHECK-LABEL: func.func @gelu(
// CHECK:         body(%[[X:.*]]) {
// CHECK-NEXT:      %[[Y:.*]] = fuse.gelu erf %[[X]] : f32
// CHECK-NEXT:      fuse.yield %[[Y]]
func.func @gelu(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %c1 = arith.constant 0.5 : f32
    %v2 = arith.mulf %in, %c1 : f32
    %v3 = arith.negf %in : f32
    %c4 = arith.constant 0.707106769 : f32
    %v5 = arith.mulf %v3, %c4 : f32
    %c6 = arith.constant 1.0 : f32
    %c7 = arith.constant 2.0 : f32
    %c8 = arith.constant 0.0 : f32
    %v9 = arith.mulf %v5, %v5 : f32
    %v10 = arith.negf %v9 : f32
    %v11 = math.absf %v5 : f32
    %v12 = arith.divf %c6, %v9 : f32
    %v13 = math.exp %v10 : f32
    %v14 = arith.divf %c6, %v11 : f32
    %v15 = arith.mulf %v13, %v14 : f32
    %c16 = arith.constant 2.0 : f32
    %v17 = arith.cmpf olt, %v11, %c16 : f32
    %c18 = arith.constant 0.0232682 : f32
    %v19 = arith.mulf %v12, %c18 : f32
    %c20 = arith.constant -0.138703942 : f32
    %v21 = arith.addf %v19, %c20 : f32
    %v22 = arith.mulf %v21, %v12 : f32
    %c23 = arith.constant 0.368742466 : f32
    %v24 = arith.addf %v22, %c23 : f32
    %v25 = arith.mulf %v24, %v12 : f32
    %c26 = arith.constant -0.582473278 : f32
    %v27 = arith.addf %v25, %c26 : f32
    %v28 = arith.mulf %v27, %v12 : f32
    %c29 = arith.constant 0.621000468 : f32
    %v30 = arith.addf %v28, %c29 : f32
    %v31 = arith.mulf %v30, %v12 : f32
    %c32 = arith.constant -0.494451523 : f32
    %v33 = arith.addf %v31, %c32 : f32
    %v34 = arith.mulf %v33, %v12 : f32
    %c35 = arith.constant 0.340488 : f32
    %v36 = arith.addf %v34, %c35 : f32
    %v37 = arith.mulf %v36, %v12 : f32
    %c38 = arith.constant -0.274112701 : f32
    %v39 = arith.addf %v37, %c38 : f32
    %v40 = arith.mulf %v39, %v12 : f32
    %c41 = arith.constant 0.563825965 : f32
    %v42 = arith.addf %v40, %c41 : f32
    %c43 = arith.constant -10.477664 : f32
    %v44 = arith.mulf %v12, %c43 : f32
    %c45 = arith.constant 12.9772 : f32
    %v46 = arith.addf %v44, %c45 : f32
    %v47 = arith.mulf %v46, %v12 : f32
    %c48 = arith.constant -7.49551868 : f32
    %v49 = arith.addf %v47, %c48 : f32
    %v50 = arith.mulf %v49, %v12 : f32
    %c51 = arith.constant 2.92101908 : f32
    %v52 = arith.addf %v50, %c51 : f32
    %v53 = arith.mulf %v52, %v12 : f32
    %c54 = arith.constant -1.01526523 : f32
    %v55 = arith.addf %v53, %c54 : f32
    %v56 = arith.mulf %v55, %v12 : f32
    %c57 = arith.constant 0.42184633 : f32
    %v58 = arith.addf %v56, %c57 : f32
    %v59 = arith.mulf %v58, %v12 : f32
    %c60 = arith.constant -0.282076746 : f32
    %v61 = arith.addf %v59, %c60 : f32
    %v62 = arith.mulf %v61, %v12 : f32
    %c63 = arith.constant 0.564189494 : f32
    %v64 = arith.addf %v62, %c63 : f32
    %v65 = arith.select %v17, %v42, %v64 : f32
    %v66 = arith.mulf %v15, %v65 : f32
    %c67 = arith.constant -88.7228394 : f32
    %v68 = arith.cmpf olt, %v10, %c67 : f32
    %v69 = arith.select %v68, %c8, %v66 : f32
    %v70 = arith.cmpf olt, %v5, %c8 : f32
    %v71 = arith.subf %c7, %v69 : f32
    %v72 = arith.select %v70, %v71, %v69 : f32
    %c73 = arith.constant 7.85386146e-05 : f32
    %v74 = arith.mulf %v9, %c73 : f32
    %c75 = arith.constant -0.00080101937 : f32
    %v76 = arith.addf %v74, %c75 : f32
    %v77 = arith.mulf %v76, %v9 : f32
    %c78 = arith.constant 0.00518832775 : f32
    %v79 = arith.addf %v77, %c78 : f32
    %v80 = arith.mulf %v79, %v9 : f32
    %c81 = arith.constant -0.0268538129 : f32
    %v82 = arith.addf %v80, %c81 : f32
    %v83 = arith.mulf %v82, %v9 : f32
    %c84 = arith.constant 0.112835854 : f32
    %v85 = arith.addf %v83, %c84 : f32
    %v86 = arith.mulf %v85, %v9 : f32
    %c87 = arith.constant -0.37612626 : f32
    %v88 = arith.addf %v86, %c87 : f32
    %v89 = arith.mulf %v88, %v9 : f32
    %c90 = arith.constant 1.12837911 : f32
    %v91 = arith.addf %v89, %c90 : f32
    %v92 = arith.mulf %v5, %v91 : f32
    %v93 = arith.subf %c6, %v92 : f32
    %v94 = arith.cmpf olt, %v11, %c6 : f32
    %v95 = arith.select %v94, %v93, %v72 : f32
    %v96 = arith.mulf %v2, %v95 : f32
    linalg.yield %v96 : f32
  } -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

#id = affine_map<(m) -> (m)>

// One coefficient is another one.
// CHECK-LABEL: func.func @another_polynomial(
// CHECK-NOT:     math.erfc
// CHECK:         math.exp
func.func @another_polynomial(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %c1 = arith.constant 1.0 : f32
    %c2 = arith.constant 2.0 : f32
    %c3 = arith.constant 0.0 : f32
    %v4 = arith.mulf %in, %in : f32
    %v5 = arith.negf %v4 : f32
    %v6 = math.absf %in : f32
    %v7 = arith.divf %c1, %v4 : f32
    %v8 = math.exp %v5 : f32
    %v9 = arith.divf %c1, %v6 : f32
    %v10 = arith.mulf %v8, %v9 : f32
    %c11 = arith.constant 2.0 : f32
    %v12 = arith.cmpf olt, %v6, %c11 : f32
    %c13 = arith.constant 0.0232682 : f32
    %v14 = arith.mulf %v7, %c13 : f32
    %c15 = arith.constant -0.138703942 : f32
    %v16 = arith.addf %v14, %c15 : f32
    %v17 = arith.mulf %v16, %v7 : f32
    %c18 = arith.constant 0.368742466 : f32
    %v19 = arith.addf %v17, %c18 : f32
    %v20 = arith.mulf %v19, %v7 : f32
    %c21 = arith.constant -0.582473278 : f32
    %v22 = arith.addf %v20, %c21 : f32
    %v23 = arith.mulf %v22, %v7 : f32
    %c24 = arith.constant 0.621000468 : f32
    %v25 = arith.addf %v23, %c24 : f32
    %v26 = arith.mulf %v25, %v7 : f32
    %c27 = arith.constant -0.494451523 : f32
    %v28 = arith.addf %v26, %c27 : f32
    %v29 = arith.mulf %v28, %v7 : f32
    %c30 = arith.constant 0.340488 : f32
    %v31 = arith.addf %v29, %c30 : f32
    %v32 = arith.mulf %v31, %v7 : f32
    %c33 = arith.constant -0.274112701 : f32
    %v34 = arith.addf %v32, %c33 : f32
    %v35 = arith.mulf %v34, %v7 : f32
    %c36 = arith.constant 0.563825965 : f32
    %v37 = arith.addf %v35, %c36 : f32
    %c38 = arith.constant -10.477664 : f32
    %v39 = arith.mulf %v7, %c38 : f32
    %c40 = arith.constant 12.9772 : f32
    %v41 = arith.addf %v39, %c40 : f32
    %v42 = arith.mulf %v41, %v7 : f32
    %c43 = arith.constant -7.49551868 : f32
    %v44 = arith.addf %v42, %c43 : f32
    %v45 = arith.mulf %v44, %v7 : f32
    %c46 = arith.constant 2.92101908 : f32
    %v47 = arith.addf %v45, %c46 : f32
    %v48 = arith.mulf %v47, %v7 : f32
    %c49 = arith.constant -1.01526523 : f32
    %v50 = arith.addf %v48, %c49 : f32
    %v51 = arith.mulf %v50, %v7 : f32
    %c52 = arith.constant 0.42184633 : f32
    %v53 = arith.addf %v51, %c52 : f32
    %v54 = arith.mulf %v53, %v7 : f32
    %c55 = arith.constant -0.282076746 : f32
    %v56 = arith.addf %v54, %c55 : f32
    %v57 = arith.mulf %v56, %v7 : f32
    %c58 = arith.constant 0.564189494 : f32
    %v59 = arith.addf %v57, %c58 : f32
    %v60 = arith.select %v12, %v37, %v59 : f32
    %v61 = arith.mulf %v10, %v60 : f32
    %c62 = arith.constant -88.7228394 : f32
    %v63 = arith.cmpf olt, %v5, %c62 : f32
    %v64 = arith.select %v63, %c3, %v61 : f32
    %v65 = arith.cmpf olt, %in, %c3 : f32
    %v66 = arith.subf %c2, %v64 : f32
    %v67 = arith.select %v65, %v66, %v64 : f32
    %c68 = arith.constant 7.85386146e-05 : f32
    %v69 = arith.mulf %v4, %c68 : f32
    %c70 = arith.constant -0.00080101937 : f32
    %v71 = arith.addf %v69, %c70 : f32
    %v72 = arith.mulf %v71, %v4 : f32
    %c73 = arith.constant 0.00518832775 : f32
    %v74 = arith.addf %v72, %c73 : f32
    %v75 = arith.mulf %v74, %v4 : f32
    %c76 = arith.constant -0.027122351029 : f32
    %v77 = arith.addf %v75, %c76 : f32
    %v78 = arith.mulf %v77, %v4 : f32
    %c79 = arith.constant 0.112835854 : f32
    %v80 = arith.addf %v78, %c79 : f32
    %v81 = arith.mulf %v80, %v4 : f32
    %c82 = arith.constant -0.37612626 : f32
    %v83 = arith.addf %v81, %c82 : f32
    %v84 = arith.mulf %v83, %v4 : f32
    %c85 = arith.constant 1.12837911 : f32
    %v86 = arith.addf %v84, %c85 : f32
    %v87 = arith.mulf %in, %v86 : f32
    %v88 = arith.subf %c1, %v87 : f32
    %v89 = arith.cmpf olt, %v6, %c1 : f32
    %v90 = arith.select %v89, %v88, %v67 : f32
    linalg.yield %v90 : f32
  } -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

#id = affine_map<(m) -> (m)>

// Another value at one point.
// CHECK-LABEL: func.func @another_value(
// CHECK:         math.erfc
// CHECK:         arith.select
func.func @another_value(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %c1 = arith.constant 1.0 : f32
    %c2 = arith.constant 2.0 : f32
    %c3 = arith.constant 0.0 : f32
    %v4 = arith.mulf %in, %in : f32
    %v5 = arith.negf %v4 : f32
    %v6 = math.absf %in : f32
    %v7 = arith.divf %c1, %v4 : f32
    %v8 = math.exp %v5 : f32
    %v9 = arith.divf %c1, %v6 : f32
    %v10 = arith.mulf %v8, %v9 : f32
    %c11 = arith.constant 2.0 : f32
    %v12 = arith.cmpf olt, %v6, %c11 : f32
    %c13 = arith.constant 0.0232682 : f32
    %v14 = arith.mulf %v7, %c13 : f32
    %c15 = arith.constant -0.138703942 : f32
    %v16 = arith.addf %v14, %c15 : f32
    %v17 = arith.mulf %v16, %v7 : f32
    %c18 = arith.constant 0.368742466 : f32
    %v19 = arith.addf %v17, %c18 : f32
    %v20 = arith.mulf %v19, %v7 : f32
    %c21 = arith.constant -0.582473278 : f32
    %v22 = arith.addf %v20, %c21 : f32
    %v23 = arith.mulf %v22, %v7 : f32
    %c24 = arith.constant 0.621000468 : f32
    %v25 = arith.addf %v23, %c24 : f32
    %v26 = arith.mulf %v25, %v7 : f32
    %c27 = arith.constant -0.494451523 : f32
    %v28 = arith.addf %v26, %c27 : f32
    %v29 = arith.mulf %v28, %v7 : f32
    %c30 = arith.constant 0.340488 : f32
    %v31 = arith.addf %v29, %c30 : f32
    %v32 = arith.mulf %v31, %v7 : f32
    %c33 = arith.constant -0.274112701 : f32
    %v34 = arith.addf %v32, %c33 : f32
    %v35 = arith.mulf %v34, %v7 : f32
    %c36 = arith.constant 0.563825965 : f32
    %v37 = arith.addf %v35, %c36 : f32
    %c38 = arith.constant -10.477664 : f32
    %v39 = arith.mulf %v7, %c38 : f32
    %c40 = arith.constant 12.9772 : f32
    %v41 = arith.addf %v39, %c40 : f32
    %v42 = arith.mulf %v41, %v7 : f32
    %c43 = arith.constant -7.49551868 : f32
    %v44 = arith.addf %v42, %c43 : f32
    %v45 = arith.mulf %v44, %v7 : f32
    %c46 = arith.constant 2.92101908 : f32
    %v47 = arith.addf %v45, %c46 : f32
    %v48 = arith.mulf %v47, %v7 : f32
    %c49 = arith.constant -1.01526523 : f32
    %v50 = arith.addf %v48, %c49 : f32
    %v51 = arith.mulf %v50, %v7 : f32
    %c52 = arith.constant 0.42184633 : f32
    %v53 = arith.addf %v51, %c52 : f32
    %v54 = arith.mulf %v53, %v7 : f32
    %c55 = arith.constant -0.282076746 : f32
    %v56 = arith.addf %v54, %c55 : f32
    %v57 = arith.mulf %v56, %v7 : f32
    %c58 = arith.constant 0.564189494 : f32
    %v59 = arith.addf %v57, %c58 : f32
    %v60 = arith.select %v12, %v37, %v59 : f32
    %v61 = arith.mulf %v10, %v60 : f32
    %c62 = arith.constant -88.7228394 : f32
    %v63 = arith.cmpf olt, %v5, %c62 : f32
    %v64 = arith.select %v63, %c3, %v61 : f32
    %v65 = arith.cmpf olt, %in, %c3 : f32
    %v66 = arith.subf %c2, %v64 : f32
    %v67 = arith.select %v65, %v66, %v64 : f32
    %c68 = arith.constant 7.85386146e-05 : f32
    %v69 = arith.mulf %v4, %c68 : f32
    %c70 = arith.constant -0.00080101937 : f32
    %v71 = arith.addf %v69, %c70 : f32
    %v72 = arith.mulf %v71, %v4 : f32
    %c73 = arith.constant 0.00518832775 : f32
    %v74 = arith.addf %v72, %c73 : f32
    %v75 = arith.mulf %v74, %v4 : f32
    %c76 = arith.constant -0.0268538129 : f32
    %v77 = arith.addf %v75, %c76 : f32
    %v78 = arith.mulf %v77, %v4 : f32
    %c79 = arith.constant 0.112835854 : f32
    %v80 = arith.addf %v78, %c79 : f32
    %v81 = arith.mulf %v80, %v4 : f32
    %c82 = arith.constant -0.37612626 : f32
    %v83 = arith.addf %v81, %c82 : f32
    %v84 = arith.mulf %v83, %v4 : f32
    %c85 = arith.constant 1.12837911 : f32
    %v86 = arith.addf %v84, %c85 : f32
    %v87 = arith.mulf %in, %v86 : f32
    %v88 = arith.subf %c1, %v87 : f32
    %v89 = arith.cmpf olt, %v6, %c1 : f32
    %v90 = arith.select %v89, %v88, %v67 : f32
    %c91 = arith.constant 3.7 : f32
    %v92 = arith.cmpf oeq, %in, %c91 : f32
    %v93 = arith.select %v92, %c3, %v90 : f32
    linalg.yield %v93 : f32
  } -> tensor<8xf32>
  return %y : tensor<8xf32>
}
