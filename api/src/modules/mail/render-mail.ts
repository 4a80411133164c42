import { escapeHtml as escape } from '../../html.ts';
import { mailWords } from './mail-text.ts';
import type { PrintedGiftCard } from '../gift-cards/gift-card-pdf.ts';

/** A letter ready to be put into words: nothing in it is markup. */
export type Letter = {
  readonly subject: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** What an order or a bill is made of, line by line, and what is said after it. */
  readonly bill?: { readonly rows: readonly BillRow[]; readonly after: readonly string[] };
  readonly link?: { readonly label: string; readonly url: string };
  /** The gift card that the letter brings; `render-gift-letter.ts` draws it. */
  readonly gift?: PrintedGiftCard;
};

/** `notes`: lines below it. `strong`: a sum. */
export type BillRow = { readonly label: string; readonly amount: string; readonly notes?: readonly string[]; readonly strong?: boolean };

/** A file that comes with a letter. With `cid` it is shown in it, where `cid:…` stands. */
export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Buffer; readonly cid?: string };

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string; readonly attachments: readonly Attachment[] };

/** Colours and sizes stand at each element, because many mail programs drop style sheets; the sheet is for the dark only. */
const light = {
  body: 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,sans-serif;color:#2b1a12;background:#fff8f0',
  letter: 'max-width:480px;margin:0 auto',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  action: 'display:inline-block;padding:14px 24px;border-radius:8px;background:#a3290f;color:#ffffff;font-weight:bold;text-decoration:none',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:1.5',
  cell: 'padding:8px 0;border-top:1px solid #d9c7ba;text-align:left;vertical-align:top;font-weight:normal;overflow-wrap:anywhere;word-break:break-word',
  amount: 'padding:8px 0 8px 16px;border-top:1px solid #d9c7ba;text-align:right;vertical-align:top;white-space:nowrap',
  note: 'font-size:14px',
  address: 'font-size:13px;color:#6b5145;word-break:break-all',
} as const;
const dark = `@media (prefers-color-scheme:dark){
body{background:#1d120c !important;color:#f6e9df !important}
.action{background:#ffb59f !important;color:#3a0b00 !important}
.address{color:#d8c2b5 !important}
.bill td,.bill th{border-color:#5a463b !important}
}`;

/** As it was written, with its lines. */
export const escapeLines = (text: string): string => escape(text).replaceAll('\n', '<br>');
export const paragraph = (content: string): string => `<p style="${light.paragraph}">${content}</p>`;
export const button = ({ label, url }: { label: string; url: string }): string =>
  paragraph(`<a class="action" href="${escape(url)}" style="${light.action}">${escape(label)}</a>`) + paragraph(`<span class="address" style="${light.address}">${escape(url)}</span>`);

const farewell = (): string => paragraph(escape(mailWords.farewell));

/** `body` is HTML; `sheet`: more styles for the dark. */
export function page(subject: string, body: string, sheet = ''): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>\n<style>${dark}${sheet}</style>`;
  return `<!doctype html>\n<html lang="es"><head>${head}</head>\n<body style="${light.body}"><div role="main" style="${light.letter}">\n<h1 style="${light.title}">${escape(subject)}</h1>\n${body}\n${farewell()}\n</div></body></html>\n`;
}

export const greetingOf = (name: string): string => (name ? `${mailWords.greeting}, ${name}:` : `${mailWords.greeting}:`);

const row = ({ label, amount, notes = [], strong = false }: BillRow): string => {
  const bold = (words: string): string => (strong ? `<strong>${escape(words)}</strong>` : escape(words));
  const below = notes.map((note) => `<br><span style="${light.note}">${escape(note)}</span>`).join('');
  return `<tr><th scope="row" style="${light.cell}">${bold(label)}${below}</th><td style="${light.amount}">${bold(amount)}</td></tr>`;
};
const table = (rows: readonly BillRow[]): string => `<table class="bill" style="${light.table}">${rows.map(row).join('')}</table>`;
const plainRow = ({ label, amount, notes = [] }: BillRow): string => [`${label}: ${amount}`, ...notes.map((note) => `  ${note}`)].join('\n');

export function renderMail({ subject, name, paragraphs, bill, link }: Letter): RenderedMail {
  const before = [greetingOf(name), ...paragraphs];
  const after = bill?.after ?? [];
  const text = [...before, ...(bill ? [bill.rows.map(plainRow).join('\n')] : []), ...after, ...(link ? [`${link.label}: ${link.url}`] : []), mailWords.farewell].join('\n\n');
  const said = (parts: readonly string[]): string[] => parts.map((part) => paragraph(escapeLines(part)));
  const html = page(subject, [...said(before), ...(bill ? [table(bill.rows)] : []), ...said(after), ...(link ? [button(link)] : [])].join('\n'));
  return { subject, text: `${text}\n`, html, attachments: [] };
}
