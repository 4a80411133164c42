import type { Layout } from '../placement.ts';
import type { Random } from '../random.ts';
import type { Shape } from '../shape.ts';

/** How one ingredient looks on a pizza of radius 440. */
export type Look = {
  /** What gives off more shine or lies lower is drawn first. */
  readonly layer: 0 | 1 | 2 | 3;
  /** Gradients its pieces use; `id` makes their ids unique to the picture. */
  readonly paints?: (id: string) => readonly Shape[];
  /** One piece around 0,0; several are made and repeated. */
  readonly piece: (random: Random, id: string) => readonly Shape[];
  readonly variants: number;
  readonly layout: Layout;
  /** Half the size of a piece: how far from the rim and from the middle line it stays. */
  readonly margin: number;
  /** Length of the shadow; flat things have a short one. */
  readonly lift: number;
  /** False for pieces whose light side must stay where it is. */
  readonly turns?: boolean;
  /** Rings, curls and crumbs: what lies below shows through, so no round shadow may fill them. */
  readonly open?: boolean;
};
