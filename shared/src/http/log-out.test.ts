import { beforeEach, expect, test } from '@jest/globals';
import { authStore, keepTokens } from '../stores/auth-store.ts';
import { callsEnded, fakeHttp } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { configureHttp } from './settings.ts';
import { logOut } from './log-out.ts';

const path = 'cuenta/cerrarSesion';
const done = { codigoRetorno: '00', mensajeRetorno: '', data: {} };

beforeEach(() => {
  resetStores();
  freshStorage();
  keepTokens({ token: 't', refresh: 'r' });
});

const spokenFor = (api: ReturnType<typeof fakeHttp>) => api.callsTo(path).map(({ headers }) => [headers.get('authorization'), headers.get('refresh-token')]);

test('a log-out ends the session on the server, with the tokens the device has just forgotten', async () => {
  const api = fakeHttp({ [path]: done });
  logOut();
  expect(authStore.get().token).toBeNull();
  await callsEnded();
  expect(spokenFor(api)).toEqual([['Bearer t', 'r']]);
});

test('an expired token is renewed for it and kept nowhere', async () => {
  const api = fakeHttp({ [path]: (_call, count) => (count === 1 ? { status: 401, headers: { token: 't2', 'refresh-token': 'r2' }, body: {} } : { body: done }) });
  const storage = freshStorage();
  keepTokens({ token: 't', refresh: 'r' });
  logOut();
  await callsEnded();
  await callsEnded();
  expect(spokenFor(api)).toEqual([
    ['Bearer t', 'r'],
    ['Bearer t2', 'r2'],
  ]);
  expect([authStore.get().token, storage.local.entries()]).toEqual([null, {}]);
});

test('without a network the device is left all the same', async () => {
  fakeHttp({});
  configureHttp({
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  logOut();
  await callsEnded();
  expect(authStore.get().token).toBeNull();
});

test('a session the server has ended already is not ended again, and neither is nobody’s', async () => {
  const api = fakeHttp({ [path]: done });
  logOut({ quiet: true });
  logOut();
  await callsEnded();
  expect(api.callsTo(path)).toHaveLength(0);
});
