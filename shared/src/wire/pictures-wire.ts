import type { Pictures } from '../domain/catalog.ts';
import { objectOf, textOf } from './read.ts';

export type WirePictures = { readonly TMB: string; readonly TMBW: string; readonly IMG: string; readonly IMGW: string };

export function toPictures(wire: unknown): Pictures {
  const { TMB, TMBW, IMG, IMGW } = objectOf(wire);
  return { small: { jpg: textOf(TMB), webp: textOf(TMBW) }, medium: { jpg: textOf(IMG), webp: textOf(IMGW) } };
}
