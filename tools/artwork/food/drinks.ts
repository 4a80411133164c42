import { disc, group, line, oval, path, shape, type Shape } from '../../../shared/src/ui/pizza-drawing/shape.ts';
import type { Canvas } from '../canvas.ts';
import { lettering } from '../lettering.ts';
import { citrus, lime } from './pieces.ts';

export type Liquid = { readonly dark: string; readonly body: string; readonly light: string; readonly bubbles?: boolean };
export const cola: Liquid = { dark: '#1c0a05', body: '#3d1a0c', light: '#7a3f20', bubbles: true };
export const orangeade: Liquid = { dark: '#c9560a', body: '#f58318', light: '#ffb75c', bubbles: true };
export const icedTea: Liquid = { dark: '#8a3d0c', body: '#c76a1c', light: '#eaa65a' };
export const water: Liquid = { dark: '#8fbfd6', body: '#cfe8f2', light: '#f4fbff' };
export const sparkling: Liquid = { dark: '#6fae9f', body: '#bfe3d9', light: '#f1fbf8', bubbles: true };

type Label = { readonly ground: string; readonly ink: string; readonly accent: string; readonly name: string; readonly volume: string };

/** Half width of the bottle at heights from the cap down; a plastic bottle with a waist. */
const outline = (w: number, h: number): string => {
  const n = Math.min(34, w * 0.34);
  const top = -h / 2;
  return `M${-n} ${top + 40}C${-n} ${top + 78} ${-n * 1.1} ${top + 90} ${-w * 0.66} ${top + h * 0.2}C${-w} ${top + h * 0.28} ${-w} ${top + h * 0.33} ${-w} ${top + h * 0.37}C${-w} ${top + h * 0.5} ${-w * 0.92} ${top + h * 0.56} ${-w * 0.92} ${top + h * 0.62}C${-w * 0.92} ${top + h * 0.68} ${-w} ${top + h * 0.72} ${-w} ${top + h * 0.8}L${-w} ${top + h * 0.94}C${-w} ${top + h} ${-w * 0.84} ${top + h} ${-w * 0.7} ${top + h}L${w * 0.7} ${top + h}C${w * 0.84} ${top + h} ${w} ${top + h} ${w} ${top + h * 0.94}L${w} ${top + h * 0.8}C${w} ${top + h * 0.72} ${w * 0.92} ${top + h * 0.68} ${w * 0.92} ${top + h * 0.62}C${w * 0.92} ${top + h * 0.56} ${w} ${top + h * 0.5} ${w} ${top + h * 0.37}C${w} ${top + h * 0.33} ${w} ${top + h * 0.28} ${w * 0.66} ${top + h * 0.2}C${n * 1.1} ${top + 90} ${n} ${top + 78} ${n} ${top + 40}Z`;
};

