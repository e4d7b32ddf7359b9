// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The graph: kernels as boxes that hold their ops, in layers from top to bottom. Only what can be
// seen is in the document, so that large graphs stay fast.

const ROW = 20, HEAD = 44, GAP = 28, LAYER = 56, LONG = 12;

/**
 * Boxes and edges of a function: {boxes, edges}. `quiet` says whether folded ops and views are
 * shown.
 */
function boxesOf(graph, quiet) {
  const boxes = [], byNode = new Map(), ofKernel = new Map(), hidden = new Set();
  const add = box => {
    boxes.push(box);
    return box;
  };
  graph.nodes.forEach((node, index) => {
    const list = [];
    for (const place of node.kernels) {
      const id = `${place.function} ${place.kernel}`;
      let box = ofKernel.get(id);
      if (!box) {
        const kernel = kernelById.get(id);
        box = add({kernel, title: place.kernel, kind: kernel ? kernel.kind : 'elementwise', rows: [], first: index,
          sub: kernel ? [kernel.fuse_ops.join('; '), known(kernel.seconds) ? seconds(kernel.seconds) : null].filter(Boolean).join(' · ') : ''});
        ofKernel.set(id, box);
      }
      box.rows.push({node, index, role : place.role, box});
      list.push(box);
    }
    if (!node.kernels.length) {
      const isLeft = node.rule === 'left-to-host';
      if (!isLeft && !quiet)
        hidden.add(index);
      else
        list.push(add({
          node,
          index,
          title : titleOf(node),
          kind : isLeft                   ? 'refused'
                 : node.rule === 'folded' ? 'folded'
                                          : 'host',
          rows : [],
          first : index,
          sub : isLeft                   ? 'left to the host'
                : node.rule === 'folded' ? 'folded away'
                                         : 'stays with the host'
        }));
    }
    byNode.set(index, list);
  });
  // What reads a hidden node reads what that reads.
  const from = new Map();
  const origins = index => {
    if (!hidden.has(index))
      return [ index ];
    if (!from.has(index)) {
      from.set(index, []);
      from.set(index, [...new Set(graph.nodes[index].inputs.flatMap(origins)) ]);
    }
    return from.get(index);
  };
  const edges = new Map();
  const connect = (a, b) => {
    if (a !== b && !edges.has(`${boxes.indexOf(a)} ${boxes.indexOf(b)}`))
      edges.set(`${boxes.indexOf(a)} ${boxes.indexOf(b)}`, {from : a, to : b});
  };
  const argumentBoxes = new Map();
  const showArguments = graph.arguments.length <= 40;
  const argumentBox = number => {
    if (!argumentBoxes.has(number))
      argumentBoxes.set(number, add({
                          kind : 'value',
                          title : `argument ${- number - 1}`,
                          sub : graph.arguments[-number - 1],
                          rows : [],
                          first : -graph.arguments.length - number,
                          value : true
                        }));
    return argumentBoxes.get(number);
  };
  graph.nodes.forEach((node, index) => {
    if (hidden.has(index))
      return;
    for (const input of new Set(node.inputs.flatMap(origins)))
      for (const to of byNode.get(index))
        if (input >= 0) {
          if (byNode.get(input)[0])
            connect(byNode.get(input)[0], to);
        } else if (showArguments)
          connect(argumentBox(input), to);
  });
  graph.results.forEach((result, number) => {
    const box = add({
      kind : 'value',
      title : `result ${number}`,
      sub : result.type,
      rows : [],
      first : graph.nodes.length + number,
      value : true
    });
    for (const origin of result.from.flatMap(origins))
      if (origin >= 0) {
        if (byNode.get(origin)[0])
          connect(byNode.get(origin)[0], box);
      } else if (showArguments)
        connect(argumentBox(origin), box);
  });
  boxes.forEach((box, id) => {
    box.id = id;
    box.ins = [];
    box.outs = [];
  });
  for (const edge of edges.values()) {
    edge.from.outs.push(edge);
    edge.to.ins.push(edge);
  }
  return {boxes, edges : [...edges.values() ]};
}

