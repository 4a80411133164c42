import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Artifact } from '@brasa/shared/composition/remote-schema';
import { sha384 } from '../artifacts/artifact.ts';
import { aRegistry, testToken } from '../testing/a-registry.ts';
import { readOverride } from '@brasa/shared/server/override';
import { openFigures } from '../figures/figures.ts';
import { shellTokenOf } from '../token.ts';
import { readBuild } from './built-remote.ts';
import { connect } from './client.ts';
import { publish, type Tools } from './commands.ts';
import type { PzError } from './pz-error.ts';
import { runPz } from './pz.ts';

let root = '';
let url = '';
let shop: Awaited<ReturnType<typeof aRegistry>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pz-'));
  shop = await aRegistry();
  await shop.shells.report({ id: 'shell-of-the-test', index: 0, provides: { react: { version: '19.3.1', names: ['useState'] } }, refused: [] });
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await rm(root, { recursive: true, force: true });
});

const container = `
  module.exports = {
    init() {},
    get: async (path) => { if (path !== './area') throw new Error('Module ' + path + ' does not exist in container.'); return () => ({ area: {} }); },
  };`;

type Wanted = { readonly version?: string; readonly entry?: string; readonly node?: string; readonly shared?: Record<string, string>; readonly exposes?: Artifact['exposes']; readonly hasNode?: boolean; readonly remote?: Partial<Artifact['remote']> };

/** A dist folder as webpack leaves one. */
async function build(name: string, { version = '1.0.0+00000001', entry = 'var a;', node = container, shared = { react: '^19.3.1' }, exposes = { './area': ['area.js'] }, hasNode = true, remote = {} }: Wanted = {}) {
  const web = { 'remoteEntry.js': entry, 'area.js': 'area', 'mf-manifest.json': '{}' };
  const described = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).map(([file, text]) => [file, { integrity: sha384(Buffer.from(text)), size: Buffer.byteLength(text) }]));
  const artifact: Artifact = {
    format: 1,
    name,
    version,
    globalName: `pz_${name.replaceAll('-', '_')}`,
    entry: 'remoteEntry.js',
    exposes,
    shared,
    uses: {},
    remote: { name, title: 'Prueba', criticality: 'regular', routes: [{ pattern: `/${name}` }], slots: [], fallback: 'No.', ...remote },
    files: described(web),
    node: hasNode ? { entry: 'remoteEntry.cjs', files: described({ 'remoteEntry.cjs': node }) } : null,
  };
  const all = { ...Object.fromEntries(Object.entries(web).map(([file, text]) => [`web/${file}`, text])), 'node/remoteEntry.cjs': node, 'artifact.json': JSON.stringify(artifact) };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, name, 'dist', path)), { recursive: true });
    await writeFile(join(root, name, 'dist', path), text);
  }
}

let count = 0;
const aName = () => `mf-pz-${(count += 1)}`;

async function pz(...args: string[]): Promise<string> {
  const said: string[] = [];
  const tools: Tools = { root, remotes: () => Array.from({ length: count }, (_, index) => `mf-pz-${index + 1}`), build: async () => said.push('built') };
  await runPz([...args, '--registry', url, '--token', testToken], tools, (line) => said.push(line), () => undefined);
  return said.join('\n');
}

test('publishing builds, checks and uploads; the version is for nobody, or for the share that is said', async () => {
  const name = aName();
  await build(name);
  expect(await pz('publish', name)).toBe(`built\n${name} 1.0.0+00000001 published, nobody gets it yet: \`pz ramp ${name} 1.0.0+00000001 --to 5\``);
  expect(await pz('explain', name)).toContain('No version is shown');
  expect(await pz('publish', name, '--to', '100', '--no-build')).toBe(`${name} 1.0.0+00000001 was published already, every visitor gets it now`);
  expect(await pz('publish', name, '--to', '100')).toContain('was published already, every visitor gets it already');
  expect(await pz('status')).toMatch(new RegExp(`${name} +1\\.0\\.0\\+00000001 +100 % +since \\d{4}-.* before: none`));
});

