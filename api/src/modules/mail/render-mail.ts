import { escapeHtml as escape } from '../../html.ts';
import { mailWords } from './mail-text.ts';
import type { PrintedGiftCard } from '../gift-cards/gift-card-pdf.ts';

/** A letter ready to be put into words: nothing in it is markup. */
export type Letter = {
  readonly subject: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** The gift card that the letter brings; `render-gift-letter.ts` draws it. */
  readonly gift?: PrintedGiftCard;
};

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
  address: 'font-size:13px;color:#6b5145;word-break:break-all',
} as const;
const dark = `@media (prefers-color-scheme:dark){
body{background:#1d120c !important;color:#f6e9df !important}
.action{background:#ffb59f !important;color:#3a0b00 !important}
.address{color:#d8c2b5 !important}
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

export function renderMail({ subject, name, paragraphs, link }: Letter): RenderedMail {
  const all = [greetingOf(name), ...paragraphs];
  const text = [...all, ...(link ? [`${link.label}: ${link.url}`] : []), mailWords.farewell].join('\n\n');
  const html = page(subject, [...all.map((part) => paragraph(escapeLines(part))), ...(link ? [button(link)] : [])].join('\n'));
  return { subject, text: `${text}\n`, html, attachments: [] };
}
