import { expect, jest, test } from '@jest/globals';
import { bus } from './bus.ts';

test('an event reaches who listens now and nobody later', () => {
  bus.publish('cart/group-removed', { sequence: 1 });
  const heard: number[] = [];
  const stop = bus.on('cart/group-removed', ({ sequence }) => heard.push(sequence));
  bus.publish('cart/group-removed', { sequence: 2 });
  bus.publish('session/started', {});
  stop();
  bus.publish('cart/group-removed', { sequence: 3 });
  expect(heard).toEqual([2]);
});

test('a handler that fails costs neither the others nor the publisher', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const heard: string[] = [];
  const stops = [
    bus.on('search/requested', () => {
      throw new Error('broken');
    }),
    bus.on('search/requested', () => void heard.push('fine')),
  ];
  bus.publish('search/requested', {});
  bus.publish('search/requested', {});
  stops.forEach((stop) => stop());
  expect(heard).toEqual(['fine', 'fine']);
  expect(complaints).toHaveBeenCalledTimes(2);
  complaints.mockRestore();
});

test('nobody can change what the next handler is told', () => {
  let payload: object = {};
  const stop = bus.on('delivery/changed', (heard) => void (payload = heard));
  bus.publish('delivery/changed', { kind: 'pickup', shopId: 3 });
  stop();
  expect(Object.isFrozen(payload)).toBe(true);
});