test('a version can be published for nobody and be shown later', async () => {
  const name = aName();
  await build(name);
  await pz('publish', name);
  expect(await pz('promote', name, '1.0.0+00000001')).toBe(`Every visitor gets ${name} 1.0.0+00000001 now.`);
});

test('a rollback and its reason can be read afterwards', async () => {
  const name = aName();
  for (const version of ['1.0.0+00000001', '1.1.0+00000002']) {
    await build(name, { version });
    await pz('publish', name, '--to', '100');
  }
  expect(await pz('rollback', name, '--reason', 'prices wrong')).toContain(`${name} is back to 1.0.0+00000001`);
  const history = await pz('explain', name);
  expect(history).toMatch(/rolled-back +1\.0\.0\+00000001 +prices wrong/);
  expect(history).toContain('Every visitor gets 1.0.0+00000001');
  await expect(pz('rollback', name)).rejects.toThrow('no earlier version');
  expect(await pz('block', name, '1.1.0+00000002', '--reason', 'prices wrong')).toContain('blocked for good');
  await expect(pz('promote', name, '1.1.0+00000002')).rejects.toThrow('is blocked');
});

test('a version is ramped, corrected, taken back and ramped again; status and history say the shares', async () => {
  const name = aName();
  const versions = ['1.0.0+00000001', '1.1.0+00000002', '1.1.1+00000003'] as const;
  for (const version of versions) {
    await build(name, { version });
    await pz('publish', name, ...(version === versions[0] ? ['--to', '100'] : []));
  }
  const [stable, candidate, corrected] = versions;
  expect(await pz('ramp', name, candidate, '--to', '5')).toBe(`${name} ${candidate}: 5 % of visitors get it now. They are always the same ones; all others keep the stable version.`);
  expect(await pz('ramp', name, candidate, '--to', '5')).toContain('already');
  const status = await pz('status');
  expect(status).toMatch(new RegExp(`${name} +1\\.1\\.0\\+00000002 +5 % +since .* by .* candidate`));
  expect(status).toMatch(new RegExp(`${name} +1\\.0\\.0\\+00000001 +95 % +since .* before: none`));
  await pz('ramp', name, corrected, '--to', '12.5 %', '--reason', 'corrects the prices');
  expect(await pz('explain', name)).toMatch(/12\.5 % of visitors get 1\.1\.1\+00000003, always the same ones; all others get 1\.0\.0\+00000001[^]*promoted +1\.1\.1\+00000003 12\.5 % +corrects the prices/);
  expect(await pz('rollback', name)).toContain(`is back to ${stable}`);
  expect(await pz('explain', name)).toContain(`Every visitor gets ${stable}`);
  expect(shop.ledger.state()[name]).toMatchObject({ candidate: null, experiment: 1 });
  await pz('ramp', name, corrected, '--to', '0.5', '--new-experiment');
  expect(shop.ledger.state()[name]).toMatchObject({ candidate: { version: corrected, traffic: 0.5 }, experiment: 2 });
  expect(await pz('promote', name, candidate, '--keep-candidate')).toBe(`Every visitor without the candidate gets ${name} ${candidate} now.`);
  expect(shop.ledger.state()[name]).toMatchObject({ candidate: { version: corrected }, stable: candidate });
  expect(await pz('ramp', name, corrected, '--to', '0')).toBe(`${name} ${corrected}: nobody gets it now.`);
});

test('why a visitor gets a version can be asked, and worked out again from what is said', async () => {
  const name = aName();
  for (const version of ['1.0.0+00000001', '1.1.0+00000002']) {
    await build(name, { version });
    await pz('publish', name, '--to', version.startsWith('1.0') ? '100' : '50');
  }
  const got = new Set<string>();
  for (let index = 0; index < 32; index += 1) {
    const visitor = index.toString(16).padStart(32, '0');
    const { remotes } = JSON.parse(await pz('explain', name, '--visitor', visitor, '--json')) as { remotes: { remote: string; version: string; salt: string; bucket: number; below: number }[] };
    const [share] = remotes;
    expect(share).toMatchObject({ remote: name, salt: `${name}:1`, below: 5000, bucket: Number(BigInt(`0x${createHash('sha256').update(`${name}:1${visitor}`).digest('hex')}`) % 10_000n) });
    expect(share?.version).toBe((share?.bucket ?? 0) < 5000 ? '1.1.0+00000002' : '1.0.0+00000001');
    got.add(share?.version ?? '');
  }
  expect(got.size).toBe(2);
  const said = await pz('explain', name, '--visitor', '0'.repeat(32));
  expect(said).toMatch(/Her browser may show other versions, and says so:[^]*cookie pz_pin[^]*`pz override`[^]*are in no figure/);
  expect(said).toMatch(new RegExp(`^${name}: 1\\.[01]\\.0\\+0000000\\d \\((not )?the candidate\\), because of bucket \\d+ of 10000 for ${name}:1; the candidate owns those below 5000\\.`));
});

