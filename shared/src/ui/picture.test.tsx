/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const brownie = { jpg: '/img/p/9001-s.jpg', webp: '/img/p/9001-s.webp' };

test('a picture prefers WebP and falls back to JPEG [MENU-019]', () => {
  const { container } = render(<Picture picture={brownie} alt="Brownie" width={360} height={360} />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/img/p/9001-s.webp');
  expect(screen.getByRole('img', { name: 'Brownie' }).getAttribute('src')).toBe('/img/p/9001-s.jpg');
});

test('its place is reserved and it waits until it is near, unless it is the first thing seen', () => {
  const { rerender } = render(<Picture picture={brownie} alt="Brownie" width={360} height={240} />);
  const image = () => screen.getByRole('img', { name: 'Brownie' });
  expect([image().getAttribute('width'), image().getAttribute('height'), image().getAttribute('loading')]).toEqual(['360', '240', 'lazy']);
  rerender(<Picture picture={brownie} alt="Brownie" width={360} height={240} priority />);
  expect([image().getAttribute('loading'), image().getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('one that fails becomes the house picture [SHELL-009]', () => {
  const { container } = render(<Picture picture={brownie} alt="Brownie" width={360} height={360} />);
  fireEvent.error(screen.getByRole('img', { name: 'Brownie' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Brownie' }).tagName).toBe('svg');
});

test('one without a file is the house picture at once; decoration stays silent [SHELL-009]', () => {
  const { container } = render(<Picture picture={{ jpg: '', webp: '' }} alt="" width={360} height={360} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('another picture gets its chance after one failed', () => {
  const { container, rerender } = render(<Picture picture={brownie} alt="Brownie" width={360} height={360} />);
  fireEvent.error(screen.getByRole('img', { name: 'Brownie' }));
  rerender(<Picture picture={{ jpg: '/img/p/9002-s.jpg', webp: '' }} alt="Roles" width={360} height={360} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/img/p/9002-s.jpg');
  expect(container.querySelector('source')).toBeNull();
});

test('sharp screens may take the large file, narrow windows another crop', () => {
  const narrow = { picture: { jpg: '/img/b/1-narrow.jpg', webp: '/img/b/1-narrow.webp' }, width: 720, height: 540 };
  const { container } = render(<Picture picture={brownie} large={{ jpg: '/img/p/9001-m.jpg', webp: '/img/p/9001-m.webp' }} narrow={narrow} sizes="46vw" alt="" width={360} height={360} />);
  const sources = [...container.querySelectorAll('source')].map((source) => [source.getAttribute('media'), source.getAttribute('srcset')]);
  expect(sources).toEqual([
    ['(max-width: 37.49875rem)', '/img/b/1-narrow.webp'],
    ['(max-width: 37.49875rem)', '/img/b/1-narrow.jpg'],
    [null, '/img/p/9001-s.webp 360w, /img/p/9001-m.webp 720w'],
  ]);
});

test('a picture with one file says nothing about sizes: there is nothing to choose', () => {
  const { container } = render(<Picture picture={brownie} sizes="46vw" alt="" width={360} height={360} />);
  expect([...container.querySelectorAll('source, img')].map((element) => element.getAttribute('sizes'))).toEqual([null, null]);
});

test.each([
  ['first on its page', brownie, true],
  ['further down', brownie, false],
  ['a JPEG only', { jpg: '/img/p/9001-s.jpg', webp: '' }, false],
])('a picture has no choice of files before it is in the document, or Chromium never lets go of one that is not inserted (%s)', (_which, picture, priority) => {
  const before: string[] = [];
  const setAttribute = jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (!this.isConnected && (/^(srcset|media)$/i.test(name) || value === 'eager')) before.push(value);
    this.setAttributeNS(null, name.toLowerCase(), value);
  });
  const narrow = { picture: { jpg: '/img/b/1-narrow.jpg', webp: '/img/b/1-narrow.webp' }, width: 720, height: 540 };
  const large = { jpg: '/img/p/9001-m.jpg', webp: picture.webp && '/img/p/9001-m.webp' };
  const { container } = render(<Picture picture={picture} large={large} sizes="46vw" narrow={narrow} priority={priority} alt="" width={360} height={360} />);
  setAttribute.mockRestore();
  expect(before).toEqual([]);
  expect(container.querySelectorAll('source[srcset]')).toHaveLength(3);
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('loading'))).toEqual([priority ? 'eager' : 'lazy']);
});
