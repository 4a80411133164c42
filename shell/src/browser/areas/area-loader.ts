import { ownPages } from '../../composition/routing.ts';
import type { Remote } from '../../composition/slice.ts';
import type { Loaded, RemoteLoader } from '../loader/remote-loader.ts';

type Options = {
  readonly remotes: readonly Remote[];
  readonly loader: RemoteLoader;
  readonly shellVersion: string;
};

/** The shell's own pages are a part of its build; they load like a remote, without one. */
async function ownModule(version: string): Promise<Loaded> {
  const module: unknown = await import(/* webpackChunkName: "pages" */ '../../pages/area.tsx');
  return {
    module,
    version: { version, globalName: '', base: '', fallbackBase: '', entry: '', exposes: {}, integrity: {} },
  };
}

/** The module of each area, by its name. */
export const createAreaLoader =
  ({ remotes, loader, shellVersion }: Options) =>
  (name: string): Promise<Loaded> => {
    const remote = remotes.find((candidate) => candidate.name === name);
    if (remote) return loader.load(remote, './area');
    return name === ownPages
      ? ownModule(shellVersion)
      : Promise.reject(new Error(`There is no remote «${name}».`));
  };
