import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { AreaRoot, type RootProps } from './area-root.tsx';
import { recordEarlyPresses, replayEarlyPresses } from './early-presses.ts';
import type { Environment, SlotProps } from './environment.tsx';
import type { Trial } from './trial.ts';

/** What the shell hands over when it shows something. */
export type MountContext = Environment & {
  readonly element: HTMLElement;
  readonly version: string;
  readonly owns: (pathname: string) => boolean;
  readonly apology?: string;
  readonly props?: SlotProps;
  readonly trial?: Trial;
};

export type Lifecycles = {
  /** Resolves when something of it is on the page, rejects when React itself gives up before that. */
  readonly mount: (context: MountContext) => Promise<void>;
  readonly unmount: (context: Pick<MountContext, 'element'>) => Promise<void>;
};

/** Roots of one document need prefixes of their own, the same on server and browser. */
export const identifierPrefix = (remote: string, place: string): string => `${remote}-${place}-`;

/** Marks an element whose content was made by the server. */
export const serverRendered = 'serverRendered';

type Look = Pick<RootProps, 'waiting' | 'silent'>;

export function lifecycles(remote: string, place: string, look: Look, content: (props: SlotProps) => ReactNode): Lifecycles {
  const roots = new WeakMap<HTMLElement, Root>();

  const mount = ({ element, version, owns, apology, props = {}, trial, ...environment }: MountContext): Promise<void> =>
    new Promise((resolve, reject) => {
      const report = (phase: 'uncaught' | 'recoverable') => (error: unknown) => environment.report({ remote, version, phase, error });
      const options: RootOptions = {
        identifierPrefix: identifierPrefix(remote, place),
        // Caught errors are reported by the boundary that caught them.
        onCaughtError: () => {},
        onUncaughtError: (error) => {
          report('uncaught')(error);
          reject(error);
        },
      };
      const shown = () => {
        resolve();
        replayEarlyPresses(element);
      };
      const tree = (
        <AreaRoot environment={environment} remote={remote} version={version} owns={owns} apology={apology} onShown={shown} trial={trial} {...look}>
          {content(props)}
        </AreaRoot>
      );
      if (serverRendered in element.dataset) {
        delete element.dataset[serverRendered];
        recordEarlyPresses(element);
        // What React repaired in a version that failed all the same is no news beside that failure.
        const onRecoverableError = (error: unknown): void => {
          if (!trial?.hasFailed()) report('recoverable')(error);
        };
        roots.set(element, hydrateRoot(element, tree, { ...options, onRecoverableError }));
      } else {
        // React reports what it repaired while it took over one root to the next root as well.
        const root = createRoot(element, { ...options, onRecoverableError: () => {} });
        roots.set(element, root);
        // At once: the area before has just left, and a frame without either would be seen.
        flushSync(() => root.render(tree));
      }
    });

  const unmount = async ({ element }: Pick<MountContext, 'element'>): Promise<void> => {
    roots.get(element)?.unmount();
    roots.delete(element);
  };

  return { mount, unmount };
}
