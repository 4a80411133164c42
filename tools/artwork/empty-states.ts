import { closedCurve } from '../../shared/src/ui/pizza-drawing/outline.ts';
import { disc, group, line, oval, path, shape, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import { placed, type Canvas } from './canvas.ts';
import { piece } from './food/pieces.ts';
import { personal, pizza, topped } from './food/pizzas.ts';
import { mark, markColors } from '../../shared/src/ui/brand-shapes.ts';
import { pool } from './pool.ts';

const halo = (c: Canvas, tone: string): Shape => path(pool(c.random, { rx: 440, ry: 400, wobble: 0.1, corners: 9 }), tone, { opacity: 0.55 });

const flame = (x: number, y: number, scale: number): Shape => group({ transform: `translate(${x} ${y}) scale(${scale}) translate(-32 -26)` }, path(mark.flame, markColors.flame), path(mark.glow, markColors.glow));

/** An open box, seen from above: nothing but crumbs. */
const openBox = (c: Canvas, inside: readonly Shape[]): Shape =>
  group(
    { filter: c.shadow(20, 10, 24, 0.32) },
    shape('rect', { x: -330, y: -420, width: 660, height: 300, rx: 26, fill: c.linear([[0, '#d9a970'], [1, '#c08a4c']]) }),
    shape('rect', { x: -290, y: -384, width: 580, height: 236, rx: 16, fill: '#e8c497' }),
    flame(0, -262, 3.2),
    shape('rect', { x: -350, y: -130, width: 700, height: 560, rx: 30, fill: c.linear([[0, '#c8935a'], [1, '#a46d34']]) }),
    shape('rect', { x: -310, y: -92, width: 620, height: 484, rx: 18, fill: c.radial([[0, '#f6e1c1'], [1, '#dcb888']]) }),
    inside,
  );

const crumbs = (c: Canvas): Shape[] => Array.from({ length: 26 }, () => path(pool(c.random, { cx: c.random.between(-230, 230), cy: c.random.between(-30, 330), rx: c.random.between(4, 13), ry: c.random.between(3, 9), wobble: 0.3 }), c.random.pick(['#c98a45', '#a8682b', '#e3b06b'])));

const scooter = (c: Canvas): Shape => {
  const wheel = (x: number): Shape => group({ transform: `translate(${x} 250)` }, disc(0, 0, 104, '#2b1d16'), disc(0, 0, 78, '#6a564a'), disc(0, 0, 60, '#d9cdbd'), disc(0, 0, 22, '#2b1d16'), line('M-58 0H58M0-58V58M-41-41L41 41M41-41L-41 41', '#8b7a6c', 6));
  return group(
    {},
    oval(0, 356, 440, 36, '#5a2b0c', { opacity: 0.28, filter: c.blur(14) }),
    wheel(-260),
    wheel(280),
    path('M-360 210C-360 120-300 80-220 90L-90 110C-60 190-10 220 60 220H170C190 120 230 60 220-60L180-220L240-240L300-30C330 40 350 110 370 180L300 170C250 160 210 200 200 270H-150C-150 190-210 150-270 150C-310 150-340 170-360 210Z', c.linear([[0, '#e2571f'], [1, '#a52706']]), { filter: c.shadow(8, 4, 10, 0.35) }),
    path('M-330 80C-310 30-250 20-180 24L-40 40C-20 70-40 100-80 104L-250 96C-290 96-320 100-330 80Z', '#2b1d16'),
    path('M160-226L270-270', 'none', { stroke: '#2b1d16', strokeWidth: 30, strokeLinecap: 'round' }),
    disc(256, -150, 36, '#fff1d6', { stroke: '#2b1d16', strokeWidth: 10 }),
    group({ filter: c.shadow(10, 6, 12, 0.35) }, shape('rect', { x: -400, y: -250, width: 320, height: 260, rx: 34, fill: c.linear([[0, '#0f7d68'], [1, '#075546']]) }), shape('rect', { x: -400, y: -214, width: 320, height: 26, fill: '#ffc247', opacity: 0.9 }), flame(-240, -86, 2.9)),
    line('M-470-120H-560M-460 20H-600M-450 160H-540', '#e2a35c', 18, { opacity: 0.7 }),
  );
};

/** A wood oven with its fire. */
const oven = (c: Canvas): Shape =>
  group(
    { filter: c.shadow(18, 10, 22, 0.34) },
    shape('rect', { x: -110, y: -470, width: 130, height: 240, rx: 24, fill: '#a4572c' }),
    path('M-420 380V40C-420-210-230-350 0-350S420-210 420 40V380Z', c.linear([[0, '#d98a55'], [1, '#a65327']], [0.2, 0], [0.8, 1])),
    path('M-270 300V70C-270-90-150-180 0-180S270-90 270 70V300Z', c.radial([[0, '#5b1d08'], [1, '#1d0b04']], [0.5, 0.9], 0.9)),
    line('M-290 300V70C-290-100-160-200 0-200S290-100 290 70V300', '#7a3818', 34, { strokeDasharray: '84 10', strokeLinecap: 'butt' }),
    flame(-110, 190, 5.4),
    flame(120, 205, 4.8),
    flame(0, 160, 7),
    shape('rect', { x: -460, y: 300, width: 920, height: 110, rx: 30, fill: c.linear([[0, '#8c4a24'], [1, '#5f2d12']]) }),
    placed(0, 316, 0, 0.001, []),
  );

type EmptyState = (c: Canvas) => readonly Shape[];

/** Drawings for pages with nothing on them; around 0,0, 1000 across, no ground. */
export const emptyStates: Readonly<Record<string, EmptyState>> = {
  cart: (c) => [halo(c, '#fbe3c0'), placed(0, 0, 0, 0.94, openBox(c, crumbs(c)))],
  'not-found': (c) => [halo(c, '#fbe3c0'), placed(0, 20, 0, 0.86, pizza(c, topped([103, 113]), { size: personal, pulled: -58 })), group({ transform: 'translate(170 -330)', filter: c.shadow(8, 5, 10, 0.4) }, path('M0 130C-66 46-100 0-100-54A100 100 0 0 1 100-54C100 0 66 46 0 130Z', '#c4330f'), disc(0, -54, 40, '#fff6ea'))],
  error: (c) => [halo(c, '#fbdccb'), placed(0, 10, 0, 0.8, oven(c)), group({ opacity: 0.75 }, path(closedCurve([[-160, -330], [-60, -440], [60, -400], [150, -460], [240, -360], [150, -300], [0, -310]]), '#6a564a', { filter: c.blur(22) }))],
  favorites: (c) => [halo(c, '#fae1ec'), path('M0 330C-240 170-380 30-380-120C-380-250-290-320-190-320C-100-320-40-270 0-200C40-270 100-320 190-320C290-320 380-250 380-120C380 30 240 170 0 330Z', c.radial([[0, '#f0b560'], [0.84, '#e39b43'], [1, '#a8642a']]), { filter: c.relief({ grain: 0.012, height: 14, edge: 14, toast: 0.3 }) }), path('M0 270C-200 130-326 14-326-112C-326-216-258-268-182-268C-104-268-44-214 0-134C44-214 104-268 182-268C258-268 326-216 326-112C326 14 200 130 0 270Z', c.radial([[0, '#fde39c'], [1, '#eeb14a']]), { filter: c.relief({ grain: 0.0085, height: 14, edge: 8, toast: 0.3, shine: 0.24 }) }), group({ filter: c.shadow(5, 4, 8, 0.5) }, [[-190, -130], [-60, -30], [90, -150], [220, -90], [-130, 40], [40, 60], [140, 50], [0, 180], [-220, -20]].map(([x = 0, y = 0]) => piece(c, 'pepperoni', x, y, 0, 1.15)))],
  orders: (c) => [halo(c, '#dcf0e9'), placed(0, 0, 0, 0.8, scooter(c))],
  search: (c) => [halo(c, '#fff0cd'), placed(-50, -40, 0, 0.74, pizza(c, topped([108, 112]), { size: personal })), disc(-50, -40, 250, '#ffffff', { opacity: 0.18 }), disc(-50, -40, 262, 'none', { stroke: '#2b1d16', strokeWidth: 38, filter: c.shadow(8, 5, 12, 0.4) }), line('M142 152L330 340', '#2b1d16', 66, { filter: c.shadow(8, 5, 12, 0.4) }), line('M190 200L326 336', '#c4330f', 34)],
  coupons: (c) => [halo(c, '#fde7da'), group({ transform: 'rotate(-12)', filter: c.shadow(14, 8, 18, 0.36) }, path('M-380-180H380Q400-180 400-160V-60A60 60 0 0 0 400 60V160Q400 180 380 180H-380Q-400 180-400 160V60A60 60 0 0 0-400-60V-160Q-400-180-380-180Z', c.linear([[0, '#ffd46e'], [1, '#f5a623']])), line('M-170-150V150', '#a5640a', 8, { strokeDasharray: '6 22' }), flame(-285, 0, 4), group({}, line('M40 90L220-90', '#8a2408', 34), disc(50, -60, 46, 'none', { stroke: '#8a2408', strokeWidth: 28 }), disc(212, 60, 46, 'none', { stroke: '#8a2408', strokeWidth: 28 })))],
  oven: (c) => [halo(c, '#fde7da'), placed(0, 20, 0, 0.88, oven(c))],
};
