import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { giftCode } from '../src/modules/gift-cards/gift-code.ts';
import type { TestApi, TestCall } from './helper.ts';
import { mailbox } from './mailbox.ts';
import { aDraft, checkedCoupon, customer, guest, home, ids, place, places } from './ordering.ts';
import { softAuthenticator } from './soft-authenticator.ts';

export const email = 'olvido.sagastume@example.org';
export const contact = { name: 'Olvido Sagastume', phone: '55598761', email };
const invoice = { name: 'Olvido Sagastume', email, document: '98765432-1', address: 'Fiscal secreta 99' };
const ana = { name: 'Ana López', phone: '55501234', email: 'ana@example.com' };
export const herPassword = 'clave-Demo-1';

/** The same mailbox as she, or somebody else, may type it. */
export const variants = { guest: 'olvido.sagastume+pizza@example.org', gift: 'olvido.sagastume+regalo@example.org' } as const;

/** Whatever tells who she is, each written so that nothing else in the database looks like it. */
export const traces = [email, ...Object.values(variants), 'Olvido', 'Sagastume', 'Olvidín', '55598761', 'Calle del Secreto', 'Portón secreto', 'Fiscal secreta', '98765432-1', 'Nota secreta', 'TeléfonoSecreto', '203.0.113.77', 'Firma secreta', 'Para-Olvidin'];

/** A customer who leaves something of herself in every table that can hold it. Whoever adds a column with something about a person fills it here. */
export function customerLife(api: TestApi) {
  const herHome = () => home(api.services, places.oakland, { address: 'Calle del Secreto 5', reference: 'Portón secreto' });
  const order = (change: object = {}) => aDraft(api.services, { contact, destination: herHome(), invoice, comments: 'Nota secreta', device: { model: 'TeléfonoSecreto' }, ...change });

  async function opensAccount(): Promise<TestCall> {
    const person = { nombres: 'Olvido', apellidos: 'Sagastume', nickname: 'Olvidín', telefono: '55598761', email, fechaNacimiento: '14/03/1994', contrasena: herPassword, contrasenaConfirm: herPassword };
    expect((await api.callEncrypted('auth/signupEmail', person)).body.codigoRetorno).toBe('00');
    await api.call('auth/activate', { hash: await mailbox(api).secret(email) });
    const { body } = await api.call('auth/login', { email, password: herPassword }, { ip: '203.0.113.77', headers: { 'user-agent': 'TeléfonoSecreto' } });
    return { headers: { authorization: `Bearer ${body.token}`, 'refresh-token': body.refreshToken } };
  }

  /** Buys a gift card and pays it; answers its id. */
  async function gives(who: TestCall, buyer: typeof contact, line: object): Promise<number> {
    const request = { _id: randomUUID(), orden: { idord: '' }, data: { nombres: buyer.name, nombre: buyer.name, correo: buyer.email, telefono: buyer.phone, enviarFactura: 'N', device: {} }, menu: [{ I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, ...line }] };
    const { idorder } = (await api.call('data/saveOrderCertificado', request, who)).body.data.orden;
    const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder, tipo: 'CER' }, { headers: { ...who.headers, origin: 'http://localhost:4000' } })).body;
    await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
    const card = await api.database.db.selectFrom('gift_card').innerJoin('orders', 'orders.id', 'gift_card.order_id').select('gift_card.id').where('orders.number', '=', idorder).executeTakeFirstOrThrow();
    return card.id;
  }

  async function addsPasskey(her: TestCall): Promise<void> {
    const { data } = (await api.callEncrypted('cuenta/retoLlave', { contrasena: herPassword }, her)).body;
    expect((await api.call('cuenta/agregarLlave', { nombre: 'Llave de Olvidín', credencial: softAuthenticator().create(data) }, her)).body.codigoRetorno).toBe('00');
    await api.call('cuenta/retoConfirmacion', undefined, her);
  }

  /** Orders as a guest and as a customer, an address, a coupon, a passkey, gift cards given and got. */
  async function wholeLife() {
    const { db } = api.database;
    const her = await opensAccount();
    const { id } = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await addsPasskey(her);

    // As a guest before, with a variant of the same mailbox; then as a customer, with a coupon of her own.
    expect((await place(api, order({ contact: { ...contact, email: variants.guest } }), await guest(api))).body.codigoRetorno).toBe('00');
    await db.insertInto('coupon_grant').columns(['coupon_id', 'email']).expression((eb) => eb.selectFrom('coupon').select(['id', sql<string>`${email}`.as('email')]).where('code', '=', 'cumple-ana')).execute();
    const coupon = await checkedCoupon(api, 'cumple-ana', her);
    const ordered = await place(api, order({ products: [{ productId: ids.combo, quantity: 3 }, { productId: ids.brownie, quantity: 1 }], coupon }), her);
    expect(ordered.body.codigoRetorno).toBe('00');
    const address = { id: '', principal: 1, longitud: places.oakland.longitude, latitud: places.oakland.latitude, categoria: 'Mi Casa', direccion: 'Calle del Secreto 5', indicaciones: 'Portón secreto' };
    expect((await api.callEncrypted('cliente/saveDireccion', { _id: randomUUID(), ...address }, her)).body.codigoRetorno).toBe('00');

    // She gives one card, gets one and uses it, and gets another that nobody has activated.
    const giver = await customer(api);
    const given = await gives(her, contact, { CER_N: 'Olvido', CER_ND: 'Berta', CER_CD: 'berta@example.org', CER_D: 'Firma secreta' });
    const got = await gives(giver, ana, { CER_N: 'Ana', CER_ND: 'Para-Olvidin', CER_CD: 'regalo@example.org', CER_D: 'Feliz día' });
    expect((await api.call('data/activarCertificado', { correo: email, codigo: giftCode(api.secrets, got) }, her)).body.codigoRetorno).toBe('00');
    await gives(giver, ana, { CER_N: 'Ana', CER_ND: 'Olvido', CER_CD: variants.gift, CER_D: 'Feliz día' });
    await db.insertInto('audit_log').values({ at: new Date(api.clock.now()), actor: `cli:${id}`, action: 'cash-refused', target: 'shop:2', ip: '203.0.113.77', detail: null }).execute();
    return { her, id, given, got, ordered };
  }

  return { opensAccount, gives, order, wholeLife };
}

export type CustomerLife = ReturnType<typeof customerLife>;
