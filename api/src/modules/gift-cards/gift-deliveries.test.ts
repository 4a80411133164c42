import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buyGifts, giftLine, giftOrder, giftShop, payGifts } from '../../../test/gift-purchases.ts';
import { noon, type TestApi, type TestCall } from '../../../test/helper.ts';
import { mailbox, postOffice } from '../../../test/mailbox.ts';
import { customer, guest } from '../../../test/ordering.ts';
import { MailboxRefused, sendLetters, type Carrier } from '../mail/send-letters.ts';

let api: TestApi;
let ana: TestCall;
let luis: TestCall;
let buyer: TestCall;
let stranger: TestCall;
let payer: string;
let count = 0;
beforeAll(async () => {
  ({ api, ana, luis } = await giftShop({ env: { LOG_LEVEL: 'silent' } }));
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(noon);
  count += 1;
  payer = `paga${count}@example.org`;
  [buyer, stranger] = [await guest(api), await guest(api)];
  await api.database.db.deleteFrom('mail_outbox').execute();
});

const wrong = 'luis.mal@example.org';
const right = 'luis.bien@example.org';
const minute = 60_000;
const line = { ...giftLine, CER_CD: wrong };

/** A purchase that was paid; answers its number and hash. */
async function bought(menu: readonly object[] = [line], who = buyer): Promise<{ idorder: number; hash: string }> {
  const { orden } = (await buyGifts(api, giftOrder(payer, menu), who)).data;
  await payGifts(api, orden.idorder, who);
  return orden;
}
const page = async (hash: string, who = buyer) => (await api.call('cuenta/compraCertificados', { hash }, who)).body;
const cards = async (hash: string, who = buyer) => (await page(hash, who)).data.certificados as readonly { nombre: string; correo: string; estado: string; fechaHora: string }[];
const resend = async (hash: string, who = buyer, id = 0) => (await api.call('cuenta/reenviarCertificado', { hash, id }, who)).body;
const correct = (hash: string, correo: string, { who = buyer, telefono, id = 0 }: { who?: TestCall; telefono?: string; id?: number } = {}) => api.call('cuenta/corregirCertificado', { hash, id, correo, ...(telefono !== undefined && { telefono }) }, who);
const letters = async (to: string) => (await mailbox(api).collect(to)).filter(({ template }) => template === 'gift-card');
const codeIn = (link = ''): string => link.split('/').at(-1) ?? '';
const activate = async (codigo: string, who = luis) => (await api.call('data/activarCertificado', { correo: who === luis ? 'luis@example.com' : 'ana@example.com', codigo }, who)).body.codigoRetorno as string;
const carry = (carrier: Carrier) => sendLetters(postOffice(api, carrier));
const refusing = (mailboxes: readonly string[], taken: string[] = []): Carrier => async ({ to, template }) => {
  if (mailboxes.includes(to)) throw new MailboxRefused({ cause: new Error('550') });
  taken.push(`${template} to ${to}`);
};
const audits = () => api.database.db.selectFrom('audit_log').select(['actor', 'action', 'target', 'detail']).where('action', 'like', 'gift-card-%').orderBy('id').execute();

test('the page says how each card stands: waiting for its day, on its way, sent, activated; never a code, nor whose an activated card is', async () => {
  const { hash, idorder } = await bought([line, { ...line, CER_CD: right, CER_FE: '24/12/2026' }]);
  expect(await page(hash)).toMatchObject({ codigoRetorno: '00', data: { idorder, fechaHora: '19/11/2026 12:00', total: 200, isOwner: true } });
  expect((await cards(hash)).map(({ estado, fechaHora, correo }) => [estado, fechaHora, correo])).toEqual([['COL', '', wrong], ['PRO', '24/12/2026 08:00', right]]);
  api.clock.advance(minute);
  const [letter] = await letters(wrong);
  expect((await cards(hash))[0]).toEqual({ id: 0, name: 'Gift Card Q100', amount: 100, nombre: 'Luis', correo: wrong, estado: 'ENV', fechaHora: '19/11/2026 12:01' });
  const code = codeIn(letter?.link);
  expect(await activate(code)).toBe('00');
  expect((await cards(hash))[0]).toMatchObject({ estado: 'ACT', fechaHora: '19/11/2026 12:01', correo: '' });
  expect(JSON.stringify(await page(hash))).not.toContain(code.slice(-4));
});

