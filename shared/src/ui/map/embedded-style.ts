import { tokens } from '../theme.ts';
import { avenues, country, highways, lakes, type Line } from './embedded-lines.ts';
import { coverageZones } from './embedded-zones.ts';

/** Colours of the embedded map: the sea is cool, the land is warm, where we deliver is the brand's. */
const colour = {
  sea: '#d7e6ea',
  land: '#f7f2e8',
  border: '#cbbba2',
  water: '#bcd9e0',
  highway: '#e7b96b',
  avenue: '#ffffff',
  avenueEdge: '#dccfba',
  coverage: tokens.color.primary,
};

const polygon = (line: Line) => ({ type: 'Feature' as const, properties: {}, geometry: { type: 'Polygon' as const, coordinates: [line.map(([x, y]) => [x, y])] } });
const path = (line: Line) => ({ type: 'Feature' as const, properties: {}, geometry: { type: 'LineString' as const, coordinates: line.map(([x, y]) => [x, y]) } });
const geojson = (features: readonly object[]) => ({ type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features } });

/** Half a kilometre between lines, over the valley of the capital: so that a map pulled a little shows that it moved. */
const meshStep = 0.0045;
function mesh(): Line[] {
  const [west, east, south, north] = [-90.66, -90.42, 14.48, 14.71];
  const steps = (from: number, to: number): number[] => Array.from({ length: Math.floor((to - from) / meshStep) + 1 }, (_, index) => from + index * meshStep);
  return [...steps(west, east).map((x): Line => [[x, south], [x, north]]), ...steps(south, north).map((y): Line => [[west, y], [east, y]])];
}

const zoomed = (...stops: number[]) => ['interpolate', ['linear'], ['zoom'], ...stops];

/**
 * A whole map without one request: no tiles, no glyphs, no sprites. Names are written as HTML markers,
 * because text in the style would need glyph files from somewhere.
 */
export const embeddedStyle = {
  version: 8 as const,
  sources: {
    country: geojson([polygon(country)]),
    water: geojson(lakes.map(polygon)),
    highways: geojson(highways.map(path)),
    avenues: geojson(avenues.map(path)),
    mesh: geojson(mesh().map(path)),
    coverage: geojson(coverageZones.map(({ area }) => polygon(area))),
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
    { id: 'land', type: 'fill', source: 'country', paint: { 'fill-color': colour.land } },
    { id: 'border', type: 'line', source: 'country', paint: { 'line-color': colour.border, 'line-width': 1.5 } },
    { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': colour.water } },
    { id: 'coverage', type: 'fill', source: 'coverage', paint: { 'fill-color': colour.coverage, 'fill-opacity': 0.1 } },
    { id: 'mesh', type: 'line', source: 'mesh', minzoom: 13, paint: { 'line-color': colour.avenue, 'line-opacity': 0.7, 'line-width': 1.5 } },
    { id: 'coverage-edge', type: 'line', source: 'coverage', paint: { 'line-color': colour.coverage, 'line-opacity': 0.55, 'line-width': 1.5, 'line-dasharray': [3, 2] } },
    { id: 'highways', type: 'line', source: 'highways', layout: { 'line-cap': 'round', 'line-join': 'round' }, paint: { 'line-color': colour.highway, 'line-width': zoomed(6, 1, 12, 4, 18, 14) } },
    { id: 'avenue-edges', type: 'line', source: 'avenues', minzoom: 10, layout: { 'line-cap': 'round', 'line-join': 'round' }, paint: { 'line-color': colour.avenueEdge, 'line-width': zoomed(10, 2, 14, 9, 18, 22) } },
    { id: 'avenues', type: 'line', source: 'avenues', minzoom: 10, layout: { 'line-cap': 'round', 'line-join': 'round' }, paint: { 'line-color': colour.avenue, 'line-width': zoomed(10, 1, 14, 7, 18, 19) } },
  ],
};
