/** The engines that maps of this page have loaded, or load now, by library and exact version. Every remote has its own copy of this module, so they lie on the page. */
const anchor = Symbol.for('brasa.map-engines/1');
type Entry<Engine = unknown> = { readonly loading: Promise<Engine>; engine?: Engine };
type Page = typeof globalThis & { [anchor]?: Map<string, Entry> };

/**
 * A library that draws maps: the one that another remote's map has brought when it has exactly this version, else the one that `load` brings. When the
 * other remote's does not arrive, `load` is tried as well, so nobody depends on another remote. Rejects with the error of `load`; asked again, it tries
 * again.
 */
export function pageEngine<Engine>(name: string, version: string, load: () => Promise<Engine>): Promise<Engine> {
  const engines = ((globalThis as Page)[anchor] ??= new Map());
  const key = `${name}@${version}`;
  const loadOwn = (): Promise<Engine> => {
    const entry: Entry<Engine> = { loading: load() };
    engines.set(key, entry);
    entry.loading.then(
      (engine) => (entry.engine = engine),
      () => engines.get(key) === entry && engines.delete(key),
    );
    return entry.loading;
  };
  const brought = engines.get(key) as Entry<Engine> | undefined;
  return brought ? brought.loading.catch(loadOwn) : loadOwn();
}

/** A map that could not be drawn with an engine, for want of its worker perhaps, leaves it to no other: the next map, and the next try, asks for its own. */
export function dropEngine(engine: unknown): void {
  const engines = (globalThis as Page)[anchor];
  for (const [key, entry] of engines ?? []) if (entry.engine === engine) engines?.delete(key);
}
