import Supercluster from 'supercluster';
import type { Coordinates } from '../../domain/delivery.ts';
import type { MapMarker } from './map-types.ts';

/** Pixels: markers closer than that cannot be pressed one by one, and would lie under the button of a group. */
const reach = 60;
/** Pixels: markers closer than that hide each other; what is farther apart can be pressed beside it. Counts where the map cannot come closer. */
const overlap = 20;
/** Pixels around the place that such markers share then. */
const circle = 40;
const world: [number, number, number, number] = [-180, -85, 180, 85];

/** `offset` in pixels, right and down of its place. */
export type PlacedMarker = MapMarker & { readonly offset: readonly [number, number] };
/** Markers that lie over each other; at zoom `partsAt` they do not all. */
export type MarkerGroup = Coordinates & { readonly id: string; readonly count: number; readonly partsAt: number };
export type Grouped = { readonly markers: readonly PlacedMarker[]; readonly groups: readonly MarkerGroup[] };

const onCircle = (index: number, count: number): readonly [number, number] => {
  const angle = (2 * Math.PI * index) / count;
  return [Math.round(Math.sin(angle) * circle), Math.round(-Math.cos(angle) * circle)];
};

/** What is shown at a zoom: markers one can press, and groups of those too close to each other. At `closest` all are markers. */
export function createGrouping(markers: readonly MapMarker[], closest: number): (zoom: number) => Grouped {
  const points = markers.map((marker) => ({ type: 'Feature' as const, properties: marker, geometry: { type: 'Point' as const, coordinates: [marker.longitude, marker.latitude] } }));
  const grouped = new Supercluster<MapMarker>({ radius: reach, extent: 512, maxZoom: closest }).load(points);
  const overlapping = new Supercluster<MapMarker>({ radius: overlap, extent: 512, minZoom: closest, maxZoom: closest }).load(points);

  return (zoom) => {
    const index = zoom >= closest ? overlapping : grouped;
    const shown: PlacedMarker[] = [];
    const groups: MarkerGroup[] = [];
    for (const { properties, geometry } of index.getClusters(world, Math.floor(zoom))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if (!('cluster' in properties)) {
        shown.push({ ...properties, offset: [0, 0] });
      } else if (zoom >= closest) {
        const leaves = index.getLeaves(properties.cluster_id, Infinity);
        leaves.forEach((leaf, place) => shown.push({ ...leaf.properties, latitude, longitude, offset: onCircle(place, leaves.length) }));
      } else {
        const partsAt = Math.min(index.getClusterExpansionZoom(properties.cluster_id), closest);
        groups.push({ id: `group-${properties.cluster_id}`, latitude, longitude, count: properties.point_count, partsAt });
      }
    }
    return { markers: shown, groups };
  };
}
