import { useLayoutEffect, useRef } from 'react';

/**
 * What was typed or chosen while the page was still arriving: React leaves it in a field that it takes over from the server, and tells nobody.
 * `value`: what the field is drawn with; `onFilled` hears once, before the next picture, what it holds instead.
 */
export function useFilledEarly<F extends HTMLInputElement | HTMLSelectElement>(value: string, onFilled: (value: string) => void) {
  const field = useRef<F>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) onFilled(field.current.value);
  }, []);
  return field;
}