test('the log says everything in its order, and programs are given it, the state and the result of a command as JSON', async () => {
  const name = aName();
  await build(name);
  expect(JSON.parse(await pz('publish', name, '--no-build', '--to', '100', '--json'))).toEqual([{ remote: name, version: '1.0.0+00000001', isNew: true, share: 100 }]);
  expect((await pz('log')).split('\n').at(-1)).toMatch(new RegExp(`^#\\d+ +\\d{4}-.* ${name} +promoted +1\\.0\\.0\\+00000001 100 %$`));
  expect((JSON.parse(await pz('log', '--json')) as { event: object }[]).at(-1)?.event).toEqual({ type: 'promoted', remote: name, version: '1.0.0+00000001', traffic: 100 });
  const { remotes } = JSON.parse(await pz('status', '--json')) as { remotes: { remote: string; versions: object[] }[] };
  expect(remotes.find(({ remote }) => remote === name)).toMatchObject({ versions: [{ version: '1.0.0+00000001', kind: 'stable', share: 100, by: expect.any(String) }], before: null });
  expect(JSON.parse(await pz('block', name, '1.0.0+00000001', '--reason', 'prices wrong', '--json'))).toEqual({ remote: name, version: '1.0.0+00000001' });
});

test('a remote is switched off and on; status and history say so', async () => {
  const name = aName();
  await build(name);
  await pz('publish', name, '--to', '100');
  expect(await pz('off', name, '--reason', 'no dough')).toBe(`${name} is off now: its pages say that they are not available for now, and its links and places in the frame are gone. \`pz on ${name}\` brings it back.`);
  expect(await pz('off', name)).toContain(`${name} is off already`);
  expect(await pz('status')).toMatch(new RegExp(`${name} +OFF +\`pz on ${name}\``));
  expect(await pz('explain', name)).toMatch(/is off: its pages say[^]*switched +off +no dough/);
  expect(JSON.parse(await pz('on', name, '--json'))).toEqual({ remote: name, on: true, changed: true });
  expect(await pz('status')).not.toMatch(new RegExp(`${name} +OFF`));
  await expect(pz('off', 'mf-nobody')).rejects.toThrow('was never published here');
});

test('who switches off what others need is told what stops, as remote.json of all of them says it', async () => {
  const [account, menu] = [aName(), aName()];
  const described = (name: string, remote: Partial<Artifact['remote']>) => build(name, { remote, exposes: { './area': ['area.js'], ...Object.fromEntries((remote.slots ?? []).map((slot) => [`./slot-${slot.name}`, ['area.js']])) }, node: container.replace("if (path !== './area')", 'if (false)').replace('area: {}', 'area: {}, slot: {}') });
  await described(account, { criticality: 'essential', routes: [{ pattern: '/in', page: 'log-in', indexed: false }, { pattern: '/out' }] });
  await described(menu, { criticality: 'primary', routes: [{ pattern: '/liked', guests: 'log-in' }, { pattern: '/food', page: 'menu' }], slots: [{ name: 'finder', opens: 'search/requested', load: 'demand' }, { name: 'bot', routes: ['/food', '/'] }, { name: 'banner' }], task: 'cart/line-added' });
  for (const name of [account, menu]) await pz('publish', name, '--no-build', '--to', '100');
  const warning = (said: string) => said.split('\n').slice(1);
  expect(warning(await pz('off', account))).toEqual([
    `WARNING: ${account} is essential. While it is off`,
    '  nobody can open: /in, /out',
    '  neither the frame nor another section can lead to: log-in',
    '  guests cannot log in for, and are led home from: /liked',
  ]);
  // Also who types it a second time, and for programs.
  expect(JSON.parse(await pz('off', account, '--json'))).toMatchObject({ changed: false, stopped: { criticality: 'essential', roles: ['log-in'] } });
  expect(warning(await pz('off', menu))).toEqual([
    `WARNING: ${menu} is primary. While it is off`,
    '  nobody can open: /liked, /food',
    '  neither the frame nor another section can lead to: menu',
    '  nothing opens with: search/requested',
    '  pages of others lack: bot (/food /), banner (everywhere)',
    '  nobody can do what it is there for: cart/line-added',
  ]);
  expect(await pz('on', menu)).toBe(`${menu} is on now.`);
});

