import type { Centavos } from '@brasa/shared/domain/money';
import { formatMoney } from '@brasa/shared/domain/money';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { giftPdfText as text } from './gift-letter-text.ts';
import { printable, printFonts, wellFormed, type PrintFont } from './printable-text.ts';

/** What a gift card says to whom it is given. */
export type PrintedGiftCard = {
  readonly design: string;
  /** JPEG of the design; null when there is no such file. */
  readonly picture: Buffer | null;
  readonly amount: Centavos;
  readonly buyer: string;
  readonly recipient: string;
  readonly dedication: string;
  /** `7KQ2-M9XD-4TWB-HN3P` */
  readonly code: string;
  /** dd/MM/yyyy */
  readonly lastDay: string;
  /** Page that activates it, with the code. */
  readonly url: string;
};

const ink = '#2b1d16';
const soft = '#6a564a';
const ember = '#c4330f';
const line = '#e8d8c4';

/** Points; the paper is Letter, as in Guatemala. */
const margin = 50;
const gap = 16;
const pictureSide = 170;
const qrSide = 140;
/** The code of a QR is read only with a light edge of four modules. */
const qrBorder = 4;

/** `root`: what screen readers read, in this order. */
type Sheet = { readonly paper: PDFKit.PDFDocument; readonly root: PDFKit.PDFStructureElement };
type Style = { readonly font: PrintFont; readonly size: number; readonly color?: string; readonly x?: number; readonly width?: number };

/** A paragraph at the current place; it goes on on the next page when this one is full. */
function write({ paper, root }: Sheet, tag: string, words: string, { font: wished, size, color = ink, x = margin, width = paper.page.width - x - margin }: Style): void {
  const { text: drawn, font, spoken: actual } = printable(words, wished);
  if (drawn === '') return;
  root.add(
    paper.struct(tag, actual === undefined ? {} : { actual }, () => {
      paper.font(font).fontSize(size).fillColor(color).text(drawn, x, paper.y, { width, lineGap: size * 0.15 });
    }),
  );
}

function drawQr(paper: PDFKit.PDFDocument, url: string, x: number, y: number): void {
  const { data, size } = encode(url, { ecc: 'M', border: qrBorder });
  const side = qrSide / size;
  paper.rect(x, y, qrSide, qrSide).fill('#ffffff');
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) if (isDark) paper.rect(x + column * side, y + row * side, side, side);
  }
  // One shape, so that no light line shows between two modules.
  paper.fill('#000000');
}

function figure({ paper, root }: Sheet, alt: string, [x, y, side]: readonly [number, number, number], draw: () => void): void {
  root.add(paper.struct('Figure', { alt, bbox: [x, y, x + side, y + side] } as PDFKit.Mixins.StructureElementOptions, draw));
}

/** An address that can be pressed where the file is read on a screen. */
function writeLink({ paper, root }: Sheet, url: string, { size, x = margin }: Pick<Style, 'size' | 'x'>): void {
  const link: PDFKit.PDFStructureElement = paper.struct('Link', { alt: text.linkAlt }, () => {
    const top = paper.y;
    paper.font('text').fontSize(size).fillColor(ember).text(url, x, top, { width: paper.page.width - x - margin, underline: true });
    // The library's own `link` option leaves the annotation without the words that screen readers need.
    paper.link(x, top, Math.min(paper.widthOfString(url), paper.page.width - x - margin), paper.y - top, url, { structParent: link, Contents: new String(text.linkAlt) } as object);
  });
  root.add(paper.struct('P', {}, [link]));
}

/** Title, picture, how much and for whom. */
function drawHead(sheet: Sheet, { design, picture, amount, buyer, recipient }: PrintedGiftCard): void {
  const { paper } = sheet;
  write(sheet, 'P', text.brand, { font: 'strong', size: 12, color: ember });
  write(sheet, 'H1', text.title, { font: 'title', size: 30 });
  paper.y += gap;
  const top = paper.y;
  const x = picture ? margin + pictureSide + gap * 1.5 : margin;
  if (picture) figure(sheet, text.pictureOf(design), [margin, top, pictureSide], () => paper.image(picture, margin, top, { width: pictureSide, height: pictureSide }));
  paper.y = top + (picture ? gap : 0);
  write(sheet, 'P', formatMoney(amount), { font: 'title', size: 48, color: ember, x });
  paper.y += gap / 2;
  write(sheet, 'P', text.to(recipient), { font: 'strong', size: 17, x });
  write(sheet, 'P', text.from(buyer), { font: 'text', size: 15, x });
  paper.y = Math.max(paper.y, picture ? top + pictureSide : 0) + gap * 1.5;
}

/** Kept together: QR, code, last day, how it is used. */
function drawUse(sheet: Sheet, { code, lastDay, url }: PrintedGiftCard): void {
  const { paper } = sheet;
  const height = qrSide + 140;
  if (paper.y + height > paper.page.height - margin) paper.addPage();
  const top = paper.y + gap;
  paper.markContent('Artifact');
  paper.moveTo(margin, paper.y).lineTo(paper.page.width - margin, paper.y).lineWidth(1).stroke(line);
  paper.endMarkedContent();
  figure(sheet, text.qrAlt(url), [margin, top, qrSide], () => drawQr(paper, url, margin, top));
  const x = margin + qrSide + gap * 1.5;
  paper.y = top + 8;
  write(sheet, 'P', text.codeLabel, { font: 'text', size: 12, color: soft, x });
  write(sheet, 'P', code, { font: 'strong', size: 21, x });
  paper.y += 4;
  write(sheet, 'P', text.validUntil(lastDay), { font: 'text', size: 12, color: soft, x });
  paper.y += 8;
  write(sheet, 'P', text.scan, { font: 'text', size: 12, x });
  writeLink(sheet, url.replace(/\/[^/]*$/, ''), { size: 12, x });
  paper.y = Math.max(paper.y, top + qrSide) + gap;
  write(sheet, 'H2', text.howTitle, { font: 'strong', size: 14 });
  paper.y += 2;
  for (const [index, step] of text.how.entries()) write(sheet, 'P', `${index + 1}. ${step}`, { font: 'text', size: 12 });
  paper.y += 6;
  write(sheet, 'P', text.keep, { font: 'text', size: 11, color: soft });
}

/**
 * The card to be printed or given by hand: one page, more when the dedication has many lines. Tagged for screen readers
 * (PDF/UA): title, language, order of reading, words for picture and QR. `now`: epoch milliseconds, the date of the file.
 */
export async function drawGiftCard(card: PrintedGiftCard, now: number): Promise<Buffer> {
  const title = text.fileTitle(wellFormed(card.recipient));
  const paper = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    // The library knows it, its types do not.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: 'es-GT',
    font: '',
    info: { Title: title, Author: text.brand, CreationDate: new Date(now) },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', resolve);
    paper.on('error', reject);
  });
  for (const [name, file] of Object.entries(printFonts)) paper.registerFont(name, file);
  const sheet: Sheet = { paper, root: paper.struct('Document') };
  paper.addStructure(sheet.root);
  drawHead(sheet, card);
  write(sheet, 'P', card.dedication, { font: 'text', size: 16 });
  paper.y += gap;
  drawUse(sheet, card);
  sheet.root.end();
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}
