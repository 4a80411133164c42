import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { join, resolve } from 'node:path';
import { whenOrphaned } from './orphan.mjs';
import { root } from './webpack/root.mjs';

/** Longer than a server lets a call go on. */
const stopWithin = 9000;

/** A sentence for the person at the keyboard; no stack helps them. */
class StartError extends Error {
  name = 'StartError';
}

function settings(env = process.env) {
  const port = Number(env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new StartError(`PORT is "${env.PORT}", but has to be a number from 1 to 65535.`);
  return { port, dataDir: resolve(env.DATA_DIR ?? join(root, '.data')), url: `http://localhost:${port}` };
}

/** Asked before anything is built: nobody should wait a minute to hear that the port is taken. */
const expectFree = (port) =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(new StartError(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start` : `Port ${port} cannot be used (${error.message}). Choose another with PORT.`)));
    probe.listen(port, () => probe.close(done));
  });

/** One start per data folder. The lock is SQLite's: it is free at once when its process dies, however it dies. */
function lock(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const holder = new DatabaseSync(join(dataDir, 'start.lock'));
  try {
    holder.exec('begin exclusive');
  } catch {
    throw new StartError(`The storefront already runs on ${dataDir}. Stop it, or choose another folder: DATA_DIR=.data-2 PORT=… npm start`);
  }
  return () => holder.close();
}

/** The compilers run in a process of their own: their memory goes when they do, and the database starts meanwhile. */
function buildAll(say, onChild) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'tools/build.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] });
    onChild(child);
    let errors = '';
    child.stdout.on('data', (text) => String(text).trimEnd().split('\n').forEach((line) => say(`  ${line}`)));
    child.stderr.on('data', (text) => (errors += text));
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new StartError(`The build failed.\n${errors.trim()}`))));
  });
}

export async function main() {
  const started = performance.now();
  const say = (line) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const { port, dataDir, url } = settings();
  const env = { SIM_SPEED: '10', LOG_LEVEL: 'warn', PUBLIC_URL: url, ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' };

  const running = [];
  let stopping = null;
  const stop = (code) => {
    stopping ??= (async () => {
      setTimeout(() => process.exit(code || 1), stopWithin).unref();
      for (const { close } of running.toReversed()) await close().catch((error) => console.error(error.message));
      process.exit(code);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  whenOrphaned(() => void stop(0));
  const keep = (service) => {
    running.push(service);
    return service;
  };

  try {
    await expectFree(port);
    const unlock = lock(dataDir);
    keep({ close: async () => unlock() });

    say('Building what changed');
    const building = buildAll(say, (child) => keep({ close: async () => void child.kill() }));

    const api = (async () => {
      const { startApi } = await import('../api/src/start.ts');
      const service = keep(await startApi({ env: { TRUST_PROXY: '127.0.0.1', ...env }, announce: (line) => say(`  ${line}`) }));
      say('Database and api are up');
      return service;
    })();
    const registry = (async () => {
      const { startRegistry } = await import('../registry/src/main.ts');
      const service = keep(await startRegistry({ host: '127.0.0.1', port: 0, dataDir, databaseUrl: env.DATABASE_URL ?? '', logLevel: env.LOG_LEVEL, announce: true }));
      say('Registry is up');
      return service;
    })();
    await Promise.all([building, api, registry]);

    say('Publishing remotes');
    const [{ connect }, { publish }, { tools }] = await Promise.all([import('../registry/src/cli/client.ts'), import('../registry/src/cli/commands.ts'), import('./pz.mjs')]);
    const client = connect({ url: (await registry).url, token: (await registry).token, by: 'npm start' });
    await publish(client, tools, [], { build: false, traffic: 100, onlyNew: true }, (line) => say(`  ${line}`));

    say('Starting the shell');
    const { startShell } = await import('../shell/src/server/main.ts');
    keep(await startShell({ env: { ...env, HOST: process.env.HOST ?? 'localhost', PORT: String(port), API_URL: (await api).url, REGISTRY_URL: (await registry).url, REGISTRY_SHELL_TOKEN: (await registry).shellToken } }));
    say('Everything is up');
    console.log(`Listo: ${url}`);
  } catch (error) {
    if (stopping) return stopping;
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start` : process.env.DEBUG ? error.stack : error.message);
    await stop(1);
  }
}

if (import.meta.main) {
  await main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
