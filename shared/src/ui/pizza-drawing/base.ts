import { blob, roundish } from './outline.ts';
import { randomFrom, type Random } from './random.ts';
import { disc, group, oval, path, radial, radialAt, type Shape } from './shape.ts';

export type DoughLook = 'traditional' | 'thin' | 'stuffed' | 'pan';

type Dough = { readonly outer: number; readonly sauce: number; readonly wobble: number; readonly blisters: number };

/** Radii of the whole, and of what lies inside the crust. */
export const doughs: Record<DoughLook, Dough> = {
  traditional: { outer: 440, sauce: 378, wobble: 0.011, blisters: 30 },
  thin: { outer: 436, sauce: 404, wobble: 0.016, blisters: 40 },
  stuffed: { outer: 448, sauce: 358, wobble: 0.008, blisters: 22 },
  pan: { outer: 442, sauce: 388, wobble: 0.005, blisters: 16 },
};

const crustColors = {
  traditional: ['#8a5423', '#dc9a49', '#f7d596', '#e3a353', '#a4632a'],
  thin: ['#7d4618', '#d08a3c', '#eebd76', '#c98337', '#864d1c'],
  stuffed: ['#8a5423', '#e5a856', '#fbe0a6', '#ebb061', '#ac6b2e'],
  pan: ['#7a431a', '#cd8638', '#e9b266', '#c57c30', '#8f541f'],
} as const;

function blisters(random: Random, dough: Dough): Shape[] {
  const middle = (dough.outer + dough.sauce) / 2;
  const depth = (dough.outer - dough.sauce) / 2;
  return Array.from({ length: dough.blisters }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = middle + random.between(-0.6, 0.6) * depth;
    const long = random.between(4, depth * 0.5);
    const place = { transform: `translate(${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}) rotate(${Math.round((angle * 180) / Math.PI + 90)})` };
    const burnt = random.next() < 0.3;
    return path(blob(random, { rx: long * 1.4, ry: long * 0.7, wobble: 0.22, corners: 7 }), burnt ? '#3d1c0b' : '#8c4d1c', { ...place, opacity: burnt ? random.between(0.3, 0.62) : random.between(0.22, 0.5) });
  });
}

function puffs(random: Random, dough: Dough): Shape[] {
  const middle = (dough.outer + dough.sauce) / 2 + 4;
  return Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2 + random.between(-0.1, 0.1);
    const light = 0.5 - 0.5 * Math.cos(angle - Math.PI * 0.25);
    const place = { transform: `translate(${Math.round(Math.cos(angle) * middle)} ${Math.round(Math.sin(angle) * middle)}) rotate(${Math.round((angle * 180) / Math.PI + 90)})` };
    return oval(0, 0, random.between(26, 52), random.between(6, 11), '#fff0c9', { ...place, opacity: 0.12 + light * 0.32 });
  });
}

/** Where the fire was nearest. */
function toast(random: Random, dough: Dough, id: string): Shape[] {
  const depth = (dough.outer - dough.sauce) / 2;
  return Array.from({ length: 26 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = dough.sauce + depth * random.between(0.5, 1.35);
    const place = { transform: `translate(${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}) rotate(${Math.round((angle * 180) / Math.PI + 90)})` };
    return path(blob(random, { rx: random.between(14, 46), ry: random.between(7, depth * 0.58), wobble: 0.2, corners: 7 }), `url(#${id}toa)`, place);
  });
}