test('an address is handed over by a command, and the log says so', async () => {
  const [from, to] = [aName(), aName()];
  await build(from);
  await pz('publish', from, '--no-build');
  expect(await pz('hand-over', `/${from}`, from, to, '--reason', 'a team of its own')).toContain(`/${from} belongs to ${to} now`);
  expect((await pz('log')).split('\n').at(-1)).toMatch(new RegExp(`${from} +handed-over +/${from} to ${to} +a team of its own`));
  await expect(pz('publish', from, '--no-build')).resolves.toContain('was published already');
  await build(from, { version: '1.0.1+00000002' });
  await expect(pz('publish', from, '--no-build')).rejects.toThrow(`/${from} is of ${to}`);
});

test('the candidate is compared with the stable version, with intervals and a warning where the shares do not match', async () => {
  const name = aName();
  for (const version of ['1.0.0+00000001', '1.1.0+00000002']) {
    await build(name, { version });
    await pz('publish', name, '--no-build', '--to', version.startsWith('1.0') ? '100' : '50');
  }
  const minute = Math.floor(Date.now() / 60_000);
  const entry = shop.ledger.head()?.index ?? 0;
  const counts = (stable: number, candidate: number) => [{ minute, entry, remote: name, version: '1.0.0+00000001', visits: stable }, { minute, entry, remote: name, version: '1.1.0+00000002', visits: candidate }];
  const figures = openFigures(shop.db);
  const votes = Array.from({ length: 10 }, (_, index) => ({ visit: createHash('md5').update(String(index)).digest('hex'), minute, entry, remote: name, version: '1.1.0+00000002', drawn: true, loaded: index > 0, failed: index === 0, loadFailed: index === 0, renderFailed: false, failedLater: false, fellBack: index === 0, paymentBegun: index < 5, taskDone: index < 4, lcpMs: 1000 + index, inpMs: null, cls: 10 }));
  await figures.add({ batch: createHash('md5').update(name).digest('hex'), counts: counts(100, 100), votes });
  const said = await pz('compare', name);
  expect(said).toMatch(new RegExp(`^${name} +1\\.1\\.0\\+00000002 +1\\.0\\.0\\+00000001\\nshare +50 % +50 %\\npages sent +100 +100\\nof these reported +10 +0\\nloaded +90\\.0 % .*\\nfailed +10\\.0 % \\(1\\.79 % to 40\\.4 %\\) +–`));
  expect(said).toMatch(/\n {2}to load +10\.0 % .*\n {2}to render +0\.00 % .*\n[^]*payment begun +50\.0 % .*\ntask done +40\.0 % /);
  expect(said).toMatch(/LCP, p75 +1007 ms \(1004 ms to 1009 ms\) +too few/);
  expect(said).not.toContain('WARNING');
  await figures.add({ batch: createHash('md5').update(`${name} more`).digest('hex'), counts: counts(100, 1), votes: [] });
  expect(await pz('compare', name)).toContain('WARNING: the visits are not spread as the shares say');
});

