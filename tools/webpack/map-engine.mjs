import { join } from 'node:path';
import { cut } from './cut.mjs';
import { root } from './root.mjs';

/**
 * A loader for maplibre-gl: it asks where its own file lies to find its worker, which webpack answers with the path on the machine that builds. We say
 * where the worker is (`shared/src/ui/map/engines.ts`), so it needs no answer; other addresses are read from that of the page.
 */
export default function mapEngine(source) {
  const replacements = [
    [/=import\.meta\.url;/, '="";'],
    [/,import\.meta\.url\)/, ',location.href)'],
  ];
  return cut(source, replacements, 'map-engine.mjs', '0068');
}

/** A rule of webpack for its file. */
export const mapEngineRule = { test: join(root, 'node_modules/maplibre-gl/dist/maplibre-gl.mjs'), use: join(import.meta.dirname, 'map-engine.mjs') };
