# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cases.sh FILE TMP "CASE..." "SEED..." ARGUMENT...: assembles FILE with the symbol CASE defined as
# each number, runs it under each seed, and prints "case N seed S: " and what came out.
set -e
file=$1 tmp=$2 cases=$3 seeds=$4
shift 4
mkdir -p "$tmp"
for n in $cases; do
  llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj -I "$(dirname "$0")" \
    --defsym=CASE="$n" "$file" -o "$tmp/$n.o"
  ld.lld -shared "$tmp/$n.o" -o "$tmp/$n"
  for seed in $seeds; do
    echo "case $n seed $seed: $(fuse-sim-kernel "$tmp/$n" --chip=gfx942 --kernel=k \
      --seed="$seed" "$@" 2>&1 | grep -v '^in:')"
  done
done
