/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { bus } from '../bus/bus.ts';
import type { Cart } from '../domain/cart.ts';
import { itemCount } from '../domain/cart-operations.ts';
import { history, navigate } from '../history/index.ts';
import { call } from '../http/call.ts';
import * as cipher from '../http/cipher.ts';
import { needsBlocks } from '../queries/needs-blocks.ts';
import { createQueryClient, customerKey } from '../queries/query-client.ts';
import { promotionAnswerQuery } from '../queries/shop-queries.ts';
import { authStore, keepTokens } from '../stores/auth-store.ts';
import { cartFacts } from '../stores/cart-facts.ts';
import { cartFormat, isCart } from '../stores/cart-shape.ts';
import { cartStatus } from '../stores/cart-status.ts';
import { addToCart, applyCoupon, cartStore, changeQuantity } from '../stores/cart-store.ts';
import { cartValidation, lastValidity } from '../stores/cart-validation.ts';
import { catalogStore, deliverCatalog } from '../stores/catalog-store.ts';
import { checkoutStore, updateClient } from '../stores/checkout-store.ts';
import { clock } from '../stores/clock.ts';
import { deliveryFormat } from '../stores/delivery-shape.ts';
import { chooseHome, choosePickup, deliveryStore, setFutureOrder } from '../stores/delivery-store.ts';
import { orderFacts } from '../stores/order-facts.ts';
import { unfinishedOrder } from '../stores/order-memory.ts';
import { rememberedPage, rememberedStep } from '../stores/remembered.ts';
import { logOut } from '../stores/session.ts';
import { sessionKeys, storageKeys } from '../stores/storage-keys.ts';
import { pack, unpack } from '../stores/stored.ts';
import { toast, toastStore, toasts } from '../stores/toast-store.ts';
import { aCartOf, aCoupon } from '../testing/cart-builder.ts';
import { geographyQuery } from '../queries/shop-queries.ts';
import { aHomeLocation, aShop } from '../testing/delivery-builder.ts';
import { callsEnded, fakeHttp, fakeSecret } from '../testing/fake-http.ts';
import { resetStores } from '../testing/reset.ts';
import { startRuntime } from './start.ts';

const item = (I: number, P: number, more: object = {}) => ({ I, IS: I + 10_000, N: `Producto ${I}`, P, TIP: 'PRD', T: 20, H: 0, X: 1, C: 'TODO', ...more });
const getData = (more: object = {}) => ({
  v: '1.0.0',
  currency: 'Q',
  country: 'GT',
  params: { MONTO_MINIMO: '75.00', HORA_INICIO: '00:00', HORA_FIN: '23:59' },
  categories: [{ cat: 20, nombre: 'Combos', idpad: 0, CODIGO_URL: 'combos', cx: 30 }],
  menu: [item(1, 30), item(2, 50), item(7, 90, { X: 2 })],
  promos: [],
  ...more,
});
const routes = {
  'data/getData': getData(),
  'data/getFechaHora': { fecha: '15/07/2025 12:00:00' },
  'data/getBloqueos': { data: { bloqueos: [], bloqueosOpciones: [] } },
  'data/checkHr': { data: [] },
  'geo/getExt': { data: { menu: [] } },
};

let client: QueryClient;
let stop: () => void = () => {};

beforeEach(() => {
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
  client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false, gcTime: Infinity } });
  navigate('/', { replace: true });
});
afterEach(() => {
  stop();
  client.clear();
  for (const { id } of toastStore.get().visible) toasts.dismiss(id);
});

