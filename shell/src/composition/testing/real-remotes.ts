import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRouting, type Place } from '../routing.ts';
import type { Remote } from '../slice.ts';

const root = join(import.meta.dirname, '../../../..');

/** The six remotes as they introduce themselves. */
export const realRemotes = ['mf-menu', 'mf-cart-checkout', 'mf-account', 'mf-giftcards', 'mf-stores', 'mf-tracking'].map((name) => JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')) as Pick<Remote, 'name' | 'title' | 'routes' | 'slots'>);

export const realRouting = createRouting(realRemotes, { certificates: true });

export const realPlace = (pathname: string): Place | null => realRouting.placeOf(pathname);
