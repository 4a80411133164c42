/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

jest.unstable_mockModule('./map/mapbox-engine.tsx', () => ({ MapboxEngine: ({ token }: { token: string }) => <p>provider with {token}</p> }));
jest.unstable_mockModule('./map/maplibre-engine.tsx', () => ({ MaplibreEngine: () => <p>our own</p> }));
const loadMaplibre = jest.fn(async () => ({}));
jest.unstable_mockModule('./map/engines.ts', () => ({ loadMapbox: async () => ({}), loadMaplibre }));
const { MapView } = await import('./map.tsx');

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('with a token the map comes from its provider, without one from ourselves [GEO-014]', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  render(<MapView label="Mapa" token="pk.public" />);
  expect(await screen.findByText('provider with pk.public')).not.toBeNull();
  cleanup();
  render(<MapView label="Mapa" />);
  expect(await screen.findByText('our own')).not.toBeNull();
});

test('a browser without WebGL reads «Mapa no disponible» and the page is told once [WRD-52]', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const onUnavailable = jest.fn();
  render(<MapView label="Mapa" onUnavailable={onUnavailable} />);
  expect(screen.getByText('Mapa no disponible')).not.toBeNull();
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

test('a map whose engine does not arrive says so, and «Cargar el mapa» asks for it again', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  loadMaplibre.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const onUnavailable = jest.fn();
  render(<MapView label="Mapa" onUnavailable={onUnavailable} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cargar el mapa' }));
  expect(await screen.findByText('our own')).not.toBeNull();
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith('The map could not be shown.', expect.objectContaining({ message: 'ChunkLoadError' }));
});
