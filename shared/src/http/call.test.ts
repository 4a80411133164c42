import { beforeEach, expect, test } from '@jest/globals';
import { bus } from '../bus/bus.ts';
import { emptyCart, type AppliedCoupon } from '../domain/cart.ts';
import type { HomeLocation } from '../domain/delivery.ts';
import { authStore, keepGuestToken, keepTokens } from '../stores/auth-store.ts';
import { cartStatus } from '../stores/cart-status.ts';
import { cartStore } from '../stores/cart-store.ts';
import { checkoutStore, emptyCheckout, updateClient } from '../stores/checkout-store.ts';
import { chooseHome, deliveryStore } from '../stores/delivery-store.ts';
import { toastStore } from '../stores/toast-store.ts';
import { aCoupon } from '../testing/cart-builder.ts';
import { fakeHttp, fakeSecret, type FakeCall } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { call } from './call.ts';
import { encrypt } from './cipher.ts';
import { isCancellation } from './errors.ts';
import { pendingCalls } from './pending.ts';
import { configureHttp } from './settings.ts';

const home: string[] = [];
let shelves = freshStorage();

beforeEach(() => {
  resetStores();
  shelves = freshStorage();
  home.length = 0;
  configureHttp({ path: () => '/menu', goHome: () => void home.push('/') });
});

const bearer = ({ headers }: FakeCall): string | null => headers.get('authorization');
const loggedIn = (): void => keepTokens({ token: 't1', refresh: 'r1' });

/** Knows one pair of tokens; an older one gets the current pair, anything else is refused. */
function sessionRoute(current: { token: string; refresh: string }, old: readonly string[]) {
  return ({ headers }: FakeCall) => {
    const token = headers.get('authorization')?.replace('Bearer ', '');
    if (token === current.token) return { body: { nombre: 'Ana' } };
    if (token && old.includes(token)) return { status: 401, headers: { token: current.token, 'refresh-token': current.refresh } };
    return { status: 401 };
  };
}

test('every call is a JSON POST below the base that wants JSON back [HTTP-001, HTTP-010]', async () => {
  const seen: [string, RequestInit][] = [];
  configureHttp({
    base: 'https://api.example.com/v1',
    fetch: async (url, init) => {
      seen.push([String(url), init ?? {}]);
      return Response.json({ codigoRetorno: '00' });
    },
  });
  expect(await call('data/getPromo', { codigo: 'postre' })).toEqual({ codigoRetorno: '00' });
  const [[url, { method, body, headers }]] = seen as [[string, RequestInit]];
  expect([url, method, body]).toEqual(['https://api.example.com/v1/data/getPromo', 'POST', '{"codigo":"postre"}']);
  expect(headers).toMatchObject({ Accept: 'application/json', 'Content-Type': 'application/json' });
});

test('a call without a payload sends an empty object, an empty one nothing at all [HTTP-007]', async () => {
  const api = fakeHttp({ 'data/getData': {}, 'data/getCatalogos': {} });
  await call('data/getData');
  await call('data/getCatalogos');
  expect(api.calls.map(({ body }) => body)).toEqual(['{}', undefined]);
  expect(api.calls[1]?.headers.has('content-type')).toBe(false);
});

test('a form goes without a content type of ours: the browser writes the boundary [HTTP-005]', async () => {
  const api = fakeHttp({ 'data/checkHr': { data: [] } });
  await call('data/checkHr', { ids: [1, 2], pff: 'n', pfh: 'n' });
  expect(api.calls[0]?.body).toBeInstanceOf(FormData);
  expect(api.calls[0]?.payload).toEqual({ ids: '1,2', pff: 'n', pfh: 'n' });
  expect(api.calls[0]?.headers.has('content-type')).toBe(false);
});

test('a secure call carries token and refresh token, a plain one neither [HTTP-002, ROLE-002]', async () => {
  const api = fakeHttp({ 'cliente/getDataUser': {}, 'data/getPromo': {} });
  loggedIn();
  await call('cliente/getDataUser');
  await call('data/getPromo', { codigo: 'x' });
  expect(api.calls.map((made) => [bearer(made), made.headers.get('refresh-token')])).toEqual([
    ['Bearer t1', 'r1'],
    [null, null],
  ]);
});

