import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { root } from './root.mjs';

const run = promisify(execFile);
const folder = join(root, '.cache/fixtures', `mf-fixture-${process.pid}`);

const sources = {
  'package.json': '{"name":"@brasa/mf-fixture","version":"1.2.3","type":"module"}',
  'remote.json': JSON.stringify({ name: 'mf-fixture', title: 'Prueba', criticality: 'regular', routes: [{ pattern: '/prueba' }], slots: [{ name: 'bot' }], fallback: 'No.' }),
  'src/area.tsx': "import { useState } from 'react';\nimport { formatMoney } from '@brasa/shared/domain/money';\nimport { word } from './word.ts';\nexport const area = { name: 'mf-fixture', hook: useState, price: formatMoney(1050), word, later: () => import(/* webpackChunkName: \"later\" */ './later.ts'), large: () => import(/* webpackChunkName: \"large\" */ './large.ts') };\n",
  'src/word.ts': "import { useRef } from 'react';\nexport const unused = () => useRef(null);\nexport const word = <T,>(value: T): T => value;\n",
  'src/later.ts': "export const later: string = 'después';\n",
  'src/large.ts': `export const large = ${JSON.stringify('0123456789abcdef'.repeat(20_000))};\n`,
  'src/slots/bot.tsx': "export const slot = { Widget: () => <p css={{ margin: 0 }}>hola</p> };\n",
};

const write = (files) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};
const preset = JSON.stringify(join(root, 'tools/webpack/remote.mjs'));
/** In a file, not with -e: the minimizer's workers inherit the arguments. */
const node = async (code) => {
  const file = join(folder, 'run.mjs');
  writeFileSync(file, code);
  return (await run(process.execPath, [file], { env: { ...process.env, NODE_OPTIONS: '' } })).stdout;
};
const facts = JSON.stringify(join(root, 'tools/webpack/remote-facts.mjs'));
const version = async () => (await node(`import { remoteFacts } from ${facts}; console.log(remoteFacts(${JSON.stringify(folder)}).version)`)).trim();

