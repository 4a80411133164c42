import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { NodeContainer } from '../render/containers.ts';
import type { AssignedRemote } from './slice-for.ts';

type Options = { readonly registryUrl: string; readonly dataDir: string; readonly fetch?: typeof fetch };

const timeoutMs = 8000;
const plainName = /^[A-Za-z0-9_@.-]+$/;

const hashOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The server's copies of remotes, by version. Every file is fetched once and compared with its published hash before
 * anything may run it; on disk they survive a registry that is away.
 */
export function containerFiles({ registryUrl, dataDir, fetch = globalThis.fetch }: Options) {
  const folder = join(dataDir, 'shell', 'containers');
  const ready = new Map<string, Promise<NodeContainer>>();

  const fetchFile = async (url: string, hash: string): Promise<Uint8Array> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (hashOf(bytes) !== hash) throw new Error(`${url} is not what was published.`);
    return bytes;
  };

  const isIntact = async (place: string, files: Readonly<Record<string, string>>): Promise<boolean> => {
    if (!existsSync(place)) return false;
    const checks = Object.entries(files).map(async ([file, hash]) => hashOf(await readFile(join(place, file))) === hash);
    return (await Promise.all(checks).catch(() => [false])).every(Boolean);
  };

  const prepare = async ({ remote, node }: AssignedRemote): Promise<NodeContainer> => {
    if (!node) throw new Error(`${remote.name} ${remote.chosen.version} has no build for servers.`);
    if (Object.keys(node.files).some((file) => !plainName.test(file) || basename(file) !== file)) throw new Error(`${remote.name} lists a file with an impossible name.`);
    const place = join(folder, remote.name, remote.chosen.version);
    if (!(await isIntact(place, node.files))) {
      const half = `${place}.${process.pid}.part`;
      await rm(half, { recursive: true, force: true });
      await mkdir(half, { recursive: true });
      const base = new URL(node.base, registryUrl).href;
      await Promise.all(Object.entries(node.files).map(async ([file, hash]) => writeFile(join(half, file), await fetchFile(base + file, hash))));
      await rm(place, { recursive: true, force: true });
      await rename(half, place);
    }
    return { name: remote.name, version: remote.chosen.version, entry: join(place, node.entry) };
  };

  /** The version on disk, fetched when it is first needed. A failure is tried again the next time. */
  return (assigned: AssignedRemote): Promise<NodeContainer> => {
    const key = `${assigned.remote.name}@${assigned.remote.chosen.version}`;
    const known = ready.get(key) ?? prepare(assigned);
    ready.set(key, known);
    known.catch(() => ready.delete(key));
    return known;
  };
}

export type ContainerFiles = ReturnType<typeof containerFiles>;
