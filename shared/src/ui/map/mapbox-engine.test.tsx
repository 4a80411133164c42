/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { Mapbox } from './engines.ts';
import type { MapKit } from './map-types.ts';

const bases: MapKit['base'][] = [];
const library = {} as Mapbox;
jest.unstable_mockModule('react-map-gl/mapbox', () => ({ Layer: () => null, Map: () => null, Marker: () => null, Source: () => null }));
jest.unstable_mockModule('./map-canvas.tsx', () => ({ MapCanvas: ({ kit }: { kit: MapKit }) => (bases.push(kit.base), null) }));
const { MapboxEngine } = await import('./mapbox-engine.tsx');

afterEach(cleanup);

test('the provider is asked for a street map with Spanish names, with the token of the site [STO-029]', () => {
  render(<MapboxEngine library={library} token="pk.public" label="Mapa" onFailure={() => {}} />);
  expect(bases).toEqual([expect.objectContaining({ mapLib: library, language: 'es', mapStyle: 'mapbox://styles/mapbox/streets-v12', mapboxAccessToken: 'pk.public' })]);
});