test('a guest call obtains one token for all calls at once and keeps it [HTTP-003, AUTH-011, API-087, STG-003]', async () => {
  const api = fakeHttp({ 'auth/guest': { token: 'g1' }, 'checkout/getValidatorTokenPromerica': { token: 'x', url: 'y' } });
  api.setLatency(5);
  await Promise.all([1, 2, 3].map((idorder) => call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'ORD' })));
  expect(api.callsTo('auth/guest').map(({ payload }) => payload)).toEqual([{}]);
  expect(api.callsTo('checkout/getValidatorTokenPromerica').map(bearer)).toEqual(['Bearer g1', 'Bearer g1', 'Bearer g1']);
  expect(shelves.local.entries()).toEqual({ 'auth-guest': 'g1' });
});

test('a customer is recognised by the own tokens also on guest calls', async () => {
  const api = fakeHttp({ 'checkout/getValidatorTokenPromerica': {} });
  loggedIn();
  await call('checkout/getValidatorTokenPromerica', { idorder: 1, tipo: 'ORD' });
  expect(api.calls.map(({ path }) => path)).toEqual(['checkout/getValidatorTokenPromerica']);
  expect(bearer(api.calls[0] as FakeCall)).toBe('Bearer t1');
});

test('a log-in claims the orders of a guest who has a token, and asks for none', async () => {
  const api = fakeHttp({ 'auth/login': {} });
  await call('auth/login', { email: 'a' });
  keepGuestToken('g1');
  await call('auth/login', { email: 'a' });
  expect(api.calls.map(bearer)).toEqual([null, 'Bearer g1']);
});

test('without a guest token there is no guest call [API-089]', async () => {
  const api = fakeHttp({ 'auth/guest': () => ({ status: 503 }) });
  await expect(call('checkout/getValidatorTokenPromerica', {})).rejects.toMatchObject({ name: 'HttpError', status: 503 });
  api.route('auth/guest', { codigoRetorno: '01', mensajeRetorno: 'No' });
  await expect(call('checkout/getValidatorTokenPromerica', {})).rejects.toThrow('auth/guest answered no token');
  expect(api.calls.map(({ path }) => path)).toEqual(['auth/guest', 'auth/guest']);
  expect(shelves.local.entries()).toEqual({});
});

test('calls show that something is under way, unless they run in the background [HTTP-004]', async () => {
  const api = fakeHttp({ 'data/getData': {}, 'data/getBloqueos': {} });
  api.setLatency(5);
  const counts: number[] = [];
  pendingCalls.changes$.subscribe((count) => counts.push(count));
  await Promise.all([call('data/getData'), call('data/getBloqueos'), call('data/getData')]);
  api.setOffline(true);
  await expect(call('data/getData')).rejects.toThrow();
  expect(counts).toEqual([0, 1, 2, 1, 0, 1, 0]);
});

test('the key is what follows the last slash of the `ck` header, of any answer [HTTP-009, GEN-025]', async () => {
  const api = fakeHttp({ 'data/getData': () => ({ status: 503, headers: { ck: '/k/t1/uno/dos' } }), 'data/getFechaHora': () => ({ headers: { ck: '' } }) });
  await expect(call('data/getData')).rejects.toThrow();
  expect(cartStatus.get().key).toBe('dos');
  await call('data/getFechaHora');
  expect(cartStatus.get()).toMatchObject({ key: 'dos', updates: false });
  expect(api.calls).toHaveLength(2);
});

test('an encrypted call travels in the envelope with its id and time [HTTP-008]', async () => {
  const api = fakeHttp({ 'data/getData': {}, 'auth/changePassword': {} });
  await call('data/getData');
  await call('auth/changePassword', { contrasena: 'ñ' }, { writeId: 'w1' });
  const sent = JSON.parse(String(api.calls[1]?.body));
  expect(Object.keys(sent)).toEqual(['data']);
  expect(api.calls[1]?.payload).toEqual({ contrasena: 'ñ', _id: 'w1', _ts: expect.any(Number) });
  expect(api.calls[1]?.headers.get('content-type')).toBe('application/json');
});

test('an encrypted call before any key was seen asks for the menu first [HTTP-008]', async () => {
  const api = fakeHttp({ 'data/getData': {}, 'auth/signupEmail': {} });
  await call('auth/signupEmail', { email: 'a@b.gt' });
  expect(api.calls.map(({ path }) => path)).toEqual(['data/getData', 'auth/signupEmail']);
  expect(api.calls[1]?.payload).toMatchObject({ email: 'a@b.gt' });
});

