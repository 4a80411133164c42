import { join } from 'node:path';
import { cut } from './cut.mjs';
import { root } from './root.mjs';

/** What only view transitions call: nothing draws a `ViewTransition`, so each of them walks the tree for nothing. */
const viewTransitions = [
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'commitAfterMutationEffectsOnFiber',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'createViewTransitionInstance',
];

/** Components that nobody draws: React hands out neither of them. */
const components = ['updateSuspenseListComponent', 'cutOffTailIfNeeded', 'updateActivityComponent'];

/** Scripts and style sheets that components ask for: the page's come from the server, with hash and nonce. */
const resources = ['preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'];

const functionNamed = (name) => new RegExp(`^function ${name}(\\([^)]*\\)) \\{\\n[\\s\\S]*?\\n\\}$`, 'm');
const methodsOf = (name) => new RegExp(`^${name}\\.prototype\\.\\w+ = function [\\s\\S]*?\\n\\};$`, 'gm');
const exported = (name) => new RegExp(`^exports\\.${name} = (function [\\s\\S]*?\\n\\}|\\w+);$`, 'm');

/**
 * Errors that React makes while it is loaded, to compare with later, and never shows. With developer tools attached (or what tests and
 * measures a page) each call of `Error` notes where it is, and for that the whole file is parsed again: 90 of 120 ms of the page's start.
 */
const constantErrors = [/^((?:var|const)? *\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm, '$1 = { __proto__: Error.prototype, message: $2 }'];

const cuts = {
  'react/cjs/react.production.js': [
    [exported('Activity'), ''],
    [exported('ViewTransition'), ''],
    [exported('addTransitionType'), ''],
  ],
  'react-dom/cjs/react-dom.production.js': ['preloadModule', 'preinit', 'preinitModule'].map((name) => [exported(name), '']),
  'react-dom/cjs/react-dom-client.production.js': [
    ...[...viewTransitions, ...components, ...resources].map((name) => [functionNamed(name), `function ${name}() {}`]),
    constantErrors,
    [methodsOf('ViewTransitionPseudoElement'), ''],
    [methodsOf('FragmentInstance'), ''],
    [functionNamed('FragmentInstance'), 'function FragmentInstance() {\n  throw new Error("A fragment with a ref is not part of the page: take it out of tools/webpack/react-parts.mjs.");\n}'],
    // Where in a component an error came from is found by running the component again; the names of minified components say nothing.
    [functionNamed('describeNativeComponentFrame'), 'function describeNativeComponentFrame(fn) {\n  return describeBuiltInComponentFrame(fn ? fn.displayName || fn.name || "" : "");\n}'],
  ],
};

const fileOf = (path) => join(root, 'node_modules', path);

/**
 * A loader for React's files: view transitions, lists of boundaries, activities, methods of fragments that have a ref, and scripts that components ask
 * for go, and errors that are only compared are made without a stack. React does not hand out their names then, so a remote that uses one is refused by name (docs/decisions/0062).
 */
export default function reactParts(source) {
  const [, parts] = Object.entries(cuts).find(([path]) => fileOf(path) === this.resourcePath);
  return cut(source, parts, 'react-parts.mjs');
}

/** A rule of webpack for those files. */
export const reactRule = { test: Object.keys(cuts).map(fileOf), use: join(import.meta.dirname, 'react-parts.mjs') };
