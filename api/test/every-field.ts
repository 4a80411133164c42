import type { CallPath } from '@brasa/shared/wire/call';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import type { TestApi } from './helper.ts';
import { aDraft, ids, places } from './ordering.ts';

/** One place of a body, and how to put something there and leave the rest as it is. */
export type Leaf = { readonly name: string; readonly fill: (value: unknown) => unknown };

export function leaves(value: unknown, name = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, name).map((leaf) => ({ ...leaf, fill: (given: unknown) => value.with(index, leaf.fill(given)) })));
  if (typeof value !== 'object' || value === null) return [{ name, fill: (given) => given }];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, `${name}.${key}`).map((leaf) => ({ ...leaf, fill: (given: unknown) => ({ ...value, [key]: leaf.fill(given) }) })));
}

const person = { nombres: 'Eva', apellidos: 'Cruz', nickname: '', telefono: '5550-9999', email: 'eva@example.org', fechaNacimiento: '14/03/1994', instruccionEspecial: '', publicidad: 'N', genero: 'FE' };
const chosen = { contrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026' };
const giftLine = { I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Luis', CER_CD: 'luis@example.org', CER_D: '' };
const invoice = { nombre: 'Ana', correo: 'ana@example.com', documento: '12345678-9', direccion: '' };

const signed = { id: 'x'.repeat(43), rawId: 'x'.repeat(43), type: 'public-key', response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' } };

/** A body each call takes, with every field it reads. */
export function goodBodies(api: TestApi): Partial<Record<CallPath, object>> {
  const order = fromOrderDraft(aDraft(api.services, { products: [{ productId: ids.combo }], promo: { promotionId: 9501, productId: ids.brownie } }));
  return JSON.parse(
    JSON.stringify({
      'data/checkHr': { ids: '5008', pff: 'n', pfh: 'n' },
      'data/getVS': { ids: '2001' },
      'data/checkPr': { id: 9501 },
      'data/getPromo': { codigo: 'postre-a-mitad' },
      'data/checkPromocionCheckout': { cupon: 'pizza20', correo: person.email },
      'geo/validaCobertura': { latitud: places.oakland.latitude, longitud: places.oakland.longitude },
      'geo/getExt': { idtda: 2 },
      'data/saveOrderPendiente': { ...order, checkout: false, data: { ...order.data, factura: invoice } },
      'data/checkOrder': { idorder: 123_456_789, hash: 'x'.repeat(22) },
      'checkout/getValidatorTokenPromerica': { idorder: 123_456_789, tipo: 'ORD' },
      'auth/signupEmail': { ...person, ...chosen },
      'auth/resendActivation': { email: person.email },
      'auth/activate': { hash: 'x'.repeat(43) },
      'auth/login': { email: person.email, password: 'no', captcha: '' },
      'auth/recoveryPassword': { email: person.email },
      'auth/changePassword': { hash: 'x'.repeat(43), ...chosen },
      'cliente/saveCliente': { ...person, email: 'ana@example.com' },
      'cliente/saveDireccion': { id: '', principal: 0, latitud: places.oakland.latitude, longitud: places.oakland.longitude, categoria: 'Otro', direccion: '5a avenida 12-31', indicaciones: '', coloniaCliente: 'Oakland', zonaCliente: 'Zona 10', codcol: '010110', codzon: 20, col: '', dep: '01', ciu: '0101' },
      'cliente/markPrincipal': { i: 1 },
      'cliente/saveSortedAddresses': { addresses: [{ i: 1, order: 0 }] },
      'cliente/deleteDireccion': { i: 999_999 },
      'data/getCertificado': { id: 2 },
      'data/saveOrderCertificado': { orden: { idord: '' }, data: { nombres: 'Ana', nombre: 'Ana López', correo: 'ana@example.com', telefono: '55501234', enviarFactura: 'S', factura: { ...invoice, documento: '1234-123456-123-1' }, device: { os: 'x' } }, menu: [giftLine] },
      'data/activarCertificado': { correo: 'ana@example.com', codigo: '7KQ2-M9XD-4TWB-HN3P' },
      'cliente/changePassword': { contrasena: 'otra', newcontrasena: 'Volcan-2027', contrasenaConfirm: 'Volcan-2027' },
      'cliente/unsubscribe': { contrasena: 'otra' },
      'cuenta/misDatos': { contrasena: 'otra' },
      'cuenta/ingresarConLlave': { credencial: signed },
      'cuenta/retoLlave': { contrasena: 'otra' },
      'cuenta/agregarLlave': { nombre: 'Mi teléfono', credencial: { ...signed, response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] } } },
      'cuenta/renombrarLlave': { id: 1, nombre: 'Mi laptop', contrasena: 'otra' },
      'cuenta/eliminarLlave': { id: 1, contrasena: 'otra' },
      'cuenta/terminarSesion': { id: '00000000-0000-4000-8000-000000000000' },
    }),
  );
}
