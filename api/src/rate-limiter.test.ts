import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refusal } from '@brasa/shared/wire/envelope-schema';
import { z } from 'zod';
import { type TestApi, testApi, testClock } from '../test/helper.ts';
import { done, refused } from './calls/answer.ts';
import { defineCall } from './calls/call.ts';
import { RateLimiter } from './rate-limiter.ts';

const limit = { max: 2, seconds: 10 };

test('a window that is full says how long to wait, and a new one begins after it', () => {
  const clock = testClock();
  const limiter = new RateLimiter(clock, true);
  expect([limiter.count('a', limit), limiter.count('a', limit), limiter.count('a', limit)]).toEqual([0, 0, 10]);
  expect(limiter.count('b', limit)).toBe(0);
  clock.advance(9_500);
  expect(limiter.count('a', limit)).toBe(1);
  clock.advance(500);
  expect(limiter.count('a', limit)).toBe(0);
});

test('looking at a window does not count, and it is closed once it is used up', () => {
  const limiter = new RateLimiter(testClock(), true);
  expect(limiter.waitFor('a', limit)).toBe(0);
  limiter.count('a', limit);
  limiter.count('a', limit);
  expect(limiter.waitFor('a', limit)).toBe(10);
  limiter.forget('a');
  expect(limiter.waitFor('a', limit)).toBe(0);
});

test('switched off it lets everything through', () => {
  const limiter = new RateLimiter(testClock(), false);
  for (let use = 0; use < 5; use += 1) expect(limiter.count('a', limit)).toBe(0);
});

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => api.close());

test('three hundred calls a minute are enough for anybody', async () => {
  const statuses = await Promise.all(Array.from({ length: 301 }, async () => (await api.call('data/getFechaHora', {}, { ip: '10.9.0.3' })).status));
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([300, 1]);
});

test('whoever has a whole network of IPv6 addresses has the calls of one', async () => {
  const ask = async (index: number) => (await api.call('data/getPromo', { codigo: 'postre-a-mitad' }, { ip: `2001:db8:1:2::${index + 1}` })).status;
  const statuses: number[] = [];
  for (let index = 0; index < 16; index += 1) statuses.push(await ask(index));
  expect([statuses.slice(0, 15), statuses[15]]).toEqual([Array.from({ length: 15 }, () => 200), 429]);
  expect((await api.call('data/getPromo', { codigo: 'postre-a-mitad' }, { ip: '2001:db8:1:3::1' })).status).toBe(200);
  // The neighbour of an IPv4 address is somebody else, also where a server writes it the long way.
  for (let index = 0; index < 16; index += 1) expect((await api.call('data/getPromo', { codigo: 'postre-a-mitad' }, { ip: `::ffff:10.9.40.${index + 1}` })).status).toBe(200);
});

test('a call that is accepted after its window has ended takes nothing from the refused ones of the next window', async () => {
  const clock = testClock();
  const steps = new EventEmitter();
  const [hasStarted, mayEnd] = [once(steps, 'started'), once(steps, 'end')];
  const guess = defineCall({
    path: 'data/checkOrder',
    summary: 'one refused guess in ten seconds',
    request: z.object({ isRight: z.boolean() }),
    response: refusal,
    limits: [{ by: 'ip', max: 1, seconds: 10, onlyRefused: true }],
    async handler({ isRight }) {
      if (!isRight) return refused('No es válido');
      steps.emit('started');
      await mayEnd;
      return done({});
    },
  });
  const server = await testApi({ clock, env: { RATE_LIMITS: '1' }, compose: () => ({ modules: [{ name: 'test', calls: [guess] }], authenticate: async () => ({ kind: 'unknown' }) }) });
  const call = (isRight: boolean) => server.call('data/checkOrder', { isRight });
  try {
    const slow = call(true);
    await hasStarted;
    clock.advance(10_000);
    expect((await call(false)).status).toBe(200);
    steps.emit('end');
    expect((await slow).status).toBe(200);
    expect((await call(false)).status).toBe(429);
    clock.advance(10_000);
    // Within its own window it is taken back.
    expect([(await call(true)).status, (await call(false)).status, (await call(false)).status]).toEqual([200, 200, 429]);
  } finally {
    await server.close();
  }
});
