import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { whenOrphaned } from './orphan.mjs';
import { root } from './webpack/root.mjs';

const servers = ['api', 'registry', 'shell', 'shared'];
const isSource = (file) => file && /\.(tsx?|mjs|json|md|sql)$/.test(file) && !/(^|[\\/])(dist|node_modules|test-results)[\\/]|\.test\./.test(file);

/** What a change asks for: a remote is published again, anything else starts the servers again. */
export const actionFor = (folder) => (folder.startsWith('mf-') ? { kind: 'publish', remote: folder } : { kind: 'restart' });

function runningStart() {
  let child = null;
  let ready = Promise.resolve();
  const up = () => {
    child = spawn(process.execPath, [join(root, 'tools/start.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.pipe(process.stdout);
    ready = new Promise((done) => {
      child.stdout.on('data', (text) => String(text).includes('Listo:') && done());
      child.once('exit', done);
    });
  };
  const down = async () => {
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  };
  return { up, down, ready: () => ready };
}

const publish = (remote) =>
  new Promise((done) => {
    const started = performance.now();
    spawn(process.execPath, [join(root, 'tools/run.mjs'), 'pz', 'publish', remote, '--to', '100'], { stdio: 'inherit' }).once('exit', (code) => {
      console.log(code === 0 ? `${remote}: reload the page (${((performance.now() - started) / 1000).toFixed(1)} s)` : `${remote} stays as it was; save again when it is corrected.`);
      done();
    });
  });

/** `npm run dev` watches everything; `npm run dev -- mf-menu` that remote alone, against what is published of the others. */
export async function main(remotes) {
  const unknown = remotes.filter((name) => !existsSync(join(root, name, 'remote.json')));
  if (unknown.length > 0) throw new Error(`There is no remote called ${unknown.join(', ')}.`);
  const { buildable } = await import('./build.mjs');
  const folders = remotes.length > 0 ? remotes : [...new Set([...servers, ...buildable()])];

  const storefront = runningStart();
  const waiting = new Map();
  let working = false;

  const work = async () => {
    if (working) return;
    working = true;
    await pause(150);
    await storefront.ready();
    while (waiting.size > 0) {
      const actions = [...waiting.values()];
      waiting.clear();
      if (actions.some(({ kind }) => kind === 'restart')) {
        console.log('\nA server changed: starting again');
        await storefront.down();
        storefront.up();
      } else for (const { remote } of actions) await publish(remote);
    }
    working = false;
  };

  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!isSource(file)) return;
      waiting.set(folder, actionFor(folder));
      void work();
    });
  }
  const stop = () => void storefront.down().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  whenOrphaned(stop);
  console.log(`Watching ${folders.join(', ')}`);
  storefront.up();
  await new Promise(() => {});
}
