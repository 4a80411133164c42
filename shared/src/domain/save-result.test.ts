import { describe, expect, test } from '@jest/globals';
import { saveProblemText, saveResult } from './save-result.ts';

describe('the answer to saving an order', () => {
  test('00 is a success, with the words of the server, ours, or none [SAVE-010]', () => {
    expect(saveResult({ code: '00', message: 'Recibimos tu orden' }, 'Listo')).toEqual({ saved: true, toast: { kind: 'success', text: 'Recibimos tu orden' }, dialog: null });
    expect(saveResult({ code: '00', message: '' }, 'Listo').toast).toEqual({ kind: 'success', text: 'Listo' });
    expect(saveResult({ code: '00', message: '' }).toast).toBeNull();
  });
  test('01 is a warning and a failure [SAVE-011]', () => {
    expect(saveResult({ code: '01', message: 'Los precios cambiaron' })).toEqual({ saved: false, toast: { kind: 'warning', text: 'Los precios cambiaron' }, dialog: null });
  });
  test('02 fails with the words of the server [SAVE-012]', () => {
    expect(saveResult({ code: '02', message: 'Tu orden ya fue enviada' })).toEqual({ saved: false, toast: { kind: 'success', text: 'Tu orden ya fue enviada' }, dialog: null });
  });
  test.each(['Tu orden ya está en proceso', 'TU ORDEN ESTÁ EN PROCESO.'])('02 with «%s» opens the dialog instead [SAVE-013]', (message) => {
    expect(saveResult({ code: '02', message })).toEqual({ saved: false, toast: null, dialog: message });
  });
  test.each([null, { code: '99', message: 'x' }, { code: '', message: '' }])('%j is a problem of ours [SAVE-014]', (answer) => {
    expect(saveResult(answer)).toEqual({ saved: false, toast: { kind: 'error', text: saveProblemText }, dialog: null });
  });
});