test('an override is a signed link to a version that is published and not blocked, whether anybody gets it or not', async () => {
  const name = aName();
  await build(name);
  await pz('publish', name, '--no-build');
  const { link, expires } = JSON.parse(await pz('override', name, '1.0.0+00000001', '--storefront', 'https://shop.example', '--json')) as { link: string; expires: number };
  expect(Math.abs(expires - Date.now() / 1000 - 8 * 3600)).toBeLessThan(60);
  expect(link).toMatch(/^https:\/\/shop\.example\/prueba\//);
  expect(readOverride(shellTokenOf(testToken), link.split('/').at(-1) ?? '', Date.now())?.versions).toEqual(new Map([[name, '1.0.0+00000001']]));
  const asked = () => shop.app.inject({ url: `/versions/${name}/1.0.0%2B00000001`, headers: { authorization: `Bearer ${shellTokenOf(testToken)}` } });
  expect((await asked()).json()).toMatchObject({ metadata: { version: '1.0.0+00000001' }, deployment: { traffic: 0, default: false } });
  await pz('block', name, '1.0.0+00000001', '--reason', 'prices wrong');
  expect((await asked()).statusCode).toBe(404);
  await expect(pz('override', name, '1.0.0+00000001')).rejects.toThrow('is blocked and is shown to nobody');
  await expect(pz('override', name, '7.0.0+00000001')).rejects.toThrow('was never published here');
});

test('status says what each shell shows, and the token of shells is no publish token', async () => {
  await shop.shells.report({ id: 'shell-that-lags', index: 1, provides: {}, refused: [{ remote: 'mf-menu', version: '2.0.0+00000001', lacking: ['Drawer of @brasa/shared/ui'] }] });
  try {
    const said = await pz('status');
    expect(said).toMatch(/Shell shell-that-lags: shows entry 1 of \d+, heard of \d+ s ago\n {2}does not show mf-menu 2\.0\.0\+00000001: it needs Drawer of @brasa\/shared\/ui/);
    expect((JSON.parse(await pz('status', '--json')) as { shells: { id: string }[] }).shells.map(({ id }) => id)).toEqual(['shell-of-the-test', 'shell-that-lags']);
  } finally {
    await shop.shells.leave('shell-that-lags');
  }
  const token = await pz('shell-token');
  const asShell = (path: string, body: object) => shop.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, payload: body });
  expect((await asShell('/shells', { id: 'one-more', index: null, provides: {}, refused: [] })).statusCode).toBe(204);
  expect((await asShell('/block', { remote: 'mf-pz-1', version: '1.0.0+00000001' })).statusCode).toBe(401);
  await shop.shells.leave('one-more');
});

test('programs read the result of every change', async () => {
  const [name, other] = [aName(), aName()];
  const [one, two] = ['1.0.0+00000001', '1.1.0+00000002'];
  for (const version of [one, two]) {
    await build(name, { version });
    await pz('publish', name, '--no-build');
  }
  const result = async (...args: string[]) => JSON.parse(await pz(...args, '--json')) as unknown;
  expect(await result('promote', name, one)).toEqual({ remote: name, version: one, share: 100, changed: true });
  expect(await result('ramp', name, two, '--to', '5')).toEqual({ remote: name, version: two, share: 5, changed: true });
  expect(await result('ramp', name, two, '--to', '5')).toEqual({ remote: name, version: two, share: 5, changed: false });
  expect(await result('compare', name)).toMatchObject({ remote: name, arms: [{ version: two, share: 5 }, { version: one, share: 95 }] });
  expect(await result('rollback', name)).toEqual({ remote: name, version: one });
  expect(await result('explain', name)).toMatchObject([{ remote: name, status: { remote: name }, history: [{ event: { type: 'published', version: one } }, {}, {}, {}, {}] }]);
  expect(await result('shell-token')).toEqual({ shellToken: await pz('shell-token') });
  expect(await result('remote-token', name)).toEqual({ remote: name, remoteToken: await pz('remote-token', name) });
  expect(await result('hand-over', `/${name}`, name, other)).toEqual({ claim: `/${name}`, from: name, to: other, changed: true });
});

