/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartOf, aCoupon, anExampleMenu, doughs, quetzales, sizes, specialties, toppings, type FakeRoute } from '@brasa/shared/testing';
import { cartStore } from '@brasa/shared/runtime';
import type { Coupon } from '@brasa/shared/domain/cart';
import { fromCoupon } from '@brasa/shared/wire/coupons-wire';
import { App } from '../app.tsx';
import { freshPages, openPage, settle } from '../testing/page.tsx';

freshPages();
afterEach(cleanup);

const menu = anExampleMenu();

/** The dialog of a coupon that brings a pizza, with its choices. */
async function bring(change: Partial<Coupon>, routes: Record<string, FakeRoute> = {}): Promise<HTMLElement> {
  const coupon = aCoupon({ code: 'pizza59', kind: 'fixed-price', value: quetzales(59), ...change });
  await openPage(<App />, { path: '/cart', catalog: menu, cart: aCartOf(menu, { productId: 5001, quantity: 3 }), routes: { 'data/checkPromocionCheckout': { data: [fromCoupon(coupon)] }, ...routes } });
  await userEvent.click(screen.getByRole('button', { name: '¿Tienes un cupón?' }));
  await userEvent.type(screen.getByLabelText('Código de cupón'), 'pizza59');
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await settle();
  const offer = screen.getByRole('dialog', { name: 'Cupón PIZZA59' });
  await waitFor(() => within(offer).getByRole('button', { name: /^Ingredientes/ }));
  return offer;
}

const unfold = (offer: HTMLElement) => userEvent.click(within(offer).getByRole('button', { name: /^Ingredientes/ }));
const add = (offer: HTMLElement) => userEvent.click(within(offer).getByRole('button', { name: 'Añadir' }));
const tick = (offer: HTMLElement, group: RegExp | string, name: string) => userEvent.click(within(within(offer).getByRole('group', { name: group })).getByRole('checkbox', { name: new RegExp(`^${name}`) }));
const total = (offer: HTMLElement) => within(offer).getByText('Total').textContent;
const lastLine = () => cartStore.get().lines.at(-1);

test('a specialty that a coupon brings is taken as the customer wants it: without one thing, with another, at the price of both [CPN-025]', async () => {
  const offer = await bring({ productId: 4101 });
  expect(within(offer).queryByRole('checkbox')).toBeNull();
  await unfold(offer);
  await tick(offer, 'Lo que lleva Suprema', 'Cebolla');
  await tick(offer, 'Ingredientes extra', 'Tocino');
  expect(within(offer).getByRole('button', { name: /^Ingredientes/ }).textContent).toContain('Suprema (sin cebolla)');
  expect(total(offer)).toContain('Q97.00');
  expect(total(offer)).toContain('Q59.00');
  await add(offer);
  expect(lastLine()).toMatchObject({ productId: 4101, fromCoupon: true, unitPrice: quetzales(97) });
  const ingredients = lastLine()?.selection[0]?.pizza?.ingredients;
  expect(ingredients).toContainEqual({ kind: 'topping', id: toppings.bacon, origin: 'added', coverage: 'whole' });
  expect(ingredients?.find(({ kind }) => kind === 'specialty')).toMatchObject({ toppings: expect.arrayContaining([expect.objectContaining({ id: toppings.onion, origin: 'removed' })]) });
});

test('its second half may be another taste [CPN-025]', async () => {
  const offer = await bring({ productId: 4101 });
  await unfold(offer);
  await userEvent.click(within(offer).getByRole('radio', { name: 'Mitad y mitad' }));
  await userEvent.click(within(within(offer).getByRole('group', { name: 'Segunda mitad' })).getByRole('radio', { name: 'Hawaiana' }));
  await add(offer);
  expect(lastLine()?.selection[0]?.pizza?.ingredients.filter(({ kind }) => kind === 'specialty').map(({ id, coverage }) => [id, coverage])).toEqual([
    [specialties.suprema, 'first-half'],
    [specialties.hawaiana, 'second-half'],
  ]);
});

test('a pizza to build with nothing on it is not taken: what is missing is said where it is chosen [CPN-025]', async () => {
  const offer = await bring({ productId: 3001, value: quetzales(30) });
  // Nothing of it is decided yet: its choices are in sight.
  expect(within(offer).getAllByRole('checkbox').length).toBeGreaterThan(0);
  await add(offer);
  expect(within(offer).getByText('Elige un sabor o al menos un ingrediente')).not.toBeNull();
  expect(document.activeElement?.textContent).toContain('Elige un sabor o al menos un ingrediente');
  expect(lastLine()?.productId).toBe(5001);
  await tick(offer, 'Ingredientes', 'Pepperoni');
  expect(within(offer).queryByText('Elige un sabor o al menos un ingrediente')).toBeNull();
  await add(offer);
  expect(lastLine()).toMatchObject({ productId: 3001, fromCoupon: true, unitPrice: quetzales(67) });
});

test('halves on a size that has none are said at once, and not taken [CPN-025]', async () => {
  const offer = await bring({ productId: 3001, value: quetzales(30) });
  await userEvent.click(within(offer).getByRole('radio', { name: 'Mitad y mitad' }));
  await userEvent.click(within(within(offer).getByRole('group', { name: 'Primera mitad' })).getByRole('radio', { name: 'Suprema' }));
  await userEvent.selectOptions(within(offer).getByLabelText('Tamaño y masa'), `${doughs.traditional}-${sizes.personal}`);
  expect(within(offer).getByText('Este tamaño no permite mitades')).not.toBeNull();
  await add(offer);
  expect(lastLine()?.productId).toBe(5001);
  await userEvent.click(within(offer).getByRole('radio', { name: 'De un sabor' }));
  await add(offer);
  expect(lastLine()).toMatchObject({ productId: 3001, unitPrice: quetzales(47) });
});

test('the pizza of a combo is built the same way, and its drink is chosen beside it [CPN-025]', async () => {
  const offer = await bring({ productId: 2001, value: quetzales(99) });
  await tick(offer, /^Ingredientes/, 'Hongos');
  await userEvent.selectOptions(within(offer).getByLabelText('Bebida'), 'Té frío 600 ml');
  await add(offer);
  expect(lastLine()).toMatchObject({ productId: 2001, fromCoupon: true });
  expect(lastLine()?.selection.map(({ name }) => name)).toEqual(['Arma tu pizza', 'Té frío 600 ml']);
});

test('what is sold out is shown and cannot be chosen', async () => {
  const offer = await bring({ productId: 2001 }, { 'data/getBloqueos': { data: { bloqueos: [], bloqueosOpciones: [{ I: 8005, T: 'TODOS' }] } } });
  const drink = within(offer).getByLabelText<HTMLSelectElement>('Bebida');
  expect([...drink.options].map(({ text, disabled }) => [text, disabled])).toEqual([['Gaseosa de cola 600 ml', false], ['Té frío 600 ml (agotado por ahora)', true]]);
});

test('what is sold out is not what it comes with at first', async () => {
  const offer = await bring({ productId: 2001 }, { 'data/getBloqueos': { data: { bloqueos: [], bloqueosOpciones: [{ I: 8001, T: 'TODOS' }] } } });
  expect(within(offer).getByLabelText('Bebida')).toHaveProperty('value', '8005');
});
