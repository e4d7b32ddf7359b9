// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables: kernels, schedules, resources, ops.

/**
 * A table that sorts by its columns: {title, of(row) → what is sorted by, show(row) → what is seen,
 * number: right-aligned}. Sorted by column `by` at first, large numbers up.
 */
function table(caption, columns, rows, by = 0, rowClass = () => null) {
  const body = h('tbody');
  const heads = columns.map(
      (column, index) => h(
          'th', {scope : 'col', class : column.number && 'number', 'aria-sort' : 'none'},
          h('button', {
            type : 'button',
            onclick : () => sort(index, !(current.index === index ? current.down : !column.number))
          },
            column.title)));
  let current = {};
  const compare = (a, b) => {
    if (known(a) && known(b))
      return a - b;
    if (known(a) !== known(b))
      return known(a) ? 1 : -1;
    return String(a ?? '').localeCompare(String(b ?? ''), 'en', {numeric : true});
  };
  function sort(index, down) {
    current = {index, down};
    heads.forEach((head, i) => head.setAttribute('aria-sort', i !== index ? 'none'
                                                              : down      ? 'descending'
                                                                          : 'ascending'));
    const of = columns[index].of;
    const sorted =
        rows.map((row, i) => [row, i])
            .sort((a, b) => (down ? -1 : 1) * compare(of(a[0]), of(b[0])) || a[1] - b[1]);
    body.replaceChildren(...sorted.map(
        ([ row ]) =>
            h('tr', {class : rowClass(row)},
              columns.map(
                  column => h('td', {
                    class : [ column.number && 'number', column.class ].filter(Boolean).join(' ') ||
                                null
                  },
                              column.show ? column.show(row) : column.of(row))))));
  }
  sort(by, Boolean(columns[by].number));
  return h('div', {class : 'scroll', tabindex : 0, role : 'region', 'aria-label' : caption},
           h('table', {'aria-label' : caption}, h('thead', {}, h('tr', {}, heads)), body));
}

/// Results that the driver copies.
function listCopies(panel) {
  const copies = data.copies || [];
  if (copies.length)
    panel.append(
        h('h2', {}, 'Copies'),
        h('ul', {},
          copies.map(
              c => h('li', {},
                     `Result ${c.result} of @${c.function} is ${c.source}: the driver copies ${
                         c.bytes} bytes, and no kernel does.`))));
}

