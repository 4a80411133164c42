import { expect, test } from '@jest/globals';
import { describeDevice } from './device.ts';

const agents = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.6613.88 Mobile Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.2739.42',
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
] as const)('%s is recognised although it names others [CRY-007]', (agent, browserName, browserFullVersion, engineName, osName, osVersion) => {
  expect(describeDevice(agents[agent], 'landscape')).toMatchObject({ browserName, browserFullVersion, engineName, osName, osVersion });
});

test('the device says how it is held [CRY-008]', () => {
  expect([describeDevice('', 'portrait').orientation, describeDevice('', 'landscape').orientation]).toEqual(['portrait', 'landscape']);
});

test('a description longer than 350 characters is cut [CRY-009]', () => {
  expect(describeDevice('x'.repeat(900), 'portrait').userAgent).toHaveLength(350);
});