const until = async (ready: () => boolean): Promise<void> => {
  for (let times = 0; times < 200 && !ready(); times += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  if (!ready()) throw new Error('it never happened');
};

async function start(testLocation = false, futureLeadMinutes = 0): Promise<void> {
  stop = startRuntime({ queryClient: client, testLocation, futureLeadMinutes });
  await until(() => cartStatus.get().read);
}

const productOf = (id: number) => {
  const product = catalogStore.get()?.productById.get(id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
};
const add = (id: number, quantity = 1) => addToCart(productOf(id), quantity, []);
const keptCart = (): Cart | null => unpack(cipher.decrypt(localStorage.getItem('cart-state') ?? '', fakeSecret), cartFormat, isCart);
const sealed = (cart: Cart): string => cipher.encrypt(pack(cartFormat, cart), fakeSecret);

test('a first visit loads menu and time once, and stores nothing but the version [API-001, CVAL-008]', async () => {
  const api = fakeHttp(routes);
  await start();
  await callsEnded();
  expect(api.callsTo('data/getData')).toHaveLength(1);
  expect(api.callsTo('data/getFechaHora')).toHaveLength(1);
  expect(Object.keys(localStorage).sort()).toEqual(['checkout-validation', 'version']);
  expect(localStorage.getItem('version')).toBe('1.0.0');
  expect(Math.abs(clock.now() - Date.UTC(2025, 6, 15, 18))).toBeLessThan(5000);
});

test.each(['', '{', 'null', '[]', '{}', '7', '"x"', '{"format":1,"value":{}}', '{"format":1,"value":[null]}', '\u0000'])('whatever stands under every key, the shop opens and takes an order: %j [STG-011]', async (noise) => {
  for (const key of Object.values(storageKeys)) localStorage.setItem(key, noise);
  for (const key of Object.values(sessionKeys)) sessionStorage.setItem(key, noise);
  fakeHttp(routes);
  const crashed = jest.spyOn(console, 'error').mockImplementation(() => {});
  await start();
  add(1, 2);
  await callsEnded();
  expect(itemCount(cartStore.get())).toBe(2);
  expect(deliveryStore.get().mode).toEqual({ kind: 'none' });
  expect([rememberedStep.read(), rememberedPage.read(), unfinishedOrder.read()]).toEqual([null, null, noise === '7' ? 7 : null]);
  expect(crashed).not.toHaveBeenCalled();
  crashed.mockRestore();
});

test('what was added on a first visit before everything stood is of this menu, and stays [CVAL-008]', async () => {
  fakeHttp(routes);
  await start();
  const catalog = catalogStore.get();
  stop();
  resetStores();
  client.clear();
  localStorage.clear();
  localStorage.setItem('cart-state', 'de quién sabe cuándo');
  if (catalog) deliverCatalog(catalog);
  add(1, 2);
  await start();
  expect([itemCount(cartStore.get()), localStorage.getItem('version'), cartStatus.get().error]).toEqual([2, '1.0.0', false]);
});

test('the cart survives a reload [CART-016, CART-011]', async () => {
  fakeHttp(routes);
  await start();
  add(1, 3);
  await until(() => localStorage.getItem('cart-state') !== null);
  stop();
  resetStores();
  client.clear();
  await start();
  expect(cartStore.get().lines.map(({ productId }) => productId)).toEqual([1, 1, 1]);
});

test('another major version of the menu empties the stored cart, a smaller step keeps it [CVAL-009, CVAL-010, CVAL-011]', async () => {
  const { lines } = await (async () => {
    fakeHttp(routes);
    await start();
    return aCartOf(catalogStore.get() ?? (undefined as never), { productId: 1 });
  })();
  for (const [stored, current, count] of [
    ['1.0.0', '1.0.0', 1],
    ['1.9.9', '1.0.0', 1],
    ['2.0.0', '1.0.0', 0],
    ['basura', '1.0.0', 0],
    ['1.0.0', 'sin versión', 1],
  ] as const) {
    stop();
    resetStores();
    client.clear();
    localStorage.setItem('version', stored);
    localStorage.setItem('cart-state', sealed({ lines, nextSequence: 1, coupon: null }));
    fakeHttp({ ...routes, 'data/getData': getData({ v: current }) });
    await start();
    expect([stored, itemCount(cartStore.get())]).toEqual([stored, count]);
    expect(localStorage.getItem('version')).toBe(current === '1.0.0' ? '1.0.0' : stored);
  }
});

test('a new major release does not empty a cart under the customer\'s hands, only at the next visit', async () => {
  const api = fakeHttp(routes);
  await start();
  add(1, 3);
  api.route('data/getData', getData({ v: '2.0.0', menu: [item(1, 35), item(2, 50)] }));
  await client.refetchQueries({ queryKey: ['catalog'] });
  expect(cartStore.get().lines.map(({ unitPrice }) => unitPrice)).toEqual([3500, 3500, 3500]);
  expect(localStorage.getItem('version')).toBe('1.0.0');
  await until(() => keptCart()?.lines[0]?.unitPrice === 3500);
  stop();
  resetStores();
  client.clear();
  await start();
  expect([itemCount(cartStore.get()), localStorage.getItem('version')]).toEqual([0, '2.0.0']);
});

/** What a write of another tab looks like here. */
function otherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
}

test('two tabs have one cart, one delivery and one session', async () => {
  fakeHttp(routes);
  await start();
  const catalog = catalogStore.get();
  if (!catalog) throw new Error('no menu');
  add(1);
  await until(() => localStorage.getItem('cart-state') !== null);
  const written = sealed(aCartOf(catalog, { productId: 2, quantity: 2 }));
  otherTab('cart-state', written);
  await until(() => itemCount(cartStore.get()) === 2);
  await callsEnded();
  expect(localStorage.getItem('cart-state')).toBe(written);
  otherTab('cart-state', 'algo que escribió una versión más nueva');
  await callsEnded();
  expect(itemCount(cartStore.get())).toBe(2);
  otherTab('cart-state', null);
  await until(() => itemCount(cartStore.get()) === 0);
  otherTab('delivery-state', '{"format":1,"value":{"mode":{"kind":"pickup","shopId":4},"futureOrder":null}}');
  expect(deliveryStore.get().mode).toEqual({ kind: 'pickup', shopId: 4 });
  keepTokens({ token: 't', refresh: 'r' });
  client.setQueryData([customerKey, 'profile'], { name: 'Ana' });
  otherTab('auth', null);
  expect(client.getQueryData([customerKey, 'profile'])).toBeUndefined();
});

test('a log-out in another tab empties the form of this one, and what was asked for the customer', async () => {
  fakeHttp(routes);
  await start();
  keepTokens({ token: 't', refresh: 'r' });
  client.setQueryData([customerKey, 'profile'], { name: 'Ana' });
  const typed = (): void => {
    updateClient({ email: 'ana@example.com' });
    rememberedPage.write('/favorites');
  };
  const left = () => [checkoutStore.get().client.email, rememberedPage.read()];
  typed();
  // Tokens that go by themselves belong to a session that ended quietly: the form stays.
  otherTab('auth', null);
  expect(left()).toEqual(['ana@example.com', '/favorites']);
  otherTab('pz-logged-out', '1');
  otherTab('pz-logged-out', null);
  expect(left()).toEqual(['', null]);

  // Somebody else is in by the time this tab hears of it: her tokens stay, nothing of the other customer does.
  typed();
  client.setQueryData([customerKey, 'profile'], { name: 'Ana' });
  localStorage.setItem('auth', 'of another');
  otherTab('pz-logged-out', '1');
  expect([left(), client.getQueryData([customerKey, 'profile']), localStorage.getItem('auth'), authStore.get().token]).toEqual([['', null], undefined, 'of another', 'of another']);
});

describe('a session that its owner ended, as another tab finds out', () => {
  type Write = readonly [key: string, text: string | null];
  const ended = { 'cliente/getDataUser': () => ({ status: 401, body: { codigoRetorno: '01', motivo: 'CERRADA', data: null } }) };
  afterEach(() => void jest.restoreAllMocks());

  const endedElsewhere = (): Promise<unknown> => expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 401 });

  /** What a tab on the menu writes on the device while its customer leaves, in this order. The device is left as it was before. */
  async function writesOfOtherTab(leave: () => unknown = endedElsewhere): Promise<readonly Write[]> {
    navigate('/menu', { replace: true });
    await start();
    keepTokens({ token: 't', refresh: 'r' });
    chooseHome(aHomeLocation());
    add(1, 3);
    await until(() => keptCart()?.lines.length === 3);
    const before = Object.entries({ ...localStorage });
    const writes: Write[] = [];
    const { setItem, removeItem } = Storage.prototype;
    const note = (storage: Storage, key: string, text: string | null): void => void (storage === localStorage && storage.getItem(key) !== text && writes.push([key, text]));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      note(this, key, text);
      setItem.call(this, key, text);
    });
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      note(this, key, null);
      removeItem.call(this, key);
    });
    await leave();
    jest.restoreAllMocks();
    expect([itemCount(cartStore.get()), localStorage.getItem('cart-state'), deliveryStore.get().mode.kind]).toEqual([0, null, 'none']);
    stop();
    resetStores();
    client.clear();
    localStorage.clear();
    before.forEach(([key, text]) => localStorage.setItem(key, text));
    return writes;
  }

  test.each([
    ['keeps cart, place and form at the checkout, whose page says it', '/checkout', { items: 3, place: 'home', email: 'ana@example.com', quiet: [true], stored: 3 }],
    ['leaves them elsewhere', '/', { items: 0, place: 'none', email: '', quiet: [false], stored: undefined }],
  ])('%s', async (_what, path, after) => {
    fakeHttp({ ...routes, ...ended });
    const writes = await writesOfOtherTab();
    navigate(path, { replace: true });
    await start();
    updateClient({ email: 'ana@example.com' });
    const quiet: boolean[] = [];
    const stopListening = bus.on('session/ended', (event) => quiet.push(event.quiet));
    writes.forEach(([key, text]) => otherTab(key, text));
    stopListening();
    await callsEnded();
    expect({ items: itemCount(cartStore.get()), place: deliveryStore.get().mode.kind, email: checkoutStore.get().client.email, quiet, stored: keptCart()?.lines.length }).toEqual(after);
    expect(authStore.get().token).toBeNull();

    // From then on the other tabs are followed as always.
    otherTab('cart-state', null);
    await until(() => itemCount(cartStore.get()) === 0);
  });

  /** At the checkout, and the other tab has announced that it forgets the session. */
  async function startWithAnnouncement(): Promise<void> {
    navigate('/checkout', { replace: true });
    await start();
    otherTab('pz-logged-out', 'CERRADA');
  }
  const left = () => [itemCount(cartStore.get()), deliveryStore.get().mode.kind, keptCart()];

  test('counts no more when that tab died in the middle and the customer logs out later', async () => {
    fakeHttp(routes);
    const writes = await writesOfOtherTab(() => {
      localStorage.setItem('pz-logged-out', 'CERRADA');
      logOut();
    });
    await startWithAnnouncement();
    writes.slice(1).forEach(([key, text]) => otherTab(key, text));
    await callsEnded();
    expect(left()).toEqual([0, 'none', null]);
  });

  test('counts no more when that tab died in the middle and the cart is emptied later', async () => {
    fakeHttp({ ...routes, ...ended });
    await writesOfOtherTab();
    await startWithAnnouncement();
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 5001);
    otherTab('cart-state', null);
    await until(() => itemCount(cartStore.get()) === 0);
    await callsEnded();
    expect(keptCart()).toBeNull();
  });

  test('counts no more when this tab has left the checkout meanwhile', async () => {
    fakeHttp({ ...routes, ...ended });
    const writes = await writesOfOtherTab();
    await startWithAnnouncement();
    navigate('/', { replace: true });
    writes.slice(1).forEach(([key, text]) => otherTab(key, text));
    await callsEnded();
    expect(left()).toEqual([0, 'none', null]);
  });
});

