# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Projections, gates and experts."""

import torch
import torch.nn.functional as F
from torch import nn

from cases import Ints, T, case


@case(T("B", "S", 48), types="all", dynamic="BS")
class linear(nn.Linear):
    def __init__(self):
        super().__init__(48, 40)


@case(T("S", 37), types="all", dynamic="S")
class linear_odd(nn.Linear):
    def __init__(self):
        super().__init__(37, 29, bias=False)


def projected(activation):
    class Projected(nn.Module):
        def __init__(self):
            super().__init__()
            self.linear = nn.Linear(48, 64)

        def forward(self, x):
            return activation(self.linear(x))

    return Projected


# Every activation, behind a projection.
for name, activation in {
    "relu": F.relu, "gelu": F.gelu, "silu": F.silu, "sigmoid": torch.sigmoid, "tanh": torch.tanh, "mish": F.mish,
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"), "quick_gelu": lambda x: x * torch.sigmoid(1.702 * x),
    "relu_squared": lambda x: F.relu(x).square(),
}.items():
    case(T("M", 48), types="all" if "gelu" in name or name == "silu" else "some", name="linear_" + name)(projected(activation))
for name, activation in {
    "elu": F.elu, "leaky_relu": F.leaky_relu, "softplus": F.softplus, "hardswish": F.hardswish, "hardsigmoid": F.hardsigmoid,
    "relu6": F.relu6, "selu": F.selu,
}.items():
    case(T("M", 48), name="linear_" + name)(projected(activation))


@case(T("B", "S", 32), types="all", dynamic="BS")
class swiglu(nn.Module):
    def __init__(self):
        super().__init__()
        self.gate, self.up, self.down = (nn.Linear(a, b, bias=False) for a, b in ((32, 56), (32, 56), (56, 32)))

    def forward(self, x):
        return self.down(F.silu(self.gate(x)) * self.up(x))


@case(T("B", "S", 32), types="all")
class geglu(nn.Module):
    def __init__(self):
        super().__init__()
        self.gate, self.up, self.down = (nn.Linear(a, b) for a, b in ((32, 56), (32, 56), (56, 32)))

    def forward(self, x):
        return self.down(F.gelu(self.gate(x), approximate="tanh") * self.up(x))


@case(T("B", "S", 32), types="all", dynamic="S")
class packed_swiglu(nn.Module):
    """Both halves from one projection (Phi-3)."""

    def __init__(self):
        super().__init__()
        self.gate_up, self.down = nn.Linear(32, 112, bias=False), nn.Linear(56, 32, bias=False)

    def forward(self, x):
        gate, up = self.gate_up(x).chunk(2, dim=-1)
        return self.down(up * F.silu(gate))


@case(T("B", "S", 32), types="all")
class packed_glu(nn.Module):
    """torch's own GLU: by halves, a sigmoid."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(32, 96)

    def forward(self, x):
        return F.glu(self.linear(x), dim=-1)


@case(T("S", 32))
class packed_geglu_slices(nn.Module):
    """By slices, the gate second (diffusers)."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(32, 96)

    def forward(self, x):
        y = self.linear(x)
        return y[..., :48] * F.gelu(y[..., 48:])


@case(T("B", "S", 40), types="all")
class mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.up, self.down = nn.Linear(40, 96), nn.Linear(96, 40)

    def forward(self, x):
        return x + self.down(F.gelu(self.up(x)))


@case(T("S", 40))
class three_layers(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(40, 33), nn.ReLU(), nn.Linear(33, 21), nn.Tanh(), nn.Linear(21, 5))


@case(T("B", "S", 32), T("B", "S", 24))
class bilinear(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Linear(32, 40), nn.Linear(24, 40)

    def forward(self, x, y):
        return self.a(x) * self.b(y)


@case(T("B", "S", 32), types="all")
class low_rank(nn.Module):
    """A projection with an adapter (LoRA)."""

    def __init__(self):
        super().__init__()
        self.base, self.down, self.up = nn.Linear(32, 40), nn.Linear(32, 4, bias=False), nn.Linear(4, 40, bias=False)

    def forward(self, x):
        return self.base(x) + 2.0 * self.up(self.down(x))


@case(T("M", 24), types="all")
class experts(nn.Module):
    """A mixture with dense experts: all of them compute, the router weighs."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(24, 4, bias=False)
        self.up = nn.Parameter(torch.empty(4, 24, 40))
        self.down = nn.Parameter(torch.empty(4, 40, 24))

    def forward(self, x):
        weights = F.softmax(self.router(x), -1)
        h = F.silu(torch.einsum("th,ehf->etf", x, self.up))
        return torch.einsum("etf,efh,te->th", h, self.down, weights)


@case(T("M", 24))
class experts_gated(nn.Module):
    """Each expert its own projections; batched."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(24, 3, bias=False)
        self.gate_up = nn.Parameter(torch.empty(3, 24, 64))
        self.down = nn.Parameter(torch.empty(3, 32, 24))

    def forward(self, x):
        weights = torch.sigmoid(self.router(x))
        gate, up = torch.bmm(x.expand(3, -1, -1), self.gate_up).chunk(2, -1)
        out = torch.bmm(up * F.silu(gate), self.down)
        return (out * weights.t().unsqueeze(-1)).sum(0)


@case(T("M", 24))
class experts_list(nn.Module):
    """Experts one after the other."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(24, 3)
        self.experts = nn.ModuleList(nn.Sequential(nn.Linear(24, 32), nn.GELU(), nn.Linear(32, 24)) for _ in range(3))

    def forward(self, x):
        weights = F.softmax(self.router(x).float(), -1).to(x.dtype)
        return sum(weights[:, i:i + 1] * expert(x) for i, expert in enumerate(self.experts))


@case(T("M", 24))
class router_top1(nn.Module):
    """Which expert, and its probability."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(24, 8, bias=False)

    def forward(self, x):
        p = F.softmax(self.router(x), -1)
        return p.amax(-1), p.argmax(-1)


@case(T(3, "M", 24), T(3, 24, 20), types="all", dynamic="M")
def batched(a, b):
    return torch.bmm(a, b)


@case(T("M", "K"), T("N", "K"), T("N"), types="all", dynamic="MNK")
def addmm(a, b, c):
    return torch.addmm(c, a, b.t())


@case(T("K", "M"), T("K", "N"))
def matmul_transposed(a, b):
    return a.t() @ b


@case(T("M", "K"), T("K"))
def matrix_vector(a, x):
    return a @ x


@case(T("K"), T("K"))
def dot(x, y):
    return torch.dot(x, y)


@case(T("M"), T("N"))
def outer(x, y):
    return torch.outer(x, y)


@case(T(2, 5, 6, 7), T(2, 7, 6, 9))
def einsum_four(a, b):
    return torch.einsum("bijk,bkjl->bijl", a, b)


@case(T("M", 32), Ints("N", 32, below=128, start=-127, type="i8"), T("N", 1, scale=0.002, shift=0.01), types="all")
def int8_weights(x, w, scale):
    """Dequantised where they are used."""
    return x @ (w.to(x.dtype) * scale).t()


@case(T("M", 40), T(1, scale=0.02, shift=0.5))
class gated_residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(40, 40)

    def forward(self, x, gate):
        return x + torch.tanh(gate) * self.linear(x)
