import { formatMoney } from '@brasa/shared/domain/money';
import type { Centavos } from '@brasa/shared/domain/money';
import { escapeHtml as escape } from '../../html.ts';
import { sandboxText as text } from './payments-text.ts';
import { sandboxScript, sandboxStyle } from './sandbox-page-assets.ts';

export type SandboxPayment = { readonly orderNumber: number; readonly kind: 'ORD' | 'CER'; readonly amount: Centavos; readonly origin: string };

const field = (id: string, label: string, attributes: string): string => `<label for="${id}">${label}</label><input id="${id}" name="${id}" ${attributes} required>`;

const formOf = ({ orderNumber, kind, amount, origin }: SandboxPayment): string => `
<dl><dt>${text.order}</dt><dd>#${orderNumber}</dd><dt>${text.amount}</dt><dd>${formatMoney(amount)}</dd></dl>
<form id="card" data-order="${orderNumber}" data-kind="${kind}" data-origin="${escape(origin)}">
${field('number', text.number, 'inputmode="numeric" autocomplete="off" maxlength="23" placeholder="4111 1111 1111 1111"')}
<div class="pair"><div>${field('expiry', text.expiry, 'inputmode="numeric" autocomplete="off" maxlength="5" placeholder="12/29"')}</div><div>${field('code', text.code, 'inputmode="numeric" autocomplete="off" maxlength="3" placeholder="123"')}</div></div>
<button type="submit">${text.pay}</button>
</form>
<form id="challenge" hidden><p>${text.challenge}</p>${field('answer', text.challengeCode, 'inputmode="numeric" autocomplete="one-time-code" maxlength="6"')}<button type="submit">${text.confirm}</button></form>
<p id="message" role="status" aria-live="polite"></p>
<fieldset id="tests"><legend>${text.tests}</legend><button type="button" data-result="exito">${text.approve}</button><button type="button" data-result="error">${text.decline}</button><button type="button" data-result="invalid">${text.fail}</button></fieldset>`;

/** Null: the token is not good any more. */
export function sandboxPage(payment: SandboxPayment | null, nonce: string): string {
  const words = JSON.stringify({ working: text.working, done: text.done, trouble: text.trouble, invalidCard: text.invalidCard, invalidToken: text.invalidToken }).replaceAll('<', '\\u003c');
  const body = payment ? formOf(payment) : `<p role="alert">${text.invalidToken}</p>`;
  return `<!doctype html>
<html lang="es-GT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text.title}</title><style nonce="${nonce}">${sandboxStyle}</style></head>
<body><main aria-labelledby="title"><h1 id="title">${text.title}</h1><p class="notice">${text.notice}</p>${body}</main>
<script type="application/json" id="words" nonce="${nonce}">${words}</script><script nonce="${nonce}">${sandboxScript}</script></body></html>`;
}
