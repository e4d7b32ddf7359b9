# Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch.compile(backend="fuse"): tensors that lie in memory in many ways."""

import pytest
import torch
from fuse_mlir.torch import regions
from fuse_mlir.torch.memory import part_of
from torch_models import compiled, each_device

# What is seen of an input, which is dense and of 6 x 4 x 10: as parts of a dense tensor, all of them.
VIEWS = {
    "columns": lambda x: x[..., 2:7],
    "first columns": lambda x: x[..., :5],
    "rows": lambda x: x[2:5, 1:3],
    "corner": lambda x: x[1:, 2:, 3:],
    "one column": lambda x: x[..., 3],
    "every other": lambda x: x[..., ::2],
    "every fifth from the second": lambda x: x[..., 1::5],
    "some rows": lambda x: x[::2],
    "transposed": lambda x: x[..., 2:7].transpose(0, 2),
    "repeated": lambda x: x[:, 1:2].expand(6, 5, 10),
    "repeated in front": lambda x: x[2:3].expand(3, 4, 10),
    "repeated columns": lambda x: x[..., 4:5].expand(6, 4, 7),
    "repeated anew": lambda x: x[:, 1, 2:6].unsqueeze(0).expand(3, 6, 4),
    "third chunk": lambda x: x.chunk(5, -1)[2],
    "heads": lambda x: x.view(6, 4, 5, 2).transpose(1, 2)[:, 3],
}


def work(x):
    return torch.softmax(x * 2, -1) + 1, x.sum(0), x.exp()


@each_device
@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", VIEWS)
def test_parts(name, dynamic, device):
    record, see = [], VIEWS[name]
    run = compiled(work, record, dynamic, device=device)
    with torch.no_grad():
        for _ in range(2):  # other memory
            x = torch.randn(6, 4, 10, device=device)
            torch.testing.assert_close(run(see(x)), work(see(x)))
    assert record[0].regions and not record[0].left, str(record[0])
    # Of what has a dynamic extent PyTorch knows no strides.
    assert dynamic or not record[0].regions[0].copied, str(record[0])


def test_no_copies(monkeypatch):
    """What comes in as a part is read where it is, and copied where the memory around it is another."""
    from fuse_mlir.torch import memory

    copies = []
    get = memory.Part.get

    def watched(part, tensor):
        box = get(part, tensor)
        if box.untyped_storage().data_ptr() != tensor.untyped_storage().data_ptr():
            copies.append(tuple(tensor.shape))
        return box

    monkeypatch.setattr(memory.Part, "get", watched)
    run = compiled(work, [])
    x, expected = torch.randn(6, 4, 10), []
    with torch.no_grad():
        for see, copied in ((VIEWS["columns"], False), (lambda x: x[..., 1:6], True),
                            # Memory that ends with the part, or begins with it.
                            (lambda x: torch.as_strided(x.flatten()[2:237].clone(), (6, 4, 5), (40, 10, 1)), True),
                            (lambda x: x[..., 2:7], False)):
            copies.clear()
            torch.testing.assert_close(run(see(x)), work(see(x)))
            assert bool(copies) == copied


@each_device
def test_part_that_changes(device):
    """Results do not share memory with what they were computed of, and writes between regions are seen."""
    def model(x):
        a = x.exp()
        x.mul_(2)
        return a, x.sin(), x

    x = torch.randn(6, 10, device=device)
    y = x.clone()
    with torch.no_grad():
        torch.testing.assert_close(compiled(model, [], device=device)(x[:, 2:7]), model(y[:, 2:7]))
    torch.testing.assert_close(x, y)


def test_regions_are_told_apart_by_how_they_read(monkeypatch):
    """Inductor's code calls regions by names made of their content: the same module on other memory is another region."""
    contents, init = [], regions.Launch.__init__

    def kept(self, *args):
        init(self, *args)
        contents.append(self.content)

    monkeypatch.setattr(regions.Launch, "__init__", kept)
    x = torch.randn(5, 5)
    with torch.no_grad():
        for function, tensor in ((lambda x: x.exp() * 2, x.t()), (lambda x: x.t().exp() * 2, x), (lambda x: x.exp() * 2, x.t())):
            torch.testing.assert_close(compiled(function, [])(tensor), function(tensor))
    transposed, dense, again = contents
    assert transposed[:3] == dense[:3] and transposed != dense and transposed == again


@pytest.mark.parametrize("size, strides, expected", [
    ((4, 5), (10, 1), ((0, 1), (None, 10), 1, ())),
    ((4, 5), (1, 8), ((1, 0), (None, 8), 1, ())),
    ((4, 5), (10, 2), ((0, 1), (None, None), 2, ())),
    ((4, 5), (0, 1), ((1,), (None,), 1, ((0, 4),))),
    ((4, 3, 5), (20, 0, 1), ((0, 2), (None, 20), 1, ((1, 3),))),
    ((4, 5), (3, 1), None),  # rows overlap
    ((4, 5), (11, 2), None),  # rows begin between elements
    ((4, 5), (0, 0), None),  # one element
    ((4,), (40,), None),  # few elements of much memory
    ((4, 5), (16, 1), ((0, 1), (None, 16), 1, ())),
])
def test_part_of(size, strides, expected):
    tensor = torch.as_strided(torch.zeros(200), size, strides)
    part = part_of(tensor)
    assert (part and (part.dims, part.extents, part.step, part.repeated)) == expected


