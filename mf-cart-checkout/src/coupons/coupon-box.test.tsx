/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsOf } from '@brasa/shared/domain/cart-news';
import { aCartOf, aCoupon, aHomeLocation, anExampleMenu, aPriceRow, doughs, quetzales, type FakeRoute } from '@brasa/shared/testing';
import { applyCoupon, cartStore, checkoutStore, logOut, orderFacts, removeGroup, toastStore, updateClient } from '@brasa/shared/runtime';
import { fromCoupon } from '@brasa/shared/wire/coupons-wire';
import { App } from '../app.tsx';
import { freshPages, openPage, settle } from '../testing/page.tsx';

freshPages();
afterEach(cleanup);

const menu = anExampleMenu();
const pizza20 = aCoupon({ minimum: quetzales(100) });
const loggedIn = { auth: 'token', refresh: 'refresh' };
const checkPath = 'data/checkPromocionCheckout';

type Cart = Parameters<typeof openPage>[1]['cart'];
const open = (coupon: ReturnType<typeof aCoupon> | null, { cart, ...more }: { cart?: Cart; catalog?: typeof menu; delivery?: Parameters<typeof openPage>[1]['delivery']; local?: Record<string, string>; routes?: Record<string, FakeRoute> } = {}) =>
  openPage(<App />, { path: '/cart', catalog: menu, cart: cart ?? aCartOf(menu, { productId: 2001 }, { productId: 5001 }), ...more, routes: { [checkPath]: { data: coupon ? [fromCoupon(coupon)] : [] }, ...more.routes } });

const link = () => screen.getByRole('button', { name: '¿Tienes un cupón?' });
const dialog = () => screen.getByRole('dialog', { name: '¿Tienes un cupón?' });

async function type(code: string, email = 'ana@example.com'): Promise<void> {
  await userEvent.click(link());
  if (code !== '') await userEvent.type(screen.getByLabelText('Código de cupón'), code);
  const mail = screen.queryByLabelText(/Correo electrónico/);
  if (mail && email !== '') await userEvent.type(mail, email);
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await settle();
}

const warning = () => within(dialog()).getByRole('alert').textContent;

