# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole small models: from embedding to logits, two layers."""

import torch
import torch.nn.functional as F
from torch import nn
from transformers import (BertConfig, BertForMaskedLM, GemmaConfig, GemmaForCausalLM, GPT2Config, GPT2LMHeadModel, LlamaConfig, LlamaForCausalLM,
                          MistralConfig, MistralForCausalLM, Phi3Config, Phi3ForCausalLM, Qwen2Config, Qwen2ForCausalLM, T5Config,
                          T5EncoderModel, ViTConfig, ViTForImageClassification)

from cases import Ints, T, case
from cases.layers import SMALL

TWO = dict(SMALL, hidden_size=32, intermediate_size=48, num_attention_heads=2, vocab_size=40)
IDS = Ints("B", "S", below=40)


class Language(nn.Module):
    """Logits of a language model. The mask is given, of four dimensions: the model's own is made by a library of masks."""

    def __init__(self, model, config, **options):
        super().__init__()
        self.model = model(config(**dict(TWO, num_key_value_heads=1, head_dim=16, pad_token_id=0, use_cache=False, **options)))

    def forward(self, ids):
        b, s = ids.shape
        mask = torch.full((1, 1, s, s), -1e4, dtype=next(self.model.parameters()).dtype).triu(1).expand(b, 1, s, s)
        return self.model(input_ids=ids, attention_mask=mask, position_ids=torch.arange(s)[None, :], use_cache=False).logits


@case(IDS, types=["f32", "bf16"], dynamic="BS")
class llama(Language):
    def __init__(self):
        super().__init__(LlamaForCausalLM, LlamaConfig)


@case(IDS, types=["bf16"])
class gemma(Language):
    """Tied weights."""

    def __init__(self):
        super().__init__(GemmaForCausalLM, GemmaConfig, hidden_activation="gelu_pytorch_tanh")


@case(IDS, types=["bf16"])
class qwen2(Language):
    def __init__(self):
        super().__init__(Qwen2ForCausalLM, Qwen2Config)


@case(IDS, types=["f16"])
class mistral(Language):
    def __init__(self):
        super().__init__(MistralForCausalLM, MistralConfig)


@case(IDS, types=["f16"])
class phi3(Language):
    def __init__(self):
        super().__init__(Phi3ForCausalLM, Phi3Config)


@case(IDS, types=["f16"])
class gpt2(nn.Module):
    def __init__(self):
        super().__init__()
        self.model = GPT2LMHeadModel(GPT2Config(n_embd=32, n_head=2, n_layer=2, n_positions=16, vocab_size=40, use_cache=False, attn_implementation="eager"))

    def forward(self, ids):
        b, s = ids.shape
        mask = torch.full((1, 1, s, s), -1e4, dtype=next(self.model.parameters()).dtype).triu(1).expand(b, 1, s, s)
        return self.model(input_ids=ids, attention_mask=mask, position_ids=torch.arange(s)[None, :], use_cache=False).logits


@case(IDS, types=["f32"])
class bert(nn.Module):
    def __init__(self):
        super().__init__()
        self.model = BertForMaskedLM(BertConfig(**TWO))

    def forward(self, ids):
        mask = torch.ones(ids.shape[0], 1, ids.shape[1], ids.shape[1], dtype=torch.bool)
        return self.model(input_ids=ids, attention_mask=mask).logits


@case(T(2, 3, 8, 8), types=["f16"])
class vit(nn.Module):
    def __init__(self):
        super().__init__()
        self.model = ViTForImageClassification(ViTConfig(hidden_size=32, intermediate_size=48, num_attention_heads=2, num_hidden_layers=2,
                                                         image_size=8, patch_size=4, num_labels=5, attn_implementation="eager"))

    def forward(self, pixels):
        return self.model(pixel_values=pixels).logits


@case(IDS, types=["f32"])
class t5_encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.model = T5EncoderModel(T5Config(d_model=32, d_kv=16, d_ff=48, num_heads=2, num_layers=2, vocab_size=40, dropout_rate=0.0))

    def forward(self, ids):
        mask = torch.ones(ids.shape[0], 1, ids.shape[1], ids.shape[1], dtype=torch.bool)
        return self.model(input_ids=ids, attention_mask=mask).last_hidden_state


@case(IDS, Ints("B", "S", below=40), types=["f32", "bf16"])
class loss_of_tokens(nn.Module):
    """A model of one file, and its cross entropy."""

    def __init__(self):
        super().__init__()
        self.words, self.places = nn.Embedding(40, 24), nn.Parameter(torch.empty(16, 24))
        self.norm, self.qkv, self.out = nn.LayerNorm(24), nn.Linear(24, 72), nn.Linear(24, 24)
        self.head = nn.Linear(24, 40, bias=False)

    def forward(self, ids, targets):
        b, s = ids.shape
        x = self.words(ids) + self.places[:s]
        q, k, v = (y.view(b, s, 2, 12).transpose(1, 2) for y in self.qkv(self.norm(x)).split(24, dim=2))
        scores = (q @ k.transpose(-2, -1)) * 12 ** -0.5
        scores = scores.masked_fill(torch.tril(torch.ones(s, s)) == 0, float("-inf"))
        x = x + self.out((F.softmax(scores, dim=-1) @ v).transpose(1, 2).reshape(b, s, 24))
        return F.cross_entropy(self.head(x).flatten(0, 1), targets.flatten())


@case(T("B", 4, 8, 8), T("B", scale=0.3, shift=1.0))
class dit(nn.Module):
    """Patches, timesteps, one modulated layer, back to an image."""

    def __init__(self):
        super().__init__()
        self.patches, self.time = nn.Conv2d(4, 32, 2, stride=2), nn.Sequential(nn.Linear(16, 32), nn.SiLU(), nn.Linear(32, 32))
        self.norm, self.modulation = nn.LayerNorm(32, elementwise_affine=False, eps=1e-6), nn.Linear(32, 64)
        self.up, self.down = nn.Linear(32, 64), nn.Linear(64, 32)
        self.last = nn.Linear(32, 16)

    def forward(self, image, timestep):
        x = self.patches(image).flatten(2).transpose(1, 2)
        frequency = torch.exp(torch.arange(8, dtype=torch.float32) * -1.15)
        angle = timestep.float()[:, None] * frequency
        condition = self.time(torch.cat((angle.cos(), angle.sin()), -1).to(x.dtype))
        shift, scale = self.modulation(F.silu(condition)).chunk(2, -1)
        x = x + self.down(F.gelu(self.up(self.norm(x) * (1 + scale[:, None]) + shift[:, None])))
        return self.last(x).view(-1, 4, 4, 4, 2, 2).permute(0, 3, 1, 4, 2, 5).reshape(-1, 4, 8, 8)


@case(T("M", 20))
class autoencoder(nn.Module):
    """A loss of a whole small network."""

    def __init__(self):
        super().__init__()
        self.encode = nn.Sequential(nn.Linear(20, 32), nn.ReLU(), nn.Linear(32, 6))
        self.decode = nn.Sequential(nn.Linear(3, 32), nn.ReLU(), nn.Linear(32, 20))

    def forward(self, x):
        mean, deviation = self.encode(x).chunk(2, -1)
        y = self.decode(mean * torch.exp(0.5 * deviation))
        return y, F.mse_loss(y, x) - 0.5 * (1 + deviation - mean.pow(2) - deviation.exp()).mean()