test('a page that was put to sleep with a customer and wakes up without one is empty', async () => {
  fakeHttp(routes);
  await start();
  keepTokens({ token: 't', refresh: 'r' });
  updateClient({ email: 'ana@example.com' });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(checkoutStore.get().client.email).toBe('ana@example.com');
  localStorage.removeItem('auth');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([checkoutStore.get().client.email, authStore.get().token]).toEqual(['', null]);
});

test('a page that slept while another tab went on wakes up with what that tab left', async () => {
  fakeHttp(routes);
  await start();
  const catalog = catalogStore.get();
  if (!catalog) throw new Error('no menu');
  localStorage.setItem('cart-state', sealed(aCartOf(catalog, { productId: 2, quantity: 2 })));
  localStorage.setItem('auth', 'other');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await until(() => itemCount(cartStore.get()) === 2);
  expect(authStore.get().token).toBe('other');
});

test('leaving the page writes what is not written yet', async () => {
  fakeHttp(routes);
  await start();
  add(1);
  await until(() => keptCart()?.lines.length === 1);
  add(2);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(keptCart()?.lines).toHaveLength(2);
});

describe('a toast', () => {
  const leaves = (text: string): Promise<void> => until(() => !toastStore.get().visible.some((shown) => shown.text === text && !shown.leaving));
  afterEach(() => void jest.restoreAllMocks());

  test('waits while the window has no focus or is hidden, and goes on afterwards [TST-006]', async () => {
    fakeHttp(routes);
    await start();
    const paused = jest.spyOn(toasts, 'setBlurred');
    const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    await until(() => paused.mock.calls.length === 1);
    focus.mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    toast({ text: 'hola', duration: 1 });
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(paused.mock.calls).toEqual([[true], [false], [true], [false]]);
    await leaves('hola');
  });

  test('does not wait while a frame in the page has the focus, as where a card is typed', async () => {
    fakeHttp(routes);
    await start();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const paused = jest.spyOn(toasts, 'setBlurred');
    window.dispatchEvent(new Event('blur'));
    await until(() => paused.mock.calls.length === 1);
    expect(paused.mock.calls).toEqual([[false]]);
    toast({ text: 'hola', duration: 1 });
    await leaves('hola');
  });
});

