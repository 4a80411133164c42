import { expect, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import { createTokens } from './tokens.ts';

const publicId = '0d9b3a34-5a34-4a8e-9d7b-3b1f0f6f2c11';
const sessionId = '0b6a7d9e-5a34-4a8e-9d7b-3b1f0f6f2c11';
const start = 1_795_223_112_000;

function shop(keys = ['clave-nueva', 'clave-vieja']) {
  const clock = { now: start };
  return { clock, tokens: createTokens({ keys, now: () => clock.now }) };
}

test('an access token names customer and session for half an hour and is then known as expired, not as foreign', async () => {
  const { clock, tokens } = shop();
  const token = await tokens.access(publicId, sessionId);
  expect(await tokens.readBearer(token)).toEqual({ kind: 'customer', publicId, sessionId, expired: false });
  clock.now += 30 * 60_000;
  expect(await tokens.readBearer(token)).toMatchObject({ kind: 'customer', expired: true });
});

test('every guest is somebody else, for a day [AUTH-011]', async () => {
  const { clock, tokens } = shop();
  const [first, second] = [await tokens.guest(), await tokens.guest()];
  const guest = await tokens.readBearer(first);
  expect(guest.kind).toBe('guest');
  expect(guest).not.toEqual(await tokens.readBearer(second));
  clock.now += 24 * 3_600_000;
  expect(await tokens.readBearer(first)).toEqual({ kind: 'invalid' });
});

test('no signature, another key, another kind or no session at all is not a token', async () => {
  const { tokens } = shop();
  const forged = (claims: Record<string, string>, key = 'clave-nueva') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(publicId).setExpirationTime(start / 1000 + 60).sign(new TextEncoder().encode(key));
  const none = new UnsecuredJWT({ typ: 'cli', sid: sessionId }).setSubject(publicId).setExpirationTime(start / 1000 + 60).encode();
  for (const token of [none, 'x', '', await forged({ typ: 'cli', sid: sessionId }, 'otra'), await forged({ typ: 'cli' }), await forged({ typ: 'admin', sid: sessionId })]) {
    expect(await tokens.readBearer(token)).toEqual({ kind: 'invalid' });
  }
});

test('a refresh token can be said again by whoever holds the key, and only by them', () => {
  const { tokens } = shop();
  const token = tokens.refresh(sessionId, 7);
  expect(tokens.refresh(sessionId, 7)).toBe(token);
  expect(tokens.readRefresh(token)).toEqual({ sessionId, generation: 7 });
  expect(tokens.readRefresh(token.replace('.7.', '.8.'))).toBeNull();
  expect(tokens.readRefresh('')).toBeNull();
});

test('what an older key signed still counts after the key was changed', async () => {
  const before = shop(['clave-vieja']).tokens;
  const { tokens } = shop();
  expect(tokens.readRefresh(before.refresh(sessionId, 0))).toEqual({ sessionId, generation: 0 });
  expect(await tokens.readBearer(await before.access(publicId, sessionId))).toMatchObject({ kind: 'customer' });
});
