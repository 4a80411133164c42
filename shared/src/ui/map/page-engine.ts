/** The engines that maps of this page have loaded, or load now, by library and exact version. Every remote has its own copy of this module, so they lie on the page. */
const anchor = Symbol.for('brasa.map-engines/1');
type Page = typeof globalThis & { [anchor]?: Map<string, Promise<unknown>> };

/**
 * A library that draws maps: the one that another remote's map has brought when it has exactly this version, else the one that `load` brings. When the
 * other remote's does not arrive, `load` is tried as well, so nobody depends on another remote. Rejects with the error of `load`; asked again, it tries
 * again.
 */
export function pageEngine<Engine>(name: string, version: string, load: () => Promise<Engine>): Promise<Engine> {
  const engines = ((globalThis as Page)[anchor] ??= new Map());
  const key = `${name}@${version}`;
  const loadOwn = (): Promise<Engine> => {
    const loading = load();
    engines.set(key, loading);
    loading.catch(() => void (engines.get(key) === loading && engines.delete(key)));
    return loading;
  };
  const brought = engines.get(key) as Promise<Engine> | undefined;
  return brought ? brought.catch(loadOwn) : loadOwn();
}

/** A map that could not be drawn with an engine, for want of its worker perhaps, leaves it to no other: the next map, and the next try, asks for its own. */
export async function dropEngine(engine: unknown): Promise<void> {
  const engines = (globalThis as Page)[anchor];
  for (const [key, loading] of engines ?? []) {
    const loaded = await loading.catch(() => undefined);
    if (loaded === engine && engines?.get(key) === loading) engines.delete(key);
  }
}
