import type { Coordinates } from '../../domain/delivery.ts';
import type { MapMarker } from './map-types.ts';

/** Sizes of what is pressed on a map, in rem. A pin stands on its place, the button of a group around it. */
export const pinSize = 2.75;
/** Wide enough for «999 tiendas». */
export const groupSize = { width: 6, height: 2.75 } as const;

/** Rem between the place and each of two or three pins that share it; more pins need a wider circle. */
const smallestCircle = 2.5;
/** Pixels per rem of a browser without settings of its own; pins get no smaller. */
const usualRem = 16;
/** Pixels of the world at zoom 0, as both engines draw it. */
const worldSize = 512;

/** `offset` in pixels, right and down of its place. */
export type PlacedMarker = MapMarker & { readonly offset: readonly [number, number] };
/** Markers that would lie over each other; at zoom `partsAt` they do not all. */
export type MarkerGroup = Coordinates & { readonly id: string; readonly count: number; readonly partsAt: number };
export type Grouped = { readonly markers: readonly PlacedMarker[]; readonly groups: readonly MarkerGroup[] };

/** Markers shown together. `x` and `y`: the mean of their places, in parts of the world as Mercator draws it. */
type Cluster = { readonly markers: readonly MapMarker[]; readonly x: number; readonly y: number };
/** Space around a place: to both sides, above and below it. */
type Space = { readonly side: number; readonly above: number; readonly below: number };

const clusterOf = (marker: MapMarker): Cluster => {
  const sin = Math.sin((marker.latitude * Math.PI) / 180);
  return { markers: [marker], x: marker.longitude / 360, y: -Math.atanh(sin) / (2 * Math.PI) };
};

const placeOf = ({ x, y }: Cluster): Coordinates => ({ latitude: (Math.asin(Math.tanh(-y * 2 * Math.PI)) * 180) / Math.PI, longitude: x * 360 });

function merged(one: Cluster, other: Cluster): Cluster {
  const [few, many] = [one.markers.length, other.markers.length];
  const mean = (of: number, and: number): number => (of * few + and * many) / (few + many);
  return { markers: [...one.markers, ...other.markers], x: mean(one.x, other.x), y: mean(one.y, other.y) };
}

/** Rem; two pins beside each other on the circle do not touch, in whichever direction they lie. */
const circleOf = (count: number): number => Math.max(smallestCircle, (pinSize / Math.SQRT2 + 0.1) / Math.sin(Math.PI / count));

const pinSpace: Space = { side: pinSize / 2, above: pinSize, below: 0 };
const groupSpace: Space = { side: groupSize.width / 2, above: groupSize.height / 2, below: groupSize.height / 2 };
const circleSpace = (radius: number): Space => ({ side: radius + pinSpace.side, above: radius + pinSpace.above, below: radius });

const spaceOfGroup = ({ markers }: Cluster): Space => (markers.length === 1 ? pinSpace : groupSpace);
const spaceOfCircle = ({ markers }: Cluster): Space => (markers.length === 1 ? pinSpace : circleSpace(circleOf(markers.length)));

/** Merges those nearest to each other until no two spaces overlap. `size`: of the world, in rem. */
function apart(clusters: readonly Cluster[], size: number, spaceOf: (cluster: Cluster) => Space): readonly Cluster[] {
  const overlap = (one: Cluster, other: Cluster): boolean => {
    const [here, there] = [spaceOf(one), spaceOf(other)];
    const down = (other.y - one.y) * size;
    return Math.abs(other.x - one.x) * size < here.side + there.side && (down >= 0 ? down < here.below + there.above : -down < here.above + there.below);
  };
  let left = clusters;
  for (;;) {
    let nearest: readonly [Cluster, Cluster] | undefined;
    let least = Infinity;
    for (const [index, one] of left.entries()) {
      for (const other of left.slice(index + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance < least && overlap(one, other)) [nearest, least] = [[one, other], distance];
      }
    }
    if (!nearest) return left;
    const [one, other] = nearest;
    left = [...left.filter((each) => each !== one && each !== other), merged(one, other)];
  }
}

const onCircle = (index: number, count: number, radius: number): readonly [number, number] => {
  const angle = (2 * Math.PI * index) / count;
  return [Math.round(Math.sin(angle) * radius), Math.round(-Math.cos(angle) * radius)];
};

/**
 * What is shown at a zoom: markers one can press, and groups of those that would lie over each other; no two of what is
 * shown overlap. At `closest` all are markers, and those that would overlap stand in a circle. Coming closer only parts
 * groups. `rem` in pixels: letters, and what is pressed with them, may be enlarged. Made for some dozens of markers.
 */
export function createGrouping(markers: readonly MapMarker[], closest: number, rem: number = usualRem): (zoom: number) => Grouped {
  const pixels = Math.max(rem, usualRem);
  const single = markers.map(clusterOf);
  const sizeAt = (zoom: number): number => (worldSize * 2 ** zoom) / pixels;
  const clustersByZoom = new Map<number, readonly Cluster[]>();
  const clustersAt = (zoom: number): readonly Cluster[] => {
    const known = clustersByZoom.get(zoom);
    if (known) return known;
    const clusters = zoom >= closest ? apart(single, sizeAt(closest), spaceOfCircle) : apart(zoom + 1 < closest ? clustersAt(zoom + 1) : single, sizeAt(zoom), spaceOfGroup);
    clustersByZoom.set(zoom, clusters);
    return clusters;
  };
  const partsAt = (group: Cluster, zoom: number): number => (zoom < closest && clustersAt(zoom).includes(group) ? partsAt(group, zoom + 1) : zoom);

  return (zoom) => {
    const level = Math.min(Math.floor(zoom), closest);
    const shown: PlacedMarker[] = [];
    const groups: MarkerGroup[] = [];
    for (const cluster of clustersAt(level)) {
      const count = cluster.markers.length;
      const [first] = cluster.markers;
      if (count === 1) {
        shown.push(...cluster.markers.map((marker) => ({ ...marker, offset: [0, 0] as const })));
      } else if (level >= closest) {
        shown.push(...cluster.markers.map((marker, index) => ({ ...marker, ...placeOf(cluster), offset: onCircle(index, count, circleOf(count) * pixels) })));
      } else {
        groups.push({ id: `group-${first?.id}-${count}`, ...placeOf(cluster), count, partsAt: partsAt(cluster, level + 1) });
      }
    }
    return { markers: shown, groups };
  };
}
