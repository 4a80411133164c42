/**
 * Counts what React commits, so that an area whose effects set state without end is noticed: React itself
 * stops such loops only in its development build. React tells a hook meant for developer tools of every
 * commit, in production too; it looks for the hook when it is first evaluated, so this file is imported
 * before it.
 */
type Root = { readonly containerInfo: unknown };
type Hook = { onCommitFiberRoot?: (id: number, root: Root, ...more: readonly unknown[]) => void };

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };

const watched = new Map<unknown, () => void>();

const hook: Hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 } as Hook);
const inspect = hook.onCommitFiberRoot;
hook.onCommitFiberRoot = (id, root, ...more) => {
  inspect?.call(hook, id, root, ...more);
  watched.get(root.containerInfo)?.();
};

/**
 * Milliseconds in which the browser has nothing else to do, and how often a root is drawn in them at least.
 */
const endless = { ms: 2000, commits: 25 };

/**
 * Calls `onEndless` when the root in `element` is drawn again and again and the browser is never idle
 * meanwhile: an animation leaves it time, a loop does not. Nothing is watched in browsers that do not say
 * when they are idle.
 */
export function watchCommits(element: HTMLElement, onEndless: () => void): () => void {
  let since: number;
  let commits: number;
  let idle = 0;
  const count = (): void => {
    commits += 1;
    if (commits >= endless.commits && performance.now() - since >= endless.ms) onEndless();
  };
  const startAgain = (): void => {
    since = performance.now();
    commits = 0;
    idle = requestIdleCallback(startAgain);
  };
  if ('requestIdleCallback' in window) {
    startAgain();
    watched.set(element, count);
  }
  return () => {
    watched.delete(element);
    if (idle) cancelIdleCallback(idle);
  };
}