test('an envelope the server cannot read is sealed once more with the new key and the server\'s time', async () => {
  cartStatus.set({ read: false, updates: false, error: false, key: 'retired' });
  const api = fakeHttp({
    'auth/signupEmail': (_call, count) =>
      count === 1 ? { status: 400, body: { error: 'CK_UNREADABLE' }, headers: { date: 'Tue, 15 Jul 2025 18:00:00 GMT' } } : {},
  });
  await call('auth/signupEmail', { email: 'a@b.gt' }, { writeId: 'w' });
  expect(JSON.parse(String(api.calls[0]?.body)).data).not.toBe(JSON.parse(String(api.calls[1]?.body)).data);
  expect(api.calls[1]?.payload).toEqual({ email: 'a@b.gt', _id: 'w', _ts: Date.UTC(2025, 6, 15, 18) });
  expect(cartStatus.get().key).toBe(fakeSecret);

  api.route('auth/signupEmail', () => ({ status: 400, body: { error: 'CK_UNREADABLE' } }));
  await expect(call('auth/signupEmail', {})).rejects.toMatchObject({ status: 400 });
  expect(api.calls).toHaveLength(4);
});

test('a repeated save keeps its id: it can be done only once', async () => {
  loggedIn();
  cartStatus.set({ read: false, updates: false, error: false, key: fakeSecret });
  const api = fakeHttp({ 'cliente/saveCliente': sessionRoute({ token: 't2', refresh: 'r2' }, ['t1']) });
  await call('cliente/saveCliente', { nombres: 'Ana' });
  const [first, second] = api.calls.map(({ payload }) => payload?.['_id']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test('any status of 200 to 299 is an answer, every other one an error [HTTP-011, HTTP-014]', async () => {
  const api = fakeHttp();
  for (const status of [200, 201, 299]) {
    api.route('data/getData', () => ({ status, body: { v: '1.0.0' } }));
    expect(await call('data/getData')).toMatchObject({ v: '1.0.0' });
  }
  for (const status of [400, 404, 429, 500, 503]) {
    api.route('data/getData', () => ({ status, body: { v: 1 } }));
    await expect(call('data/getData')).rejects.toMatchObject({ name: 'HttpError', message: `Request failed with status code ${status}`, status, body: { v: 1 } });
  }
});

test('return codes inside an answer are left to the caller', async () => {
  fakeHttp({ 'auth/login': { codigoRetorno: '01', mensajeRetorno: 'No' } });
  expect(await call('auth/login', {})).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No' });
});

test('no connection is a «Network Error», and so is a page instead of an answer [HTTP-015]', async () => {
  const api = fakeHttp();
  api.setOffline(true);
  await expect(call('data/getData')).rejects.toMatchObject({ name: 'NetworkError', message: 'Network Error' });
  configureHttp({ fetch: async () => new Response('<html>Wi-Fi del hotel</html>') });
  await expect(call('data/getData')).rejects.toMatchObject({ name: 'NetworkError', message: 'Network Error' });
});

test('only a call with a limit runs out of time [HTTP-012, HTTP-017, QRY-014]', async () => {
  const api = fakeHttp({ 'data/getData': {} });
  api.setLatency(30);
  await expect(call('data/getData', undefined, { timeoutMs: 5 })).rejects.toMatchObject({ name: 'TimeoutError', message: 'timeout of 5ms exceeded' });
  expect(await call('data/getData')).toBeDefined();
});

test('giving up is an error of its own that shows nothing [HTTP-016, HTTP-018]', async () => {
  const api = fakeHttp({ 'data/getData': {} });
  api.setLatency(30);
  const controller = new AbortController();
  const answer = call('data/getData', undefined, { signal: controller.signal });
  controller.abort();
  const error = await answer.catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'AbortError', message: 'Request aborted' });
  expect(isCancellation(error)).toBe(true);
  await expect(call('data/getData', undefined, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(toastStore.get().visible).toEqual([]);
});

test('new tokens of a 401 are kept and the call is made once more with them [AUTH-013, AUTH-014]', async () => {
  loggedIn();
  const api = fakeHttp({ 'cliente/getDataUser': sessionRoute({ token: 't2', refresh: 'r2' }, ['t1']) });
  expect(await call('cliente/getDataUser')).toMatchObject({ nombre: 'Ana' });
  expect(api.calls.map(bearer)).toEqual(['Bearer t1', 'Bearer t2']);
  expect(shelves.local.entries()).toMatchObject({ auth: 't2', refresh: 'r2' });
});

test('calls that come back with a 401 together each are repeated once with the newest tokens [AUTH-014]', async () => {
  loggedIn();
  let given = 0;
  const api = fakeHttp({
    // Only the first one is told the new tokens: to the others the server says no more than that theirs are old.
    'cliente/getDataUser': ({ headers }) => {
      if (headers.get('authorization') === 'Bearer t2') return { body: { nombre: 'Ana' } };
      given += 1;
      return given === 1 ? { status: 401, headers: { token: 't2', 'refresh-token': 'r2' } } : { status: 401 };
    },
  });
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('cliente/getDataUser')));
  expect(answers).toHaveLength(4);
  expect(api.calls).toHaveLength(8);
  expect(authStore.get()).toMatchObject({ token: 't2', refresh: 'r2' });
});

test('tokens another tab renewed meanwhile are used instead of ending the session', async () => {
  loggedIn();
  fakeHttp({
    'cliente/getDataUser': ({ headers }) => {
      shelves.local.setItem('auth', 't9');
      shelves.local.setItem('refresh', 'r9');
      return headers.get('authorization') === 'Bearer t9' ? { body: { nombre: 'Ana' } } : { status: 401 };
    },
  });
  expect(await call('cliente/getDataUser')).toMatchObject({ nombre: 'Ana' });
});

const coupon = (typed: boolean): AppliedCoupon => ({ coupon: aCoupon(), typed, discount: 100 });

test('a 401 without new tokens ends the session without a word; a coupon of the customer\'s list leaves the cart [AUTH-015, CPN-027]', async () => {
  loggedIn();
  cartStore.set((cart) => ({ ...cart, coupon: coupon(false) }));
  const api = fakeHttp({ 'cliente/getDataUser': () => ({ status: 401 }) });
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 401 });
  expect(api.calls).toHaveLength(1);
  expect(authStore.get()).toEqual({ token: null, refresh: null, guest: null, session: null });
  expect(shelves.local.entries()).toEqual({});
  expect(cartStore.get().coupon).toBeNull();
  expect([home, toastStore.get().visible]).toEqual([[], []]);
});