test('the flags of the cart are kept for the first picture of the next visit [CVAL-045, STG-007]', async () => {
  fakeHttp(routes);
  await start();
  add(1);
  await callsEnded();
  expect(cartValidation.get()).toMatchObject({ canPay: false, messages: ['Monto mínimo de compra Q75.00'], validity: { totalInvalid: true, addressInvalid: true, isEmpty: false } });
  add(2);
  expect(cartValidation.get()).toMatchObject({ canPay: true, messages: [] });
  stop();
  const { validity } = cartValidation.get() ?? {};
  resetStores();
  client.clear();
  stop = startRuntime({ queryClient: client });
  expect(lastValidity.get()).toEqual(validity);
  localStorage.setItem('checkout-validation', '{"canalInvalid":true}');
  stop();
  stop = startRuntime({ queryClient: client });
  expect(lastValidity.get()).toBeNull();
});

test('lines that cannot be ordered say why [CVAL-013, CVAL-015, QRY-009]', async () => {
  const api = fakeHttp({ ...routes, 'data/getBloqueos': { data: { bloqueos: [{ I: 2, T: 'LLEV' }], bloqueosOpciones: [] } }, 'data/checkHr': { data: [{ I: 1 }] } });
  navigate('/cart', { replace: true });
  await start();
  expect(api.callsTo('data/getBloqueos')).toHaveLength(0);
  add(1);
  add(2);
  await until(() => cartValidation.get()?.problems['0-0'] === 'schedule');
  expect(api.callsTo('data/checkHr').map(({ payload }) => payload)).toContainEqual({ ids: '1,2', pff: 'n', pfh: 'n' });
  choosePickup(3);
  await until(() => cartValidation.get()?.problems['1-0'] === 'blocked-product');
  expect(api.callsTo('data/getBloqueos')).toHaveLength(1);
  expect(cartValidation.get()?.canPay).toBe(false);
});