function kernelsPanel(panel) {
  if (!kernels.length) {
    panel.append(h(
        'p', {},
        data.copies && data.copies.length
            ? 'There is no kernel.'
            : 'There is no kernel: nothing of the graph can be compiled. The reasons stand under Ops.'));
    listCopies(panel);
    return;
  }
  const longest = Math.max(...kernels.map(k => k.seconds || 0));
  const columns = [
    {
      title : 'Kernel',
      of : k => k.name,
      class : 'name',
      show :
          k => [h('code', {}, k.name),
                k.code_of !== k.name ? h('span', {class : 'quiet'}, ` code of ${k.code_of}`) : null]
    },
    {title : 'What it is', class : 'name', of : k => k.fuse_ops.join('; ')},
    {title : 'Ops', of : k => k.ops.length, number : true},
    {
      title : 'FLOPs',
      of : k => k.model.flops,
      show : k => numberOr(k, 'flops', flops),
      number : true
    },
    {
      title : 'Bytes, fused',
      of : k => k.model.bytes_fused,
      show : k => numberOr(k, 'bytes_fused', bytes),
      number : true
    },
    {
      title : 'Bytes, op by op',
      of : k => k.model.bytes_unfused,
      show : k => numberOr(k, 'bytes_unfused', bytes),
      number : true
    },
    {
      title : 'FLOP/B',
      of : k => k.intensity,
      show : k => known(k.intensity) ? trimmed(k.intensity) : '–',
      number : true
    },
  ];
  if (chip)
    columns.push(
        {title : 'Time', of : k => k.seconds, show : k => seconds(k.seconds), number : true}, {
          title : 'Share of all',
          of : k => k.seconds,
          class : 'barcell',
          show : k =>
              known(k.seconds) ? bar(k.seconds / longest, percent(k.seconds / totals.seconds)) : '–'
        },
        {
          title : 'Of the roofline',
          of : k => k.share,
          show : k => known(k.share) ? `${shareOf(k)} (${k.limit})` : '–',
          number : true
        });
  panel.append(
      h('p', {class : 'quiet'},
        `Bytes: each input read once, each result written once. Op by op: as a library's kernels would. Times are the cost model's. ${
            atSizes ? `Numbers are ${atSizes}.` : ''}`),
      table('Kernels', columns, kernels, chip ? 7 : 3));
  if (kernels.some(k => k.share > 1))
    panel.append(h('p', {class : 'quiet'},
                   'Beyond 100%: the model does not see the bytes of all auxiliaries.'));

  const expressions =
      kernels.filter(k => Object.values(k.expressions).some(e => typeof e === 'string'));
  if (expressions.length) {
    const text = e => h('code', {}, String(e));
    panel.append(h('h2', {}, 'In terms of the sizes'),
                 table('Kernels in terms of the sizes',
                       [
                         {title : 'Kernel', of : k => k.name, show : k => h('code', {}, k.name)},
                         {
                           title : 'FLOPs',
                           of : k => String(k.expressions.flops),
                           show : k => text(k.expressions.flops)
                         },
                         {
                           title : 'Bytes, fused',
                           of : k => String(k.expressions.bytes_fused),
                           show : k => text(k.expressions.bytes_fused)
                         },
                         {
                           title : 'Bytes, op by op',
                           of : k => String(k.expressions.bytes_unfused),
                           show : k => text(k.expressions.bytes_unfused)
                         },
                       ],
                       expressions));
  }
  const apart = kernels.flatMap(k => k.kept_apart.map(a => ({from : k.name, to : a.kernel, ...a})));
  panel.append(h('h2', {}, 'Why there are not fewer'));
  if (apart.length)
    panel.append(table(
        'Kernels that are kept apart',
        [
          {title : 'Kernel', of : a => a.from, show : a => h('code', {}, a.from)},
          {title : 'Not with', of : a => a.to, show : a => h('code', {}, a.to)},
          {title : 'Rule', of : a => a.rule, show : a => h('span', {class : 'rule'}, a.rule)},
          {title : 'Reason', of : a => a.reason, show : a => h('span', {class : 'wide'}, a.reason)},
        ],
        apart));
  else
    panel.append(h('p', {}, 'No two kernels stand beside each other that could have been one.'));
  const copied =
      kernels.flatMap(k => (k.copied_operands || []).map(c => ({kernel : k.name, ...c})));
  if (copied.length)
    panel.append(
        h('h2', {}, 'Operands that take the slow way'),
        table('Operands that are copied',
              [
                {title : 'Kernel', of : c => c.kernel, show : c => h('code', {}, c.kernel)},
                {title : 'Operand', of : c => c.operand, number : true},
                {title : 'How', of : c => c.how},
                {title : 'Because it', of : c => c.reason},
              ],
              copied));
  listCopies(panel);
  for (const note of data.notes)
    panel.append(
        h('p', {}, h('span', {class : 'rule'}, note.rule), `: ${note.reason} (@${note.function})`));
}

const numberOr = (kernel, key, show) => known(kernel.model[key])
                                            ? show(kernel.model[key])
                                            : h('code', {}, String(kernel.expressions[key]));
const bar =
    (part,
     text) => [h('span', {class : 'bar', style : `width:${Math.max(1, 70 * part).toFixed(1)}%`}),
               ` ${text}`];

function opsPanel(panel) {
  const rows = (data.graph || [])
                   .flatMap(graph => graph.nodes.map(
                                (node, index) => ({...node, index, function : graph.function})));
  const where = node =>
      node.kernels.length ? `in ${node.kernels.map(k => k.kernel).join(', ')}` : node.rule;
  const reasons = new Map();
  for (const left of data.left_to_host)
    reasons.set(left.reason, [...(reasons.get(left.reason) || []), left ]);
  if (reasons.size) {
    panel.append(h('h2', {}, `Left to the host: ${count(leftOps, 'op')}`),
                 h('ul', {},
                   [...reasons ].map(
                       ([ reason, list ]) =>
                           h('li', {}, `${count(list.length, 'op')}: ${reason} `,
                             h('span', {class : 'quiet'},
                               list.slice(0, 6).map(op => `${op.op} (${op.location})`).join(', '),
                               list.length > 6 ? ` and ${list.length - 6} more` : '')))));
  }
  if (!rows.length) {
    panel.append(h(
        'p', {},
        'The report was made of kernels, so the graph they come from is not known. Their ops stand under Kernels.'));
    return;
  }
  panel.append(
      h('h2', {}, 'Each op of the input'),
      table('Ops of the input',
            [
              {title : 'No.', of : n => n.index, number : true},
              {
                title : 'Op',
                of : titleOf,
                show : n => [h('code', {}, n.op),
                             n.does ? h('span', {class : 'quiet'}, ` ${n.does.join(', ')}`) : null]
              },
              {title : 'Where', of : n => n.location, show : n => h('code', {}, n.location)},
              {title : 'Result', of : n => n.type || '', show : n => h('code', {}, n.type || '')},
              {
                title : 'What became of it',
                of : where,
                show : n =>
                    n.kernels.length
                        ? n.kernels.map(
                              k => h('span', {class : 'wide'}, 'in ', h('code', {}, k.kernel),
                                     `. ${roleOf(k.role, kernelById.get(`${k.function} ${k.kernel}`))}`))
                        : h('span', {class : 'wide'}, h('span', {class : 'rule'}, n.rule), `: ${n.reason}`)
              },
            ],
            rows.slice(0, 5000), 1));
  if (rows.length > 5000)
    panel.append(h('p', {class : 'note'},
                   `Of ${rows.length} ops the first 5000 are in the table; all are in the JSON.`));
}

