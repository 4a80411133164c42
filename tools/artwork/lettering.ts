import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { path, type Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';

const file = readFileSync(createRequire(import.meta.url).resolve('@fontsource/sansita/files/sansita-latin-800-normal.woff'));
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

/** Words as outlines, so that pictures need no font: centred on x, standing on y, as large as the width and the size allow. */
export function lettering(text: string, x: number, y: number, width: number, fill: string, size: number, more: Readonly<Record<string, string | number>> = {}): Shape {
  const fitted = Math.min(size, (size * width) / font.getAdvanceWidth(text, size));
  return path(font.getPath(text, x - font.getAdvanceWidth(text, fitted) / 2, y, fitted).toPathData(1), fill, more);
}

export const letteringWidth = (text: string, size: number): number => font.getAdvanceWidth(text, size);
