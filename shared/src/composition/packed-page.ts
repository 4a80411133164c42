type Hashes = Readonly<Record<string, string>>;
type Version = { readonly base: string; readonly fallbackBase: string; readonly globalName: string; readonly integrity: Hashes };
type Remote = { readonly name: string; readonly chosen: Version };

/** What of a page's data is packed: the versions of its remotes, and URL → hash of the shell's own lazy scripts. */
export type PackablePage = { readonly remotes: readonly Remote[]; readonly integrity: Hashes };

/**
 * Page data as it travels with every page. Hashes cannot be compressed, and cost least in one text, apart from the names they belong
 * to; what follows from something else is left out. `hashes`: of each remote's files in their order, then of the shell's, with a space
 * between two.
 */
export type PackedPage = {
  readonly remotes: readonly { readonly name: string; readonly chosen: Pick<Version, 'base'> & Partial<Pick<Version, 'fallbackBase' | 'globalName'>> & { readonly integrity: readonly string[] } }[];
  readonly integrity: readonly string[];
  readonly hashes: string;
};

const usualGlobal = (name: string): string => `pz_${name.replaceAll('-', '_')}`;
const usualFallback = (base: string): string => base.replace(/^\/r\//, '/r2/');
const unless = (value: string, usual: string): string | undefined => (value === usual ? undefined : value);

export function packPage({ remotes, integrity, ...page }: PackablePage): PackedPage {
  const packed = remotes.map(({ chosen, ...remote }) => {
    const { globalName, fallbackBase, ...version } = chosen;
    return { ...remote, chosen: { ...version, globalName: unless(globalName, usualGlobal(remote.name)), fallbackBase: unless(fallbackBase, usualFallback(chosen.base)), integrity: Object.keys(chosen.integrity) } };
  });
  const hashes = [...remotes.map(({ chosen }) => chosen.integrity), integrity].flatMap(Object.values<string>);
  return { ...page, remotes: packed, integrity: Object.keys(integrity), hashes: hashes.join(' ') };
}

/** What `packPage` was given. */
export function unpackPage<Page extends PackablePage>({ remotes, integrity, hashes, ...page }: PackedPage): Page {
  const all = hashes.split(' ');
  let next = 0;
  const withHashes = (files: readonly string[]): Hashes => Object.fromEntries(files.map((file) => [file, all[next++] ?? '']));
  const unpacked = remotes.map(({ chosen, ...remote }) => {
    const { globalName = usualGlobal(remote.name), fallbackBase = usualFallback(chosen.base), ...version } = chosen;
    return { ...remote, chosen: { ...version, globalName, fallbackBase, integrity: withHashes(chosen.integrity) } };
  });
  return { ...page, remotes: unpacked, integrity: withHashes(integrity) } as unknown as Page;
}
