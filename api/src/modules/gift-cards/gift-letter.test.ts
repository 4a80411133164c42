import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testApi, type TestApi } from '../../../test/helper.ts';
import { postOffice } from '../../../test/mailbox.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { pictureFolder } from '../catalog/picture-addresses.ts';
import { fileCarrier } from '../mail/carriers.ts';
import { renderGiftLetter } from '../mail/render-gift-letter.ts';
import { sendLetters } from '../mail/send-letters.ts';
import { drawGiftCard, type PrintedGiftCard } from './gift-card-pdf.ts';
import { queueGiftLetter } from './gift-letters.ts';

let dataDir: string;
let api: TestApi;
let card: PrintedGiftCard;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brasa-regalo-'));
  api = await testApi({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' } });
  card = { design: 'Gift Card Q100', picture: await readFile(join(pictureFolder, 'g/2-m.jpg')), amount: 10_000, buyer: 'Ana', recipient: 'Luis', dedication: '¡Feliz cumpleaños!\n\nTe quiere, Ana', code: '7KQ2-M9XD-4TWB-HN3P', lastDay: '19/11/2027', url: 'https://brasa.example/certificados/activar/7KQ2-M9XD-4TWB-HN3P' };
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const now = Date.UTC(2026, 10, 19, 18);
const printed = async (change: Partial<PrintedGiftCard> = {}) => readPdf(await drawGiftCard({ ...card, ...change }, now));

test('the printed card is one page with everything on it, and a camera that looks at it opens the page that activates it', async () => {
  const { pages: [page, ...others], title } = await printed();
  expect([others, title, page?.qr, page?.links]).toEqual([[], 'Gift Card para Luis', card.url, ['https://brasa.example/certificados/activar']]);
  for (const words of ['Pizzería Brasa Chapina', 'Q100.00', 'Para Luis', 'De Ana', '¡Feliz cumpleaños!\n', 'Te quiere, Ana', card.code, 'Válida hasta el 19/11/2027.']) expect(page?.text).toContain(words);
});

test('screen readers get its language, its parts in order, and words for picture and QR code', async () => {
  const { isTagged, language, pages: [page] } = await printed();
  expect([isTagged, language]).toEqual([true, 'es-GT']);
  const roles = page?.tags.flatMap(({ role }) => role ?? []);
  expect(roles?.filter((role) => role !== 'P')).toEqual(['Root', 'Document', 'H1', 'Figure', 'Figure', 'Link', 'H2']);
  expect(page?.tags.flatMap(({ role, alt }) => (role === 'Figure' ? alt : []))).toEqual(['Dibujo de la Gift Card Q100', `Código QR que abre la página para activarla: ${card.url}`]);
});

test.each([
  ['has signs that no font has', 'Feliz 日本 \ud83d cumpleaños\u0007 ❤️ 👩🏽‍🍳', 'Feliz □□ cumpleaños ❤'],
  ['is Greek', 'Χρόνια πολλά', 'Χρόνια πολλά'],
  ['is one long word', 'x'.repeat(250), 'xxxxxxxxxx'],
  ['is empty', '', 'Código'],
])('a dedication that %s is printed as far as it can be, on one page', async (_what, dedication, words) => {
  const { pages } = await printed({ dedication });
  expect([pages.length, pages[0]?.qr]).toEqual([1, card.url]);
  expect(pages[0]?.text.replace(/ +/g, ' ')).toContain(words);
});

test('a dedication of many lines goes on on the next pages, and the QR code comes whole after it', async () => {
  const { pages } = await printed({ dedication: Array.from({ length: 90 }, (_, line) => line % 10).join('\n') });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map(({ text }) => text).join('\n').match(/^\d$/gm)).toHaveLength(90);
  expect(pages.map(({ qr }) => qr).filter(Boolean)).toEqual([card.url]);
  expect(pages.at(-1)?.text).toContain(card.code);
});

test('what is not drawn is read out, and an address in a dedication is text in which no program finds one', async () => {
  const { pages: [page] } = await printed({ dedication: '🇬🇹 entra a https://malo.example/x' });
  const spoken = page?.tags.flatMap(({ role, alt }) => (role === 'P' ? (alt ?? []) : [])).join('') ?? '';
  expect(spoken.replaceAll('\u2060', '')).toBe('🇬🇹 entra a https://malo.example/x');
  for (const words of [spoken, page?.text ?? '']) expect(words).not.toMatch(/https:\/\/malo|malo\.example/);
  expect(page?.links).toHaveLength(1);
});

test('a card without a picture, and with names of any length, is printed', async () => {
  const { pages: [page, ...others] } = await printed({ picture: null, buyer: 'b'.repeat(60), recipient: 'r'.repeat(60) });
  expect([others, page?.qr]).toEqual([[], card.url]);
});

test('with pictures switched off the letter says everything: design, from whom, dedication, amount, code, last day, how to use it', async () => {
  const letter = { subject: 'Tienes una Gift Card', name: 'Luis', paragraphs: ['Va adjunta.'], link: { label: 'Activar mi Gift Card', url: card.url } };
  const { html, text, attachments } = await renderGiftLetter(letter, { ...card, recipient: 'Luis/..\\"<b>', dedication: 'Uno\n<b>dos</b> malo.example' }, now);
  expect(html).toContain('alt="Dibujo de la Gift Card Q100"');
  expect(html).toContain('Uno<br>&lt;b&gt;dos&lt;/b&gt;');
  for (const words of ['Hola, Luis:', 'Ana te envió una Gift Card de Q100.00.', card.code, 'Válida hasta el 19/11/2027.', card.url, 'Cómo usarla']) for (const part of [html, text]) expect(part).toContain(words);
  expect(text).toContain('Uno\n<b>dos</b>');
  for (const part of [html, text]) expect(part).not.toContain('malo.example');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([['gift-card.jpg', 'image/jpeg'], ['Gift Card para Luis b.pdf', 'application/pdf']]);
});

test('where there is no mail server the letter is a file with its picture and its card, and /buzon shows and hands out both', async () => {
  const { database, clock, log, config } = api.services;
  const { id } = await database.db.selectFrom('gift_card').select('id').where('status', '=', 'ISSUED').executeTakeFirstOrThrow();
  await database.inTransaction((trx) => queueGiftLetter(trx, { cardId: id, letter: 1, to: 'luis@example.com', at: clock.now(), now: clock.now() }));
  await sendLetters(postOffice(api, fileCarrier(config, log)));
  const open = (url: string) => api.app.inject({ method: 'GET', url });
  const list = (await open('/buzon')).body;
  const [, address = ''] = /href="(\/buzon\/\d+-gift-card\.eml)"/.exec(list) ?? [];
  const letter = await open(address);
  expect(letter.body).toMatch(/src="data:image\/jpeg;base64,/);
  expect(letter.headers['content-security-policy']).toContain('img-src data:');
  const [, pdf = ''] = /href="([^"]+)" download>Adjunto: Gift Card para/.exec(list) ?? [];
  const file = await open(pdf);
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''Gift%20Card%20para%20/), 'cache-control': 'no-store' });
  const [, activation] = /href="(http[^"]+\/certificados\/activar\/[^"]+)"/.exec(letter.body) ?? [];
  expect((await readPdf(file.rawPayload)).pages[0]?.qr).toBe(activation);
  for (const wrong of [`${address}/1`, `${address}/x`, '/buzon/999999-gift-card.eml/0']) expect((await open(wrong)).statusCode).toBe(302);
});
