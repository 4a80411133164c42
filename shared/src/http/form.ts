import type { Payload } from './options.ts';

/** Lists travel as `10,11`; what is null or undefined does not travel [DEC-014]. */
export function toFormData(payload: Payload): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(payload)) {
    if (value === null || value === undefined) continue;
    form.append(key, Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
