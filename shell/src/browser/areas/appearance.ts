import type { Environment, Lifecycles, SlotProps } from '@brasa/shared/react';
import type { Loaded } from '../loader/remote-loader.ts';
import type { Stage } from './stage.tsx';

/** Milliseconds after which something that is still on its way counts as failed. */
const patience = 8000;

type Options = {
  readonly stage: Stage;
  readonly environment: Environment;
  readonly load: () => Promise<Loaded>;
  /** `area` or `slot`: what the loaded module exports. */
  readonly exported: 'area' | 'slot';
  readonly owns: (pathname: string) => boolean;
  readonly apology?: string;
  /** Slots leave no trace of a failure. */
  readonly silent: boolean;
  readonly onShown: (milliseconds: number) => void;
  readonly onFailed: (error: unknown) => void;
  /** The loaded version failed while it started. True when there is another one to try. */
  readonly blame: (loaded: Loaded, error: unknown) => boolean;
};

export type Appearance = { readonly show: (props?: SlotProps) => void; readonly hide: () => void };

function within<T>(work: Promise<T>): Promise<T> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(Object.assign(new Error('It took too long to load.'), { name: 'LoadTimeout' })), patience);
  });
  return Promise.race([work, late]).finally(() => window.clearTimeout(timer));
}

const lifecyclesIn = ({ module }: Loaded, exported: 'area' | 'slot'): Lifecycles => {
  const found = (module as Record<string, Lifecycles | undefined>)[exported];
  if (!found) throw new Error(`The remote does not export «${exported}».`);
  return found;
};

/**
 * One remote coming and going on its stage. Neither call waits for anything: whoever navigates is never held up by code
 * that is slow, hangs or fails. A token drops what arrives after the customer has left.
 */
export function createAppearance(options: Options): Appearance {
  const { stage, environment, load, exported, owns, apology, silent, onShown, onFailed, blame } = options;
  let token = 0;
  let ready: Loaded | null = null;
  let mounted: Lifecycles | null = null;
  let firstTime = true;

  const fail = (error: unknown, again: () => void): void => {
    onFailed(error);
    stage.clear();
    if (silent) return;
    stage.cover({ ...(apology === undefined ? {} : { apology }), onRetry: again });
  };

  const start = async (loaded: Loaded, mine: number, props: SlotProps): Promise<void> => {
    const found = lifecyclesIn(loaded, exported);
    stage.setVersion(loaded.version.version);
    mounted = found;
    await found.mount({ ...environment, element: stage.element(), version: loaded.version.version, owns, ...(apology === undefined ? {} : { apology }), props });
    if (mine === token) stage.uncover();
  };

  const appear = async (mine: number, props: SlotProps, since: number): Promise<void> => {
    const again = (): void => {
      stage.cover('waiting');
      void appear(mine, props, performance.now());
    };
    let loaded: Loaded;
    try {
      loaded = ready ?? (await within(load()));
    } catch (error) {
      if (mine === token) fail(error, again);
      return;
    }
    if (mine !== token) return;
    try {
      ready = loaded;
      await start(loaded, mine, props);
      if (mine === token) onShown(performance.now() - since);
    } catch (error) {
      ready = null;
      if (mine !== token) return;
      leave();
      if (blame(loaded, error)) again();
      else fail(error, again);
    }
  };

  function leave(): void {
    const leaving = mounted;
    mounted = null;
    // A remote that fails while it leaves must not keep the next one out.
    if (leaving) leaving.unmount({ element: stage.element() }).catch((error: unknown) => environment.report({ remote: stage.host.dataset.remote ?? '', version: stage.host.dataset.version ?? '', phase: 'uncaught', error }));
    stage.clear();
  }

  return {
    show: (props = {}) => {
      const mine = ++token;
      stage.host.hidden = false;
      if (!ready && !silent && !(firstTime && stage.isServerRendered)) stage.cover('waiting');
      firstTime = false;
      void appear(mine, props, performance.now());
    },
    hide: () => {
      token += 1;
      leave();
      stage.host.hidden = true;
    },
  };
}
