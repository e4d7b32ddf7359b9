# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes of matmuls in public models: (m, n, k), m tokens by n features out of k.

The features are those of the models' published configurations; projections that read the same activations are one (q, k
and v; gate and up are two accumulators elsewhere, here one of them). Every third shape is held out of what is fitted or
kept in a tuning database, so that it says how the model does on what it has not seen.
"""

# name: features out of features, and the numbers of tokens
LAYERS = {
    "Llama 3 8B, qkv": (6144, 4096, (1, 512, 4096)),
    "Llama 3 8B, attention out": (4096, 4096, (16, 256, 2048)),
    "Llama 3 8B, up": (14336, 4096, (8, 64, 1000, 8192)),
    "Llama 3 8B, down": (4096, 14336, (1, 128, 384, 16384)),
    "Llama 3 70B, qkv": (10240, 8192, (32, 768)),
    "Llama 3 70B, attention out": (8192, 8192, (128, 4096)),
    "Llama 3 70B, up": (28672, 8192, (1, 256, 2048)),
    "Llama 3 70B, down": (8192, 28672, (16, 512)),
    "Qwen 3 8B, up": (12288, 4096, (96, 1536)),
    "Qwen 3 8B, down": (4096, 12288, (64, 640, 6144)),
    "Qwen 3 32B, qkv": (10240, 5120, (192, 3072)),
    "Qwen 3 32B, attention out": (5120, 8192, (8, 1024)),
    "Qwen 3 32B, up": (25600, 5120, (48, 4096)),
    "Qwen 3 32B, down": (5120, 25600, (256, 1280)),
    "Gemma 3 12B, qkv": (8192, 3840, (8192,)),
    "Gemma 3 12B, attention out": (3840, 4096, (128, 1024)),
    "Gemma 3 12B, up": (15360, 3840, (32, 2048)),
    "Gemma 3 12B, down": (3840, 15360, (512, 4096)),
    "Gemma 3 27B, up": (21504, 5376, (16, 900)),
    "Mistral Small 24B, attention out": (5120, 4096, (64, 2048)),
    "Mistral Small 24B, up": (32768, 5120, (1, 128)),
    "DeepSeek V3, latent of q": (1536, 7168, (16, 256, 4096)),
    "DeepSeek V3, q": (24576, 1536, (64, 1024)),
    "DeepSeek V3, latent of k and v": (576, 7168, (128, 2048)),
    "DeepSeek V3, k and v": (32768, 512, (32, 4096)),
    "DeepSeek V3, attention out": (7168, 16384, (8, 512)),
}

SHAPES = [(m, n, k) for n, k, tokens in LAYERS.values() for m in tokens]
# 128x4096x14336 would be one, but it is also the second product of a GEGLU block, whose times the database has.
HELD_OUT = [shape for shape in SHAPES[2::3] if shape != (128, 4096, 14336)]
