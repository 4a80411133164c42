import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callOptions, callPaths, isOwnCall, type CallPath } from '@brasa/shared/wire/call';
import { sql } from 'kysely';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { giftCode } from '../src/modules/gift-cards/gift-code.ts';
import { type TestApi, type TestCall, testApi } from './helper.ts';
import { mailbox, type Mailbox } from './mailbox.ts';
import { softAuthenticator } from './soft-authenticator.ts';
import { aDraft, customer, guest, ids, places } from './ordering.ts';

let api: TestApi;
let post: Mailbox;
let ana: TestCall;
let who: TestCall;
beforeAll(async () => {
  api = await testApi();
  post = mailbox(api);
  [ana, who] = [await customer(api), await guest(api)];
});
afterAll(() => api.close());

const email = 'eva@example.org';
const person = { nombres: 'Eva', apellidos: 'Cruz', nickname: '', telefono: '5550-9999', email, fechaNacimiento: '14/03/1994', instruccionEspecial: '', publicidad: 'N', genero: 'FE' };
const chosen = { contrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' };
const order = (change: Parameters<typeof aDraft>[1] = {}) => fromOrderDraft(aDraft(api.services, change));
const giftOrder = { orden: { idord: '' }, data: { nombres: 'Ana', nombre: 'Ana López', correo: 'ana@example.com', telefono: '55501234', enviarFactura: 'N', device: {} }, menu: [{ I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Luis', CER_CD: 'luis@example.org', CER_D: '' }] };
const address = { id: '', principal: 0, latitud: places.oakland.latitude, longitud: places.oakland.longitude, categoria: 'Otro', direccion: '5a avenida 12-31', indicaciones: '', coloniaCliente: '', zonaCliente: '' };

/** What somebody would send whom everything goes well for, in the order of a life as a customer. */
const story: readonly (readonly [CallPath, (so: Said) => object | undefined | Promise<object | undefined>])[] = [
  ['data/getData', () => undefined],
  ['data/getCatalogos', () => undefined],
  ['data/getFechaHora', () => undefined],
  ['data/getBloqueos', () => undefined],
  ['data/getImages', () => undefined],
  ['data/checkHr', () => ({ ids: '5008', pff: 'n', pfh: 'n' })],
  ['data/getVS', () => ({ ids: String(ids.combo) })],
  ['data/checkPr', () => ({ id: 9501 })],
  ['data/getPromo', () => ({ codigo: 'postre-a-mitad' })],
  ['data/checkPromocionCheckout', () => ({ cupon: 'pizza20', correo: email })],
  ['geo/validaCobertura', () => ({ latitud: places.oakland.latitude, longitud: places.oakland.longitude })],
  ['geo/getExt', () => ({ idtda: 2 })],
  ['auth/guest', () => undefined],
  ['data/saveOrderPendiente', () => order({ payment: 'card' })],
  ['data/checkOrder', ({ placed }) => ({ idorder: placed.idorder, hash: placed.hash })],
  ['checkout/getValidatorTokenPromerica', ({ placed }) => ({ idorder: placed.idorder, tipo: 'ORD' })],
  ['cliente/getOrdenHash', () => undefined],
  ['cliente/getCoordenadasHash', () => undefined],
  ['tracker/ordenHasTracked', () => undefined],
  ['cuenta/buscarOrden', () => ({ id: orderId })],
  ['cuenta/cancelarOrden', ({ placed }) => ({ idorder: placed.idorder })],
  ['auth/signupEmail', () => ({ ...person, ...chosen })],
  ['auth/resendActivation', () => ({ email })],
  ['auth/activate', async () => ({ hash: await post.secret(email) })],
  ['auth/login', () => ({ email, password: chosen.contrasena })],
  ['auth/recoveryPassword', () => ({ email })],
  ['auth/changePassword', async () => ({ hash: await post.secret(email), ...chosen, contrasena: 'Nuevo-Volcan-7', contrasenaConfirm: 'Nuevo-Volcan-7' })],
  ['cliente/getDataUser', () => undefined],
  ['cliente/saveCliente', () => ({ ...person, email: 'ana@example.com' })],
  ['cliente/saveDireccion', () => address],
  ['cliente/markPrincipal', ({ addresses }) => ({ i: addresses[1] })],
  ['cliente/saveSortedAddresses', ({ addresses }) => ({ addresses: addresses.map((i, index) => ({ i, order: index })) })],
  ['cliente/deleteDireccion', ({ addresses }) => ({ i: addresses[2] })],
  ['cliente/checkCuponera', () => undefined],
  ['cliente/getLastOrders', () => undefined],
  ['cliente/getOrdersPend', () => undefined],
  ['data/getCertificados', () => undefined],
  ['data/getCertificado', () => ({ id: 2 })],
  ['data/saveOrderCertificado', () => giftOrder],
  ['cuenta/compraCertificados', async ({ gift }) => {
    await boughtCode(gift.idorder);
    return { hash: gift.hash };
  }],
  ['cuenta/reenviarCertificado', ({ gift }) => ({ hash: gift.hash, id: 0 })],
  ['cuenta/corregirCertificado', ({ gift }) => ({ hash: gift.hash, id: 0, correo: 'luis.gt@example.org' })],
  ['data/activarCertificado', async ({ gift }) => ({ correo: 'ana@example.com', codigo: await boughtCode(gift.idorder) })],
  ['data/getCertificadosCliente', () => undefined],
  ['cuenta/captcha', () => undefined],
  ['cuenta/retoLlave', () => ({ contrasena: 'clave-demo-1' })],
  ['cuenta/agregarLlave', ({ toSign }) => ({ nombre: 'Mi teléfono', credencial: device.create(toSign) })],
  ['cuenta/llaves', () => undefined],
  ['cuenta/retoIngreso', () => undefined],
  ['cuenta/ingresarConLlave', ({ toSign }) => ({ credencial: device.get(toSign) })],
  ['cuenta/renombrarLlave', async () => ({ id: await passkeyId(), nombre: 'Mi laptop', contrasena: 'clave-demo-1' })],
  ['cuenta/retoConfirmacion', () => undefined],
  ['cuenta/eliminarLlave', async ({ toSign }) => ({ id: await passkeyId(), credencial: device.get(toSign) })],
  ['cuenta/misDatos', () => ({ contrasena: 'clave-demo-1' })],
  ['cuenta/sesiones', () => undefined],
  ['cuenta/terminarSesion', async () => {
    await customer(api);
    const { body } = await api.call('cuenta/sesiones', undefined, ana);
    return { id: body.data.find(({ actual }: { actual: string }) => actual === 'N').id };
  }],
  ['cuenta/terminarOtrasSesiones', () => undefined],
  ['cuenta/cerrarSesion', () => undefined],
  ['cliente/changePassword', () => ({ contrasena: 'clave-demo-1', newcontrasena: 'Volcan-2027', contrasenaConfirm: 'Volcan-2027' })],
  ['cliente/unsubscribe', () => ({ contrasena: 'Volcan-2027' })],
];

const orderId = randomUUID();
const device = softAuthenticator();
const passkeyId = async (): Promise<number> => (await api.call('cuenta/llaves', undefined, ana)).body.data[0].id;

type Placed = { readonly idorder: number; readonly hash: string };
/** What earlier answers of the story said. */
type Said = { placed: Placed; gift: Placed; addresses: readonly number[]; toSign: { readonly challenge: string } };

async function boughtCode(idorder: number): Promise<string> {
  const headers = { ...who.headers, origin: 'http://localhost:4000' };
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'CER' }, { headers })).body;
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
  await post.collect('');
  const card = await api.database.db.selectFrom('gift_card').innerJoin('orders', 'orders.id', 'gift_card.order_id').select(['gift_card.id', 'gift_card.code_version']).where('orders.number', '=', idorder).executeTakeFirstOrThrow();
  return giftCode(api.secrets, card.id, card.code_version);
}

test('every call of the documents does its work: a whole life as a customer, each call once, each answer as its schema says [GEN-028]', async () => {
  expect(story.map(([path]) => path).toSorted()).toEqual(callPaths.toSorted());
  const said: Said = { placed: { idorder: 0, hash: '' }, gift: { idorder: 0, hash: '' }, addresses: [], toSign: { challenge: '' } };
  for (const [path, bodyOf] of story) {
    const options = callOptions[path];
    const caller = path === 'cuenta/cerrarSesion' ? await customer(api) : 'secure' in options ? ana : 'guest' in options ? { headers: { ...who.headers, origin: 'http://localhost:4000' } } : {};
    const body = await bodyOf(said);
    const address = 'parameter' in options ? `${path}/${said.placed.hash}` : path;
    const answer = 'encrypt' in options ? await api.callEncrypted(address, { _id: path === 'data/saveOrderPendiente' ? orderId : randomUUID(), _ts: api.clock.now(), ...body }, caller) : await api.call(address, body, caller);
    expect([path, answer.status, answer.body.codigoRetorno, answer.body.mensajeRetorno]).toEqual([path, 200, '00', expect.any(String)]);
    if (path === 'data/saveOrderPendiente') said.placed = answer.body.data.orden;
    if (path.startsWith('cuenta/reto')) said.toSign = answer.body.data;
    if (path === 'data/saveOrderCertificado') said.gift = answer.body.data.orden;
    if (path === 'cliente/saveDireccion') said.addresses = (await api.call('cliente/getDataUser', undefined, ana)).body.data.direcciones.map(({ i }: { i: number }) => i);
    if (path === 'cliente/deleteDireccion') expect((await api.call('cliente/getDataUser', undefined, ana)).body.data.direcciones).toHaveLength(2);
  }
}, 120_000);

/** Addresses beside the calls; whoever adds one should look at this list twice. */
const besideCalls = [
  // Pictures.
  'GET *',
  'GET /fake-pos',
  'GET /healthz',
  'GET /openapi.json',
  'GET /readyz',
  'POST /fake-pos',
  'POST /interno/ordenes/:idorder/contracargo',
  'POST /interno/ordenes/:idorder/estado',
  'POST /pagos/notificacion/:provider',
];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Paths of the router's tree for one method: each line continues the one it hangs on. */
function pathsOf(method: (typeof methods)[number]): string[] {
  const hangsOn: string[] = [];
  return api.app.printRoutes({ commonPrefix: false, method }).split('\n').flatMap((line) => {
    const [, indent, name, ends] = /^(.*?)[├└]── (\S+)( \(.*)?$/.exec(line) ?? [];
    if (indent === undefined || name === undefined) return [];
    const depth = indent.length / 4;
    const path = `${depth > 0 ? hangsOn[depth - 1] : ''}${name}`;
    hangsOn.splice(depth, hangsOn.length, path);
    return ends ? [path] : [];
  });
}

/** `POST /api/data/getData`: every route of the server, without those below the base that answer 405. */
const servedRoutes = (): string[] =>
  methods.flatMap((method) => pathsOf(method).filter((path) => method === 'POST' || !/^\/(api|cuenta)\//.test(path)).map((path) => `${method} ${path}`));

test('there is no administrative role and no call for one: customers and guests are all there is [ROLE-005]', async () => {
  const calls = callPaths.map((path) => {
    const options = callOptions[path];
    return `POST ${isOwnCall(path) ? '' : '/api'}/${path}${'parameter' in options ? `/:${options.parameter}` : ''}`;
  });
  expect(servedRoutes().toSorted()).toEqual([...calls, ...besideCalls].toSorted());
  // Kitchen and card provider come in by the keys of machines, which no person holds.
  for (const caller of [ana, who, {}]) {
    for (const url of ['/interno/ordenes/123456789/estado', '/interno/ordenes/123456789/contracargo', '/pagos/notificacion/sandbox']) {
      expect((await api.app.inject({ method: 'POST', url, headers: { ...caller.headers }, payload: { estado: 'CAN' } })).statusCode).toBeGreaterThanOrEqual(400);
    }
  }
  const { rows } = await sql<{ column_name: string }>`select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name ~ 'role|admin|permission|rol$|is_staff'`.execute(api.database.db);
  expect(rows).toEqual([]);
});