test('a page that was drawn with the shops judges a stored cart by them at once', async () => {
  fakeHttp(routes);
  client.setQueryData(geographyQuery.queryKey, { departments: [], cities: [], districts: [], shops: [aShop({ hours: [] })] });
  localStorage.setItem(storageKeys.delivery, pack(deliveryFormat, { mode: { kind: 'pickup', shopId: 2 }, futureOrder: null }));
  await start();
  add(1, 3);
  expect(orderFacts.get().shops).toHaveLength(1);
  expect(cartValidation.get()?.canPay).toBe(false);
});

test('the shop that makes the order keeps its own hours: on a day off nothing can be ordered for now', async () => {
  const shop = (I: number) => ({ I, N: `Tienda ${I}` });
  const hours = [0, 1, 2, 3, 4, 5, 6].map((numday) => ({ numday, openingTime: '09:00', closingTime: '21:00' }));
  const cierres = { 3: [{ fecha: '2025-07-15', motivo: 'Asueto' }] };
  const api = fakeHttp({ ...routes, 'data/getCatalogos': { departamentos: [], ciudades: [], colonias: [], tiendas: [shop(2), shop(3)], horariosTiendas: { 2: hours, 3: hours }, cierres } });
  await start();
  add(1, 3);
  expect(api.callsTo('data/getCatalogos')).toHaveLength(0);
  choosePickup(2);
  await until(() => orderFacts.get().shops.length > 0);
  expect(cartValidation.get()?.canPay).toBe(true);
  choosePickup(3);
  await until(() => cartValidation.get()?.canPay === false);
  expect(cartValidation.get()?.messages).toEqual(['La tienda está cerrada en la fecha u hora seleccionada']);
  expect(api.callsTo('data/getCatalogos')).toHaveLength(1);
});

