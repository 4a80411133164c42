import { call, customerMessage, sessionKey } from '@brasa/shared/runtime';
import { queryOptions } from '@tanstack/react-query';
import type { GiftDelivery, GiftPurchase } from '@brasa/shared/domain/gift-delivery';
import { readOutcome } from '@brasa/shared/wire/envelope';
import { toGiftDelivery, toGiftPurchase } from '@brasa/shared/wire/gift-delivery-wire';

/** `none`: nobody knows such a purchase, or it is not paid; the sentence says which. */
export type Found = { readonly kind: 'found'; readonly purchase: GiftPurchase } | { readonly kind: 'none'; readonly message: string };

/** Milliseconds between two looks while a letter is on its way. */
const lookEveryMs = 4000;

export const purchaseQuery = (hash: string, session: string | null) =>
  queryOptions({
    queryKey: [...sessionKey(session), 'mf-giftcards', 1, 'purchase', hash],
    queryFn: async ({ signal }): Promise<Found> => {
      const body = await call('cuenta/compraCertificados', { hash }, { signal, background: true });
      const { code, message } = readOutcome(body);
      return code === '00' ? { kind: 'found', purchase: toGiftPurchase(body) } : { kind: 'none', message };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.kind === 'found' && data.purchase.cards.some(({ state }) => state === 'sending') ? lookEveryMs : false),
  });

export type Change =
  | { readonly kind: 'done'; readonly message: string; readonly card: GiftDelivery }
  /** `field`: at which field of the form the sentence stands. */
  | { readonly kind: 'failed'; readonly message: string; readonly field?: 'email' | 'phone' };

const fields = new Map([['correo', 'email'], ['telefono', 'phone']] as const);

async function change(path: 'cuenta/reenviarCertificado' | 'cuenta/corregirCertificado', payload: Record<string, unknown>): Promise<Change> {
  try {
    const body = await call(path, payload);
    const { code, message, problems } = readOutcome(body);
    if (code === '00') return { kind: 'done', message, card: toGiftDelivery((body as { data?: unknown }).data) };
    const field = fields.get(problems?.[0]?.field as 'correo' | 'telefono');
    return { kind: 'failed', message, ...(field && { field }) };
  } catch (error) {
    return { kind: 'failed', message: customerMessage(error) ?? '' };
  }
}

type Line = { readonly hash: string; readonly id: number };

/** Sends the card to its mailbox once more. */
export const resendCard = (line: Line): Promise<Change> => change('cuenta/reenviarCertificado', line);

/** Gives the card another mailbox and another code; `phone` of the purchase from whoever has only its link. */
export const correctCard = (line: Line, email: string, phone?: string): Promise<Change> => change('cuenta/corregirCertificado', { ...line, correo: email, ...(phone !== undefined && { telefono: phone }) });
