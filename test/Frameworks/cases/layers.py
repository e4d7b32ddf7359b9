# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole layers: Hugging Face's own classes, torch.nn's, and blocks as they are written by hand."""

import torch
import torch.nn.functional as F
from torch import nn
from transformers.models.bart.modeling_bart import BartConfig, BartDecoderLayer
from transformers.models.bert.modeling_bert import BertConfig, BertLayer
from transformers.models.bloom.modeling_bloom import BloomBlock, BloomConfig
from transformers.models.deberta_v2.modeling_deberta_v2 import DebertaV2Config, DebertaV2Layer
from transformers.models.diffllama.modeling_diffllama import DiffLlamaConfig, DiffLlamaDecoderLayer
from transformers.models.falcon.modeling_falcon import FalconConfig, FalconDecoderLayer
from transformers.models.gemma.modeling_gemma import GemmaConfig, GemmaDecoderLayer
from transformers.models.gemma2.modeling_gemma2 import Gemma2Config, Gemma2DecoderLayer
from transformers.models.gpt2.modeling_gpt2 import GPT2Block, GPT2Config
from transformers.models.gpt_neox.modeling_gpt_neox import GPTNeoXConfig, GPTNeoXLayer
from transformers.models.gpt_oss.modeling_gpt_oss import GptOssAttention, GptOssConfig
from transformers.models.llama.modeling_llama import LlamaConfig, LlamaDecoderLayer
from transformers.models.mamba2.modeling_mamba2 import Mamba2Config, Mamba2Mixer
from transformers.models.minicpm3.modeling_minicpm3 import MiniCPM3Config, MiniCPM3DecoderLayer
from transformers.models.mistral.modeling_mistral import MistralConfig, MistralDecoderLayer
from transformers.models.modernbert.modeling_modernbert import ModernBertConfig, ModernBertEncoderLayer
from transformers.models.mt5.modeling_mt5 import MT5Block, MT5Config
from transformers.models.olmo2.modeling_olmo2 import Olmo2Config, Olmo2DecoderLayer
from transformers.models.opt.modeling_opt import OPTConfig, OPTDecoderLayer
from transformers.models.phi3.modeling_phi3 import Phi3Config, Phi3DecoderLayer
from transformers.models.qwen2.modeling_qwen2 import Qwen2Config, Qwen2DecoderLayer
from transformers.models.qwen3.modeling_qwen3 import Qwen3Config, Qwen3DecoderLayer
from transformers.models.segformer.modeling_segformer import SegformerConfig, SegformerLayer
from transformers.models.swin.modeling_swin import SwinConfig, SwinLayer
from transformers.models.swinv2.modeling_swinv2 import Swinv2Config, Swinv2Layer
from transformers.models.t5.modeling_t5 import T5Block, T5Config
from transformers.models.vit.modeling_vit import ViTConfig, ViTLayer
from transformers.models.whisper.modeling_whisper import WhisperConfig, WhisperDecoderLayer

from cases import T, case

EAGER = dict(attn_implementation="eager")
SMALL = dict(hidden_size=48, intermediate_size=80, num_attention_heads=3, num_hidden_layers=2, vocab_size=50, max_position_embeddings=32, **EAGER)


def first(results):
    return results[0] if isinstance(results, tuple) else results


def causal_mask(x):
    s = x.shape[1]
    return torch.full((1, 1, s, s), -1e4, dtype=x.dtype).triu(1)


class Decoder(nn.Module):
    """A layer of a decoder, called with a causal mask and the angles of its positions."""

    def __init__(self, layer, config, **options):
        super().__init__()
        self.layer = layer(config(**dict(SMALL, num_key_value_heads=1, head_dim=16, pad_token_id=0, **options)), layer_idx=0)

    def forward(self, x, cos, sin):
        return first(self.layer(x, attention_mask=causal_mask(x), position_embeddings=(cos, sin)))


ARGUMENTS = (T("B", "S", 48), T(1, "S", 16), T(1, "S", 16))


@case(*ARGUMENTS, types="all", dynamic="BS")
class llama(Decoder):
    def __init__(self):
        super().__init__(LlamaDecoderLayer, LlamaConfig)


