// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The report's data, numbers with units, and elements. Text only ever becomes text: names are
// whatever the graph's author wrote.

const data = JSON.parse(document.getElementById('data').textContent);
const chip = data.chip || null;

/** An element: h('p', {class: 'quiet', onclick: f}, 'text', child, ...). */
function h(tag, properties, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/** The same of SVG. */
function svg(tag, properties, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), properties, children);
}

/** Puts these in the place of what an element holds. */
function put(element, ...children) {
  element.replaceChildren();
  return fill(element, {}, children);
}

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === null || value === undefined || value === false)
      continue;
    if (name.startsWith('on'))
      element.addEventListener(name.slice(2), value);
    else
      element.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children.flat(Infinity))
    if (child !== null && child !== undefined && child !== false)
      element.append(child);
  return element;
}

// --- Numbers -----------------------------------------------------------------

const known = value => typeof value === 'number' && Number.isFinite(value);

/** 3 significant digits and a prefix: scaled(2.1e9, 'B') is "2.10 GB". */
function scaled(value, unit) {
  if (!known(value))
    return '–';
  const prefixes =
      [ [ 1e15, 'P' ], [ 1e12, 'T' ], [ 1e9, 'G' ], [ 1e6, 'M' ], [ 1e3, 'k' ], [ 1, '' ] ];
  const [scale, prefix] = prefixes.find(([ s ]) => Math.abs(value) >= s) || [ 1, '' ];
  const shown = value / scale;
  return `${scale === 1 ? trimmed(shown) : shown.toPrecision(3)} ${prefix}${unit}`;
}
/** 3 significant digits, but all of an integer. */
const trimmed = value => Number.isInteger(value) || Math.abs(value) >= 1000
                             ? Math.round(value).toLocaleString('en')
                             : String(Number(value.toPrecision(3)));
const bytes = value => scaled(value, 'B');
const flops = value => scaled(value, 'FLOP');
const rate = value => scaled(value, 'FLOP/s');
const percent = value => known(value) ? `${(100 * value).toFixed(value < 0.1 ? 1 : 0)}%` : '–';
const count = (n, one, many) => `${n.toLocaleString('en')} ${n === 1 ? one : many || one + 's'}`;

function seconds(value) {
  if (!known(value))
    return '–';
  const [scale, unit] = value >= 1      ? [ 1, 's' ]
                        : value >= 1e-3 ? [ 1e-3, 'ms' ]
                        : value >= 1e-6 ? [ 1e-6, 'µs' ]
                                        : [ 1e-9, 'ns' ];
  return `${(value / scale).toPrecision(3)} ${unit}`;
}
function kib(value) {
  if (!known(value))
    return '–';
  return value < 1024 ? `${value} B` : `${trimmed(value / 1024)} KiB`;
}

// --- Kernels -----------------------------------------------------------------

/** What a kernel mostly is: 'matmul', 'row' or 'elementwise'. */
function kindOf(kernel) {
  const ops = kernel.fuse_ops.join(' ');
  return /matmul/.test(ops) ? 'matmul' : /elementwise/.test(ops) ? 'elementwise' : 'row';
}

/** FLOP/s that the units reach which the kernel uses. */
function peakOf(unit) {
  if (unit === 'f16')
    return chip.peak_f16;
  if (unit === 'tf32')
    return chip.peak_tf32;
  if (unit === 'tf32x3')
    return chip.peak_tf32 / 3;
  return chip.peak_f32;
}

const kernels = data.kernels.map((kernel, index) => {
  const model = kernel.model || {};
  const result = {
    ...kernel,
    ...model,
    model,
    index,
    id : `${kernel.function} ${kernel.name}`,
    kind : kindOf(kernel)
  };
  // The expressions, where there are dynamic sizes.
  result.expressions = {
    flops : kernel.flops,
    bytes_fused : kernel.bytes_fused,
    bytes_unfused : kernel.bytes_unfused
  };
  result.intensity =
      known(model.flops) && model.bytes_fused ? model.flops / model.bytes_fused : null;
  result.intensityUnfused =
      known(model.flops) && model.bytes_unfused ? model.flops / model.bytes_unfused : null;
  if (chip && known(model.flops) && known(model.bytes_fused)) {
    const compute = model.flops / peakOf(model.unit), memory = model.bytes_fused / chip.bandwidth;
    result.bound = Math.max(compute, memory);
    result.limit = compute > memory ? `${model.unit} units` : 'memory';
    if (known(model.seconds))
      result.share = result.bound / model.seconds;
  }
  return result;
});
const kernelById = new Map(kernels.map(kernel => [kernel.id, kernel]));
const codeByName = new Map((data.code || []).map(code => [code.name, code]));

const shareOf = kernel => kernel.share > 1 ? 'over 100%' : percent(kernel.share);

/** The kernel that has the schedules of this one's code. */
const scheduled = kernel =>
    kernel.variants
        ? kernel
        : kernels.find(k => k.variants && k.code.some(name => (kernel.code || []).includes(name)));

const sum = (list, pick) =>
    list.reduce((total, item) => total + (known(pick(item)) ? pick(item) : 0), 0);
const totals = {
  flops : sum(kernels, k => k.model.flops),
  fused : sum(kernels, k => k.model.bytes_fused),
  unfused : sum(kernels, k => k.model.bytes_unfused),
  seconds : sum(kernels, k => k.seconds),
  bound : sum(kernels.filter(k => known(k.seconds)), k => Math.min(k.bound, k.seconds)),
};
const sizes = Object.entries(data.sizes || {});
const atSizes = sizes.length ? `at ${sizes.map(([ name, n ]) => `${name} = ${n}`).join(', ')}` : '';
const graphNodes = (data.graph || []).flatMap(graph => graph.nodes);
const compiledOps = graphNodes.filter(node => node.kernels.length).length;
const leftOps = data.left_to_host.length;

/** An op by its name and, of a generic one, by what it computes. */
const titleOf = node => node.does ? `${node.op}: ${node.does.join(', ')}` : node.op;

/** A schedule without what is the same in all of them. */
const schedule = text => text.replace(/^#fuse\./, '');

/** What became of an op that a kernel computes. */
function roleOf(role, kernel) {
  const main = kernel ? kernel.fuse_ops.join('; ') : 'the kernel';
  switch (role) {
  case 'matmul':
    return `Multiplied here: it is the ${
        kernel && /right operands/.test(main)
            ? 'product, or one of the products that read the same left operand,'
            : 'product'} that the kernel is built around.`;
  case 'epilogue':
    return 'Fused: computed in registers on the result, before that is written. No rule keeps it apart.';
  case 'prologue':
    return 'Fused: computed as elements are read. No rule keeps it apart.';
  case 'row':
    return 'Fused into row work: rows stay on the chip from the first read to the last write. No rule keeps it apart.';
  default:
    return 'Computed at each element, in one pass with what stands beside it. No rule keeps these apart.';
  }
}
