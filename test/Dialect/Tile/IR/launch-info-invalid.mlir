// RUN: fuse-opt %s -split-input-file -verify-diagnostics

// What can be said of an attribute alone.

// expected-error @+1 {{a tensor map shows an argument of its kernel, got number -1}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = -1, box = [64, 64], swizzle = 128>}

// -----

// expected-error @+1 {{a tensor map has one to five dimensions}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = 0, box = [], swizzle = 128>}

// -----

// expected-error @+1 {{extents of a box are 1 to 256, got 512}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = 0, box = [64, 512], swizzle = 128>}

// -----

// expected-error @+1 {{what is left along a dimension of a box is of whole eights, as the box is; got dimension 2}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = 0, box = [64, 64], swizzle = 128, rest = 2>}

// -----

// expected-error @+1 {{what is left along a dimension of a box is of whole eights, as the box is; got dimension 0}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = 0, box = [60, 64], swizzle = 128, rest = 0>}

// -----

// expected-error @+1 {{a tensor map swizzles over 0, 32, 64 or 128 bytes, got 100}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = 0, box = [64, 64], swizzle = 100>}

// -----

// expected-error @+1 {{the second-level cache fetches 0, 64, 128 or 256 bytes at once, got 100}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = 0, box = [64, 64], swizzle = 128, l2_promotion = 100>}

// -----

// expected-error @+1 {{a slice has 2 begins and as many lengths, got 2 and 0}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = 0, box = [64, 64], swizzle = 128, begins = [0, 8]>}

// -----

// expected-error @+1 {{a slice lies within its argument: it takes -1 elements from 8 on}}
func.func private @f() attributes {a = #tile.tensor_map_recipe<argument = 0, box = [64, 64], swizzle = 128, begins = [0, 8], lengths = [-1, -1]>}

// -----

// expected-error @+1 {{align is a power of two up to 256, got 3}}
func.func private @f() attributes {a = #tile.launch_info<align = 3>}

// -----

// expected-error @+1 {{a kernel takes fewer than 2^31 bytes of shared memory, got -1}}
func.func private @f() attributes {a = #tile.launch_info<shared_memory = -1>}

// -----

// expected-error @+1 {{flops map extents, which are symbols, to a number}}
func.func private @f() attributes {a = #tile.launch_info<flops = affine_map<(d0) -> (d0)>>}

// -----

// What depends on the arguments of the kernel.

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x64xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{'tile.launch_info' is a #tile.launch_info, got 7}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>)
        {tile.launch_info = 7}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x64xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{it has 1 arguments}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>)
        {tile.launch_info = #tile.launch_info<tensor_maps = [<argument = 1, box = [64, 64], swizzle = 128>]>}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x64xf16>, %i: index) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{its argument is of type 'index', not a memref of numbers}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>, %i : index)
        {tile.launch_info = #tile.launch_info<tensor_maps = [<argument = 1, box = [64, 64], swizzle = 128>]>}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x64xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{its box must have 2 extents, one per dimension of its argument}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>)
        {tile.launch_info = #tile.launch_info<tensor_maps = [<argument = 0, box = [64, 64, 64], swizzle = 128>]>}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x64xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{the rows of its box have 256 bytes; they must be multiples of 16, and no longer than the swizzle}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>)
        {tile.launch_info = #tile.launch_info<tensor_maps = [<argument = 0, box = [64, 128], swizzle = 128>]>}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x64xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{only f32 is rounded to tf32, not 'f16'}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>)
        {tile.launch_info = #tile.launch_info<tensor_maps = [<argument = 0, box = [64, 64], swizzle = 128, rounds_to_tf32 = true>]>}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x64xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{a slice lies within its argument: it takes 60 elements from 8 on along a dimension of 64}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>)
        {tile.launch_info = #tile.launch_info<tensor_maps = [<argument = 0, box = [64, 64], swizzle = 128, begins = [0, 8], lengths = [-1, 60]>]>}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x?xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{a slice lies within its argument: it takes 8 elements from 8 on along a dimension of ?}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x?xf16>)
        {tile.launch_info = #tile.launch_info<tensor_maps = [<argument = 0, box = [64, 64], swizzle = 128, begins = [0, 8], lengths = [-1, 8]>]>}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  func.func @main(%x: memref<64x?xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{a map of 2 extents; its arguments have 1 that are dynamic}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x?xf16>)
        {tile.launch_info = #tile.launch_info<flops = affine_map<()[s0, s1] -> (s0 * s1)>>}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k(%x: memref<64x64xf16>) kernel { gpu.return }
  }
  func.func @main(%x: memref<64x64xf16>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{has 'shared_memory' in 'tile.launch_info'; a launch has it in dynamic_shared_memory_size}}
    gpu.launch_func @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<64x64xf16>)
        {tile.launch_info = #tile.launch_info<shared_memory = 98304>}
    return
  }
}

// -----

// expected-error @+1 {{has 'tile.launch_info', and is no kernel and no launch}}
func.func private @f() attributes {tile.launch_info = #tile.launch_info<align = 16>}

// -----

gpu.module @k {
  // expected-error @+1 {{'tile.sizes_agree' has no value, and is of a gpu.func}}
  gpu.func @k() kernel attributes {tile.sizes_agree = 1} {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'fuse.schedule' is a schedule, got 4}}
  gpu.func @k() kernel attributes {fuse.schedule = 4} {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'tile.resident' is a count, of a gpu.func}}
  gpu.func @k() kernel attributes {tile.resident = 0 : i64} {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'tile.again' has no value, and is of a tile.map}}
  gpu.func @k() kernel attributes {tile.again} {
    gpu.return
  }
}