test('a typed coupon survives it [CPN-027]', async () => {
  loggedIn();
  cartStore.set((cart) => ({ ...cart, coupon: coupon(true) }));
  fakeHttp({ 'cliente/getDataUser': () => ({ status: 401 }) });
  await expect(call('cliente/getDataUser')).rejects.toThrow();
  expect(cartStore.get().coupon?.typed).toBe(true);
});

const ended = { status: 401, body: { codigoRetorno: '01', mensajeRetorno: 'Tu sesión expiró. Ingresa de nuevo.', error: 'UNAUTHENTICATED', motivo: 'CERRADA', data: null } };

test('a session that was ended from another device is left as with a log-out, and it is said once', async () => {
  loggedIn();
  for (const key of ['main-address', 'certificates-state', 'pz-gift-attempt']) shelves.local.setItem(key, 'x');
  cartStore.set((cart) => ({ ...cart, nextSequence: 4, coupon: coupon(true) }));
  updateClient({ email: 'ana@example.com' });
  chooseHome({ shopId: 3 } as HomeLocation);
  const quiet: boolean[] = [];
  const stop = bus.on('session/ended', (event) => quiet.push(event.quiet));
  const api = fakeHttp({ 'cliente/getDataUser': () => ended });
  const answers = await Promise.allSettled([call('cliente/getDataUser'), call('cliente/getDataUser')]);
  stop();
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(api.calls).toHaveLength(2);
  expect(shelves.local.entries()).toEqual({});
  expect([authStore.get().token, cartStore.get(), checkoutStore.get(), deliveryStore.get().mode]).toEqual([null, emptyCart, emptyCheckout, { kind: 'none' }]);
  expect(quiet).toEqual([false]);
  expect(toastStore.get().visible.map(({ text }) => text)).toEqual(['Se eliminó la dirección de entrega seleccionada', 'Tu sesión en este dispositivo fue cerrada. Ingresa de nuevo.']);
});

test('at the checkout it ends quietly: cart, place and form stay for the page that says it', async () => {
  loggedIn();
  cartStore.set((cart) => ({ ...cart, nextSequence: 4 }));
  updateClient({ email: 'ana@example.com' });
  chooseHome({ shopId: 3 } as HomeLocation);
  configureHttp({ path: () => '/checkout' });
  const quiet: boolean[] = [];
  const stop = bus.on('session/ended', (event) => quiet.push(event.quiet));
  fakeHttp({ 'cliente/getDataUser': () => ended });
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 401 });
  stop();
  expect([authStore.get().token, cartStore.get().nextSequence, checkoutStore.get().client.email, deliveryStore.get().mode.kind]).toEqual([null, 4, 'ana@example.com', 'home']);
  expect([quiet, toastStore.get().visible]).toEqual([[true], []]);
});

