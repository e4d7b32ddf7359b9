// The lane that is read is chosen in the step before, by way of a branch over other code.
.include "kernel.s"
ENTRY
  s_mov_b32 s10, 0
  s_branch .Lloop
.Lskipped:
  s_nop 7
  s_branch .Lloop
.Lback:
  v_readfirstlane_b32 s10, v0
  s_cmp_lg_u32 s8, 0
  s_cbranch_scc0 .Lskipped
  s_nop 0
.Lloop:
  v_readlane_b32 s11, v1, s10
  s_sub_u32 s8, s8, 1
  s_cbranch_scc1 .Lback
EXIT