test('blocks are asked for at home, on the favourites and wherever a counter is [QRY-009]', () => {
  expect([needsBlocks('/', undefined), needsBlocks('/favorites', undefined), needsBlocks('/menu', 0), needsBlocks('/menu', 3)]).toEqual([true, true, true, true]);
  expect([needsBlocks('/menu', undefined), needsBlocks('/tiendas', undefined)]).toEqual([false, false]);
});

test('a product that is looked at before anything is ordered is known to be sold out [QRY-009]', async () => {
  const api = fakeHttp({ ...routes, 'data/getBloqueos': { data: { bloqueos: [{ I: 2, T: 'TODOS' }], bloqueosOpciones: [] } } });
  navigate('/menu/categoria/postres', { replace: true });
  await start();
  expect(api.callsTo('data/getBloqueos')).toHaveLength(0);
  navigate('/menu/categoria/postres/producto/2');
  await until(() => orderFacts.get().blocks.products.length > 0);
  expect(orderFacts.get().blocks.products).toEqual([{ id: 2, scope: 'always' }]);
});

test('what is sold out is asked once the page that was tapped is painted', async () => {
  const api = fakeHttp(routes);
  navigate('/menu/categoria/postres', { replace: true });
  await start();
  let callsBeforePaint: number | undefined;
  navigate('/menu/categoria/postres/producto/2');
  requestAnimationFrame(() => (callsBeforePaint = api.callsTo('data/getBloqueos').length));
  await until(() => api.callsTo('data/getBloqueos').length > 0);
  expect(callsBeforePaint).toBe(0);
});

test('background questions that fail restrict nothing and say nothing [API-013, API-065]', async () => {
  const api = fakeHttp({ 'data/getData': getData(), 'data/getFechaHora': routes['data/getFechaHora'] });
  await start();
  add(1, 3);
  choosePickup(3);
  await until(() => api.callsTo('geo/getExt').length > 0 && deliveryStore.get().geoMenuKnown);
  await callsEnded();
  expect(cartValidation.get()?.canPay).toBe(true);
  expect(deliveryStore.get().geoMenu).toEqual([]);
  expect(toastStore.get().visible).toEqual([]);
});

test('a product of some shops only is wrong where the shop does not sell it, and not before the shop was heard [CVAL-012]', async () => {
  const api = fakeHttp({ ...routes, 'geo/getExt': ({ payload }) => ({ body: { data: { menu: payload?.['idtda'] === 2 ? [7] : [] } } }) });
  await start();
  add(7);
  await callsEnded();
  expect(cartValidation.get()?.problems).toEqual({ '0-0': 'geo' });
  const seen: unknown[] = [];
  const subscription = cartValidation.changes$.subscribe((state) => seen.push(state?.problems['0-0']));
  choosePickup(2);
  await until(() => deliveryStore.get().geoMenuKnown);
  subscription.unsubscribe();
  expect(seen).toEqual(['geo', undefined]);
  choosePickup(3);
  await until(() => cartValidation.get()?.problems['0-0'] === 'geo');
  expect(api.callsTo('geo/getExt').map(({ payload }) => payload)).toEqual([{ idtda: 2 }, { idtda: 3 }]);
});

test('outside Guatemala no shop is asked and every shop sells everything [GEN-026]', async () => {
  const api = fakeHttp({ ...routes, 'data/getData': getData({ country: 'SV' }) });
  await start();
  add(7, 2);
  choosePickup(2);
  await callsEnded();
  expect(deliveryStore.get().geoMenu).toBe('all');
  expect(cartValidation.get()?.problems).toEqual({});
  expect(api.callsTo('geo/getExt')).toEqual([]);
  stop();
  resetStores();
  client.clear();
  await start(true);
  choosePickup(2);
  await until(() => api.callsTo('geo/getExt').length === 1);
});

