import { expect, test } from '@jest/globals';
import { visitorOf } from './visitor.ts';

const id = '0123456789abcdef0123456789abcdef';
const arrival = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const googlebot = 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

function ask(headers: Record<string, string>) {
  let cookie: string | undefined;
  const reply = { header: (_name: string, value: string) => (cookie = value) } as unknown as Parameters<typeof visitorOf>[1];
  const visitor = visitorOf({ headers }, reply, true);
  return { visitor, cookie };
}

test('who brings a number is that visitor, and is not given another one', () => {
  expect(ask({ 'user-agent': phone, cookie: `a=1; pz_vid=${id}; b=2` })).toEqual({ visitor: id, cookie: undefined });
});

test('a browser that arrives is given a number that counts at once and for a year', () => {
  for (const from of ['none', 'cross-site', 'same-site']) {
    const { visitor, cookie } = ask({ ...arrival, 'sec-fetch-site': from, 'user-agent': phone });
    expect(visitor).toMatch(/^[0-9a-f]{32}$/);
    expect(cookie).toBe(`pz_vid=${visitor}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`);
  }
});

test('a browser that comes from one of our pages without its number keeps no cookies, and is nobody in particular', () => {
  expect(ask({ ...arrival, 'sec-fetch-site': 'same-origin', 'user-agent': phone })).toEqual({ visitor: null, cookie: expect.any(String) });
});

test.each(['', 'pz_vid=', 'pz_vid=ABC', `pz_vid=${id}0`, `pz_vid=${id.toUpperCase()}`, `xpz_vid=${id}`, `pz_vid=${'٠'.repeat(32)}`])('a malformed number (%j) is replaced', (cookie) => {
  expect(ask({ 'user-agent': phone, cookie })).toEqual({ visitor: null, cookie: expect.stringMatching(/^pz_vid=[0-9a-f]{32};/) });
});

test.each([
  ['a crawler', { ...arrival, 'user-agent': googlebot }],
  ['a crawler with a number', { ...arrival, 'user-agent': googlebot, cookie: `pz_vid=${id}` }],
])('%s is nobody in particular and is given no cookie', (_who, headers) => {
  expect(ask(headers)).toEqual({ visitor: null, cookie: undefined });
});

test.each([
  'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.113 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT_NOTE_S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 385.0.0.28.85',
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/494.0.0.58.72;]',
  'Mozilla/5.0 (Linux; Android 13; SM-A135M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 12; es-es; 220333QL) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.12.0-gn',
  'Mozilla/5.0 (Linux; Android 11; TECNO KG5j) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 OPR/76.2.4027.73374',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
])('a browser that arrives counts, whatever it is called (%s)', (userAgent) => {
  const { visitor, cookie } = ask({ ...arrival, 'user-agent': userAgent });
  expect(visitor).toMatch(/^[0-9a-f]{32}$/);
  expect(cookie).toContain(visitor);
  expect(ask({ 'user-agent': userAgent, cookie: `pz_vid=${id}` }).visitor).toBe(id);
});

test('a program that keeps the cookie is that visitor', () => {
  for (const userAgent of ['node', 'curl/8.5.0']) expect(ask({ 'user-agent': userAgent, cookie: `pz_vid=${id}` }).visitor).toBe(id);
});

test('a program that fetches pages without cookies is nobody in particular', () => {
  for (const headers of [{}, { 'user-agent': 'curl/8.5.0' }, { 'user-agent': 'node', 'sec-fetch-mode': 'cors' }, { ...arrival, 'user-agent': 'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 PTST/240101' }]) expect(ask(headers as Record<string, string>).visitor).toBeNull();
});
