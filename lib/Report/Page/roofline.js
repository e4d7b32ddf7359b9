// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The roofline: what the chip can do at each intensity, and each kernel on it.

function rooflinePanel(panel, open) {
  drawRoofline(panel, open);
  let width = panel.clientWidth;
  window.addEventListener('resize', () => {
    if (panel.hidden || panel.clientWidth === width)
      return;
    width = panel.clientWidth;
    panel.replaceChildren();
    drawRoofline(panel, open);
  });
}

function drawRoofline(panel, open) {
  const points = [];
  const byCode = new Map();
  for (const kernel of chip ? kernels : []) {
    if (!known(kernel.intensity) || kernel.intensity <= 0 || !known(kernel.seconds))
      continue;
    const key = `${kernel.code_of} ${kernel.intensity} ${kernel.seconds}`;
    if (byCode.has(key))
      ++byCode.get(key).times;
    else {
      byCode.set(key, {kernel, times : 1});
      points.push(byCode.get(key));
    }
  }
  if (!points.length) {
    panel.append(needsChip('kernels to place on a roofline'));
    return;
  }
  const W = Math.min(1100, Math.max(360, panel.clientWidth - 2)), H = W < 600 ? 420 : 480, L = 96,
        R = 24, T = 22, B = 56;
  const units =
      [...new Set(points.map(point => point.kernel.unit)) ].sort((a, b) => peakOf(b) - peakOf(a));
  const xs =
      points.flatMap(({kernel}) => [kernel.intensity, kernel.intensityUnfused || kernel.intensity]);
  const ridge = peakOf(units[0]) / chip.bandwidth;
  const low = Math.floor(Math.log10(Math.min(ridge / 30, ...xs) * 0.9)),
        high = Math.ceil(Math.log10(Math.max(ridge * 4, ...xs) * 1.2));
  const ys = points.map(({kernel}) => kernel.model.flops / kernel.seconds);
  const top = Math.ceil(Math.log10(peakOf(units[0]) * 1.15)),
        bottom = Math.min(top - 3, Math.floor(Math.log10(Math.min(...ys))));
  const x = value => L + (Math.log10(value) - low) / (high - low) * (W - L - R);
  const y = value => H - B - (Math.log10(value) - bottom) / (top - bottom) * (H - T - B);
  const roof = (value, unit) => Math.min(peakOf(unit), value * chip.bandwidth);
  const picture = svg('svg', {
    viewBox : `0 0 ${W} ${H}`,
    role : 'group',
    'aria-label' : `Roofline of ${chip.name}, ${chip.part}`
  });
  const every = W < 600 ? 2 : 1;
  for (let power = low; power <= high; power += every)
    picture.append(
        svg('line', {class : 'grid', x1 : x(10 ** power), x2 : x(10 ** power), y1 : T, y2 : H - B}),
        svg('text', {x : x(10 ** power), y : H - B + 18, 'text-anchor' : 'middle'},
            axisNumber(10 ** power)));
  for (let power = bottom; power <= top; ++power)
    picture.append(
        svg('line', {class : 'grid', x1 : L, x2 : W - R, y1 : y(10 ** power), y2 : y(10 ** power)}),
        svg('text', {x : L - 8, y : y(10 ** power) + 4, 'text-anchor' : 'end'},
            scaled(10 ** power, 'FLOP/s').replace(/\.0+ /, ' ')));
  picture.append(svg('line', {class : 'axis', x1 : L, x2 : W - R, y1 : H - B, y2 : H - B}),
                 svg('line', {class : 'axis', x1 : L, x2 : L, y1 : T, y2 : H - B}),
                 svg('text',
                     {class : 'label', x : (L + W - R) / 2, y : H - 12, 'text-anchor' : 'middle'},
                     W < 600 ? 'Intensity, FLOP/byte (log)'
                             : 'Intensity, FLOP for each byte of device memory (log)'),
                 svg('text', {class : 'label', x : L, y : T - 8}, 'Rate (log)'));
  const names = {
    f16 : 'f16 and bf16 matrix units',
    tf32 : 'tf32 matrix units',
    tf32x3 : 'f32 by three tf32 products',
    f32 : 'f32 units'
  };
  units.forEach((unit, i) => {
    const bend = peakOf(unit) / chip.bandwidth;
    // The part of the slope that is in sight.
    const from = i ? bend : Math.max(10 ** low, 10 ** bottom / chip.bandwidth);
    picture.append(svg('path', {
                     class : i ? 'roof other' : 'roof',
                     d : `M${x(from)},${y(roof(from, unit))}L${x(bend)},${y(peakOf(unit))}L${
                         x(10 ** high)},${y(peakOf(unit))}`
                   }),
                   svg('text', {x : W - R - 6, y : y(peakOf(unit)) - 7, 'text-anchor' : 'end'},
                       `${W < 600 ? unit : names[unit] || unit}: ${rate(peakOf(unit))}`));
  });
  const slope = Math.max(10 ** low * 1.6, 10 ** (bottom + 0.3) / chip.bandwidth);
  const angle = -Math.atan2(y(roof(slope, units[0])) - y(roof(slope * 2, units[0])),
                            x(slope * 2) - x(slope)) *
                180 / Math.PI;
  picture.append(svg('text', {
    transform : `translate(${x(slope)},${y(roof(slope, units[0])) - 8}) rotate(${angle.toFixed(2)})`
  },
                     `memory: ${scaled(chip.bandwidth, 'B/s')}`));
  const details = h('p', {'aria-live' : 'polite', class : 'quiet'},
                    'Point at a kernel, or go through them with Tab.');
  const labels = points.map(({kernel}) => ({
                              left : x(kernel.intensity) - 7,
                              width : 14,
                              top : y(kernel.model.flops / kernel.seconds) - 10
                            }));
  const marks = [];
  for (const {kernel, times} of points) {
    const reached = kernel.model.flops / kernel.seconds, at = [ x(kernel.intensity), y(reached) ];
    const text = `${kernel.name}${times > 1 ? ` (${times} times)` : ''}: ${
        trimmed(kernel.intensity)} FLOP/byte, ${rate(reached)} by the model, ${
        shareOf(kernel)} of the roofline, bound by ${kernel.limit}; op by op it would be ${
        trimmed(kernel.intensityUnfused || 0)} FLOP/byte`;
    picture.append(svg('line', {
      class : 'drop',
      x1 : at[0],
      x2 : at[0],
      y1 : at[1],
      y2 : y(roof(kernel.intensity, kernel.unit))
    }));
    if (kernel.intensityUnfused && kernel.intensityUnfused < kernel.intensity * 0.999) {
      const before = [ x(kernel.intensityUnfused), y(roof(kernel.intensityUnfused, kernel.unit)) ];
      picture.append(svg('circle', {class : 'unfused', cx : before[0], cy : before[1], r : 4}));
    }
    const say = () => details.replaceChildren(text);
    marks.push(svg('circle', {
      class : `point kind-${kernel.kind}`,
      cx : at[0],
      cy : at[1],
      r : 6 + Math.min(5, Math.log2(times)),
      tabindex : 0,
      role : 'button',
      'aria-label' : text,
      onmouseenter : say,
      onfocus : say,
      onclick : () => open('schedules', kernel),
      onkeydown : event => {
        if (event.key === 'Enter')
          open('schedules', kernel);
      }
    },
                   svg('title', {}, text)));
    // A name where no other stands.
    const width = Math.min(28, kernel.name.length) * 6.7, spots = [
      [ 12, 4, 'start' ], [ -12, 4, 'end' ], [ 12, 20, 'start' ], [ 12, -12, 'start' ],
      [ -12, 20, 'end' ], [ -12, -12, 'end' ]
    ];
    for (const [dx, dy, anchor] of spots) {
      const box = {left : at[0] + dx - (anchor === 'end' ? width : 0), top : at[1] + dy - 12};
      if (box.left < L || box.left + width > W - R || box.top + 14 > H - B || box.top < T)
        continue;
      if (labels.some(o => box.left < o.left + o.width && o.left < box.left + width &&
                           Math.abs(o.top - box.top) < 15))
        continue;
      labels.push({...box, width});
      marks.push(svg('text', {
        class : 'label',
        x : at[0] + dx,
        y : at[1] + dy,
        'text-anchor' : anchor,
        'aria-hidden' : 'true'
      },
                     shorten(kernel.name, 28)));
      break;
    }
  }
  picture.append(...marks);
  panel.append(
      h('p', {class : 'quiet'},
        `${chip.name}: ${chip.part}, ${chip.units} ${chip.vendor === 'amd' ? 'CUs' : 'SMs'}, ${
            scaled(
                chip.bandwidth,
                'B/s')} to device memory. Peaks are those of the data sheet. A dot is a kernel at the rate that the cost model expects${
            atSizes
                ? ` ${atSizes}`
                : ''}; the line above it is what is left to the roof, and a ring is where it would be at best if its ops ran one by one.`),
      h('div', {class : 'plot'}, picture), details,
      h('p', {class : 'legend'},
        [
          [ 'matmul', 'matrix product' ], [ 'row', 'row work' ], [ 'elementwise', 'elementwise' ]
        ].map(([ kind, text ]) => h('span', {}, h('i', {class : `${kind} round`}), text)),
        h('span', {}, '○ op by op')));
  const still = kernels.filter(k => !points.some(p => p.kernel.id === k.id) &&
                                    !(known(k.intensity) && k.intensity > 0));
  if (still.length)
    panel.append(
        h('p', {class : 'quiet'},
          `Without FLOPs, so not on the plot: ${
              still.slice(0, 12)
                  .map(k => `${k.name}${
                           known(k.seconds) && known(k.model.bytes_fused)
                               ? ` (${scaled(k.model.bytes_fused / k.seconds, 'B/s')})`
                               : ''}`)
                  .join(', ')}${still.length > 12 ? ` and ${still.length - 12} more` : ''}.`));
}

const axisNumber = value => value >= 1e5 ? scaled(value, '').trim()
                            : value >= 1 ? value.toLocaleString('en')
                                         : String(Number(value.toPrecision(1)));
