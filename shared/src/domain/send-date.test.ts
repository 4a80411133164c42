import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../testing/runs.ts';
import { dateText, instantOf } from './local-time.ts';
import { isSentAtOnce, lastSendDate, sendDate, sendDateMessages } from './send-date.ts';

const at = (date: string, time = '12:00'): number => instantOf(date, time) ?? 0;
const now = at('26/11/2026');
const day = 86_400_000;

test.each([
  ['', 'Este campo es requerido'],
  ['   ', 'Este campo es requerido'],
  ['31/02/2027', sendDateMessages.impossible],
  ['29/02/2027', sendDateMessages.impossible],
  ['2026-11-27', sendDateMessages.impossible],
  ['mañana', sendDateMessages.impossible],
  ['25/11/2026', sendDateMessages.past],
  ['26/11/2025', sendDateMessages.past],
  ['26/11/2026', undefined],
  ['27/11/2026', undefined],
  [' 27/11/2026 ', undefined],
  ['26/11/2027', undefined],
  ['27/11/2027', sendDateMessages.late('26/11/2027')],
])('on 26/11/2026 the send date «%s» is answered with %p [A18]', (date, message) => {
  expect(sendDate(now)(date)).toBe(message);
});

test('the day is that of Guatemala: at ten at night today is still today, though it is tomorrow in UTC', () => {
  const late = at('26/11/2026', '22:00');
  expect([sendDate(late)('26/11/2026'), sendDate(late)('25/11/2026'), lastSendDate(late)]).toEqual([undefined, sendDateMessages.past, '26/11/2027']);
});

test('a year from a 29th of February ends on a 28th', () => {
  expect([lastSendDate(at('29/02/2028')), lastSendDate(at('28/02/2027'))]).toEqual(['28/02/2029', '28/02/2028']);
});

test('every day from today to the last one is taken, the days beside them are not', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('01/01/2024'), max: at('31/12/2040') }), fc.integer({ min: 0, max: 364 }), (moment, days) => {
      const rule = sendDate(moment);
      expect([rule(dateText(moment + days * day)), rule(lastSendDate(moment))]).toEqual([undefined, undefined]);
      expect([rule(dateText(moment - day)), rule(dateText(at(lastSendDate(moment)) + day))]).not.toContain(undefined);
    }),
    runs(100),
  );
});

test('without a day, or once it is eight o’clock of it, a card leaves as soon as it is paid', () => {
  expect([isSentAtOnce('', now), isSentAtOnce('26/11/2026', now), isSentAtOnce('26/11/2026', at('26/11/2026', '07:59')), isSentAtOnce('27/11/2026', now)]).toEqual([true, true, false, false]);
});
