import type { ComponentType, ReactNode } from 'react';
import type { Coordinates } from '../../domain/delivery.ts';

export type MapMarker = Coordinates & {
  readonly id: string;
  readonly kind: 'shop' | 'point' | 'driver' | 'destination';
  /** What the marker is, for everybody: shown beside it and read aloud. */
  readonly label: string;
  readonly selected?: boolean;
  readonly onSelect?: () => void;
};

/** The pin says where the order goes. It stays in the middle: moving the map under it moves it too. */
export type MapPin = {
  readonly position: Coordinates;
  readonly label: string;
  /** Called once the map has stood still for a moment. */
  readonly onMove: (position: Coordinates) => void;
};

/** A card above a marker. */
export type MapPopup = Coordinates & { readonly label: string; readonly content: ReactNode };

export type MapProps = {
  /** Name of the map for people who cannot see it, with how to move it. */
  readonly label: string;
  readonly center?: Coordinates;
  /** Another number shows the same `center` again, after the customer has moved the map away from it. */
  readonly centerRevision?: number;
  /** Kept in view as they move, until the customer moves the map: then it is theirs, and «Centrar» gives it back. */
  readonly follow?: readonly Coordinates[];
  readonly zoom?: number;
  readonly maxZoom?: number;
  readonly pin?: MapPin;
  readonly markers?: readonly MapMarker[];
  /** Markers to select that lie over each other become one button of this name, which moves the map until they part. */
  readonly groupLabel?: (count: number) => string;
  readonly popup?: MapPopup;
  /** Brought into view once for each other number, no closer than the map centres itself. Nothing moves for 0 or for no places. */
  readonly fit?: { readonly places: readonly Coordinates[]; readonly revision: number };
  /** A click on the map beside every marker. */
  readonly onEmptyClick?: () => void;
  /** Where somebody has been, oldest first. */
  readonly trail?: readonly Coordinates[];
};

/** South-west and north-east corner, [longitude, latitude]. */
export type Bounds = [[number, number], [number, number]];
/** Pixels to each edge of the map. */
type Padding = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
export type FitOptions = { padding: Padding; maxZoom: number };
type CameraOptions = { center?: [number, number]; zoom?: number; duration?: number };

/** The little of an engine's map that is used here; both engines have it. */
export type EngineMap = {
  readonly easeTo: (options: CameraOptions) => unknown;
  readonly fitBounds: (bounds: Bounds, options: FitOptions & { duration: number }) => unknown;
  readonly getZoom: () => number;
  readonly getCenter: () => { lng: number; lat: number };
  readonly getCanvas: () => HTMLElement;
};

type ViewChange = { viewState: { latitude: number; longitude: number; zoom: number }; originalEvent?: unknown };
type Place = { lngLat: { lng: number; lat: number }; originalEvent?: { target: EventTarget | null } };

/** The components of react-map-gl, from whichever engine it drives. */
export type MapKit = {
  // The two engines type the same props slightly differently; here only what both understand is passed.
  readonly Map: ComponentType<Record<string, unknown> & { children?: ReactNode; onLoad?: (event: { target: EngineMap }) => void; onMoveStart?: (event: { originalEvent?: unknown }) => void; onMove?: (event: ViewChange) => void; onMoveEnd?: (event: ViewChange) => void; onClick?: (event: Place & { target: EngineMap }) => void; onError?: (event: { error?: Error }) => void }>;
  readonly Marker: ComponentType<{ latitude: number; longitude: number; anchor?: 'center' | 'bottom' | 'top'; offset?: readonly [number, number]; draggable?: boolean; onDragEnd?: (event: Place) => void; children?: ReactNode }>;
  readonly Source: ComponentType<{ id: string; type: 'geojson'; data: object; children?: ReactNode }>;
  readonly Layer: ComponentType<Record<string, unknown>>;
  /** What this engine needs besides: its library, style, token or worker. */
  readonly base: Record<string, unknown>;
};
