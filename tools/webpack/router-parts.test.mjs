import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import webpack from 'webpack';
import routerParts, { RouterPartsPlugin, routerRule } from './router-parts.mjs';

/** The file of the router that has its links. */
function routerFile() {
  const folder = createRequire(import.meta.url).resolve('react-router').replace(/dist\/development\/.*$/, 'dist/production');
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).find((source) => source.includes('var Link = '));
}

test('a link draws and prepares nothing for a framework, and nothing keeps a component that nobody imports', () => {
  const whole = routerFile();
  const parts = routerParts(whole);
  const ofFrameworks = /createElement\(PrefetchPageLinks,|= usePrefetchBehavior\(|ref: mergeRefs\(forwardedRef|\? useNavigateStable\(\)|dataRouterOpts\?\.state|contextType = /g;
  expect(new Set(whole.match(ofFrameworks)).size).toBe(6);
  expect(parts).not.toMatch(ofFrameworks);
  expect(parts).not.toMatch(/^\w+\.displayName|^var \w+ = React\d*\.(createContext|forwardRef)/m);
});

test('a router that is written in another way stops the build; a file without links is left alone', () => {
  const whole = routerFile();
  expect(() => routerParts(whole.replace('return shouldPrefetch', 'return mayPrefetch'))).toThrow(/adapt it to the new version/);
  expect(() => routerParts(whole.replaceAll('.displayName =', '.label ='))).toThrow(/adapt it to the new version/);
  expect(() => routerParts(whole.replaceAll(/= React\d*\./g, '= R.'))).toThrow(/adapt it to the new version/);
  expect(routerParts('var other = 1;')).toBe('var other = 1;');
});

/** The errors of a build whose router has its links in `file` of its package. */
async function errorsOfBuild(file, source) {
  const folder = mkdtempSync(join(tmpdir(), 'router-parts-'));
  try {
    const path = join(folder, 'react-router', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
    const compiler = webpack({ mode: 'none', entry: path, externals: /^[^./]/, output: { path: join(folder, 'dist') }, module: { rules: [routerRule] }, plugins: [new RouterPartsPlugin()] });
    const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
    return stats.compilation.errors.map(({ message }) => message);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a build in which no file of the router was cut fails and says what to do', async () => {
  const links = "const parts = [usePrefetchBehavior(prefetch, rest), { ref: mergeRefs(forwardedRef, prefetchRef) }];\nfunction draws() {\n  let dataRouterState = dataRouterOpts?.state;\n  let routerState = React.useContext(DataRouterStateContext);\n  let { isDataRoute } = React.useContext(RouteContext);\n  return isDataRoute ? useNavigateStable() : useNavigateUnstable();\n}\nRenderErrorBoundary.contextType = Context;\nvar React = { memo: (part) => part };\nvar shouldPrefetch = false, isAbsolute = false;\nfunction draw(link) {\n  return shouldPrefetch && !isAbsolute ? 1 : link;\n}\nvar Link = React.memo(draw);\nvar Other = React.memo(draw);\nOther.displayName = 'Other';\nexport { Link };";
  expect(await errorsOfBuild('dist/production/links.mjs', links)).toEqual([]);
  expect(await errorsOfBuild('dist/links.mjs', links)).toEqual([expect.stringMatching(/adapt it to the new version/)]);
  expect(await errorsOfBuild('dist/production/links.mjs', 'export const Link = 1;')).toEqual([expect.stringMatching(/adapt it to the new version/)]);
});