@case(*ARGUMENTS)
class gemma(Decoder):
    def __init__(self):
        super().__init__(GemmaDecoderLayer, GemmaConfig, hidden_activation="gelu_pytorch_tanh")


@case(*ARGUMENTS)
class gemma2(Decoder):
    def __init__(self):
        super().__init__(Gemma2DecoderLayer, Gemma2Config, query_pre_attn_scalar=16)


@case(*ARGUMENTS)
class qwen2(Decoder):
    def __init__(self):
        super().__init__(Qwen2DecoderLayer, Qwen2Config)


@case(*ARGUMENTS, dynamic="S")
class qwen3(Decoder):
    """Queries and keys are normalised."""

    def __init__(self):
        super().__init__(Qwen3DecoderLayer, Qwen3Config)


@case(*ARGUMENTS)
class mistral(Decoder):
    def __init__(self):
        super().__init__(MistralDecoderLayer, MistralConfig)


@case(*ARGUMENTS, types="all")
class phi3(Decoder):
    """Packed QKV, packed gate."""

    def __init__(self):
        super().__init__(Phi3DecoderLayer, Phi3Config)


@case(*ARGUMENTS)
class olmo2(Decoder):
    """Norms behind the projections."""

    def __init__(self):
        super().__init__(Olmo2DecoderLayer, Olmo2Config)


@case(T("B", "S", 48), T(1, "S", 4), T(1, "S", 4))
class gpt_neox(nn.Module):
    """Attention and MLP beside each other; packed QKV by heads; a part of the head turns."""

    def __init__(self):
        super().__init__()
        self.layer = GPTNeoXLayer(GPTNeoXConfig(**SMALL, rotary_pct=0.25), layer_idx=0)

    def forward(self, x, cos, sin):
        return first(self.layer(x, attention_mask=causal_mask(x), position_embeddings=(cos, sin)))


