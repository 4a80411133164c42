import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './gallery.tsx';

const html = (): string =>
  renderToString(
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>,
  );

test('every component is drawn by a server that has no window, twice the same', () => {
  expect(typeof window).toBe('undefined');
  expect(html()).toBe(html());
});

test('none writes a style attribute or an inline handler, which the page would refuse', () => {
  expect(html()).not.toMatch(/ style=| on[a-z]+="/);
});

test('no two elements of a page share an id by accident', () => {
  const ids = [...html().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every picture reserves its place', () => {
  const images = html().match(/<img [^>]*>/g) ?? [];
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => !/ width="\d+"/.test(image) || !/ height="\d+"/.test(image))).toEqual([]);
});