let artifact;
/** Files as the source maps name them that webpack reads while it builds. */
let sourceNames;
beforeAll(async () => {
  write(sources);
  const configUrl = JSON.stringify(`file://${folder}/webpack.config.mjs`);
  const names = await node(`
    import webpack from 'webpack'; import { remoteConfig } from ${preset}; import { writeArtifact } from ${JSON.stringify(join(root, 'tools/artifact.mjs'))};
    const printSources = { apply: ({ hooks }) => hooks.compilation.tap('test', (compilation) => compilation.hooks.finishModules.tap('test', (modules) => {
      for (const module of modules) for (const name of module.originalSource()?.map?.()?.sources ?? []) console.log(name);
    })) };
    for (const config of remoteConfig(${configUrl})) await new Promise((done, fail) => webpack({ ...config, plugins: [...config.plugins, printSources], cache: false }, (error, stats) => (error || stats.hasErrors() ? fail(error ?? new Error(stats.toString())) : done())));
    writeArtifact(${JSON.stringify(folder)});
  `);
  sourceNames = names.trim().split('\n');
  artifact = JSON.parse(readFileSync(join(folder, 'dist/artifact.json'), 'utf8'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const web = (file) => readFileSync(join(folder, 'dist/web', file), 'utf8');
const share = (module) => ({ '19.3.1': { get: async () => () => module, loaded: 1, eager: true, from: 'shell' } });
const react = { useState: () => 'the state of the shell' };

test('the description of a build names its version, its modules and every file with its hash', () => {
  expect(artifact).toMatchObject({ name: 'mf-fixture', version: expect.stringMatching(/^1\.2\.3\+[0-9a-f]{8}$/), globalName: 'pz_mf_fixture', remote: { title: 'Prueba' } });
  expect(Object.keys(artifact.exposes)).toEqual(['./area', './slot-bot']);
  for (const [file, { integrity, size }] of Object.entries(artifact.files)) {
    const content = readFileSync(join(folder, 'dist/web', file));
    expect([content.length, `sha384-${createHash('sha384').update(content).digest('base64')}`]).toEqual([size, integrity]);
  }
});

test('webpack reads no path of this machine: it would be in the hashes, and the minimizer chooses names by what is in them', () => {
  expect(sourceNames).toEqual(expect.arrayContaining([expect.stringMatching(/^webpack:\/\/\.?\/?src\/area\.tsx$/), expect.stringMatching(/^webpack:\/\/(\.\.\/)+shared\/src\/domain\/money\.ts$/)]));
  expect(sourceNames.filter((name) => name.includes(root))).toEqual([]);
});

test('the description says what the build takes from the shell by name, and not what nobody uses', () => {
  expect(artifact.uses).toEqual({ react: ['useState'], '@emotion/react/jsx-runtime': ['jsx'] });
  expect(artifact.shared['@brasa/shared/ui']).toMatch(/^\^/);
});

test('nothing that browsers get names a source map, holds another React, or evaluates text', () => {
  for (const file of Object.keys(artifact.files).filter((name) => name.endsWith('.js'))) {
    expect(web(file)).not.toMatch(/sourceMappingURL|\beval\(|new Function|react\.transitional\.element/);
  }
  expect(readdirSync(join(folder, 'dist/maps/web')).length).toBeGreaterThan(0);
});

test('the entry stays far below its budget', () => {
  expect(artifact.files[artifact.entry].size).toBeLessThan(9 * 1024);
});

test('chunks are asked for by their names, so the entry needs no list from numbers to names', () => {
  const code = artifact.exposes['./area'].map(web).join('');
  for (const name of ['later', 'large']) expect(code).toMatch(new RegExp(`\\.e\\((["'\`])${name}\\1\\)`));
  expect(web(artifact.entry)).not.toMatch(/\d+:(["'`])(later|large|expose_area)\1/);
});

test('the same container runs in Node, with the libraries that are handed to it', async () => {
  const code = `
    import { createRequire } from 'node:module';
    const container = createRequire(import.meta.url)(${JSON.stringify(join(folder, 'dist/node', artifact.node.entry))});
    await container.init({ react: { '19.3.1': { get: async () => () => ({ useState: 'ours' }), loaded: 1, eager: true, from: 'shell' } } });
    const { area } = (await container.get('./area'))();
    console.log(JSON.stringify([area.price, area.hook, (await area.later()).later]));
  `;
  expect(JSON.parse(await node(code))).toEqual(['Q10.50', 'ours', 'después']);
});

test('a React of another major version is refused', async () => {
  const code = `
    import { createRequire } from 'node:module';
    const container = createRequire(import.meta.url)(${JSON.stringify(join(folder, 'dist/node', artifact.node.entry))});
    await container.init({ react: { '18.3.1': { get: async () => () => ({}), loaded: 1, eager: true, from: 'shell' } } });
    console.log(await container.get('./area').then((make) => make()).then(() => 'taken', (error) => error.message));
  `;
  expect(await node(code)).toContain('18.3.1');
});

/**
 * A page with the entry in it; scripts that webpack adds are noted instead of fetched, and run when asked to. `hangs`: those whose address this
 * is true of are only noted.
 */
function page(integrity, { hangs = () => false } = {}) {
  const dom = new JSDOM('<!doctype html><head></head>', { url: 'https://brasa.example/prueba', runScripts: 'outside-only' });
  const { window } = dom;
  const base = 'https://brasa.example/r/mf-fixture/1/';
  Object.defineProperty(window.document, 'currentScript', { value: Object.assign(window.document.createElement('script'), { src: base + artifact.entry }), configurable: true });
  window.__pzIntegrity = integrity(base);
  const added = [];
  window.document.head.appendChild = (script) => {
    added.push({ src: script.src, integrity: script.integrity, crossOrigin: script.crossOrigin });
    if (hangs(script.src)) return script;
    window.eval(web(script.src.split('/').at(-1)));
    queueMicrotask(() => script.onload({ type: 'load', target: script }));
    return script;
  };
  window.eval(web(artifact.entry));
  const container = window.eval('pz_mf_fixture');
  container.init({ react: share(react), '@emotion/react/jsx-runtime': share({ jsx: () => null }) });
  return { container, added, window };
}

const hashes = (prefix) => Object.fromEntries(Object.entries(artifact.files).map(([file, { integrity }]) => [prefix + file, integrity]));

test.each([
  ['address', (base) => hashes(base)],
  ['path', () => hashes('/r/mf-fixture/1/')],
])('every script a remote adds carries the hash the page knows for its %s', async (_by, integrity) => {
  const { container, added } = page(integrity);
  const { area } = (await container.get('./area'))();
  await area.later();
  expect(area.hook).toBe(react.useState);
  expect(added.length).toBeGreaterThanOrEqual(2);
  for (const script of added) expect(script).toEqual({ src: expect.stringContaining('/r/mf-fixture/1/'), integrity: artifact.files[script.src.split('/').at(-1)].integrity, crossOrigin: 'anonymous' });
});

test('a script without a known hash is never fetched, and can be asked for again once its hash is known', async () => {
  let known = {};
  const { container, added } = page(() => new Proxy({}, { get: (_, url) => known[url] }));
  await expect(container.get('./area')).rejects.toMatchObject({ name: 'ChunkLoadError', message: expect.stringContaining('no-integrity') });
  expect(added).toEqual([]);
  known = hashes('/r/mf-fixture/1/');
  expect((await container.get('./area'))().area.name).toBe('mf-fixture');
});

test.each([
  ['large', 5000, 1],
  ['later', 0, 1],
  ['large', 5000, 3],
])('chunk %s may take %i ms longer than eight seconds, a second for each 64,000 bytes, on a line that takes %i times as long, and the shell knows it', async (name, extraMs, factor) => {
  const { container, added, window } = page(hashes, { hangs: (src) => src.includes(name) });
  const { area } = (await container.get('./area'))();
  const reported = [];
  if (factor !== 1) window.__pzLineFactor = () => factor;
  window.__pzSecond = (url, done, _load, _mayWait, more) => (reported.push([url.split('/').at(-1), more]), done);
  const timers = [];
  window.setTimeout = (_work, milliseconds) => timers.push(milliseconds);
  void area[name]();
  expect(added.at(-1).src).toContain(name);
  expect([reported, timers]).toEqual([[[`${name}.js`, extraMs]], [8000 * factor + extraMs]]);
});

test('the version changes with what is bundled and with nothing else', async () => {
  const before = await version();
  expect(before).toBe(artifact.version);
  write({ 'src/unused.ts': 'export const unused = 1;\n', 'src/word.test.ts': 'test\n' });
  expect(await version()).toBe(before);
  for (const changed of [{ 'src/later.ts': `${sources['src/later.ts']}\n` }, { 'remote.json': sources['remote.json'].replace('Prueba', 'Otra') }, { 'src/slots/bot.tsx': `${sources['src/slots/bot.tsx']}\n` }]) {
    write(changed);
    expect(await version()).not.toBe(before);
    write(sources);
    expect(await version()).toBe(before);
  }
}, 30_000);
