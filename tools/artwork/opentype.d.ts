/** The part of opentype.js the artwork uses. */
declare module 'opentype.js' {
  type Path = { toPathData(decimals?: number): string };
  type Font = { getPath(text: string, x: number, y: number, size: number): Path; getAdvanceWidth(text: string, size: number): number };
  const opentype: { parse(file: ArrayBufferLike): Font };
  export default opentype;
}
