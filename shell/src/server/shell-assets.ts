import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fontFiles } from '@brasa/shared/ui/tokens';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Provided } from '@brasa/shared/server/lacking';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

export type Asset = { readonly type: string; readonly plain: Buffer; readonly br: Buffer | null; readonly gzip: Buffer | null; readonly tag: string; readonly immutable: boolean };

const compressible = new Set(['.js', '.svg', '.txt', '.webmanifest']);

function toAsset(file: string, immutable: boolean): Asset {
  const plain = readFileSync(file);
  const small = compressible.has(extname(file));
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    plain,
    br: small ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }) : null,
    gzip: small ? gzipSync(plain, { level: 9 }) : null,
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    immutable,
  };
}

export type Build = {
  /** Files of the shell's own scripts in loading order, and URL → hash for all of them. */
  readonly scripts: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
  readonly version: string;
  readonly provides: Provided;
};

export const scriptsPath = '/s/';

export function readBuild(folder: string): Build {
  const file = join(folder, 'dist/web/assets.json');
  if (!existsSync(file)) throw new Error('The shell is not built. Run: npm run build');
  const { entries, integrity, provides } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Build, 'scripts' | 'version'> & { readonly entries: Record<string, string[]> };
  const scripts = (entries.shell ?? []).map((name) => scriptsPath + name);
  return {
    scripts,
    integrity: Object.fromEntries(Object.entries(integrity).map(([name, hash]) => [scriptsPath + name, hash])),
    version: createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 8),
    provides,
  };
}

export const readWorker = (folder: string): string => readFileSync(join(folder, 'dist/worker/offline.js'), 'utf8');

const require = createRequire(import.meta.url);
const fonts: Readonly<Record<string, string>> = {
  [fontFiles.text]: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  [fontFiles.display]: '@fontsource/sansita/files/sansita-latin-800-normal.woff2',
};

/** Every file the shell serves itself, in memory and compressed once. */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const built = readdirSync(join(folder, 'dist/web')).filter((name) => name.endsWith('.js'));
  const open = existsSync(join(folder, 'public')) ? readdirSync(join(folder, 'public')) : [];
  return new Map([
    ...built.map((name) => [scriptsPath + name, toAsset(join(folder, 'dist/web', name), true)] as const),
    ...open.map((name) => [`/${name}`, toAsset(join(folder, 'public', name), false)] as const),
    ...Object.entries(fonts).map(([path, file]) => [path, toAsset(require.resolve(file), true)] as const),
  ]);
}
