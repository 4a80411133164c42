import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addressFile, startRegistry } from '../main.ts';
import { connect, type Client } from './client.ts';

export type Whereabouts = { readonly registry?: string | undefined; readonly token?: string | undefined; readonly by: string };

const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').then((text) => text.trim(), () => undefined);
const answers = (url: string): Promise<boolean> => fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(3000) }).then((response) => response.ok, () => false);

/**
 * The registry that was named, else the one that runs on this data folder, else, for as long as the command takes, an own one on that folder.
 */
export async function withRegistry<T>(where: Whereabouts, work: (client: Client) => Promise<T>): Promise<T> {
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  const token = where.token ?? process.env.REGISTRY_TOKEN ?? (await readText(join(dataDir, 'registry', 'token'))) ?? '';
  const named = where.registry ?? process.env.REGISTRY_URL;
  if (named) return work(connect({ url: named, token, by: where.by }));

  const running = await readText(addressFile(dataDir));
  if (running && (await answers(running))) return work(connect({ url: running, token, by: where.by }));

  const own = await startRegistry({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent' });
  try {
    return await work(connect({ url: own.url, token: own.token, by: where.by }));
  } finally {
    await own.close();
  }
}
