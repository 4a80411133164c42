import mapboxPackage from 'mapbox-gl/package.json' with { type: 'json' };
import maplibrePackage from 'maplibre-gl/package.json' with { type: 'json' };
import { pageEngine } from './page-engine.ts';
import { trustedWorkerUrl } from './trusted-worker.ts';

export type Maplibre = Awaited<ReturnType<typeof loadMaplibre>>;
export type Mapbox = Awaited<ReturnType<typeof loadMapbox>>;

/** Needs no server but ours: its worker comes from where the engine does. */
export const loadMaplibre = () =>
  pageEngine('maplibre-gl', maplibrePackage.version, async () => {
    const engine = await import(/* webpackChunkName: "map-maplibre-engine" */ 'maplibre-gl');
    engine.setWorkerUrl(trustedWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href));
    return engine;
  });

/** The provider's engine, in the build that starts no worker from a string. */
export const loadMapbox = () =>
  pageEngine('mapbox-gl', mapboxPackage.version, async () => {
    const { default: engine } = await import(/* webpackChunkName: "map-mapbox-engine" */ 'mapbox-gl/dist/mapbox-gl-csp.js');
    engine.workerUrl = trustedWorkerUrl(new URL('mapbox-gl/dist/mapbox-gl-csp-worker.js', import.meta.url).href);
    return engine;
  });
