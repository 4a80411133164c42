import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callOptions, callPaths, type CallOptions, type CallPath } from '@brasa/shared/wire/call';
import { testApi, type TestApi, type TestCall } from './helper.ts';
import { customer, guest } from './ordering.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.close());

const setStatus = (nickname: string, status: 'ACT' | 'INA') => api.database.db.updateTable('customer').set({ status, deleted_at: null }).where('nickname', '=', nickname).execute();
const newestSession = async () => (await api.database.db.selectFrom('session').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id;
const onlyAccess = ({ headers }: TestCall): TestCall => ({ headers: { authorization: headers?.['authorization'] ?? '' } });

type Answer = 'taken' | '401' | '401, new tokens' | '401, ended by its owner' | '403';
const tokenNeeded = { nobody: '401', forged: '401', expired: '401', renewable: '401, new tokens', ended: '401, ended by its owner', closed: '403', customer: 'taken' } as const;
type Identity = keyof typeof tokenNeeded | 'guest';

function expected({ secure, guest: takesGuests }: CallOptions, who: Identity): Answer {
  if (!secure && !takesGuests) return 'taken';
  if (who === 'guest') return secure ? '403' : 'taken';
  return tokenNeeded[who];
}

test('every call takes whom it is for, and answers anybody else as the contract says [HTTP-021] [HTTP-022] [API-133]', async () => {
  const { db } = api.database;
  const old = await customer(api);
  api.clock.advance(api.config.accessTokenSeconds * 1000 + 1);
  const ended = await customer(api);
  const endedSession = await newestSession();
  api.clock.advance(1);
  await setStatus('luis', 'ACT');
  const closed = await customer(api, 'luis@example.com');
  const ana = await customer(api);
  const [head, body, signature] = (ana.headers?.['authorization'] ?? '').split('.');
  const identities: Record<Identity, TestCall> = {
    nobody: {},
    guest: await guest(api),
    forged: { headers: { authorization: [head, body, [...(signature ?? '')].reverse().join('')].join('.') } },
    expired: onlyAccess(old),
    renewable: old,
    ended,
    closed,
    customer: ana,
  };

  const wrong: string[] = [];
  for (const path of callPaths) {
    const options: CallOptions = callOptions[path];
    for (const [who, sent] of Object.entries(identities) as [Identity, TestCall][]) {
      // The call before may have closed the account, or ended these sessions.
      await setStatus('ana', 'ACT');
      await setStatus('luis', 'INA');
      await db.updateTable('session').set({ revoked_at: null, revoke_reason: null }).execute();
      await db.updateTable('session').set({ revoked_at: new Date(api.clock.now()), revoke_reason: 'OWNER' }).where('id', '=', endedSession).execute();
      const { status, headers, body: said } = await api.call(options.parameter ? `${path}/nada` : path, {}, sent);
      const kind = status === 401 ? (headers['token'] ? ', new tokens' : said.motivo === 'CERRADA' ? ', ended by its owner' : '') : '';
      const answer = status === 401 || status === 403 ? `${status}${kind}` : 'taken';
      if (answer !== expected(options, who)) wrong.push(`${path satisfies CallPath} as ${who}: ${answer} instead of ${expected(options, who)}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
