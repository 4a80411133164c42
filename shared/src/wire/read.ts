/** Reading answers without trusting them: a missing or odd field becomes its empty value [API-132]. */
export type WireObject = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): WireObject => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireObject) : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
export const flagOf = (value: unknown): boolean => value === 'S' || value === 1 || value === true || value === '1';

export function numberOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/** 0 and nothing mean «none». */
export const idOf = (value: unknown): number | null => numberOf(value) || null;
