import type { Device } from './order-draft.ts';

/** Longest part of a browser's own description that is kept [CRY-009]. */
export const longestUserAgent = 350;

type Found = { readonly name: string; readonly version: string };

/** Asked in this order: most browsers also call themselves by the name of another. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?(?:iOS)?\/([\d.]+)/],
  ['Opera', /\bOPR\/([\d.]+)/],
  ['Samsung Internet', /\bSamsungBrowser\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*Safari\//],
];

const engines: readonly [name: string, pattern: RegExp][] = [
  ['Gecko', /\brv:([\d.]+).*Gecko\//],
  ['Blink', /\bChrome\/([\d.]+)/],
  ['WebKit', /\bAppleWebKit\/([\d.]+)/],
];

const systems: readonly [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid ([\d.]+)/],
  ['iOS', /\b(?:iPhone|CPU) OS ([\d_]+)/],
  ['Windows', /\bWindows NT ([\d.]+)/],
  ['macOS', /\bMac OS X ([\d_.]+)/],
  ['Linux', /\bLinux()/],
];

function find(text: string, candidates: readonly [string, RegExp][]): Found {
  for (const [name, pattern] of candidates) {
    const match = pattern.exec(text);
    if (match) return { name, version: (match[1] ?? '').replaceAll('_', '.') };
  }
  return { name: '', version: '' };
}

/** What an order tells about the browser it came from [CRY-007]. */
export function describeDevice(userAgent: string, orientation: 'portrait' | 'landscape'): Device {
  const text = userAgent.slice(0, longestUserAgent);
  const [browser, engine, system] = [find(text, browsers), find(text, engines), find(text, systems)];
  return {
    isBrowser: true,
    browserName: browser.name,
    browserFullVersion: browser.version,
    browserMajorVersion: browser.version.split('.')[0] ?? '',
    engineName: engine.name,
    engineVersion: engine.version,
    osName: system.name,
    osVersion: system.version,
    userAgent: text,
    orientation,
  };
}