const shorten = (text, most) => text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Gives each box x, y, width, height, and each edge its points. */
function layOut({boxes, edges}) {
  for (const box of boxes) {
    const longest =
        Math.max(Math.min(box.title.length, 40) * 7.8, Math.min(box.sub.length, 44) * 6.1,
                 ...box.rows.map(row => Math.min(titleOf(row.node).length, 40) * 6.4 + 14));
    box.width = Math.min(340, Math.max(120, longest + 34));
    box.height = HEAD + (box.rows.length ? box.rows.length * ROW + 8 : 0);
  }
  // Layers: the longest way from a box that reads none. Edges that would go round in a circle do
  // not count.
  const state = new Map();
  const order = [];
  for (const root of [...boxes].sort((a, b) => a.first - b.first)) {
    const stack = [ [ root, 0 ] ];
    while (stack.length) {
      const top = stack[stack.length - 1], [ box ] = top;
      if (top[1] === 0) {
        if (state.has(box)) {
          stack.pop();
          continue;
        }
        state.set(box, 1);
      }
      const edge = box.outs[top[1]++];
      if (!edge) {
        state.set(box, 2);
        order.push(box);
        stack.pop();
      } else if (state.get(edge.to) === 1)
        edge.back = true;
      else if (!state.has(edge.to))
        stack.push([ edge.to, 0 ]);
    }
  }
  order.reverse();
  for (const box of order)
    box.layer = 0;
  for (const box of order)
    for (const edge of box.outs)
      if (!edge.back)
        edge.to.layer = Math.max(edge.to.layer, box.layer + 1);
  // Arguments stand just above who first reads them.
  for (const box of boxes)
    if (box.value && !box.ins.length && box.outs.length)
      box.layer = Math.min(...box.outs.map(edge => edge.to.layer)) - 1;
  const lowest = Math.min(0, ...boxes.map(box => box.layer));
  const layers = [];
  const place = item => (layers[item.layer] ||= []).push(item);
  for (const box of [...boxes].sort((a, b) => a.first - b.first)) {
    box.layer -= lowest;
    place(box);
  }
  // Edges over several layers bend round what lies between.
  const links = [];
  for (const edge of edges) {
    edge.via = [];
    const span = edge.to.layer - edge.from.layer;
    edge.long = edge.back || span > LONG;
    let last = edge.from;
    if (span > 1 && !edge.long)
      for (let layer = edge.from.layer + 1; layer < edge.to.layer; ++layer) {
        const bend = {layer, width : 10, height : 0, bend : true, first : edge.from.first};
        place(bend);
        links.push([ last, bend ]);
        edge.via.push(bend);
        last = bend;
      }
    if (!edge.long)
      links.push([ last, edge.to ]);
  }
  for (const [a, b] of links) {
    (a.below ||= []).push(b);
    (b.above ||= []).push(a);
  }
  // Each layer in the order of its neighbours' middles, down and up a few times.
  const spread = layer => {
    let x = 0;
    for (const item of layer) {
      item.x = x;
      x += item.width + GAP;
    }
  };
  layers.forEach(spread);
  const middle = item => item.x + item.width / 2;
  const mean = (list, otherwise) =>
      list && list.length ? list.reduce((total, item) => total + middle(item), 0) / list.length
                          : otherwise;
  const sweep = (layer, side) => {
    const wish = new Map(layer.map(item => [item, mean(item[side], middle(item))]));
    layer.sort((a, b) => wish.get(a) - wish.get(b) || a.first - b.first);
    // As near to the wish as the neighbours in the layer allow.
    let right = -Infinity;
    for (const item of layer) {
      item.x = Math.max(wish.get(item) - item.width / 2, right);
      right = item.x + item.width + GAP;
    }
    const shift =
        layer.reduce((total, item) => total + wish.get(item) - middle(item), 0) / layer.length;
    for (const item of layer)
      item.x += shift;
  };
  for (let round = 0; round < 6; ++round) {
    for (let i = 1; i < layers.length; ++i)
      sweep(layers[i], 'above');
    for (let i = layers.length - 2; i >= 0; --i)
      sweep(layers[i], 'below');
  }
  for (let i = 1; i < layers.length; ++i)
    sweep(layers[i], 'above');
  let y = 0;
  const left = Math.min(...layers.flat().map(item => item.x));
  for (const layer of layers) {
    const height = Math.max(...layer.map(item => item.height));
    for (const item of layer) {
      item.x -= left;
      item.y = item.bend ? y + height / 2 : y;
    }
    y += height + LAYER;
  }
  // Ends of edges side by side along the boxes.
  for (const box of boxes) {
    const towards = (list, end) =>
        list.sort((a, b) => middle(end(a)) - middle(end(b))).forEach((edge, i, all) => {
          edge[end === above ? 'endX' : 'startX'] = box.x + box.width * (i + 1) / (all.length + 1);
        });
    towards(box.ins, above);
    towards(box.outs, below);
  }
  for (const edge of edges) {
    const points = [
      [ edge.startX, edge.from.y + edge.from.height ],
      ...edge.via.map(bend => [middle(bend), bend.y]), [ edge.endX, edge.to.y ]
    ];
    edge.path = `M${points[0].map(n => n.toFixed(1))}`;
    for (let i = 1; i < points.length; ++i) {
      const [x0, y0] = points[i - 1], [ x1, y1 ] = points[i], half = (y1 - y0) / 2;
      edge.path += `C${x0.toFixed(1)},${(y0 + half).toFixed(1)} ${x1.toFixed(1)},${
          (y1 - half).toFixed(1)} ${x1.toFixed(1)},${y1.toFixed(1)}`;
    }
    edge.top = Math.min(...points.map(p => p[1]));
    edge.bottom = Math.max(...points.map(p => p[1]));
    edge.leftmost = Math.min(...points.map(p => p[0]));
    edge.rightmost = Math.max(...points.map(p => p[0]));
  }
  return {
    boxes,
    edges,
    width : Math.max(...layers.flat().map(item => item.x + item.width)),
    height : y - LAYER
  };
}
const above = edge => edge.from, below = edge => edge.to;