test('a purchase is shown to whoever has its hash, mailboxes in part; not by its number, not a wrong hash, not before it is paid, not somebody else’s order of pizzas', async () => {
  const { hash, idorder } = await bought();
  for (const who of [stranger, ana]) expect((await page(hash, who)).data).toMatchObject({ isOwner: false, certificados: [{ correo: 'l•••@example.org' }] });
  const none = { codigoRetorno: '01', mensajeRetorno: 'No encontramos esta compra' };
  for (const guess of [String(idorder), 'A'.repeat(22), `${hash}x`, '']) expect(await page(guess, stranger)).toMatchObject(none);
  const pizza = await api.database.db.selectFrom('orders').select('hash').where('kind', '=', 'ORD').executeTakeFirstOrThrow();
  expect(await page(pizza.hash)).toMatchObject(none);
  const unpaid = (await buyGifts(api, giftOrder(payer, [line]), buyer)).data.orden.hash;
  expect(await page(unpaid)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Esta compra todavía no está pagada' });
  for (const call of [await resend(unpaid), (await correct(unpaid, right)).body]) expect(call).toMatchObject(none);
  expect((await api.call('cuenta/compraCertificados', { hash })).status).toBe(401);
});

test('the account that bought it owns it, and so does whoever logs in after buying as a guest', async () => {
  const own = await bought([line], ana);
  expect((await page(own.hash, ana)).data.isOwner).toBe(true);
  const asGuest = await bought();
  expect((await page(asGuest.hash, await customer(api, 'ana@example.com', buyer.headers as Record<string, string>))).data.isOwner).toBe(true);
});

test('the receipt leads to the page', async () => {
  const { hash } = await bought();
  expect((await mailbox(api).collect(payer)).map(({ link }) => link)).toEqual([`http://localhost:4000/certificados/compra/${hash}`]);
});

test('a card is sent again to its mailbox, once a minute however often it is pressed, three times a day, also by whoever has only the link', async () => {
  const { hash } = await bought();
  const [first] = await letters(wrong);
  const arrived: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    api.clock.advance(2 * minute);
    expect(await Promise.all([resend(hash), resend(hash, stranger)])).toMatchObject([{ codigoRetorno: '00', data: { estado: 'COL' } }, { codigoRetorno: '00' }]);
    expect(await resend(hash)).toMatchObject({ codigoRetorno: '00' });
    arrived.push(...(await letters(wrong)).map(({ link }) => link));
    expect(await resend(hash)).toMatchObject({ codigoRetorno: '00', data: { estado: 'ENV' } });
  }
  expect(arrived).toEqual([first?.link, first?.link, first?.link]);
  api.clock.advance(2 * minute);
  expect(await resend(hash)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Ya reenviaste esta Gift Card varias veces hoy. Inténtalo mañana o corrige el correo.' });
  expect(await letters(wrong)).toEqual([]);
  api.clock.advance(24 * 60 * minute);
  expect(await resend(hash, await guest(api))).toMatchObject({ codigoRetorno: '00', data: { estado: 'COL' } });
});

test('a corrected mailbox gets another code; the code in the mailbox of before is like any unknown one, and the amount is there once', async () => {
  const { hash } = await bought();
  const [lost] = await letters(wrong);
  const before = await audits();
  expect((await correct(hash, ' Luis.Bien@Example.org ')).body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'Corregimos el correo. La Gift Card va con un código nuevo', data: { correo: right, estado: 'COL' } });
  const [arrived, ...others] = await letters(right);
  expect([others, await letters(wrong)]).toEqual([[], []]);
  expect(arrived?.text).not.toContain(codeIn(lost?.link));
  expect([await activate(codeIn(lost?.link), ana), await activate('AAAA-AAAA-AAAA-AAAA', ana), await activate(codeIn(arrived?.link)), await activate(codeIn(arrived?.link), ana)]).toEqual(['01', '01', '00', '01']);
  const entries = await api.database.db.selectFrom('gift_entry').innerJoin('gift_card', 'gift_card.id', 'gift_entry.gift_card_id').innerJoin('orders', 'orders.id', 'gift_card.order_id').select(['gift_entry.kind', 'delta_cents']).where('hash', '=', hash).execute();
  expect(entries).toEqual([{ kind: 'ISSUE', delta_cents: 10_000 }]);
  const written = (await audits()).slice(before.length);
  expect(written).toEqual([{ actor: expect.stringMatching(/^gst:/), action: 'gift-card-corrected', target: expect.stringMatching(/^gift-card:\d+$/), detail: { letter: 2 } }]);
  expect(JSON.stringify(written)).not.toContain('@');
});

