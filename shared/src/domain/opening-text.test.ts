import { expect, test } from '@jest/globals';
import { instantOf } from './local-time.ts';
import { hoursSentence, openingLine, openingSentence } from './opening-text.ts';

const at = (date: string, time: string): number => instantOf(date, time) ?? 0;
/** A Wednesday. */
const now = at('15/07/2026', '22:00');

test.each([
  ['15/07/2026', '23:30', 'Abre hoy a las 11:30 pm', 'Abre hoy 11:30 pm'],
  ['16/07/2026', '13:15', 'Abre mañana a la 01:15 pm', 'Abre mañana 01:15 pm'],
  ['18/07/2026', '10:00', 'Abre el sábado a las 10:00 am', 'Abre el sábado 10:00 am'],
  ['22/07/2026', '10:00', 'Abre el 22/07/2026 a las 10:00 am', 'Abre el 22/07/2026 10:00 am'],
])('an opening on %s at %s is said from the day it is read', (date, time, sentence, line) => {
  expect([openingSentence(at(date, time), now), openingLine(at(date, time), now)]).toEqual([sentence, line]);
});

test('the hours of a day are said in twelve hours [STO-016] [STO-017]', () => {
  expect([hoursSentence({ opens: 600, closes: 1260 }), hoursSentence({ opens: 1080, closes: 1500 }), hoursSentence({ opens: 0, closes: 1440 }), hoursSentence(null)]).toEqual(['Abierto de 10:00 am a 09:00 pm', 'Abierto de 06:00 pm a 01:00 am', 'Abierto las 24 horas', 'Cerrado hoy']);
});
