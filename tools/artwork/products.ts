import type { Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from './canvas.ts';
import { applePie, brownie, cinnamonRolls, iceCream, lavaCake } from './food/desserts.ts';
import { bottle, cola, colaLabel, glass, hibiscus, horchata, icedTea, limeSoda, orangeade, orangeLabel, sparkling, sparklingLabel, standing, teaLabel, water, waterLabel } from './food/drinks.ts';
import { citrus, lime } from './food/pieces.ts';
import { family, large, medium, personal, pizza, specialty, topped } from './food/pizzas.ts';
import { alfredo, bolognese, cannelloni, chickenLasagna, kidsMacaroni, meatLasagna } from './food/pastas.ts';
import { caesar, caprese, grilledChicken, house } from './food/salads.ts';
import { cheeseSticks, garlicBread, nachos, potatoes, sharingBoard, soup, wings } from './food/starters.ts';
import { priceTag } from './tags.ts';

/** Draws one product around 0,0 in a square of 1000. */
export type Drawing = (c: Canvas) => readonly Shape[];

const filling =
  (drawing: Drawing, scale: number): Drawing =>
  (c) => [placed(0, 0, 0, scale, drawing(c))];

const smallBottle = (c: Canvas, kind: 'cola' | 'orange' = 'cola'): Shape => (kind === 'cola' ? bottle(c, 128, 860, cola, colaLabel('600 ml'), '#c4330f') : bottle(c, 128, 860, orangeade, orangeLabel, '#0b6a58'));
const middleBottle = (c: Canvas): Shape => bottle(c, 150, 900, cola, colaLabel('1.5 L'), '#c4330f');
const bigBottle = (c: Canvas): Shape => bottle(c, 176, 920, cola, colaLabel('2.5 L'), '#c4330f');

const side = (c: Canvas, drawing: Drawing, x: number, y: number, scale: number, turn = 0): Shape => placed(x, y, turn, scale, drawing(c));

const combos: Readonly<Record<number, Drawing>> = {
  2001: (c) => [placed(-110, -90, 0, 0.86, pizza(c, [...topped([102, 108]), ...topped([112])], { size: medium })), side(c, garlicBread, -250, 320, 0.36, -8), placed(270, 130, 8, 0.72, smallBottle(c)), placed(390, 110, 14, 0.72, smallBottle(c, 'orange'))],
  2002: (c) => [placed(-100, -100, 0, 0.88, pizza(c, [...topped([103, 113], 'first-half'), ...topped([102], 'second-half')], { size: medium })), side(c, brownie, -250, 310, 0.38), placed(268, 140, 8, 0.72, smallBottle(c)), placed(388, 118, 14, 0.72, smallBottle(c))],
  2003: (c) => [placed(-70, -70, 0, 0.96, pizza(c, topped([102, 103, 110]), { size: family })), side(c, garlicBread, -290, 350, 0.38, -6), side(c, cheeseSticks, 40, 370, 0.3), placed(370, 80, 10, 0.88, bigBottle(c))],
  2004: (c) => [placed(-190, -190, 0, 0.74, pizza(c, topped([102]), { size: family })), placed(120, 200, 0, 0.74, pizza(c, specialty(901), { size: family })), side(c, garlicBread, -310, 310, 0.38, -10), placed(360, -160, 14, 0.74, bigBottle(c))],
  2005: (c) => [placed(-110, -110, 0, 0.86, pizza(c, specialty(905), { size: medium })), side(c, (d) => wings(d, 8), -190, 290, 0.46), placed(330, 70, 10, 0.88, middleBottle(c))],
  2006: (c) => [placed(-70, -80, 0, 0.96, pizza(c, specialty(904), { size: family })), side(c, cheeseSticks, -290, 340, 0.36), side(c, garlicBread, 60, 370, 0.36, 4), placed(375, 60, 10, 0.88, bigBottle(c))],
  2007: (c) => [placed(-140, -130, 0, 0.72, pizza(c, topped([103, 108]), { size: personal })), side(c, potatoes, -120, 280, 0.46), placed(300, 60, 8, 0.92, smallBottle(c))],
  2008: (c) => [
    ...[[-215, -235, [102]], [215, -235, [103, 113]], [-215, 170, [108, 110, 111]], [215, 170, [104, 105]]].map(([x, y, ids]) => placed(x as number, y as number, 0, 0.52, pizza(c, topped(ids as number[]), { size: large }))),
    side(c, (d) => wings(d, 16), 0, -20, 0.36),
    placed(-180, 330, 76, 0.56, bigBottle(c)),
    placed(190, 380, 98, 0.56, bigBottle(c)),
  ],
  2009: (c) => [placed(-130, -140, 0, 0.8, pizza(c, topped([102, 105, 114]), { size: large })), side(c, (d) => wings(d, 16), -250, 290, 0.44), side(c, nachos, 110, 310, 0.38), placed(350, -70, 12, 0.8, bigBottle(c))],
  2010: (c) => [placed(-130, -120, 0, 0.74, pizza(c, topped([103]), { size: personal })), side(c, brownie, -180, 300, 0.4), placed(280, 80, 10, 0.88, smallBottle(c, 'orange'))],
  2011: (c) => [placed(-110, -130, 0, 0.84, pizza(c, topped([102, 108, 110]), { size: large })), side(c, cheeseSticks, -280, 330, 0.36, -6), side(c, cinnamonRolls, 70, 340, 0.38), placed(370, 10, 10, 0.84, middleBottle(c))],
};

const builder: Readonly<Record<number, Drawing>> = {
  3001: (c) => [placed(0, -4, 0, 1.04, pizza(c, [...topped([102, 108, 112], 'first-half'), ...topped([103, 113, 110], 'second-half')], { size: medium, pulled: 62 }))],
  3002: (c) => [placed(0, -4, 0, 1.07, pizza(c, [...topped([107, 116, 117], 'first-half'), ...topped([106, 109, 111], 'second-half')], { size: family, pulled: 45 }))],
  3003: (c) => [placed(0, -6, 0, 1.04, pizza(c, topped([102]), { size: medium }))],
  3004: (c) => [placed(0, -4, 0, 1.07, pizza(c, topped([103]), { size: family, pulled: 48 }))],
};

const specialtyDrawings: Readonly<Record<number, Drawing>> = Object.fromEntries(
  [901, 902, 903, 904, 905, 906, 907, 908].flatMap((id, index): [number, Drawing][] => [
    [4101 + index, (c) => [placed(0, -6, 0, 1.04, pizza(c, specialty(id), { size: medium }))]],
    [4201 + index, (c) => [placed(-4, -8, 0, 1.04, pizza(c, specialty(id), { size: family, pulled: [42, 136, 48, 130, 38, 141, 45, 133][index] ?? 45 }))]],
  ]),
);

const drink =
  (draw: (c: Canvas) => Shape, half: number, foot: number): Drawing =>
  (c) =>
    standing(c, draw(c), half, foot);

const drinks: Readonly<Record<number, Drawing>> = {
  8001: drink((c) => smallBottle(c), 128, 430),
  8002: drink((c) => smallBottle(c, 'orange'), 128, 430),
  8003: drink(middleBottle, 150, 450),
  8004: drink(bigBottle, 176, 460),
  8005: (c) => [...drink((d) => bottle(d, 128, 860, icedTea, teaLabel, '#c4330f'), 128, 430)(c), citrus(c, 190, 372, 78, ['#e0b21c', '#fff6cf', '#ffe27a']), citrus(c, -190, 394, 58, ['#e0b21c', '#fff6cf', '#ffe27a'])],
  8006: drink((c) => bottle(c, 128, 860, water, waterLabel, '#1f6fae'), 128, 430),
  8007: (c) => [...drink((d) => bottle(d, 128, 860, sparkling, sparklingLabel, '#0b6a58'), 128, 430)(c), citrus(c, 190, 378, 70, lime)],
  8008: (c) => [placed(0, 50, 0, 0.9, glass(c, hibiscus))],
  8009: (c) => [placed(0, 50, 0, 0.9, glass(c, horchata))],
  8010: (c) => [placed(0, 50, 0, 0.9, glass(c, limeSoda))],
};

const promotions: Readonly<Record<number, Drawing>> = {
  9501: (c) => [placed(-20, 20, 0, 0.98, brownie(c)), priceTag(c, 320, -320, '−50%')],
  9502: (c) => [placed(-150, -130, 0, 0.72, pizza(c, topped([102]), { size: medium })), placed(150, 150, 0, 0.72, pizza(c, specialty(905), { size: medium })), priceTag(c, 320, -320, 'Q39')],
  9503: (c) => [placed(-10, 30, 0, 0.98, garlicBread(c)), priceTag(c, 320, -330, 'Gratis')],
};

/** Every product of the menu. */
export const products: Readonly<Record<number, Drawing>> = {
  ...combos,
  ...builder,
  ...specialtyDrawings,
  5001: garlicBread,
  5002: (c) => wings(c, 8),
  5003: (c) => wings(c, 16),
  5004: cheeseSticks,
  5005: potatoes,
  5006: filling(nachos, 1.04),
  5007: filling(sharingBoard, 1.03),
  5008: filling(soup, 1.1),
  6001: filling(meatLasagna, 1.06),
  6002: filling(chickenLasagna, 1.06),
  6003: bolognese,
  6004: alfredo,
  6005: filling(cannelloni, 1.04),
  6006: filling(kidsMacaroni, 1.14),
  7001: filling(caesar, 1.04),
  7002: filling(house, 1.04),
  7003: caprese,
  7004: filling(grilledChicken, 1.02),
  ...drinks,
  9001: brownie,
  9002: filling(cinnamonRolls, 1.12),
  9003: applePie,
  9004: filling(iceCream, 1.14),
  9005: lavaCake,
  ...promotions,
};
