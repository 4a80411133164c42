/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCartOf, anExampleMenu, freshStorage, quetzales } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { addLines } from '@brasa/shared/domain/cart-operations';
import type { Product } from '@brasa/shared/domain/catalog';
import { defaultSite } from '@brasa/shared/react/site';
import { cartStore, cartValidation, changeCart, deliverCatalog, history, navigate, showSuggestions } from '@brasa/shared/runtime';
import { App } from '../app.tsx';
import { freshPages, openPage, settle } from '../testing/page.tsx';

const menu = anExampleMenu();
const open = (cart = aCartOf(menu, { productId: 2001 }), more: Partial<Parameters<typeof openPage>[1]> = {}) => openPage(<App />, { path: '/cart', catalog: menu, cart, ...more });
const pickup = { delivery: { mode: { kind: 'pickup' as const, shopId: 2 } } };

freshPages();
afterEach(cleanup);

test('an empty cart says so and offers no way to pay [CART-036]', async () => {
  await open(aCartOf(menu));
  expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Pagar mi orden/ })).toBeNull();
});

test('the picture of an empty cart comes before the scripts of its page, which wait for pictures of high priority', async () => {
  await open(aCartOf(menu));
  expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});

test('a cart that is not read yet is known to be empty when the device has none and nothing was added, else it is on its way', () => {
  const shown = (stored: Readonly<Record<string, string>>, cart = aCartOf(menu)): string => {
    freshStorage(stored);
    cartStore.set(cart);
    renderArea(<App />, { path: '/cart', catalog: menu });
    const text = document.body.textContent ?? '';
    cleanup();
    return text;
  };
  expect(shown({})).toContain('Tu carrito está vacío');
  expect(shown({ 'cart-state': 'sealed' })).toContain('Cargando tu orden…');
  expect(shown({}, aCartOf(menu, { productId: 2001 }))).toContain('Cargando tu orden…');
});

test('a row says what was chosen and costs what its units cost together', async () => {
  await open(aCartOf(menu, { productId: 5001, quantity: 2 }, { productId: 2001 }));
  const [bread, combo] = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading'));
  expect(bread?.textContent).toContain('Q37.00 c/u');
  expect(bread?.textContent).toContain('Q74.00');
  expect(combo?.textContent).toContain('Gaseosa de cola 600 ml');
});

