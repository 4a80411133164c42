import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MapView } from './map.tsx';

test('on the server a map is an empty box of its size', () => {
  const html = renderToString(<MapView label="Mapa" />);
  expect(html).toContain('Cargando el mapa…');
  expect(html).not.toContain('canvas');
});
