/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Geography } from '@brasa/shared/domain/delivery';
import { deliveryStore, startRuntime } from '@brasa/shared/runtime';
import { aShop, fakeHttp, freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea, settle } from '@brasa/shared/testing/render-area';
import { fromGeography } from '@brasa/shared/wire/geography-wire';
import { App } from '../app.tsx';

/** Thursday in Guatemala, 12:00. */
const noon = Date.UTC(2026, 10, 19, 18, 0, 0);
const geography = {
  departments: [{ code: '01', name: 'Guatemala' }, { code: '03', name: 'Sacatepéquez' }],
  cities: [{ code: '0101', departmentCode: '01', name: 'Ciudad de Guatemala' }, { code: '0301', departmentCode: '03', name: 'Antigua Guatemala' }],
  districts: [],
  shops: [
    aShop(),
    aShop({ id: 9, code: 'ANT', name: 'Antigua Calle Ancha', departmentCode: '03', cityCode: '0301', address: 'Calle Ancha 4', hours: [{ weekday: 0, opens: 600, closes: 1260 }], servesPickup: false }),
  ],
};

let stop = (): void => {};
async function open(shown: Geography = geography) {
  freshStorage();
  fakeHttp({ 'data/getData': {}, 'data/getCatalogos': fromGeography(shown, 'GT'), 'data/getFechaHora': { fecha: '19/11/2026 12:00:00', epoch: noon } });
  const area = renderArea(<App />, { path: '/tiendas' });
  await act(async () => {
    stop = startRuntime({ queryClient: area.queryClient });
  });
  await settle();
  await screen.findByRole('heading', { level: 1 });
  return area;
}
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

beforeEach(resetStores);
afterEach(() => {
  stop();
  cleanup();
});

test('«Nuestras Tiendas» lists every shop by name [STO-001] [STO-013]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nuestras Tiendas');
  expect(names()).toEqual(['Antigua Calle Ancha', 'Zona 10 Oakland']);
});

test('a card shows name, address, city and region, and the hours of today in twelve hours [STO-014] [STO-015] [STO-016] [STO-017]', async () => {
  await open();
  const card = screen.getByRole('article', { name: 'Zona 10 Oakland' });
  expect(card.textContent).toContain('Diagonal 6 12-40, Zona 10');
  expect(card.textContent).toContain('Ciudad de Guatemala | Guatemala');
  expect(card.textContent).toContain('Abierto de 10:00 am a 09:00 pm');
  expect(card.textContent).toContain('Abierta ahora');
});

test('a shop without hours today reads «Cerrado hoy» [STO-017]', async () => {
  await open();
  expect(screen.getByRole('article', { name: 'Antigua Calle Ancha' }).textContent).toContain('Cerrado hoy');
});

test('a holiday and a day with other hours are what the card says, as the server judges orders by them [STO-017]', async () => {
  const special = (hours: { opens: number; closes: number } | null) => ({ specialDays: [{ date: '2026-11-19', hours, reason: 'Asueto' }] });
  await open({ ...geography, shops: [aShop(special(null)), aShop({ id: 9, name: 'Antigua Calle Ancha', ...special({ opens: 1080, closes: 1500 }) })] });
  expect(screen.getByRole('article', { name: 'Zona 10 Oakland' }).textContent).toMatch(/Cerrada ahora.*Cerrado hoy/);
  expect(screen.getByRole('article', { name: 'Antigua Calle Ancha' }).textContent).toMatch(/Cerrada ahora.*Abierto de 06:00 pm a 01:00 am/);
});

test('the list of cities starts with all of them and filters the shops [STO-004]', async () => {
  await open();
  const cities = screen.getByLabelText('Ciudad');
  expect([...cities.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Todas las ciudades', 'Antigua Guatemala (1)', 'Ciudad de Guatemala (1)']);
  await userEvent.selectOptions(cities, '0101');
  expect(names()).toEqual(['Zona 10 Oakland']);
});

test('the text is searched from three characters on, together with the city [STO-006] [STO-007] [STO-008]', async () => {
  await open();
  const search = screen.getByPlaceholderText('Restaurante, Delivery, Food court, etc.');
  await userEvent.type(search, 'oa');
  expect(names()).toHaveLength(2);
  await userEvent.type(search, 'kland');
  expect(names()).toEqual(['Zona 10 Oakland']);
  await userEvent.selectOptions(screen.getByLabelText('Ciudad'), '0301');
  expect(screen.getByText('No hay tiendas disponibles')).not.toBeNull();
});

test('a shop that hands over can be chosen for pickup', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Recoger aquí' }));
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 2 });
});
