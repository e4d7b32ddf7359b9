// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The head of the page, its tabs, and light and dark.

function headline() {
  const functions = [...new Set((data.graph || []).map(g => `@${g.function}`)) ];
  const ops = compiledOps || sum(kernels, k => k.ops.length);
  const copied = (data.copies || []).length;
  if (!kernels.length && copied)
    return `No kernel is needed: the driver copies ${count(copied, 'result')}.`;
  if (!kernels.length)
    return leftOps ? `Nothing is compiled: ${count(leftOps, 'op')} cannot be, and ${
                         leftOps === 1 ? 'it is' : 'each is'} listed with its reason.`
                   : 'There is nothing to compile.';
  const parts = [ `${count(ops, 'op')} became ${count(kernels.length, 'kernel')}` ];
  if (chip && totals.seconds)
    parts[0] += `: ${seconds(totals.seconds)} by the cost model${atSizes ? ` ${atSizes}` : ''}, ${
        percent(totals.bound / totals.seconds)} of what ${chip.name} could do at best`;
  const text = [ `${parts[0]}.` ];
  if (totals.unfused > totals.fused * 1.005)
    text.push(`They move ${bytes(totals.fused)} instead of ${bytes(totals.unfused)}.`);
  if (copied)
    text.push(`The driver copies ${count(copied, 'result')}.`);
  if (leftOps)
    text.push(`${count(leftOps, 'op is', 'ops are')} left to the host.`);
  document.title = `Fuse report: ${functions.slice(0, 3).join(', ') || kernels[0].function}`;
  return text.join(' ');
}

function spilling(code) {
  const many =
      code.filter(f => Object.entries(f.resources).some(([ key, n ]) => key.includes('spill') && n))
          .length;
  return data.no_resources ? null
         : many            ? `${many} of them ${many === 1 ? 'spills' : 'spill'}`
                           : 'none spills';
}

function head() {
  document.getElementById('headline').textContent = headline();
  const functions = (data.graph || []).map(g => `@${g.function}`);
  document.getElementById('subline').textContent = [
    functions.slice(0, 4).join(', ') +
        (functions.length > 4 ? ` and ${functions.length - 4} more` : ''),
    chip ? `${chip.name}, ${chip.part}` : 'no chip',
    atSizes,
  ].filter(Boolean).join(' · ');
  const fact = (name, value, note) =>
      h('div', {}, h('dt', {}, name), h('dd', {}, value, note ? h('small', {}, note) : null));
  const distinct = new Set(kernels.map(k => k.code_of)).size;
  const facts = [
    fact('Kernels', kernels.length.toLocaleString('en'),
         distinct !== kernels.length ? `${distinct} distinct`
         : compiledOps ? `of ${count(compiledOps, 'op')}`
                       : null),
    data.copies && data.copies.length ? fact('Copies', data.copies.length, 'by the driver') : null,
    leftOps ? fact('Left to the host', count(leftOps, 'op')) : null,
    chip && totals.seconds
        ? fact('Time by the model', seconds(totals.seconds), `at best ${seconds(totals.bound)}`)
        : null,
    totals.fused ? fact('Bytes moved', bytes(totals.fused),
                        totals.unfused > totals.fused * 1.005
                            ? `${(totals.unfused / totals.fused).toFixed(2)}× less than op by op`
                            : 'as op by op')
                 : null,
    totals.flops
        ? fact('Work', flops(totals.flops),
               totals.seconds ? `${rate(totals.flops / totals.seconds)} by the model` : null)
        : null,
    data.code && data.code.length
        ? fact('Functions of the GPU', data.code.length, spilling(data.code))
        : null,
  ];
  document.getElementById('totals').append(...facts.filter(Boolean));
  document.getElementById('footer').textContent = `Made by Fuse ${
      data.compiler ||
      ''}. The data of this page stands in it as JSON, the same as fuse-report's format=json.`;
}

function makeTabs() {
  const bar = document.getElementById('tabs'), place = document.getElementById('panels');
  const parts = [
    [ 'graph', 'Graph', graphPanel ], [ 'kernels', 'Kernels', kernelsPanel ],
    [ 'roofline', 'Roofline', rooflinePanel ], [ 'schedules', 'Schedules', schedulesPanel ],
    [ 'code', 'Code', codePanel ], [ 'ir', 'IR', irPanel ], [ 'ops', 'Ops', opsPanel ]
  ];
  const tabs = parts.map(([ name, title, build ], number) => {
    const panel = h('section', {
      id : `panel-${name}`,
      class : `panel-${name}`,
      role : 'tabpanel',
      'aria-labelledby' : `tab-${name}`,
      hidden : true
    });
    const tab = h('button', {
      type : 'button',
      role : 'tab',
      id : `tab-${name}`,
      'aria-controls' : `panel-${name}`,
      'aria-selected' : 'false',
      tabindex : -1,
      onclick : () => select(number)
    },
                  title);
    bar.append(tab);
    place.append(panel);
    return {name, tab, panel, build};
  });
  let built = new Set();
  function make(item) {
    if (built.has(item))
      return;
    built.add(item);
    item.build(item.panel, open);
  }
  function select(number, focus) {
    tabs.forEach(({tab, panel}, i) => {
      tab.setAttribute('aria-selected', String(i === number));
      tab.setAttribute('tabindex', i === number ? 0 : -1);
      panel.hidden = i !== number;
    });
    make(tabs[number]);
    tabs[number].tab.scrollIntoView({block : 'nearest', inline : 'nearest'});
    if (focus)
      tabs[number].tab.focus();
    if (location.hash !== `#${tabs[number].name}`)
      history.replaceState(null, '', `#${tabs[number].name}`);
  }
  /** Shows a part, at a kernel. */
  function open(name, kernel) {
    const number = tabs.findIndex(item => item.name === name);
    select(number, true);
    tabs[number].panel.pick?.(kernel.id);
  }
  bar.addEventListener('keydown', event => {
    const at = tabs.findIndex(({tab}) => tab === document.activeElement);
    const to = {
      ArrowRight : (at + 1) % tabs.length,
      ArrowLeft : (at + tabs.length - 1) % tabs.length,
      Home : 0,
      End : tabs.length - 1
    }[event.key];
    if (to === undefined || at < 0)
      return;
    event.preventDefault();
    select(to, true);
  });
  document.addEventListener('keydown', event => {
    // Out of what is scrolled or pointed at, back to the tabs.
    if (event.key === 'Escape' && !event.defaultPrevented &&
        document.activeElement !== document.body)
      tabs.find(({tab}) => tab.getAttribute('aria-selected') === 'true').tab.focus();
  });
  window.addEventListener('hashchange', () => {
    const number = tabs.findIndex(({name}) => `#${name}` === location.hash);
    if (number >= 0)
      select(number);
  });
  window.addEventListener('beforeprint', () => tabs.forEach(make));
  const wanted = tabs.findIndex(({name}) => `#${name}` === location.hash);
  select(wanted >= 0 ? wanted : (data.graph || []).some(g => g.nodes.length) ? 0 : 1);
}

function theme() {
  const button = document.getElementById('theme'), root = document.documentElement;
  const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark'
                                          : matchMedia('(prefers-color-scheme: dark)').matches;
  const label = () => { button.textContent = isDark() ? 'Light' : 'Dark'; };
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    label();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', label);
  label();
}

theme();
head();
makeTabs();