test('only what came from the suggestions can be counted up; less is always possible down to one [CART-029]', async () => {
  await open(aCartOf(menu, { productId: 5001, quantity: 2 }, { productId: 9001, suggested: true }));
  const disabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;
  expect(disabled('Más Pan con ajo y queso')).toBe(true);
  expect(disabled('Menos Pan con ajo y queso')).toBe(false);
  expect(disabled('Más Brownie')).toBe(false);
  expect(disabled('Menos Brownie')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Menos Pan con ajo y queso' }));
  expect(disabled('Menos Pan con ajo y queso')).toBe(true);
});

test('a product that brought no promotion goes without a question [CART-034]', async () => {
  await open(aCartOf(menu, { productId: 5001, quantity: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Pan con ajo y queso' }));
  expect(screen.getByText('Tu carrito está vacío')).not.toBeNull();
});

const withPromo = () => aCartOf(menu, { productId: 2001 }, { productId: 9001, promo: { promotionId: 9501, triggerSequence: 0, price: 1400 } });

test('removing what brought a promotion asks first; «Cancelar» keeps both [CART-030] [CART-033]', async () => {
  await open(withPromo(), { routes: { 'data/checkPr': { data: { v: 'S' } } } });
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Combo Amigos' }));
  const question = screen.getByRole('dialog', { name: 'Eliminar producto' });
  expect(question.textContent).toContain('Este producto activó una promoción. Si lo eliminas también se quitará la promoción.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([2001, 9001]);
});

test('confirming takes the promotion along [CART-032]', async () => {
  await open(withPromo(), { routes: { 'data/checkPr': { data: { v: 'S' } } } });
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Combo Amigos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(cartStore.get().lines).toEqual([]);
});

test('below the minimum the reason stands in the summary, with what is missing [PAY-005]', async () => {
  await open(aCartOf(menu, { productId: 5001 }), pickup);
  expect(screen.getByText('Monto mínimo de compra Q75.00')).not.toBeNull();
  expect(screen.getByText('Te faltan Q38.00 para el monto mínimo.')).not.toBeNull();
});

test('on small screens the button that cannot be pressed says everything that is in the way [PAY-006] [PAY-007]', async () => {
  await open(aCartOf(menu, { productId: 5001 }), { ...pickup, routes: { 'data/getBloqueos': { data: { bloqueos: [{ I: 5001, T: 'TODOS' }], bloqueosOpciones: [] } } } });
  await screen.findByText('Por el momento no está disponible.');
  const small = screen.getAllByRole('button', { name: /Pagar mi orden/ }).find((button) => button.getAttribute('aria-disabled') === 'true');
  expect(small?.textContent).toContain('Q37.00');
  await userEvent.click(small as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'No se puede realizar la compra' });
  expect([...dialog.querySelectorAll('[data-kind="warning"]')].map((notice) => notice.textContent)).toEqual(['Monto mínimo de compra Q75.00', 'Por el momento no contamos con uno o mas de los productos u opciones selecionadas.']);
  expect(within(dialog).getAllByRole('button').map((button) => button.textContent).filter(Boolean)).toEqual(['Aceptar']);
});

test('an option that cannot be had is called by its name beside the product that has it [CVAL-016]', async () => {
  const cart = aCartOf(menu, { productId: 2001 });
  const [chosen] = cart.lines[0]?.selection.flatMap(({ pizza }) => pizza?.ingredients ?? []) ?? [];
  const name = menu.toppings.find(({ id }) => id === chosen?.id)?.name;
  await open(cart, { ...pickup, routes: { 'data/getBloqueos': { data: { bloqueos: [], bloqueosOpciones: [{ I: chosen?.id, T: 'TODOS' }] } } } });
  expect(await screen.findByText(`Por el momento no hay: ${name}.`)).not.toBeNull();
});

test('on wide screens it is really disabled [PAY-005]', async () => {
  await open(aCartOf(menu, { productId: 5001 }), pickup);
  const wide = screen.getAllByRole('button', { name: 'Pagar mi orden', hidden: true }).find((button) => !button.hasAttribute('aria-disabled'));
  expect(wide).toHaveProperty('disabled', true);
});

const pay = () => userEvent.click(screen.getAllByRole('button', { name: /Pagar mi orden/ })[0] as HTMLElement);

test('paying without an address goes to /delivery, which asks for one to bring the order to [PAY-019] [PAY-015]', async () => {
  const page = await open();
  await pay();
  expect(page.path()).toBe('/delivery?servicio=domicilio');
  expect(page.storage.session.entries()).toMatchObject({ 'remember-to-page': '/cart' });
  expect(await screen.findByRole('radio', { name: /A domicilio/ })).toHaveProperty('checked', true);
});

const onlyDelivered = (() => {
  const products = menu.products.map((product) => (product.id === 2001 ? { ...product, channel: 'home' as const } : product));
  return { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) };
})();
/** With everything the form asks for, so that the payment stays. */
const profile = { 'cliente/getDataUser': { data: { email: 'ana@example.com', nombres: 'Ana', apellidos: 'López', telefono: '55501234' } } };
const chooseOakland = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: /Recoger en tienda/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Oakland/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await settle();
};

test.each([
  ['a guest to log in, with the form remembered [PAY-018]', {}, '/login', 'form-data'],
  ['a customer to the payment [PAY-017]', { auth: 'token', refresh: 'refresh' }, '/checkout', 'payment'],
])('«Pagar mi orden» is pressed once: the address chosen on the way leads %s [PAY-019]', async (_who, local, path, step) => {
  const page = await open(undefined, { local, routes: profile });
  await pay();
  await chooseOakland();
  expect(page.path()).toBe(path);
  expect(page.storage.session.entries()).toMatchObject({ 'remember-step': step, 'remember-to-page': '/cart' });
});

test('an address with which the order cannot be paid leads back to the cart, which says why [PAY-019]', async () => {
  const page = await open(aCartOf(onlyDelivered, { productId: 2001 }), { catalog: onlyDelivered });
  await pay();
  await chooseOakland();
  expect(page.path()).toBe('/cart');
  expect(screen.getAllByText('Productos restringidos por tipo de entrega').length).toBeGreaterThan(0);
});

/** Where the customer was going: the step of the checkout, and the page after /delivery. */
const wayOf = (page: Awaited<ReturnType<typeof open>>) => {
  const { 'remember-step': step, 'delivery-return': next } = page.storage.session.entries();
  return [step, next];
};
const goBack = () => userEvent.click(screen.getByRole('button', { name: 'Regresar' }));
const goTo = (path: string) => async () => act(async () => navigate(path));

test.each([
  ['by «Regresar» from /delivery', undefined, '/delivery?servicio=domicilio', goBack, '/cart'],
  ['by a link on /delivery', undefined, '/delivery?servicio=domicilio', goTo('/tiendas'), '/tiendas'],
  ['by a link on the log-in', pickup, '/login', goTo('/'), '/'],
])('who leaves the way to pay %s is not taken to the payment later [PAY-018] [PAY-019]', async (_how, more, on, leave, to) => {
  const page = await open(undefined, more);
  await pay();
  expect([page.path(), wayOf(page)[0]]).toEqual([on, 'form-data']);
  await leave();
  await waitFor(() => expect(page.path()).toBe(to));
  expect(wayOf(page)).toEqual([undefined, undefined]);
});

test('a look at the terms or a new account does not end the way to pay', async () => {
  const page = await open(undefined, pickup);
  await pay();
  for (const path of ['/signup-account', '/terminosDeUso', '/login']) await goTo(path)();
  expect(wayOf(page)[0]).toBe('form-data');
});

test('after a reload on the log-in who leaves it for the cart is not taken to the payment later, either', async () => {
  const page = await open(undefined, { session: { 'remember-step': 'form-data', 'delivery-return': '/login' } });
  expect(wayOf(page)).toEqual([undefined, undefined]);
});

test('a guest is sent to log in with the form remembered [PAY-018] [CART-035]', async () => {
  const page = await open(undefined, pickup);
  await pay();
  expect(page.path()).toBe('/login');
  expect(page.storage.session.entries()).toMatchObject({ 'remember-step': 'form-data' });
});

test('a customer goes straight to the payment [PAY-017]', async () => {
  const page = await open(undefined, { ...pickup, local: { auth: 'token', refresh: 'refresh' }, routes: profile });
  await pay();
  expect(page.path()).toBe('/checkout');
  expect(page.storage.session.entries()).toMatchObject({ 'remember-step': 'payment' });
});

const suggesting = { ...pickup, routes: { 'data/getVS': { data: [{ I: 9001, C: 3, T: 'VS' }, { I: 8001, C: 9, T: 'VS' }] } } };

test('suggestions come first, most often ordered together at the top, counted from zero [PAY-016] [UPS-001] [UPS-002] [UPS-003]', async () => {
  const products = menu.products.map((product) => (product.id === 8001 ? { ...product, description: 'Bien fría.' } : product));
  await open(undefined, { ...suggesting, catalog: { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) } });
  await pay();
  const dialog = screen.getByRole('dialog', { name: '¿Algo más...?' });
  expect(within(dialog).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Gaseosa de cola 600 ml', 'Brownie']);
  expect(within(dialog).getAllByRole('status').map((counter) => counter.textContent)).toEqual(['0', '0']);
  expect(within(dialog).getByRole('button', { name: 'Menos Brownie' })).toHaveProperty('disabled', true);
  expect(within(dialog).getByRole('button', { name: 'Añadir' })).toHaveProperty('disabled', true);
  const [cola] = within(dialog).getAllByRole('listitem');
  expect(cola?.querySelector('img')?.getAttribute('src')).toBe(menu.productById.get(8001)?.pictures.small.jpg);
  expect(cola?.textContent).toContain('Bien fría.');
  expect(cola?.textContent).toContain('Q12.00');
});

async function openWithCombo(soldOut: readonly number[]) {
  const routes = { 'data/getVS': { data: [{ I: 2001, C: 3, T: 'VS' }] }, 'data/getBloqueos': { data: { bloqueos: [], bloqueosOpciones: soldOut.map((I) => ({ I, T: 'TODOS' })) } } };
  const page = await open(aCartOf(menu, { productId: 5001, quantity: 3 }), { ...pickup, routes });
  await act(settle);
  return page;
}

test('what is suggested comes with what is not sold out, so that it can be paid [UPS-007]', async () => {
  await openWithCombo([8001]);
  await pay();
  await userEvent.click(screen.getByRole('button', { name: 'Más Combo Amigos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  expect(cartStore.get().lines.at(-1)?.selection[1]).toMatchObject({ choiceId: 8005 });
  expect(cartValidation.get()?.canPay).toBe(true);
});

test('and is not suggested when nothing of it is left to choose [UPS-007]', async () => {
  const page = await openWithCombo([8001, 8005]);
  await pay();
  expect(page.path()).toBe('/login');
});

test('nobody is sold what the order gets free', async () => {
  const given = { ...menu, promotions: menu.promotions.map((promotion) => ({ ...promotion, value: 100 })) };
  await open(undefined, { ...suggesting, catalog: given, routes: { ...suggesting.routes, 'data/checkPr': { data: { v: 'S' } } } });
  await settle();
  await pay();
  const dialog = screen.getByRole('dialog', { name: '¿Algo más...?' });
  expect(within(dialog).queryByRole('button', { name: 'Más Brownie' })).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Más Gaseosa de cola 600 ml' })).not.toBeNull();
});

test('the two buttons stand below; «Añadir» waits for a first product and gives up again without one [UPS-004] [UPS-005] [UPS-011]', async () => {
  await open(undefined, suggesting);
  await pay();
  const dialog = screen.getByRole('dialog', { name: '¿Algo más...?' });
  expect(within(dialog).getByRole('button', { name: 'No, gracias' })).not.toBeNull();
  const add = within(dialog).getByRole('button', { name: 'Añadir' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Más Brownie' }));
  expect(add).toHaveProperty('disabled', false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Menos Brownie' }));
  expect(add).toHaveProperty('disabled', true);
});

test('what was chosen is forgotten once it was added: the next dialog starts at zero [UPS-016]', async () => {
  await open(undefined, suggesting);
  await pay();
  await userEvent.click(screen.getByRole('button', { name: 'Más Brownie' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Brownie' }));
  act(() => showSuggestions.set(true));
  await settle();
  await pay();
  expect(within(screen.getByRole('dialog', { name: '¿Algo más...?' })).getAllByRole('status').map((counter) => counter.textContent)).toEqual(['0', '0']);
});

test('«No, gracias» adds nothing and goes on paying [UPS-019]', async () => {
  const page = await open(undefined, suggesting);
  await pay();
  await userEvent.click(screen.getByRole('button', { name: 'No, gracias' }));
  expect(page.path()).toBe('/login');
  expect(cartStore.get().lines).toHaveLength(1);
});

test('«Añadir» puts the suggestions into the cart, marked, and stays; the next press goes on [UPS-015] [UPS-017] [UPS-018]', async () => {
  const page = await open(undefined, suggesting);
  await pay();
  await userEvent.click(screen.getByRole('button', { name: 'Más Brownie' }));
  await userEvent.click(screen.getByRole('button', { name: 'Más Brownie' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  expect(cartStore.get().lines.filter(({ suggested }) => suggested).map(({ productId }) => productId)).toEqual([9001, 9001]);
  expect(screen.queryByRole('dialog', { name: '¿Algo más...?' })).toBeNull();
  await settle();
  await pay();
  expect(page.path()).toBe('/login');
});

test('the title of the page is «Mi orden» [TTL-05]', async () => {
  const page = await open();
  expect(page.titles.at(-1)).toBe('Mi orden');
});

test('«Regresar» goes home from the cart [PAY-003] [BACK-002]', async () => {
  const page = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Regresar' }));
  expect(page.path()).toBe('/');
});

test('a product that is sold out says so beside itself and cannot be counted', async () => {
  await open(aCartOf(menu, { productId: 5001, quantity: 3 }), { ...pickup, routes: { 'data/getBloqueos': { data: { bloqueos: [{ I: 5001, T: 'TODOS' }], bloqueosOpciones: [] } } } });
  expect(await screen.findByText('Por el momento no está disponible.')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Menos Pan con ajo y queso' })).toHaveProperty('disabled', true);
});

const menuWith = (price: number) => {
  const products = menu.products.filter(({ id }) => id !== 9001).map((product) => (product.id === 5001 ? { ...product, price } : product));
  return { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) };
};

test('a menu that changes under the order changes the rows and the total without a notice; only the log says what left [CVAL-003] [CVAL-004]', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await open(aCartOf(menu, { productId: 5001, quantity: 2 }, { productId: 2001 }, { productId: 9001 }), pickup);
  act(() => deliverCatalog(menuWith(quetzales(40))));
  expect(screen.getAllByText('Q199.00').length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: 'Brownie' })).toBeNull();
  expect(screen.queryByText(/Precio nuevo|precios de hoy|lo quitamos|Brownie/)).toBeNull();
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(warned.mock.calls).toEqual([[expect.any(String), ['Brownie']]]);
  warned.mockRestore();
});

test('who removes rows with the keyboard goes on at the next one, and hears what left', async () => {
  await open(aCartOf(menu, { productId: 5001 }, { productId: 9001 }, { productId: 8001 }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar Brownie' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Eliminar Gaseosa de cola 600 ml' })));
  expect(screen.getByText('Brownie ya no está en tu orden.')).not.toBeNull();
});

test('a double click takes out one row, not the one that moves up to its place as well', async () => {
  await open(aCartOf(menu, { productId: 5001 }, { productId: 9001 }));
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar Pan con ajo y queso' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar Brownie' }), { detail: 2 });
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([9001]);
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar Brownie' }), { detail: 1 });
  expect(cartStore.get().lines).toEqual([]);
});

describe('a promotion the order has earned', () => {
  const earned = { ...pickup, routes: { 'data/checkPr': { data: { v: 'S' } } } };

  test('is offered under the order; «Añadir» puts its product right below what called for it [PRM-010] [CART-027]', async () => {
    await open(aCartOf(menu, { productId: 2001 }, { productId: 5001 }), earned);
    await settle();
    await userEvent.click(screen.getByRole('button', { name: 'Ver promoción: Postre a mitad de precio' }));
    const dialog = screen.getByRole('dialog', { name: 'Postre a mitad de precio' });
    expect(dialog.textContent).toContain('Q14.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Añadir' }));
    expect(cartStore.get().lines.at(-1)).toMatchObject({ productId: 9001, promo: { promotionId: 9501, triggerSequence: 0, price: 1400 } });
    const rows = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(rows.slice(0, 3)).toEqual(['Combo Amigos', 'Brownie', 'Pan con ajo y queso']);
    expect(screen.queryByRole('button', { name: /Ver promoción/ })).toBeNull();
  });

  test('has its place while the shop is asked, where nothing can be pressed or read out', async () => {
    let answer = (_: object): void => {};
    const asked = new Promise<object>((resolve) => (answer = resolve));
    await open(aCartOf(menu, { productId: 2001 }), { ...pickup, routes: { 'data/checkPr': () => asked } });
    const place = await waitFor(() => {
      const heading = screen.getByText('Promociones para tu orden').closest('section');
      if (!heading) throw new Error('It has no place.');
      return heading;
    });
    expect([...place.querySelectorAll('button')].every((button) => button.closest('[inert]') !== null)).toBe(true);
    answer({ body: { data: { v: 'S' } } });
    await waitFor(() => expect(place.querySelectorAll('[inert]')).toHaveLength(0));
    expect(place.matches('[inert]')).toBe(false);
    expect(screen.getByRole('button', { name: /Ver promoción/ })).not.toBeNull();
  });

  test('is not taken with «No, gracias» and stays on offer [PRM-010]', async () => {
    await open(aCartOf(menu, { productId: 2001 }), earned);
    await settle();
    await userEvent.click(screen.getByRole('button', { name: /Ver promoción/ }));
    await userEvent.click(screen.getByRole('button', { name: 'No, gracias' }));
    expect(cartStore.get().lines).toHaveLength(1);
    expect(screen.getByRole('button', { name: /Ver promoción/ })).not.toBeNull();
  });

  test('is worked out anew when the order changes, once, and not when the cart is only drawn again', async () => {
    let times = 0;
    const promotions = [...menu.promotions];
    Object.defineProperty(promotions, 'flatMap', { value: (toMany: Parameters<typeof promotions.flatMap>[0]) => ((times += 1), Array.prototype.flatMap.call(promotions, toMany)) });
    await open(aCartOf(menu, { productId: 2001, quantity: 2 }), { ...earned, catalog: { ...menu, promotions } });
    await settle();
    expect(screen.getByRole('button', { name: /Ver promoción/ })).not.toBeNull();
    const before = times;
    act(() => void changeCart((cart) => ({ ...cart, id: 'another' })));
    await settle();
    expect([before > 0, times - before]).toEqual([true, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Menos Combo Amigos' }));
    await settle();
    expect(times - before).toBe(1);
  });

  test('is not offered when the shop does not confirm it [PRM-001]', async () => {
    await open(aCartOf(menu, { productId: 2001 }), { ...pickup, routes: { 'data/checkPr': { data: { v: 'N' } } } });
    await settle();
    expect(screen.queryByRole('button', { name: /Ver promoción/ })).toBeNull();
  });
});

test('without a connection the order can still be changed', async () => {
  const page = await open(aCartOf(menu, { productId: 5001, quantity: 3 }));
  page.api.setOffline(true);
  await userEvent.click(screen.getByRole('button', { name: 'Menos Pan con ajo y queso' }));
  await settle();
  expect(cartStore.get().lines).toHaveLength(2);
  expect(screen.getAllByText('Q74.00').length).toBeGreaterThan(0);
});

test('without a connection nobody is sent to pay: the button says why, and works again afterwards', async () => {
  const page = await open(aCartOf(menu, { productId: 2001 }), pickup);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(screen.getAllByRole('button', { name: /Pagar mi orden Q/ })[0] as HTMLElement);
  expect(screen.getByRole('dialog', { name: 'No se puede realizar la compra' }).textContent).toContain('No tienes conexión. Podrás pagar cuando vuelva.');
  expect(page.path()).toBe('/cart');
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));

  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await pay();
  expect(page.path()).not.toBe('/cart');
});

test('two rows are taken out one right after the other, by mouse and by keyboard', async () => {
  await open(aCartOf(menu, { productId: 5001 }, { productId: 9001 }, { productId: 8001 }, { productId: 8005 }));
  // Browsers count a press as the second of a double one only where the first was.
  for (const name of ['Brownie', 'Pan con ajo y queso']) fireEvent.click(screen.getByRole('button', { name: `Eliminar ${name}` }), { detail: 1 });
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([8001, 8005]);
  for (const name of ['Gaseosa de cola 600 ml', 'Té frío 600 ml']) fireEvent.click(screen.getByRole('button', { name: `Eliminar ${name}` }), { detail: 0 });
  expect(cartStore.get().lines).toEqual([]);
});

const editing = { environment: { site: { ...defaultSite, editsCart: true as const } } };

test('where the page of the product does not know how to edit, the cart does not offer it', async () => {
  await open(aCartOf(menu, { productId: 2001 }));
  expect(screen.queryByRole('link', { name: /^Editar/ })).toBeNull();
  cleanup();
  await open(aCartOf(menu, { productId: 2001 }), editing);
  expect(screen.getByRole('link', { name: 'Editar Combo Amigos' })).toBeTruthy();
});

test('a cart keeps the id by which an edit names it', async () => {
  await open(aCartOf(menu, { productId: 2001 }), editing);
  const href = () => screen.getByRole('link', { name: 'Editar Combo Amigos' }).getAttribute('href');
  const before = href();
  const { id } = cartStore.get();
  expect(id).toMatch(/^[\da-f-]{36}$/);
  act(() => void changeCart((cart) => addLines(cart, menu.productById.get(5001) as Product, 1, [], 3700)));
  expect([cartStore.get().id, href()]).toEqual([id, before]);
});

test('a double tap on «Editar» leaves one entry of the cart behind', async () => {
  Element.prototype.scrollIntoView = () => {};
  navigate('/tiendas');
  navigate('/');
  const page = await open(aCartOf(menu, { productId: 2001 }), editing);
  const link = screen.getByRole('link', { name: 'Editar Combo Amigos' });
  act(() => {
    link.click();
    link.click();
  });
  expect(page.path()).toContain('editar=');
  act(() => history.go(-1));
  await waitFor(() => expect(page.path()).toBe('/cart'));
  act(() => history.go(-1));
  await waitFor(() => expect(page.path()).toBe('/tiendas'));
});

test('«Editar» leads to a product as it is and leaves the row in the entry of the cart; who comes back goes on at that row', async () => {
  Element.prototype.scrollIntoView = () => {};
  const page = await open(aCartOf(menu, { productId: 5001 }, { productId: 2001 }), editing);
  expect(screen.queryByRole('link', { name: 'Editar Pan con ajo y queso' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Editar Combo Amigos' }));
  expect(page.path()).toBe(`/menu/categoria/combos/producto/combo-amigos?editar=${cartStore.get().id}.1&p=0-3001-d1s2.1-8001`);
  expect(history.location.state).toEqual({ fromCart: true });
  act(() => history.go(-1));
  const link = await screen.findByRole('link', { name: 'Editar Combo Amigos' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  // What a new page does by itself: its heading gets the focus, too.
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  expect(document.activeElement).toBe(link);
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