/** A bottle lying on the table, or standing with `ground`. Height and half width in units of the drawing. */
export function bottle(c: Canvas, w: number, h: number, liquid: Liquid, label: Label, cap: string): Shape {
  const top = -h / 2;
  const body = outline(w, h);
  const n = Math.min(34, w * 0.34);
  const inside = c.clip(path(body, '#000'));
  const band = { y: top + h * 0.36, height: h * 0.27 };
  const glass = c.linear([[0, liquid.dark], [0.12, liquid.body], [0.3, liquid.light], [0.46, liquid.body], [0.86, liquid.dark], [1, liquid.body]], [0, 0], [1, 0]);
  const paper = c.linear([[0, '#000000', 0.35], [0.16, '#000000', 0.05], [0.32, '#ffffff', 0.35], [0.5, '#ffffff', 0], [0.85, '#000000', 0.18], [1, '#000000', 0.4]], [0, 0], [1, 0]);
  return group(
    { filter: c.shadow(16, 14, 18, 0.36) },
    path(body, glass),
    group(
      { clipPath: inside },
      shape('rect', { x: -w, y: top, width: w * 2, height: h * 0.13, fill: '#ffffff', opacity: 0.4 }),
      liquid.bubbles ? group({}, Array.from({ length: 26 }, () => disc(c.random.between(-w, w) * 0.85, c.random.between(top + h * 0.2, top + h * 0.98), c.random.between(2, 6), '#ffffff', { opacity: c.random.between(0.15, 0.4) }))) : group({}),
      ...[0.68, 0.74, 0.86, 0.92].map((k) => line(`M${-w} ${top + h * k}Q0 ${top + h * k + 14} ${w} ${top + h * k}`, '#ffffff', 4, { opacity: 0.16 })),
      shape('rect', { x: -w - 4, ...band, width: w * 2 + 8, fill: label.ground }),
      shape('rect', { x: -w - 4, y: band.y, width: w * 2 + 8, height: 12, fill: label.accent }),
      shape('rect', { x: -w - 4, y: band.y + band.height - 12, width: w * 2 + 8, height: 12, fill: label.accent }),
      ...Array.from({ length: 9 }, (_, index) => path(`M${-w + (index * w) / 4 - 14} ${band.y + 24}l14-9 14 9-14 9Z`, label.accent)),
      lettering(label.name, 0, band.y + band.height * 0.6, Math.min(w * 1.62, 240), label.ink, w * 0.62),
      lettering(label.volume, 0, band.y + band.height * 0.85, w * 0.9, label.ink, w * 0.26),
      shape('rect', { x: -w - 4, ...band, width: w * 2 + 8, fill: paper }),
    ),
    path(body, 'none', { stroke: liquid.dark, strokeWidth: 3, opacity: 0.5 }),
    shape('rect', { x: -w * 0.66, y: top + h * 0.24, width: w * 0.16, height: h * 0.66, rx: w * 0.08, fill: '#ffffff', opacity: 0.34, filter: c.blur(5) }),
    shape('rect', { x: -n - 3, y: top - 2, width: n * 2 + 6, height: 46, rx: 8, fill: c.linear([[0, '#000000', 0.35], [0.3, '#ffffff', 0.5], [0.6, '#ffffff', 0], [1, '#000000', 0.4]], [0, 0], [1, 0]) }),
    shape('rect', { x: -n - 3, y: top - 2, width: n * 2 + 6, height: 46, rx: 8, fill: cap, opacity: 0.82 }),
    ...Array.from({ length: 7 }, (_, index) => line(`M${-n + 4 + (index * (n * 2 - 8)) / 6} ${top + 6}V${top + 38}`, '#000000', 2, { opacity: 0.18 })),
    shape('rect', { x: -n * 0.6, y: top + 2, width: n * 0.34, height: 36, rx: 4, fill: '#ffffff', opacity: 0.4 }),
  );
}

export const colaLabel = (volume: string): Label => ({ ground: '#c4330f', ink: '#fff6ea', accent: '#ffc247', name: 'Cola', volume });
export const orangeLabel: Label = { ground: '#0b6a58', ink: '#fff6ea', accent: '#ffc247', name: 'Naranja', volume: '600 ml' };
export const teaLabel: Label = { ground: '#f6e3bd', ink: '#6b2a08', accent: '#c4330f', name: 'Té frío', volume: '600 ml' };
export const waterLabel: Label = { ground: '#1f6fae', ink: '#ffffff', accent: '#bfe6f5', name: 'Agua', volume: '600 ml' };
export const sparklingLabel: Label = { ground: '#0b6a58', ink: '#ffffff', accent: '#d3f0e6', name: 'Con gas', volume: '600 ml' };

export const standing = (c: Canvas, drawn: Shape, half: number, foot: number): Shape[] => [oval(18, foot, half * 1.5, 26, '#5a2b0c', { opacity: 0.34, filter: c.blur(16) }), drawn];

const cube = (x: number, y: number, turn: number, size = 74): Shape =>
  group({ transform: `translate(${x} ${y}) rotate(${turn})` }, shape('rect', { x: -size / 2, y: -size / 2, width: size, height: size, rx: 16, fill: '#ffffff', opacity: 0.4 }), line(`M${-size / 2 + 12} ${-size / 2 + 10}H${size / 2 - 14}`, '#ffffff', 6, { opacity: 0.8 }), line(`M${size / 2 - 10} ${-size / 2 + 16}V${size / 2 - 14}`, '#ffffff', 4, { opacity: 0.35 }));

type Glass = { readonly tones: readonly [string, string, string]; readonly ice: boolean; readonly garnish: (c: Canvas) => Shape; readonly inside?: (c: Canvas) => readonly Shape[]; readonly straw: string };

