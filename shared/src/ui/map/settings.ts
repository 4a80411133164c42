import type { Coordinates } from '../../domain/delivery.ts';

/** How every map of the shop behaves [GEO-006…GEO-013]. */
export const mapSettings = {
  minZoom: 6,
  maxZoom: 18,
  /** Zoom of a known place. */
  placeZoom: 15,
  /** Zoom of the first view, before any place is known. */
  firstZoom: 12,
  /** Zoom of the first view of all shops. */
  shopsZoom: 8,
  /** Never closer than this when the map centres itself. */
  centredMaxZoom: 16,
  /** Never closer than this while following an order. */
  trackerMaxZoom: 14,
  center: { latitude: 14.64, longitude: -90.52 },
  /** Milliseconds a camera movement takes. */
  easing: 250,
  /** The centre is read this many milliseconds after the map stops [DEC-275]. */
  settleDelay: 350,
} as const;

/** About ten centimetres: closer than this is the same place. */
const sameDegrees = 1e-6;

export const isSamePlace = (one: Coordinates, other: Coordinates): boolean =>
  Math.abs(one.latitude - other.latitude) < sameDegrees && Math.abs(one.longitude - other.longitude) < sameDegrees;

/** Five decimals are about one metre; more would pretend a precision that devices do not have. */
export const roundPlace = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});

/** Zoom for a view that centres itself: what was asked, within the limits. */
export const centredZoom = (zoom: number, maxZoom: number = mapSettings.centredMaxZoom): number =>
  Math.min(Math.max(zoom, mapSettings.minZoom), maxZoom);