test('a promotion stays while it is being asked about, and goes when the server refuses it [PRM-001, PRM-009]', async () => {
  let release = (): void => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  fakeHttp({
    ...routes,
    'data/getData': getData({ promos: [{ PID: 9, N: 'Mitad', TP: 'PORCENTAJE', DSC: 50, MC: 0, apl: [1], prm: [2] }] }),
    'data/checkPr': async () => {
      await wait;
      return { body: { data: { v: 'N' } } };
    },
  });
  await start();
  add(1);
  addToCart(productOf(2), 1, [], { promo: { promotionId: 9, triggerSequence: 0, price: 2500 } });
  await callsEnded();
  expect(itemCount(cartStore.get())).toBe(2);
  release();
  await until(() => itemCount(cartStore.get()) === 1);
});

test('a page that asked the same and was left takes no promotion along [PRM-009]', async () => {
  const releases: (() => void)[] = [];
  fakeHttp({
    ...routes,
    'data/getData': getData({ promos: [{ PID: 9, N: 'Mitad', TP: 'PORCENTAJE', DSC: 50, MC: 0, apl: [1], prm: [2] }] }),
    'data/checkPr': async () => {
      await new Promise<void>((resolve) => releases.push(resolve));
      return { body: { data: { v: 'S' } } };
    },
  });
  await start();
  const leave = new QueryObserver(client, promotionAnswerQuery(9)).subscribe(() => {});
  add(1);
  addToCart(productOf(2), 1, [], { promo: { promotionId: 9, triggerSequence: 0, price: 2500 } });
  await until(() => releases.length === 1);
  leave();
  await until(() => releases.length === 2);
  releases.forEach((release) => release());
  await until(() => cartFacts.get().promotionAnswers.has(9));
  expect([itemCount(cartStore.get()), cartFacts.get().promotionAnswers.get(9)]).toEqual([2, 'valid']);
});

test('a promotion never confirmed is off when the server cannot be reached, and can be had when it can [PRM-009]', async () => {
  const api = fakeHttp({ ...routes, 'data/getData': getData({ promos: [{ PID: 9, N: 'Mitad', TP: 'PORCENTAJE', DSC: 50, MC: 0, apl: [1], prm: [2] }] }) });
  await start();
  add(1);
  addToCart(productOf(2), 1, [], { promo: { promotionId: 9, triggerSequence: 0, price: 2500 } });
  expect(itemCount(cartStore.get())).toBe(2);
  await until(() => itemCount(cartStore.get()) === 1);
  api.route('data/checkPr', { data: { v: 'S' } });
  expect(addToCart(productOf(2), 1, [], { promo: { promotionId: 9, triggerSequence: 0, price: 2500 } })).not.toBeNull();
  await until(() => cartFacts.get().promotionAnswers.get(9) === 'valid');
  expect(itemCount(cartStore.get())).toBe(2);
});

test('a promotion confirmed on the last visit stays when the server cannot be reached on this one [PRM-009]', async () => {
  const half = { ...routes, 'data/getData': getData({ promos: [{ PID: 9, N: 'Mitad', TP: 'PORCENTAJE', DSC: 50, MC: 0, apl: [1], prm: [2] }] }) };
  fakeHttp({ ...half, 'data/checkPr': { data: { v: 'S' } } });
  await start();
  add(1);
  addToCart(productOf(2), 1, [], { promo: { promotionId: 9, triggerSequence: 0, price: 2500 } });
  await until(() => keptCart()?.lines[1]?.promo?.confirmed === true);
  stop();
  resetStores();
  client.clear();
  const api = fakeHttp(half);
  await start();
  await until(() => cartFacts.get().promotionAnswers.has(9));
  expect([itemCount(cartStore.get()), api.callsTo('data/checkPr').length]).toEqual([2, 1]);
});

