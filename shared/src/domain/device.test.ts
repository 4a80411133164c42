import { expect, test } from '@jest/globals';
import { describeDevice } from './device.ts';

const agents = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.6613.88 Mobile Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.2739.42',
  opera: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 OPR/113.0.5230.32',
  samsung: 'Mozilla/5.0 (Linux; Android 13; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
};

test('a telephone with Android says browser, engine and system with their versions [CRY-007]', () => {
  expect(describeDevice(agents.android, 'portrait')).toEqual({
    isBrowser: true,
    browserName: 'Chrome',
    browserFullVersion: '128.0.6613.88',
    browserMajorVersion: '128',
    engineName: 'Blink',
    engineVersion: '128.0.6613.88',
    osName: 'Android',
    osVersion: '14',
    userAgent: agents.android,
    orientation: 'portrait',
  });
});

test.each([
  ['iphone', 'Safari', '17.5', 'WebKit', 'iOS', '17.5.1'],
  ['firefox', 'Firefox', '130.0', 'Gecko', 'Windows', '10.0'],
  ['edge', 'Edge', '128.0.2739.42', 'Blink', 'Windows', '10.0'],
  ['opera', 'Opera', '113.0.5230.32', 'Blink', 'Linux', ''],
  ['samsung', 'Samsung Internet', '25.0', 'Blink', 'Android', '13'],
  ['mac', 'Safari', '17.6', 'WebKit', 'macOS', '10.15.7'],
] as const)('%s is recognised although it names others [CRY-007]', (agent, browserName, browserFullVersion, engineName, osName, osVersion) => {
  expect(describeDevice(agents[agent], 'landscape')).toMatchObject({ browserName, browserFullVersion, engineName, osName, osVersion });
});

test('versions are whole, and a browser that tells nothing has none [CRY-007]', () => {
  expect([describeDevice(agents.firefox, 'portrait'), describeDevice(agents.mac, 'portrait')].map(({ engineVersion }) => engineVersion)).toEqual(['130.0', '605.1.15']);
  const unknown = describeDevice('curl/8.5.0', 'portrait');
  expect(unknown).toEqual({ isBrowser: true, browserName: '', browserFullVersion: '', browserMajorVersion: '', engineName: '', engineVersion: '', osName: '', osVersion: '', userAgent: 'curl/8.5.0', orientation: 'portrait' });
});

test('the device says how it is held [CRY-008]', () => {
  expect([describeDevice('', 'portrait').orientation, describeDevice('', 'landscape').orientation]).toEqual(['portrait', 'landscape']);
});

test('a description longer than 350 characters is cut [CRY-009]', () => {
  expect(describeDevice('x'.repeat(900), 'portrait').userAgent).toHaveLength(350);
});
