// RUN: fuse-opt %s --pass-pipeline="builtin.module(gpu.module(tile-hold-ahead))" -split-input-file -verify-diagnostics

!held = !tile.held<3, !tile.frag<1x512xf16>>

gpu.module @never_last {
  gpu.func @k(%x: memref<?x1536xf16>, %y: memref<?x1536xf16>, %first: i32, %total: i32, %step: i32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %g = tile.make_held : !held
    %h = tile.make_held : !held
    scf.for %i = %first to %total step %step : i32 {
      %m = tile.offset %i by 1 : i32
      scf.for %c = %c0 to %c3 step %c1 {
        tile.hold %x[%m, %c] to %g[%c] : memref<?x1536xf16>, !held
        // expected-error @below {{holds places that are not read for the last time as others are, so that nothing says when the next tile's may be filled}}
        tile.hold %y[%m, %c] to %h[%c] : memref<?x1536xf16>, !held
        tile.copy_commit
      }
      scf.for %c = %c0 to %c3 step %c1 {
        %v = tile.read_held %g[%c] last : !held -> !tile.frag<1x512xf16>
        %w = tile.read_held %h[%c] : !held -> !tile.frag<1x512xf16>
        tile.store %v, %y[%m, %c] : !tile.frag<1x512xf16>, memref<?x1536xf16>
      }
    }
    gpu.return
  }
}

// -----

!held = !tile.held<3, !tile.frag<1x512xf16>>

gpu.module @not_held {
  gpu.func @k(%x: memref<?x1536xf16>, %first: i32, %total: i32, %step: i32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %g = tile.make_held : !held
    %h = tile.make_held : !held
    scf.for %i = %first to %total step %step : i32 {
      %m = tile.offset %i by 1 : i32
      scf.for %c = %c0 to %c3 step %c1 {
        tile.hold %x[%m, %c] to %g[%c] : memref<?x1536xf16>, !held
        tile.copy_commit
      }
      scf.for %c = %c0 to %c3 step %c1 {
        %v = tile.read_held %g[%c] last : !held -> !tile.frag<1x512xf16>
        // expected-error @below {{reads what no loop over the places of its tile holds}}
        %w = tile.read_held %h[%c] last : !held -> !tile.frag<1x512xf16>
        tile.store %v, %x[%m, %c] : !tile.frag<1x512xf16>, memref<?x1536xf16>
      }
    }
    gpu.return
  }
}

// -----

!held = !tile.held<3, !tile.frag<1x512xf16>>

gpu.module @twice {
  gpu.func @k(%x: memref<?x1536xf16>, %first: i32, %total: i32, %step: i32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %h = tile.make_held : !held
    scf.for %i = %first to %total step %step : i32 {
      %m = tile.offset %i by 1 : i32
      scf.for %c = %c0 to %c3 step %c1 {
        tile.hold %x[%m, %c] to %h[%c] : memref<?x1536xf16>, !held
        tile.copy_commit
      }
      scf.for %c = %c0 to %c3 step %c1 {
        %v = tile.read_held %h[%c] last : !held -> !tile.frag<1x512xf16>
        // expected-error @below {{is the second read of its place that is the last one}}
        %w = tile.read_held %h[%c] last : !held -> !tile.frag<1x512xf16>
        tile.store %w, %x[%m, %c] : !tile.frag<1x512xf16>, memref<?x1536xf16>
      }
    }
    gpu.return
  }
}
