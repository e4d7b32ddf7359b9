// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text: the assembly with its main loop, and the levels of the IR side by side.

/** Lines of text with their numbers, from `first` (the first line is 1). */
function segment(lines, first, kind) {
  const numbers = lines.map((_, i) => first + i).join('\n');
  return h('div', {class : `segment${kind ? ` ${kind}` : ''}`},
           h('pre', {class : 'gutter', 'aria-hidden' : 'true'}, numbers),
           h('pre', {}, lines.join('\n')));
}

/** The same width for the numbers of all segments. */
function widen(listing, lines) { listing.style.setProperty('--digits', String(lines).length); }

const linesOf = text => (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
const leftOut = n => h('p', {class : 'note'}, `${count(n, 'line')} left out.`);

function codePanel(panel) {
  const list = data.code || [];
  if (!list.length) {
    panel.append(needsChip('lines of code'));
    return;
  }
  const isPtx = list[0].language === 'PTX';
  if (data.no_resources)
    panel.append(
        h('p', {class : 'note'}, `Registers and spills are not known: ${data.no_resources}`));
  const shared = f => f.dynamic_shared_bytes + (f.resources.static_shared_bytes || 0) +
                      (f.resources.lds_bytes || 0);
  const spills = f => isPtx ? f.resources.spill_store_bytes + f.resources.spill_load_bytes
                            : f.resources.vgpr_spills + f.resources.sgpr_spills;
  const registers = f => isPtx ? f.resources.registers : f.resources.vgprs;
  /** Blocks that an SM or CU holds at once. */
  const resident = f => {
    const warps = Math.ceil(f.threads / chip.lanes);
    if (!warps || !registers(f))
      return null;
    const each = Math.ceil(registers(f) / 8) * 8;
    const byRegisters =
        Math.floor(Math.floor(chip.registers_per_unit / (each * chip.lanes)) / warps);
    const byShared = shared(f)
                         ? Math.floor(chip.shared_per_unit / (shared(f) + chip.reserved_shared))
                         : Infinity;
    return Math.max(0,
                    Math.min(byRegisters, byShared, Math.floor(chip.max_warps_per_unit / warps)));
  };
  const name = f => f.name.split('::').pop();
  const loopText = f => f.main_loop.instructions
                            ? `${f.main_loop.matrix} of ${f.main_loop.instructions} matrix`
                            : 'none';
  const columns = [
    {
      title : 'Function',
      of : name,
      class : 'name',
      show : f => h('button', {
        type : 'button',
        class : 'link',
        onclick : () => {
          show(f);
          listing.focus();
        }
      },
                    name(f))
    },
    {title : 'Threads', of : f => f.threads, number : true},
    isPtx ? {title : 'Registers', of : registers, show : f => registers(f) ?? '–', number : true}
          : {
              title : 'VGPRs (AGPRs)',
              of : registers,
              show : f => `${f.resources.vgprs ?? '–'} (${f.resources.agprs ?? '–'})`,
              number : true
            },
    !isPtx && {title : 'SGPRs', of : f => f.resources.sgprs, number : true},
    {
      title : isPtx ? 'Shared memory' : 'LDS',
      of : shared,
      show : f => `${kib(shared(f))}, ${percent(shared(f) / chip.shared_per_block)}`,
      number : true
    },
    {
      title : isPtx ? 'Spilled bytes' : 'Spilled registers',
      of : spills,
      show : f => known(spills(f)) ? (spills(f) ? `${spills(f)} ⚠` : '0') : '–',
      number : true
    },
    {
      title : isPtx ? 'Stack' : 'Scratch',
      of : f => isPtx ? f.resources.stack_bytes : f.resources.scratch_bytes,
      show : f => kib(isPtx ? f.resources.stack_bytes : f.resources.scratch_bytes),
      number : true
    },
    {
      title : `Blocks a ${isPtx ? 'SM' : 'CU'}`,
      of : resident,
      show : f => resident(f) ?? '–',
      number : true
    },
    isPtx && {title : 'Cluster', of : f => f.cluster, number : true},
    {title : 'Main loop', of : f => f.main_loop.instructions, show : loopText, number : true},
  ].filter(Boolean);
  panel.append(
      h('p', {class : 'quiet'},
        isPtx
            ? 'Registers, stack and spills as ptxas reports them; threads, cluster and dynamic shared memory as they are launched.'
            : 'Registers, LDS, scratch memory and spills as the assembly\'s metadata says; VGPRs with the AGPRs among them.',
        ' Blocks at once: by registers, shared memory and warps. Main loop: matrix instructions among all of it.'),
      table('Functions of the GPU', columns, list, 0));

  const select = h('select', {onchange : () => show(list[select.selectedIndex])},
                   list.map(f => h('option', {}, name(f))));
  const listing =
      h('div', {class : 'listing', tabindex : 0, role : 'region', 'aria-label' : 'Assembly'});
  const jump = h('button', {
    type : 'button',
    onclick : () => {
      listing.querySelector('.loop')?.scrollIntoView({block : 'start'});
      listing.focus();
    }
  },
                 'To the main loop');
  const about = h('span', {class : 'quiet'});
  panel.append(h('h2', {}, `Assembly: ${list[0].language}`),
               h('div', {class : 'toolbar'}, h('label', {}, 'Function', select), jump, about),
               listing);
  function show(f) {
    select.selectedIndex = list.indexOf(f);
    put(about,
        f.main_loop.instructions
            ? `Marked: the main loop, ${count(f.main_loop.instructions, 'instruction')}, of them ${
                  count(f.main_loop.matrix, 'matrix instruction')}${
                  f.main_loop.matrix
                      ? ` (${percent(f.main_loop.matrix / f.main_loop.instructions)})`
                      : ''}.`
            : 'There is no loop in it.');
    jump.hidden = !f.main_loop.instructions;
    const parts = [];
    let next = 0;
    for (const piece of f.pieces) {
      if (piece.line > next)
        parts.push(leftOut(piece.line - next));
      const lines = linesOf(piece.text);
      let at = piece.line;
      const end = piece.line + lines.length;
      const add = (to, kind) => {
        if (to > at)
          parts.push(segment(lines.slice(at - piece.line, to - piece.line), at + 1, kind));
        at = Math.max(at, to);
      };
      for (const [first, last] of f.main_loop.lines) {
        if (last < at || first >= end)
          continue;
        add(Math.min(first, end));
        add(Math.min(last + 1, end), 'loop');
      }
      add(end);
      next = end;
    }
    if (next < f.lines)
      parts.push(leftOut(f.lines - next));
    widen(listing, f.lines);
    put(listing, parts);
    listing.scrollTop = 0;
  }
  show(list[0]);
  panel.pick = id => {
    const kernel = kernelById.get(id), first = scheduled(kernel),
          chosen = first && first.variants.find(v => v.chosen);
    const wanted = (chosen && chosen.code[0]) || (kernel.code && kernel.code[0]);
    if (codeByName.has(wanted))
      show(codeByName.get(wanted));
  };
  // What takes most of the time.
  const slowest = kernels.reduce((a, b) => (b.seconds || 0) > (a.seconds || 0) ? b : a, kernels[0]);
  if (slowest)
    panel.pick(slowest.id);
}

const levelTitles = {
  graph : 'graph: as it was given',
  fused : 'fused: kernels of fuse ops',
  scheduled : 'scheduled: kernels with their variants',
  kernels : 'kernels: tile ops on the GPU dialect',
  mapped : 'mapped: tile ops with roles, layouts and transports',
  target : chip && chip.vendor === 'amd' ? 'target: rocdl and llvm' : 'target: nvvm and llvm',
};

function irPanel(panel) {
  const levels = data.levels || [];
  if (!levels.length) {
    panel.append(h('p', {class : 'note'}, 'There is no text of any level.'));
    return;
  }
  const goto = h('select', {onchange : () => panes.forEach(pane => pane.find())},
                 h('option', {}, 'the top'), kernels.map(k => h('option', {}, k.name)));
  function makePane(start, label) {
    const select = h('select', {'aria-label' : label, onchange : () => show()},
                     levels.map(level => h('option', {}, levelTitles[level.name] || level.name)));
    const text = h(
        'div', {class : 'listing', tabindex : 0, role : 'region', 'aria-label' : `${label}, text`});
    const pane = {
      element : h('div', {}, h('div', {class : 'toolbar'}, h('label', {}, label, select)), text),
      find
    };
    select.selectedIndex = Math.min(start, levels.length - 1);
    let lines = [];
    function show() {
      const level = levels[select.selectedIndex];
      lines = linesOf(level.text);
      find();
    }
    function find() {
      const level = levels[select.selectedIndex], number = goto.selectedIndex;
      const kernel = number > 0 ? kernels[number - 1] : null;
      const names = kernel ? [ kernel.name, kernel.code_of ] : [];
      const at =
          kernel ? Math.max(-1, ...names.slice(0, 1).map(
                                    name => lines.findIndex(line => line.includes(`"${name}"`) ||
                                                                    line.includes(`@${name} `) ||
                                                                    line.includes(`@${name}(`))))
                 : -1;
      const other =
          kernel && at < 0 ? lines.findIndex(line => names.some(name => line.includes(name))) : at;
      const parts = other < 0 ? [ segment(lines, 1) ] : [
        segment(lines.slice(0, other), 1),
        segment(lines.slice(other, other + 1), other + 1, 'found'),
        segment(lines.slice(other + 1), other + 2)
      ];
      const cut = level.cut_bytes ? [ h('p', {class : 'note'},
                                        `The text is cut: ${count(level.cut_lines, 'more line')} (${
                                            bytes(level.cut_bytes)}). fuse-opt prints all of it.`) ]
                                  : [];
      widen(text, lines.length);
      text.replaceChildren(...cut, ...parts.filter(part => part.lastChild.textContent || other < 0),
                           ...cut.map(note => note.cloneNode(true)));
      const found = text.querySelector('.found');
      text.scrollTop = found ? found.offsetTop - text.offsetTop - 60 : 0;
    }
    show();
    return pane;
  }
  const panes = [ makePane(0, 'Left'), makePane(1, 'Right') ];
  panel.append(h('div', {class : 'toolbar'}, kernels.length ? h('label', {}, 'Go to', goto) : null),
               h('div', {class : 'panes'}, panes.map(pane => pane.element)));
}
