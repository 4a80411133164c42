/**
 * `npm start` runs us below a shell. Whoever stops npm stops that shell, which tells nobody: we notice that our parent is
 * another one. Without npm a start may outlive the shell it came from.
 */
export function whenOrphaned(stop, { env = process.env, parent = () => process.ppid, every = 250 } = {}) {
  if (!env.npm_lifecycle_event) return;
  const first = parent();
  const watching = setInterval(() => {
    if (parent() === first) return;
    clearInterval(watching);
    stop();
  }, every);
  watching.unref();
}
