// Checks of the page, for any data: a test appends this file to a generated page, in a second script element. It
// drives the page by DOM events only, takes what it expects from the data in the page's own source, and leaves its
// findings in the element #waggle-checks and in the title: "PASS n", or lines that begin with "FAIL: ".
(async () => {
'use strict';
const $ = id => document.getElementById(id);
const findings = [];
const skipped = [];
const began = window.waggle ? JSON.stringify(window.waggle.state()) : 'none';
let passed = 0;
const output = document.createElement('pre');
output.id = 'waggle-checks';
output.hidden = true;
output.textContent = 'FAIL: not finished';
document.body.append(output);

function check(name, condition, detail) {
  if (condition) passed += 1;
  else findings.push('FAIL: ' + name + (detail === undefined ? '' : ' (' + String(detail).slice(0, 300) + ')'));
}

async function part(name, needed, body) {
  if (!needed) {
    skipped.push(name);
    return;
  }
  try {
    press('Escape');
    press('0');
    await body();
  } catch (error) {
    findings.push('FAIL: ' + name + ' (' + error + ')');
  }
}

window.addEventListener('error', event => findings.push('FAIL: an error on the page (' + event.message + ')'));

// ---- What the page should know. ----

const list = value => (Array.isArray(value) ? value : []);
const source = Array.from(document.scripts, script => script.textContent).find(code => code.includes('const data ='));
const literal = /const data = (.*);\n/.exec(source)[1];
const data = literal === '"@DATA' + '@"' ? {} : JSON.parse(literal) || {};
const modules = list(data.modules);
const services = list(data.services);
const providers = list(data.providers);
const requests = list(data.requests).filter(request => request && Number.isInteger(request.service) &&
  request.service in services);
const problems = list(data.problems);
const routes = list(data.routes);
// All that a route is reached by, as the page names it.
const titleOf = route => list(route.patterns).concat(list(route.keys).map(key => 'key "' + key + '"'), route.action || [])
  .join(', ');
const tidy = modules.every(Boolean) && services.every(one => one && typeof one.service === 'string') &&
  providers.every(one => one && list(one.services).length) && list(data.requests).length === requests.length;
const madeBy = request => providers[request.provider];
// By service: who provides it, who asks for it, and what its providers ask for.
const [made, asked, needed] = [services.map(() => []), services.map(() => []), services.map(() => [])];
for (const provider of providers.filter(Boolean)) {
  for (const s of list(provider.services)) if (Number.isInteger(s) && made[s]) made[s].push(provider);
}
for (const request of requests) {
  asked[request.service].push(request);
  for (const s of list(madeBy(request) && madeBy(request).services)) {
    if (Number.isInteger(s) && needed[s]) needed[s].push(request);
  }
}
const providersOf = s => made[s];
const requestsFor = s => asked[s];
const needsOf = s => needed[s];
const spot = item => item.file + ':' + item.line;
const indexes = services.map((service, s) => s);
const small = services.length <= 100;
// Browsers take only some 200 changes of the address in 10 seconds, and each selection is one.
const step = Math.ceil(services.length / 24);
const some = indexes.filter(s => s % step === Math.min(5, step - 1));
const lost = indexes.filter(s => !providersOf(s).length);

/** The number of requests from a root to each service, counted without the page's help. */
function steps() {
  const found = new Map();
  const roots = new Set(list(data.roots));
  let edge = new Set(requests.filter(r => !madeBy(r) && roots.has(r.module)).map(r => r.service));
  for (let depth = 1; edge.size; depth += 1) {
    edge.forEach(s => found.set(s, depth));
    const next = Array.from(edge).flatMap(s => needsOf(s).map(r => r.service));
    edge = new Set(next.filter(s => !found.has(s)));
  }
  return found;
}

function grow(start, next) {
  const all = new Set([start]);
  all.forEach(s => next(s).forEach(other => all.add(other)));
  return all;
}

/** All that a service leads to, and all that leads there. */
const downFrom = start => grow(start, s => needsOf(s).map(r => r.service));
const upFrom = start => grow(start, s => requestsFor(s).flatMap(r => (madeBy(r) ? list(madeBy(r).services) : [])));
const related = start => new Set([...downFrom(start), ...upFrom(start)]);

function relatedModules(start) {
  const asking = Array.from(upFrom(start)).flatMap(requestsFor).map(r => r.module);
  const giving = Array.from(downFrom(start)).flatMap(s => (providersOf(s).length ? providersOf(s).map(p => p.module)
    : [services[s].module || '(no module)']));
  return Array.from(new Set(asking.concat(giving)));
}

// ---- Events, as a hand would make them. ----

const state = () => window.waggle.state();
const rect = s => window.waggle.rectOf(s);
const middle = ({ x, y, width, height }) => ({ clientX: x + width / 2, clientY: y + height / 2 });
const shown = id => $(id).innerText;
const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
// A headless browser with a virtual clock lets it run out while it waits for a frame; for a timer it does not.
window.requestAnimationFrame = callback => setTimeout(callback, 0);

function pointer(type, at, id = 1) {
  $('stage').dispatchEvent(new PointerEvent(type, Object.assign({
    bubbles: true, cancelable: true, pointerId: id, isPrimary: id === 1, button: 0,
  }, at)));
}

function clickAt(at) {
  pointer('pointermove', at);
  pointer('pointerdown', at);
  pointer('pointerup', at);
}

function press(key, target = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function type(words) {
  $('search').focus();
  $('search').value = words;
  $('search').dispatchEvent(new Event('input', { bubbles: true }));
}

function wheel(deltaY, at, more) {
  const event = new WheelEvent('wheel', Object.assign({ deltaY, bubbles: true, cancelable: true }, at, more));
  $('stage').dispatchEvent(event);
  return event;
}

const results = () => Array.from($('results').querySelectorAll('[data-service]')).map(li => Number(li.dataset.service));

// ---- Pixels. ----

function rgb(name) {
  const probe = document.createElement('canvas').getContext('2d');
  probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  probe.fillRect(0, 0, 1, 1);
  return Array.from(probe.getImageData(0, 0, 1, 1).data);
}

/** How many pixels of the picture have about this color, in a rectangle of the screen. */
async function pixels(color, area, tolerance = 30) {
  await frame();
  const stage = $('stage');
  const box = stage.getBoundingClientRect();
  const ratio = stage.width / box.width;
  const { x, y, width, height } = area || { x: box.left, y: box.top, width: box.width, height: box.height };
  const image = stage.getContext('2d').getImageData((x - box.left) * ratio, (y - box.top) * ratio,
    Math.max(1, width * ratio), Math.max(1, height * ratio)).data;
  const wanted = rgb(color);
  let [found, total] = [0, 0];
  for (let i = 0; i < image.length; i += 4) {
    const away = [0, 1, 2].reduce((sum, k) => sum + Math.abs(image[i + k] - wanted[k]), 0);
    if (away < tolerance) found += 1;
    total += 1;
  }
  return color === '--surface' ? total - found : found;
}

/** How many pixels of a row stand out from its ground: less when it is dim. */
const ink = area => pixels('--surface', area, 250);

// ---- The checks. ----

for (const id of ['search', 'results', 'panel', 'problems', 'zoom-in', 'zoom-out', 'fit', 'toggle-focus',
  'toggle-modules', 'stage']) check('there is #' + id, $(id));

await part('the surface', true, () => {
  check('one frozen object is public', Object.isFrozen(window.waggle) &&
    Object.keys(window.waggle).sort().join() === 'rectOf,state', Object.keys(window.waggle));
  check('nothing else is public', [typeof graph, typeof update, typeof redraw, typeof modulesByName]
    .every(kind => kind === 'undefined'));
  check('buttons and the picture have names', Array.from(document.querySelectorAll('button, canvas, input'))
    .every(one => one.getAttribute('aria-label') || one.textContent.trim()));
  const text = document.body.innerText;
  check('the numbers are told', text.includes(services.length.toLocaleString('en') + ' service'),
    text.slice(0, 100));
  check('the rest state is empty', state().selected === null && state().search === '' && !state().focus,
    JSON.stringify(state()).slice(0, 200));
});

await part('empty', !services.length, () => {
  check('no services is said', $('empty').offsetHeight > 0 && shown('empty').includes('No services'));
  check('it says what to do', shown('empty').includes('// @service'));
  check('nothing is found', results().length === 0);
});

await part('not empty', services.length, () => {
  check('the hint of an empty graph is hidden', $('empty').offsetHeight === 0);
});

await part('search', tidy && services.length > 1, async () => {
  const target = some[Math.floor(some.length / 2)];
  const name = services[target].service;
  const word = name.split('.').pop().slice(0, 6);
  const words = s => [services[s].service, services[s].name, services[s].module]
    .concat(providersOf(s).flatMap(p => [p.provider, p.module])).join('\n').toLowerCase();
  const expected = indexes.filter(s => words(s).includes(word.toLowerCase()));
  const all = results().length;
  check('at first every service is listed', all === Math.min(services.length, 200), all);
  type(word);
  check('search narrows', expected.length === services.length || results().length < services.length, results().length);
  check('search finds what it should', results().slice().sort((a, b) => a - b).join() ===
    expected.slice(0, results().length).join() || expected.length > 200, results() + ' for ' + expected);
  check('search is in the state', state().search === word);
  check('search is in the address', location.hash.includes('search=' + encodeURIComponent(word)), location.hash);
  const [first] = results();
  check('the first result is marked', $('results').querySelector('[aria-selected=true]').dataset.service ===
    String(first));
  press('Enter', $('search'));
  check('Enter selects the first result', state().selected === first, state().selected);
  check('the selection is in the address', location.hash.includes('select=' + first), location.hash);
  if (results().length > 1) {
    press('ArrowDown', $('search'));
    press('Enter', $('search'));
    check('the arrow key goes to the second result', state().selected === results()[1], state().selected);
  }
  const provider = providersOf(target)[0];
  if (provider) {
    type(provider.provider);
    check('a provider is found by its name', results().includes(target), results());
    type(provider.module);
    check('a module is found by its name', results().length > 0 && results().slice(0, 20)
      .every(s => words(s).includes(provider.module.toLowerCase())), results());
  }
  type('no such name \u0000');
  check('what does not exist is not found', results().length === 0);
  press('m', $('search'));
  press('f', $('search'));
  check('letters in the search field are no commands', !state().modules && !state().focus);
  type(word);
  $('results').querySelector('[data-service]').click();
  check('a click on a result selects it', state().selected === results()[0]);
  press('Escape', $('search'));
  $('search').blur();
  press('/');
  check('/ goes to the search field', document.activeElement === $('search'));
  check('Escape empties the search', state().search === '' && $('search').value === '');
});

await part('search light', tidy && small && services.length > 4, async () => {
  const word = services[some[0]].service.split('.').pop();
  type(word);
  const other = indexes.find(s => !results().includes(s) && providersOf(s).length &&
    !problems.some(p => list(p.services).includes(s)));
  const before = await ink(rect(other));
  press('Escape');
  const after = await ink(rect(other));
  check('what the search does not find is dim', before < after, before + ' and ' + after);
});

await part('rows', services.length, async () => {
  for (const s of some) {
    press('Escape');
    press('0');
    if (!rect(s)) {
      check('service ' + s + ' is in the picture', false);
      continue;
    }
    clickAt(middle(rect(s)));
    check('a click on the row of service ' + s + ' selects it', state().selected === s, state().selected);
    const text = (shown('panel') + ' ' + $('panel').textContent).replace(/\s+/g, ' ');
    const has = (what, value) => check('the panel of service ' + s + ' has ' + what,
      text.includes(String(value).replace(/\s+/g, ' ').trim()), value + ' in ' + text);
    if (!tidy) continue;
    has('its name', services[s].service);
    for (const provider of providersOf(s)) {
      has('the provider', provider.provider);
      has('the scope', provider.scope);
      has('the place of the provider', spot(provider));
      list(provider.conditions).forEach(condition => has('the condition', condition));
      if (provider.fallback) has('the fallback', 'fallback');
    }
    if (!providersOf(s).length) has('no provider', 'Provided by No provider');
    const items = Array.from($('panel').querySelectorAll('li'));
    for (const request of requestsFor(s).slice(0, 30)) {
      check('the asking module is told', items.some(li => li.textContent.includes(spot(request)) &&
        Array.from(li.querySelectorAll('.link'), link => link.textContent).includes(request.module)), spot(request));
      if (request.route in routes) {
        check('the asking route is told', items.some(li => li.textContent.includes('route ' + titleOf(routes[request.route]))),
          titleOf(routes[request.route]));
      }
      has('the place of the request', spot(request) + ' ');
      has('the kind of the request', request.kind);
    }
    for (const request of needsOf(s).slice(0, 30)) has('what is needed', spot(request));
  }
});

await part('hover', tidy && services.length, async () => {
  const s = some.find(one => rect(one));
  pointer('pointermove', middle(rect(s)));
  check('the row under the pointer tells its whole name', $('stage').title.includes(services[s].service),
    $('stage').title);
  const linked = some.find(one => providersOf(one).length === 1 && requestsFor(one).length && needsOf(one).length);
  if (linked === undefined || !small) return;
  pointer('pointerleave', { clientX: 0, clientY: 0 });
  const before = await pixels('--accent');
  pointer('pointermove', middle(rect(linked)));
  const after = await pixels('--accent');
  check('its arrows are bright', after > before + 40, before + ' and ' + after);
});

await part('path', tidy && list(data.roots).length && services.length, async () => {
  const far = steps();
  for (const s of some) {
    press('Escape');
    press('0');
    clickAt(middle(rect(s)));
    const path = state().highlightedPath;
    if (far.has(s)) {
      check('the path to service ' + s + ' is a shortest one', path.length === far.get(s) + 1,
        path.join(' -> ') + ', not ' + far.get(s));
      check('the path to service ' + s + ' begins at a root', data.roots.includes(path[0]), path[0]);
      check('the path to service ' + s + ' is written', $('panel').textContent.includes(path.join(' -> ')), path);
    } else {
      check('no service is on a path by requests alone that has none', path.length === 0 ||
        path.some((name, i) => i > 0 && modules.some(module => module.name === name)), path);
    }
  }
  const long = some.filter(s => far.get(s) > 1)[0];
  if (long === undefined || !small) return;
  press('Escape');
  pointer('pointerleave', { clientX: 0, clientY: 0 });
  const before = await pixels('--accent');
  clickAt(middle(rect(long)));
  const after = await pixels('--accent') + await pixels('--bad');
  check('the path is bright in the picture', after > before + 100, before + ' and ' + after);
});

await part('dim', tidy && small && services.length > 3, async () => {
  const red = new Set(problems.flatMap(p => list(p.services)).concat(lost));
  const start = some.find(s => indexes.some(other => !related(s).has(other) && !red.has(other)));
  if (start === undefined) return;
  const other = indexes.find(s => !related(start).has(s) && !red.has(s));
  const before = await ink(rect(other));
  clickAt(middle(rect(start)));
  const after = await ink(rect(other));
  check('an unrelated row is dim', before > 0 && after < before / 2, before + ' and ' + after);
});

await part('focus', tidy && services.length > 3, async () => {
  const start = some.find(s => related(s).size > 1 && related(s).size < services.length);
  if (start === undefined) return;
  check('without a selection, focus cannot be chosen', $('toggle-focus').disabled);
  const all = state().visibleServices.length;
  check('every service is in the picture', all === services.length, all);
  const was = JSON.stringify(rect(start));
  clickAt(middle(rect(start)));
  $('toggle-focus').click();
  check('focus is in the state', state().focus);
  check('focus is in the address', /focus=1/.test(location.hash), location.hash);
  check('focus shows what leads there and what it leads to, and nothing else',
    state().visibleServices.join() === indexes.filter(s => related(start).has(s)).join(),
    state().visibleServices + ' not ' + [...related(start)].sort((a, b) => a - b));
  check('focus hides the rows of the others', indexes.filter(s => !related(start).has(s)).every(s => !rect(s)));
  check('focus lays out again', rect(start) && JSON.stringify(rect(start)) !== was);
  check('focus shows the modules of these, and nothing else', state().visibleModules.slice().sort().join() ===
    relatedModules(start).sort().join(), state().visibleModules + ' not ' + relatedModules(start));
  $('toggle-focus').click();
  check('focus ends', !state().focus && state().visibleServices.length === all);
  press('f');
  check('f is focus', state().focus);
  press('Escape');
  check('Escape ends focus', !state().focus && state().visibleServices.length === all);
});

await part('modules', tidy && services.length, async () => {
  const before = state().visibleModules.length;
  $('toggle-modules').click();
  check('modules is in the state', state().modules && $('toggle-modules').getAttribute('aria-pressed') === 'true');
  check('modules is in the address', /modules=1/.test(location.hash), location.hash);
  check('the module view has every module, and no row', state().visibleModules.length === before &&
    state().visibleServices.length === 0 && some.every(s => rect(s) === null));
  check('the module view is drawn', await pixels('--head', null, 9) > 1000);
  type(services[some[0]].service);
  press('Enter', $('search'));
  check('a service can be selected in the module view', state().selected !== null && state().modules);
  press('Escape');
  press('m');
  check('m goes back to the rows', !state().modules && rect(some[0]) !== null);
  const s = some.find(one => providersOf(one).length === 1 && small);
  if (s === undefined) return;
  const above = indexes.filter(one => providersOf(one).some(p => p.module === providersOf(s)[0].module))
    .map(rect).filter(Boolean).sort((a, b) => a.y - b.y)[0];
  clickAt({ clientX: above.x + above.width / 2, clientY: above.y - above.height / 3 });
  check('a click on the title of a module selects it', state().selected === null &&
    shown('panel').includes(providersOf(s)[0].module) && /module=\d/.test(location.hash), shown('panel'));
  for (const route of routes.filter(one => one.module === providersOf(s)[0].module)) {
    check('a module shows its routes', Array.from($('panel').querySelectorAll('li')).some(li =>
      [titleOf(route), route.access, route.function, route.file].every(part => li.textContent.includes(part))),
    titleOf(route) + ' in ' + shown('panel'));
  }
});

await part('problems', problems.length && tidy, async () => {
  const buttons = () => Array.from($('problems').querySelectorAll('button.problem'));
  check('every problem is listed', buttons().length === Math.min(problems.length, 40), buttons().length);
  for (let i = 0; i < Math.min(problems.length, 10); i += 1) {
    press('Escape');
    const problem = problems[i];
    check('problem ' + i + ' has its message', buttons()[i].textContent.includes(problem.message));
    if (problem.file) check('problem ' + i + ' has its place', buttons()[i].textContent.includes(spot(problem)));
    for (const note of list(problem.notes)) {
      check('problem ' + i + ' has its note', buttons()[i].textContent.includes(note.message));
    }
    buttons()[i].click();
    const meant = list(problem.services).concat(list(problem.providers).flatMap(p => providers[p].services));
    check('a click on problem ' + i + ' selects its service', meant.includes(state().selected), state().selected);
    check('the panel tells problem ' + i, $('panel').textContent.includes(problem.message));
    const meantButton = buttons()[i];
    meantButton.focus();
    meantButton.click();
    check('the list of problems keeps the keyboard', document.activeElement === meantButton);
    check('the row of problem ' + i + ' is in sight', rect(state().selected));
    check('the row of problem ' + i + ' is red', await pixels('--bad', rect(state().selected)) > 5);
  }
});

await part('links', tidy && services.length, async () => {
  const s = some.find(one => needsOf(one).some(r => r.service !== one));
  if (s === undefined) return;
  clickAt(middle(rect(s)));
  const link = Array.from($('panel').querySelectorAll('button.link')).find(one =>
    one.title === services[needsOf(s)[0].service].service);
  link.focus();
  link.click();
  check('a link in the panel selects', state().selected === needsOf(s)[0].service, state().selected);
  check('the panel keeps the keyboard', document.activeElement === $('panel'));
  $('panel').querySelector('.clear').click();
  check('Clear clears, and goes to the search field', state().selected === null &&
    document.activeElement === $('search'));
  press('ArrowDown', $('search'));
  press('Enter', $('search'));
  check('the list can be used with the keyboard alone', state().selected === results()[0], state().selected);
  press('Escape', $('search'));
  $('search').blur();
});

await part('missing', lost.length && tidy, async () => {
  const s = lost[0];
  check('a service that nobody provides is in the picture', rect(s));
  check('it is red', await pixels('--bad', rect(s)) > 0);
  check('not everything is red', small ? await pixels('--bad', rect(indexes.find(one => !lost.includes(one) &&
    !problems.some(p => list(p.services).includes(one))))) === 0 : true);
});

await part('zoom', services.length, async () => {
  const s = some.find(one => rect(one));
  const at = { clientX: rect(s).x, clientY: rect(s).y };
  const start = state().zoom;
  const event = wheel(-200, at);
  check('the wheel zooms in', state().zoom > start * 1.1, state().zoom + ' from ' + start);
  check('the page does not scroll', event.defaultPrevented);
  check('what is under the pointer stays there', Math.abs(rect(s).x - at.clientX) < 1 &&
    Math.abs(rect(s).y - at.clientY) < 1, JSON.stringify(rect(s)));
  wheel(200, at);
  check('the wheel zooms out', Math.abs(state().zoom - start) < 0.001 * start, state().zoom);
  wheel(-20, at, { ctrlKey: true });
  check('a pinch on a trackpad zooms', state().zoom > start * 1.1);
  press('0');
  check('0 fits', Math.abs(state().zoom - start) < 1e-9);
  press('+');
  check('+ zooms in', state().zoom > start);
  press('-');
  check('- zooms out', Math.abs(state().zoom - start) < 0.001 * start);
  $('zoom-in').click();
  check('the button zooms in', state().zoom > start);
  $('fit').click();
  check('the button fits', Math.abs(state().zoom - start) < 1e-9);
  $('zoom-out').click();
  check('the button zooms out', state().zoom < start);
  for (let i = 0; i < 60; i += 1) press('+');
  check('there is a closest zoom', state().zoom <= 4, state().zoom);
  for (let i = 0; i < 120; i += 1) press('-');
  check('there is a farthest zoom', state().zoom > 0.001, state().zoom);
});

await part('pan', services.length, async () => {
  const s = some.find(one => rect(one));
  const was = rect(s);
  const at = middle(was);
  const move = (x, y) => ({ clientX: at.clientX + x, clientY: at.clientY + y });
  pointer('pointerdown', at);
  pointer('pointermove', move(20, 8));
  pointer('pointermove', move(44, 31));
  pointer('pointerup', move(44, 31));
  check('a drag moves the picture', Math.abs(rect(s).x - was.x - 44) < 1 && Math.abs(rect(s).y - was.y - 31) < 1,
    JSON.stringify([was, rect(s)]));
  check('a drag selects nothing', state().selected === null);
  press('0');
  check('fit brings it back', Math.abs(rect(s).x - was.x) < 1);
  press('ArrowLeft', $('stage'));
  check('an arrow key moves the picture', rect(s).x > was.x, rect(s).x + ' from ' + was.x);
  press('0');
  const zoom = state().zoom;
  pointer('pointerdown', move(-50, 0), 1);
  pointer('pointerdown', move(50, 0), 2);
  pointer('pointermove', move(100, 0), 2);
  pointer('pointerup', move(100, 0), 2);
  pointer('pointerup', move(-50, 0), 1);
  check('two fingers zoom', Math.abs(state().zoom / zoom - 1.5) < 0.01, state().zoom / zoom);
  check('two fingers select nothing', state().selected === null);
  for (let i = 0; i < 80; i += 1) press('ArrowLeft', $('stage'));
  check('what is out of sight has no rectangle', rect(s) === null, JSON.stringify(rect(s)));
});

await part('address', services.length, async () => {
  const go = hash => new Promise((done, fail) => {
    setTimeout(() => fail(new Error('the address does not change')), 1000);
    window.addEventListener('hashchange', () => setTimeout(done, 0), { once: true });
    location.hash = hash;
  });
  const s = some[some.length - 1];
  await go('#select=' + s + '&focus=1&search=a%20b&modules=1');
  check('an address is a state', state().selected === s && state().focus && state().search === 'a b' &&
    state().modules, JSON.stringify(state()).slice(0, 200));
  check('the search field follows the address', $('search').value === 'a b');
  await go('#select=' + s);
  check('another address is another state', state().selected === s && !state().focus && !state().modules &&
    state().search === '');
  check('the selection of an address is in sight', rect(s));
  await go('#select=99999999&focus=1&modules=x&search=%E0%A4%A');
  check('a strange address selects nothing', state().selected === null && !state().focus && !state().modules);
  await go('#select=length&x=__proto__');
  check('another strange address selects nothing', state().selected === null);
});

await part('Escape', services.length, async () => {
  clickAt(middle(rect(some.find(one => rect(one)))));
  check('the panel is open', $('panel').offsetHeight > 0);
  press('Escape');
  check('Escape clears', state().selected === null && state().highlightedPath.length === 0 &&
    $('panel').offsetHeight === 0 && location.hash === '', location.hash);
});

await part('names', true, async () => {
  const texts = JSON.stringify(data);
  for (const s of some.slice(0, 20)) {
    type(services[s] && typeof services[s].service === 'string' ? services[s].service : '');
    press('Enter', $('search'));
    if (tidy && texts.includes('<')) {
      check('a name is shown as it is', $('panel').textContent.includes(services[s].service), services[s].service);
    }
  }
  press('Escape');
  await new Promise(done => setTimeout(done, 100));
  check('no name became an element', document.querySelectorAll('img, iframe, svg, b, form, object').length === 0 &&
    document.scripts.length === 2);
  check('no name ran', !window.waggleHacked);
});

press('Escape');
press('0');
const report = findings.length ? findings.join('\n') : 'PASS ' + passed;
output.textContent = [report, 'SKIPPED: ' + skipped.join(', '), 'START ' + began.slice(0, 400)].join('\n');
document.title = report.split('\n')[0];
})();