test('a version that the registry has is left alone where only new ones are published, whatever became of it', async () => {
  const name = aName();
  await build(name);
  await pz('publish', name, '--to', '100', '--no-build');
  await pz('block', name, '1.0.0+00000001', '--reason', 'prices wrong');
  const tools: Tools = { root, remotes: () => [name], build: async () => undefined };
  const said: string[] = [];
  const client = connect({ url, token: testToken, by: 'ana' });
  const options = { build: false, traffic: 100, onlyNew: true };
  expect(await publish(client, tools, [name], options, (line) => said.push(line))).toEqual([{ remote: name, version: '1.0.0+00000001', isNew: false, share: null }]);
  await build(name, { version: '1.0.1+00000002' });
  expect(await publish(client, tools, [name], options, (line) => said.push(line))).toEqual([{ remote: name, version: '1.0.1+00000002', isNew: true, share: 100 }]);
  expect(said).toEqual([`${name} 1.0.0+00000001 is published already`, `${name} 1.0.1+00000002 published, every visitor gets it now`]);
});

test('a team publishes its own remote with a token that makes no other one', async () => {
  const [mine, theirs] = [aName(), aName()];
  for (const name of [mine, theirs]) await build(name);
  const token = await pz('remote-token', mine);
  const tools: Tools = { root, remotes: () => [mine, theirs], build: async () => undefined };
  const asTeam = async (...args: string[]) => {
    const said: string[] = [];
    await runPz([...args, '--registry', url, '--token', token], tools, (line) => said.push(line), () => undefined);
    return said.join('\n');
  };
  expect(await asTeam('publish', mine, '--no-build', '--to', '100')).toContain('every visitor gets it now');
  expect(readOverride(shellTokenOf(testToken), (await asTeam('override', mine, '1.0.0+00000001')).split('\n')[0]?.split('/').at(-1) ?? '', Date.now())?.versions).toEqual(new Map([[mine, '1.0.0+00000001']]));
  expect(shop.ledger.entries().at(-1)).toMatchObject({ body: expect.stringContaining(`(${mine})`) });
  await expect(asTeam('publish', theirs, '--no-build')).rejects.toThrow(`This token is for ${mine} and changes nothing of ${theirs}`);
  expect(shop.ledger.state()[theirs]).toBeUndefined();
  for (const command of [['shell-token'], ['remote-token', theirs]]) await expect(asTeam(...command)).rejects.toThrow(`This is the token of ${mine}`);
});

test('a version is given to nobody while a shell runs that cannot show it', async () => {
  const name = aName();
  await build(name);
  await pz('publish', name, '--no-build');
  await shop.shells.report({ id: 'shell-of-yesterday', index: 0, provides: { react: { version: '18.0.0', names: null } }, refused: [] });
  await expect(pz('ramp', name, '1.0.0+00000001', '--to', '5')).rejects.toThrow(`${name} 1.0.0+00000001 is shown to nobody new:\n  - needs react ^19.3.1, which the shell shell-of-yesterday does not hand out`);
  await shop.shells.leave('shell-of-yesterday');
  expect(await pz('ramp', name, '1.0.0+00000001', '--to', '5')).toContain('5 % of visitors get it now');
});

test('the exit code tells a refusal from a wrong call, a registry that is away and a wrong token', async () => {
  const codeOf = (...args: string[]) => runPz(args, { root, remotes: () => [], build: async () => undefined }, () => undefined).then(() => 0, (error: PzError) => error.exitCode);
  const here = ['--registry', url, '--token', testToken];
  expect(await codeOf('status', ...here)).toBe(0);
  expect(await codeOf('rollback', 'mf-nobody', ...here)).toBe(1);
  expect(await codeOf('ramp', 'mf-nobody', '1.0.0+00000001', '--to', '5', ...here)).toBe(1);
  for (const wrong of [['dance'], ['status', '--loud'], ['ramp', 'mf-a'], ['ramp', 'mf-a', '1.0.0+00000001', '--to', '101'], ['explain', '--visitor', 'me'], ['publish', 'mf-unknown'], ['promote', 'mf-a', '1.0.0+00000001', '--to', '5'], ['ramp', 'mf-a', '1.0.0+00000001', '--to', '-0'], ['rollback', 'Menu'], ['override', 'menu', '1.0.0+00000001'], ['off', 'mf-pz-1', '--reason', 'x'.repeat(501)]]) expect([wrong, await codeOf(...wrong, ...here)]).toEqual([wrong, 2]);
  expect(await codeOf('status', '--registry', 'http://127.0.0.1:9')).toBe(3);
  expect(await codeOf('status', '--registry', url, '--token', 'wrong')).toBe(4);
});

