// What surrounds the code of a test: kernel `k` takes two pointers, `in` in s[4:5] and `out` in
// s[6:7]; v0 is the work item, v1 four times that, s8 the work group.

.ifndef LDS
  LDS = 0
.endif
.ifndef ROUND32
  ROUND32 = 0
.endif
.ifndef ROUND16
  ROUND16 = 0
.endif
.ifndef DENORM32
  DENORM32 = 3
.endif
.ifndef DENORM16
  DENORM16 = 3
.endif

.macro ENTRY
  .text
  .globl k
  .p2align 8
  .type k,@function
k:
  s_mov_b32 s8, s2
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32_e32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
.endm

.macro EXIT
  s_endpgm
.Lend:
  .size k, .Lend-k
  .rodata
  .p2align 6
  .amdhsa_kernel k
    .amdhsa_next_free_vgpr 48
    .amdhsa_next_free_sgpr 32
    .amdhsa_accum_offset 32
    .amdhsa_group_segment_fixed_size LDS
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_system_vgpr_workitem_id 0
    .amdhsa_float_round_mode_32 ROUND32
    .amdhsa_float_round_mode_16_64 ROUND16
    .amdhsa_float_denorm_mode_32 DENORM32
    .amdhsa_float_denorm_mode_16_64 DENORM16
  .end_amdhsa_kernel
.endm

.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - {.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}
      - {.offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global}
...
.end_amdgpu_metadata