test('a date that has become impossible is forgotten by the server\'s clock, and the next order says so [FUT-003, FUT-010]', async () => {
  const reasons: string[] = [];
  const stopListening = bus.on('delivery/future-order-dropped', ({ reason }) => reasons.push(reason));
  const api = fakeHttp(routes);
  await start();
  await until(() => api.callsTo('data/getFechaHora').length === 1);
  await callsEnded();
  setFutureOrder({ date: '15/07/2025', time: '14:00' });
  api.route('data/getFechaHora', { fecha: '15/07/2025 13:30:00' });
  await client.refetchQueries({ queryKey: ['server-time'] });
  stopListening();
  expect([deliveryStore.get().futureOrder, checkoutStore.get().futureOrderDropped, reasons]).toEqual([null, true, ['too-soon']]);
  expect(toastStore.get().visible).toMatchObject([{ kind: 'warning', text: 'La fecha que elegiste para tu orden ya no es posible. La prepararemos lo antes posible, o elige otra.' }]);
});

test('the lead time of the site is the one a stored date is judged by [FUT-005]', async () => {
  localStorage.setItem('delivery-state', JSON.stringify({ format: 1, value: { mode: { kind: 'none' }, futureOrder: { date: '15/07/2025', time: '13:30' } } }));
  fakeHttp(routes);
  await start(false, 120);
  await until(() => checkoutStore.get().futureOrderDropped);
  expect(deliveryStore.get().futureOrder).toBeNull();
});

test('a coupon that no longer applies is said once, wherever the customer is [CPN-021]', async () => {
  fakeHttp(routes);
  await start();
  add(2, 2);
  applyCoupon({ coupon: aCoupon(), typed: true, discount: 0 });
  expect(cartStore.get().coupon).not.toBeNull();
  changeQuantity(0, -1);
  expect(toastStore.get().visible).toMatchObject([{ kind: 'info', text: 'Se quitó el cupón porque tu orden ya no cumple las condiciones' }]);
});

describe('a coupon that no shop would take any more goes, and says so', () => {
  const gone = { kind: 'info', text: 'Se quitó el cupón porque tu orden ya no cumple las condiciones' };

  test('when it is not for the way of delivery that was chosen since', async () => {
    fakeHttp(routes);
    await start();
    add(2, 2);
    applyCoupon({ coupon: aCoupon({ channel: 'home' }), typed: true, discount: 0 });
    await callsEnded();
    expect(cartStore.get().coupon).not.toBeNull();
    choosePickup(3);
    expect([cartStore.get().coupon, toastStore.get().visible]).toMatchObject([null, [gone]]);
  });

  test('when its last hour is over by the server\'s clock, whatever the device says', async () => {
    const api = fakeHttp(routes);
    await start();
    await until(() => api.callsTo('data/getFechaHora').length === 1);
    await callsEnded();
    add(2, 2);
    // Long ago for the device.
    applyCoupon({ coupon: aCoupon({ expiresAt: '15/07/2025 12:30:00' }), typed: true, discount: 0 });
    await callsEnded();
    expect(cartStore.get().coupon).not.toBeNull();
    api.route('data/getFechaHora', { fecha: '15/07/2025 12:31:00' });
    await client.refetchQueries({ queryKey: ['server-time'] });
    expect([cartStore.get().coupon, toastStore.get().visible]).toMatchObject([null, [gone]]);
  });
});

test('a 403 goes home over the one history [AUTH-017]', async () => {
  const api = fakeHttp(routes);
  await start();
  api.route('cliente/getDataUser', () => ({ status: 403 }));
  navigate('/profile/data');
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 403 });
  expect(history.location.pathname).toBe('/');
  const { location } = history;
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 403 });
  expect(history.location).toBe(location);
});

test('without a menu nothing is read, written or judged, and it comes to life when the menu does', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const api = fakeHttp(routes);
  api.setOffline(true);
  stop = startRuntime({ queryClient: client });
  await callsEnded();
  expect([cartStatus.get().read, cartValidation.get(), Object.keys(localStorage)]).toEqual([false, null, []]);
  api.setOffline(false);
  await client.refetchQueries({ queryKey: ['catalog'] });
  await until(() => cartStatus.get().read);
  warned.mockRestore();
});

test('losing and finding the network is an event', async () => {
  fakeHttp(routes);
  await start();
  const heard: boolean[] = [];
  const stopListening = bus.on('connection/changed', ({ online }) => heard.push(online));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stopListening();
  expect(heard).toEqual([false, true]);
});
