import { isNumber, isShape, local, storageKeys } from '@brasa/shared/runtime';
import type { Point } from './bot-motion.ts';

const isKept = isShape({ X: isNumber, Y: isNumber });

/** Where the customer left the button; null when that is not known [DEC-269]. */
export function readPosition(): Point | null {
  try {
    const found: unknown = JSON.parse(local.read(storageKeys.botPosition) ?? 'null');
    return isKept(found) ? { x: found.X, y: found.Y } : null;
  } catch {
    return null;
  }
}

export const writePosition = ({ x, y }: Point): void => void local.write(storageKeys.botPosition, JSON.stringify({ X: x, Y: y }));

/** Off for good once the customer sent it away. */
export const mayShow = (): boolean => local.read(storageKeys.showBot) !== 'false';
export const sendAway = (): void => void local.write(storageKeys.showBot, 'false');
