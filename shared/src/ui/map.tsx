import styled from '@emotion/styled';
import { Component, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { loadMapbox, loadMaplibre } from './map/engines.ts';
import { mapText } from './map/map-text.ts';
import type { MapProps } from './map/map-types.ts';
import { dropEngine } from './map/page-engine.ts';
import { hasWebGl } from './map/webgl.ts';
import { theme } from './theme.ts';

export type { MapMarker, MapPin, MapPopup, MapProps } from './map/map-types.ts';
export { locate, locateText, type Located, type LocateFailure } from './map/locate.ts';
export { useLocate } from './map/use-locate.ts';
export { namedPlaces, type NamedPlace } from './map/embedded-places.ts';
export { mapSettings, roundPlace } from './map/settings.ts';

type EngineProps = MapProps & { readonly onFailure: () => void };

const dropAndTell = (library: unknown, { onFailure }: EngineProps) => () => {
  dropEngine(library);
  onFailure();
};

/** A new `lazy` per attempt: a failed download is remembered by the one that failed. */
const maplibreEngine = () =>
  lazy(async () => {
    const [{ MaplibreEngine }, library] = await Promise.all([import(/* webpackChunkName: "map-maplibre" */ './map/maplibre-engine.tsx'), loadMaplibre()]);
    return { default: (props: EngineProps) => <MaplibreEngine {...props} library={library} onFailure={dropAndTell(library, props)} /> };
  });
const mapboxEngine = () =>
  lazy(async () => {
    const [{ MapboxEngine }, library] = await Promise.all([import(/* webpackChunkName: "map-mapbox" */ './map/mapbox-engine.tsx'), loadMapbox()]);
    return { default: (props: EngineProps & { readonly token: string }) => <MapboxEngine {...props} library={library} onFailure={dropAndTell(library, props)} /> };
  });

export type MapViewProps = MapProps & {
  /** Public token of the map provider; without one the map is drawn from our own data. */
  readonly token?: string;
  /** CSS height of the box, reserved before the map arrives. */
  readonly height?: string;
  /** Told once when this browser cannot show a map, so that the page can lead with the other way. */
  readonly onUnavailable?: () => void;
  /** Told whenever another try begins. */
  readonly onAvailable?: () => void;
};

type State = 'waiting' | 'ready' | 'unavailable';

/** A map in a box of fixed size. The engine is fetched when the box is first shown, never before. */
export function MapView({ token = '', height = '20rem', onUnavailable, onAvailable, ...map }: MapViewProps) {
  const [state, setState] = useState<State>('waiting');
  const [engines, setEngines] = useState(() => ({ Maplibre: maplibreEngine(), Mapbox: mapboxEngine() }));

  const fail = useCallback(() => {
    setState('unavailable');
    onUnavailable?.();
  }, [onUnavailable]);

  // Only the browser knows whether it can draw; the server and the first paint show the empty box.
  useEffect(() => {
    if (!hasWebGl()) return fail();
    setState('ready');
    onAvailable?.();
  }, []);

  const retry = () => {
    setEngines({ Maplibre: maplibreEngine(), Mapbox: mapboxEngine() });
    if (!hasWebGl()) return setState('unavailable');
    setState('ready');
    onAvailable?.();
  };

  const { Maplibre, Mapbox } = engines;
  const waiting = <Message role="status">{mapText.loading}</Message>;

  return (
    <Box css={{ height }}>
      {state === 'waiting' && waiting}
      {state === 'unavailable' && (
        <Message>
          <span>{mapText.unavailable}</span>
          <button type="button" onClick={retry}>
            {mapText.retry}
          </button>
        </Message>
      )}
      {state === 'ready' && (
        <EngineBoundary onFailure={fail}>
          <Suspense fallback={waiting}>{token ? <Mapbox {...map} token={token} onFailure={fail} /> : <Maplibre {...map} onFailure={fail} />}</Suspense>
        </EngineBoundary>
      )}
    </Box>
  );
}

/** A map that cannot be fetched or drawn costs the map, not the page. */
class EngineBoundary extends Component<{ onFailure: () => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.warn('The map could not be shown.', error);
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const Box = styled.div({ position: 'relative', overflow: 'hidden', borderRadius: theme.radius.lg, background: theme.color.sunken, isolation: 'isolate' });

const Message = styled.div({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space.md,
  padding: theme.space.lg,
  color: theme.color.inkSoft,
  textAlign: 'center',
  '& button': { minHeight: theme.touchTarget, padding: `0 ${theme.space.lg}`, border: `1.5px solid ${theme.color.lineStrong}`, borderRadius: theme.radius.pill, background: theme.color.surface, color: theme.color.ink, fontWeight: 700, cursor: 'pointer' },
});
