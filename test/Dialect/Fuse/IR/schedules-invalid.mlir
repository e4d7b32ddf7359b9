// RUN: fuse-opt %s -split-input-file -verify-diagnostics

// expected-error @below {{shape: needs a tile of [m, n, k] and warps along [m, n], all positive}}
module attributes {fuse.s = #fuse.multistage<tile = [16, 32], warps = [1, 2]>} {}

// -----

// expected-error @below {{shape: needs a tile of [m, n, k] and warps along [m, n], all positive}}
module attributes {fuse.s = #fuse.register_prefetch<tile = [16, 32, 64], warps = [1, -2]>} {}

// -----

// expected-error @below {{shape: needs a tile of [rows, columns] and warps along [rows, columns], all positive}}
module attributes {fuse.s = #fuse.elementwise<tile = [16, 32], warps = [1]>} {}

// -----

// expected-error @below {{shape: 2048 warps along a dimension are beyond 1024}}
module attributes {fuse.s = #fuse.rows<tile = [2048, 32], warps = [2048, 1]>} {}

// -----

// expected-error @below {{shape: a cluster has one CTA along the rows and from 1 to 16 along the columns}}
module attributes {fuse.s = #fuse.rows<tile = [1, 512], warps = [1, 1], cluster = [2, 2]>} {}

// -----

// expected-error @below {{shape: a cluster has one CTA along the rows and from 1 to 16 along the columns}}
module attributes {fuse.s = #fuse.rows<tile = [1, 512], warps = [1, 1], cluster = [1, 17]>} {}

// -----

// expected-error @below {{shape: a tile extent of 65537 is beyond 65536}}
module attributes {fuse.s = #fuse.rows<tile = [1, 65537], warps = [1, 1]>} {}

// -----

// expected-error @below {{shape: 'raster' must be from 1 to 65536, got 0}}
module attributes {fuse.s = #fuse.register_prefetch<tile = [16, 16, 16], warps = [1, 1], raster = 0>} {}

// -----

// expected-error @below {{shape: 'ahead' must be from 1 to 4, got 0}}
module attributes {fuse.s = #fuse.register_prefetch<tile = [16, 16, 16], warps = [1, 1], ahead = 0>} {}

// -----

// expected-error @below {{shape: 'ahead' must be from 1 to 4, got 5}}
module attributes {fuse.s = #fuse.register_prefetch<tile = [16, 16, 16], warps = [1, 1], ahead = 5>} {}

// -----

// expected-error @below {{shape: 'split' must be from 1 to 65536, got 0}}
module attributes {fuse.s = #fuse.register_prefetch<tile = [16, 16, 16], warps = [1, 1], split = 0>} {}

// -----

// expected-error @below {{shape: 'stages' must be from 1 to 65536, got -1}}
module attributes {fuse.s = #fuse.multistage<tile = [16, 16, 16], warps = [1, 1], stages = -1>} {}

// -----

// expected-error @below {{shape: 'producers' must be from 1 to 65536, got 0}}
module attributes {fuse.s = #fuse.warp_specialized<tile = [64, 16, 64], warps = [4, 1], producers = 0>} {}

// -----

// expected-error @below {{shape: 'aux_stages' must be from 0 to 65536, got -1}}
module attributes {fuse.s = #fuse.warp_specialized<tile = [64, 16, 64], warps = [4, 1], aux_stages = -1>} {}

// -----

// expected-error @below {{shape: 'resident' must be from 1 to 65536, got 0}}
module attributes {fuse.s = #fuse.warp_specialized<tile = [64, 16, 64], warps = [4, 1], resident = 0>} {}

// -----

// expected-error @below {{shape: a cluster has from 1 to 16 CTAs along each of [m, n]}}
module attributes {fuse.s = #fuse.warp_specialized<tile = [64, 16, 64], warps = [4, 1], cluster = [2]>} {}

// -----

// expected-error @below {{struct is missing required parameter: warps}}
module attributes {fuse.s = #fuse.rows<tile = [1, 32]>} {}

// -----

// expected-error @below {{expected '>'}}
module attributes {fuse.s = #fuse.elementwise<tile = [1, 32], warps = [1, 1], split = 2>} {}

// -----

// expected-error @below {{duplicate or unknown struct parameter name: stages}}
module attributes {fuse.s = #fuse.rows<tile = [1, 32], warps = [1, 1], stages = 2>} {}
