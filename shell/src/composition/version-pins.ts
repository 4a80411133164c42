import type { Remote } from './slice.ts';

/** The cookie that keeps a visitor on the versions of a page. */
export const pinCookie = 'pz_pin';
/** Seconds: as long as somebody may think about how to pay. */
const lifetime = 2 * 3600;

/** For `document.cookie`; expires at once without remotes. */
export function pinCookieText(remotes: readonly Pick<Remote, 'name' | 'chosen'>[], secure: boolean): string {
  const value = remotes.map(({ name, chosen }) => `${name}@${chosen.version}`).join('|');
  return `${pinCookie}=${value}; Path=/; Max-Age=${value ? lifetime : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export type Pins = ReadonlyMap<string, string>;

/** Remote → version, from a Cookie header. Whatever cannot be read is left out. */
export function readPins(header: string | undefined): Pins {
  const value = new RegExp(`(?:^|;\\s*)${pinCookie}=([^;]{1,2000})(?:;|$)`).exec(header ?? '')?.[1] ?? '';
  return new Map(value.split('|').flatMap((pair) => {
    const [name, version, ...rest] = pair.split('@');
    return name && version && rest.length === 0 ? [[name, version] as const] : [];
  }));
}