test('a letter that waits, or was on its way, to the mailbox of before does not go there with the new code', async () => {
  const { hash } = await bought([line, { ...line, CER_FE: '24/12/2026' }]);
  const arrived: string[] = [];
  const carrier: Carrier = async ({ to, template }) => {
    if (template !== 'gift-card') return;
    if (to === wrong) {
      await correct(hash, right);
      throw new Error('451 later');
    }
    arrived.push(to);
  };
  await api.database.db.deleteFrom('erasure').execute();
  await carry(carrier);
  await correct(hash, right, { id: 1 });
  // The mailbox of before goes out of the files of the embedded database with them.
  expect((await api.database.db.selectFrom('erasure').select('tables').execute()).map(({ tables }) => tables)).toEqual([['gift_card', 'mail_outbox'], ['gift_card', 'mail_outbox']]);
  expect((await cards(hash)).map(({ estado, fechaHora, correo }) => [estado, fechaHora, correo])).toEqual([['ENV', '19/11/2026 12:00', right], ['PRO', '24/12/2026 08:00', right]]);
  api.clock.set(Date.UTC(2026, 11, 24, 14, 0, 1));
  buyer = await guest(api);
  await carry(async ({ to, template }) => void (template === 'gift-card' && arrived.push(to)));
  expect(arrived).toEqual([right, right]);
  expect((await cards(hash))[1]).toMatchObject({ estado: 'ENV', fechaHora: '24/12/2026 08:00' });
});

test('the same mailbox again changes nothing; a mailbox that is none, and a sixth correction in a day, are refused', async () => {
  const { hash } = await bought();
  const [letter] = await letters(wrong);
  expect((await correct(hash, wrong)).body).toMatchObject({ codigoRetorno: '00', mensajeRetorno: 'La Gift Card ya va a ese correo', data: { estado: 'ENV' } });
  expect((await correct(hash, 'luis@')).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Ingresa un correo electrónico válido' });
  expect(await letters(wrong)).toEqual([]);
  expect(await activate(codeIn(letter?.link))).toBe('00');
  const other = await bought();
  const answers: string[] = [];
  for (let time = 0; time < 6; time += 1) answers.push((await correct(other.hash, `intento${time}@example.org`)).body.mensajeRetorno);
  expect(answers.at(-1)).toBe('Ya corregiste este correo varias veces hoy. Inténtalo mañana.');
  expect(new Set(answers.slice(0, 5)).size).toBe(1);
});

test('an activated card is neither sent again nor corrected, one that ended neither, one that waits for its day is not sent before it', async () => {
  const { hash } = await bought([line, { ...line, CER_FE: '24/12/2026' }]);
  const [letter] = await letters(wrong);
  await activate(codeIn(letter?.link));
  for (const answer of [await resend(hash), (await correct(hash, right)).body]) expect(answer).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Esta Gift Card ya fue activada' });
  expect(await resend(hash, buyer, 1)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Esta Gift Card se envía el 24/12/2026 08:00' });
  expect(await resend(hash, buyer, 7)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'No encontramos la Gift Card' });
  api.clock.set(Date.UTC(2027, 11, 25, 18));
  buyer = await guest(api);
  expect((await cards(hash)).map(({ estado }) => estado)).toEqual(['ACT', 'VEN']);
  for (const answer of [await resend(hash, buyer, 1), (await correct(hash, right, { id: 1, telefono: '55501234' })).body]) expect(answer).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Esta Gift Card ya no se puede activar' });
});

test('a card whose recipient has closed the account is not sent to nobody: the mailbox has to be corrected', async () => {
  const { hash } = await bought();
  await letters(wrong);
  await api.database.db.updateTable('gift_card').set({ recipient_name: '', recipient_email: '' }).where('order_id', '=', (eb) => eb.selectFrom('orders').select('id').where('hash', '=', hash)).execute();
  api.clock.advance(2 * minute);
  expect(await resend(hash)).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Esta Gift Card ya no tiene correo. Corrígelo para enviarla.' });
  expect((await correct(hash, right)).body.codigoRetorno).toBe('00');
  expect(await letters(right)).toHaveLength(1);
});

test('of an activation and a correction at the same moment one comes first, and the card has one owner or one new code', async () => {
  const { hash } = await bought();
  const [letter] = await letters(wrong);
  const [activated, corrected] = await Promise.all([activate(codeIn(letter?.link)), correct(hash, right)]);
  expect([activated, corrected.body.codigoRetorno]).toEqual(activated === '00' ? ['00', '01'] : ['01', '00']);
  expect(await letters(right)).toHaveLength(activated === '00' ? 0 : 1);
});

test('whoever has only the link corrects a mailbox with the telephone of the purchase; five tries a day, also many at once', async () => {
  const { hash } = await bought();
  const asked = (await correct(hash, right, { who: stranger })).body;
  expect(asked).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'Ingresa el teléfono con el que hiciste la compra', errores: [{ campo: 'telefono' }] });
  expect((await correct(hash, right, { who: stranger, telefono: '5550-1235' })).body).toMatchObject({ codigoRetorno: '01', mensajeRetorno: 'El teléfono no es el de esta compra' });
  expect((await correct(hash, right, { who: stranger, telefono: '5550-1234' })).body).toMatchObject({ codigoRetorno: '00', data: { correo: 'l•••@example.org' } });
  const guesses = await Promise.all(Array.from({ length: 8 }, async (_, guess) => correct(hash, 'ladron@example.org', { who: await guest(api), telefono: `4000000${guess}` })));
  // The wrong one before counts, the right one does not.
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await correct(hash, 'ladron@example.org', { who: stranger, telefono: '5550-1234' })).status).toBe(429);
  expect((await correct(hash, 'otra@example.org')).status).toBe(200);
});

