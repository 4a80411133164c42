import { createInstance } from '@module-federation/enhanced/runtime';
import { libraries } from '../libraries.ts';

export type NodeContainer = { readonly name: string; readonly version: string; /** Absolute path of its entry. */ readonly entry: string };

let fromDisk = (file: string): unknown => {
  throw new Error(`Nobody said how ${file} is loaded.`);
};

/** The bundle's own `require` is webpack's: real files come through Node's. */
export function loadFilesWith(load: (file: string) => unknown): void {
  fromDisk = load;
}

const federation = createInstance({
  name: 'shell-server',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(libraries).map(([key, { version, lib }]) => [key, { version, lib, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager: true } }]),
  ),
  // Containers are files that were checked when they were fetched: nothing is loaded over the network here.
  plugins: [{ name: 'files', loadEntry: async ({ remoteInfo }) => fromDisk(remoteInfo.entry) as never }],
});

const registered = new Set<string>();

/** A module of a remote, running on this process's own React and shared libraries. */
export async function loadModule({ name, version, entry }: NodeContainer, expose: string): Promise<unknown> {
  const id = `${name}@${version}`;
  if (!registered.has(id)) {
    registered.add(id);
    federation.registerRemotes([{ name: id, entry, type: 'commonjs' as never }]);
  }
  return federation.loadRemote(`${id}/${expose.replace('./', '')}`);
}
