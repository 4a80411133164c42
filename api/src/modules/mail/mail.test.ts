import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testApi } from '../../../test/helper.ts';
import type { TestApi } from '../../../test/helper.ts';
import { postOffice } from '../../../test/mailbox.ts';
import { fileCarrier } from './carriers.ts';
import { mailText } from './mail-text.ts';
import { queueLetter } from './outbox.ts';
import { renderMail } from './render-mail.ts';
import { sendLetters } from './send-letters.ts';
import type { Carrier } from './send-letters.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env: { LOG_LEVEL: 'silent' } });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('mail_outbox').execute();
});

const office = (carrier: Carrier) => postOffice(api, carrier);
const queue = (dedupe: string) => queueLetter(api.database.db, { dedupe, to: 'eva@example.org', template: 'order-not-paid', vars: { hash: 'h4Jt0mWc1pYb7QeVx2Zr9A' }, now: api.clock.now() });
const rows = () => api.database.db.selectFrom('mail_outbox').select(['status', 'attempts']).execute();
const away: Carrier = async () => {
  throw new Error('nobody takes mail');
};

test('an error of our own is logged with its place, one of a mail server without its sentence, and neither with the mailbox', async () => {
  const logged: unknown[] = [];
  const failing = async (error: Error): Promise<unknown> => {
    await queue(error.message);
    const carrier: Carrier = async () => {
      throw error;
    };
    const { log, ...others } = office(carrier);
    await sendLetters({ ...others, log: Object.assign(Object.create(log), { error: (entry: unknown) => logged.push(entry) }) });
    return logged.at(-1);
  };
  expect(await failing(new TypeError('no name of eva@example.org'))).toMatchObject({ reason: 'TypeError', at: expect.arrayContaining([expect.stringMatching(/^at .*mail\.test\.ts/)]) });
  expect(await failing(Object.assign(new Error('451 eva@example.org later'), { code: 'EENVELOPE', responseCode: 451 }))).not.toHaveProperty('at');
  expect(JSON.stringify(logged)).not.toContain('eva@');
});

test('a letter goes out once, with the page it is about', async () => {
  expect([await queue('one'), await queue('one')]).toEqual([true, false]);
  const links: string[] = [];
  const carrier: Carrier = async ({ link }) => void links.push(link);
  await Promise.all([sendLetters(office(carrier)), sendLetters(office(carrier))]);
  await sendLetters(office(carrier));
  expect(links).toEqual(['http://localhost:4000/tracking/h4Jt0mWc1pYb7QeVx2Zr9A']);
  expect(await rows()).toEqual([{ status: 'SENT', attempts: 1 }]);
});

test('a letter that did not go out is tried again later, for two days, and does not hold up the next', async () => {
  await queue('one');
  await queue('two');
  expect(await sendLetters(office(away))).toBe(2);
  expect(await sendLetters(office(away))).toBe(0);
  let tried = 1;
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour += 1) {
      api.clock.advance(3_600_000);
      if ((await sendLetters(office(away))) > 0) tried += 1;
    }
  };
  await hours(47);
  expect(await rows()).toEqual([{ status: 'QUEUED', attempts: tried }, { status: 'QUEUED', attempts: tried }]);
  await hours(12);
  expect(await rows()).toEqual([{ status: 'FAILED', attempts: tried }, { status: 'FAILED', attempts: tried }]);
});

test('a letter that cannot be written is tried again later and holds up no other', async () => {
  await queueLetter(api.database.db, { dedupe: 'broken', to: 'eva@example.org', template: 'card-refused', vars: { orderId: 'x' } as never, now: api.clock.now() });
  await queue('next');
  const arrived: string[] = [];
  const carrier: Carrier = async ({ template }) => void arrived.push(template);
  await sendLetters(office(carrier));
  await sendLetters(office(carrier));
  expect(arrived).toEqual(['order-not-paid']);
  expect(await rows()).toEqual([{ status: 'QUEUED', attempts: 1 }, { status: 'SENT', attempts: 1 }]);
});

test('a letter that only a newer release can write waits for an instance of that release', async () => {
  await queueLetter(api.database.db, { dedupe: 'newer', to: 'eva@example.org', template: 'of-a-newer-release' as never, vars: {} as never, now: api.clock.now() });
  await sendLetters(office(async () => undefined));
  expect(await rows()).toEqual([{ status: 'QUEUED', attempts: 1 }]);
});

test('without a mail server letters are files a mail program opens, to one recipient', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-mail-'));
  try {
    await queue('one');
    await sendLetters(office(fileCarrier({ dataDir, mailFrom: 'Pizzería <ordenes@example.org>' }, api.services.log)));
    const [name = ''] = await readdir(join(dataDir, 'outbox'));
    expect(name).toMatch(/^\d{6}-order-not-paid\.eml$/);
    const mail = await readFile(join(dataDir, 'outbox', name), 'utf8');
    expect(mail).toMatch(/^To: eva@example\.org\r?$/m);
    expect(mail).toMatch(/^Subject: =\?UTF-8|^Subject: Tu orden no se pag/m);
    expect(mail).not.toMatch(/^Bcc:/im);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('whatever a name or a dedication holds is text in the mail', () => {
  const { html, text } = renderMail({ subject: 'A & B', name: '<img src=x onerror=alert(1)>', paragraphs: ['"Feliz" <script>'], link: { label: 'Ver', url: 'https://x.example/?a=1&b="' } });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&quot;Feliz&quot; &lt;script&gt;');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;"');
  expect(text).toContain('"Feliz" <script>');
});

test('every letter says in Spanish what it is about', () => {
  for (const { subject, paragraphs } of Object.values(mailText)) {
    expect(subject.length).toBeGreaterThan(10);
    expect(paragraphs.every((paragraph) => /[.?!]$/.test(paragraph))).toBe(true);
  }
});