/** Dough from the rim to the middle, with the burns of a wood oven. */
export function drawCrust(look: DoughLook, id: string): { readonly paints: Shape[]; readonly shapes: Shape[] } {
  const dough = doughs[look];
  const random = randomFrom(`crust ${look}`);
  const inner = (dough.sauce - 14) / (dough.outer * 1.02);
  const at = (share: number): number => Math.round((inner + (1 - inner) * share) * 1000) / 1000;
  const [rim, warm, light, gold, edge] = crustColors[look];
  const paints = [
    radialAt(`${id}cru`, 0, 0, dough.outer * 1.02, [
      [0, warm],
      [at(0), rim],
      [at(0.22), warm],
      [at(0.5), light],
      [at(0.76), gold],
      [at(0.93), edge],
      [1, '#6b3a13'],
    ]),
    radial(`${id}toa`, [[0, '#7a3d10', 0.6], [0.55, '#9a5a1e', 0.34], [1, '#b3702a', 0]]),
  ];
  const shapes = [path(roundish(random, dough.outer, dough.wobble), `url(#${id}cru)`), ...puffs(random, dough), ...toast(random, dough, id), ...blisters(random, dough)];
  if (look === 'stuffed') {
    for (let index = 0; index < 15; index += 1) {
      const angle = (index / 15) * Math.PI * 2 + random.between(-0.12, 0.12);
      const far = dough.sauce + 12;
      shapes.push(path(blob(random, { cx: Math.cos(angle) * far, cy: Math.sin(angle) * far, rx: random.between(14, 26), ry: random.between(9, 15), wobble: 0.25 }), '#ffe9a8', { opacity: 0.9, stroke: '#e2ac4f', strokeWidth: 2 }));
    }
  }
  return { paints, shapes };
}

/** Tomato sauce, seen at the rim, through gaps, and where the cheese was left off. */
export function drawSauce(look: DoughLook, id: string): { readonly paints: Shape[]; readonly shapes: Shape[] } {
  const random = randomFrom(`sauce ${look}`);
  const radius = doughs[look].sauce;
  const paints = [radialAt(`${id}sau`, -60, -80, radius * 1.15, [[0, '#d9471f'], [0.7, '#bd3314'], [1, '#8f220b']])];
  const specks = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * radius * 0.95;
    return disc(Math.cos(angle) * far, Math.sin(angle) * far, random.between(2, 6), random.pick(['#f0733b', '#8a1f08', '#2f5a1c', '#ef8a4c']), { opacity: 0.5 });
  });
  return { paints, shapes: [path(roundish(random, radius, 0.013), `url(#${id}sau)`), ...specks] };
}

/** Melted mozzarella: a golden sheet with paler pools, browned spots and a few holes on the sauce. */
export function drawCheese(look: DoughLook, id: string): { readonly paints: Shape[]; readonly shapes: Shape[] } {
  const random = randomFrom(`cheese ${look}`);
  const radius = doughs[look].sauce * 0.972;
  const place = (reach: number): readonly [number, number] => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * radius * reach;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  };
  const paints = [
    radialAt(`${id}che`, -90, -120, radius * 1.3, [[0, '#fde39c'], [0.55, '#f8cf70'], [0.85, '#eeb14a'], [1, '#d98e2c']]),
    radial(`${id}poo`, [[0, '#fffbea'], [0.6, '#fdeebf', 0.85], [1, '#fae0a0', 0]]),
    radial(`${id}bro`, [[0, '#a85a17', 0.7], [0.5, '#c67d26', 0.4], [1, '#dc9c3b', 0]]),
  ];
  const pools = Array.from({ length: 30 }, () => {
    const [cx, cy] = place(0.8);
    return path(blob(random, { cx, cy, rx: random.between(24, 78), ry: random.between(20, 58), wobble: 0.2 }), `url(#${id}poo)`);
  });
  const browned = Array.from({ length: 34 }, () => {
    const [cx, cy] = place(0.9);
    return path(blob(random, { cx, cy, rx: random.between(12, 44), ry: random.between(11, 32), wobble: 0.25, corners: 7 }), `url(#${id}bro)`);
  });
  const holes = Array.from({ length: 11 }, () => {
    const [cx, cy] = place(0.9);
    const r = random.between(7, 20);
    return group(
      {},
      path(blob(random, { cx, cy, rx: r * 1.3, ry: r, wobble: 0.25, corners: 7 }), '#c4511d', { opacity: 0.85, stroke: '#f2b955', strokeWidth: 3 }),
      oval(cx - r * 0.2, cy + r * 0.25, r * 0.7, r * 0.4, '#e2762f', { opacity: 0.8 }),
    );
  });
  const shine = Array.from({ length: 26 }, () => {
    const [cx, cy] = place(0.88);
    return oval(cx, cy, random.between(8, 22), random.between(3, 6), '#ffffff', { opacity: random.between(0.35, 0.65), transform: `rotate(-35 ${Math.round(cx)} ${Math.round(cy)})` });
  });
  return { paints, shapes: [path(roundish(random, radius, 0.02), `url(#${id}che)`), ...pools, ...browned, ...holes, ...shine] };
}
