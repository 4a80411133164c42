/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MapView } from './map.tsx';

afterEach(cleanup);

test('a browser without WebGL reads «Mapa no disponible» and the page is told once [WRD-52]', () => {
  const onUnavailable = jest.fn();
  render(<MapView label="Mapa" onUnavailable={onUnavailable} />);
  expect(screen.getByText('Mapa no disponible')).not.toBeNull();
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});
