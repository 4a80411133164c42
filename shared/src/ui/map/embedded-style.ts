import { tokens } from '../theme.ts';
import { airport, parks, ravines, runway, towns, valley } from './embedded-city.ts';
import { avenues, country, highways, lakes, type Line } from './embedded-lines.ts';
import { coverageZones } from './embedded-zones.ts';
import { groundOf, streetsOf } from './street-grid.ts';

/** Colours of the embedded map: the sea is cool, the land is warm, where we deliver is the brand's. */
const colour = {
  sea: '#d3e5ea',
  land: '#f4efe4',
  town: '#ece4d6',
  border: '#cbbba2',
  water: '#b9d8e0',
  ravine: '#cfdfbd',
  park: '#c3dcae',
  airport: '#dedbe3',
  runway: '#c6c2ce',
  highway: '#f2c879',
  highwayEdge: '#d9a64f',
  avenue: '#ffffff',
  avenueEdge: '#d6c8b2',
  street: '#ffffff',
  coverage: tokens.color.primary,
};

const polygon = (line: Line) => ({ type: 'Feature' as const, properties: {}, geometry: { type: 'Polygon' as const, coordinates: [line.map(([x, y]) => [x, y])] } });
const path = (line: Line, properties: object = {}) => ({ type: 'Feature' as const, properties, geometry: { type: 'LineString' as const, coordinates: line.map(([x, y]) => [x, y]) } });
const geojson = (features: readonly object[]) => ({ type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features } });

const zoomed = (...stops: (number | readonly unknown[])[]) => ['interpolate', ['linear'], ['zoom'], ...stops];
const rounded = { 'line-cap': 'round', 'line-join': 'round' } as const;
const wide = (yes: number, no: number) => ['case', ['get', 'isWide'], yes, no];

/**
 * A whole map without one request: no tiles, no glyphs, no sprites. Names are written as HTML markers,
 * because text in the style would need glyph files from somewhere.
 */
export const embeddedStyle = {
  version: 8 as const,
  sources: {
    country: geojson([polygon(country)]),
    water: geojson(lakes.map((line) => polygon(line))),
    towns: geojson([valley, ...towns.map(groundOf)].map((line) => polygon(line))),
    streets: geojson(towns.flatMap(streetsOf).map(({ line, isWide }) => path(line, { isWide }))),
    ravines: geojson(ravines.map((line) => polygon(line))),
    parks: geojson(parks.map((line) => polygon(line))),
    airport: geojson([polygon(airport)]),
    runway: geojson([path(runway)]),
    highways: geojson(highways.map((line) => path(line))),
    avenues: geojson(avenues.map(({ line }) => path(line))),
    coverage: geojson(coverageZones.map(({ area }) => polygon(area))),
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
    { id: 'land', type: 'fill', source: 'country', paint: { 'fill-color': colour.land } },
    { id: 'border', type: 'line', source: 'country', paint: { 'line-color': colour.border, 'line-width': 1.5 } },
    { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': colour.water } },
    { id: 'towns', type: 'fill', source: 'towns', paint: { 'fill-color': colour.town } },
    { id: 'streets', type: 'line', source: 'streets', minzoom: 12, layout: rounded, paint: { 'line-color': colour.street, 'line-width': zoomed(12, wide(0.8, 0.2), 14, wide(2.4, 1.2), 16, wide(9, 6), 18, wide(26, 18)) } },
    { id: 'ravines', type: 'fill', source: 'ravines', paint: { 'fill-color': colour.ravine } },
    { id: 'parks', type: 'fill', source: 'parks', paint: { 'fill-color': colour.park } },
    { id: 'airport', type: 'fill', source: 'airport', paint: { 'fill-color': colour.airport } },
    { id: 'runway', type: 'line', source: 'runway', minzoom: 11, paint: { 'line-color': colour.runway, 'line-width': zoomed(11, 1.5, 14, 8, 18, 60) } },
    { id: 'coverage', type: 'fill', source: 'coverage', maxzoom: 14, paint: { 'fill-color': colour.coverage, 'fill-opacity': zoomed(12, 0.08, 14, 0) } },
    { id: 'coverage-edge', type: 'line', source: 'coverage', paint: { 'line-color': colour.coverage, 'line-opacity': 0.5, 'line-width': 1.5, 'line-dasharray': [3, 2] } },
    { id: 'highway-edges', type: 'line', source: 'highways', minzoom: 9, layout: rounded, paint: { 'line-color': colour.highwayEdge, 'line-width': zoomed(9, 2.5, 12, 5.5, 14, 10, 18, 34) } },
    { id: 'avenue-edges', type: 'line', source: 'avenues', minzoom: 10, layout: rounded, paint: { 'line-color': colour.avenueEdge, 'line-width': zoomed(10, 1.5, 12, 3.5, 14, 9, 18, 40) } },
    { id: 'highways', type: 'line', source: 'highways', layout: rounded, paint: { 'line-color': colour.highway, 'line-width': zoomed(6, 1, 9, 1.5, 12, 4, 14, 8, 18, 30) } },
    { id: 'avenues', type: 'line', source: 'avenues', minzoom: 10, layout: rounded, paint: { 'line-color': colour.avenue, 'line-width': zoomed(10, 0.8, 12, 2.4, 14, 7, 18, 36) } },
  ],
};
