import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { remotes } from '../build.mjs';
import { root } from '../webpack/root.mjs';
import { countChecks } from './steps.mjs';

/** Maps are for developers and are never served. */
const publishedParts = ['web', 'node'];

const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) : [];

/** Whether the builds of these packages name the folder they were built in: equal sources would not be equal builds, and a version that was lost could not be built again. */
export function checkBuiltPaths(step, packages = ['shell', ...remotes()], folder = root) {
  const filesOf = (name) => publishedParts.flatMap((part) => filesIn(join(folder, name, 'dist', part)));
  // With the name of a folder below it: a checkout at `/app` is not found in every `/app…`.
  const paths = ['node_modules', 'shared', ...packages].map((name) => `${join(folder, name)}/`);
  const namesFolder = (file) => {
    const bytes = readFileSync(file);
    return paths.some((path) => bytes.includes(path));
  };
  countChecks(step, packages.map((name) => ({ what: `the build of ${name} names no folder of this machine`, problem: filesOf(name).filter(namesFolder).map((file) => relative(folder, file)).join(', ') })));
}
