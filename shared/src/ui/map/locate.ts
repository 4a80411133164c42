import type { Coordinates } from '../../domain/delivery.ts';

export type LocateFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

export type Located =
  /** `accuracy` in metres: how far off the place may be. */
  { readonly ok: true; readonly place: Coordinates; readonly accuracy: number } | { readonly ok: false; readonly reason: LocateFailure };

/** What the customer reads when the device does not say where it is. */
export const locateText: Record<LocateFailure, string> = {
  denied: 'Verifica que la ubicación de tu dispositivo este activa.',
  unsupported: 'Tu navegador no soporta geolocalización.',
  unavailable: 'La ubicación de tu dispositivo no está disponible.',
  timeout: 'La ubicación de tu dispositivo tardó demasiado.',
};

/** `device`: once it has the permission. `whole`: with the question for the permission, which can stay unanswered. */
export const locateTimeoutsMs = { device: 10_000, whole: 20_000 } as const;

/** `code` of the browser's error. */
const reasons: Record<number, LocateFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

type Geolocation = Pick<globalThis.Geolocation, 'getCurrentPosition'>;

/** Asks the device where it is now, once: a second press wants a new reading. It always answers, and never with a place that is none. */
export function locate(geolocation: Geolocation | undefined = globalThis.navigator?.geolocation): Promise<Located> {
  if (!geolocation) return Promise.resolve({ ok: false, reason: 'unsupported' });
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, reason: 'timeout' }), locateTimeoutsMs.whole);
    const answer = (located: Located): void => {
      clearTimeout(timer);
      resolve(located);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        // Some devices answer 0, 0 when they do not know.
        const known = Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0);
        answer(known ? { ok: true, place: { latitude, longitude }, accuracy } : { ok: false, reason: 'unavailable' });
      },
      ({ code }) => answer({ ok: false, reason: reasons[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: locateTimeoutsMs.device, maximumAge: 0 },
    );
  });
}