test('a mailbox that the mail server refuses is told to the buyer once, with the page, and corrected the card arrives', async () => {
  const { hash } = await bought();
  await mailbox(api).collect(payer);
  api.clock.advance(2 * minute);
  await resend(hash);
  const taken: string[] = [];
  await carry(refusing([wrong], taken));
  expect(taken).toEqual([`gift-undelivered to ${payer}`]);
  expect((await cards(hash))[0]).toMatchObject({ estado: 'NOE', fechaHora: '19/11/2026 12:02' });
  api.clock.advance(2 * minute);
  await resend(hash);
  await carry(refusing([wrong], taken));
  expect(taken).toHaveLength(1);
  await correct(hash, right);
  await carry(refusing([right], taken));
  expect(taken).toEqual([`gift-undelivered to ${payer}`, `gift-undelivered to ${payer}`]);
  await correct(hash, 'luis.final@example.org');
  await carry(refusing([wrong, right], taken));
  expect(taken.at(-1)).toBe('gift-card to luis.final@example.org');
  expect((await cards(hash))[0]).toMatchObject({ estado: 'ENV', correo: 'luis.final@example.org' });
});

test.each(['arrives', 'is refused'])('a letter that %s at the mailbox of before when that was corrected says nothing of the new one', async (fate) => {
  const { hash } = await bought();
  await mailbox(api).collect(payer);
  api.clock.advance(2 * minute);
  await resend(hash);
  const others: string[] = [];
  await carry(async ({ to, template }) => {
    if (template !== 'gift-card') return void others.push(template);
    if (to === right) throw new Error('451 later');
    await correct(hash, right);
    if (fate === 'is refused') throw new MailboxRefused({ cause: new Error('550') });
  });
  const standing = await api.database.db.selectFrom('gift_card').innerJoin('orders', 'orders.id', 'gift_card.order_id').select(['letter', 'gift_card.sent_at', 'undelivered_at']).where('hash', '=', hash).execute();
  expect([standing, others]).toEqual([[{ letter: 3, sent_at: null, undelivered_at: null }], []]);
});

test('a card that was activated while another letter of it was refused is no bad news for the buyer', async () => {
  const { hash } = await bought();
  const [first] = await letters(wrong);
  api.clock.advance(2 * minute);
  await resend(hash);
  const taken: string[] = [];
  await carry(async (mail) => {
    if (mail.to === wrong) expect(await activate(codeIn(first?.link))).toBe('00');
    await refusing([wrong], taken)(mail);
  });
  expect([(await cards(hash))[0]?.estado, taken]).toEqual(['ACT', []]);
});

test('a card ends after its last day in Guatemala; its purchase is shown for two years', async () => {
  const { hash } = await bought();
  await letters(wrong);
  const stateAt = async (now: number) => {
    api.clock.set(now);
    buyer = await guest(api);
    const { codigoRetorno, mensajeRetorno, data } = await page(hash);
    return codigoRetorno === '00' ? data.certificados[0].estado : mensajeRetorno;
  };
  const midnight = Date.UTC(2027, 10, 20, 6);
  const twoYears = noon + 731 * 24 * 60 * minute;
  expect([await stateAt(midnight - 1), await stateAt(midnight), await stateAt(twoYears - 1), await stateAt(twoYears)]).toEqual(['ENV', 'VEN', 'VEN', 'No encontramos esta compra']);
});

test('what the buyer is told says whose mailbox it was, makes no link of a name, and leads to the page', async () => {
  const { hash } = await bought([{ ...line, CER_ND: 'Luis www.malo.example' }]);
  await mailbox(api).collect(payer);
  await api.database.db.updateTable('mail_outbox').set({ status: 'QUEUED', next_at: null }).where('template', '=', 'gift-card').execute();
  const told: { subject: string; text: string; link: string }[] = [];
  const refuse: Carrier = async (mail) => {
    if (mail.to === wrong) throw new MailboxRefused({ cause: new Error('550') });
    told.push(mail);
  };
  await carry(refuse);
  expect(told).toMatchObject([{ subject: 'No pudimos entregar tu Gift Card', link: `http://localhost:4000/certificados/compra/${hash}` }]);
  expect(told[0]?.text.replaceAll('\u2060', '')).toContain(`El correo de Luis www.malo.example (${wrong}) no recibió la Gift Card que le regalaste.`);
  expect(told[0]?.text).not.toContain('malo.example');
});
