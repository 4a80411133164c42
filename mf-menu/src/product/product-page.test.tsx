/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cartStatus, cartStore, deliveryStore, navigate, orderFacts, toastStore } from '@brasa/shared/runtime';
import { aCartOf, anExampleMenu, freshStorage, resetStores, wholeStyle } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { App } from '../app.tsx';

jest.setTimeout(30_000);

beforeEach(() => {
  resetStores();
  freshStorage();
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(cleanup);

const pizzaPath = '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza';

async function open(path: string) {
  const area = renderArea(<App />, { path });
  await screen.findByRole('heading', { level: 1 });
  return { area, customer: userEvent.setup() };
}
const addButton = () => screen.getByRole('button', { name: /^Añadir/ });
const radio = (group: string, name: string | RegExp) => within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const described = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const linesOfCart = () => cartStore.get().lines;

test.each(['/menu/categoria/combos/producto/2001', '/menu/categoria/combos/subcategoria/combos/producto/combo-amigos'])('a product has picture, name, what it is, price and counter: %s [PROD-001, ROUTE-009, ROUTE-010]', async (path) => {
  await open(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Combo Amigos' })).toBeTruthy();
  expect(document.querySelector('main img, img')?.getAttribute('src')).toBe('/img/p/2001-m.jpg');
  expect(screen.getByText('Una mediana a tu gusto y dos gaseosas.')).toBeTruthy();
  expect(screen.getByText('Q119.00').parentElement?.textContent).toContain('Desde Q119.00');
  expect(screen.getByRole('button', { name: 'Más Combo Amigos' })).toBeTruthy();
});

test('a product joins the cart as often as the counter says, and its category opens [PROD-008, MENU-025, CART-022, GEN-004]', async () => {
  const { area, customer } = await open('/menu/categoria/entradas/producto/pan-con-ajo');
  expect(screen.getByRole('heading', { level: 1, name: 'Pan con ajo y queso' })).toBeTruthy();
  await customer.click(screen.getByRole('button', { name: 'Más Pan con ajo y queso' }));
  await customer.click(screen.getByRole('button', { name: 'Añadir Q74.00' }));
  expect(linesOfCart().map(({ name }) => name)).toEqual(['Pan con ajo y queso', 'Pan con ajo y queso']);
  await waitFor(() => expect(area.path()).toBe('/menu/categoria/entradas'));
  expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['Pan con ajo y queso está en tu orden']);
});

/** Presses «Añadir» and answers at once, before anything was painted. */
async function pressAdd(path = '/menu/categoria/entradas/producto/pan-con-ajo') {
  const { area } = await open(path);
  const before = area.path();
  const button = addButton();
  fireEvent.click(button);
  return { area, before, button };
}
const toasts = () => toastStore.get().visible.map(({ text }) => text);

test('the cart has it at once, and the page changes only after that was painted; a second press meanwhile does nothing [CART-022]', async () => {
  const { area, before, button } = await pressAdd();
  fireEvent.click(button);
  expect([linesOfCart().length, area.path(), toasts()]).toEqual([1, before, []]);
  await waitFor(() => expect(area.path()).toBe('/menu/categoria/entradas'));
  expect([linesOfCart().length, toasts()]).toEqual([1, ['Pan con ajo y queso está en tu orden']]);
});

test('a product that is neither in the cart nor under a promotion is not drawn again when the cart changes', async () => {
  const drawn = jest.fn();
  renderArea(<Profiler id="page" onRender={drawn}><App /></Profiler>, { path: '/menu/categoria/entradas/producto/pan-con-ajo' });
  await screen.findByRole('heading', { level: 1 });
  drawn.mockClear();
  act(() => {
    cartStore.set(aCartOf(anExampleMenu(), { productId: 5001 }));
    cartStatus.set((status) => ({ ...status, read: true }));
  });
  expect(drawn).not.toHaveBeenCalled();
});

test('who goes elsewhere before that stays there, and reads what was added', async () => {
  const { area } = await pressAdd();
  act(() => navigate('/favorites'));
  await waitFor(() => expect(toasts()).toEqual(['Pan con ajo y queso está en tu orden']));
  expect(area.path()).toBe('/favorites');
});

test('the counter does not go below one [PROD-005, PROD-006]', async () => {
  await open('/menu/categoria/entradas/producto/pan-con-ajo');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Menos Pan con ajo y queso' }).disabled).toBe(true);
});

test('a pizza without a size is not added: what is missing is said and reached [PROD-016, PROD-017]', async () => {
  const { customer } = await open(pizzaPath);
  expect(alerts()).toEqual([]);
  await customer.click(addButton());
  expect(linesOfCart()).toEqual([]);
  expect(alerts()).toEqual(['Selecciona la masa', 'Selecciona el tamaño']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tu pizza' }));
});

test('each press scrolls to the first group with something missing, once its messages are drawn: a group taller than the window is not scrolled to by its focus [PROD-017]', async () => {
  const { customer } = await open(pizzaPath);
  const scrolled: unknown[] = [];
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolled.push([this.getAttribute('aria-label'), options, alerts()]);
  });
  await customer.click(addButton());
  await customer.click(addButton());
  const once = ['Tu pizza', { block: 'start' }, ['Selecciona la masa', 'Selecciona el tamaño']];
  expect(scrolled).toEqual([once, once]);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tu pizza' }));
  scrollIntoView.mockRestore();
});

test('half Suprema, half Hawaiana, extra bacon takes seven taps, and the button says what it costs [PROD-010, PROD-011, PROD-018, GEN-005]', async () => {
  const { customer } = await open(pizzaPath);
  await customer.click(radio('Tamaño', /Mediana/));
  expect(addButton().textContent).toBe('Añadir Q59.00');
  await customer.click(radio('¿Cómo la quieres?', 'Mitad y mitad'));
  await customer.click(radio('Primera mitad', 'Suprema'));
  await customer.click(radio('Segunda mitad', 'Hawaiana'));
  expect(addButton().textContent).toBe('Añadir Q79.00');
  await customer.click(screen.getByRole('checkbox', { name: /Tocino/ }));
  await customer.click(addButton());
  expect(linesOfCart()).toMatchObject([{ unitPrice: 8700, selection: [{ pizza: { doughId: 1, sizeId: 2, ingredients: [{ id: 901, coverage: 'first-half' }, { id: 902, coverage: 'second-half' }, { id: 101 }, { id: 106, coverage: 'whole' }] } }] }]);
});

test('on a pizza of two halves a topping goes where the customer says, and tells where it lies [PROD-011]', async () => {
  const { customer } = await open(pizzaPath);
  await customer.click(radio('Tamaño', /Mediana/));
  await customer.click(radio('¿Cómo la quieres?', 'Mitad y mitad'));
  await customer.click(radio('¿Dónde los ponemos?', 'Mitad 2'));
  await customer.click(screen.getByRole('checkbox', { name: /Piña/ }));
  expect(screen.getByRole('checkbox', { name: 'Piña en la segunda mitad', checked: true })).toBeTruthy();
  await customer.click(screen.getByRole('checkbox', { name: /Piña/ }));
  expect(screen.getByRole('checkbox', { name: 'Piña', checked: false })).toBeTruthy();
});

test('a size made of one taste offers no halves, and what lies on a half already is objected to at once [PROD-012, PROD-017]', async () => {
  const { customer } = await open(pizzaPath);
  await customer.click(radio('Tamaño', /Personal/));
  expect((radio('¿Cómo la quieres?', 'Mitad y mitad') as HTMLInputElement).disabled).toBe(true);

  await customer.click(radio('Tamaño', /Mediana/));
  await customer.click(radio('¿Cómo la quieres?', 'Mitad y mitad'));
  await customer.click(radio('Primera mitad', 'Suprema'));
  await customer.click(radio('Tamaño', /Personal/));
  expect(alerts()).toEqual(['Este tamaño no permite mitades']);
  await customer.click(radio('¿Cómo la quieres?', 'De un sabor'));
  expect(alerts()).toEqual([]);
  expect((radio('Sabor', 'Suprema') as HTMLInputElement).checked).toBe(true);
});

test('a dough the size does not have cannot be chosen [PROD-010]', async () => {
  const { customer } = await open(pizzaPath);
  await customer.click(radio('Tamaño', /Personal/));
  expect((radio('Masa', /Orilla de queso/) as HTMLInputElement).disabled).toBe(true);
});

test('what comes with a pizza is taken off and put back for the same price [PROD-015]', async () => {
  const { customer } = await open('/menu/categoria/especialidades/subcategoria/especialidades-medianas/producto/suprema-mediana');
  const recipe = within(screen.getByRole('group', { name: 'Lo que lleva Suprema' }));
  await customer.click(recipe.getByRole('checkbox', { name: 'Cebolla' }));
  expect(addButton().textContent).toBe('Añadir Q89.00');
  expect(screen.getByRole('img', { name: /sin cebolla/i })).toBeTruthy();
  await customer.click(recipe.getByRole('checkbox', { name: 'Cebolla' }));
  await customer.click(addButton());
  expect(linesOfCart()).toMatchObject([{ unitPrice: 8900 }]);
});

test('a combo asks for what is open in it, one choice a group, and builds its pizza in place [PROD-009]', async () => {
  const { customer } = await open('/menu/categoria/combos/producto/combo-amigos');
  await customer.click(addButton());
  expect(alerts()).toEqual(['Selecciona una opción']);
  await customer.click(radio('Bebida', /Gaseosa/));
  await customer.click(radio('Bebida', /Té frío/));
  await customer.click(radio('Masa', /Orilla de queso/));
  await customer.click(screen.getByRole('button', { name: 'Añadir Q137.00' }));
  expect(linesOfCart()).toMatchObject([{ unitPrice: 13_700, selection: [{ pizza: { doughId: 3, sizeId: 2 } }, { name: 'Té frío 600 ml' }] }]);
});

test('the pizza of a combo is built of halves with extras like any other, and priced with it [PROD-011, PROD-018]', async () => {
  const { customer } = await open('/menu/categoria/combos/producto/combo-amigos');
  await customer.click(radio('Masa', /Tradicional/));
  await customer.click(radio('¿Cómo la quieres?', 'Mitad y mitad'));
  await customer.click(radio('Primera mitad', 'Suprema'));
  await customer.click(radio('Segunda mitad', 'Hawaiana'));
  await customer.click(screen.getByRole('checkbox', { name: /Tocino/ }));
  await customer.click(radio('¿Dónde los ponemos?', 'Mitad 1'));
  await customer.click(screen.getByRole('checkbox', { name: 'Hongos' }));
  await customer.click(within(screen.getByRole('group', { name: 'Ingredientes extra' })).getByRole('checkbox', { name: /^Jamón/ }));
  await customer.click(radio('Bebida', /Té frío/));
  // 119, one layer of specialties 15, bacon on all of it 8, two on one half of which the first is free 8, tea 3.
  await customer.click(screen.getByRole('button', { name: 'Añadir Q153.00' }));
  expect(linesOfCart()).toMatchObject([{ unitPrice: 15_300, selection: [{ pizza: { ingredients: [{ id: 901, coverage: 'first-half' }, { id: 902, coverage: 'second-half' }, { id: 101 }, { id: 106, coverage: 'whole' }, { id: 104, coverage: 'first-half' }, { id: 103, coverage: 'first-half' }] } }, {}] }]);
});

test('the bar over the button says what is missing, and the button is described by it [PROD-017]', async () => {
  const { customer } = await open('/menu/categoria/combos/producto/combo-amigos');
  expect(addButton().getAttribute('aria-disabled')).toBe('true');
  expect(described(addButton())).toBe('Selecciona una opción');
  await customer.click(radio('Bebida', /Gaseosa/));
  expect(addButton().getAttribute('aria-disabled')).toBeNull();
  expect(addButton().getAttribute('aria-describedby')).toBeNull();
});

test('toasts stand above the bar however tall it is', async () => {
  let resized = (): void => {};
  class Observer {
    constructor(hear: () => void) {
      resized = hear;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  const toasts = document.body.appendChild(document.createElement('div'));
  toasts.dataset.toasts = '';
  await open('/menu/categoria/combos/producto/combo-amigos');
  const bar = document.querySelector('[data-over-content]') as Element;
  for (const height of [101.5, 76]) {
    jest.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect);
    act(() => resized());
    expect(wholeStyle(toasts).getPropertyValue('--bar-height')).toBe(`${Math.ceil(height)}px`);
  }
  toasts.remove();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('a specialty pizza of two halves keeps its own as the first [PROD-011]', async () => {
  const { customer } = await open('/menu/categoria/especialidades/producto/suprema-mediana');
  await customer.click(radio('¿Cómo la quieres?', 'Mitad y mitad'));
  expect(screen.getByText('La primera mitad es Suprema.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Primera mitad' })).toBeNull();
  await customer.click(radio('Segunda mitad', 'Hawaiana'));
  expect(screen.getByRole('img', { name: 'Tu pizza: Mediana · Masa tradicional · ½ Suprema · ½ Hawaiana' })).toBeTruthy();
});

test('sharing hands over exactly what is chosen, also right after a tap', async () => {
  const { customer } = await open(pizzaPath);
  const shared = jest.fn(async (_: ShareData) => {});
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  await customer.click(radio('Tamaño', /Mediana/));
  await customer.click(screen.getByRole('button', { name: 'Compartir esta pizza' }));
  Reflect.deleteProperty(navigator, 'share');
  expect(shared.mock.calls[0]?.[0].url).toBe(`${window.location.origin}${pizzaPath}?p=0-3001-d1s2`);
});

test('where nothing can be handed over the address is copied', async () => {
  const { customer } = await open('/menu/categoria/entradas/producto/pan-con-ajo');
  await customer.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/menu/categoria/entradas/producto/pan-con-ajo`);
  expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['Copiamos el enlace']);
});

test('a built pizza is an address, and the address is that pizza again', async () => {
  const { area, customer } = await open(pizzaPath);
  await customer.click(radio('Tamaño', /Mediana/));
  await customer.click(radio('Sabor', 'Suprema'));
  await waitFor(() => expect(area.path()).toBe(`${pizzaPath}?p=0-3001-d1s2-e901w`));
  const address = area.path();
  cleanup();

  await open(address);
  expect((radio('Sabor', 'Suprema') as HTMLInputElement).checked).toBe(true);
  expect(addButton().textContent).toBe('Añadir Q79.00');
});

test('an address with nonsense in it opens the product as it is', async () => {
  await open(`${pizzaPath}?p=0-1-%3Cscript%3E`);
  expect((radio('Tamaño', /Mediana/) as HTMLInputElement).checked).toBe(false);
});

test('what is sold out right now is said, and neither counted nor added [PROD-007]', async () => {
  orderFacts.set((facts) => ({ ...facts, blocks: { products: [{ id: 5001, scope: 'always' }], options: [] } }));
  const { customer } = await open('/menu/categoria/entradas/producto/pan-con-ajo');
  expect(screen.getByText('Por el momento no contamos con este producto')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Más Pan con ajo y queso' }).disabled).toBe(true);
  await customer.click(addButton());
  expect(linesOfCart()).toEqual([]);
});

test('with something on it that ran out a pizza is neither counted nor added until that comes off [PROD-007]', async () => {
  orderFacts.set((facts) => ({ ...facts, blocks: { products: [], options: [{ id: 106, scope: 'always' }, { id: 902, scope: 'always' }] } }));
  const { customer } = await open(`${pizzaPath}?p=0-3001-d1s2-t106w`);
  expect(screen.getByText('Por el momento no contamos con uno o mas de los productos u opciones selecionadas.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Más Arma tu pizza' }).disabled).toBe(true);
  expect((radio('Sabor', 'Hawaiana Agotado por ahora') as HTMLInputElement).disabled).toBe(true);
  await customer.click(addButton());
  expect(linesOfCart()).toEqual([]);
  await customer.click(screen.getByRole('checkbox', { name: 'Tocino Agotado por ahora' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tocino Agotado por ahora' }).disabled).toBe(true);
  await customer.click(addButton());
  expect(linesOfCart()).toHaveLength(1);
});

test('a choice that ran out says so and cannot be made [PROD-007]', async () => {
  orderFacts.set((facts) => ({ ...facts, blocks: { products: [{ id: 8005, scope: 'always' }], options: [] } }));
  await open('/menu/categoria/combos/producto/combo-amigos');
  expect((radio('Bebida', /Té frío.*Agotado por ahora/) as HTMLInputElement).disabled).toBe(true);
  expect((radio('Bebida', /Gaseosa/) as HTMLInputElement).disabled).toBe(false);
});

test('an ingredient one shop ran out of can be had from the others [PROD-007]', async () => {
  orderFacts.set((facts) => ({ ...facts, blocks: { products: [], options: [{ id: 106, scope: { shopId: 7 } }] } }));
  await open(pizzaPath);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tocino/ }).disabled).toBe(false);
  act(() => deliveryStore.set((delivery) => ({ ...delivery, mode: { kind: 'pickup', shopId: 7 } })));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tocino/ }).disabled).toBe(true);
});

test('a product nobody knows leads home [ROUTE-014]', async () => {
  const area = renderArea(<App />, { path: '/menu/categoria/entradas/producto/nada' });
  await waitFor(() => expect(area.path()).toBe('/'));
});