test('who logged in meanwhile, also in another tab, loses nothing by the end of the session before', async () => {
  loggedIn();
  cartStore.set((cart) => ({ ...cart, nextSequence: 4 }));
  fakeHttp({
    'cliente/getDataUser': (_call, count) => {
      shelves.local.setItem('auth', `newer-${count}`);
      return ended;
    },
  });
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 401 });
  expect([authStore.get().token, cartStore.get().nextSequence, toastStore.get().visible]).toEqual(['newer-2', 4, []]);
});

test('a second 401 ends the session even with new tokens: there is no endless loop [AUTH-015]', async () => {
  loggedIn();
  const api = fakeHttp({ 'cliente/getDataUser': (_call, count) => ({ status: 401, headers: { token: `t${count}x`, 'refresh-token': 'r' } }) });
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 401 });
  expect(api.calls).toHaveLength(2);
  expect(authStore.get().token).toBeNull();
});

test('a session that began while the call was under way is not ended by it', async () => {
  loggedIn();
  fakeHttp({
    'cliente/getDataUser': ({ headers }) => {
      if (headers.get('authorization') === 'Bearer t1') keepTokens({ token: 'new', refresh: 'new' });
      else keepTokens({ token: 'newest', refresh: 'newest' });
      return { status: 401 };
    },
  });
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 401 });
  expect(authStore.get().token).toBe('newest');
});

test('who logged out meanwhile is not logged in again by late tokens', async () => {
  loggedIn();
  fakeHttp({
    'cliente/getDataUser': () => {
      shelves.local.removeItem('auth');
      shelves.local.removeItem('refresh');
      return { status: 401, headers: { token: 't2', 'refresh-token': 'r2' } };
    },
  });
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 401 });
  expect(authStore.get().token).toBeNull();
});

test('a guest token that no longer works is replaced and the call made once more [AUTH-012]', async () => {
  keepGuestToken('old');
  const api = fakeHttp({
    'auth/guest': { token: 'g2' },
    'checkout/getValidatorTokenPromerica': ({ headers }) => (headers.get('authorization') === 'Bearer g2' ? { body: { url: 'x' } } : { status: 401 }),
  });
  expect(await call('checkout/getValidatorTokenPromerica', {})).toMatchObject({ url: 'x' });
  expect(api.calls.map(({ path }) => path)).toEqual(['checkout/getValidatorTokenPromerica', 'auth/guest', 'checkout/getValidatorTokenPromerica']);
  expect(authStore.get().guest).toBe('g2');
});

test('a guest call that is refused twice fails without touching a session', async () => {
  keepGuestToken('old');
  const api = fakeHttp({ 'auth/guest': { token: 'g2' }, 'checkout/getValidatorTokenPromerica': () => ({ status: 401 }) });
  await expect(call('checkout/getValidatorTokenPromerica', {})).rejects.toMatchObject({ status: 401 });
  expect(api.callsTo('checkout/getValidatorTokenPromerica')).toHaveLength(2);
});

test('a 403 takes the session and sends the customer home [AUTH-016, AUTH-017]', async () => {
  for (const path of ['/menu', '/certificates/checkout', '/profile/checkout']) {
    loggedIn();
    configureHttp({ path: () => path });
    fakeHttp({ 'cliente/getDataUser': () => ({ status: 403 }) });
    await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 403 });
    expect(authStore.get().token).toBeNull();
  }
  expect(home).toEqual(['/', '/', '/']);
});

test('a 403 at the checkout costs nothing but the call [AUTH-018]', async () => {
  loggedIn();
  configureHttp({ path: () => '/checkout' });
  fakeHttp({ 'cliente/getDataUser': () => ({ status: 403 }) });
  await expect(call('cliente/getDataUser')).rejects.toMatchObject({ status: 403 });
  expect([authStore.get().token, home]).toEqual(['t1', []]);
});

test('the fake api opens envelopes as the real one does', () => {
  expect(encrypt('{"a":1}', fakeSecret)).toBe('g8KuOHNhVnLBHNqhZsAjXw==');
});
