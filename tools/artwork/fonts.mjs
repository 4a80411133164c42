import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Latin subsets only; names must match `fontFiles` of the design system. */
const files = {
  'sansita-800-5.3.0.woff2': '@fontsource/sansita/files/sansita-latin-800-normal.woff2',
  'figtree-5.3.0.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** Copies the two typefaces from their npm packages into a folder served as `/fonts`. */
export async function copyFonts(folder) {
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, source]) => copyFile(resolve(source), join(folder, basename(name)))));
  return Object.keys(files);
}

if (import.meta.main) console.log((await copyFonts(process.argv[2] ?? new URL('../../shell/public/fonts', import.meta.url).pathname)).join('\n'));
