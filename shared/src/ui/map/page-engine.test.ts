import { expect, jest, test } from '@jest/globals';
import { dropEngine, pageEngine } from './page-engine.ts';

const loads = (engine: string) => jest.fn(async () => engine);
const fails = () => jest.fn(() => Promise.reject<string>(new Error('ChunkLoadError')));

test('a map uses the engine that another remote has brought when it has exactly its version, else its own', async () => {
  const [ofShops, ofDelivery, ofTracking] = [loads('shops'), loads('delivery'), loads('tracking')];
  expect(await Promise.all([pageEngine('a', '1.0.0', ofShops), pageEngine('a', '1.0.0', ofDelivery), pageEngine('a', '1.0.1', ofTracking)])).toEqual(['shops', 'shops', 'tracking']);
  expect(await pageEngine('a', '1.0.0', ofDelivery)).toBe('shops');
  expect(ofShops).toHaveBeenCalledTimes(1);
  expect(ofDelivery).not.toHaveBeenCalled();
});

test('a map whose engine another remote does not bring uses its own', async () => {
  const ofShops = pageEngine('b', '1.0.0', fails());
  const ofDelivery = loads('delivery');
  expect(await pageEngine('b', '1.0.0', ofDelivery)).toBe('delivery');
  await expect(ofShops).rejects.toThrow('ChunkLoadError');
  expect(await pageEngine('b', '1.0.0', loads('tracking'))).toBe('delivery');
  expect(ofDelivery).toHaveBeenCalledTimes(1);
});

test('an engine that did not arrive is asked for again by the next try', async () => {
  await expect(pageEngine('c', '1.0.0', fails())).rejects.toThrow('ChunkLoadError');
  expect(await pageEngine('c', '1.0.0', loads('again'))).toBe('again');
});

test('an engine with which a map could not be drawn is left to no other, also while another one is on its way', async () => {
  void pageEngine('d', '2.0.0', () => new Promise<string>(() => {}));
  await pageEngine('d', '1.0.0', loads('shops'));
  await pageEngine('d', '1.0.1', loads('tracking'));
  dropEngine('shops');
  expect(await pageEngine('d', '1.0.0', loads('delivery'))).toBe('delivery');
  dropEngine('shops');
  expect(await pageEngine('d', '1.0.0', loads('again'))).toBe('delivery');
  expect(await pageEngine('d', '1.0.1', loads('again'))).toBe('tracking');
});
