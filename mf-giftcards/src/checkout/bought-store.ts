import type { CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { bus, createStore } from '@brasa/shared/runtime';

/** What was just paid on this page: shows «Pago exitoso» until the page is left [GC-031, DEC-218]. */
export const boughtStore = createStore<{ readonly number: number; readonly hash: string; readonly items: readonly CertificateItem[] } | null>('certificate-bought', null);

bus.on('session/ended', ({ quiet }) => void (quiet || boughtStore.set(null)));
