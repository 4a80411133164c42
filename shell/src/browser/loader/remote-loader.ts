import type { Remote, RemoteVersion } from '../../composition/slice.ts';
import { pageLoads } from '../page-loads.ts';
import type { BadVersions } from './bad-versions.ts';
import { shareScope, takeContainer, type Container, type Libraries } from './container.ts';
import { lineFactor } from './line-factor.ts';
import { isRetriable, namedError } from './load-errors.ts';

export type Loaded = { readonly module: unknown; readonly version: RemoteVersion };

/** Every way to a module but the page's own script tags; arrives when it is first needed. */
export type OtherWays = {
  /**
   * `fromPage` is the try that was made already: nothing came of it or, when it is late, nothing yet. After
   * `spareInMs`, at once when it is negative, the last good version is fetched as well.
   */
  readonly load: (
    remote: Remote,
    expose: string,
    fromPage: Promise<Loaded | undefined> | undefined,
    spareInMs: number,
  ) => Promise<Loaded>;
  /** The chosen version could not show itself though it was loaded: another one is used from now on. */
  readonly avoid: (remote: Remote) => void;
};

export type LoaderOptions = {
  readonly libraries: Libraries;
  /** Names of the remotes whose scripts came with the page. */
  readonly inlined: readonly string[];
  /** Waits for the page's own scripts below a base; false when they take too long. */
  readonly arrived: (base: string) => Promise<boolean>;
  /** They did arrive. */
  readonly answered: () => void;
  readonly bad: BadVersions;
  readonly otherWays: () => Promise<OtherWays>;
};

export type RemoteLoader = {
  readonly load: (remote: Remote, expose: string) => Promise<Loaded>;
  /**
   * What was loaded failed on trial. By its own fault: it is not used again in this tab while there is
   * another.
   */
  readonly replace: (remote: Remote, version: RemoteVersion, error: unknown) => void;
};

/**
 * Milliseconds a version may take on a fast line; after them the last good one is fetched as well, and the first to arrive
 * is shown.
 */
export const hedgeAfterMs = 4000;

const late = Symbol('late');

export function createLoader({
  libraries,
  inlined,
  arrived,
  answered,
  bad,
  otherWays,
}: LoaderOptions): RemoteLoader {
  const scope = shareScope(libraries);
  const fromTags = new Map<string, Promise<Container | undefined>>();
  const loading = new Map<string, Promise<Loaded>>();

  const start = async ({ chosen }: Remote): Promise<Container | undefined> => {
    if (!(await arrived(chosen.base)))
      throw namedError('LoadTimeout', 'The scripts of the page take too long.');
    const container = takeContainer(chosen.globalName);
    if (container) answered();
    await container?.init(scope);
    return container;
  };

  /**
   * The container that the page's own script tags left, started without the federation runtime. Decided once:
   * the way that was taken first stays the way for all modules of a remote, because a container that is
   * started twice refuses.
   */
  const fromPage = async (remote: Remote, expose: string): Promise<Loaded | undefined> => {
    const { name, chosen } = remote;
    const starting = fromTags.get(name) ?? start(remote);
    fromTags.set(name, starting);
    starting.catch(() => forgetTags(remote));
    const container = await starting;
    return container && { module: (await container.get(expose))(), version: chosen };
  };

  const forgetTags = ({ name }: Remote): void => void fromTags.set(name, Promise.resolve(undefined));

  const load = async (remote: Remote, expose: string): Promise<Loaded> => {
    const isUsable =
      inlined.includes(remote.name) && (remote.lastGood === undefined || !bad.has(remote, remote.chosen));
    const since = performance.now();
    const hedgeMs = hedgeAfterMs * lineFactor();
    const first = isUsable ? fromPage(remote, expose) : undefined;
    const found = await Promise.race([
      first?.catch(() => undefined),
      first && new Promise<typeof late>((resolve) => setTimeout(resolve, hedgeMs, late)),
    ]);
    if (found && found !== late) return found;
    const other = await (
      await otherWays()
    ).load(remote, expose, first, hedgeMs - (performance.now() - since));
    if (other.version !== remote.chosen) forgetTags(remote);
    return other;
  };

  return {
    load: (remote, expose) => {
      const key = `${remote.name} ${expose}`;
      const known = loading.get(key);
      if (known) return known;
      const fresh = load(remote, expose);
      loading.set(key, fresh);
      fresh.then(
        ({ version: { version } }) => pageLoads.add(`${remote.name} ${version}`),
        () => loading.get(key) === fresh && loading.delete(key),
      );
      return fresh;
    },
    replace: (remote, version, error) => {
      if (!isRetriable(error)) bad.add(remote, version);
      // Without a network no other version can be had either.
      else if (version === remote.chosen && navigator.onLine) {
        forgetTags(remote);
        void otherWays().then(
          ({ avoid }) => avoid(remote),
          () => {},
        );
      }
      for (const key of [...loading.keys()]) if (key.startsWith(`${remote.name} `)) loading.delete(key);
    },
  };
}
