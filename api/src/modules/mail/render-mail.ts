import { mailWords } from './mail-text.ts';

/** A letter ready to be put into words: nothing in it is markup. */
export type Letter = {
  readonly subject: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
};

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;
const button = ({ label, url }: { label: string; url: string }): string =>
  paragraph(`<a href="${escape(url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#a3290f;color:#ffffff;font-weight:bold;text-decoration:none">${escape(label)}</a>`) + paragraph(`<small>${escape(url)}</small>`);

export function renderMail({ subject, name, paragraphs, link }: Letter): RenderedMail {
  const greeting = name ? `${mailWords.greeting}, ${name}:` : `${mailWords.greeting}:`;
  const text = [greeting, ...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), mailWords.farewell].join('\n\n');
  const body = [...[greeting, ...paragraphs].map((part) => paragraph(escape(part))), link ? button(link) : '', paragraph(escape(mailWords.farewell))].join('\n');
  const html = `<!doctype html>\n<html lang="es"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>\n<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#2b1a12;background:#fff8f0">\n${body}\n</body></html>\n`;
  return { subject, text: `${text}\n`, html };
}