// --- What is said of a box, a row, an edge -----------------------------------

function describeNode(node, role, kernel) {
  return [
    h('h3', {}, h('code', {}, node.op)),
    node.does ? h('p', {}, node.does.join(', ')) : null,
    h('p', {class : 'quiet'}, node.location),
    node.type ? h('p', {}, h('code', {}, node.type)) : null,
    role ? h('p', {}, 'In kernel ', h('code', {}, kernel ? kernel.name : ''), '. ',
             roleOf(role, kernel))
         : h('p', {}, h('span', {class : 'rule'}, node.rule), `: ${node.reason}`),
    node.kernels.length > 1 ? h('p', {},
                                `It is computed in ${node.kernels.length} kernels: ${
                                    node.kernels.map(k => k.kernel).join(', ')}.`)
                            : null,
  ];
}

function describeKernel(kernel, box, open) {
  const facts = [
    [ 'FLOPs', numberOr(kernel, 'flops', flops) ],
    [ 'Bytes, fused', numberOr(kernel, 'bytes_fused', bytes) ],
    [ 'Bytes, op by op', numberOr(kernel, 'bytes_unfused', bytes) ]
  ];
  if (known(kernel.intensity))
    facts.push([ 'FLOP/byte', trimmed(kernel.intensity) ]);
  if (known(kernel.seconds))
    facts.push([ 'Time by the model', seconds(kernel.seconds) ],
               [ 'Of the roofline', `${shareOf(kernel)}, bound by ${kernel.limit}` ]);
  return [
    h('h3', {}, 'Kernel ', h('code', {}, kernel.name)),
    h('p', {}, kernel.fuse_ops.join('; ')),
    kernel.code_of !== kernel.name
        ? h('p', {}, `Runs the code of ${kernel.code_of}, with other operands.`)
        : null,
    h('dl', {}, facts.map(([ name, value ]) => [h('dt', {}, name), h('dd', {}, value)])),
    chip ? h('p', {},
             h('button', {type : 'button', onclick : () => open('schedules', kernel)}, 'Schedules'),
             ' ', h('button', {type : 'button', onclick : () => open('code', kernel)}, 'Code'))
         : null,
    h('h3', {}, `${count(box.rows.length, 'op')} of the graph`),
    h('ul', {},
      box.rows.slice(0, 40).map(row => h('li', {}, h('code', {}, titleOf(row.node)), ' ',
                                         h('span', {class : 'quiet'}, row.node.location), h('br'),
                                         roleOf(row.role, kernel)))),
    h('h3', {}, 'Why nothing more'),
    kernel.kept_apart.length
        ? h('ul', {},
            kernel.kept_apart.map(apart => h('li', {}, 'not with ', h('code', {}, apart.kernel),
                                             ': ', h('span', {class : 'rule'}, apart.rule),
                                             `: ${apart.reason}`)))
        : h('p', {}, 'No kernel stands beside it that could have been one with it.'),
    (kernel.copied_operands ||
     []).map(c => h('p', {class : 'note'}, `Operand ${c.operand} ${c.how}: it ${c.reason}.`)),
  ];
}

