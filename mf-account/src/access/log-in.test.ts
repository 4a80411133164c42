import { beforeEach, expect, test } from '@jest/globals';
import { customerAnswer } from '@brasa/shared/runtime';
import { QueryClient } from '@tanstack/react-query';
import { fakeHttp, freshStorage, resetStores, wayOf } from '@brasa/shared/testing';
import { tryLogIn } from './log-in.ts';

beforeEach(() => {
  resetStores();
  freshStorage();
});

test('a log-in sends e-mail and password and no token, the profile after it nothing but the tokens [API-069] [API-090]', async () => {
  const api = fakeHttp({ 'auth/login': { token: 't', refreshToken: 'r' }, 'cliente/getDataUser': { data: {} } });
  expect(await tryLogIn({ email: ' Ana@Example.com ', password: 'clave-demo-1' })).toEqual({ ok: true });
  await new QueryClient().fetchQuery(customerAnswer('cliente/getDataUser'));
  expect(api.calls.map((made) => [made.path, wayOf(made), made.payload])).toEqual([
    ['auth/login', 'nobody, json', { email: 'ana@example.com', password: 'clave-demo-1' }],
    ['cliente/getDataUser', 'customer, json', {}],
  ]);
});
