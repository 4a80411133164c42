import type { Environment, Lifecycles, SlotProps } from '@brasa/shared/react';
import { history } from '@brasa/shared/runtime';
import { namedError } from '../loader/load-errors.ts';
import { lineFactor } from '../loader/line-factor.ts';
import type { Loaded } from '../loader/remote-loader.ts';
import type { Stage } from './stage.tsx';
import { createTrial } from './trial.ts';

/** Milliseconds after which something that is still on its way counts as failed, on a fast line. */
const loadTimeoutMs = 8000;

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
  /** Whether another version can take its place. */
  readonly hasSpare: (loaded: Loaded) => boolean;
  /** The loaded version failed on trial: `load` answers another one from now on, if there is one. */
  readonly replace: (loaded: Loaded, error: unknown) => void;
};

export type Appearance = { readonly show: (props?: SlotProps) => void; readonly hide: () => void };

function within<T>(work: Promise<T>): Promise<T> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(
      () => reject(namedError('LoadTimeout', 'It takes too long.')),
      loadTimeoutMs * lineFactor(),
    );
  });
  return Promise.race([work, late]).finally(() => window.clearTimeout(timer));
}

const lifecyclesIn = ({ module }: Loaded, exported: 'area' | 'slot'): Lifecycles => {
  const found = (module as Record<string, Lifecycles | undefined>)[exported];
  if (!found) throw new Error(`The remote does not export «${exported}».`);
  return found;
};

/**
 * One remote coming and going on its stage. Neither call waits for anything: navigation is never held up by
 * code that is slow, hangs or fails. A token drops what arrives after the customer has left.
 *
 * A version is on trial until it has proved itself (`trial.ts`). One that fails before is replaced by the
 * last good one, once; no version is started twice. What the server drew stays readable whatever happens.
 */
export function createAppearance(options: Options): Appearance {
  const { stage, environment, load, exported, owns, apology, silent, onShown, onFailed, hasSpare, replace } =
    options;
  let token = 0;
  let ready: Loaded | null = null;
  let mounted: { readonly lifecycles: Lifecycles; readonly endTrial: () => void } | null = null;
  let hasFailed = false;
  /** The token whose card is on the page. */
  let apologized = 0;
  let forgetAddress = (): void => {};
  /** Versions started since the customer came, or asked for another try. */
  const tried = new Set<string>();

  const report = (error: unknown, phase: 'render' | 'uncaught'): void =>
    environment.report({
      remote: stage.host.dataset.remote ?? '',
      version: stage.host.dataset.version ?? '',
      phase,
      error,
    });

  const leave = (): void => {
    apologized = 0;
    const leaving = mounted;
    mounted = null;
    leaving?.endTrial();
    // A remote that fails while it leaves must not keep the next one out.
    leaving?.lifecycles
      .unmount({ element: stage.element() })
      .catch((error: unknown) => report(error, 'uncaught'));
    stage.clear();
  };

  const apologize = (mine: number, props: SlotProps): void => {
    apologized = mine;
    stage.cover({ ...(apology === undefined ? {} : { apology }), onRetry: () => tryAgain(mine, props) });
  };

  const fail = (mine: number, error: unknown, props: SlotProps): void => {
    hasFailed = true;
    onFailed(error);
    if (silent) return stage.clear();
    // What was tried behind a card failed again: the card stays, and so does a press on it.
    if (apologized === mine) return;
    if (!stage.hasContent()) stage.clear();
    apologize(mine, props);
    // What the server drew belongs to this address only.
    const { pathname } = history.location;
    forgetAddress = history.listen(({ location }) => {
      if (!stage.hasContent() || location.pathname === pathname || !owns(location.pathname)) return;
      stage.forgetPicture();
      stage.clear();
      tryAgain(mine, props);
    });
  };

  const start = async (
    loaded: Loaded,
    mine: number,
    props: SlotProps,
    onBroken: (error: unknown) => void,
  ): Promise<void> => {
    const { version } = loaded.version;
    const lifecycles = lifecyclesIn(loaded, exported);
    if (!silent) stage.takePicture();
    stage.setVersion(version);
    const element = stage.element();
    const trial = createTrial({
      element,
      queryClient: environment.queryClient,
      hasSpare: hasSpare(loaded),
      report: (error) => report(error, 'render'),
      onBroken,
      onDrawn: () => mine === token && stage.reveal(),
      onProved: stage.forgetPicture,
    });
    mounted = { lifecycles, endTrial: trial.end };
    await lifecycles.mount({
      ...environment,
      element,
      version,
      owns,
      ...(apology === undefined ? {} : { apology }),
      props,
      trial,
    });
    // One that crashed meanwhile has a card by now, or another version on its way.
    if (mine === token && !trial.hasFailed() && !stage.hasContent()) stage.reveal();
  };

  const appear = async (
    mine: number,
    props: SlotProps,
    since: number,
    lastError?: unknown,
  ): Promise<void> => {
    let loaded: Loaded;
    try {
      loaded = ready ?? (await within(load()));
    } catch (error) {
      if (mine === token) fail(mine, error, props);
      return;
    }
    if (mine !== token) return;
    if (tried.has(loaded.version.version)) return fail(mine, lastError, props);
    tried.add(loaded.version.version);
    let isBroken = false;
    const onBroken = (error: unknown): void => {
      if (isBroken) return;
      isBroken = true;
      ready = null;
      replace(loaded, error);
      if (mine !== token) return;
      leave();
      if (!hasSpare(loaded)) return fail(mine, error, props);
      if (!silent && !stage.hasContent()) stage.cover('waiting');
      void appear(mine, props, since, error);
    };
    try {
      ready = loaded;
      await start(loaded, mine, props, onBroken);
      if (isBroken) return;
      hasFailed = false;
      if (mine === token) onShown(performance.now() - since);
    } catch (error) {
      onBroken(error);
    }
  };

  function tryAgain(mine: number, props: SlotProps): void {
    if (mine !== token) return;
    forgetAddress();
    apologized = 0;
    tried.clear();
    if (stage.hasContent()) stage.uncover();
    else stage.cover('waiting');
    void appear(mine, props, performance.now());
  }

  return {
    show: (props = {}) => {
      const mine = ++token;
      stage.host.hidden = false;
      tried.clear();
      // What failed when the customer was here before is tried again behind its card.
      if (!silent && !ready && hasFailed) apologize(mine, props);
      else if (!silent && !ready && !stage.hasContent()) stage.cover('waiting');
      void appear(mine, props, performance.now());
    },
    hide: () => {
      token += 1;
      forgetAddress();
      stage.forgetPicture();
      leave();
      stage.host.hidden = true;
    },
  };
}
