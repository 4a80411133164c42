import { randomUUID } from 'node:crypto';
import { encrypt } from '../src/envelope-crypto.ts';

type Answer = { readonly codigoRetorno: string; readonly mensajeRetorno: string; readonly token?: string; readonly estado?: string; readonly data?: { readonly orden: Placed } };

/** Calls over the network, as a customer's browser makes them. */
export async function post(base: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${base}/api/${path}`, { method: 'POST', headers: { ...(body && { 'content-type': 'application/json' }), ...headers }, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, ck: response.headers.get('ck') ?? '', body: (await response.json()) as Answer };
}

/** Garlic bread for three, to be picked up in zone 10 and paid in cash. */
const order = {
  checkout: true,
  orden: { idord: '', fcmToken: '', device: {} },
  data: { nombre: 'Ana', telefono: '55501234', correo: 'ana@example.org', detalle: 'Zona 10', fecha: '', hora: '', pedidoFuturo: 'N', personaRecibe: 'Ana', ordenesPendientes: 0, tienda: 2, tipoPago: 'E', totalVenta: 111, comentarios: '', device: {}, cuentaNueva: 'N' },
  menu: [{ I: 5001, C: 3, P: 37, PO: 37, TIP: 'PRD', VS: 0 }],
};

export type Placed = { readonly idorder: number; readonly hash: string };

export type Guest = { readonly token: string; readonly secret: string };

/** `guest` is undefined when the server could not make one. */
export async function newGuest(base: string): Promise<{ readonly status: number; readonly guest: Guest | undefined }> {
  const { status, body, ck } = await post(base, 'auth/guest');
  return { status, guest: body.token === undefined ? undefined : { token: body.token, secret: ck.split('/').at(-1) ?? '' } };
}

/** Sends the order with this id. The same guest and id is the same order, however often it is sent. */
export async function sendOrder(base: string, { token, secret }: Guest, id: string): Promise<{ readonly status: number; readonly placed: Placed | undefined }> {
  const data = encrypt({ ...order, _id: id, _ts: Date.now() }, secret);
  const { status, body } = await post(base, 'data/saveOrderPendiente', { data }, { authorization: `Bearer ${token}` });
  return { status, placed: body.codigoRetorno === '00' ? body.data?.orden : undefined };
}

/** One order of a new guest; undefined when it was not taken. */
export async function orderOnce(base: string): Promise<Placed | undefined> {
  const { guest } = await newGuest(base);
  return guest && (await sendOrder(base, guest, randomUUID())).placed;
}

export const statusOf = async (base: string, { idorder, hash }: Placed): Promise<string> => (await post(base, 'data/checkOrder', { idorder, hash })).body.estado ?? '';

/** Waits until the order is closed, and says how far it came when it is not in time. */
export async function untilFinished(base: string, placed: Placed, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  for (let status = ''; status !== 'FIN'; status = await statusOf(base, placed)) {
    if (Date.now() > deadline) throw new Error(`Order ${placed.idorder} came only to ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
