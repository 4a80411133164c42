import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { remotes } from '../build.mjs';
import { checkBudgets } from '../test/budgets.mjs';
import { newStep } from '../test/steps.mjs';
import { root } from '../webpack/root.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const unique = (files) => [...new Set(files)];

function row(name, file) {
  const content = readFileSync(file);
  return `| ${name} | ${kilobytes(content.length)} | ${kilobytes(gzipSync(content, { level: 9 }).length)} | ${kilobytes(brotliCompressSync(content).length)} |`;
}

/** Of each script a first page can carry: the shell, and every remote's entry and exposed modules. */
function scripts() {
  const shell = read(join(root, 'shell/dist/web/assets.json')).entries;
  const ours = unique(Object.values(shell).flat()).map((file) => row(`shell: ${file}`, join(root, 'shell/dist/web', file)));
  const theirs = remotes().flatMap((name) => {
    const { entry, exposes } = read(join(root, name, 'dist/artifact.json'));
    return unique([entry, ...Object.values(exposes).flat()]).map((file) => row(`${name}: ${file}`, join(root, name, 'dist/web', file)));
  });
  return [...ours, ...theirs];
}

/** Without a browser: what was built, and what was promised. */
export function sizes() {
  console.log(['| Script | plain | gzip | brotli |', '|---|--:|--:|--:|', ...scripts()].join('\n'));
  console.log('');
  checkBudgets(newStep());
}
