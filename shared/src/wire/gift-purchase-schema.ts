import { z } from 'zod';
import { certificateLimits, longestContact } from '../domain/certificate-cart.ts';
import * as rules from '../domain/field-rules.ts';
import { amount, answer, flag } from './envelope-schema.ts';
import { device, invoice } from './order-request-schema.ts';
import { email, optionalId, optionalText, phone, requiredText, textBy } from './text-schema.ts';

const noAccount = 'Ingresa la cuenta de correo (usuario registrado) con la que deseas usar la Gift Card';
const noCode = 'Ingresa el código que te fue enviado';

/** What is typed in is compared, not judged: every wrong pair gets the one answer of the api. */
export const activateGiftCardRequest = z.object({ correo: z.string(noAccount).min(1, noAccount).max(200), codigo: z.string(noCode).min(1, noCode).max(100) });
export const activateGiftCardAnswer = answer({ data: z.object({ saldo: amount }) });

const giftLine = z.object({
  I: z.int().min(0).max(2_000_000_000),
  P: z.number().min(0).max(100_000),
  TIP: z.literal('CER'),
  C: z.literal(1).default(1),
  VS: z.union([flag, z.null()]).default(false),
  /** Buyer, recipient, where the card goes, and the dedication. */
  CER_N: requiredText(longestContact.name),
  CER_ND: requiredText(longestContact.name),
  CER_CD: email,
  CER_D: optionalText(longestContact.dedication),
  /** The day on which it is sent, dd/MM/yyyy; empty: as soon as it is paid. Whether that day can be had depends on today. */
  CER_FE: optionalText(10),
});

/** As of an order of the menu, but with a NIT: a DUI is not taken [DEC-166, DEC-249]. */
const giftInvoice = invoice.extend({ documento: textBy(rules.required, rules.nit) });

export const saveGiftOrderRequest = z.object({
  orden: z.object({ idord: optionalId }).prefault({}),
  data: z.object({ nombres: requiredText(60), nombre: requiredText(80), correo: email, telefono: phone, enviarFactura: flag.default(false), device, factura: giftInvoice.nullish() }),
  menu: z.array(giftLine).max(certificateLimits.items),
});
export const saveGiftOrderAnswer = answer({
  data: z.object({ orden: z.object({ idorder: z.int(), hash: z.string(), orderTotal: amount, paymentType: z.literal('TAR') }), estadoOrden: z.literal('PEN') }).nullable(),
});

export type WireGiftLine = z.input<typeof giftLine>;
export type WireGiftOrder = z.input<typeof saveGiftOrderRequest>;
export type SaveGiftOrderRequest = z.output<typeof saveGiftOrderRequest>;
