import { expect, test } from '@jest/globals';
import { toCardResult, toCardSession } from './card-wire.ts';

const frame = {} as MessageEventSource;
const expected = { origin: 'https://pos.test', source: frame, orderNumber: 4827 };
const said = (status: string, change: object = {}) => ({ origin: 'https://pos.test', source: frame, data: { source: 'pos', status, idorder: 4827, tipo: 'ORD' }, ...change });

test('the provider’s page is opened with its token [PAYM-007]', () => {
  expect(toCardSession({ codigoRetorno: '00', token: 'abc', url: 'https://pos.test/pay' })).toEqual({ ok: true, session: { url: 'https://pos.test/pay?token=abc', origin: 'https://pos.test' } });
});

test('without a token there is the server’s sentence instead', () => {
  expect(toCardSession({ codigoRetorno: '01', mensajeRetorno: 'Tu orden expiró. Genera una nueva.' })).toEqual({ ok: false, message: 'Tu orden expiró. Genera una nueva.' });
  expect(toCardSession({ codigoRetorno: '00', token: 'abc', url: 'nonsense' })).toMatchObject({ ok: false });
});

test('the three results of a card are told apart [PAYM-008] [PAYM-009] [PAYM-010]', () => {
  expect(['exito', 'error', 'invalid'].map((status) => toCardResult(said(status), expected))).toEqual(['approved', 'declined', 'broken']);
});

test('nobody else’s message counts, nor one about another order or in other words [PAYM-011]', () => {
  expect(toCardResult(said('exito', { origin: 'https://evil.test' }), expected)).toBeNull();
  expect(toCardResult(said('exito', { source: {} }), expected)).toBeNull();
  expect(toCardResult(said('exito', { data: { status: 'exito', idorder: 1 } }), expected)).toBeNull();
  expect(toCardResult(said('pagado'), expected)).toBeNull();
  expect(toCardResult(said('exito', { data: 'exito' }), expected)).toBeNull();
});