/** A tall glass from the side. */
export function glass(c: Canvas, { tones, ice, garnish, inside, straw }: Glass): Shape[] {
  const body = 'M-190-330L-152 350C-150 384-120 400-90 400H90C120 400 150 384 152 350L190-330Z';
  const drink = 'M-178-232L-146 344C-144 372-118 386-90 386H90C118 386 144 372 146 344L178-232Z';
  const clip = c.clip(path(drink, '#000'));
  return [
    oval(16, 398, 240, 30, '#5a2b0c', { opacity: 0.34, filter: c.blur(16) }),
    group({ filter: c.shadow(3, 2, 4, 0.3) }, shape('rect', { x: 40, y: -520, width: 30, height: 800, rx: 14, fill: straw, transform: 'rotate(9 60 0)' }), line('M56-506V270', '#ffffff', 6, { opacity: 0.5, transform: 'rotate(9 60 0)' })),
    path(body, '#ffffff', { opacity: 0.32 }),
    path(drink, c.linear([[0, tones[2]], [0.16, tones[1]], [0.36, tones[0]], [0.6, tones[1]], [1, tones[2]]], [0, 0], [1, 0]), { opacity: 0.95 }),
    path(drink, c.linear([[0, '#ffffff', 0.25], [0.5, '#ffffff', 0], [1, '#000000', 0.22]])),
    group({ clipPath: clip }, ice ? [cube(-90, -170, 14), cube(30, -196, -20), cube(110, -110, 30), cube(-40, -80, -8), cube(-110, 10, 24, 62), cube(70, 20, 8, 66)] : [], inside?.(c) ?? []),
    oval(0, -232, 178, 26, tones[0], { opacity: 0.9 }),
    oval(0, -236, 168, 20, '#ffffff', { opacity: 0.28 }),
    oval(0, -330, 190, 28, 'none', { stroke: '#ffffff', strokeWidth: 7, opacity: 0.9 }),
    oval(0, -330, 190, 28, 'none', { stroke: '#b79f86', strokeWidth: 2, opacity: 0.7 }),
    path(body, 'none', { stroke: '#b79f86', strokeWidth: 3, opacity: 0.55 }),
    path('M-160-290L-128 330C-126 350-112 350-112 330L-132-290C-134-306-160-306-160-290Z', '#ffffff', { opacity: 0.42, filter: c.blur(3) }),
    path('M150-290L124 300', 'none', { stroke: '#ffffff', strokeWidth: 8, opacity: 0.4, strokeLinecap: 'round' }),
    garnish(c),
  ];
}

export const hibiscus: Glass = {
  tones: ['#d22a4a', '#a8123a', '#6b0726'],
  ice: true,
  straw: '#f58a1f',
  garnish: (c) => group({ transform: 'translate(-150 -330)' }, ...[0, 72, 144, 216, 288].map((turn) => group({ transform: `rotate(${turn})`, filter: c.shadow(3, 2, 4, 0.3) }, path('M0 0C-46-34-44-96 0-112C44-96 46-34 0 0Z', c.radial([[0, '#ff8aa0'], [1, '#c3123f']]), { stroke: '#8a0a30', strokeWidth: 2 }))), disc(0, 0, 16, '#ffc247')),
};
export const horchata: Glass = {
  tones: ['#fffaf0', '#f3e4cc', '#d3bb97'],
  ice: true,
  straw: '#0b6a58',
  garnish: (c) => group({}, group({ transform: 'translate(-140 -330) rotate(-24)', filter: c.shadow(4, 3, 6, 0.35) }, shape('rect', { x: -18, y: -150, width: 36, height: 260, rx: 16, fill: c.linear([[0, '#b46a34'], [0.5, '#8a4519'], [1, '#5c2a0c']], [0, 0], [1, 0]) })), Array.from({ length: 60 }, () => disc(c.random.between(-140, 140), -236 + c.random.between(-12, 12), c.random.between(1.5, 3.6), '#8a4a1a', { opacity: 0.8 }))),
};
export const limeSoda: Glass = {
  tones: ['#eef7c4', '#d3e68a', '#9cba4c'],
  ice: true,
  straw: '#c4330f',
  inside: (c) => [group({ opacity: 0.9 }, citrus(c, -60, 190, 76, lime), citrus(c, 74, 110, 70, lime)), ...Array.from({ length: 40 }, () => disc(c.random.between(-140, 140), c.random.between(-180, 370), c.random.between(2, 7), '#ffffff', { opacity: 0.55 }))],
  garnish: (c) => citrus(c, -158, -318, 96, lime),
};
