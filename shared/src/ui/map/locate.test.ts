import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { locate, locateTimeoutsMs, locateText } from './locate.ts';

type Success = (position: { coords: { latitude: number; longitude: number; accuracy: number } }) => void;
type Failure = (error: { code: number }) => void;
const device = (act: (success: Success, failure: Failure) => void) => ({ getCurrentPosition: (success: Success, failure: Failure) => act(success, failure) }) as unknown as Geolocation;
const at = (latitude: number, longitude: number, accuracy = 20) => device((success) => success({ coords: { latitude, longitude, accuracy } }));
const failing = (code: number) => device((_success, failure) => failure({ code }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a device that knows where it is says so, with how sure it is [GEO-001]', async () => {
  expect(await locate(at(14.6, -90.51, 5000))).toEqual({ ok: true, place: { latitude: 14.6, longitude: -90.51 }, accuracy: 5000 });
});

test('a refused permission asks to check the device [GEO-002]', async () => {
  expect(await locate(failing(1))).toEqual({ ok: false, reason: 'denied' });
  expect(locateText.denied).toBe('Verifica que la ubicación de tu dispositivo este activa.');
});

test('a browser without geolocation says so [GEO-003]', async () => {
  expect(await locate(undefined)).toEqual({ ok: false, reason: 'unsupported' });
  expect(locateText.unsupported).toBe('Tu navegador no soporta geolocalización.');
});

test('a position nobody can tell is unavailable, 0, 0 among them [GEO-004]', async () => {
  expect(await locate(failing(2))).toEqual({ ok: false, reason: 'unavailable' });
  expect(await locate(at(0, 0))).toEqual({ ok: false, reason: 'unavailable' });
  expect(await locate(at(Number.NaN, -90))).toEqual({ ok: false, reason: 'unavailable' });
  expect(await locate(failing(99))).toEqual({ ok: false, reason: 'unavailable' });
});

test('a slow device and a question for permission nobody answers both end as too slow [GEO-005]', async () => {
  expect(await locate(failing(3))).toEqual({ ok: false, reason: 'timeout' });
  const waiting = locate(device(() => {}));
  jest.advanceTimersByTime(locateTimeoutsMs.whole);
  expect(await waiting).toEqual({ ok: false, reason: 'timeout' });
});

test('an answer after the customer was told is not heard any more', async () => {
  let late: Success = () => {};
  const waiting = locate(device((success) => (late = success)));
  jest.advanceTimersByTime(locateTimeoutsMs.whole);
  late({ coords: { latitude: 14.6, longitude: -90.5, accuracy: 10 } });
  expect(await waiting).toEqual({ ok: false, reason: 'timeout' });
});