AS_STRIDED = {
    "slice": lambda x: torch.as_strided((x * 2)[:, ::2], (4, 2), (6, 1)) + 1,
    "split": lambda x: torch.as_strided((x * 2).split(2, 0)[1], (2, 8), (8, 1), 3) + 1,
    "unbind": lambda x: torch.as_strided((x * 2).unbind(0)[1], (2, 8), (8, 1), 3) + 1,
    "expand": lambda x: torch.as_strided((x.sum(0) * 1).expand(5, 6), (2, 3), (0, 1)) + 1,
    "diagonal": lambda x: torch.as_strided((x * 2).diagonal(), (2, 2), (1, 1)) + 1,
    "clone": lambda x: torch.as_strided((x * 2).t().clone()[:, 1:], (4, 3), (1, 4)) + 1,
    "transposed": lambda x: torch.as_strided((x * 2).t(), (3, 4), (2, 1), 2) + 1,
}


@each_device
@pytest.mark.parametrize("name", AS_STRIDED)
def test_memory_behind_a_view(name, device):
    """as_strided sees more than the tensor that it gets."""
    x, record = torch.randn(4, 6, device=device), []
    with torch.no_grad():
        torch.testing.assert_close(compiled(AS_STRIDED[name], record, device=device)(x), AS_STRIDED[name](x))
    assert record[0].regions and ("aten.as_strided.default", "sees memory, not a tensor") in record[0].left, str(record[0])


@each_device
def test_opposite_of_memory(device):
    """Tensors whose memory has the opposite of what is seen."""
    z = torch.complex(torch.randn(3, 4), torch.randn(3, 4)).to(device)
    with torch.no_grad():
        for function, x in ((lambda x: x * 2 + 1, torch._neg_view(torch.randn(3, 4, device=device))), (lambda x: x * 2 + 1, z.conj().imag),
                            (lambda z: z.conj().imag * 2 + 1, z), (lambda x: torch._neg_view(x + 1).t() * 2, z.real)):
            record = []
            torch.testing.assert_close(compiled(function, record, device=device)(x), function(x))
            assert record[0].regions


def test_inputs_off_their_alignment_are_copied():
    from fuse_mlir.torch.regions import _call_aligned

    def function(*tensors):
        if any(t.data_ptr() % 16 for t in tensors):
            raise ValueError("kernel 'k' needs 'arg0' aligned to 16 bytes")
        if len(tensors) > 2:
            raise ValueError("two arguments are expected")
        return sum(tensors)

    x = torch.arange(9.0)
    torch.testing.assert_close(_call_aligned(function, (x[1:], x[:8])), x[1:] + x[:8])
    for wrong in ((x[:8], x[:8], x[:8]), (x[1:], x[:8], x[:8])):
        with pytest.raises(ValueError, match="two arguments"):
            _call_aligned(function, wrong)


@each_device
@pytest.mark.parametrize("offset", [1, 3, 4])
def test_inputs_are_parts_of_tensors(offset, device):
    memory = torch.randn(200, device=device)
    x = memory[offset:offset + 96].view(8, 12)
    with torch.no_grad():
        torch.testing.assert_close(compiled(lambda x: torch.softmax(x, -1) + 1, [], device=device)(x), torch.softmax(x, -1) + 1)


SHARING = {
    "result and its part": (lambda x: (y := x * 2, y[:, 0], y.view(-1)), [(0, 1), (0, 2)]),
    "parts of what is no result": (lambda x: (x * 2).chunk(2, -1), [(0, 1)]),
    "of what PyTorch computes": (lambda x: ((y := torch.cumsum(torch.special.erfinv(x) * 2, 0)).t(), y, y + 1), [(0, 1)]),
    "behind a view": (lambda x: (y := (x * 2).t(), y[1:].unsqueeze(0), y.exp().sum(0)), [(0, 1)]),
    "with a size": (lambda x: (y := x.exp() * 2, y[x.shape[0] // 2:]), [(0, 1)]),
}


@each_device
@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", SHARING)
def test_results_share_memory(name, dynamic, device):
    """What is written to one result is seen in another, as without the compiler."""
    function, pairs = SHARING[name]
    x, record = torch.rand(4, 6, device=device), []
    with torch.no_grad():
        got, expected = compiled(function, record, dynamic=dynamic, device=device)(x), function(x)
    for a, b in zip(got, expected):
        torch.testing.assert_close(a, b)
        assert a.stride() == b.stride()
    for i, j in pairs:
        assert got[i].untyped_storage().data_ptr() == got[j].untyped_storage().data_ptr()
        assert got[i].storage_offset() - got[j].storage_offset() == expected[i].storage_offset() - expected[j].storage_offset()
    assert record[0].regions


@each_device
def test_regions_that_compute_nothing(device):
    """All that is read are views of an argument: nothing is compiled, and nothing fails."""

    def function(x, index, source):
        return torch.index_copy(x, 0, index, source)

    arguments = [torch.tensor(True, device=device), torch.tensor([0], device=device), torch.tensor(False, device=device)]
    with torch.no_grad():
        assert not compiled(function, [], device=device)(*arguments).item()


@each_device
def test_repeated_results_take_no_memory(device):
    x = torch.rand(6, device=device)
    with torch.no_grad():
        got = compiled(lambda x: (x * 2 + 1).expand(100, 6), [], device=device)(x)
    assert got.stride() == (0, 1)
    torch.testing.assert_close(got, (x * 2 + 1).expand(100, 6))
