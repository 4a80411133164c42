import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { testApi, type TestAnswer, type TestApi } from './helper.ts';
import { mailbox } from './mailbox.ts';
import { aDraft, customer, guest, place } from './ordering.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('throttle').execute();
});

const known = 'ana@example.com';
const waiting = 'luis@example.com';
const unknown = 'nadie@example.org';
const people = [unknown, known, waiting] as const;

/** What the asking side can see, without what differs from one call to the next anyway. */
function seen({ status, headers, body }: TestAnswer) {
  const { traza: _trace, ...said } = body;
  const { 'x-request-id': _id, date: _date, ...shown } = headers;
  return { status, said, shown };
}

async function statements(work: () => Promise<unknown>): Promise<number> {
  const { engine } = api.database;
  if (engine.kind !== 'pglite') throw new Error('the embedded database is asked here');
  const query = jest.spyOn(engine.pglite, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

test.each([
  ['a log-in with a wrong password', (email: string) => api.call('auth/login', { email, password: 'no-es-esta' }, { ip: `10.1.${email.length}.1` })],
  ['another activation mail', (email: string) => api.call('auth/resendActivation', { email })],
  ['a forgotten password', (email: string) => api.call('auth/recoveryPassword', { email })],
  ['a coupon', (email: string) => api.call('data/checkPromocionCheckout', { cupon: 'pizza20', correo: email })],
  ['a wrong coupon', (email: string) => api.call('data/checkPromocionCheckout', { cupon: 'adivino', correo: email })],
])('%s answers and works the same for a stranger’s mailbox, whether it has an account or not', async (_name, call) => {
  const answers: unknown[] = [];
  const work: number[] = [];
  for (const email of people) {
    await api.database.db.deleteFrom('throttle').execute();
    work.push(await statements(async () => answers.push(seen(await call(email)))));
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(new Set(work).size).toBe(1);
});

test('an account that comes with an order says nothing about the mailbox', async () => {
  const answers: TestAnswer[] = [];
  for (const email of people) answers.push(await place(api, aDraft(api.services, { wantsAccount: true, contact: { name: 'Eva Cruz', phone: '55509999', email } }), await guest(api)));
  const told = answers.map((answer, index) => JSON.stringify(seen(answer).said).replaceAll(people[index] ?? '', '…').replaceAll(/"(idorder|id|hash|ticket)":("[^"]*"|\d+)/g, '"$1":0'));
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toContain('"codigoRetorno":"00"');
});

test('a gift card code is refused in the same words whoever the mailbox belongs to', async () => {
  const ana = await customer(api);
  const answers: string[] = [];
  for (const body of [{ correo: known, codigo: '7KQ2-M9XD-4TWB-HN3P' }, { correo: unknown, codigo: '7KQ2-M9XD-4TWB-HN3P' }, { correo: waiting, codigo: '7KQ2-M9XD-4TWB-HN3P' }]) {
    answers.push(JSON.stringify(seen(await api.call('data/activarCertificado', body, ana)).said));
  }
  expect(new Set(answers).size).toBe(1);
});

test('what somebody writes on a gift card is text in every letter about it', async () => {
  const post = mailbox(api);
  const who = await guest(api);
  const shop = { headers: { ...who.headers, origin: 'http://localhost:4000' } };
  const hostile = '<img src=x onerror=alert(1)>"\'</td><script>alert(2)</script>';
  const menu = [{ I: 2, P: 100, TIP: 'CER', C: 1, VS: 0, CER_N: hostile, CER_ND: hostile, CER_CD: 'luis@example.org', CER_D: `${hostile}\r\nBcc: evil@example.org` }];
  const data = { nombres: hostile, nombre: hostile, correo: 'paga@example.org', telefono: '55501234', enviarFactura: 'N', device: {} };
  const { body } = await api.call('data/saveOrderCertificado', { orden: { idord: '' }, data, menu }, who);
  expect(body.codigoRetorno).toBe('00');
  const { token } = (await api.call('checkout/getValidatorTokenPromerica', { idorder: body.data.orden.idorder, tipo: 'CER' }, shop)).body;
  await api.app.inject({ method: 'POST', url: '/fake-pos', payload: { token, wished: 'exito' } });
  const arrived = await post.collect('luis@example.org');
  expect(arrived).toHaveLength(1);
  for (const { html, subject, to } of arrived) {
    expect(html).toContain('&lt;img');
    expect(html).not.toMatch(/<img src=x|<script/i);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(to).toBe('luis@example.org');
  }
});
