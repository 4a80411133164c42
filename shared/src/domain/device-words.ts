import { describeDevice } from './device.ts';

const systems: Readonly<Record<string, string>> = { iOS: 'iPhone o iPad', macOS: 'Mac' };

/** What its owner would call a browser: «Chrome en Android». Without versions, which change under the same device. */
export function deviceWords(userAgent: string): string {
  const device = describeDevice(userAgent, 'portrait');
  const [browser, system] = [device['browserName'], device['osName']].map(String) as [string, string];
  if (browser === '' && system === '') return 'Dispositivo desconocido';
  return `${browser || 'Navegador'}${system === '' ? '' : ` en ${systems[system] ?? system}`}`;
}
