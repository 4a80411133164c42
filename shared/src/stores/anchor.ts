/**
 * One object per page for each key, whoever asks first. Shared modules are singletons already; the anchor keeps the
 * promise when a remote was built wrongly and brings its own copy of this code: it still sees the same cart.
 */
export function anchored<T>(key: string, create: () => T): T {
  const symbol = Symbol.for(`brasa.${key}`);
  const holder = globalThis as unknown as Record<symbol, T | undefined>;
  return (holder[symbol] ??= create());
}