function schedulesPanel(panel) {
  const list = kernels.filter(k => k.variants);
  if (!list.length) {
    panel.append(needsChip('schedules'));
    return;
  }
  const place = h('div');
  const sharing = kernel => kernels.filter(k => scheduled(k) === kernel).length;
  const select = h('select', {onchange : () => show(list[select.selectedIndex])},
                   list.map(k => h('option', {},
                                   `${k.name}: ${seconds(k.seconds)}${
                                       sharing(k) > 1 ? `, and ${sharing(k) - 1} more` : ''}`)));
  panel.append(h('div', {class : 'toolbar'}, h('label', {}, 'Kernel', select)), place);
  function show(kernel) {
    const code = v => v.code.map(name => h('code', {}, name.split('::').pop() + ' '));
    const guard = v => v.max_rows ? `up to ${v.max_rows.toLocaleString('en')} rows`
                       : kernel.variants.length > 1 ? 'more rows'
                                                    : 'any size';
    const alternatives = kernel.alternatives || [];
    const slowest = Math.max(...alternatives.map(a => a.seconds), 0);
    put(place,
      h('h2', {}, 'What is compiled'),
      h('p', {class: 'quiet'}, `Guards are tried in order. Marked: what runs ${atSizes || 'here'}; its rows are ${kernel.rows.toLocaleString('en')}. The times of the others are for as many rows as their guards let through.`),
      table('Variants', [
        {title: 'No.', of: v => kernel.variants.indexOf(v), number: false},
        {title: 'Guard', of: v => v.max_rows || Infinity, show: guard},
        {title: 'Schedule', of: v => schedule(v.schedule), show: v => h('code', {}, schedule(v.schedule))},
        {title: 'Rows', of: v => v.rows, show: v => v.rows.toLocaleString('en'), number: true},
        {title: 'Time by the model', of: v => v.seconds, show: v => seconds(v.seconds), number: true},
        {title: 'Function', of: v => v.code.join(' '), show: code},
      ], kernel.variants, 0, v => v.chosen ? 'chosen' : null),
      h('h2', {}, 'What else there is'),
      alternatives.length ? [
        h('p', {class: 'quiet'}, `Of ${count(kernel.schedules_ranked, 'legal schedule')}, ${kernel.schedules_ranked > alternatives.length ? `the ${alternatives.length} best` : 'all'} by the cost model. A schedule that was timed, or one of a smaller tile that the model cannot tell from the best, may be preferred to its first.`),
        table('Alternatives', [
          {title: 'Schedule', of: a => schedule(a.schedule), show: a => [h('code', {}, schedule(a.schedule)), a.chosen ? ' (chosen)' : '']},
          {title: 'Time by the model', of: a => -a.seconds, show: a => seconds(a.seconds), number: true},
          {title: 'Against the best', of: a => -a.seconds, class: 'barcell', show: a => bar(a.seconds / slowest, `${(a.seconds / alternatives[0].seconds).toFixed(2)}×`)},
        ], alternatives, 1, a => a.chosen ? 'chosen' : null)]
        : h('p', {}, 'The heuristic for such a kernel has one schedule only.'));
  }
  show(list[0]);
  panel.pick = id => {
    const at = list.indexOf(scheduled(kernelById.get(id)));
    if (at >= 0) {
      select.selectedIndex = at;
      show(list[at]);
    }
  };
}

const needsChip = what =>
    h('p', {class : 'note'},
      chip ? `There are no ${what}: nothing of the graph can be compiled for ${chip.name}.`
           : `There are no ${what} without a chip. Ask for the report with one: `,
      chip ? null : h('code', {}, '--fuse-report="format=html chip=sm_90a file=report.html"'));
