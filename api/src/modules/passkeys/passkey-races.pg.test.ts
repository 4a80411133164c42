import { beforeAll, expect, test } from '@jest/globals';
import type { TestApi, TestCall } from '../../../test/helper.ts';
import { softAuthenticator } from '../../../test/soft-authenticator.ts';
import { twoInstances } from '../../../test/two-instances.ts';
import { mostPasskeys } from './own-passkeys.ts';

const { apis } = await twoInstances();
let first: TestApi;
let who: TestCall;
beforeAll(async () => {
  [first] = apis;
  const { body } = await first.call('auth/login', { email: 'ana@example.com', password: 'clave-demo-1' });
  who = { headers: { authorization: `Bearer ${body.token}`, 'refresh-token': body.refreshToken } };
});

/** More by night. */
const rounds = Math.max(2, Math.ceil(Number(process.env['RACES'] ?? 4) / 10));
const clients = 20;
const atOnce = (send: (api: TestApi, client: number) => Promise<string>): Promise<string[]> => Promise.all(Array.from({ length: clients }, (_, client) => send(apis[client % 2] as TestApi, client)));
const accepted = (codes: readonly string[]): number => codes.filter((code) => code === '00').length;
const passkeys = async (): Promise<number> => (await first.call('cuenta/llaves', undefined, who)).body.data.length;
const forNewKey = async () => (await first.callEncrypted('cuenta/retoLlave', { contrasena: 'clave-demo-1' }, who)).body.data;
const adds = async (api: TestApi, credencial: object): Promise<string> => (await api.call('cuenta/agregarLlave', { nombre: 'Carrera', credencial }, who)).body.codigoRetorno;

test('twenty clients with one challenge: one is let in, one adds its key; and of twenty keys the tenth is the last', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await first.database.db.deleteFrom('passkey').execute();
    const device = softAuthenticator();
    const registration = device.create(await forNewKey());
    expect([accepted(await atOnce((api) => adds(api, registration))), await passkeys()]).toEqual([1, 1]);

    const assertion = device.get((await first.call('cuenta/retoIngreso')).body.data);
    expect(accepted(await atOnce(async (api) => (await api.call('cuenta/ingresarConLlave', { credencial: assertion })).body.codigoRetorno))).toBe(1);

    // The count of a key that counts is used once, too, whatever was signed with it.
    const counting = softAuthenticator({ counts: true });
    expect(await adds(first, counting.create(await forNewKey()))).toBe('00');
    const challenges = await Promise.all(Array.from({ length: clients }, async () => (await first.call('cuenta/retoIngreso')).body.data));
    const copies = challenges.map((challenge) => {
      counting.setCounter(4);
      return counting.get(challenge);
    });
    expect(accepted(await atOnce(async (api, client) => (await api.call('cuenta/ingresarConLlave', { credencial: copies[client] })).body.codigoRetorno))).toBe(1);

    const keys: object[] = [];
    for (let client = 0; client < clients; client += 1) keys.push(softAuthenticator().create(await forNewKey()));
    expect([accepted(await atOnce((api, client) => adds(api, keys[client] ?? {}))), await passkeys()]).toEqual([mostPasskeys - 2, mostPasskeys]);
  }
}, 1_800_000);
