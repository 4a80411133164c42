import { formatMoney } from '@brasa/shared/domain/money';
import { escapeHtml as escape } from '../../html.ts';
import { drawGiftCard, type PrintedGiftCard } from '../gift-cards/gift-card-pdf.ts';
import { giftLetterText as words, giftPdfText } from '../gift-cards/gift-letter-text.ts';
import { wellFormed } from '../gift-cards/printable-text.ts';
import { mailWords } from './mail-text.ts';
import { button, escapeLines, greetingOf, paragraph, page, type Letter, type RenderedMail } from './render-mail.ts';
import { withoutLinks } from './without-links.ts';

const styles = {
  picture: 'display:block;width:100%;max-width:240px;height:auto;margin:0 0 16px;border:0;border-radius:8px;font-size:16px;color:#6b5145',
  dedication: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #a3290f;font-size:18px;overflow-wrap:anywhere',
  card: 'margin:0 0 16px;padding:16px;border:1px solid #d9c7ba;border-radius:8px;background:#ffffff',
  amount: 'margin:0 0 8px;font-size:28px;line-height:1.2;font-weight:bold',
  code: 'margin:0 0 8px;font:bold 19px/1.4 ui-monospace,Menlo,Consolas,monospace',
  small: 'margin:0;font-size:14px',
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  list: 'margin:0 0 16px;padding:0 0 0 24px',
} as const;
const dark = `@media (prefers-color-scheme:dark){
.card{background:#2b1d16 !important;border-color:#5a463b !important}
.words{border-color:#ffb59f !important}
.picture{color:#d8c2b5 !important}
}`;

const pictureCid = 'gift-card-design';
/** What file systems and mail programs refuse in a name. */
const fileWord = (name: string): string => wellFormed(name).replace(/[\p{C}/\\:*?"<>|.]+/gu, ' ').replace(/\s+/g, ' ').trim();

/** A gift card as HTML, as text, and as a file to print. `now`: epoch milliseconds. */
export async function renderGiftLetter({ subject, name, paragraphs, link }: Letter, card: PrintedGiftCard, now: number): Promise<RenderedMail> {
  const dedication = withoutLinks(wellFormed(card.dedication));
  const amount = formatMoney(card.amount);
  const until = mailWords.validUntil(card.lastDay);
  const from = mailWords.fromWhom(withoutLinks(card.buyer), amount);
  const text = [
    greetingOf(name),
    from,
    ...(dedication ? [dedication] : []),
    `${mailWords.code(card.code)}\n${until}`,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    `${words.howTitle}\n${words.how.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    ...paragraphs,
    mailWords.farewell,
  ].join('\n\n');
  const body = [
    card.picture && `<img class="picture" src="cid:${pictureCid}" width="240" height="240" alt="${escape(giftPdfText.pictureOf(card.design))}" style="${styles.picture}">`,
    paragraph(escape(greetingOf(name))),
    paragraph(escape(from)),
    dedication && `<blockquote class="words" style="${styles.dedication}">${escapeLines(dedication)}</blockquote>`,
    `<div class="card" style="${styles.card}"><p style="${styles.amount}">${escape(amount)}</p><p style="${styles.small}">${words.code}</p><p style="${styles.code}">${escape(card.code)}</p><p style="${styles.small}">${escape(until)}</p></div>`,
    link && button(link),
    `<h2 style="${styles.heading}">${words.howTitle}</h2><ol style="${styles.list}">${words.how.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    ...paragraphs.map((part) => paragraph(escape(part))),
  ];
  const pdf = { filename: giftPdfText.fileName(fileWord(card.recipient)), contentType: 'application/pdf', content: await drawGiftCard(card, now) };
  const picture = card.picture ? [{ filename: 'gift-card.jpg', contentType: 'image/jpeg', content: card.picture, cid: pictureCid }] : [];
  return { subject, text: `${text}\n`, html: page(subject, body.filter(Boolean).join('\n'), dark), attachments: [...picture, pdf] };
}
