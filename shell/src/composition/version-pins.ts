import type { Remote } from './slice.ts';
import { versionsText } from './visits.ts';

/** The cookie that keeps a visitor on the versions of a page. */
export const pinCookie = 'pz_pin';
/** Seconds: as long as somebody may think about how to pay. */
const lifetime = 2 * 3600;

/** For `document.cookie`; expires at once without remotes. */
export function pinCookieText(remotes: readonly Pick<Remote, 'name' | 'chosen'>[], secure: boolean): string {
  const value = versionsText(remotes);
  return `${pinCookie}=${value}; Path=/; Max-Age=${value ? lifetime : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export type Pins = ReadonlyMap<string, string>;

/** From a Cookie header. */
export function readPins(header: string | undefined): Pins {
  return versionsIn(new RegExp(`(?:^|;\\s*)${pinCookie}=([^;]{1,2000})(?:;|$)`).exec(header ?? '')?.[1] ?? '');
}

/** Remote → version, as `versionsText` wrote them. Whatever cannot be read is left out. */
export function versionsIn(text: string): Pins {
  return new Map(text.split('|').flatMap((pair) => {
    const [name, version, ...rest] = pair.split('@');
    return name && version && rest.length === 0 ? [[name, version] as const] : [];
  }));
}
