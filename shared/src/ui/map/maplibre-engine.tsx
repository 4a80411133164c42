import * as maplibre from 'maplibre-gl';
import { Layer, Map, Marker, Source } from 'react-map-gl/maplibre';
import { embeddedStyle } from './embedded-style.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { MapKit, MapProps } from './map-types.ts';
import { trustedWorkerUrl } from './trusted-worker.ts';

const kit = { Map, Marker, Source, Layer, base: { mapLib: maplibre, mapStyle: embeddedStyle, attributionControl: false } } as unknown as MapKit;

/** The engine that asks nobody for anything: style inside, worker from this origin. */
export function MaplibreEngine(props: MapProps & { onFailure: () => void }) {
  // The engine may be another remote's, which has fetched its worker.
  if (!maplibre.getWorkerUrl()) maplibre.setWorkerUrl(trustedWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href));
  return <MapCanvas {...props} kit={kit} named />;
}
