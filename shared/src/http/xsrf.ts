/** Value of the anti-forgery cookie; undefined when there is none or for an api of another origin, which must not learn it. */
export function antiForgery(url: string): string | undefined {
  if (typeof document === 'undefined' || new URL(url, location.href).origin !== location.origin) return undefined;
  const text = document.cookie.match(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/)?.[1];
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