test('a version can be named by its number while one build of it was published', async () => {
  const name = aName();
  await build(name, { version: '1.0.0+00000001' });
  await pz('publish', name, '--to', '100');
  await build(name, { version: '1.4.2+00000002' });
  await pz('publish', name);
  expect(await pz('ramp', name, '1.4.2', '--to', '5')).toContain(`${name} 1.4.2+00000002: 5 % of visitors get it now`);
  expect(await pz('rollback', name, '--to', '1.0.0')).toContain(`${name} is back to 1.0.0+00000001`);
  await expect(pz('ramp', name, '1.4', '--to', '5')).rejects.toThrow('"1.4" is no version. One is written as in 1.4.0+0a1b2c3d');
  await expect(pz('ramp', name, '1.4.3', '--to', '5')).rejects.toThrow(`${name} 1.4.3 was never published here. \`pz explain ${name}\` lists what there is.`);
  await build(name, { version: '1.4.2+00000003' });
  await pz('publish', name);
  for (const command of [['ramp', '--to', '5'], ['promote'], ['override'], ['block', '--reason', 'fails']] as const) {
    const [first, ...more] = command;
    await expect(pz(first, name, '1.4.2', ...more)).rejects.toThrow('several builds. Name one of them: 1.4.2+00000002, 1.4.2+00000003');
  }
  expect(await pz('status')).toMatch(new RegExp(`${name} +1\\.0\\.0\\+00000001 +100 %`));
});

test.each(['101', '100.001', '-1', '-0', '5.001', '5,5', '5.', 'five', 'NaN', 'Infinity', ' ', '5 5', '1e-12', '0x5', '1e2', '٥'])('a share of %j is refused before anything is asked', async (to) => {
  await expect(pz('ramp', 'mf-pz-1', '1.0.0+00000001', `--to=${to}`)).rejects.toThrow('--to takes a share from 0 to 100 percent');
});

const refused: [string, Wanted, string][] = [
  ['needs a library in a version the shell does not have', { shared: { react: '^18.0.0' } }, 'needs react ^18.0.0, which the shell shell-of-the-test does not hand out'],
  ['needs a library the shell does not provide', { shared: { moment: '^2.0.0' } }, 'needs moment ^2.0.0, which the shell shell-of-the-test does not hand out'],
  ['has an entry that is too large', { entry: Array.from({ length: 30_000 }, (_, index) => index.toString(36)).join() }, 'bytes compressed'],
  ['touches the window while loading on the server', { node: 'window.x = 1;' }, 'window is not defined'],
  ['lacks an exposed module on the server', { exposes: { './area': ['area.js'], './slot-bot': ['area.js'] } }, './slot-bot does not exist'],
  ['exports nothing from its area', { node: container.replace('area: {}', 'other: {}') }, 'does not export "area"'],
  ['reads files of the machine it loads on', { node: `require('node:fs').readdirSync(${JSON.stringify(process.cwd())});${container}` }, 'Access to this API has been restricted'],
  ['starts a program', { node: `require('node:child_process').execSync('id');${container}` }, 'Access to this API has been restricted'],
  ['has no build for servers', { hasNode: false }, 'has no build for the server'],
  ['lists a module that was not built', { exposes: { './area': ['gone.js'] } }, 'gone.js is referred to but not listed'],
];

test.each(refused)('a build is not published when it %s', async (_what, wanted, message) => {
  const name = aName();
  await build(name, wanted);
  await expect(pz('publish', name)).rejects.toThrow(message);
  expect(shop.ledger.state()[name]).toBeUndefined();
});

test('a build whose loading on the server never ends is given up', async () => {
  const name = aName();
  await build(name, { node: 'for (;;);' });
  const impatient = await aRegistry({ loadTimeoutMs: 500 });
  try {
    const { artifact, files } = await readBuild(join(root, name));
    expect(await impatient.registry.publish(artifact, files, 'ana')).toMatchObject({ ok: false, message: expect.stringContaining('does not finish loading on the server within 0.5 s') });
  } finally {
    await impatient.close();
  }
});

