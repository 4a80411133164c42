import type { Shape } from '../../shared/src/ui/pizza-drawing/shape.ts';

/** SVG keeps these in camel case; every other attribute of ours is written with hyphens. */
const camel = new Set([
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
  'viewBox',
  'stdDeviation',
  'baseFrequency',
  'numOctaves',
  'surfaceScale',
  'diffuseConstant',
  'specularConstant',
  'specularExponent',
  'lightingColor',
  'xChannelSelector',
  'yChannelSelector',
  'stitchTiles',
  'preserveAspectRatio',
  'tableValues',
  'filterUnits',
  'primitiveUnits',
  'patternUnits',
  'patternTransform',
  'maskUnits',
  'kernelUnitLength',
]);

const written = (name: string): string => (camel.has(name) && name !== 'lightingColor' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

const escape = (value: string | number): string => String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A drawing as SVG text. */
export function print({ tag, attributes, children }: Shape): string {
  const text = Object.entries(attributes)
    .map(([name, value]) => ` ${written(name)}="${escape(value)}"`)
    .join('');
  return children.length === 0 ? `<${tag}${text}/>` : `<${tag}${text}>${children.map(print).join('')}</${tag}>`;
}
