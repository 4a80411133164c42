import styled from '@emotion/styled';
import type { Coordinates } from '../../domain/delivery.ts';
import { theme } from '../theme.ts';
import type { NameKind, WrittenName } from './embedded-names.ts';
import { groupSize, pinSize, type MarkerGroup, type PlacedMarker } from './group-markers.ts';
import type { MapKit, MapMarker, MapPopup } from './map-types.ts';

type Marker = MapKit['Marker'];

/** Names of places, written over the drawing; decoration, so hidden from readers. */
export function MapNames({ Marker, names }: { Marker: Marker; names: readonly WrittenName[] }) {
  return names.map(({ name, kind, latitude, longitude, turned = 0 }) => (
    <Marker key={name} latitude={latitude} longitude={longitude} anchor="center">
      <Name aria-hidden="true" data-kind={kind} css={{ transform: `rotate(${turned}deg)` }}>
        {kind === 'peak' && '▲ '}
        {name}
      </Name>
    </Marker>
  ));
}

/** The keyboard has come to a mark, which may lie outside the part of the map that is shown. */
type OnFocus = (place: Coordinates, mark: HTMLElement) => void;

type MarkersProps = {
  readonly Marker: Marker;
  readonly markers: readonly (MapMarker | PlacedMarker)[];
  /** Close enough to read the names of the shops. */
  readonly named: boolean;
  readonly onFocus: OnFocus;
};

export function MapMarkers({ Marker, markers, named, onFocus }: MarkersProps) {
  return markers.map(({ id, kind, label, latitude, longitude, selected = false, onSelect, ...placed }) => (
    <Marker key={id} latitude={latitude} longitude={longitude} anchor={kind === 'driver' ? 'center' : 'bottom'} offset={'offset' in placed ? placed.offset : nowhereElse}>
      {onSelect ? (
        <MarkButton type="button" aria-label={label} aria-pressed={selected} onFocus={(event) => onFocus({ latitude, longitude }, event.currentTarget)} onClick={(event) => (event.stopPropagation(), onSelect())}>
          <Mark kind={kind} selected={selected} selectable />
        </MarkButton>
      ) : (
        <Labelled role="img" aria-label={label}>
          <Mark kind={kind} selected={selected} />
          {kind === 'shop' && named && <Name aria-hidden="true">{label}</Name>}
        </Labelled>
      )}
    </Marker>
  ));
}

const nowhereElse = [0, 0] as const;

type GroupsProps = {
  readonly Marker: Marker;
  readonly groups: readonly MarkerGroup[];
  readonly labelOf: (count: number) => string;
  readonly onPart: (group: MarkerGroup) => void;
  readonly onFocus: OnFocus;
};

/** A button that moves the map until what it stands for can be pressed one by one. */
export function MapGroups({ Marker, groups, labelOf, onPart, onFocus }: GroupsProps) {
  return groups.map((group) => (
    <Marker key={group.id} latitude={group.latitude} longitude={group.longitude} anchor="center">
      <GroupButton type="button" onFocus={(event) => onFocus(group, event.currentTarget)} onClick={(event) => (event.stopPropagation(), onPart(group))}>
        {labelOf(group.count)}
      </GroupButton>
    </Marker>
  ));
}

/** Stands above the mark of its place. `offset`: of that mark, in pixels. */
export function MapPopupCard({ Marker, popup: { latitude, longitude, label, content }, offset: [right, down] = nowhereElse }: { Marker: Marker; popup: MapPopup; offset?: readonly [number, number] | undefined }) {
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="bottom" offset={[right, down - 50]}>
      <Popup role="group" aria-label={label}>
        {content}
      </Popup>
    </Marker>
  );
}

const fills: Record<MapMarker['kind'], string> = { shop: theme.color.ink, point: theme.color.info, driver: theme.color.jade, destination: theme.color.primary };

/** Shops to choose from are red, the chosen one green [STO-030]. */
const choice = (selected: boolean): string => (selected ? theme.color.success : theme.color.primary);

