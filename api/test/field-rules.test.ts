import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { allOf, birthday, category, document, email, newPassword, nit, phone, required, type FieldRule } from '@brasa/shared/domain/field-rules';
import { fromOrderDraft } from '@brasa/shared/wire/order-draft-wire';
import { noon, testApi, type TestApi, type TestCall } from './helper.ts';
import { aDraft, customer, guest, home, places } from './ordering.ts';

let api: TestApi;
let ana: TestCall;
let who: TestCall;
beforeAll(async () => {
  api = await testApi();
  [ana, who] = [await customer(api), await guest(api)];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('throttle').execute();
});

type Answer = { readonly codigoRetorno: string; readonly mensajeRetorno: string; readonly errores?: readonly { readonly campo: string; readonly mensaje: string }[] };
/** A form of the storefront with one field of it filled in like this and everything else in order. */
type Form = (field: string, value: string) => Promise<Answer>;

let count = 0;
const person = { nombres: 'Eva', apellidos: 'Cruz', nickname: '', telefono: '55509999', fechaNacimiento: '14/03/1994', instruccionEspecial: '', publicidad: 'N', genero: 'NA' };
const signUp: Form = async (field, value) => {
  count += 1;
  const filled = { ...person, email: `campo${count}@example.org`, contrasena: 'Volcan-2026', contrasenaConfirm: 'Volcan-2026', [field]: value };
  return (await api.callEncrypted('auth/signupEmail', field === 'contrasena' ? { ...filled, contrasenaConfirm: value } : filled)).body;
};
const profile: Form = async (field, value) => (await api.callEncrypted('cliente/saveCliente', { ...person, email: 'ana@example.com', [field]: value }, ana)).body;
const recovery: Form = async (field, value) => (await api.call('auth/recoveryPassword', { [field]: value })).body;
const activation: Form = async (field, value) => (await api.call('auth/resendActivation', { [field]: value })).body;
const forgotten: Form = async (_field, value) => (await api.callEncrypted('auth/changePassword', { hash: 'x', contrasena: value, contrasenaConfirm: value })).body;
const changed: Form = async (_field, value) => (await api.callEncrypted('cliente/changePassword', { contrasena: 'otra', newcontrasena: value, contrasenaConfirm: value }, ana)).body;
const address: Form = async (field, value) => {
  await api.database.db.deleteFrom('address').execute();
  return (await api.callEncrypted('cliente/saveDireccion', { id: '', principal: 0, latitud: places.oakland.latitude, longitud: places.oakland.longitude, categoria: 'Mi Casa', direccion: '5a avenida', [field]: value }, ana)).body;
};
const checkout: Form = async (field, value) => {
  const { data, ...order } = fromOrderDraft(aDraft(api.services), { checkout: false });
  return (await api.callEncrypted('data/saveOrderPendiente', { _ts: api.clock.now(), ...order, data: { ...data, [field]: value } }, who)).body;
};
const invoice: Form = (field, value) => checkout('factura', { nombre: 'Ana', correo: 'ana@example.com', documento: '12345678-9', direccion: '', [field]: value } as unknown as string);
const giftLine = { I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Luis', CER_CD: 'luis@example.org', CER_D: '' };
const gift: Form = async (field, value) => {
  count += 1;
  const data = { nombres: 'Ana', nombre: 'Ana López', correo: `paga${count}@example.org`, telefono: '55501234', enviarFactura: 'N', device: {} };
  const isOfLine = field in giftLine;
  return (await api.call('data/saveOrderCertificado', { orden: { idord: '' }, data: isOfLine ? data : { ...data, [field]: value }, menu: [isOfLine ? { ...giftLine, [field]: value } : giftLine] }, who)).body;
};
const giftInvoice: Form = (field, value) => gift('factura', { nombre: 'Ana', correo: 'ana@example.com', documento: '1234-123456-123-1', direccion: '', [field]: value } as unknown as string);

const texts = ['', ' ', '\t\n', 'Eva'];
const phones = ['', '  ', '1234567', '12345678', '1234-5678', ' 12345678 ', '12-345678', '1234 5678', '1234--5678', '+50212345678', 'abcdefgh'];
const emails = ['', ' ', 'ana', 'ana@', '@example.com', 'ana@example', 'ana @example.com', 'ana..l@example.com', '.ana@example.com', `${'a'.repeat(120)}@example.com`, ' ana.lopez+pizza@correo.com.gt ', "o'hara@example.com", 'ana@b@example.com', 'ana@exa_mple.com', 'ñandú@example.com'];
const birthdays = ['', '19/11/2010', '20/11/2010', '31/02/1990', '1990-01-01', '01/01/2030', '31/12/1899', 'ayer'];
const passwords = ['', 'Volcan12#', 'Volc12#', `${'Aa1#'.repeat(18)}x`, 'Aa1#'.repeat(18), 'Volcan 12#', 'volcan12#', 'VOLCAN12#', 'VolcanPi#', 'Volcan123'];
const documents = ['', '12345678-9', '1234-123456-123-1', '123456789', '12341234561231', '12', ' 12345678-9 ', 'CF', 'cf', '1234567-9', '1234567-8', '1000002k'];
const must = (rule: FieldRule): FieldRule => allOf(required, rule);

/** The rule the form shows, what may be typed, and every call that carries such a field. */
const fields: readonly (readonly [string, FieldRule, readonly string[], readonly (readonly [Form, string])[]])[] = [
  ['a name', required, texts, [[signUp, 'nombres'], [signUp, 'apellidos'], [profile, 'nombres'], [profile, 'apellidos'], [checkout, 'nombre'], [gift, 'nombres'], [gift, 'CER_N'], [gift, 'CER_ND'], [invoice, 'nombre']]],
  ['an address', required, texts, [[address, 'direccion'], [checkout, 'detalle']]],
  ['a telephone', must(phone), phones, [[signUp, 'telefono'], [profile, 'telefono'], [checkout, 'telefono'], [gift, 'telefono']]],
  ['an e-mail', must(email), emails, [[signUp, 'email'], [recovery, 'email'], [activation, 'email'], [checkout, 'correo'], [gift, 'correo'], [gift, 'CER_CD'], [invoice, 'correo']]],
  ['a birthday', must(birthday(noon)), birthdays, [[signUp, 'fechaNacimiento']]],
  ['a new password', must(newPassword), passwords, [[signUp, 'contrasena'], [forgotten, 'contrasena'], [changed, 'newcontrasena']]],
  ['a category', category, texts, [[address, 'categoria']]],
  ['a document', must(document), documents, [[invoice, 'documento']]],
  ['a NIT', must(nit), documents, [[giftInvoice, 'documento']]],
];

const cases = fields.flatMap(([name, rule, values, forms]) => forms.map(([form, field]) => [name, field, form, rule, values] as const));

test.each(cases)('%s in the field %s: the api says what the form says [VAL-023]', async (_name, field, form, rule, values) => {
  for (const value of values) {
    const { codigoRetorno, mensajeRetorno, errores = [] } = await form(field, value);
    const said = errores.find(({ campo }) => campo.split('.').at(-1) === field)?.mensaje;
    expect([value, said]).toEqual([value, rule(value)]);
    if (said !== undefined) expect([codigoRetorno, mensajeRetorno]).toEqual(['01', said]);
  }
}, 120_000);

test('two passwords that differ, and a meeting point that was not chosen, are said in the words of the form [VAL-021, VAL-023]', async () => {
  const differs = { codigoRetorno: '01', mensajeRetorno: 'Contraseña y confirmación deben ser iguales' };
  expect(await signUp('contrasenaConfirm', 'Otra-2026x')).toMatchObject(differs);
  expect((await api.callEncrypted('auth/changePassword', { hash: 'x', contrasena: 'Volcan-2026', contrasenaConfirm: 'Otra-2026x' })).body).toMatchObject(differs);
  expect((await api.callEncrypted('cliente/changePassword', { contrasena: 'otra', newcontrasena: 'Volcan-2026', contrasenaConfirm: 'Otra-2026x' }, ana)).body).toMatchObject(differs);
  const order = fromOrderDraft(aDraft(api.services, { destination: home(api.services, places.university) }), { checkout: false });
  expect((await api.callEncrypted('data/saveOrderPendiente', { _ts: api.clock.now(), ...order }, who)).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Debe seleccionar un punto de encuentro' });
});
