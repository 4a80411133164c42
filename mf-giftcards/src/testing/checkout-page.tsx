import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { instantOf } from '@brasa/shared/domain/local-time';
import { saveGuardMs } from '@brasa/shared/domain/save-result';
import { clock, history, toastStore } from '@brasa/shared/runtime';
import { resetStores, type FakeAnswer } from '@brasa/shared/testing';
import { disconnectCertificates } from '../cart/certificate-persistence.ts';
import { buyerStore } from '../checkout/buyer-store.ts';
import { emptyBuyer, type BuyerValues } from '../checkout/buyer-values.ts';
import { anItem, cartOf, freshPages, openPage, settle, type OpenPage } from './page.tsx';

export const save = 'data/saveOrderCertificado';
export const token = 'checkout/getValidatorTokenPromerica';
export const check = 'data/checkOrder';

export const ana: BuyerValues = { ...emptyBuyer, firstName: 'Ana', lastName: 'López', phone: '5550-1234', email: 'ana@example.com' };
/** One that leaves at once, and one for tomorrow. */
export const two = cartOf(anItem(), anItem({ id: 'b', designId: 1, price: 5000, recipientName: 'Eva', recipientEmail: 'eva@example.com', sendDate: '27/11/2026' }));

export const placed = (idorder = 4827): FakeAnswer => ({ body: { mensajeRetorno: 'Recibimos tu orden', data: { orden: { idorder, hash: `hash-${idorder}`, orderTotal: 150, paymentType: 'TAR' }, estadoOrden: 'PEN' } } });
export const stands = {
  unpaid: { codigoRetorno: '00', mensajeRetorno: '', estado: 'PEN' },
  refused: { codigoRetorno: '01', mensajeRetorno: 'Tu pago no fue procesado. Puedes intentarlo de nuevo.', estado: 'PEN' },
  paid: { codigoRetorno: '02', mensajeRetorno: 'Tu orden ya fue entregada', estado: 'ENT' },
  cancelled: { codigoRetorno: '02', mensajeRetorno: 'Tu orden fue cancelada', estado: 'CAN' },
};
/** The order arrives, its answer does not. */
export const lostFirst = (_call: unknown, count: number): FakeAnswer | Promise<never> => (count === 1 ? Promise.reject(new TypeError('Failed to fetch')) : placed());

type More = Partial<Parameters<typeof openPage>[0]>;

const usual = { [save]: () => placed(), [token]: { token: 'abc', url: 'https://pos.test/pay' }, [check]: stands.unpaid };

/** The checkout of two cards, at the form. */
export const openForm = ({ routes, ...more }: More = {}): Promise<OpenPage> => openPage({ path: '/certificates/checkout', kept: two, ...more, routes: { ...usual, ...routes } });

/** The same with everything filled in, at the payment. */
export function openPayment(more: More = {}): Promise<OpenPage> {
  buyerStore.set(ana);
  return openForm({ state: { step: 'payment' }, ...more });
}

/** Of small screens. */
export const payButton = (): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name: /^Pagar Q/ });
export async function pay(): Promise<void> {
  endPressGuard();
  await userEvent.click(payButton());
  await settle();
}

/** As if the time were over in which a second press counts as the same one. */
let pressed = 0;
function endPressGuard(): void {
  pressed += saveGuardMs;
  jest.spyOn(performance, 'now').mockReturnValue(pressed);
}

export const theFrame = (): HTMLIFrameElement => screen.getByTitle<HTMLIFrameElement>('Pagar con tarjeta');
export async function bankSays(status: string, idorder = 4827): Promise<void> {
  const event = new MessageEvent('message', { origin: 'https://pos.test', source: theFrame().contentWindow, data: { source: 'pos', status, idorder, tipo: 'CER' } });
  await act(async () => void window.dispatchEvent(event));
  await settle();
}

export const toasts = () => [...toastStore.get().visible, ...toastStore.get().waiting].map(({ kind, text }) => [kind, text]);

/** The phone throws the tab away: nothing is left of the page but its entry of the history and what lies on the device. */
export async function reload(page: OpenPage, more: More = {}): Promise<OpenPage> {
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  const { state } = history.location;
  const local = page.storage.local.entries();
  cleanup();
  disconnectCertificates();
  resetStores();
  const again = await openForm({ state, kept: undefined, local, ...more });
  await settle();
  return again;
}

export function freshCheckouts(): void {
  freshPages();
  beforeEach(() => {
    pressed = 0;
    window.history.replaceState(null, '', '/');
    window.scrollTo = () => {};
    jest.spyOn(clock, 'now').mockReturnValue(instantOf('26/11/2026', '12:00') ?? 0);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
}
