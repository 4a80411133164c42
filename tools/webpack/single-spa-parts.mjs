import { join } from 'node:path';
import { cut } from './cut.mjs';
import { root } from './root.mjs';

const replacements = [
  // What it hands to each application is used by none: parcels, and all of itself by name, which keeps all of it in the bundle.
  [/,mountParcel:[\w$]+\.bind\([\w$]+\),singleSpa:[\w$]+/, ''],
  [/Object\.freeze\(\{__proto__:null,(?:get \w+\(\)\{return [\w$]+\},?)+\}\)/, 'null'],
  [/[\w$]+&&window\.__SINGLE_SPA_DEVTOOLS__&&\(window\.__SINGLE_SPA_DEVTOOLS__\.exposedMethods=[\w$]+\);/, ''],
  // Every browser that runs the storefront has it.
  [/,[\w$]+=\("undefined"!=typeof globalThis.{0,200}?\)\.CustomEvent,([\w$]+)=.{0,400}?createEventObject\(\).{0,200}?,[\w$]+\};/, ',$1=CustomEvent;'],
];

/** A loader for single-spa: parcels, its developer tools and what stands in for `CustomEvent` go. */
export default function singleSpaParts(source) {
  return cut(source, replacements, 'single-spa-parts.mjs');
}

/** A rule of webpack for its file. */
export const singleSpaRule = { test: join(root, 'node_modules/single-spa/lib/es2015/esm/single-spa.min.js'), use: join(import.meta.dirname, 'single-spa-parts.mjs') };
