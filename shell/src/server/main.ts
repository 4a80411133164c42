import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gracefulClose } from '@brasa/shared/server/close-server';
import { createMetrics } from '@brasa/shared/server/metrics';
import { createAnswerFiles } from './answer-files.ts';
import { buildApp, createLog } from './app.ts';
import { createComposer } from './compose.ts';
import { readConfig } from './config.ts';
import { containerFiles } from './container-files.ts';
import { watchDiscovery } from './discovery-source.ts';
import { createDrawingAhead } from './draw-ahead.ts';
import { createOverrides } from './overrides.ts';
import { createRemoteFiles } from './remote-files.ts';
import { createRenderer } from './renderer.ts';
import { reportToRegistry, type Reporting } from './report.ts';
import { readAssets, readBuild, readWorker } from './shell-assets.ts';
import { watchShop, type Shop } from './shop-source.ts';
import { countVisits } from './visits.ts';

const folder = join(import.meta.dirname, '../..');
const stopWithin = 10_000;

export type ShellOptions = {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly apiUrl?: string;
  readonly registryUrl?: string;
  readonly dataDir?: string;
};

export type StartedShell = { readonly url: string; readonly close: () => Promise<void> };

/** Resolves when pages are answered, with their first views; those of a remote that cannot be drawn in time come later. */
export async function startShell({ env = process.env, apiUrl, registryUrl, dataDir }: ShellOptions = {}): Promise<StartedShell> {
  const given = { API_URL: apiUrl, REGISTRY_URL: registryUrl, DATA_DIR: dataDir };
  const config = readConfig({ ...env, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) });
  const log = createLog(config.logLevel);
  const warn = (message: string, error?: unknown) => log.warn(error instanceof Error ? { err: error } : {}, message);

  const build = readBuild(folder);
  const containers = containerFiles(config);
  const answerFiles = createAnswerFiles();
  const renderer = createRenderer({ bundle: join(folder, 'dist/node/render.cjs'), containers, answerFiles, warn });
  const compose = createComposer({ renderer, build, config });
  const ahead = createDrawingAhead({ renderer, containers, build, config, warn });
  // After a new version and a new menu; nothing before the first of both is there.
  let drawAhead = (): void => {};
  const take = async (next: Shop): Promise<void> => {
    await renderer.setShop(next);
    drawAhead();
  };
  const shop = await watchShop({ apiUrl: config.apiUrl, log }, take);
  let reporting: Reporting | undefined;
  const discovery = await watchDiscovery({ ...config, provided: build.provides, log }, () => {
    drawAhead();
    reporting?.now();
  });
  if (config.shellToken) reporting = reportToRegistry({ registryUrl: config.registryUrl, token: config.shellToken, provides: build.provides, discovery, log });
  else if (config.production) log.warn('REGISTRY_SHELL_TOKEN is not set: the registry does not know what this shell can run. Set it to what `pz shell-token` prints.');
  reporting?.now();
  const visits = config.shellToken ? countVisits({ registryUrl: config.registryUrl, token: config.shellToken, log }) : null;
  const overrides = config.shellToken ? createOverrides({ registryUrl: config.registryUrl, token: config.shellToken, provides: build.provides, secure: config.production || config.publicUrl.startsWith('https:'), log }) : null;
  drawAhead = () => void ahead.draw(discovery.current(), shop.current());
  await ahead.drawFirst(discovery.current(), shop.current());
  const app = await buildApp({ config, log, assets: readAssets(folder), worker: readWorker(folder), answerFiles, remoteFiles: createRemoteFiles({ build, discovery: discovery.current }), compose, discovery: discovery.current, index: discovery.index, shop: shop.current, visits, overrides, metrics: createMetrics() });

  const closeApp = gracefulClose(app);
  const close = async (): Promise<void> => {
    await Promise.all([shop.stop(), discovery.stop(), reporting?.stop()]);
    await closeApp();
    await visits?.stop();
    await renderer.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://${config.host}:${port}`, close };
}

if (import.meta.main) {
  try {
    const { url, close } = await startShell();
    console.log(`Listo: ${url}`);
    const stop = (): void => {
      setTimeout(() => process.exit(1), stopWithin).unref();
      void close().then(() => process.exit(0));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(code === 'EADDRINUSE' ? 'The port of the shell is taken. Set PORT to another one, or stop what uses it.' : message);
    process.exitCode = 1;
  }
}
