/** Of a small phone, as most customers have one. */
const usual = { width: 360, height: 740 } as const;

/**
 * The window of journeys that do not set their own, in CSS pixels: `1280x800` as `VIEWPORT` gives it, or without it that of a
 * small phone. Throws for anything else.
 */
export function readViewport(text: string | undefined): { readonly width: number; readonly height: number } {
  if (!text) return usual;
  const [, width, height] = /^([1-9]\d{2,3})x([1-9]\d{2,3})$/.exec(text) ?? [];
  if (!width || !height) throw new Error(`VIEWPORT is "${text}". Give width and height in pixels, such as VIEWPORT=1280x800.`);
  return { width: Number(width), height: Number(height) };
}
