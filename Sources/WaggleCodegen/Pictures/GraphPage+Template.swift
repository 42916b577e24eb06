extension GraphPage {
  /// The page without its data.
  ///
  /// It draws on a canvas, in layers from the roots to what they need, and holds all that it needs itself. What it knows of its
  /// state is in its address, so that a link opens it where somebody left it.
  static let template = ##"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <!-- The page needs nothing from outside, so nothing from outside may load. -->
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>Waggle services</title>
    <style>
    :root { color-scheme: light dark;
      --stage: #f3f5f8; --surface: #fff; --head: #edf0f4; --text: #1a222d; --muted: #566270; --border: #cfd6de;
      --accent: #0a5cad; --soft: #e3eefa; --bad: #b3261e; --bad-soft: #fcebe9; --edge: #7b8897; }
    @media (prefers-color-scheme: dark) {
      :root { --stage: #12161b; --surface: #1b2027; --head: #252c35; --text: #e5e9ef; --muted: #a0acba;
        --border: #3a4450; --accent: #78b7ff; --soft: #1d3450; --bad: #ff8f85; --bad-soft: #3d2222; --edge: #66758a; }
    }
    * { box-sizing: border-box; margin: 0; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body { display: grid; grid-template: 100% / 340px minmax(0, 1fr); background: var(--surface); color: var(--text);
      font: 14px/1.45 system-ui, sans-serif; }
    button, input { color: inherit; font: inherit; }
    button { cursor: pointer; }
    #side { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--border);
      overflow-wrap: anywhere; }
    #side header { padding: 14px 16px; }
    #search { width: 100%; margin-top: 10px; padding: 7px 10px; border: 1px solid var(--muted); border-radius: 6px;
      background: var(--surface); }
    #search::placeholder { color: var(--muted); opacity: 1; }
    #results { flex: 0 1 auto; max-height: 50%; min-height: 120px; overflow-y: auto; }
    #details { flex: 1; min-height: 0; overflow-y: auto; }
    #results, #panel, #problems { border-top: 1px solid var(--border); }
    #panel, #problems { padding: 12px 16px; }
    h1 { font-size: 15px; }
    h2 { font-size: 16px; line-height: 1.3; }
    h3 { margin: 14px 0 2px; color: var(--muted); font-size: 12px; }
    #problems h3 { margin-top: 0; }
    .arrow { white-space: nowrap; }
    ul { padding: 0; list-style: none; }
    li { padding: 5px 0; }
    li + li { border-top: 1px solid var(--border); }
    small, .place { display: block; color: var(--muted); font-size: 12px; }
    .place { font-family: ui-monospace, Menlo, Consolas, monospace; }
    .muted { color: var(--muted); }
    .bad { color: var(--bad); }
    .tag { display: inline-block; margin-left: 6px; padding: 0 7px; border: 1px solid var(--border); border-radius: 9px;
      color: var(--muted); font-size: 12px; }
    .link { padding: 0; border: 0; background: none; color: var(--accent); text-align: left; overflow-wrap: anywhere; }
    .link:hover { text-decoration: underline; }
    .clear { float: right; margin-left: 8px; }
    .problem { width: 100%; padding: 4px 10px; border: 0; border-left: 3px solid var(--bad); background: none;
      text-align: left; }
    .problem:hover, #panel .problem { background: var(--bad-soft); }
    #results li { padding: 6px 16px; border: 0; }
    #results [data-service] { cursor: pointer; }
    #results [data-service]:hover, #results [aria-selected=true] { background: var(--soft); }
    main { position: relative; min-width: 0; background: var(--stage); overflow: hidden; }
    #stage { display: block; width: 100%; height: 100%; touch-action: none; cursor: grab; }
    #tools { position: absolute; top: 12px; right: 12px; display: flex; gap: 6px; }
    #tools button { min-width: 34px; padding: 5px 10px; border: 1px solid var(--border); border-radius: 6px;
      background: var(--surface); }
    #tools button:hover { border-color: var(--muted); }
    #tools [aria-pressed=true] { border-color: var(--accent); background: var(--soft); color: var(--accent); }
    #tools button:disabled { border-color: var(--border); color: var(--muted); cursor: default; }
    #status { position: absolute; left: 12px; bottom: 8px; margin-right: 12px; color: var(--muted);
      background: var(--stage); font-size: 12px; pointer-events: none; }
    #empty { position: absolute; top: 38%; width: 100%; padding: 0 24px; text-align: center; pointer-events: none; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #panel:focus { outline: 0; }
    #stage:focus-visible, #results:focus-visible { outline-offset: -3px; }
    @media (max-width: 760px) {
      body { grid-template: 55% 45% / 100%; }
      main { grid-row: 1; }
      #side { border: 0; border-top: 1px solid var(--border); overflow-y: auto; }
      #details { flex: none; }
    }
    </style>
    </head>
    <body>
    <aside id="side" aria-label="Search and details">
      <header>
        <h1>Waggle services</h1>
        <p id="summary" class="muted"></p>
        <input id="search" type="search" role="combobox" aria-controls="results" aria-expanded="true"
          aria-label="Search" placeholder="Search service, provider, module ( / )" autocomplete="off" spellcheck="false">
      </header>
      <ul id="results" role="listbox" aria-label="Services found"></ul>
      <div id="details">
        <section id="panel" tabindex="-1" aria-label="Selection"></section>
        <section id="problems" aria-label="Problems"></section>
      </div>
    </aside>
    <main>
      <canvas id="stage" tabindex="0" role="application"></canvas>
      <div id="tools" role="toolbar" aria-label="Picture">
        <button id="toggle-focus" title="Only what leads to and from the selected service (f)">Focus</button>
        <button id="toggle-modules" title="One box a module (m)">Modules</button>
        <button id="zoom-out" aria-label="Zoom out" title="Zoom out (-)">&minus;</button>
        <button id="zoom-in" aria-label="Zoom in" title="Zoom in (+)">+</button>
        <button id="fit" title="Fit to screen (0)">Fit</button>
      </div>
      <p id="status" role="status"></p>
      <div id="empty" hidden>
        <h2>No services</h2>
        <p class="muted">Write <code>// @service</code> above a provider, and build again.</p>
      </div>
    </main>
    <script>
    (() => {
    'use strict';
    const data = "@DATA@";

    // ---- Reading. A tool writes the data, but no strange file may break the page. ----

    const list = value => (Array.isArray(value) ? value : []);
    const records = value => list(value).map(item => Object(item));
    const text = value => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
    const unique = items => Array.from(new Set(items));
    const pick = (items, wanted) => unique(list(wanted)).filter(Number.isInteger).map(i => items[i]).filter(Boolean);
    const count = (n, word) => n.toLocaleString('en') + ' ' + word + (n === 1 ? '' : 's');
    /** Shop.Box<Shop.Item> becomes Box<Item>. */
    const shortName = name => (name.replace(/[^\s.<>(),&?[\]:]+\./g, '') || name).slice(0, 120);
    const spotOf = raw => text(raw.file) + ':' + text(raw.line);
    const placeOf = raw => [raw.file, raw.line, raw.column].map(text).filter(Boolean).join(':');

    const input = Object(data);
    const modules = [];
    const modulesByName = new Map();
    let lastId = 0;

    function moduleNamed(value) {
      const name = text(value);
      if (!modulesByName.has(name)) {
        const module = {
          id: lastId += 1, label: name || '(no module)', kind: '', root: false, rows: [], requests: [], near: [],
          routes: [],
        };
        // An edge ends at a row or at a module, and asks either for its module.
        module.module = module;
        modules.push(module);
        modulesByName.set(name, module);
      }
      return modulesByName.get(name);
    }

    records(input.modules).forEach(raw => { moduleNamed(raw.name).kind = text(raw.kind); });
    records(input.modules).forEach(raw => { moduleNamed(raw.name).near = unique(list(raw.dependsOn).map(moduleNamed)); });

    const services = records(input.services).map((raw, index) => {
      const full = text(raw.service) || '(unnamed)';
      const label = shortName(full) + (text(raw.name) && ' "' + text(raw.name) + '"');
      return { index, full, label, home: text(raw.module), providers: [], requests: [], rows: [], problems: new Set() };
    });

    const providers = records(input.providers).map(raw => {
      const full = text(raw.provider) || '(unnamed)';
      const marks = list(raw.conditions).map(text).filter(Boolean).map(condition => 'if ' + condition);
      if (raw.fallback === true) marks.push('fallback');
      if (text(raw.replaces)) marks.push('replaces ' + text(raw.replaces));
      if (raw.byHand === true) marks.push('registration in code');
      return {
        full, label: shortName(full), module: moduleNamed(raw.module), scope: text(raw.scope), place: placeOf(raw),
        services: pick(services, raw.services), marks, requests: [], rows: [],
      };
    });

    const routes = records(input.routes).map(raw => {
      const named = list(raw.keys).map(key => 'key "' + text(key) + '"').concat(text(raw.action) || []);
      const route = {
        label: list(raw.patterns).map(text).concat(named).join(', ') || '(unnamed)', full: text(raw.function),
        module: moduleNamed(raw.module), access: text(raw.access), place: placeOf(raw),
      };
      route.module.routes.push(route);
      return route;
    });

    const requests = records(input.requests).map(raw => {
      const [service = null] = pick(services, [raw.service]);
      const [route = null] = pick(routes, [raw.route]);
      const [provider = null] = pick(providers, [raw.provider]);
      const module = provider ? provider.module : moduleNamed(raw.module);
      const kind = text(raw.kind) || 'request';
      const optional = raw.optional === true;
      // A soft request is content without a provider.
      const soft = optional || kind === 'contains' || kind === 'getAll';
      return { service, provider, route, module, kind, optional, soft, place: placeOf(raw), spot: spotOf(raw), bad: false };
    }).filter(request => request.service);

    const problems = records(input.problems).map(raw => {
      const notes = records(raw.notes);
      return {
        kind: text(raw.kind) || 'problem', message: text(raw.message), place: placeOf(raw), rows: [],
        services: pick(services, raw.services), providers: pick(providers, raw.providers),
        notes: notes.map(note => ({ message: text(note.message), place: placeOf(note) })),
        spots: new Set([raw].concat(notes).map(spotOf)),
      };
    });

    /** A row is one service of one provider. What nobody provides has a row, too, where it is declared. */
    function addRow(module, provider, service) {
      const row = { id: lastId += 1, module, provider, service, bad: !provider };
      for (const owner of [module, provider, service]) if (owner) owner.rows.push(row);
    }

    /** A problem with services and providers means the rows that are both; what has no such row is meant as a whole. */
    function rowsOf(problem) {
      const both = problem.providers.flatMap(p => p.rows).filter(row => problem.services.includes(row.service));
      const rest = problem.services.concat(problem.providers)
        .filter(one => !both.some(row => row.service === one || row.provider === one));
      return both.concat(rest.flatMap(one => one.rows));
    }

    function isBad(request) {
      return (!request.service.providers.length && !request.soft) || Array.from(request.service.problems)
        .some(problem => problem.spots.has(request.spot) || problem.providers.includes(request.provider));
    }

    for (const provider of providers) {
      provider.services.forEach(service => service.providers.push(provider));
      (provider.services.length ? provider.services : [null]).forEach(s => addRow(provider.module, provider, s));
    }
    for (const service of services) if (!service.providers.length) addRow(moduleNamed(service.home), null, service);
    for (const problem of problems) {
      problem.rows = rowsOf(problem);
      for (const row of problem.rows) {
        row.bad = true;
        if (row.service) row.service.problems.add(problem);
      }
    }
    for (const request of requests) {
      request.bad = isBad(request);
      request.service.requests.push(request);
      (request.provider || request.module).requests.push(request);
    }
    for (const service of services) {
      service.needs = service.providers.flatMap(p => p.requests);
      service.asks = unique(service.needs.map(request => request.service));
      service.near = unique(service.rows.map(row => row.module));
      service.words = [service.full, service.label, service.home].concat(service.providers.map(p => p.full),
        service.near.map(module => module.label)).join('\n').toLowerCase();
    }
    for (const module of modules) module.asks = unique(module.requests.map(request => request.service));
    const named = unique(list(input.roots).map(text)).map(name => modulesByName.get(name)).filter(Boolean);
    // Without named roots, a program starts in its executables and tests.
    const roots = named.length ? named : modules.filter(module => /^(executable|test)$/.test(module.kind));
    roots.forEach(module => { module.root = true; });

    // ---- Questions about the graph. ----

    /**
     * The shortest chains of requests from a root to a service. The loose ones also suppose that a module in use runs
     * all of its code, for requests that are not in an initializer.
     */
    function chainsTo(target, loose) {
      const depth = new Map(roots.map(module => [module, 0]));
      const before = new Map();
      // A map goes on to what is added meanwhile: breadth first.
      for (const [node, steps] of depth) {
        if (node === target) break;
        for (const next of loose ? node.asks.concat(node.near) : node.asks) {
          if (!depth.has(next)) {
            depth.set(next, steps + 1);
            before.set(next, []);
          }
          if (depth.get(next) === steps + 1) before.get(next).push(node);
        }
      }
      const chains = [];
      const walk = (node, tail) => {
        if (!before.has(node)) chains.push([node].concat(tail));
        else for (const other of before.get(node)) if (chains.length < 3) walk(other, [node].concat(tail));
      };
      if (depth.has(target)) walk(target, []);
      return chains;
    }

    /** What leads to a service and what it leads to. */
    function reach(service) {
      const down = new Set([service]);
      // A set goes on to what is added meanwhile.
      for (const one of down) one.asks.forEach(next => down.add(next));
      const makers = new Set(Array.from(down).flatMap(one => one.providers));
      const up = new Set([service]);
      const askers = new Set();
      for (const one of up) {
        for (const { provider } of one.requests) {
          if (provider) askers.add(provider);
          if (provider) provider.services.forEach(other => up.add(other));
        }
      }
      return {
        row: row => down.has(row.service) || askers.has(row.provider),
        request: request => up.has(request.service) || makers.has(request.provider),
      };
    }

    /** Services with every word of the search; those whose own name starts with it come first. */
    function matches(search) {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      const rank = ({ label }) => {
        const at = words.length ? label.toLowerCase().indexOf(words[0]) : 0;
        return at < 0 ? 2 : Math.min(at, 1);
      };
      const byLabel = (a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : a.index - b.index);
      return services.filter(service => words.every(word => service.words.includes(word)))
        .sort((a, b) => rank(a) - rank(b) || byLabel(a, b));
    }

    /** What stays bright: rows and modules, and requests (2: on the path from a root, 1: otherwise related). */
    function findLight() {
      const { selected, search } = state;
      if (!selected && !search.trim()) return null;
      const found = { nodes: new Set([selected]), requests: new Map(), chains: [], loose: false };
      const addRows = rows => rows.forEach(row => found.nodes.add(row).add(row.module));
      const addRequests = (some, value) => some.forEach(request => {
        found.requests.set(request, Math.max(value, found.requests.get(request) || 0));
        found.nodes.add(request.module);
        addRows(request.service.rows);
        if (request.provider) addRows(request.provider.rows);
      });
      addRows(selected ? selected.rows : matches(search).flatMap(service => service.rows));
      if (!selected) return found;
      addRequests(selected.requests, 1);
      for (const { service, provider } of selected.rows) {
        if (service) addRequests(service.requests, 1);
        if (provider) addRequests(provider.requests, 1);
      }
      if (!selected.full) return found;
      found.chains = chainsTo(selected, false);
      found.loose = !found.chains.length;
      if (found.loose) found.chains = chainsTo(selected, true);
      for (const chain of found.chains) {
        chain.slice(1).forEach((node, i) => {
          const asked = chain[i].needs || chain[i].requests;
          addRequests(asked.filter(request => request.service === node), 2);
          if (!node.full) found.nodes.add(node);
        });
      }
      return found;
    }

    // ---- Layout: layers from the roots to what they need. The same data always gives the same picture. ----

    const BOX = 220, HEAD = 32, ROW = 40, GAP_X = 92, GAP_Y = 28, LINES = 24, FEW = 600;

    function buildGraph() {
      const keep = state.focus && state.selected ? reach(state.selected) : { row: () => true, request: () => true };
      const used = requests.filter(keep.request);
      const asking = new Set(used.map(request => !request.provider && request.module));
      const shown = new Set();
      graph = { modules: [], edges: [], bundles: [], shown };
      for (const module of modules) {
        module.shown = module.rows.filter(keep.row);
        if (!module.shown.length && !asking.has(module)) continue;
        graph.modules.push(module);
        module.shown.forEach(row => shown.add(row));
        const lines = Math.min(module.shown.length, LINES);
        module.w = BOX * (state.modules ? 1 : Math.max(1, Math.ceil(module.shown.length / LINES)));
        module.h = HEAD + (lines && !state.modules ? lines * ROW + 6 : 0);
      }
      connect(used, shown);
      placeModules();
      for (const module of state.modules ? [] : graph.modules) {
        module.shown.forEach((row, i) => {
          row.x = module.x + Math.floor(i / LINES) * BOX;
          row.y = module.y + HEAD + (i % LINES) * ROW;
        });
      }
      if (state.modules) graph.edges = graph.bundles;
      // So many arrows would be a grey plane, and slow: then those between modules, and those of a row when asked.
      graph.plain = graph.edges.length <= FEW ? graph.edges : graph.bundles;
      graph.few = graph.plain.length <= FEW;
      graph.plain.forEach(edge => route(edge, !graph.few));
    }

    /** Many requests from one asker to one row are one edge; all edges between two modules are one bundle. */
    function connect(used, shown) {
      const known = new Map();
      const join = (into, from, to, request) => {
        const key = from.id + '>' + to.id;
        if (!known.has(key)) {
          known.set(key, { from, to, requests: [], bad: false, soft: true });
          into.push(known.get(key));
        }
        const edge = known.get(key);
        edge.requests.push(request);
        edge.bad = edge.bad || request.bad;
        edge.soft = edge.soft && (request.soft || request.kind === 'lazy');
      };
      for (const request of used) {
        const from = request.provider ? request.provider.rows.find(row => shown.has(row)) : request.module;
        for (const row of request.service.rows) {
          if (!from || !shown.has(row)) continue;
          join(graph.edges, from, row, request);
          if (from.module !== row.module) join(graph.bundles, from.module, row.module, request);
        }
      }
    }

    function placeModules() {
      for (const module of graph.modules) [module.after, module.before] = [[], []];
      for (const { from, to } of graph.bundles) {
        from.after.push(to);
        to.before.push(from);
      }
      const layers = findLayers();
      untangle(layers);
      const area = graph.modules.reduce((sum, module) => sum + (module.w + GAP_X) * (module.h + GAP_Y), 0);
      let x = 0;
      graph.columns = [];
      for (const column of layers.flatMap(layer => wrap(layer, Math.sqrt(area / 1.5)))) {
        let y = -column.reduce((sum, module) => sum + module.h + GAP_Y, 0) / 2;
        for (const module of column) {
          [module.x, module.y] = [x, y];
          y += module.h + GAP_Y;
        }
        const end = x + Math.max(...column.map(module => module.w));
        graph.columns.push({ x, end, column });
        x = end + GAP_X;
      }
    }

    /** A module goes right of all that ask it. In a cycle, the first one that an earlier layer asks goes ahead. */
    function findLayers() {
      const layers = [];
      const depth = new Map();
      let left = graph.modules.filter(module => module.root).concat(graph.modules.filter(module => !module.root));
      while (left.length) {
        const free = left.filter(module => module.before.every(other => depth.has(other)));
        const known = left.filter(module => module.root || module.before.some(other => depth.has(other)));
        const next = free.length ? free : known.concat(left).slice(0, 1);
        const depths = next.map(({ before }) => before.reduce((most, one) => Math.max(most, depth.get(one) + 1 || 0), 0));
        next.forEach((module, i) => {
          depth.set(module, depths[i]);
          (layers[depths[i]] = layers[depths[i]] || []).push(module);
        });
        left = left.filter(module => !depth.has(module));
      }
      return layers;
    }

    /** Orders each layer by the mean position of its neighbours, to and fro: fewer crossings. */
    function untangle(layers) {
      const number = layer => layer.forEach((module, i) => { module.order = (i + 0.5) / layer.length; });
      layers.forEach(number);
      for (let sweep = 0; sweep < 8; sweep += 1) {
        for (const layer of sweep % 2 ? layers.slice().reverse() : layers) {
          for (const module of layer) {
            const near = sweep % 2 ? module.after : module.before;
            module.wish = near.length ? near.reduce((sum, other) => sum + other.order, 0) / near.length : module.order;
          }
          layer.sort((a, b) => a.wish - b.wish || a.id - b.id);
          number(layer);
        }
      }
    }

    /** Cuts a layer that is too tall into columns of about the same height. */
    function wrap(layer, limit) {
      const total = layer.reduce((sum, module) => sum + module.h + GAP_Y, 0);
      const share = total / Math.max(1, Math.round(total / limit));
      const columns = [];
      let used = 0;
      for (const module of layer) {
        const at = Math.floor((used + (module.h + GAP_Y) / 2) / share);
        (columns[at] = columns[at] || []).push(module);
        used += module.h + GAP_Y;
      }
      return columns.filter(Boolean);
    }

    /**
     * A curve from side to side, through the gaps of the columns between; what stands above each other is joined around
     * the right side. Routes are found when they are first drawn, for there may be very many.
     */
    function route(edge, direct) {
      const [a, b] = [edge.from.module, edge.to.module];
      const middle = node => node.y + (node.module !== node ? ROW : HEAD) / 2;
      const [ahead, behind] = [b.x >= a.x + a.w, b.x + b.w <= a.x];
      const loop = edge.from === edge.to ? 8 : 0;
      const [y1, y2] = [middle(edge.from) - loop, middle(edge.to) + loop];
      const [x1, x2] = [behind ? a.x : a.x + a.w, ahead ? b.x : b.x + b.w];
      const bend = ahead || behind ? 0.45 : 30 + Math.min(50, Math.abs(y2 - y1) / 5);
      const points = [[x1, y1]];
      const between = graph.columns.filter(({ x, end }) => x > Math.min(x1, x2) && end < Math.max(x1, x2));
      for (const { x, end, column } of direct ? [] : behind ? between.reverse() : between) {
        const [lastX, lastY] = points[points.length - 1];
        const y = gapAt(column, lastY + (y2 - lastY) * (x - lastX) / (x2 - lastX), (edge.from.id * 5) % 15 - 7);
        points.push(...behind ? [[end, y], [x, y]] : [[x, y], [end, y]]);
      }
      points.push([x2, y2]);
      edge.side = ahead ? 1 : -1;
      edge.path = points.map(([x, y], i) => {
        const [lastX, lastY] = points[i && i - 1];
        const [out, back] = bend < 1 ? [(x - lastX) * bend, (x - lastX) * bend] : [bend, -bend];
        return [lastX + out, lastY, x - back, y, x, y];
      });
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const side = bend < 1 ? 0 : bend;
      edge.area = [Math.min(...xs), Math.min(...ys), Math.max(...xs) + side, Math.max(...ys)];
    }

    /** The height nearest to y at which a line passes a column between its modules; lanes keep lines apart. */
    function gapAt(column, y, lane) {
      const module = column.find(one => y > one.y - 4 && y < one.y + one.h + 4);
      if (!module) return y;
      return (y < module.y + module.h / 2 ? module.y - GAP_Y / 2 : module.y + module.h + GAP_Y / 2) + lane;
    }

    // ---- Drawing: a canvas, culled. ----

    const $ = id => document.getElementById(id);
    const stage = $('stage');
    const ctx = stage.getContext('2d');
    const FONT = 'px system-ui, sans-serif';
    const READABLE = 0.38;
    const view = { x: 0, y: 0, scale: 1, width: 0, height: 0, ratio: 1 };
    const colors = {};
    const cuts = new Map();
    let waiting = false;

    function readColors() {
      const style = getComputedStyle(document.documentElement);
      for (const name of 'stage surface head text muted border accent soft bad bad-soft edge'.split(' ')) {
        colors[name] = style.getPropertyValue('--' + name).trim();
      }
    }

    function redraw() {
      if (!waiting) requestAnimationFrame(draw);
      waiting = true;
    }

    /** The text cut to a width. Measuring is slow, so every answer is kept. */
    function cut(string, width) {
      const key = ctx.font + Math.round(width) + string;
      if (cuts.size > 20000) cuts.clear();
      if (!cuts.has(key)) {
        const measure = fit => ({ text: fit, width: ctx.measureText(fit).width });
        let found = measure(string);
        for (let length = string.length; length && found.width > width;) {
          length = Math.min(length - 1, Math.ceil(length * width / found.width));
          found = measure(string.slice(0, length) + '\u2026');
        }
        cuts.set(key, found);
      }
      return cuts.get(key);
    }

    /** Writes to the right of x, or to its left when the width is negative. Returns the width that was used. */
    function write(string, x, y, width, size, color) {
      ctx.font = size + FONT;
      ctx.fillStyle = color;
      const fit = cut(string, Math.abs(width));
      ctx.fillText(fit.text, width < 0 ? x - fit.width : x, y);
      return fit.width;
    }

    function outline(x, y, w, h, r) {
      ctx.beginPath();
      ctx.roundRect(x, y, w, h, r);
    }

    function inSight([left, top, right, bottom]) {
      const { x, y, scale, width, height } = view;
      return left * scale + x <= width && right * scale + x >= 0 && top * scale + y <= height && bottom * scale + y >= 0;
    }

    function drawEdges(edges, color, width, heads) {
      for (const bad of [false, true]) {
        for (const soft of [false, true]) {
          const some = edges.filter(edge => edge.bad === bad && edge.soft === soft && inSight(edge.area));
          if (some.length) drawAlike(some, bad ? colors.bad : color, width, heads, soft && heads && width < 2);
        }
      }
    }

    function drawAlike(edges, color, width, heads, dashed) {
      const unit = 1 / Math.min(view.scale, 1);
      ctx.beginPath();
      for (const { path: [start, ...rest] } of edges) {
        ctx.moveTo(start[4], start[5]);
        // Thousands of curves would be twice as slow as lines, and look alike.
        for (const points of rest) heads ? ctx.bezierCurveTo(...points) : ctx.lineTo(...points.slice(4));
      }
      ctx.strokeStyle = ctx.fillStyle = color;
      ctx.lineWidth = width * unit;
      ctx.setLineDash(dashed ? [5 * unit, 4 * unit] : []);
      ctx.stroke();
      ctx.setLineDash([]);
      const size = (4 + width) * unit;
      ctx.beginPath();
      for (const { path, side } of heads ? edges : []) {
        const [,,,, x, y] = path[path.length - 1];
        ctx.moveTo(x, y);
        ctx.lineTo(x - side * size * 1.4, y - size * 0.7);
        ctx.lineTo(x - side * size * 1.4, y + size * 0.7);
      }
      ctx.fill();
    }

    function draw() {
      const scale = view.scale * view.ratio;
      const { few } = graph;
      waiting = false;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.globalAlpha = 1;
      ctx.fillStyle = colors.stage;
      ctx.fillRect(0, 0, stage.width, stage.height);
      ctx.setTransform(scale, 0, 0, scale, view.x * view.ratio, view.y * view.ratio);
      ctx.textBaseline = 'middle';
      // Under a selection in a large graph, the other arrows would only be noise.
      ctx.globalAlpha = light && !state.focus ? (few ? 0.22 : 0) : few ? 1 : 0.3;
      if (ctx.globalAlpha) drawEdges(graph.plain, colors.edge, few ? 1.1 : 0.7, few);
      for (const module of graph.modules) {
        if (inSight([module.x, module.y, module.x + module.w, module.y + module.h])) drawModule(module);
      }
      ctx.globalAlpha = 1;
      bright.forEach((edges, i) => drawEdges(edges, colors.accent, 1.3 + i * 1.3, true));
    }

    // A focused picture has nothing that is unrelated.
    const dim = node => { ctx.globalAlpha = !light || state.focus || light.nodes.has(node) ? 1 : 0.3; };

    function drawModule(module) {
      const { x, y, w, h, shown } = module;
      const chosen = module === state.selected;
      const far = view.scale < READABLE;
      outline(x, y, w, h, 6);
      ctx.globalAlpha = 1;
      ctx.fillStyle = colors.surface;
      ctx.fill();
      dim(module);
      ctx.save();
      ctx.clip();
      ctx.fillStyle = chosen || hover === module ? colors.soft : colors.head;
      ctx.fillRect(x, y, w, HEAD);
      ctx.restore();
      ctx.strokeStyle = state.modules && shown.some(row => row.bad) ? colors.bad
        : chosen || module.root ? colors.accent : colors.border;
      ctx.lineWidth = (chosen ? 2 : 1) / Math.min(view.scale, 1);
      ctx.stroke();
      if (far) {
        const size = Math.min(11 / view.scale, HEAD * 1.4);
        if (w * view.scale > 34) write(module.label, x + 8, y + HEAD / 2, w - 16, '600 ' + size.toFixed(1), colors.text);
      } else {
        const kind = module.root ? 'root' : module.kind === 'library' ? '' : module.kind;
        const used = write(kind, x + w - 10, y + 16, -80, '11', module.root ? colors.accent : colors.muted);
        write(module.label, x + 10, y + 16, w - 28 - used, '600 13', colors.text);
      }
      for (const row of state.modules ? [] : shown) {
        dim(row);
        if (far) drawBar(row);
        else drawRow(row);
      }
    }

    function drawBar(row) {
      ctx.fillStyle = row.bad ? colors.bad : light && light.nodes.has(row) ? colors.accent : colors.border;
      ctx.fillRect(row.x + 12, row.y + 8, BOX - 24, ROW - 20);
    }

    function drawRow(row) {
      const { x, y, provider, service, bad } = row;
      const chosen = service && service === state.selected;
      outline(x + 4, y + 2, BOX - 8, ROW - 3, 4);
      ctx.fillStyle = bad ? colors['bad-soft'] : colors.soft;
      if (chosen || bad || row === hover) ctx.fill();
      ctx.strokeStyle = bad ? colors.bad : colors.accent;
      ctx.lineWidth = chosen ? 2 : 1;
      ctx.setLineDash(provider ? [] : [4, 3]);
      if (chosen || !provider || (bad && row === hover)) ctx.stroke();
      ctx.setLineDash([]);
      let right = x + BOX - 12;
      if (provider && provider.scope) {
        const used = write(provider.scope, right - 5, y + 13, -80, '11', colors.muted);
        outline(right - used - 10, y + 5, used + 10, 16, 8);
        ctx.strokeStyle = colors.border;
        ctx.lineWidth = 1;
        ctx.stroke();
        right -= used + 16;
      }
      // The mark says it without colour, too.
      const left = x + 11 + (bad && write('!', x + 11, y + 13, 9, '700 13', colors.bad) + 4);
      write(service ? service.label : '(no service)', left, y + 13, right - left, '500 13', bad ? colors.bad : colors.text);
      const below = provider ? [provider.label].concat(provider.marks).join(' \u00b7 ') : 'no provider';
      write(below, left, y + 30, x + BOX - 12 - left, '11.5', provider ? colors.muted : colors.bad);
    }

    // ---- View: where the picture is. ----

    function resize() {
      const { width, height } = stage.parentElement.getBoundingClientRect();
      Object.assign(view, { width, height, ratio: Math.min(window.devicePixelRatio || 1, 2) });
      stage.width = Math.max(1, Math.round(width * view.ratio));
      stage.height = Math.max(1, Math.round(height * view.ratio));
    }

    function zoomBy(factor, x = view.width / 2, y = view.height / 2) {
      const scale = Math.min(3, Math.max(0.02, view.scale * factor));
      panBy((x - view.x) * (1 - scale / view.scale), (y - view.y) * (1 - scale / view.scale));
      view.scale = scale;
    }

    function panBy(dx, dy) {
      view.x += dx;
      view.y += dy;
      redraw();
    }

    function fit() {
      const areas = graph.modules.map(({ x, y, w, h }) => [x, y, x + w, y + h])
        .concat(graph.few ? graph.plain.map(edge => edge.area) : []);
      const side = (i, outer) => areas.reduce((found, area) => outer(found, area[i]), areas.length ? areas[0][i] : i);
      const [left, top] = [side(0, Math.min), side(1, Math.min)];
      const [w, h] = [side(2, Math.max) - left, side(3, Math.max) - top];
      const [width, height] = [Math.max(view.width - 48, 50), Math.max(view.height - 96, 50)];
      view.scale = Math.max(0.02, Math.min(width / w, height / h, 1.15));
      view.x = 24 + (width - w * view.scale) / 2 - left * view.scale;
      view.y = 56 + (height - h * view.scale) / 2 - top * view.scale;
      redraw();
    }

    const onStage = ({ x, y, h = ROW }) => ({
      x: x * view.scale + view.x, y: y * view.scale + view.y, w: BOX * view.scale, h: h * view.scale,
    });
    const placed = service => (state.modules ? [] : service.rows.filter(row => graph.shown.has(row)));

    /** Brings the selection into sight when it is not, and large enough to read. */
    function reveal() {
      const { selected } = state;
      const node = selected && (selected.full ? placed(selected)[0] || selected.near[0] : selected);
      if (!node || !(graph.shown.has(node) || graph.modules.includes(node))) return;
      const { x, y, w, h } = onStage(node);
      if (x >= 0 && y >= 44 && x + w <= view.width && y + h <= view.height && view.scale >= READABLE) return;
      zoomBy(Math.max(0.75 / view.scale, 1));
      const now = onStage(node);
      panBy((view.width - now.w) / 2 - now.x, (view.height - Math.min(now.h, view.height)) / 2 - now.y);
    }

    /** The row or module under the pointer. */
    function hit(event) {
      const { left, top } = stage.getBoundingClientRect();
      const x = (event.clientX - left - view.x) / view.scale;
      const y = (event.clientY - top - view.y) / view.scale;
      const within = (node, w, h) => x >= node.x && x < node.x + w && y >= node.y && y < node.y + h;
      const module = graph.modules.find(one => within(one, one.w, one.h));
      return (module && !state.modules && module.shown.find(row => within(row, BOX, ROW))) || module || null;
    }

    // ---- Panel. Every name goes through a text node, so none can be read as HTML. ----

    function el(tag, className, ...children) {
      const node = document.createElement(tag);
      node.className = className;
      node.append(...children.filter(Boolean));
      return node;
    }

    function button(className, action, ...children) {
      const node = el('button', className, ...children);
      node.addEventListener('click', action);
      return node;
    }

    function linkTo(node) {
      const link = button('link', () => {
        select(node, true);
        // The link is gone with the panel that it was in; a keyboard goes on from the new one.
        $('panel').focus();
      }, node.label);
      link.title = node.full || node.label;
      return link;
    }

    const tag = word => (word ? el('span', 'tag', word) : '');

    /** A titled list that begins short: a log may be asked for ten thousand times. */
    function section(title, items, make, otherwise) {
      const start = 40;
      const body = el('ul', '', ...items.slice(0, start).map(make));
      const more = button('link', () => {
        more.remove();
        body.append(...items.slice(start).map(make));
      }, 'Show all ' + items.length.toLocaleString('en'));
      const content = items.length ? body : el('p', 'muted', otherwise);
      return el('div', '', el('h3', '', title), content, items.length > start ? more : '');
    }

    function requestItem(request, ...subject) {
      return el('li', '', ...subject, tag(request.kind), tag(request.optional && 'optional'),
        request.bad ? el('span', 'bad', ' problem') : '', el('span', 'place', request.place));
    }

    function askerItem(request) {
      const { provider, route, module } = request;
      return requestItem(request, linkTo(module), ...provider ? [', provider ', linkToProvider(provider)] : [],
        ...route ? [', route ' + route.label] : []);
    }

    const routeItem = route => el('li', '', route.label, tag(route.access), el('div', 'muted', route.full),
      el('span', 'place', route.place));

    const needItem = request => requestItem(request, linkTo(request.service));

    function linkToProvider(provider) {
      const link = linkTo(provider.services[0] || provider.module);
      link.textContent = provider.label;
      link.title = provider.full;
      return link;
    }

    const providerItem = provider => el('li', '', provider.full, tag(provider.scope), ...provider.marks.map(tag),
      el('div', 'muted', 'module ', linkTo(provider.module)), el('span', 'place', provider.place));

    const chainItem = chain => el('li', '', ...chain.flatMap((node, i) => [el('span', 'arrow', i ? ' -> ' : ''),
      linkTo(node)]));

    function problemItem(problem) {
      const notes = problem.notes.map(note => el('small', '', note.message, el('span', 'place', note.place)));
      const target = problem.rows.map(row => row.service || row.module)[0];
      return el('li', '', button('problem', () => target && select(target, true), el('strong', 'bad', problem.kind), ' ',
        problem.message, el('span', 'place', problem.place), ...notes));
    }

    function serviceParts(service) {
      const { providers: own, requests: asked, needs, problems: bad, home } = service;
      const from = asked.length ? ' (' + count(asked.length, 'request') + ')' : '';
      return [
        el('p', 'place', service.full), home ? el('p', 'muted', 'declared in module ' + home) : '',
        bad.size ? section('Problems', Array.from(bad), problemItem) : '',
        section('Provided by', own, providerItem, 'No provider'),
        section('Path from a root', light.chains, chainItem, 'No request leads here from a root.'),
        light.loose && light.chains.length
          ? el('small', '', 'A module on this path asks in its code, outside of providers.') : '',
        section('Asked for by' + from, asked, askerItem, 'No request'),
        section('Its provider needs', needs, needItem, 'Nothing'),
      ];
    }

    function moduleParts(module) {
      const own = unique(module.rows.map(row => row.service).filter(Boolean));
      return [
        el('p', 'muted', 'module', tag(module.root && 'root'), tag(module.kind)),
        section('Services', own, service => el('li', '', linkTo(service)), 'None'),
        module.routes.length ? section('Routes', module.routes, routeItem) : '',
        section('Requests in its code', module.requests, needItem, 'None'),
        section('Depends on', module.near, other => el('li', '', linkTo(other)), 'No module'),
      ];
    }

    function showPanel() {
      const { selected } = state;
      $('panel').hidden = !selected;
      if (!selected) return $('panel').replaceChildren();
      const close = button('link clear', () => {
        clear();
        $('search').focus();
      }, 'Clear');
      const parts = (selected.full ? serviceParts : moduleParts)(selected).filter(Boolean);
      $('panel').replaceChildren(close, el('h2', '', selected.label), ...parts);
    }

    /** The list is the way in for a keyboard or a screen reader. */
    function showResults() {
      const found = matches(state.search);
      results = found.slice(0, 200);
      const items = results.map(service => {
        const from = service.providers.map(provider => provider.label + ' in ' + provider.module.label).join(', ');
        const item = el('li', '', el('span', service.rows.some(row => row.bad) ? 'bad' : '', service.label),
          el('small', '', from || 'no provider'));
        item.id = 'result-' + service.index;
        item.dataset.service = service.index;
        item.setAttribute('role', 'option');
        return item;
      });
      const more = found.length > 200 ? 'and ' + count(found.length - 200, 'more service') : 'No service found';
      if (found.length !== items.length || !items.length) items.push(el('li', 'muted', more));
      $('results').replaceChildren(...items);
      activate(state.search ? 0 : -1);
    }

    function activate(index) {
      active = Math.min(index, results.length - 1);
      results.forEach((service, i) => $('results').children[i].setAttribute('aria-selected', String(i === active)));
      if (active >= 0) $('results').children[active].scrollIntoView({ block: 'nearest' });
      $('search').setAttribute('aria-activedescendant', active < 0 ? '' : 'result-' + results[active].index);
    }

    function showStatus() {
      const { focus, selected, search } = state;
      const part = graph.plain === graph.edges || selected ? ''
        : ' Arrows are between modules; point at a row, or select it, for its own requests.';
      $('status').textContent = (selected ? selected.label + ' selected. ' : '') +
        count(graph.modules.length, 'module') + ' shown.' + part;
      stage.setAttribute('aria-label', 'Service graph. Arrow keys move it; the search results list every service.');
      $('toggle-focus').disabled = !(selected && selected.full);
      $('toggle-focus').setAttribute('aria-pressed', String(focus));
      $('toggle-modules').setAttribute('aria-pressed', String(state.modules));
      $('results').hidden = Boolean(selected && !search);
      $('search').setAttribute('aria-expanded', String(!$('results').hidden));
    }

    // ---- State: what can be linked to is in the address. ----

    let state = { selected: null, search: '', focus: false, modules: false };
    let graph = null;
    let light = null;
    let bright = [];
    let hover = null;
    let results = [];
    let active = -1;

    /** Changes the state and shows it; lays out again only when something else is to be seen. */
    function update(change) {
      const old = state;
      state = Object.assign({}, old, change);
      // Only a service can have the focus.
      state.focus = Boolean(state.focus && state.selected && state.selected.full);
      const subject = ({ modules: whole, focus, selected }) => [whole, focus && selected.index].join();
      const first = !graph;
      if (first || subject(old) !== subject(state)) {
        hover = null;
        buildGraph();
        fit();
      }
      light = findLight();
      brighten();
      showPanel();
      if (first || old.search !== state.search) showResults();
      showStatus();
      writeHash();
      redraw();
    }

    /** The edges drawn on top: those of the selection and of what is under the pointer. */
    function brighten() {
      const lit = light ? light.requests : new Map();
      bright = [[], []];
      for (const edge of graph.edges) {
        const under = hover && (edge.from === hover || edge.to === hover) ? 1 : 0;
        const value = edge.requests.reduce((most, one) => Math.max(most, lit.get(one) || 0), under);
        if (value) bright[value - 1].push(edge);
        if (value && !edge.path) route(edge, false);
      }
    }

    function select(selected, show) {
      update({ selected });
      $('details').scrollTop = 0;
      if (show) reveal();
    }

    function clear() {
      $('search').value = '';
      update({ selected: null, search: '' });
    }

    function writeHash() {
      const { selected, search, focus } = state;
      const parts = [
        selected && (selected.full ? 'select=' + selected.index : 'module=' + modules.indexOf(selected)),
        search && 'search=' + encodeURIComponent(search), focus && 'focus=1', state.modules && 'modules=1',
      ].filter(Boolean).join('&');
      // A browser may refuse, for example when it happens too often; the page works without.
      try {
        if (location.hash.slice(1) !== parts) history.replaceState(null, '', '#' + parts);
      } catch (error) { /* The address stays as it was. */ }
    }

    function readHash() {
      const hash = new URLSearchParams(location.hash.slice(1));
      const chosen = (items, name) => (hash.get(name) ? items[Number(hash.get(name))] : null) || null;
      return {
        selected: chosen(services, 'select') || chosen(modules, 'module'),
        search: hash.get('search') || '', focus: hash.get('focus') === '1', modules: hash.get('modules') === '1',
      };
    }

    function open(wanted) {
      $('search').value = wanted.search || '';
      update(wanted);
      reveal();
    }

    // ---- Events. ----

    const pointers = new Map();
    let dragged = false;

    function pointerDown(event) {
      if (event.button > 0) return;
      if (!pointers.size) dragged = false;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      try {
        stage.setPointerCapture(event.pointerId);
      } catch (error) { /* An event that a test made has no pointer. */ }
    }

    function pointerMove(event) {
      const pointer = pointers.get(event.pointerId);
      if (!pointer) return hoverAt(hit(event));
      const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
      // A hand that clicks may tremble.
      if (!dragged && Math.abs(dx) + Math.abs(dy) < 5) return;
      dragged = true;
      const other = Array.from(pointers.values()).find(one => one !== pointer);
      panBy(other ? dx / 2 : dx, other ? dy / 2 : dy);
      if (other) {
        const apart = (x, y) => Math.hypot(x - other.x, y - other.y) || 1;
        const factor = apart(event.clientX, event.clientY) / apart(pointer.x, pointer.y);
        zoomAt(factor, { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
      }
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function pointerUp(event) {
      if (!pointers.delete(event.pointerId) || dragged || event.type === 'pointercancel') return;
      const node = hit(event);
      if (node) select(node.service || node.module);
    }

    function hoverAt(node) {
      if (node === hover) return;
      hover = node;
      stage.style.cursor = node ? 'pointer' : '';
      stage.title = node ? [node.service, node.provider].filter(Boolean).map(one => one.full).join('\n') || node.label : '';
      brighten();
      redraw();
    }

    function zoomAt(factor, { clientX, clientY }) {
      const { left, top } = stage.getBoundingClientRect();
      zoomBy(factor, clientX - left, clientY - top);
    }

    function wheel(event) {
      event.preventDefault();
      const delta = event.deltaY * [1, 16, 400][event.deltaMode];
      // A pinch on a trackpad comes as a wheel with the control key, in small steps.
      zoomAt(Math.exp(-Math.max(-300, Math.min(300, delta)) * (event.ctrlKey ? 0.01 : 0.0016)), event);
    }

    /** Safari tells a pinch on a trackpad by events of its own. */
    let pinched = 1;
    function gesture(event) {
      event.preventDefault();
      if (!pointers.size && event.type === 'gesturechange') zoomAt(event.scale / pinched, event);
      pinched = event.scale;
    }

    const toggleFocus = () => update({ focus: !state.focus });
    const toggleModules = () => update({ modules: !state.modules });

    function key(event) {
      const inSearch = event.target === $('search');
      const moves = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
      const keys = new Map([['+', () => zoomBy(1.25)], ['=', () => zoomBy(1.25)], ['-', () => zoomBy(0.8)], ['0', fit],
        ['f', toggleFocus], ['m', toggleModules], ['/', () => $('search').focus()]]);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') clear();
      else if (inSearch && event.key === 'Enter') {
        if (results[active] && !$('results').hidden) select(results[active], true);
      } else if (inSearch && /^Arrow(Down|Up)$/.test(event.key)) {
        $('results').hidden = false;
        activate(event.key === 'ArrowDown' ? active + 1 : Math.max(active - 1, 0));
      } else if (!inSearch && keys.has(event.key)) keys.get(event.key)();
      else if (event.target === stage && moves[event.key]) panBy(...moves[event.key]);
      else return;
      event.preventDefault();
    }

    function listen() {
      const on = (target, type, action) => target.addEventListener(type, action, { passive: false });
      const pointer = { down: pointerDown, move: pointerMove, up: pointerUp, cancel: pointerUp };
      for (const type of Object.keys(pointer)) on(stage, 'pointer' + type, pointer[type]);
      on(stage, 'pointerleave', () => hoverAt(null));
      on(stage, 'wheel', wheel);
      on(stage, 'gesturestart', gesture);
      on(stage, 'gesturechange', gesture);
      on(document, 'keydown', key);
      on($('search'), 'input', () => update({ search: $('search').value }));
      on($('results'), 'click', event => {
        const item = event.target.closest('[data-service]');
        if (item) select(services[item.dataset.service], true);
      });
      const clicks = { 'zoom-in': () => zoomBy(1.25), 'zoom-out': () => zoomBy(0.8), fit, 'toggle-focus': toggleFocus,
        'toggle-modules': toggleModules };
      for (const id of Object.keys(clicks)) on($(id), 'click', clicks[id]);
      on(window, 'hashchange', () => open(readHash()));
      on(window, 'resize', () => { resize(); redraw(); });
      on(matchMedia('(prefers-color-scheme: dark)'), 'change', () => { readColors(); redraw(); });
    }

    function start() {
      document.title = ['Waggle services'].concat(roots.slice(0, 3).map(module => module.label)).join(' \u00b7 ');
      $('summary').textContent = [count(services.length, 'service'), count(providers.length, 'provider'),
        count(modules.length, 'module'), count(requests.length, 'request')].join(', ');
      $('empty').hidden = services.length > 0;
      $('problems').hidden = !problems.length;
      $('problems').append(section('Problems (' + problems.length + ')', problems, problemItem));
      readColors();
      resize();
      listen();
      // An address with a state wins over the state the file was made with.
      const [selected = null] = pick(services, [input.focus]);
      open(location.hash.length > 1 ? readHash() : { selected, focus: true, modules: input.view === 'modules' });
      draw();
    }

    /** For tests: where a service is on the screen, so that real events can be sent there. */
    function rectOf(index) {
      const { left, top } = stage.getBoundingClientRect();
      for (const row of services[index] ? placed(services[index]) : []) {
        const { x, y, w, h } = onStage(row);
        const [x1, y1] = [Math.max(x, 0), Math.max(y, 0)];
        const [width, height] = [Math.min(x + w, view.width) - x1, Math.min(y + h, view.height) - y1];
        if (width > 0 && height > 0) return { x: left + x1, y: top + y1, width, height };
      }
      return null;
    }

    function publicState() {
      const { selected, search, focus } = state;
      return {
        selected: selected && selected.full ? selected.index : null, search, focus, modules: state.modules,
        zoom: view.scale, visibleModules: graph.modules.map(module => module.label),
        visibleServices: services.filter(service => placed(service).length).map(service => service.index),
        highlightedPath: light && light.chains.length ? light.chains[0].map(node => node.label) : [],
      };
    }

    start();
    window.waggle = Object.freeze({ state: publicState, rectOf });
    })();
    </script>
    </body>
    </html>
    """##
}