test.each([
  [['publish', 'mf-unknown'], 'There is no remote called mf-unknown'],
  [['dance'], 'There is no `pz dance`'],
  [['rollback'], 'Name the remote'],
  [['promote', 'mf-pz-1'], 'Name the version'],
  [['ramp', 'mf-pz-1', '1.0.0+00000001'], 'Name the share with --to'],
  [['block', 'mf-pz-1', '1.0.0+00000001'], 'Name the reason with --reason'],
  [['remote-token', 'menu'], '"menu" is no name of a remote'],
  [['ramp', 'mf-pz-1', '7.0.0+00000001', '--to', '5'], 'never published'],
  [['rollback', 'mf-pz-1', '1.0.0'], '`pz rollback` takes no "1.0.0". Where to roll back to is said with --to.'],
  [['status', 'mf-pz-1'], '`pz status` takes no "mf-pz-1".'],
  [['promote', 'mf-pz-1', '1.0.0+00000001', '--to', '5'], '`pz promote` takes no --to. A share of visitors is given with `pz ramp`.'],
  [['ramp', 'mf-pz-1', '1.0.0+00000001', '--to', '5', '--keep-candidate'], '`pz ramp` takes no --keep-candidate.'],
  [['status', '--no-build'], '`pz status` takes no --no-build.'],
  [['override', 'mf-pz-1', '1.0.0+00000001', '--storefront', 'shop'], '"shop" is no address of a storefront. Example: --storefront https://shop.example'],
  [['rollback', 'Menu'], 'remote: has to be mf- and small letters, digits and single dashes, as in mf-menu'],
  [['rollback', 'mf-nobody'], 'This remote was never published here'],
  [['explain', 'mf-nobody'], 'mf-nobody was never published here. There is: '],
  [['status', '--loud'], '--loud'],
])('pz %p says what is wrong', async (args, message) => {
  await expect(pz(...args)).rejects.toThrow(message);
});

test('a wrong token and a registry that is not there are said in one sentence', async () => {
  const tools: Tools = { root, remotes: () => [], build: async () => undefined };
  await expect(runPz(['rollback', 'mf-pz-1', '--registry', url, '--token', 'wrong'], tools, () => undefined)).rejects.toThrow('Send the publish token');
  await expect(runPz(['status', '--registry', 'http://127.0.0.1:9'], tools, () => undefined)).rejects.toThrow('No registry answers at http://127.0.0.1:9');
  await expect(runPz(['status', '--registry', 'registry'], tools, () => undefined)).rejects.toThrow('"registry" is no address of a registry. Example: --registry https://registry.example');
});

test('a storefront in place of a registry is said to be none', async () => {
  const storefront = createServer((_request, answer) => void answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Inicio</title>')).listen(0, '127.0.0.1');
  await once(storefront, 'listening');
  const address = `http://127.0.0.1:${(storefront.address() as AddressInfo).port}`;
  try {
    const asked = runPz(['status', '--registry', address, '--token', testToken], { root, remotes: () => [], build: async () => undefined }, () => undefined);
    await expect(asked).rejects.toMatchObject({ message: `What answers at ${address} is no registry. Name its address with --registry, not that of the storefront.`, exitCode: 3 });
  } finally {
    storefront.close();
    storefront.closeAllConnections();
  }
});

test('without a registry that runs, the data folder is opened for as long as the command takes', async () => {
  const name = aName();
  await build(name);
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = join(root, 'data');
  const tools: Tools = { root, remotes: () => [name], build: async () => undefined };
  const said: string[] = [];
  try {
    for (const args of [['publish', name, '--to', '100'], ['status']]) await runPz(args, tools, (line) => said.push(line));
  } finally {
    if (before === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = before;
  }
  expect(said.join('\n')).toMatch(new RegExp(`${name} +1\\.0\\.0\\+00000001 +100 %`));
});

test('a build that is tried is not told the environment of the registry, where its secrets are', async () => {
  const name = aName();
  await build(name, { node: `const known = Object.keys(process.env); if (known.length > 0) throw new Error('It knows ' + known);${container}` });
  expect(await pz('publish', name)).toContain('published, nobody gets it yet');
});