function describeEdge(edge) {
  const apart = edge.from.kernel && edge.to.kernel
                    ? edge.from.kernel.kept_apart.filter(a => a.kernel === edge.to.kernel.name)
                    : [];
  return [
    h('h3', {}, `${edge.from.title} → ${edge.to.title}`),
    apart.length
        ? apart.map(a => h('p', {}, 'Not one kernel: ', h('span', {class : 'rule'}, a.rule),
                           `: ${a.reason}`))
        : h('p', {}, 'The one gives what the other reads.'),
  ];
}

/** All in one sentence, for those who hear the page. */
function spoken(box, row) {
  if (row)
    return `${titleOf(row.node)}, ${row.node.location}. ${roleOf(row.role, box.kernel)}`;
  if (box.kernel) {
    const apart = box.kernel.kept_apart.map(a => `not with ${a.kernel}: ${a.reason}`).join('; ');
    return `Kernel ${box.title}, ${box.sub}, ${count(box.rows.length, 'op')}. ${apart}`;
  }
  if (box.node)
    return `${box.node.op}, ${box.node.location}. ${box.node.rule}: ${box.node.reason}`;
  return `${box.title}, ${box.sub}`;
}

// --- The panel ---------------------------------------------------------------

function graphPanel(panel, open) {
  const graphs = data.graph || [];
  if (!graphs.some(graph => graph.nodes.length)) {
    panel.append(
        h('p', {class : 'note'},
          'The report was made of kernels, or of a graph without ops: there is no graph to draw.'));
    return;
  }
  const select =
      h('select', {onchange : draw}, graphs.map(graph => h('option', {}, `@${graph.function}`)));
  const quiet = h('input', {type : 'checkbox', onchange : draw});
  const search = h('input', {
    type : 'search',
    placeholder : 'Find an op or kernel',
    'aria-label' : 'Find an op or kernel',
    onkeydown : event => {
      if (event.key === 'Enter')
        find();
    }
  });
  const button = (text, label, action) =>
      h('button', {type : 'button', 'aria-label' : label, onclick : action}, text);
  const world = svg('g');
  const edgeLayer = svg('g'), boxLayer = svg('g');
  world.append(edgeLayer, boxLayer);
  const arrow = svg('marker', {
    id : 'tip',
    viewBox : '0 0 8 8',
    refX : 7,
    refY : 4,
    markerWidth : 7,
    markerHeight : 7,
    orient : 'auto-start-reverse'
  },
                    svg('path', {d : 'M0,0L8,4L0,8z', class : 'tip'}));
  const picture = svg('svg', {
    role : 'group',
    'aria-label' :
        'The graph. Arrow keys go from op to op, left and right to what is read and who reads, plus and minus zoom, 0 shows all.'
  },
                      svg('defs', {}, arrow), world);
  const details = h('div', {
    class : 'details',
    tabindex : 0,
    role : 'region',
    'aria-label' : 'Details',
    'aria-live' : 'polite'
  });
  const canvas = h('div', {class : 'canvas'}, picture);
  panel.append(
      h('div', {class : 'toolbar'}, graphs.length > 1 ? h('label', {}, 'Function', select) : null,
        search, h('label', {}, quiet, 'folded ops and views'), h('span', {class : 'spacer'}),
        button('−', 'Zoom out', () => zoom(1 / 1.3)), button('+', 'Zoom in', () => zoom(1.3)),
        button('Fit', 'Show all of the graph', fit)),
      h('div', {class : 'graph'}, canvas, details),
      h('p', {class : 'legend'},
        [
          [ 'matmul', 'matrix product' ], [ 'row', 'row work' ], [ 'elementwise', 'elementwise' ],
          [ 'refused', 'left to the host' ], [ 'host', 'folded, or a view' ]
        ].map(([ kind, text ]) => h('span', {}, h('i', {class : kind}), text))),
      h('p', {class : 'quiet'},
        'Drag or scroll to move, Ctrl and scroll to zoom. With the keyboard: arrows, + and −, 0; Enter keeps the details, Escape lets them go.'));

  let graph, layout, items, view = {x : 0, y : 0, scale : 1}, shown = new Map(), pinned = null,
                            current = 0, scheduled = false;

  function draw() {
    graph = graphs[Math.max(0, select.selectedIndex)];
    layout = layOut(boxesOf(graph, quiet.checked));
    items = [...layout.boxes ]
                .sort((a, b) => a.y - b.y || a.x - b.x)
                .flatMap(box => [{box}, ...box.rows.map(row => ({box, row}))]);
    items.forEach((item, number) => {
      if (item.row)
        item.row.number = number;
      else
        item.box.number = number;
    });
    current = 0;
    pinned = null;
    edgeLayer.replaceChildren();
    boxLayer.replaceChildren();
    shown = new Map();
    start();
    explain(null);
  }

  // --- view ---
  const area = () => ({width : picture.clientWidth || 900, height : picture.clientHeight || 500});
  function apply() {
    world.setAttribute(
        'transform',
        `translate(${view.x.toFixed(2)},${view.y.toFixed(2)}) scale(${view.scale.toFixed(4)})`);
    world.classList.toggle('far', view.scale < 0.3);
    if (!scheduled) {
      scheduled = true;
      requestAnimationFrame(() => {
        scheduled = false;
        render();
      });
    }
  }
  function fit() {
    const {width, height} = area();
    view.scale = Math.min(1.25, (width - 40) / layout.width, (height - 40) / layout.height);
    view.x = (width - layout.width * view.scale) / 2;
    view.y = (height - layout.height * view.scale) / 2;
    apply();
  }
  /** All of it if that can be read, else its top. */
  function start() {
    fit();
    const {width} = area();
    const readable = Math.min(1, Math.max(0.55, (width - 40) / layout.width));
    if (view.scale >= readable)
      return;
    view.scale = readable;
    const first = layout.boxes.reduce((a, b) => b.y < a.y || (b.y === a.y && b.x < a.x) ? b : a);
    view.x = layout.width * readable <= width - 40
                 ? (width - layout.width * readable) / 2
                 : Math.min(20, width / 2 - (first.x + first.width / 2) * readable);
    view.y = 20;
    apply();
  }
  function zoom(factor, at) {
    const {width, height} = area(), [ x, y ] = at || [ width / 2, height / 2 ];
    const scale = Math.min(3, Math.max(0.01, view.scale * factor));
    view.x = x - (x - view.x) * scale / view.scale;
    view.y = y - (y - view.y) * scale / view.scale;
    view.scale = scale;
    apply();
  }
  function reveal(box, row) {
    const {width, height} = area();
    if (view.scale < 0.4)
      view.scale = 0.7;
    const x = view.x + (box.x + box.width / 2) * view.scale,
          y = view.y +
              (row ? box.y + HEAD + row.box.rows.indexOf(row) * ROW : box.y + box.height / 2) *
                  view.scale;
    if (x < 60 || x > width - 60)
      view.x += width / 2 - x;
    if (y < 50 || y > height - 50)
      view.y += height / 2 - y;
    apply();
    render();
  }

  // --- drawing what is in sight ---
  function render() {
    const {width, height} = area(), margin = 200;
    const left = (-view.x - margin) / view.scale, right = (width - view.x + margin) / view.scale;
    const top = (-view.y - margin) / view.scale, bottom = (height - view.y + margin) / view.scale;
    const wanted = new Set();
    for (const box of layout.boxes)
      if (box.x < right && box.x + box.width > left && box.y < bottom && box.y + box.height > top)
        wanted.add(box);
    for (const edge of layout.edges)
      if (edge.leftmost < right && edge.rightmost > left && edge.top < bottom && edge.bottom > top)
        wanted.add(edge);
    for (const [thing, element] of shown)
      if (!wanted.has(thing) && !element.contains(document.activeElement)) {
        element.remove();
        shown.delete(thing);
      }
    for (const thing of wanted)
      if (!shown.has(thing)) {
        const element = thing.path ? drawEdge(thing) : drawBox(thing);
        shown.set(thing, element);
        (thing.path ? edgeLayer : boxLayer).append(element);
      }
  }
  function drawEdge(edge) {
    const show = () => explain({edge});
    return svg(
        'g', {onmouseenter : show, onmouseleave : () => explain(null)},
        svg('path',
            {class : `edge${edge.long ? ' long' : ''}`, d : edge.path, 'marker-end' : 'url(#tip)'}),
        svg('path', {class : 'hit', d : edge.path}));
  }
  const stops = number => number === current ? 0 : -1;
  function drawBox(box) {
    const hover = item => ({
      onmouseenter : () => explain(item),
      onmouseleave : () => explain(null),
      onfocus : () => {
        setCurrent(item);
        explain(item);
      },
      onclick : event => {
        event.stopPropagation();
        pin(item);
      }
    });
    const group = svg('g', {
      class : `box kind-${box.kind}`,
      transform : `translate(${box.x.toFixed(1)},${box.y.toFixed(1)})`,
      tabindex : stops(box.number),
      role : 'button',
      'aria-label' : spoken(box),
      'data-number' : box.number,
      ...hover({box})
    },
                      svg('rect', {width : box.width, height : box.height, rx : 7}),
                      svg('rect', {class : 'stripe', width : 5, height : box.height, rx : 2.5}),
                      svg('text', {class : 'head', x : 15, y : 19},
                          `${box.kind === 'refused' ? '✕ ' : ''}${
                              shorten(box.title, Math.floor((box.width - 22) / 7.6))}`),
                      svg('text', {class : 'sub', x : 15, y : 35},
                          shorten(box.sub, Math.floor((box.width - 22) / 5.9))));
    box.rows.forEach((row, i) => group.append(
                         svg('g', {
                           class : 'item',
                           transform : `translate(0,${HEAD + i * ROW})`,
                           tabindex : stops(row.number),
                           role : 'button',
                           'aria-label' : spoken(box, row),
                           'data-number' : row.number,
                           ...hover({box, row})
                         },
                             svg('rect', {x : 8, width : box.width - 14, height : ROW, rx : 4}),
                             svg('text', {x : 15, y : 14},
                                 shorten(titleOf(row.node), Math.floor((box.width - 22) / 6.2))))));
    return group;
  }

  // --- hover and focus ---
  function explain(item) {
    const what = item || pinned;
    for (const [thing, element] of shown) {
      const isNear =
          what && (thing === what.box || thing === what.edge ||
                   (thing.path && what.box && (thing.from === what.box || thing.to === what.box)));
      (thing.path ? element.firstChild : element).classList.toggle('active', Boolean(isNear));
    }
    if (!what) {
      put(details, h('h3', {}, `@${graph.function}`),
          h('p', {},
            `${count(graph.nodes.length, 'op')}, ${
                count(
                    layout.boxes.filter(b => b.kernel).length,
                    'kernel')}. Point at a kernel, an op or an edge, or reach them with the keyboard, to see why it is where it is.`),
          graph.cut
              ? h('p', {class : 'note'}, 'The graph is cut: it has more ops than a page can draw.')
              : null);
      return;
    }
    if (what.edge)
      put(details, describeEdge(what.edge));
    else if (what.row)
      put(details, describeNode(what.row.node, what.row.role, what.box.kernel));
    else if (what.box.kernel)
      put(details, describeKernel(what.box.kernel, what.box, open));
    else if (what.box.node)
      put(details, describeNode(what.box.node));
    else
      put(details, h('h3', {}, what.box.title), h('p', {}, h('code', {}, what.box.sub)));
  }
  function pin(item) {
    pinned = item;
    explain(null);
  }

  // --- keyboard ---
  function setCurrent(item) {
    const number = item.row ? item.row.number : item.box.number;
    for (const element of boxLayer.querySelectorAll('[tabindex="0"]'))
      element.setAttribute('tabindex', -1);
    current = number;
    const element = boxLayer.querySelector(`[data-number="${number}"]`);
    if (element)
      element.setAttribute('tabindex', 0);
  }
  function go(number) {
    const item = items[Math.min(items.length - 1, Math.max(0, number))];
    if (!item)
      return;
    reveal(item.box, item.row);
    setCurrent(item);
    boxLayer.querySelector(`[data-number="${current}"]`)?.focus({preventScroll : true});
  }
  picture.addEventListener('keydown', event => {
    const item = items[current], beside = edges => edges.length && edges;
    const actions = {
      ArrowDown : () => go(current + 1),
      ArrowUp : () => go(current - 1),
      Home : () => go(0),
      End : () => go(items.length - 1),
      ArrowRight : () => beside(item.box.outs) && go(item.box.outs[0].to.number),
      ArrowLeft : () => beside(item.box.ins) && go(item.box.ins[0].from.number),
      '+' : () => zoom(1.3),
      '=' : () => zoom(1.3),
      '-' : () => zoom(1 / 1.3),
      0 : fit,
      Enter : () => pin(item),
      ' ' : () => pin(item),
      Escape : () => {
        pinned = null;
        explain(null);
      },
    };
    if (!actions[event.key] || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    actions[event.key]();
  });
  function find() {
    const wanted = search.value.trim().toLowerCase();
    if (!wanted)
      return;
    const matches = item =>
        `${
            item.row ? `${titleOf(item.row.node)} ${item.row.node.location}`
                     : `${item.box.title} ${item.box.node ? item.box.node.location : ''}`}`
            .toLowerCase()
            .includes(wanted);
    for (let step = 1; step <= items.length; ++step)
      if (matches(items[(current + step) % items.length])) {
        const item = items[(current + step) % items.length];
        reveal(item.box, item.row);
        setCurrent(item);
        pin(item);
        return;
      }
    put(details, h('p', {}, `There is no op or kernel '${search.value}' in @${graph.function}.`));
  }

  // --- pointer ---
  const pointers = new Map();
  picture.addEventListener('pointerdown', event => {
    pointers.set(event.pointerId, [ event.clientX, event.clientY ]);
    picture.classList.add('dragging');
  });
  window.addEventListener('pointermove', event => {
    if (!pointers.has(event.pointerId))
      return;
    const [x, y] = pointers.get(event.pointerId),
              rest = [...pointers ].find(([ id ]) => id !== event.pointerId);
    pointers.set(event.pointerId, [ event.clientX, event.clientY ]);
    if (rest) {
      const away = (a, b) => Math.hypot(a - rest[1][0], b - rest[1][1]) || 1,
            edge = picture.getBoundingClientRect();
      zoom(away(event.clientX, event.clientY) / away(x, y),
           [ rest[1][0] - edge.left, rest[1][1] - edge.top ]);
      return;
    }
    view.x += event.clientX - x;
    view.y += event.clientY - y;
    apply();
  });
  for (const kind of ['pointerup', 'pointercancel'])
    window.addEventListener(kind, event => {
      pointers.delete(event.pointerId);
      picture.classList.toggle('dragging', pointers.size > 0);
    });
  picture.addEventListener('click', () => {
    pinned = null;
    explain(null);
  });
  picture.addEventListener('wheel', event => {
    event.preventDefault();
    const edge = picture.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey)
      zoom(Math.exp(-event.deltaY / 300), [ event.clientX - edge.left, event.clientY - edge.top ]);
    else {
      view.x -= event.deltaX;
      view.y -= event.deltaY;
      apply();
    }
  }, {passive : false});
  new ResizeObserver(() => {
    if (layout)
      apply();
  }).observe(canvas);
  window.addEventListener('beforeprint', fit);
  draw();
}
