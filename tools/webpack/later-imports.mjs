import { readFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import resolver from 'enhanced-resolve';
import { root } from './root.mjs';
import { sharedKeys } from './shared-keys.mjs';

/** Static imports; those of types are not in a bundle, and following them does no harm. */
const staticImport = /^(?:import|export)\b[^'"();]*['"]([^'"]+)['"]/gm;
const resolve = resolver.create.sync({ extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['browser', 'import', 'module', 'default'] });
/** Not what the build puts in the place of a package's file. */
const isOurs = (file) => /[\\/]src[\\/].*\.tsx?$/.test(file) && !file.includes(`${sep}node_modules${sep}`);

function follow(file, request) {
  if (!/^\.|^@brasa\//.test(request)) return [];
  try {
    return [resolve(dirname(file), request)].filter((found) => found && isOurs(found));
  } catch {
    return [];
  }
}

/** Absolute paths of our files that an entry brings along without an `import()`. */
export function filesAtStart(entries) {
  const files = new Set();
  const open = [...entries];
  for (let file = open.pop(); file; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, request] of readFileSync(file, 'utf8').matchAll(staticImport)) open.push(...follow(file, request));
  }
  return files;
}

/** Where the shell keeps what it hands out, for its own files that come later (`shell/src/browser/loader/prepare-loader.ts`). */
export const handedOut = (key) => `self.__pzLibraries[${JSON.stringify(key)}].lib()`;

/**
 * `externals` of webpack: files that come later take the handed-out libraries from where remotes find them. A module that is imported from two files of
 * the build cannot be joined with others, and what cannot be joined names each of its imports: five kilobytes of every first page.
 */
export function laterImports(entries) {
  const atStart = filesAtStart(entries);
  const isLater = (issuer) => issuer.startsWith(root) && isOurs(issuer) && !atStart.has(issuer);
  return ({ request, contextInfo: { issuer } }, callback) => (sharedKeys.includes(request) && isLater(issuer) ? callback(null, `var ${handedOut(request)}`) : callback());
}
