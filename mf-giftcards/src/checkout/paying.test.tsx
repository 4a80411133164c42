/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authStore, bus, history, navigate, storageKeys, toasts as toastHost, toastStore } from '@brasa/shared/runtime';
import { changeCertificate, withCertificate } from '@brasa/shared/domain/certificate-cart';
import type { FakeCall } from '@brasa/shared/testing';
import { changeCertificates } from '../cart/certificate-store.ts';
import { ana, bankSays, check, freshCheckouts, lostFirst, openPayment, pay, payButton, placed, reload, save, stands, theFrame, toasts, token, two } from '../testing/checkout-page.tsx';
import { anItem, cartOf, items, settle, storedCart, type OpenPage } from '../testing/page.tsx';
import { boughtStore } from './bought-store.ts';
import { purchaseAttempts } from './purchase-attempts.ts';
import { unfinishedPurchase } from './unfinished-purchase.ts';

freshCheckouts();

/** What is said aloud. */
const alert = () => [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map(({ textContent }) => textContent).join();
const sent = (page: OpenPage) => page.api.callsTo(save).map(({ payload }) => payload ?? {});
const opened = (page: OpenPage) => page.api.callsTo(token).map(({ payload }) => payload);
const replaced = (page: OpenPage) => sent(page).map(({ orden }) => (orden as { idord: unknown }).idord);
const ids = (page: OpenPage) => sent(page).map((payload) => payload['_id']);

describe('sending', () => {
  test('everything decided is sent once, and the bank’s page opens for that order [API-126]', async () => {
    const page = await openPayment();
    const begun: string[] = [];
    bus.on('payment/begun', ({ remote }) => begun.push(remote));
    await pay();
    expect(begun).toEqual(['mf-giftcards']);
    expect(sent(page)).toMatchObject([
      {
        orden: { idord: '' },
        data: { nombres: 'Ana', nombre: 'Ana López', correo: 'ana@example.com', telefono: '55501234', enviarFactura: 'N', device: expect.any(Object) },
        menu: [{ I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Luis', CER_CD: 'luis@example.com', CER_D: 'Feliz día' }, { I: 1, CER_ND: 'Eva', CER_FE: '27/11/2026' }],
      },
    ]);
    expect(opened(page)).toMatchObject([{ idorder: 4827, tipo: 'CER' }]);
    expect(theFrame().src).toBe('https://pos.test/pay?token=abc');
  });

  test('a double press is one purchase', async () => {
    const page = await openPayment();
    const button = payButton();
    act(() => {
      button.click();
      button.click();
    });
    await settle();
    expect([sent(page).length, opened(page).length]).toEqual([1, 1]);
  });

  test('a lost answer is said, and asked for again under the same id', async () => {
    const page = await openPayment({ routes: { [save]: lostFirst } });
    await pay();
    expect([alert(), toasts()]).toEqual([expect.stringContaining('No sabemos si tu compra llegó'), [['error', 'Tenemos problemas para guardar tu orden, inténtalo más tarde']]]);
    await pay();
    expect([ids(page).length, new Set(ids(page)).size, theFrame() !== null]).toEqual([2, 1, true]);
  });

  test('a purchase that arrived and was corrected before that was known is not paid: it is said, and the next press replaces it', async () => {
    const isCorrected = (call: FakeCall) => JSON.stringify(call.payload).includes('otro@example.com');
    const answered = (call: FakeCall, count: number) => {
      if (count === 1) return Promise.reject(new TypeError('Failed to fetch'));
      if (JSON.stringify(call.payload).includes('4827')) return placed(4828);
      return isCorrected(call) ? { status: 409, body: null } : placed(4827);
    };
    const page = await openPayment({ routes: { [save]: answered } });
    await pay();
    act(() => changeCertificates((cart) => changeCertificate(cart, 'a', { contact: { ...anItem().contact, recipientEmail: 'otro@example.com' } })));
    await pay();
    expect([opened(page), alert()]).toEqual([[], expect.stringContaining('Tu compra anterior, que cambiaste, llegó sin pagarse')]);
    await pay();
    expect([replaced(page).at(-1), opened(page)]).toMatchObject([4827, [{ idorder: 4828 }]]);
    expect(JSON.stringify(sent(page).at(-1))).toContain('otro@example.com');
  });

  describe('after a reload between the purchase and its answer', () => {
    const find = 'cuenta/buscarOrden';
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    async function reloaded(stood: object, more: Parameters<typeof openPayment>[0] = {}): Promise<OpenPage> {
      const page = await openPayment({ routes: { [save]: lost } });
      await pay();
      act(() => history.replace('/certificates/checkout', { ...(history.location.state as object), giftBuyerForm: { values: ana, session: null } }));
      return reload(page, { ...more, routes: { [find]: { data: { idorder: 4827, hash: 'hash-4827' } }, [check]: stood } });
    }

    test('one that arrived with another content, of which the server cannot say how it stands, is neither in process nor forgotten: the next press asks again', async () => {
      const heard = jest.fn();
      const stop = bus.on('certificate/found-in-process', heard);
      const page = await reloaded(stands.unpaid, { routes: {} });
      page.api.route(find, lost);
      page.api.route(save, () => ({ status: 409, body: null }));
      act(() => changeCertificates((cart) => changeCertificate(cart, 'a', { contact: { ...anItem().contact, recipientEmail: 'otro@example.com' } })));
      await pay();
      expect([heard.mock.calls.length, items().length, alert()]).toEqual([0, 2, expect.stringContaining('No sabemos si tu compra llegó')]);
      page.api.route(find, { data: { idorder: 4827, hash: 'hash-4827' } });
      await pay();
      expect(toasts().at(-1)?.[1]).toContain('Tu compra anterior, que cambiaste, llegó sin pagarse');
      stop();
    });

    test('the one that arrived is paid, not a second one', async () => {
      const page = await reloaded(stands.unpaid);
      await pay();
      expect([sent(page), opened(page)]).toMatchObject([[], [{ idorder: 4827 }]]);
    });

    test('the one that was paid meanwhile is said', async () => {
      const page = await reloaded(stands.paid);
      await pay();
      expect([sent(page), opened(page), items(), screen.queryByText('Pago exitoso') !== null]).toEqual([[], [], [], true]);
    });

    test('the one that arrived with other words is replaced by the one on the page', async () => {
      const page = await reloaded(stands.unpaid);
      act(() => changeCertificates((cart) => ({ ...cart, items: cart.items.map((item) => ({ ...item, contact: { ...item.contact, dedication: 'Otra' } })) })));
      await pay();
      expect([sent(page).length, toasts().at(-1)?.[1]]).toEqual([0, expect.stringContaining('llegó sin pagarse')]);
      await pay();
      expect(replaced(page)).toEqual([4827]);
    });

    test('the one that was not paid in time is not made; the next press sends another', async () => {
      const page = await reloaded(stands.cancelled);
      await pay();
      expect(toasts().at(-1)?.[1]).toContain('no se pagó a tiempo');
      await pay();
      expect([sent(page).length, opened(page)]).toMatchObject([1, [{ idorder: 4827 }]]);
    });
  });

  test.each([
    ['01', 'Superaste el monto máximo de Gift Cards', [['warning', 'Superaste el monto máximo de Gift Cards']], []],
    ['02', 'Tu orden ya está en proceso', [], ['Tu orden ya está en proceso']],
    ['02', 'Tu orden ya fue entregada', [['success', 'Tu orden ya fue entregada']], []],
    ['01', 'Los precios de tu orden cambiaron. Revisa tu carrito antes de continuar.', [['warning', 'Los precios de tu orden cambiaron. Revisa tu carrito antes de continuar.']], []],
  ])('the answer %s «%s» is told as for the orders of the menu [SAVE-011]', async (codigoRetorno, mensajeRetorno, said, found) => {
    const heard: string[] = [];
    const stop = bus.on('certificate/found-in-process', ({ message }) => heard.push(message));
    const page = await openPayment({ routes: { [save]: { codigoRetorno, mensajeRetorno } } });
    await pay();
    stop();
    expect([toasts(), heard, opened(page), items()]).toEqual([said, found, [], two.items]);
    expect(unfinishedPurchase.read()).toBeNull();
  });

  test('a session that is over takes nothing; the customer logs in and comes back', async () => {
    // The page of the log-in is another area's.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    act(() => authStore.set({ token: 't', refresh: 'r', guest: null, session: 's' }));
    const page = await openPayment({ routes: { [save]: () => ({ status: 401, body: null }), 'cliente/getDataUser': {} } });
    await pay();
    expect(alert()).toContain('Tu sesión expiró');
    await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
    expect([page.path(), page.storage.session.entries()['remember-to-page'], page.storage.local.entries()['certificates-state']]).toEqual(['/login', '/certificates/checkout', expect.any(String)]);
  });
});

describe('a card that does not pay', () => {
  test.each([
    ['error', 'No se pudo procesar el pago. Inténtalo de nuevo.'],
    ['invalid', 'El banco no pudo terminar el pago. Puedes intentarlo de nuevo.'],
    ['closed', 'Cerraste la página del banco antes de pagar. Puedes intentarlo de nuevo.'],
  ])('(%s) keeps everything, and the next press pays the same order', async (status, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPayment();
    await pay();
    if (status === 'closed') await userEvent.click(screen.getByRole('button', { name: 'Cancelar el pago' }));
    else await bankSays(status);
    await settle();
    expect(alert()).toContain(words);
    expect([items(), page.path(), unfinishedPurchase.read()?.number]).toEqual([two.items, '/certificates/checkout', 4827]);
    await pay();
    expect([sent(page).length, opened(page)]).toMatchObject([1, [{ idorder: 4827 }, { idorder: 4827 }]]);
  });

  test('opens the bank’s page once more for a double press', async () => {
    const page = await openPayment();
    await pay();
    await bankSays('error');
    const button = payButton();
    act(() => {
      button.click();
      button.click();
    });
    await settle();
    expect([sent(page).length, opened(page).length]).toEqual([1, 2]);
  });

  test('pays the same order also after a reload', async () => {
    const page = await openPayment();
    await pay();
    await bankSays('error');
    const again = await reload(page, { state: { step: 'payment', giftBuyerForm: { values: ana, session: null } } });
    await pay();
    expect([sent(again), opened(again)]).toMatchObject([[], [{ idorder: 4827 }]]);
  });

  test('and a cart that was changed since: the unpaid order is replaced', async () => {
    const page = await openPayment({ routes: { [save]: (_call: unknown, count: number) => placed(4826 + count) } });
    await pay();
    await bankSays('error');
    act(() => changeCertificates((cart) => withCertificate(cart, anItem({ id: 'c' }))));
    await pay();
    expect([replaced(page), opened(page)]).toMatchObject([['', 4827], [{ idorder: 4827 }, { idorder: 4828 }]]);
  });

  test('and an order that expired: the next press sends another in its place', async () => {
    const page = await openPayment({ routes: { [save]: (_call: unknown, count: number) => placed(4826 + count) } });
    await pay();
    await bankSays('error');
    page.api.route(token, { codigoRetorno: '01', mensajeRetorno: 'Tu orden expiró. Genera una nueva.' });
    page.api.route(check, stands.cancelled);
    await pay();
    expect(toasts()).toContainEqual(['warning', 'Tu orden expiró. Genera una nueva.']);
    page.api.route(token, { token: 'abc', url: 'https://pos.test/pay' });
    await pay();
    expect(replaced(page)).toEqual(['', 4827]);
  });

  test('and an order that another tab has paid: it is said, and not paid again', async () => {
    const page = await openPayment();
    await pay();
    await bankSays('error');
    page.api.route(token, { codigoRetorno: '01', mensajeRetorno: 'Tu orden ya fue pagada' });
    page.api.route(check, stands.paid);
    await pay();
    expect([sent(page).length, screen.queryByText('Pago exitoso') !== null, items()]).toEqual([1, true, []]);
  });
});

describe('paid', () => {
  test('«Pago exitoso» says for whom and when; the cart is empty and nothing waits any more [GC-031]', async () => {
    const bought: number[] = [];
    const stop = bus.on('certificate/bought', ({ number }) => bought.push(number));
    const page = await openPayment();
    await pay();
    page.api.route(check, stands.paid);
    await bankSays('exito');
    stop();
    expect([page.path(), items(), bought]).toEqual(['/certificates/checkout', [], [4827]]);
    expect(alert()).toContain('Pago exitosoRecibimos el pago de tu compra #4827.');
    expect(within(screen.getByRole('list', { name: 'Tus Gift Cards' })).getAllByRole('listitem')).toHaveLength(2);
    const { 'auth-guest': _guest, ...left } = page.storage.local.entries();
    expect(left).toEqual({});
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Gracias por tu compra' }));
    expect([JSON.stringify(history.location.state), purchaseAttempts.store.get().undecided]).toEqual(['{"step":"bought"}', []]);
    const again = await reload(page, { state: history.location.state });
    expect(again.path()).toBe('/certificates');
  });

  test('what was said about a card that was refused before is not said any more', async () => {
    const page = await openPayment();
    await pay();
    await bankSays('error');
    act(() => toastStore.get().visible.forEach(({ id }) => toastHost.hover(id)));
    expect(toasts()).toEqual([['error', 'No se pudo procesar el pago. Inténtalo de nuevo.']]);
    await pay();
    page.api.route(check, stands.paid);
    await bankSays('exito');
    expect(alert()).toContain('Pago exitoso');
    await waitFor(() => expect(toasts()).toEqual([]));
  });

  test('it is not said any more either when another tab has paid for them', async () => {
    const page = await openPayment();
    await pay();
    await bankSays('error');
    act(() => toastStore.get().visible.forEach(({ id }) => toastHost.hover(id)));
    expect(toasts()).toHaveLength(1);
    page.storage.local.removeItem(storageKeys.giftOrder);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.giftOrder, newValue: null })));
    await waitFor(() => expect(toasts()).toEqual([]));
  });

  test('a page back from there does not lead to a payment again', async () => {
    const page = await openPayment();
    await pay();
    page.api.route(check, stands.paid);
    await bankSays('exito');
    await act(async () => {
      const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.go(-1);
      await moved;
    });
    await settle();
    expect([page.path(), boughtStore.get()]).toEqual(['/certificates', null]);
  });

  test('without the server’s word there is no success, and nothing leaves the cart', async () => {
    await openPayment();
    await pay();
    await bankSays('exito', 99);
    expect([screen.queryByText('Pago exitoso'), items()]).toEqual([null, two.items]);
  });

  test('a card that joined the cart in another tab meanwhile stays', async () => {
    const page = await openPayment();
    await pay();
    const joined = storedCart(withCertificate(two, anItem({ id: 'c', recipientName: 'Sara' })));
    page.storage.local.setItem(storageKeys.certificates, joined);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.certificates, newValue: joined })));
    page.api.route(check, stands.paid);
    await bankSays('exito');
    expect(items().map(({ id }) => id)).toEqual(['c']);
    expect(screen.getByText('Tienes 1 Gift Card en tu compra: Q100.00.')).not.toBeNull();
  });

  test.each([
    ['at the checkout', () => {}, true, []],
    ['on another page', () => navigate('/certificates'), false, [['success', 'Recibimos tu pago. Gift Card Q100 para Luis: ya está en camino. Gift Card Q50 para Eva: se enviará el 27/11/2026 a las 08:00 am.']]],
  ])('a payment the server hears of minutes later counts then: %s', async (_where, meanwhile, banner, said) => {
    const page = await openPayment();
    await pay();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
    const event = new MessageEvent('message', { origin: 'https://pos.test', source: theFrame().contentWindow, data: { source: 'pos', status: 'exito', idorder: 4827, tipo: 'CER' } });
    act(() => void window.dispatchEvent(event));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect([items(), alert()]).toEqual([two.items, expect.stringContaining('Estamos confirmando tu pago')]);
    act(meanwhile);
    page.api.route(check, stands.paid);
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    jest.useRealTimers();
    expect([items(), boughtStore.get() !== null, toasts().filter(([kind]) => kind === 'success')]).toEqual([[], banner, said]);
  });

  test('the pizzas’ unfinished order is left alone', async () => {
    const page = await openPayment({ local: { 'order-id': '11' }, kept: cartOf(anItem()) });
    await pay();
    page.api.route(check, stands.paid);
    await bankSays('exito');
    expect(page.storage.local.entries()['order-id']).toBe('11');
  });
});
