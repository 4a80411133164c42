import { z } from 'zod';
import { amount, answer, emptyRequest } from './envelope-schema.ts';

const picture = z.object({ jpg: z.string(), webp: z.string() });

const card = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  dedication: z.string(),
  description: z.string(),
  amount,
  images: z.object({ small: picture, medium: picture }),
  balance: z.string(),
  /** dd/MM/yyyy; empty while it is not issued. */
  expiration: z.string(),
});

export const giftDesign = card.extend({ price: amount });

export const giftDesignsRequest = emptyRequest;
export const giftDesignsResponse = answer({ data: z.array(giftDesign) });

export const giftDesignRequest = z.object({ id: z.coerce.number().int().positive() });
export const giftDesignResponse = answer({ data: giftDesign });

/** The code shows only its last four characters. */
export const giftCardsResponse = answer({ data: z.array(card), saldo: amount });

export type WireGiftCard = z.infer<typeof card>;
export type WireGiftDesign = z.infer<typeof giftDesign>;
