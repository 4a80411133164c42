import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { testApi, type TestApi } from '../../../test/helper.ts';
import { smtpCarrier } from './carriers.ts';
import { queueLetter } from './outbox.ts';
import { sendLetters, type PostOffice } from './send-letters.ts';

let api: TestApi;
const logged: string[] = [];
const closings: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  api = await testApi({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void logged.push(line) } });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  logged.length = 0;
  await api.database.db.deleteFrom('mail_outbox').execute();
});
afterEach(async () => {
  await Promise.all(closings.splice(0).map((close) => close()));
});

const eva = 'eva@example.org';
const luis = 'luis@example.org';
const hour = 3_600_000;

type Received = { readonly to: readonly string[]; readonly isEncrypted: boolean; readonly user: string; readonly mail: string };

/** A mail server of its own on a free port, with the certificate of the library, which nobody has signed and which it warns of. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), isEncrypted: session.secure, user: String(session.user ?? ''), mail: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  warnings.mockRestore();
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  closings.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return { received, sockets, port };
}

/** What the address of a server says about its certificate. */
const unsigned = '/?tls.rejectUnauthorized=false';

function office(mailUrl: string, timeoutMs?: number): PostOffice {
  const { database, clock, log, secrets, release, config } = api.services;
  return { database, clock, log, secrets, release, publicUrl: config.publicUrl, carrier: smtpCarrier({ mailUrl, mailFrom: 'Pizzería <ordenes@example.org>' }, timeoutMs) };
}
const queue = (to: string) => queueLetter(api.database.db, { dedupe: `for ${to}`, to, template: 'order-not-paid', vars: { hash: 'h4Jt0mWc1pYb7QeVx2Zr9A' }, now: api.clock.now() });
const states = () => api.database.db.selectFrom('mail_outbox').select(['to_email', 'status', 'attempts']).orderBy('id').execute();

test('a letter goes out encrypted (STARTTLS), with user and password, as text and HTML, to one mailbox', async () => {
  const { received, port } = await mailServer({
    authOptional: false,
    onAuth: ({ username = '', password }, _session, done) => (password === 'clave del correo' ? done(null, { user: username }) : done(new Error('no'))),
  });
  await queue(eva);
  await sendLetters(office(`smtp://tienda:clave%20del%20correo@127.0.0.1:${port}${unsigned}`));
  expect(received).toMatchObject([{ to: [eva], isEncrypted: true, user: 'tienda' }]);
  const { subject, text, html } = await PostalMime.parse(received[0]?.mail ?? '');
  expect([subject, text, html]).toEqual(['Tu orden no se pagó', expect.stringContaining('/tracking/h4Jt0mWc1pYb7QeVx2Zr9A'), expect.stringContaining('<html lang="es">')]);
  expect(await states()).toEqual([{ to_email: eva, status: 'SENT', attempts: 1 }]);
});

test('a server whose certificate nobody trusts gets neither the password nor the letter, which stays', async () => {
  const passwords: string[] = [];
  const { received, port } = await mailServer({
    authOptional: false,
    onAuth: ({ password }, _session, done) => {
      passwords.push(String(password));
      done(null, { user: 'tienda' });
    },
  });
  await queue(eva);
  await sendLetters(office(`smtp://tienda:clave@127.0.0.1:${port}`));
  expect([received, passwords]).toEqual([[], []]);
  expect(await states()).toEqual([{ to_email: eva, status: 'QUEUED', attempts: 1 }]);
});

test('a mailbox that is refused for good is given up at once, the next letter goes out, and no log names a mailbox', async () => {
  const refusal = Object.assign(new Error(`<${eva}> has no mailbox here`), { responseCode: 550 });
  const { received, port } = await mailServer({ onRcptTo: ({ address }, _session, done) => done(address === eva ? refusal : null) });
  await queue(eva);
  await queue(luis);
  await sendLetters(office(`smtp://127.0.0.1:${port}${unsigned}`));
  expect(received.map(({ to }) => to)).toEqual([[luis]]);
  expect(await states()).toEqual([{ to_email: eva, status: 'FAILED', attempts: 1 }, { to_email: luis, status: 'SENT', attempts: 1 }]);
  expect(logged.filter((line) => line.includes('a mail was given up')).map((line) => JSON.parse(line) as object)).toMatchObject([{ reason: 'EENVELOPE', responseCode: 550, template: 'order-not-paid' }]);
  expect(logged.join('')).not.toMatch(/@example\.org/);
});

test('a mailbox that is refused for now, and a sender that is refused, are tried again later', async () => {
  let refuses: 'mailbox' | 'sender' | null = 'mailbox';
  const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  const { received, port } = await mailServer({
    onMailFrom: (_address, _session, done) => done(refuses === 'sender' ? refusal(550) : null),
    onRcptTo: (_address, _session, done) => done(refuses === 'mailbox' ? refusal(451) : null),
  });
  const post = office(`smtp://127.0.0.1:${port}${unsigned}`);
  await queue(eva);
  for (const [attempts, next] of [[1, 'sender'], [2, null]] as const) {
    await sendLetters(post);
    expect([received.length, await states()]).toEqual([0, [{ to_email: eva, status: 'QUEUED', attempts }]]);
    refuses = next;
    api.clock.advance(hour);
  }
  await sendLetters(post);
  expect([received.length, await states()]).toEqual([1, [{ to_email: eva, status: 'SENT', attempts: 3 }]]);
});

test('a line that dies while the letter is on its way: it goes out later', async () => {
  let isDead = true;
  const { received, sockets, port } = await mailServer({
    onRcptTo: (_address, _session, done) => {
      if (isDead) for (const socket of sockets) socket.destroy();
      done();
    },
  });
  await queue(eva);
  await sendLetters(office(`smtp://127.0.0.1:${port}${unsigned}`));
  expect([received.length, await states()]).toMatchObject([0, [{ status: 'QUEUED', attempts: 1 }]]);
  isDead = false;
  api.clock.advance(hour);
  await sendLetters(office(`smtp://127.0.0.1:${port}${unsigned}`));
  expect([received.length, await states()]).toMatchObject([1, [{ status: 'SENT', attempts: 2 }]]);
});

test('a server that answers nothing is not waited for without end; the letter stays', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closings.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
  await queue(eva);
  await sendLetters(office(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 100));
  expect(await states()).toMatchObject([{ status: 'QUEUED', attempts: 1 }]);
  expect(logged.filter((line) => line.includes('did not go out'))).toHaveLength(1);
});
