import { beforeAll, expect, test } from '@jest/globals';
import { solvedCaptcha } from '../../../test/captcha.ts';
import type { TestApi } from '../../../test/helper.ts';
import { mailbox, type Mailbox } from '../../../test/mailbox.ts';
import { twoInstances } from '../../../test/two-instances.ts';

const { apis } = await twoInstances();
let first: TestApi;
let post: Mailbox;
let clients: readonly { readonly api: TestApi; readonly password: string }[];
beforeAll(() => {
  [first] = apis;
  post = mailbox(first);
  clients = Array.from({ length: 20 }, (_, index) => ({ api: apis[index % 2] as TestApi, password: `Volcan-${index}-Fuego` }));
});

/** More by night. */
const rounds = Math.max(2, Math.ceil(Number(process.env['RACES'] ?? 4) / 10) * 2);

const passwordOfSignUp = 'Volcan-2026';
let people = 0;
let email: string;
async function newcomer(): Promise<void> {
  email = `carrera${(people += 1)}@example.org`;
  await first.database.db.deleteFrom('throttle').execute();
}

async function signUp(api: TestApi, contrasena = passwordOfSignUp): Promise<string> {
  const person = { nombres: 'Eva', apellidos: 'Cruz', nickname: '', telefono: '5550-9999', email, fechaNacimiento: '19/11/2000', instruccionEspecial: '', publicidad: 'S', genero: 'FE' };
  await api.callEncrypted('auth/signupEmail', { ...person, contrasena, contrasenaConfirm: contrasena });
  return post.secret(email);
}
/** `busy`: at most four passwords are worked on at once, the others are told to come again. */
const code = ({ status, body }: { readonly status: number; readonly body: { readonly codigoRetorno: string } }): string => (status === 503 ? 'busy' : body.codigoRetorno);
const activate = async (api: TestApi, hash: string): Promise<string> => code(await api.call('auth/activate', { hash }));
const logIn = async (api: TestApi, password: string, captcha?: string): Promise<string> => code(await api.call('auth/login', { email, password, ...(captcha !== undefined && { captcha }) }));
const openLinks = async (): Promise<number> => {
  const { count } = await first.database.db.selectFrom('one_time_token').innerJoin('customer', 'customer.id', 'one_time_token.customer_id').select(({ fn }) => fn.countAll<string>().as('count')).where('customer.email', '=', email).where('used_at', 'is', null).executeTakeFirstOrThrow();
  return Number(count);
};
async function untilAnswered(send: () => Promise<string>): Promise<string> {
  const answer = await send();
  return answer === 'busy' ? untilAnswered(send) : answer;
}

const enters = (password: string): Promise<string> => untilAnswered(() => logIn(first, password));

const codes = (all: readonly string[]): Record<string, number> => Object.fromEntries([...new Set(all)].map((each) => [each, all.filter((other) => other === each).length]));

test('twenty devices that open one activation link at once are all told that it worked, and the account is opened once [API-083]', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await newcomer();
    const secret = await signUp(first);
    expect(codes(await Promise.all(clients.map(({ api }) => activate(api, secret))))).toEqual({ '00': 20 });
    expect(await openLinks()).toBe(0);
    expect(await enters(passwordOfSignUp)).toBe('00');
  }
}, 1_800_000);

test('of two sign-ups of one mailbox whose links are opened at once, one wins, and only its password works', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await newcomer();
    const passwords = ['Volcan-Uno-1', 'Volcan-Dos-2'];
    const links = [await signUp(first, passwords[0]), await signUp(first, passwords[1])];
    const answers = await Promise.all(links.map((secret, index) => activate(apis[index % 2] as TestApi, secret)));
    // Neither of them is told to come again.
    expect(answers.toSorted()).toEqual(['00', '01']);
    const winner = answers.indexOf('00');
    expect([await enters(passwords[winner] ?? ''), await enters(passwords[1 - winner] ?? '')]).toEqual(['00', '01']);
  }
}, 1_800_000);

test('twenty devices that set a password by one link at once: one succeeds, and its password is the one that works [API-085]', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await newcomer();
    await activate(first, await signUp(first));
    await first.call('auth/recoveryPassword', { email });
    const hash = await post.secret(email);
    const answers = await Promise.all(clients.map(({ api, password }) => untilAnswered(async () => code(await api.callEncrypted('auth/changePassword', { hash, contrasena: password, contrasenaConfirm: password })))));
    expect(codes(answers)).toEqual({ '00': 1, '01': 19 });
    expect(await enters(clients[answers.indexOf('00')]?.password ?? '')).toBe('00');
    expect([await enters(passwordOfSignUp), await openLinks()]).toEqual(['01', 0]);
  }
}, 1_800_000);

test('twenty log-ins with one solution of the challenge: one is let in', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await newcomer();
    await activate(first, await signUp(first));
    for (let failure = 0; failure < 3; failure += 1) await logIn(first, 'No-es-esta-1');
    const solution = await solvedCaptcha(first);
    expect(codes(await Promise.all(clients.map(({ api }) => logIn(api, passwordOfSignUp, solution))))).toEqual({ '00': 1, '01': 19 });
  }
}, 1_800_000);
