import { mailboxText as text } from './mail-text.ts';
import type { FiledLetter } from './letter-folder.ts';
import { escapeHtml as escape } from '../../html.ts';

export const mailboxPath = '/buzon';

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;background:#fff8f0;color:#2b1a12}
main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem}
h1{margin:0 0 .5rem;font-size:1.5rem}
ul{margin:1.5rem 0 0;padding:0;list-style:none}
li a{display:grid;gap:.125rem;min-height:44px;padding:.75rem 0;border-bottom:1px solid #d9c7ba;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover strong{text-decoration:underline}
small{color:#6b5145}
.again{display:inline-flex;align-items:center;min-height:44px;color:#a3290f;font-weight:600}
:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#1d120c;color:#f6e9df}small{color:#d8c2b5}li a{border-color:#5a463b}.again{color:#ffb59f}}
`;

const time = new Intl.DateTimeFormat('es-GT', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'America/Guatemala' });

/** Nothing for a date that cannot be read. */
const localTime = (date: string): string => (Number.isNaN(Date.parse(date)) ? '' : time.format(new Date(date)));

const row = ({ file, to, subject, date, attachments }: FiledLetter): string => {
  const when = localTime(date);
  const files = attachments.map(({ name }, index) => `<a href="${mailboxPath}/${file}/${index}" download>${text.attachment} ${escape(name)}</a>`);
  return `<li><a href="${mailboxPath}/${file}"><strong>${escape(subject)}</strong><span>${escape(to)}</span><small>${escape(when)}</small></a>${files.join('')}</li>`;
};

/** Letters of everybody, the newest first: for an installation with demo data, where there is no mail server. */
export function mailboxPage(letters: readonly FiledLetter[], nonce: string): string {
  const list = letters.length > 0 ? `<ul>${letters.map(row).join('')}</ul>` : `<p>${text.empty}</p>`;
  return `<!doctype html>
<html lang="es-GT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text.title}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${text.title}</h1><p>${text.hint}</p><a class="again" href="${mailboxPath}">${text.refresh}</a>${list}</main></body></html>`;
}
