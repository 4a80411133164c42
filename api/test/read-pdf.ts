import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type TagNode = { readonly role?: string; readonly alt?: string; readonly children?: readonly TagNode[] };
export type ReadPage = { readonly text: string; readonly tags: readonly TagNode[]; readonly links: readonly string[]; readonly qr: string | undefined };
export type ReadPdf = { readonly title: string; readonly language: string; readonly isTagged: boolean; readonly pages: readonly ReadPage[] };

const allTags = (node: TagNode | null): TagNode[] => (node ? [node, ...(node.children ?? []).flatMap(allTags)] : []);
// The library is CommonJS, its types say otherwise.
const decode = jsQR as unknown as (data: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null;
/** Pixels of a point. */
const scale = 1.25;

/** A file as a program shows it: what its pages say, how they are tagged, and the QR code that a camera finds on the drawn page. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    const viewport = page.getViewport({ scale });
    const { canvas, context } = (pdf.canvasFactory as { create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } }).create(viewport.width, viewport.height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const { data, width, height } = context.getImageData(0, 0, viewport.width, viewport.height);
    pages.push({
      text: items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      tags: allTags((await page.getStructTree()) as TagNode | null),
      links: annotations.flatMap(({ url }) => url ?? []),
      qr: decode(data, width, height)?.data,
    });
  }
  const isTagged = ((await pdf.getMarkInfo()) as Map<string, boolean> | null)?.get('Marked') === true;
  await task.destroy();
  return { title: info.Title ?? '', language: info.Language ?? '', isTagged, pages };
}
