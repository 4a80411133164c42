import { constants, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { remotes, stampFile } from '../build.mjs';
import { root } from '../webpack/root.mjs';
import { howItEnded, runNode } from './run-command.mjs';
import { countChecks, fail } from './steps.mjs';

/** What a checkout has beside its sources and packages. */
const notCopied = new Set(['.git', '.cache', '.data', '.nx', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** The packages are copied as well: links to them would lead back to this folder. Links between them stay as they are. */
function copyCheckout(folder, target) {
  // Packages of npm have folders called `dist` as well: those are copied.
  const filter = (path) => !notCopied.has(basename(path)) || relative(folder, path).includes('node_modules');
  cpSync(folder, target, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter });
}

/** Maps are for developers: they are never served, and those for servers name the folder. */
function builtFiles(dist) {
  if (!existsSync(dist)) return [];
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith('.map'));
  return files.map((entry) => relative(dist, join(entry.parentPath, entry.name))).sort();
}

/** The files of a package that only one of two checkouts has built, or that differ. */
function differentFiles(name, checkouts) {
  const [one, other] = checkouts.map((checkout) => join(checkout, name, 'dist'));
  const [ours, theirs] = [one, other].map((dist) => new Set(builtFiles(dist)));
  const isEqual = (file) => ours.has(file) && theirs.has(file) && readFileSync(join(one, file)).equals(readFileSync(join(other, file)));
  return [...ours.union(theirs)].filter((file) => !isEqual(file));
}

/**
 * webpack's hashes of what went in. Where they differ, the files may be equal in these two folders and others in a third: the minimizer gives its names by how
 * often each letter occurs in a code in which these hashes stand.
 */
function differentHashes(name, checkouts) {
  const [one, other] = checkouts.map((checkout) => stampFile(name, checkout)).map((file) => existsSync(file) && JSON.stringify(JSON.parse(readFileSync(file, 'utf8')).hashes));
  return one === other ? [] : ["webpack's hashes of its sources"];
}

/**
 * Builds everything once more in a copy of this checkout, in another folder with a longer name, and compares what is built here with it: webpack's hashes, and
 * the files byte by byte. It takes a minute and the space of all packages, so it is for `npm run nightly`. The registry takes a version again only with equal
 * files (docs/decisions/0068).
 */
export async function checkEqualBuilds(step, packages = ['shell', ...remotes()], folder = root) {
  const parent = mkdtempSync(join(tmpdir(), 'brasa-another-folder-'));
  const copy = join(parent, 'with-a-longer-name', basename(folder));
  try {
    copyCheckout(folder, copy);
    const result = await runNode(join(copy, 'tools/build.mjs'), [], { name: 'the build in another folder', isQuiet: true, step });
    if (result.code !== 0) {
      console.log(`✗ ${result.name}: ${howItEnded(result)}\n${result.output}`);
      fail(step, result.name, `${result.stopped ?? howItEnded(result)}\n${result.output}`);
      return;
    }
    const compare = (name) => {
      if (builtFiles(join(folder, name, 'dist')).length === 0) return 'nothing is built here: run npm run build';
      return [differentHashes, differentFiles].flatMap((difference) => difference(name, [folder, copy])).join(', ');
    };
    countChecks(step, packages.map((name) => ({ what: `${name} is built in the same way in another folder`, problem: compare(name) })));
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
