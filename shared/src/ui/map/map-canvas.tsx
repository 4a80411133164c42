import styled from '@emotion/styled';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Coordinates } from '../../domain/delivery.ts';
import { theme, tokens } from '../theme.ts';
import { namesAround } from './embedded-names.ts';
import { createGrouping, type MarkerGroup } from './group-markers.ts';
import { MapGroups, MapMarkers, MapNames, MapPopupCard, PinShape } from './map-marks.tsx';
import { mapText } from './map-text.ts';
import type { EngineMap, MapKit, MapProps } from './map-types.ts';
import { centredZoom, isSamePlace, mapSettings } from './settings.ts';
import { boundsOf, fitOptions, remOfPage, useFollow } from './use-follow.ts';
import { useSettledPlace } from './use-settled-place.ts';

const { minZoom, maxZoom: closest, placeZoom, firstZoom, easing } = mapSettings;
/** Zoom from which shops are named. */
const namesFrom = 12.5;
const nowhere: readonly Coordinates[] = [];
const point = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];
const isMarker = (target: EventTarget | null | undefined): boolean => target instanceof Element && target.closest('.maplibregl-marker, .mapboxgl-marker') !== null;
const placeOf = ({ lng, lat }: { lng: number; lat: number }): Coordinates => ({ latitude: lat, longitude: lng });

const isWithin = (inner: DOMRect, outer: DOMRect): boolean => inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The map itself, the same on both engines. Loaded together with an engine, never with a page. */
export function MapCanvas({ kit, named, onFailure, label, center, centerRevision = 0, follow = nowhere, zoom, maxZoom = closest, pin, markers = [], groupLabel, popup, fit, onEmptyClick, trail = [] }: MapProps & { kit: MapKit; named: boolean; onFailure: () => void }) {
  const { Map, Marker, Source, Layer, base } = kit;
  const start = pin?.position ?? center ?? follow[0] ?? mapSettings.center;
  const startZoom = zoom ?? (pin || center ? placeZoom : firstZoom);
  const [map, setMap] = useState<EngineMap>();
  const [middle, setMiddle] = useState(start);
  const [level, setLevel] = useState(startZoom);
  const loaded = useRef(false);
  const { settle, stop } = useSettledPlace(pin?.position, pin?.onMove);
  const { isFree, release, recentre } = useFollow(map, follow, maxZoom);
  const fitted = useRef(0);
  /** What was pressed before everything is drawn happens then, and what was searched before that press does not undo it. */
  const pressed = useRef<((on: EngineMap) => void)[]>([]);
  const whenDrawn = (act: (on: EngineMap) => void): void => {
    if (map) return act(map);
    pressed.current.push(act);
    fitted.current = fit?.revision ?? 0;
  };
  const zoomTo = (to: number): void => {
    release();
    whenDrawn((on) => on.easeTo({ zoom: to, duration: easing }));
  };

  const go = (place: Coordinates, { to, on = map }: { to?: number; on?: EngineMap | undefined } = {}) => on?.easeTo({ center: point(place), ...(to === undefined ? {} : { zoom: to }), duration: easing });

  const wanted = pin?.position ?? center;
  // Where the page last wanted the map: what the customer does before everything is drawn is not undone.
  const shown = useRef({ place: start, revision: centerRevision });
  useEffect(() => {
    if (!map || !wanted || (isSamePlace(wanted, shown.current.place) && centerRevision === shown.current.revision)) return;
    shown.current = { place: wanted, revision: centerRevision };
    if (centerRevision === 0 && isSamePlace(wanted, placeOf(map.getCenter()))) return;
    stop();
    go(wanted, { to: centredZoom(Math.max(map.getZoom(), zoom ?? placeZoom), Math.min(maxZoom, mapSettings.centredMaxZoom)) });
    // Only a new place moves the camera; a new zoom wish alone does not.
  }, [map, wanted?.latitude, wanted?.longitude, centerRevision]);

  const selected = markers.find((marker) => marker.selected);
  useEffect(() => {
    if (!map || !fit || fit.revision === fitted.current) return;
    fitted.current = fit.revision;
    // A selected marker stays where it is looked at.
    if (!selected && fit.places.length > 0) map.fitBounds(boundsOf(fit.places), { ...fitOptions(mapSettings.centredMaxZoom), duration: easing });
  }, [map, fit?.revision]);

  const isGrouped = groupLabel !== undefined;
  const others = useMemo(() => markers.filter((marker) => !marker.selected), [markers]);
  const grouping = useMemo(() => (isGrouped ? { all: createGrouping(markers, maxZoom, remOfPage()), others: createGrouping(others, maxZoom, remOfPage()) } : null), [markers, others, isGrouped, maxZoom]);
  // Of markers at one place the selected one would hide the others: as close as it gets it makes room for them.
  const parted = level >= maxZoom ? grouping?.all(level) : undefined;
  const grouped = parted ?? grouping?.others(level) ?? { markers: others, groups: [] };
  const shownMarkers = selected && !parted ? [...grouped.markers, selected] : grouped.markers;
  const partedSelected = parted?.markers.find((marker) => marker.selected);
  const part = ({ latitude, longitude, partsAt }: MarkerGroup): void =>
    whenDrawn((on) => {
      // Its button goes, so the map takes the focus.
      on.getCanvas().focus({ preventScroll: true });
      go({ latitude, longitude }, { to: partsAt, on });
    });

  /** The engine undoes the scrolling with which a browser shows what has the focus. */
  const show = (place: Coordinates, mark: HTMLElement): void =>
    whenDrawn((on) => {
      if (isWithin(mark.getBoundingClientRect(), on.getCanvas().getBoundingClientRect())) return;
      release();
      go(place, { on });
    });

  return (
    <Frame>
      <Map
        {...base}
        initialViewState={follow.length > 0 ? { bounds: boundsOf(follow), fitBoundsOptions: fitOptions(maxZoom) } : { ...start, zoom: Math.min(startZoom, maxZoom) }}
        minZoom={minZoom}
        maxZoom={maxZoom}
        dragRotate={false}
        touchPitch={false}
        pitchWithRotate={false}
        maxPitch={0}
        onLoad={({ target }) => {
          loaded.current = true;
          target.getCanvas().setAttribute('aria-label', label);
          setLevel(target.getZoom());
          setMap(target);
          for (const act of pressed.current.splice(0)) act(target);
        }}
        onMoveStart={({ originalEvent }) => void (originalEvent && release())}
        onMove={({ viewState }) => {
          setMiddle({ latitude: viewState.latitude, longitude: viewState.longitude });
          setLevel(viewState.zoom);
        }}
        onMoveEnd={({ viewState }) => settle({ latitude: viewState.latitude, longitude: viewState.longitude })}
        // A tap counts before everything is drawn: the map that was tapped moves.
        onClick={pin ? ({ lngLat, target }) => go(placeOf(lngLat), { on: target }) : onEmptyClick && (({ originalEvent }) => (isMarker(originalEvent?.target) ? undefined : onEmptyClick()))}
        onError={({ error }) => {
          console.warn('The map reported a problem.', error);
          if (!loaded.current) onFailure();
        }}
      >
        {trail.length > 1 && (
          <Source id="trail" type="geojson" data={{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: trail.map(point) } }}>
            <Layer id="trail" type="line" paint={{ 'line-color': tokens.color.ink, 'line-width': 4, 'line-opacity': 0.6 }} />
          </Source>
        )}
        {named && <MapNames Marker={Marker} names={namesAround(level, middle)} />}
        {groupLabel && <MapGroups Marker={Marker} groups={grouped.groups} labelOf={groupLabel} onPart={part} onFocus={show} />}
        <MapMarkers Marker={Marker} markers={shownMarkers} named={level >= namesFrom} onFocus={show} />
        {popup && <MapPopupCard Marker={Marker} popup={partedSelected ? { ...popup, latitude: partedSelected.latitude, longitude: partedSelected.longitude } : popup} offset={partedSelected?.offset} />}
        {pin && (
          <Marker latitude={middle.latitude} longitude={middle.longitude} anchor="bottom" draggable onDragEnd={({ lngLat }) => go(placeOf(lngLat))}>
            <PinShape label={pin.label} />
          </Marker>
        )}
      </Map>
      {isFree && (
        <Recentre type="button" onClick={recentre}>
          {mapText.recentre}
        </Recentre>
      )}
      <Zoom>
        <button type="button" aria-label={mapText.closer} disabled={level >= maxZoom} onClick={() => zoomTo(Math.min(level + 1, maxZoom))}>
          +
        </button>
        <button type="button" aria-label={mapText.farther} disabled={level <= minZoom} onClick={() => zoomTo(Math.max(level - 1, minZoom))}>
          −
        </button>
      </Zoom>
    </Frame>
  );
}

