import type { Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';
import { createCanvas, placed, type Canvas } from './canvas.ts';
import { banners, narrowBanner, wideBanner } from './banners.ts';
import { categories } from './categories.ts';
import { emptyStates } from './empty-states.ts';
import { couponDrawing, coupons, giftDrawing, gifts, shareDrawing } from './offers.ts';
import { band } from './motifs.ts';
import { products } from './products.ts';
import { ground, sceneText, type Ground } from './scene.ts';

export type OutputFile = { readonly name: string; readonly width: number; readonly height: number; /** Bytes. */ readonly limit: number };
export type PictureFile = { readonly svg: () => string; readonly files: readonly OutputFile[] };

type Output = { readonly name: string; readonly width: number; readonly limit: number };

/** A drawing of a box, in one or more sizes, each as WebP and JPEG. */
export function picture(seed: string, draw: (c: Canvas) => readonly Shape[], box: { readonly width: number; readonly height: number; readonly ground: Ground }, outputs: readonly Output[], kinds: readonly string[] = ['webp', 'jpg']): PictureFile {
  const widest = Math.max(...outputs.map(({ width }) => width));
  return {
    svg: () => {
      const c = createCanvas(seed);
      const shapes = draw(c);
      return sceneText(c, box, [ground(c, box.ground, box), ...shapes], Math.round(widest * 1.4));
    },
    files: outputs.flatMap(({ name, width, limit }) =>
      kinds.map((kind) => {
        // JPEG is for the few browsers without WebP: smaller, so that the folder stays light.
        const spare = kind === 'jpg' && kinds.length > 1;
        const pixels = spare && width === 720 ? 480 : width;
        return { name: `${name}.${kind}`, width: pixels, height: Math.round((pixels * box.height) / box.width), limit: spare ? Math.round(limit * (pixels < width ? 0.6 : 0.7)) : limit };
      }),
    ),
  };
}

const square = { width: 1000, height: 1000, ground: 'table' } as const;
const kB = 1024;

export const pictures: readonly PictureFile[] = [
  ...Object.entries(products).map(([id, draw]) =>
    picture(id, draw, square, [
      { name: `p/${id}-s`, width: 360, limit: 12 * kB },
      { name: `p/${id}-m`, width: 720, limit: 29 * kB },
    ]),
  ),
  ...Object.entries(categories).flatMap(([id, { ground: color, draw }]) => [
    picture(`category ${id}`, draw, { width: 1000, height: 1000, ground: color }, [{ name: `c/${id}-card`, width: 320, limit: 10 * kB }]),
    picture(`category banner ${id}`, (c) => [placed(330, 10, 0, 0.72, draw(c)), band(c, -600, 185, 1200, 15)], { width: 1200, height: 400, ground: color }, [{ name: `c/${id}-banner`, width: 960, limit: 20 * kB }], ['webp']),
  ]),
  ...banners.flatMap((banner) => [
    picture(`banner ${banner.id}`, wideBanner(banner), { width: 1200, height: 500, ground: banner.ground }, [{ name: `b/${banner.id}`, width: 1200, limit: 40 * kB }]),
    picture(`narrow banner ${banner.id}`, narrowBanner(banner), { width: 800, height: 600, ground: banner.ground }, [{ name: `b/${banner.id}-narrow`, width: 640, limit: 22 * kB }]),
  ]),
  ...gifts.map((gift) =>
    picture(`gift ${gift.id}`, giftDrawing(gift), { ...square, ground: gift.ground }, [
      { name: `g/${gift.id}-s`, width: 360, limit: 12 * kB },
      { name: `g/${gift.id}-m`, width: 720, limit: 29 * kB },
    ]),
  ),
  ...coupons.map((coupon) => picture(`coupon ${coupon.id}`, couponDrawing(coupon), { ...square, ground: coupon.ground }, [{ name: `cup/${coupon.id}`, width: 360, limit: 12 * kB }])),
  ...Object.entries(emptyStates).map(([name, draw]) => picture(name, draw, { ...square, ground: 'none' }, [{ name: `e/${name}`, width: 440, limit: 18 * kB }], ['webp'])),
  picture('share', shareDrawing, { width: 1200, height: 630, ground: 'ember' }, [{ name: 'share', width: 1200, limit: 90 * kB }], ['jpg']),
];
