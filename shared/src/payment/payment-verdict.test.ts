import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeHttp, type FakeRoute } from '../testing/fake-http.ts';
import { freshStorage } from '../testing/memory-storage.ts';
import { resetStores } from '../testing/reset.ts';
import { lateVerdict, soonVerdict, verdict } from './payment-verdict.ts';

const order = { number: 4827, hash: 'hash-4827' };
const path = 'data/checkOrder';
const server = (route: FakeRoute) => fakeHttp({ 'auth/guest': { token: 'guest' }, 'data/getData': {}, [path]: route });
const unpaid = { body: { codigoRetorno: '00', estado: 'PEN' } };
const paid = { body: { codigoRetorno: '02', estado: 'ASI' } };
/** How often the api is asked before it says that it is paid. */
const paidAt = (times: number) => server((_call, count) => (count < times ? unpaid : paid));

beforeEach(() => {
  resetStores();
  freshStorage();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['paid', '02', 'ENT', 'paid'],
  ['cancelled after it was paid', '02', 'CAN', null],
  ['refused by the bank', '01', 'PEN', 'refused'],
  ['cancelled before it was paid', '01', 'CAN', 'refused'],
  ['not known to the server', '01', 'ERR', null],
  ['waiting', '00', 'PEN', null],
])('an order that is %s (%s, %s): %s', async (_how, codigoRetorno, estado, expected) => {
  const api = server({ codigoRetorno, estado });
  const known = verdict(order);
  await jest.advanceTimersByTimeAsync(100);
  expect(await known).toBe(expected);
  expect(api.callsTo(path)).toMatchObject([{ payload: { idorder: 4827, hash: 'hash-4827' } }]);
});

test('a server that cannot be reached has said nothing', async () => {
  server(() => ({ status: 503 }));
  const known = verdict(order);
  await jest.advanceTimersByTimeAsync(100);
  expect(await known).toBeNull();
});

describe('after the word of the page', () => {
  test('the server is asked once a second until it knows', async () => {
    const api = paidAt(3);
    const known = soonVerdict(order);
    await jest.advanceTimersByTimeAsync(1900);
    expect(api.callsTo(path)).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(200);
    expect(await known).toBe('paid');
    expect(api.callsTo(path)).toHaveLength(3);
  });

  test('and at most fifteen times', async () => {
    const api = server(() => unpaid);
    const known = soonVerdict(order);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([await known, api.callsTo(path).length]).toEqual([null, 15]);
  });
});

describe('later', () => {
  test('it is asked every ten seconds until it knows', async () => {
    const api = paidAt(2);
    const known = lateVerdict(order, () => true);
    await jest.advanceTimersByTimeAsync(9900);
    expect(api.callsTo(path)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(10_200);
    expect([await known, api.callsTo(path).length]).toEqual(['paid', 2]);
  });

  test('as long as the shop keeps an order that nobody paid for: twenty minutes', async () => {
    const api = server(() => unpaid);
    const known = lateVerdict(order, () => true);
    await jest.advanceTimersByTimeAsync(30 * 60_000);
    expect([await known, api.callsTo(path).length]).toEqual([null, 120]);
  });

  test('and not for an order that somebody finished meanwhile', async () => {
    const api = paidAt(1);
    const known = lateVerdict(order, () => false);
    await jest.advanceTimersByTimeAsync(10_100);
    expect([await known, api.callsTo(path).length]).toEqual([null, 0]);
  });
});