@case(T("B", "S", 48), dynamic="S")
class gpt2(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = GPT2Block(GPT2Config(n_embd=48, n_head=3, n_layer=1, n_positions=32, **EAGER), layer_idx=0)

    def forward(self, x):
        return first(self.layer(x, attention_mask=causal_mask(x)))


@case(T("B", "S", 48))
class opt(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = OPTDecoderLayer(OPTConfig(hidden_size=48, ffn_dim=80, num_attention_heads=3, dropout=0.0, **EAGER), layer_idx=0)

    def forward(self, x):
        return first(self.layer(x, attention_mask=causal_mask(x)))


@case(T("B", "S", 48), types="all", dynamic="BS")
class bert(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = BertLayer(BertConfig(**SMALL))

    def forward(self, x):
        return first(self.layer(x))


@case(T("B", "S", 48))
class t5_encoder(nn.Module):
    """Positions as a bias, looked up by the distance."""

    def __init__(self):
        super().__init__()
        self.layer = T5Block(T5Config(d_model=48, d_kv=16, d_ff=80, num_heads=3, num_layers=1, dropout_rate=0.0), has_relative_attention_bias=True)

    def forward(self, x):
        return first(self.layer(x))


@case(T("B", "S", 48))
class t5_gated(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = T5Block(T5Config(d_model=48, d_kv=16, d_ff=80, num_heads=3, num_layers=1, dropout_rate=0.0,
                                      feed_forward_proj="gated-gelu"), has_relative_attention_bias=False)

    def forward(self, x):
        return first(self.layer(x, position_bias=torch.zeros(1, 3, 7, 7, dtype=x.dtype)))


@case(T("B", "S", 48), types="all", dynamic="BS")
class vit(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = ViTLayer(ViTConfig(hidden_size=48, intermediate_size=80, num_attention_heads=3, **EAGER))

    def forward(self, x):
        return first(self.layer(x))


@case(T("B", "S", 48))
class encoder_torch(nn.TransformerEncoderLayer):
    def __init__(self):
        super().__init__(48, 3, 80, dropout=0.0, batch_first=True, activation="gelu", norm_first=True)

    def forward(self, x):
        # The fast path of eager mode is no graph.
        x = x + self.self_attn(self.norm1(x), self.norm1(x), self.norm1(x), need_weights=False)[0]
        return x + self._ff_block(self.norm2(x))


@case(T("B", "S", 48), T("B", "L", 48))
class decoder_torch(nn.TransformerDecoderLayer):
    """With a memory to look into."""

    def __init__(self):
        super().__init__(48, 3, 80, dropout=0.0, batch_first=True)


@case(T("B", "S", 48), T("B", 48), types="all", dynamic="S")
class dit(nn.Module):
    """A block of DiT: norms whose scale, shift and gate come from a condition."""

    def __init__(self):
        super().__init__()
        self.norm1 = nn.LayerNorm(48, elementwise_affine=False, eps=1e-6)
        self.norm2 = nn.LayerNorm(48, elementwise_affine=False, eps=1e-6)
        self.qkv, self.out = nn.Linear(48, 144), nn.Linear(48, 48)
        self.up, self.down = nn.Linear(48, 96), nn.Linear(96, 48)
        self.modulation = nn.Sequential(nn.SiLU(), nn.Linear(48, 6 * 48))

    def attention(self, x):
        b, s, _ = x.shape
        q, k, v = self.qkv(x).reshape(b, s, 3, 3, 16).permute(2, 0, 3, 1, 4).unbind(0)
        p = F.softmax(q @ k.transpose(-2, -1) * 0.25, -1)
        return self.out((p @ v).transpose(1, 2).reshape(b, s, 48))

    def forward(self, x, condition):
        modulate = lambda x, shift, scale: x * (1 + scale.unsqueeze(1)) + shift.unsqueeze(1)
        shift1, scale1, gate1, shift2, scale2, gate2 = self.modulation(condition).chunk(6, dim=1)
        x = x + gate1.unsqueeze(1) * self.attention(modulate(self.norm1(x), shift1, scale1))
        h = self.down(F.gelu(self.up(modulate(self.norm2(x), shift2, scale2)), approximate="tanh"))
        return x + gate2.unsqueeze(1) * h


@case(T("B", "S", 32), types="all")
class experts_block(nn.Module):
    """Mixtral with dense experts: norm, router, all experts, residual."""

    def __init__(self):
        super().__init__()
        self.norm, self.router = nn.RMSNorm(32, eps=1e-6), nn.Linear(32, 4, bias=False)
        self.gate, self.up = nn.Parameter(torch.empty(4, 40, 32)), nn.Parameter(torch.empty(4, 40, 32))
        self.down = nn.Parameter(torch.empty(4, 32, 40))

    def forward(self, x):
        b, s, h = x.shape
        tokens = self.norm(x).view(-1, h)
        weights = F.softmax(self.router(tokens), -1, dtype=torch.float32).to(x.dtype)
        batch = tokens.unsqueeze(0).expand(4, -1, -1)
        hidden = F.silu(torch.bmm(batch, self.gate.transpose(1, 2))) * torch.bmm(batch, self.up.transpose(1, 2))
        out = torch.bmm(hidden, self.down.transpose(1, 2)) * weights.t()[..., None]
        return x + out.sum(0).view(b, s, h)


@case(T(2, 12, 6, 6))
class convnext(nn.Module):
    """The part behind the depthwise convolution."""

    def __init__(self):
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(12, eps=1e-6), nn.Linear(12, 48), nn.Linear(48, 12)
        self.gamma = nn.Parameter(torch.ones(12))

    def forward(self, x):
        y = self.down(F.gelu(self.up(self.norm(x.permute(0, 2, 3, 1)))))
        return x + (self.gamma * y).permute(0, 3, 1, 2)


@case(T("B", "S", 32))
class mlp_mixer(nn.Module):
    """Tokens are mixed, then channels."""

    def __init__(self):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(32), nn.LayerNorm(32)
        self.tokens = nn.Sequential(nn.Linear(7, 20), nn.GELU(), nn.Linear(20, 7))
        self.channels = nn.Sequential(nn.Linear(32, 64), nn.GELU(), nn.Linear(64, 32))

    def forward(self, x):
        x = x + self.tokens(self.norm1(x).transpose(1, 2)).transpose(1, 2)
        return x + self.channels(self.norm2(x))


@case(T("B", "S", 32))
class llama_by_hand(nn.Module):
    """As in many repositories of one file: complex numbers are avoided, everything else spelled."""

    def __init__(self):
        super().__init__()
        self.norm1, self.norm2 = nn.RMSNorm(32, eps=1e-5), nn.RMSNorm(32, eps=1e-5)
        self.q, self.k, self.v, self.o = (nn.Linear(32, n, bias=False) for n in (32, 16, 16, 32))
        self.w1, self.w2, self.w3 = nn.Linear(32, 72, bias=False), nn.Linear(72, 32, bias=False), nn.Linear(32, 72, bias=False)

    def forward(self, x):
        b, s, _ = x.shape
        h = self.norm1(x)
        angle = torch.outer(torch.arange(s).float(), 1.0 / (10000.0 ** (torch.arange(0, 8).float() / 8)))
        cos, sin = angle.cos().to(x.dtype), angle.sin().to(x.dtype)

        def turn(y):
            even, odd = y.reshape(b, s, -1, 8, 2).unbind(-1)
            c, n = cos[None, :, None], sin[None, :, None]
            return torch.stack((even * c - odd * n, even * n + odd * c), -1).flatten(3).transpose(1, 2)

        q, k, v = turn(self.q(h)), turn(self.k(h)), self.v(h).view(b, s, 1, 16).transpose(1, 2)
        scores = q @ k.expand(-1, 2, -1, -1).transpose(2, 3) / 4.0 + torch.full((s, s), float("-inf"), dtype=x.dtype).triu(1)
        y = F.softmax(scores.float(), -1).to(x.dtype) @ v.expand(-1, 2, -1, -1)
        x = x + self.o(y.transpose(1, 2).reshape(b, s, 32))
        h = self.norm2(x)
        return x + self.w2(F.silu(self.w1(h)) * self.w3(h))


CROSS = (T("B", "S", 48), T("B", "L", 48))


@case(*CROSS, dynamic="SL")
class bart_decoder(nn.Module):
    """Looks into a memory, norms behind."""

    def __init__(self):
        super().__init__()
        self.layer = BartDecoderLayer(BartConfig(d_model=48, decoder_attention_heads=3, decoder_ffn_dim=80, dropout=0.0, **EAGER), layer_idx=0)

    def forward(self, x, memory):
        return first(self.layer(x, attention_mask=causal_mask(x), encoder_hidden_states=memory, encoder_attention_mask=None))


@case(*CROSS)
class mt5_decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = MT5Block(MT5Config(d_model=48, d_kv=16, d_ff=80, num_heads=3, num_layers=1, is_decoder=True, dropout_rate=0.0,
                                        use_cache=False), has_relative_attention_bias=True, layer_idx=0)

    def forward(self, x, memory):
        return first(self.layer(x, attention_mask=causal_mask(x), encoder_hidden_states=memory))


@case(T("B", 64, 24))
class swin_shifted(nn.Module):
    """Windows of a rolled image, with a mask made in the graph."""

    def __init__(self):
        super().__init__()
        self.layer = SwinLayer(SwinConfig(embed_dim=24, window_size=4, **EAGER), 24, (8, 8), 3, 0.0, 2)

    def forward(self, x):
        return first(self.layer(x, (8, 8)))


ANGLES = (T("B", "S", 48), T(1, "S", 8), T(1, "S", 8))


@case(*ANGLES)
class minicpm3(nn.Module):
    """Queries and keys through a low rank; a part of the head turns."""

    def __init__(self):
        super().__init__()
        self.layer = MiniCPM3DecoderLayer(MiniCPM3Config(**SMALL, num_key_value_heads=3, q_lora_rank=24, kv_lora_rank=16, qk_nope_head_dim=16,
                                                         qk_rope_head_dim=8, v_head_dim=16), layer_idx=0)

    def forward(self, x, cos, sin):
        return first(self.layer(x, attention_mask=causal_mask(x), position_embeddings=(cos, sin)))


@case(*ANGLES)
class gpt_oss_attention(nn.Module):
    """One logit more, that is dropped behind the softmax."""

    def __init__(self):
        super().__init__()
        self.layer = GptOssAttention(GptOssConfig(**SMALL, num_key_value_heads=1, head_dim=16), layer_idx=0)

    def forward(self, x, cos, sin):
        return first(self.layer(x, attention_mask=causal_mask(x), position_embeddings=(cos, sin)))


@case(T("B", "S", 48), T(1, "S", 16), T(1, "S", 16))
class modernbert(nn.Module):
    """A gated block, one packed projection for attention, no biases."""

    def __init__(self):
        super().__init__()
        self.layer = ModernBertEncoderLayer(ModernBertConfig(**SMALL, pad_token_id=0, bos_token_id=1, eos_token_id=2), 1)

    def forward(self, x, cos, sin):
        return first(self.layer(x, attention_mask=None, position_embeddings=(cos, sin)))


@case(T("B", "S", 48), T(64, 48))
class deberta(nn.Module):
    """Disentangled attention: scores of positions are gathered, from both sides."""

    def __init__(self):
        super().__init__()
        self.layer = DebertaV2Layer(DebertaV2Config(**SMALL, pad_token_id=0, relative_attention=True, pos_att_type=["c2p", "p2c"], position_buckets=32,
                                                    norm_rel_ebd="layer_norm", share_att_key=True))

    def forward(self, x, relative):
        return first(self.layer(x, torch.ones(2, 1, 7, 7, dtype=torch.bool), rel_embeddings=relative))


@case(T("B", "S", 48), T(1, "S", 16), T(1, "S", 16))
class falcon(nn.Module):
    """Attention and the feed-forward part side by side, one head of keys."""

    def __init__(self):
        super().__init__()
        self.layer = FalconDecoderLayer(FalconConfig(**SMALL, new_decoder_architecture=False, multi_query=True, parallel_attn=True, bias=False,
                                                     alibi=False), 0)

    def forward(self, x, cos, sin):
        return first(self.layer(x, None, causal_mask(x), position_embeddings=(cos, sin)))


@case(T("B", "S", 48), T(6, 1, "S"))
class bloom(nn.Module):
    """ALiBi, and projections whose columns are packed by heads."""

    def __init__(self):
        super().__init__()
        self.layer = BloomBlock(BloomConfig(hidden_size=48, n_head=3, hidden_dropout=0.0, **EAGER), 0)

    def forward(self, x, alibi):
        return first(self.layer(x, alibi, causal_mask(x)))


@case(T("B", "S", 64), T(1, "S", 16), T(1, "S", 16))
class diffllama(nn.Module):
    """The difference of two attentions."""

    def __init__(self):
        super().__init__()
        self.layer = DiffLlamaDecoderLayer(DiffLlamaConfig(**dict(SMALL, hidden_size=64, num_attention_heads=4, num_key_value_heads=2, head_dim=16)), 0)

    def forward(self, x, cos, sin):
        return first(self.layer(x, attention_mask=causal_mask(x), position_embeddings=(cos, sin)))


@case(*CROSS, types=["f32"])
class whisper_decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = WhisperDecoderLayer(WhisperConfig(d_model=48, encoder_attention_heads=3, decoder_attention_heads=3, encoder_ffn_dim=80,
                                                       decoder_ffn_dim=80, dropout=0.0, **EAGER), 0)

    def forward(self, x, memory):
        return first(self.layer(x, attention_mask=causal_mask(x), encoder_hidden_states=memory, use_cache=False))


@case(T("B", 64, 24), types=["f32"])
class swinv2(nn.Module):
    """Attention by cosines, with a small network for the bias of distances, norms behind."""

    def __init__(self):
        super().__init__()
        self.layer = Swinv2Layer(Swinv2Config(embed_dim=24, window_size=4, image_size=32, **EAGER), 24, (8, 8), 3, shift_size=0)

    def forward(self, x):
        return first(self.layer(x, (8, 8)))


@case(T("B", 64, 24), types=["f32"])
class segformer(nn.Module):
    """Keys of a smaller image, and a depthwise convolution in the feed-forward part."""

    def __init__(self):
        super().__init__()
        self.layer = SegformerLayer(SegformerConfig(**EAGER), 24, 3, 0.0, 2, 2)

    def forward(self, x):
        return first(self.layer(x, 8, 8))


@case(T("B", 8, 32), types=["f32"])
class mamba2(nn.Module):
    """State space duality: chunks, sums within and states between them."""

    def __init__(self):
        super().__init__()
        self.mixer = Mamba2Mixer(Mamba2Config(hidden_size=32, num_heads=4, head_dim=16, state_size=8, n_groups=1, chunk_size=4), 0)

    def forward(self, x):
        return first(self.mixer(x))
