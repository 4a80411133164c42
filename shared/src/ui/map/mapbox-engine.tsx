import { useEffect, useMemo } from 'react';
import { Layer, Map, Marker, Source } from 'react-map-gl/mapbox';
import type { Mapbox } from './engines.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { MapKit, MapProps } from './map-types.ts';

const streets = 'mapbox://styles/mapbox/streets-v12';

/** The engine for shops that have a token: streets of the whole country, from the provider's servers. */
export function MapboxEngine({ library, token, ...props }: MapProps & { library: Mapbox; token: string; onFailure: () => void }) {
  const kit = useMemo(() => ({ Map, Marker, Source, Layer, base: { mapLib: library, mapboxAccessToken: token, mapStyle: streets, language: 'es', RTLTextPlugin: '' } }) as unknown as MapKit, [library, token]);
  useEffect(() => providerStyles(new URL('mapbox-gl/dist/mapbox-gl.css', import.meta.url).href), []);
  return <MapCanvas {...props} kit={kit} named={false} />;
}

/** The provider's logo and attribution must look as they provide them. */
function providerStyles(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  document.head.append(link);
  return () => link.remove();
}
