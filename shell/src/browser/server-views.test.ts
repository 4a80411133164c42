/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { navigate } from '@brasa/shared/runtime';
import { anEnvironment } from '@brasa/shared/testing/environment-builder';
import { screen } from '@testing-library/react';
import { holdViews, keepAsPictures } from './server-views.ts';

/** A page as the server draws it: header, address banner, area. */
function drawn(): HTMLElement {
  document.body.innerHTML = `
    <div id="shell-top" data-server-rendered>Encabezado</div>
    <div data-place="address-banner"><div data-stage data-server-rendered>¿A dónde?</div></div>
    <main><div data-remote="mf-menu"><div data-stage data-server-rendered>Entradas</div></div></main>`;
  return document.querySelector('main') as HTMLElement;
}

let views: ReturnType<typeof holdViews>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  navigate('/', { replace: true });
});
afterEach(() => {
  views?.end();
  document.body.replaceChildren();
});

test('what was drawn stays while the page stays; with another address it goes, also the banner above it, and something is on its way', async () => {
  views = holdViews(anEnvironment(), drawn());
  navigate('/?utm_source=x');
  expect(document.body.textContent).toMatch(/Encabezado.*¿A dónde\?.*Entradas/s);
  navigate('/cart');
  expect(document.body.textContent).toContain('Encabezado');
  expect(document.body.textContent).not.toMatch(/¿A dónde|Entradas/);
  expect((await screen.findByRole('status')).textContent).toBe('Cargando…');
});

test('a banner goes with its address also where nothing else was drawn', () => {
  const main = drawn();
  main.replaceChildren();
  views = holdViews(anEnvironment(), main);
  navigate('/checkout');
  expect(document.body.textContent).not.toContain('¿A dónde');
});

test('what was drawn of other answers stays in sight, and is nothing to take over', () => {
  drawn();
  keepAsPictures();
  expect([...document.querySelectorAll('[data-picture]')].map(({ textContent }) => textContent)).toEqual(['¿A dónde?', 'Entradas']);
  expect([...document.querySelectorAll('[data-server-rendered]')].map(({ id }) => id)).toEqual(['shell-top']);
});

test('an outline goes with its address, too', () => {
  const main = drawn();
  const stage = main.querySelector('[data-stage]');
  stage?.removeAttribute('data-stage');
  stage?.setAttribute('data-picture', 'outline');
  views = holdViews(anEnvironment(), main);
  expect(main.textContent).toBe('Entradas');
  navigate('/checkout');
  expect(main.textContent).not.toContain('Entradas');
});
