const displayName = /^\w+\.displayName = .*;$/gm;
const component = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** What a link adds to itself in React Router's own framework, with all that takes. */
const prefetch = /return shouldPrefetch && !isAbsolute \? .* : link;/;

/**
 * A loader for the file of the router. Names for developer tools go, and what makes components and contexts is marked as of no other effect, so
 * that those nobody imports are left out of the bundle: forms, fetchers, what prefetches for a framework. That is 2.5 KB of every first page.
 */
export default function routerParts(source) {
  if (!source.includes('var Link = ')) return source;
  if (!prefetch.test(source)) throw new Error('React Router draws links in another way than tools/webpack/router-parts.mjs knows: adapt it to the new version, or take it away.');
  return source.replace(prefetch, 'return link;').replace(displayName, '').replace(component, '$1/* @__PURE__ */ $2');
}
