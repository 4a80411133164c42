import type { ShellFailure } from './tell-server.ts';

/** Failures that were told already: they come by more than once on their way out. */
const sent = new WeakSet<object>();

/** Says in the console what failed, and lets the server know. */
export function tellFailure(failure: ShellFailure): void {
  const { remote, version, phase, error } = failure;
  if (typeof error === 'object' && error !== null) {
    if (sent.has(error)) return;
    sent.add(error);
  }
  console[phase === 'recoverable' ? 'warn' : 'error'](`${remote} ${version} (${phase})`, error);
  import(/* webpackChunkName: "failures" */ './tell-server.ts').then(
    ({ tellServer }) => tellServer(failure),
    () => {},
  );
}
