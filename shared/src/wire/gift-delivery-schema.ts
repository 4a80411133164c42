import { z } from 'zod';
import { amount, answer } from './envelope-schema.ts';
import { orderHash, orderNumber } from './orders-schema.ts';
import { email, phone } from './text-schema.ts';

/** `PRO` waits for its day, `COL` is being sent, `ENV` sent, `NOE` not delivered, `ACT` activated, `VEN` can no longer be activated. */
export const deliveryCodes = ['PRO', 'COL', 'ENV', 'NOE', 'ACT', 'VEN'] as const;

/** `id`: place of the card in the purchase. `correo`: only in part for whoever does not own it; empty once it is activated. */
const delivery = z.object({ id: z.int(), name: z.string(), amount, nombre: z.string(), correo: z.string(), estado: z.enum(deliveryCodes), fechaHora: z.string() });

const line = { hash: orderHash, id: z.int().min(0).max(99) };

export const giftPurchaseRequest = z.object({ hash: z.string().max(40) });
export const giftPurchaseAnswer = answer({ data: z.object({ idorder: orderNumber, fechaHora: z.string(), total: amount, isOwner: z.boolean(), certificados: z.array(delivery) }) });

export const resendGiftCardRequest = z.object(line);
/** `telefono`: of the purchase, asked of whoever has only its link. */
export const correctGiftCardRequest = z.object({ ...line, correo: email, telefono: phone.optional() });
export const giftDeliveryAnswer = answer({ data: delivery });

export type WireGiftDelivery = z.infer<typeof delivery>;
