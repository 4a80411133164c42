import { readOutcome } from '../wire/envelope.ts';
import { numberOf, objectOf, textOf } from '../wire/read.ts';

export type CardSession = { readonly url: string; readonly origin: string };

/** `ORD`: pizzas; `CER`: gift cards. */
export type OrderKind = 'ORD' | 'CER';

/** Request of checkout/getValidatorTokenPromerica. */
export const fromCardRequest = (orderNumber: number, kind: OrderKind) => ({ idorder: orderNumber, tipo: kind });

/** The hosted page of the card provider, opened with its token; or why there is none. */
export function toCardSession(body: unknown): { readonly ok: true; readonly session: CardSession } | { readonly ok: false; readonly message: string } {
  const { code, message } = readOutcome(body);
  const wire = objectOf(body);
  const [token, address] = [textOf(wire['token']), textOf(wire['url'])];
  if (code !== '00' || token === '' || !URL.canParse(address)) return { ok: false, message };
  const url = new URL(address);
  url.searchParams.set('token', token);
  return { ok: true, session: { url: url.href, origin: url.origin } };
}

export type CardResult = 'approved' | 'declined' | 'broken';

const results: Readonly<Record<string, CardResult>> = { exito: 'approved', error: 'declined', invalid: 'broken' };

type BankMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/** What the provider's page says; null for anything that is not from that page, about that order, in its words. */
export function toCardResult(event: BankMessage, expected: { readonly origin: string; readonly source: unknown; readonly orderNumber: number }): CardResult | null {
  const { status, idorder } = objectOf(event.data);
  const isOurs = event.origin === expected.origin && event.source === expected.source && numberOf(idorder) === expected.orderNumber;
  return isOurs ? (results[textOf(status)] ?? null) : null;
}
