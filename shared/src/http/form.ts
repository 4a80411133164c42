import type { Payload } from './options.ts';

/** Lists travel as `10,11`; what is null or undefined does not travel [DEC-014]. */
function fields(payload: Payload): [string, string][] {
  return Object.entries(payload).flatMap(([key, value]): [string, string][] => {
    if (value === null || value === undefined) return [];
    return [[key, Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}

export function toFormData(payload: Payload): FormData {
  const form = new FormData();
  for (const [key, value] of fields(payload)) form.append(key, value);
  return form;
}

export const toSearchParams = (payload: Payload): URLSearchParams => new URLSearchParams(fields(payload));
