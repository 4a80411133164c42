import { z } from 'zod';
import * as rules from '../domain/field-rules.ts';
import { flag } from './envelope-schema.ts';
import { email, optionalId, optionalText, phone, required, requiredText, textBy } from './text-schema.ts';

/** Limits of one order: what a kitchen can read, far above what anybody eats. */
const most = { lines: 60, entries: 20, options: 30, ingredients: 40, nested: 40, units: 99 } as const;

const largestId = 2_000_000_000;
const id = z.int().min(0).max(largestId);
const shopId = z.coerce.number(required).int().positive().max(largestId);
const quetzales = z.number().min(-100_000).max(100_000);
const half = z.union([z.literal([0, 1]), z.boolean().transform((value) => (value ? 1 : 0))]);

const topping = z.object({ idpmn: id, tipo: z.enum(['T', 'E']), tipoIngrediente: z.enum(['A', 'D', 'Q']).default('A'), m1: half, m2: half });
const ingredient = z.object({ ...topping.shape, lstIngredientes: z.array(topping).max(most.nested).default([]) });

const option = z.object({
  tipo: z.enum(['P', 'O', 'ATP']),
  group: z.int().min(0).max(most.options),
  iddmn: id,
  iddom: id,
  idomn: id.default(0),
  idpmn: id.default(0),
  base: id.optional(),
  tamanio: id.optional(),
  lstIngredientes: z.array(ingredient).max(most.ingredients).default([]),
});

const entry = z.object({ precio: quetzales, opciones: z.array(option).max(most.options) });

const line = z.object({
  I: id,
  C: z.int().min(1).max(most.units),
  P: quetzales,
  PO: quetzales.optional(),
  TIP: z.string().regex(/^[A-Z]{2,5}$/),
  VS: z.union([flag, z.null()]).default(false),
  list: z.array(z.tuple([entry])).max(most.entries).optional(),
  IP: z.union([flag, z.null()]).default(false),
  PID: id.optional(),
  aplicadoDesde: z.int().min(0).optional(),
  codigo: z.string().max(80).optional(),
  cuponInput: z.boolean().optional(),
});

/** Values of any short kind; keys nobody asked for are kept, they are only stored. */
export const device = z.record(z.string().max(40), z.union([z.string().transform((text) => text.slice(0, 350).replace(/\p{Surrogate}/gu, '')), z.number(), z.boolean()])).refine((value) => Object.keys(value).length <= 40).default({});

export const invoice = z.object({
  nombre: requiredText(100),
  correo: email,
  documento: textBy(rules.required, rules.document),
  direccion: optionalText(200),
});

const everyOrder = {
  nombre: requiredText(80),
  telefono: phone,
  correo: email,
  fecha: optionalText(10),
  hora: optionalText(5),
  pedidoFuturo: flag.default(false),
  tipoPago: z.enum(['E', 'T', 'C'], required),
  totalVenta: z.number(required).min(0).max(1_000_000),
  comentarios: optionalText(250),
  cuentaNueva: flag.default(false),
  fechaNacimiento: optionalText(10),
  device,
  montoCertificado: z.number().min(0).max(1_000_000).default(0),
  factura: invoice.nullish(),
};

const degrees = (limit: number) => z.number(required).min(-limit).max(limit);

const home = z.object({
  ...everyOrder,
  iddcl: optionalId,
  latitud: degrees(90),
  longitud: degrees(180),
  latitudEntrega: degrees(90),
  longitudEntrega: degrees(180),
  zonaCliente: optionalText(40),
  codzon: optionalId,
  codcol: optionalText(20),
  coloniaCliente: optionalText(80),
  referencias: optionalText(250),
  detalle: requiredText(250),
  idtda: shopId,
});

const pickup = z.object({ ...everyOrder, detalle: optionalText(250), personaRecibe: requiredText(80), tienda: shopId });

/** A shop to collect from and no covering shop make it a pickup. */
const isPickup = (data: unknown): boolean => typeof data === 'object' && data !== null && 'tienda' in data && !('idtda' in data);

/** Plaintext of data/saveOrderPendiente. `_id` and `_ts` belong to the envelope and are read there. */
export const saveOrderRequest = z.object({
  checkout: z.boolean().default(true),
  orden: z.object({ idord: optionalId, fcmToken: optionalText(300), device }).prefault({}),
  data: z.unknown().transform((data, context) => {
    const parsed = (isPickup(data) ? pickup : home).safeParse(data, { error: () => required });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    return z.NEVER;
  }),
  menu: z.array(line).max(most.lines),
});

export type SaveOrderRequest = z.infer<typeof saveOrderRequest>;
