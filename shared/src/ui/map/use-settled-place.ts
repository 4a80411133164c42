import { useCallback, useEffect, useRef } from 'react';
import type { Coordinates } from '../../domain/delivery.ts';
import { isSamePlace, mapSettings, roundPlace } from './settings.ts';

/** Reports a place once nothing has moved for the settle delay, and only if it is another one [DEC-275]. */
export function useSettledPlace(known: Coordinates | undefined, report: ((place: Coordinates) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ known, report });
  latest.current = { known, report };

  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  const settle = useCallback((place: Coordinates) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const rounded = roundPlace(place);
      if (latest.current.known && isSamePlace(roundPlace(latest.current.known), rounded)) return;
      latest.current.report?.(rounded);
    }, mapSettings.settleDelay);
  }, []);

  return { settle, stop };
}