function Mark({ kind, selected, selectable = false }: { kind: MapMarker['kind']; selected: boolean; selectable?: boolean }) {
  const size = selected ? 44 : 34;
  const fill = kind === 'shop' && selectable ? choice(selected) : fills[kind];
  if (kind === 'driver') {
    return (
      <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" fill={fill} stroke={theme.color.surface} strokeWidth="3" />
        <path d="M11 24h3l3-7h5l3 7h4M14 24a3 3 0 1 0 6 0 3 3 0 1 0-6 0m9 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0" fill="none" stroke={theme.color.surface} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    );
  }
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <path d="M17 33C11 25 6 20.5 6 13.5a11 11 0 0 1 22 0C28 20.5 23 25 17 33Z" fill={fill} stroke={theme.color.surface} strokeWidth="2" />
      {kind === 'shop' && <path d="M17 8.5 23 19a12 12 0 0 1-12 0Zm-1.5 6.2h.01m3.2 2h.01" fill={theme.color.maize} stroke={theme.color.primaryHover} strokeWidth="1.4" strokeLinecap="round" />}
      {kind !== 'shop' && <circle cx="17" cy="13.5" r="4.5" fill={theme.color.surface} />}
    </svg>
  );
}

/** The pin of the order. Its tip is the place. */
export function PinShape({ label }: { label: string }) {
  return (
    <Pin role="img" aria-label={label}>
      <svg width="44" height="54" viewBox="0 0 44 54" aria-hidden="true">
        <ellipse cx="22" cy="51" rx="8" ry="2.5" fill="rgb(0 0 0 / 0.25)" />
        <path d="M22 51C14 39 5 32 5 20a17 17 0 0 1 34 0c0 12-9 19-17 31Z" fill={theme.color.primary} stroke={theme.color.surface} strokeWidth="2.5" />
        <circle cx="22" cy="20" r="7" fill={theme.color.surface} />
      </svg>
    </Pin>
  );
}

const quiet: Record<Exclude<NameKind, 'place'>, object> = {
  street: { color: '#6b5a49', fontSize: '0.6875rem' },
  park: { color: '#3d6429', fontSize: '0.6875rem' },
  peak: { color: '#6b4a33', fontSize: '0.6875rem' },
  sea: { color: '#2f6577', fontStyle: 'italic' },
};

const Name = styled.span({
  display: 'block',
  padding: '1px 4px',
  pointerEvents: 'none',
  // Lies on the drawing, which has its own colours whatever the customer's are.
  forcedColorAdjust: 'none',
  color: '#4a3a2a',
  font: `600 0.75rem/1.2 ${theme.font.text}`,
  whiteSpace: 'nowrap',
  textShadow: '0 0 2px #fff, 0 0 3px #fff, 0 0 3px #fff, 0 0 4px #fff',
  ...Object.fromEntries(Object.entries(quiet).map(([kind, look]) => [`&[data-kind='${kind}']`, look])),
});

/** The name hangs below without moving the tip of the mark. */
const Labelled = styled.span({ position: 'relative', display: 'block', '& > svg': { display: 'block' }, '& > span': { position: 'absolute', top: '100%', left: '50%', transform: 'translateX(-50%)' } });

const Pin = styled.span({ display: 'block', cursor: 'grab', '&:active': { cursor: 'grabbing' }, '& svg': { display: 'block' } });

const GroupButton = styled.button({
  width: `${groupSize.width}rem`,
  height: `${groupSize.height}rem`,
  padding: 0,
  border: `2px solid ${theme.color.surface}`,
  borderRadius: theme.radius.pill,
  background: theme.color.primary,
  color: theme.color.onPrimary,
  boxShadow: theme.shadow.mid,
  font: `700 0.875rem/1 ${theme.font.text}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

const Popup = styled.div({
  width: 'max-content',
  maxWidth: '15rem',
  padding: theme.space.md,
  border: '1px solid transparent',
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.ink,
  boxShadow: theme.shadow.mid,
  font: `0.875rem/1.4 ${theme.font.text}`,
  cursor: 'auto',
});

const MarkButton = styled.button({
  display: 'grid',
  placeItems: 'end center',
  minWidth: `${pinSize}rem`,
  minHeight: `${pinSize}rem`,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& svg': { display: 'block' },
});
