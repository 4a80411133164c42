import { expect, test } from '@jest/globals';
import { deviceWords } from './device-words.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36', 'Chrome en Android'],
  ['Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1', 'Safari en iPhone o iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0', 'Edge en Mac'],
  ['curl/8.5 (Linux)', 'Navegador en Linux'],
  ['<b>nada</b>', 'Dispositivo desconocido'],
  ['', 'Dispositivo desconocido'],
])('%s is called «%s»', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