describe('a code that is typed', () => {
  test('is asked about with the e-mail of the guest, in lower case and without spaces around, and takes off what it says [CPN-001] [CPN-002] [CPN-006] [CPN-011] [CPN-012]', async () => {
    const { api } = await open(pizza20);
    await type('  PIZZA20 ');
    expect(api.callsTo(checkPath).map(({ payload }) => payload)).toMatchObject([{ cupon: 'pizza20', correo: 'ana@example.com', secure: 'false' }]);
    expect(screen.queryByRole('dialog', { name: '¿Tienes un cupón?' })).toBeNull();
    expect(screen.getByText('Cupón PIZZA20')).not.toBeNull();
    expect(screen.getByText('-Q31.20')).not.toBeNull();
    expect(cartStore.get().coupon).toMatchObject({ typed: true, discount: 3120 });
  });

  test('is asked about for a customer by the session, without an e-mail [CPN-007]', async () => {
    const { api } = await open(pizza20, { local: loggedIn, routes: { 'cliente/checkCuponera': { data: { cupones: [] } } } });
    await userEvent.click(link());
    expect(screen.queryByLabelText(/Correo electrónico/)).toBeNull();
    await userEvent.type(screen.getByLabelText('Código de cupón'), 'pizza20');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await settle();
    const [call] = api.callsTo(checkPath);
    expect(call?.payload).toMatchObject({ correo: '', secure: 'true' });
    expect(call?.headers.get('authorization')).toContain('token');
  });

  test('and is sent again while the question is under way is asked about once, and used once', async () => {
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { api } = await open(pizza20, {
      routes: {
        [checkPath]: async () => {
          await held;
          return { body: { data: [fromCoupon(pizza20)] } };
        },
      },
    });
    await userEvent.click(link());
    await userEvent.type(screen.getByLabelText('Código de cupón'), 'pizza20');
    await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@example.com');
    const button = screen.getByRole('button', { name: 'Aplicar' });
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await userEvent.type(screen.getByLabelText('Código de cupón'), '{Enter}');
    expect(api.callsTo(checkPath)).toHaveLength(1);
    answer();
    await settle();
    expect(api.callsTo(checkPath)).toHaveLength(1);
    expect([cartStore.get().coupon?.coupon.code, toastStore.get().visible.map(({ kind }) => kind)]).toEqual(['pizza20', ['success']]);
  });

  test('and is in the list of the customer is not asked about at all [CPN-003]', async () => {
    const { api } = await open(null, { local: loggedIn, routes: { 'cliente/checkCuponera': { data: { cupones: [{ ...fromCoupon(pizza20), N: '20 %', IMG: '' }] } } } });
    await userEvent.click(link());
    await settle();
    await userEvent.type(screen.getByLabelText('Código de cupón'), 'Pizza20');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await settle();
    expect(api.callsTo(checkPath)).toEqual([]);
    expect(cartStore.get().coupon).toMatchObject({ typed: true, coupon: { code: 'pizza20' } });
  });

  test('must be there, and so must the e-mail: nothing is asked before [CPN-004]', async () => {
    const { api } = await open(pizza20);
    await type('', '');
    expect(within(dialog()).getAllByText('Este campo es requerido')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Código de cupón'), 'pizza20');
    await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await settle();
    expect(within(dialog()).getByText('Ingresa un correo electrónico válido')).not.toBeNull();
    expect(api.callsTo(checkPath)).toEqual([]);
  });

  test('that nobody knows leads a customer to the coupons she has; one without any types another', async () => {
    const cupones = [{ ...fromCoupon(pizza20), N: '20 %', IMG: '' }];
    await open(null, { local: loggedIn, routes: { 'cliente/checkCuponera': { data: { cupones } } } });
    await type('nada');
    expect(within(dialog()).getByRole('link', { name: 'Ver mis cupones' }).getAttribute('href')).toBe('/coupons');
    cleanup();
    await open(null, { local: loggedIn, routes: { 'cliente/checkCuponera': { data: { cupones: [] } } } });
    await type('nada');
    expect(warning()).toContain('El cupón no es válido');
    expect(within(dialog()).queryByRole('link')).toBeNull();
  });

  test('that nobody knows leaves the cart alone, says so and keeps what was typed [CPN-005]', async () => {
    await open(null);
    const before = cartStore.get();
    await type('nada');
    expect(warning()).toContain('El cupón no es válido');
    expect(screen.getByLabelText('Código de cupón')).toHaveProperty('value', 'nada');
    expect(cartStore.get()).toEqual(before);
    await userEvent.type(screen.getByLabelText('Código de cupón'), 'x');
    expect(within(dialog()).queryByRole('alert')).toBeNull();
  });

  test('is refused in the words of the server when it has some [CPN-005]', async () => {
    await open(null, { routes: { [checkPath]: { codigoRetorno: '01', mensajeRetorno: 'Este cupón ya se usó', data: [] } } });
    await type('pizza20');
    expect(warning()).toContain('Este cupón ya se usó');
  });

  test('without a connection can be tried again [CPN-005]', async () => {
    const { api } = await open(pizza20);
    api.setOffline(true);
    await type('pizza20');
    expect(warning()).toContain('No pudimos comunicarnos con el servidor. Inténtalo de nuevo.');
    api.setOffline(false);
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await settle();
    expect(cartStore.get().coupon).not.toBeNull();
  });

  test('and belongs to an e-mail leaves that e-mail in the form of the order', async () => {
    await open(pizza20);
    await type('pizza20');
    expect(checkoutStore.get().client.email).toBe('ana@example.com');
  });
});

describe('the threshold', () => {
  const bread = (quantity: number) => aCartOf(menu, { productId: 5001, quantity });
  const off = (value: number) => aCoupon({ code: 'menos', kind: 'amount', value, minimum: 0 });

  test.each([
    ['exactly reached applies', quetzales(36), 3600],
    ['not reached says how much is missing', quetzales(36) + 1, null],
  ])('%s [CPN-016] [CPN-019]', async (_, value, discount) => {
    await open(off(value), { cart: bread(3) });
    await type('menos');
    expect(cartStore.get().coupon?.discount ?? null).toBe(discount);
    if (discount === null) expect(warning()).toContain('Te faltan Q0.01 para usar este cupón');
  });

  test('that is lost takes the coupon away and says why [CPN-021] [CPN-022]', async () => {
    await open(off(quetzales(20)), { cart: bread(3) });
    await type('menos');
    await userEvent.click(screen.getByRole('button', { name: 'Menos Pan con ajo y queso' }));
    expect(cartStore.get().coupon).toBeNull();
    expect(screen.getByRole('button', { name: '¿Tienes un cupón?' })).not.toBeNull();
    expect(toastStore.get().visible.map(({ text }) => text)).toContain('Se quitó el cupón porque tu orden ya no cumple las condiciones');
  });

  test('a coupon of the other way of delivery says so; the way on leads to a shop, and back to the cart with the coupon in use [CPN-020] [CPN-029]', async () => {
    const page = await open(aCoupon({ code: 'soloapp', channel: 'pickup' }), { delivery: { mode: { kind: 'home', location: aHomeLocation() } } });
    await type('soloapp');
    expect(warning()).toContain('Este cupón es solo para recoger en tienda');
    expect(cartStore.get().coupon).toBeNull();
    await userEvent.click(within(dialog()).getByRole('link', { name: 'Recoger en tienda' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Oakland/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await settle();
    expect(page.path()).toBe('/cart');
    expect(cartStore.get().coupon).toMatchObject({ typed: true, coupon: { code: 'soloapp' } });
  });

  test('a product the coupon brings that is not sold at this hour is not called unsuitable: it can be ordered for later [CPN-020] [CPN-025]', async () => {
    const brownie5 = aCoupon({ code: 'brownie5', kind: 'fixed-price', value: quetzales(5), productId: 9001 });
    await open(brownie5);
    act(() => orderFacts.set((facts) => ({ ...facts, outOfSchedule: [9001] })));
    await type('brownie5');
    expect(warning()).toContain('El producto de este cupón no se vende a esta hora');
    expect(within(dialog()).getByRole('link', { name: 'Programar pedido' }).getAttribute('href')).toBe('/delivery?cuando=programar');
  });

  test('no product it applies to is said in plain words [CPN-020]', async () => {
    await open(aCoupon({ appliesTo: [9001] }));
    await type('pizza20');
    expect(warning()).toContain('El cupón no aplica a los productos de tu carrito');
  });
});

describe('a coupon that would cost the order a promotion', () => {
  const withDessert = () => aCartOf(menu, { productId: 2001 }, { productId: 9001, promo: { promotionId: 9501, triggerSequence: 0, price: 1400 } });
  const routes = { 'data/checkPr': { data: { v: 'S' } } };
  const dear = (change: Parameters<typeof aCoupon>[0]) => aCoupon({ code: 'mucho', kind: 'amount', value: quetzales(33), ...change });

  test('and with it itself leaves both as they were, and says what is missing [CPN-019] [PRM-004]', async () => {
    await open(dear({ minimum: quetzales(95) }), { cart: withDessert(), routes });
    const { lines } = cartStore.get();
    await type('mucho');
    // Q133 reach the Q128, but the Q119 left without the promotion do not.
    expect(warning()).toContain('Te faltan Q9.00 para usar este cupón');
    expect(cartStore.get()).toMatchObject({ coupon: null, lines: lines.map(({ id, promo }) => ({ id, promo: promo && { promotionId: 9501 } })) });
  });

  test('and stands without it is taken, and what left is kept for the payment step, which says it [CPN-019] [PRM-004]', async () => {
    await open(dear({ minimum: quetzales(80) }), { cart: withDessert(), routes });
    await type('mucho');
    expect(cartStore.get()).toMatchObject({ coupon: { discount: quetzales(33) }, lines: [{ productId: 2001 }] });
    expect(newsOf(cartStore.get())?.dropped).toEqual([{ name: 'Brownie', wasPromo: true }]);
  });

  test('and with it itself brings no product either [CPN-025]', async () => {
    await open(dear({ value: quetzales(45), minimum: quetzales(95), productId: 8001 }), { cart: withDessert(), routes });
    await type('mucho');
    expect(warning()).toContain('Te faltan Q9.00 para usar este cupón');
    expect(cartStore.get().lines).toHaveLength(2);
  });
});

test('the e-mail a coupon was asked about with is that of the order, also while the coupon waits [CPN-002]', async () => {
  await open(aCoupon({ code: 'mucho', minimum: quetzales(500) }));
  await type('mucho', 'luis@example.com');
  expect(checkoutStore.get().client.email).toBe('luis@example.com');
  await userEvent.clear(screen.getByLabelText(/Correo electrónico/));
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await settle();
  expect(checkoutStore.get().client.email).toBe('ana@example.com');
});

test('a coupon nobody knows leaves the e-mail of the order alone [CPN-002]', async () => {
  await open(null);
  act(() => updateClient({ email: 'ana@example.com' }));
  await userEvent.click(link());
  await userEvent.clear(screen.getByLabelText(/Correo electrónico/));
  await userEvent.type(screen.getByLabelText('Código de cupón'), 'nadie');
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'luis@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await settle();
  expect(warning()).not.toBe('');
  expect(checkoutStore.get().client.email).toBe('ana@example.com');
});

test('a coupon in use can be taken off; the products stay and the next code can be typed at once [CPN-024]', async () => {
  await open(pizza20);
  await type('pizza20');
  expect(screen.queryByRole('button', { name: '¿Tienes un cupón?' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el cupón PIZZA20' }));
  expect(cartStore.get()).toMatchObject({ coupon: null, lines: [{ productId: 2001 }, { productId: 5001 }] });
  await waitFor(() => expect(document.activeElement).toBe(link()));
});

test('a second coupon is refused, also when the first came from another tab meanwhile [CPN-023]', async () => {
  await open(pizza20);
  await userEvent.click(link());
  act(() => applyCoupon({ coupon: aCoupon({ code: 'otro' }), typed: true, discount: 0 }));
  await userEvent.type(screen.getByLabelText('Código de cupón'), 'pizza20');
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await settle();
  expect(warning()).toContain('Ya tienes un cupón aplicado');
  expect(cartStore.get().coupon?.coupon.code).toBe('otro');
});

describe('a coupon for a product that is not in the cart', () => {
  const brownie5 = aCoupon({ code: 'brownie5', kind: 'fixed-price', value: quetzales(5), productId: 9001, soldProductId: 4711, description: 'Brownie por Q5.00' });

  test('shows it with both prices; «Añadir» puts product and coupon into the cart [CPN-025] [CPN-028] [PRM-010]', async () => {
    await open(brownie5);
    await type('brownie5');
    const offer = screen.getByRole('dialog', { name: 'Cupón BROWNIE5' });
    expect(offer.textContent).toContain('Brownie por Q5.00');
    expect(offer.textContent).toContain('Q28.00');
    expect(offer.textContent).toContain('Q5.00');
    await userEvent.click(within(offer).getByRole('button', { name: 'Añadir' }));
    expect(cartStore.get().lines.at(-1)).toMatchObject({ productId: 9001, fromCoupon: true, soldId: 4711, unitPrice: 2800 });
    expect(cartStore.get().coupon).toMatchObject({ discount: 2300, typed: true });
    expect(screen.queryByRole('dialog', { name: 'Cupón BROWNIE5' })).toBeNull();
  });

  test('«No, gracias» leaves the cart alone [CPN-025]', async () => {
    await open(brownie5);
    const before = cartStore.get();
    await type('brownie5');
    await userEvent.click(screen.getByRole('button', { name: 'No, gracias' }));
    expect(cartStore.get()).toEqual(before);
  });

  test('adds nothing when the order has become too small for it meanwhile, and says so [CPN-025]', async () => {
    await open(brownie5);
    await type('brownie5');
    act(() => removeGroup(0));
    await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
    expect(cartStore.get()).toMatchObject({ coupon: null, lines: [{ productId: 5001 }] });
    expect(toastStore.get().visible.map(({ text }) => text)).toContain('Te faltan Q10.00 para usar este cupón');
  });

  test('of several the customer chooses one, with its options [CPN-025] [PRM-010]', async () => {
    await open(aCoupon({ code: 'elige', kind: 'fixed-price', value: quetzales(10), memberIds: [9001, 4101] }));
    await type('elige');
    const offer = screen.getByRole('dialog', { name: 'Cupón ELIGE' });
    expect(within(offer).getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(within(offer).getByRole('radio', { name: /Suprema/ }));
    await userEvent.click(within(offer).getByRole('button', { name: 'Añadir' }));
    expect(cartStore.get().lines.at(-1)).toMatchObject({ productId: 4101, fromCoupon: true });
    expect(cartStore.get().coupon?.discount).toBe(quetzales(79));
  });

  test('and can be had in several ways comes the way the customer wants it, at the price of the coupon [CPN-025] [PRM-010]', async () => {
    const rows = [aPriceRow({ price: quetzales(89), specialty: 0 }), aPriceRow({ doughId: doughs.cheeseEdge, price: quetzales(104), specialty: 0 })];
    const products = menu.products.map((product) => (product.id === 4101 ? { ...product, priceRows: rows } : product));
    const catalog = { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) };
    await open(aCoupon({ code: 'suprema59', kind: 'fixed-price', value: quetzales(59), productId: 4101 }), { catalog });
    await type('suprema59');
    const offer = screen.getByRole('dialog', { name: 'Cupón SUPREMA59' });
    expect(offer.textContent).toContain('Q89.00');
    await userEvent.selectOptions(within(offer).getByLabelText('Tamaño y masa'), 'Mediana, masa orilla de queso');
    expect(offer.textContent).toContain('Q104.00');
    await userEvent.click(within(offer).getByRole('button', { name: 'Añadir' }));
    expect(cartStore.get()).toMatchObject({ coupon: { discount: quetzales(45) }, lines: [{}, {}, { productId: 4101, unitPrice: quetzales(104) }] });
  });

  test('is not offered when the order would still be too small: what is missing with it is said [CPN-019] [CPN-025]', async () => {
    await open(brownie5, { cart: aCartOf(menu, { productId: 5001 }) });
    await type('brownie5');
    expect(warning()).toContain('Te faltan Q10.00 para usar este cupón');
  });

  test('stays at its own price when the coupon is taken off [CPN-024] [CPN-025]', async () => {
    await open(brownie5);
    await type('brownie5');
    await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el cupón BROWNIE5' }));
    expect(cartStore.get().lines.at(-1)).toMatchObject({ productId: 9001, fromCoupon: false, unitPrice: 2800 });
  });
});

describe('when the session ends', () => {
  const applied = (typed: boolean) => ({ ...aCartOf(menu, { productId: 2001 }), coupon: { coupon: aCoupon(), typed, discount: 0 } });

  test.each([
    [true, 'pizza20'],
    [false, undefined],
  ])('a coupon that was typed (%p) stays, one from the list goes [CPN-026] [CPN-027]', async (typed, left) => {
    await open(null, { cart: applied(typed), local: loggedIn });
    act(() => logOut({ quiet: true }));
    expect(cartStore.get().coupon?.coupon.code).toBe(left);
    expect(cartStore.get().lines).toHaveLength(1);
  });
});
