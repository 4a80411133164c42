/**
 * Run as a process of its own: `node load-node-build.ts <remoteEntry.cjs> <json: share key → version> <exposed module>…`.
 * Starts the container with stand-ins for the shared libraries and takes every exposed module out of it, so that code which
 * touches `window` while loading, or a chunk that is missing, is found before anybody is shown it.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Container = { init: (scope: object) => unknown; get: (path: string) => Promise<() => object> };

/** Anything that is asked of it is itself; as a list it is empty, as a text or a number it is nothing. */
const anything: unknown = new Proxy(function standIn() {}, {
  get: (target, key) => {
    if (key === 'then' || key === '__esModule') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    return key === 'prototype' ? target.prototype : anything;
  },
  apply: () => anything,
  construct: () => anything as object,
});

const [entry = '', versions = '{}', ...exposes] = process.argv.slice(2);
const share = (version: string) => ({ [version]: { get: async () => () => anything, loaded: true, eager: true, from: 'shell' } });
const scope = Object.fromEntries(Object.entries(JSON.parse(versions) as Record<string, string>).map(([key, version]) => [key, share(version)]));

const container = require(entry) as Container;
await container.init(scope);
for (const path of exposes) {
  const module = (await container.get(path))() as Record<string, unknown>;
  const wanted = path === './area' ? 'area' : 'slot';
  if (!module[wanted]) throw new Error(`${path} does not export "${wanted}".`);
}
process.exit(0);
