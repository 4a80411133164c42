import { storageKeys } from './storage-keys.ts';
import { local } from './storage.ts';

/** The welcome of a first visit; over for ever once it was closed in this browser [DEC-043]. */
export const firstVisit = {
  isOver: (): boolean => local.read(storageKeys.firstTime) === 'false',
  end: (): void => void local.write(storageKeys.firstTime, 'false'),
};
