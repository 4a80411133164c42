import { placed, type Canvas } from './canvas.ts';
import type { Drawing } from './products.ts';
import { products } from './products.ts';
import type { Ground } from './scene.ts';

type Tile = { readonly ground: Ground; readonly draw: Drawing };

const at =
  (id: number, x: number, y: number, scale: number, turn = 0): Drawing =>
  (c: Canvas) => [placed(x, y, turn, scale, products[id]?.(c) ?? [])];

const both =
  (...drawings: readonly Drawing[]): Drawing =>
  (c) =>
    drawings.flatMap((draw) => draw(c));

/** The face of each category: its best dish, larger than the tile, on a colour of the house. */
export const categories: Readonly<Record<number, Tile>> = {
  20: { ground: 'ember', draw: at(2001, 30, 50, 1.04) },
  30: { ground: 'maize', draw: at(3001, 110, 120, 1.08) },
  40: { ground: 'night', draw: at(4105, 110, 120, 1.1) },
  41: { ground: 'night', draw: at(4101, 110, 120, 1.06) },
  42: { ground: 'night', draw: at(4203, 120, 130, 1.14) },
  50: { ground: 'maize', draw: at(5002, 70, 80, 1.14) },
  60: { ground: 'ember', draw: at(6003, 110, 120, 1.16) },
  70: { ground: 'jade', draw: at(7002, 110, 120, 1.14) },
  80: { ground: 'huipil', draw: both(at(8010, -190, 90, 0.92), at(8008, 170, 60, 1)) },
  81: { ground: 'ember', draw: both(at(8002, -180, 40, 0.94, -8), at(8001, 130, 40, 1, 6)) },
  82: { ground: 'jade', draw: both(at(8009, -180, 90, 0.92), at(8010, 180, 60, 0.98)) },
  85: { ground: 'huipil', draw: at(9005, 100, 110, 1.14) },
};
