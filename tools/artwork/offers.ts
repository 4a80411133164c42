import { group, line, path, shape, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from './canvas.ts';
import { pizza, specialty, topped } from './food/pizzas.ts';
import { lettering } from './lettering.ts';
import { words } from './banners.ts';
import { band, logoMark } from './motifs.ts';
import type { Ground } from './scene.ts';

type Gift = { readonly id: number; readonly amount: string; readonly ground: Ground; readonly card: readonly [string, string]; readonly ink: string; readonly topping: readonly number[] };

export const gifts: readonly Gift[] = [
  { id: 1, amount: 'Q50', ground: 'maize', card: ['#e2571f', '#b32a09'], ink: '#fff6ea', topping: [102] },
  { id: 2, amount: 'Q100', ground: 'jade', card: ['#ffd46e', '#f5a623'], ink: '#3a2203', topping: [103, 113] },
  { id: 3, amount: 'Q150', ground: 'ember', card: ['#17907a', '#075546'], ink: '#fff6ea', topping: [108, 110, 112] },
  { id: 4, amount: 'Q200', ground: 'table', card: ['#c92f7a', '#7d1246'], ink: '#fff6ea', topping: [107, 116, 117] },
  { id: 5, amount: 'Q300', ground: 'huipil', card: ['#fff3dc', '#f3d9ae'], ink: '#8a2408', topping: [111, 112, 115] },
  { id: 6, amount: 'Q500', ground: 'night', card: ['#3f2c22', '#1b100b'], ink: '#ffc247', topping: [102, 103, 108, 110] },
];

/** A gift card lying on the table, a pizza looking in at its corner. */
export const giftDrawing =
  (gift: Gift) =>
  (c: Canvas): Shape[] => {
    const clip = c.clip(shape('rect', { x: -410, y: -260, width: 820, height: 520, rx: 48 }));
    return [
      group(
        { transform: 'rotate(-7) scale(1.12)' },
        shape('rect', { x: -410, y: -260, width: 820, height: 520, rx: 48, fill: c.linear([[0, gift.card[0]], [1, gift.card[1]]], [0, 0], [1, 1]), filter: c.shadow(26, 16, 34, 0.42) }),
        group(
          { clipPath: clip },
          placed(330, 110, 20, 0.72, pizza(c, topped(gift.topping), { size: 2 })),
          path('M-410-260H410V-60C120-150-160-120-410 60Z', '#ffffff', { opacity: 0.12 }),
          band(c, -410, 212, 820, 48),
        ),
        shape('rect', { x: -407, y: -257, width: 814, height: 514, rx: 46, fill: 'none', stroke: '#ffffff', strokeWidth: 3, opacity: 0.35 }),
        lettering(gift.amount, -180, 60, 420, gift.ink, 190),
        lettering('Gift Card', -220, -92, 300, gift.ink, 60),
        logoMark(-388, -240, 96),
        lettering('Brasa Chapina', -140, -182, 280, gift.ink, 40),
      ),
    ];
  };

type Coupon = { readonly id: number; readonly words: string; readonly under: string; readonly ground: Ground };

/** In the order of the seeds. */
export const coupons: readonly Coupon[] = [
  { id: 1, words: '20%', under: 'en tu orden', ground: 'ember' },
  { id: 2, words: 'Q25', under: 'menos', ground: 'jade' },
  { id: 3, words: 'Q59', under: 'Suprema mediana', ground: 'huipil' },
  { id: 4, words: '50%', under: 'en la más barata', ground: 'maize' },
  { id: 5, words: '15%', under: 'al recoger', ground: 'jade' },
  { id: 6, words: '30%', under: 'en tu orden', ground: 'night' },
  { id: 7, words: 'Q30', under: 'menos', ground: 'ember' },
  { id: 8, words: 'Q5', under: 'tu brownie', ground: 'huipil' },
];

/** A ticket, its edge torn, fire inside. */
export const couponDrawing =
  (coupon: Coupon) =>
  (c: Canvas): Shape[] => {
    const notches = Array.from({ length: 6 }, (_, index) => `A16 16 0 0 0 ${(index + 1) * 100 - 300} 236`).map((arc, index) => `L${index * 100 - 268} 236${arc.replace(/ 236$/, ' 236')}`);
    const edge = `M-300-280Q-340-280-340-240V196Q-340 236-300 236${notches.join('')}Q340 236 340 196V-240Q340-280 300-280Z`;
    return [
      group(
        { transform: 'rotate(-6) scale(1.12)', filter: c.shadow(22, 12, 28, 0.42) },
        path(edge, c.linear([[0, '#fffaf0'], [1, '#fbe9cc']])),
        line('M-300 96H300', '#c9a26b', 6, { strokeDasharray: '4 18' }),
        lettering(coupon.words, 0, 30, 560, '#c4330f', 240),
        lettering(coupon.under, 0, 184, 560, '#2b1d16', 64),
        logoMark(-300, -262, 92),
        band(c, -170, -232, 470, 28),
      ),
    ];
  };

/** For sharing a link: 1200 by 630. */
export const shareDrawing = (c: Canvas): Shape[] => [placed(370, 20, 0, 0.98, pizza(c, specialty(905), { size: 4 })), logoMark(-530, -260, 170), ...words({ ink: '#fff6ea', accent: '#ffc247', lines: ['Brasa', 'Chapina'], under: 'Pizza al fuego de leña' }, -520, 20, 132, 440), band(c, -600, 283, 1200, 32)];
