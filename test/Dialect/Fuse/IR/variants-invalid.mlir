// RUN: fuse-opt %s -split-input-file -verify-diagnostics

// expected-error @+1 {{a variant is for min_rows to max_rows rows, got 17 to 16}}
func.func private @f() attributes {a = #fuse.variant<min_rows = 17, max_rows = 16, schedule = #fuse.rows<tile = [1, 32], warps = [1, 1]>>}

// -----

// expected-error @+1 {{a variant is for min_rows to max_rows rows, got -1 to 0}}
func.func private @f() attributes {a = #fuse.variant<min_rows = -1, schedule = #fuse.rows<tile = [1, 32], warps = [1, 1]>>}
