import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('the lead time of future orders travels to the page; without one the usual minutes count [FUT-005]', () => {
  expect(readConfig({ FUTURE_LEAD_MINUTES: '90' }).site.futureLeadMinutes).toBe(90);
  expect([readConfig({}), readConfig({ FUTURE_LEAD_MINUTES: '' })].map(({ site }) => site.futureLeadMinutes)).toEqual([0, 0]);
});

test('a wrong setting stops the start with its name', () => {
  expect(() => readConfig({ FUTURE_LEAD_MINUTES: 'pronto', PORT: 'x' })).toThrow(/PORT[^]*FUTURE_LEAD_MINUTES/);
});
