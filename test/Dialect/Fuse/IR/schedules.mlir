// RUN: fuse-opt %s | fuse-opt | FileCheck %s

// Each family, bare and with all of its fields; what is as usual is not printed.

// CHECK: fuse.multistage = [#fuse.multistage<tile = [16, 32, 64], warps = [1, 2]>,
// CHECK-SAME:  #fuse.multistage<tile = [128, 128, 64], warps = [2, 4], stages = 4, raster = 16>]
// CHECK-SAME: fuse.register_prefetch = [#fuse.register_prefetch<tile = [16, 32, 64], warps = [1, 2]>,
// CHECK-SAME:  #fuse.register_prefetch<tile = [128, 128, 64], warps = [2, 4], raster = 4>,
// CHECK-SAME:  #fuse.register_prefetch<tile = [16, 32, 512], warps = [1, 2], split = 2>,
// CHECK-SAME:  #fuse.register_prefetch<tile = [16, 32, 128], warps = [1, 2], ahead = 2, raster = 4, split = 3>,
// CHECK-SAME:  #fuse.register_prefetch<tile = [16, 32, 64], warps = [1, 2]>]
// CHECK-SAME: fuse.rows = [#fuse.rows<tile = [4, 512], warps = [4, 1]>,
// CHECK-SAME:  #fuse.rows<tile = [4, 512], warps = [4, 1], split = 8>,
// CHECK-SAME:  #fuse.rows<tile = [1, 512], warps = [1, 4], cluster = [1, 2]>,
// CHECK-SAME:  #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>]
// CHECK-SAME: fuse.warp_specialized = [#fuse.warp_specialized<tile = [64, 32, 64], warps = [4, 1]>,
// CHECK-SAME:  #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 4, cluster = [2, 1], raster = 16, swap = true, producers = 8, aux_stages = 2, resident = 2>]
module attributes {
  fuse.multistage = [#fuse.multistage<tile = [16, 32, 64], warps = [1, 2], stages = 1, raster = 8>,
                #fuse.multistage<raster = 16, tile = [128, 128, 64], stages = 4, warps = [2, 4]>],
  fuse.register_prefetch = [#fuse.register_prefetch<tile = [16, 32, 64], warps = [1, 2]>,
                       #fuse.register_prefetch<tile = [128, 128, 64], warps = [2, 4], raster = 4>,
                       #fuse.register_prefetch<tile = [16, 32, 512], warps = [1, 2], split = 2>,
                       #fuse.register_prefetch<tile = [16, 32, 128], warps = [1, 2], split = 3, raster = 4, ahead = 2>,
                       #fuse.register_prefetch<tile = [16, 32, 64], warps = [1, 2], ahead = 1>],
  fuse.warp_specialized = [#fuse.warp_specialized<tile = [64, 32, 64], warps = [4, 1], swap = false, producers = 4, aux_stages = 0>,
                      #fuse.warp_specialized<tile = [128, 128, 64], warps = [8, 1], stages = 4, cluster = [2, 1], raster = 16,
                                             swap = true, producers = 8, aux_stages = 2, resident = 2>],
  fuse.rows = [#fuse.rows<tile = [4, 512], warps = [4, 1], split = 1>, #fuse.rows<tile = [4, 512], warps = [4, 1], split = 8>,
          #fuse.rows<tile = [1, 512], warps = [1, 4], cluster = [1, 2]>,
          #fuse.elementwise<tile = [1, 1024], warps = [1, 4]>]} {}
