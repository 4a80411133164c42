import { join } from 'node:path';
import { cut } from './cut.mjs';

const displayName = /^\w+\.displayName = .*;$/gm;
const component = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** What a link adds to itself in React Router's own framework, with all that takes. */
const prefetch = /return shouldPrefetch && !isAbsolute \? .* : link;/;

const replacements = [
  [prefetch, 'return link;'],
  // Six hooks for each link, and a function as its `ref` that is another one each time it is drawn.
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
  [/ref: mergeRefs\(forwardedRef, prefetchRef\)/, 'ref: forwardedRef'],
  // There is no data router: what would draw its errors, its loading and its transitions has no way to be reached.
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'let dataRouterState = null;'],
  [/let routerState = React\d*\.useContext\(DataRouterStateContext\);/, 'let routerState = null;'],
  [/let \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);\s*return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
  [/^RenderErrorBoundary\.contextType = .*;$/m, ''],
  [displayName, ''],
  [component, '$1/* @__PURE__ */ $2'],
];

const otherRouter = 'React Router is written in another way than tools/webpack/router-parts.mjs knows: adapt it to the new version, or take it away (docs/decisions/0062).';

/**
 * A loader for the file of the router that has its links; others stay as they are. Names for developer tools go, and what makes components and
 * contexts is marked as of no other effect, so that those nobody imports are left out of the bundle: forms, fetchers, what prefetches for a
 * framework, what data routers draw. Throws when one of the patterns is not there.
 */
export default function routerParts(source) {
  if (!source.includes('var Link = ')) return source;
  if (this) this._module.buildInfo.isRouterCut = true;
  return cut(source, replacements, 'router-parts.mjs');
}

/** A rule of webpack for the files of React Router that browsers get. */
export const routerRule = { test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/, use: join(import.meta.dirname, 'router-parts.mjs') };

/** Fails the build when the rule found no file with links: React Router has moved it, or writes it in another way. */
export class RouterPartsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('RouterPartsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('RouterPartsPlugin', (modules) => {
        if (![...modules].some(({ buildInfo }) => buildInfo?.isRouterCut)) compilation.errors.push(new Error(otherRouter));
      });
    });
  }
}
