import { randomUUID } from 'node:crypto';
import { median } from './table.mjs';
import { timed } from './timing.mjs';

const tries = 50;
/** Not counted: the first calls of a process are slower. */
const warmUp = 5;

const password = 'No-es-esta-2026!';
const person = { nombres: 'Eva', apellidos: 'Cruz', nickname: 'eva', telefono: '55509999', fechaNacimiento: '14/03/1994', contrasena: password, contrasenaConfirm: password };
const accounts = { active: 'ana@example.com', waiting: 'luis@example.com' };

/** What a stranger can ask about a mailbox, the account that is held against a mailbox without one, and the code of either answer. */
const questions = [
  ['log-in', accounts.active, '01', (api, email) => api.call('auth/login', { email, password })],
  ['sign-up', accounts.active, '00', (api, email) => api.callEncrypted('auth/signupEmail', { ...person, email })],
  ['recovery', accounts.active, '00', (api, email) => api.call('auth/recoveryPassword', { email })],
  ['resend', accounts.waiting, '00', (api, email) => api.call('auth/resendActivation', { email })],
];

/** Each try meets the database of the first one: no failure counted, no letter in the outbox, no account of a try before. */
async function forgetTries({ db }) {
  for (const table of ['throttle', 'mail_outbox', 'sign_up']) await db.deleteFrom(table).execute();
  await db.deleteFrom('customer').where('email', 'like', 'nadie-%').execute();
}

/**
 * Times of both in milliseconds, one call after the other, each going first every second time: what disturbs the machine
 * meets both alike. `call` is given a name of `of`, `before` runs ahead of each call and is not timed.
 */
export async function interleaved(of, count, call, before) {
  const taken = Object.fromEntries(of.map((name) => [name, []]));
  for (let index = 0; index < count; index += 1) {
    for (const name of index % 2 === 0 ? of : of.toReversed()) {
      await before();
      taken[name].push(await timed(() => call(name)));
    }
  }
  return taken;
}

/** One line of the table: medians in milliseconds, and the known mailbox's divided by the unknown one's. */
export function comparison(question, { known, unknown }) {
  const [a, b] = [median(known), median(unknown)];
  return `| ${question} | ${a.toFixed(1)} ms | ${b.toFixed(1)} ms | × ${(a / b).toFixed(3)} |`;
}

/** Whether the time of an answer tells who has an account. */
export async function mailbox({ say = console.log } = {}) {
  const { testApi } = await import('../../api/test/helper.ts');
  const api = await testApi();
  try {
    say(`Medians of ${tries} calls each, interleaved; api with the embedded database, without a network.\n`);
    say(['| Question | mailbox with an account | without | ratio |', '|---|--:|--:|--:|'].join('\n'));
    for (const [question, account, code, ask] of questions) {
      const call = async (name) => {
        const { status, body } = await ask(api, name === 'known' ? account : `nadie-${randomUUID()}@example.org`);
        if (status !== 200 || body.codigoRetorno !== code) throw new Error(`The answer to ${question} is not what is timed, it is ${status}: ${JSON.stringify(body)}`);
      };
      const measure = (count) => interleaved(['known', 'unknown'], count, call, () => forgetTries(api.database));
      await measure(warmUp);
      say(comparison(question, await measure(tries)));
    }
  } finally {
    await api.close();
  }
}