/** The few rules of the engines' style sheets that these maps need, so that no style sheet is fetched. */
const Frame = styled.div({
  position: 'absolute',
  inset: 0,
  '& .maplibregl-map, & .mapboxgl-map': { position: 'relative', overflow: 'hidden', WebkitTapHighlightColor: 'transparent' },
  '& .maplibregl-canvas, & .mapboxgl-canvas': { position: 'absolute', left: 0, top: 0 },
  '& .maplibregl-canvas:focus-visible, & .mapboxgl-canvas:focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: -3 },
  '& .maplibregl-canvas-container.maplibregl-interactive, & .mapboxgl-canvas-container.mapboxgl-interactive': { cursor: 'grab', userSelect: 'none', touchAction: 'none' },
  '& .maplibregl-canvas-container.maplibregl-interactive:active, & .mapboxgl-canvas-container.mapboxgl-interactive:active': { cursor: 'grabbing' },
  '& .maplibregl-marker, & .mapboxgl-marker': { position: 'absolute', left: 0, top: 0, willChange: 'transform' },
});

/** The edge shows only where the customer's own colours rule. */
const control = { border: '1px solid transparent', borderRadius: theme.radius.md, background: theme.color.surface, color: theme.color.ink, boxShadow: theme.shadow.mid, cursor: 'pointer' } as const;

const Recentre = styled.button({ ...control, position: 'absolute', left: theme.space.md, bottom: theme.space.md, minHeight: theme.touchTarget, padding: `0 ${theme.space.lg}`, fontWeight: 700 });

const Zoom = styled.div({
  position: 'absolute',
  right: theme.space.md,
  bottom: theme.space.md,
  display: 'grid',
  gap: theme.space.sm,
  '& button': {
    width: theme.touchTarget,
    height: theme.touchTarget,
    padding: 0,
    fontSize: '1.5rem',
    fontWeight: 600,
    lineHeight: 1,
    ...control,
  },
  '& button:disabled': { background: theme.color.disabled, color: theme.color.onDisabled, cursor: 'default' },
});
