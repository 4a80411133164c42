import { createInstance } from '@module-federation/enhanced/runtime';
import type { Attempt } from './attempts.ts';
import { forgetContainer, type Libraries } from './container.ts';

/** Milliseconds a remote entry may take. */
const timeout = 6000;

type Options = { readonly libraries: Libraries; readonly createScript: (url: string) => HTMLScriptElement };

/** A version from an origin is a remote of its own: the runtime never confuses two of them. */
const nameOf = ({ version, origin }: Attempt): string => `${version.globalName}@${version.version}:${origin === version.base ? 'a' : 'b'}`;

/** Module Federation's runtime as the shell uses it: remotes are registered one version at a time, when they are needed. */
export function createFederation({ libraries, createScript }: Options) {
  const shared = Object.fromEntries(
    Object.entries(libraries).map(([key, { version, lib }]) => [key, { version, lib, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager: true } }]),
  );
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared,
    plugins: [{ name: 'verified-scripts', createScript: ({ url }) => ({ script: createScript(url), timeout }) }],
  });
  const registered = new Set<string>();
  const entered = new Set<string>();
  const entering = new Map<string, Promise<unknown>>();

  const enter = async (attempt: Attempt, name: string, expose: string): Promise<unknown> => {
    const { globalName, entry } = attempt.version;
    if (!entered.has(name)) forgetContainer(globalName);
    if (!registered.has(name)) instance.registerRemotes([{ name, entry: attempt.origin + entry, entryGlobalName: globalName, type: 'var' }]);
    registered.add(name);
    const module: unknown = await instance.loadRemote(`${name}/${expose.replace('./', '')}`);
    entered.add(name);
    return module;
  };

  return async (attempt: Attempt, expose: string): Promise<unknown> => {
    const name = nameOf(attempt);
    const { globalName } = attempt.version;
    // One entry at a time for each global name, or one would take away the other's container.
    while (!entered.has(name) && entering.has(globalName)) await entering.get(globalName)?.catch(() => {});
    const loading = enter(attempt, name, expose);
    entering.set(globalName, loading);
    return loading.finally(() => {
      if (entering.get(globalName) === loading) entering.delete(globalName);
    });
  };
}
