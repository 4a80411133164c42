import { z } from 'zod';
import { amount, answer, answerFlag, emptyRequest } from './envelope-schema.ts';

const route = z.string();
const channel = z.enum(['TODO', 'DOMI', 'LLEV']);

/** `BAS` dough, `TAM` size, `PM` halves allowed, `P` base price sold alone or `PA` surcharge inside a combo, `PE` specialty, `PI` ingredient. */
export const priceRow = z.object({
  BAS: z.int(),
  TAM: z.int(),
  PM: answerFlag,
  P: amount.optional(),
  PA: amount.optional(),
  PE: amount,
  PI: amount,
});

export const choice = z.object({ D: z.string(), I: z.int(), N: z.string(), PA: amount, TMB: route, TMBA: route, IMG: route, IMGA: route });

/** `S`: S the customer chooses, N the first choice is fixed. `BT` on the pizza component of a combo. */
export const optionGroup = z.object({
  TIP: z.enum(['P', 'O', 'ATP']),
  DM: z.int(),
  D: z.string(),
  I: z.int(),
  S: answerFlag,
  N: z.string(),
  OPS: z.array(choice),
  BT: z.array(priceRow).optional(),
});

export const menuItem = z.object({
  I: z.int(),
  IS: z.int(),
  N: z.string(),
  NN: z.string(),
  D: z.string(),
  P: amount,
  TIP: z.enum(['PRD', 'CMB', 'ESF', 'ESM', 'ATP', 'ATPF', 'PIM', 'PIF', 'PROMO', 'FAK']),
  T: z.int(),
  H: z.literal([0, 1]),
  X: z.literal([1, 2]),
  C: channel,
  CODIGO_URL: z.string(),
  NW: z.literal([0, 1]),
  SM: z.int(),
  TMB: route,
  TMBW: route,
  IMG: route,
  IMGW: route,
  O: z.array(optionGroup),
  BT: z.array(priceRow).optional(),
  L: z.array(z.int()).optional(),
});

export const category = z.object({
  cat: z.int(),
  nombre: z.string(),
  idpad: z.int(),
  CODIGO_URL: z.string(),
  td: z.enum(['MOBILE', 'TODOS']),
  t: z.string(),
  cx: z.int(),
});

const promotionTerms = {
  PID: z.int(),
  TP: z.enum(['PORCENTAJE', 'MONTO', 'PRECIO']),
  DSC: z.number(),
  MC: amount,
  apl: z.array(z.int()),
  prm: z.array(z.int()),
};

export const promotion = z.object({ ...promotionTerms, CODIGO_URL: z.string(), N: z.string(), D: z.string(), FH: z.string(), TMB: route, TMBW: route, IMG: route, IMGW: route });

export const schedule = z.object({ I: z.int(), diasHabilitado: z.array(z.int().min(0).max(6)), horario: z.string() });

export const slide = z.object({ I: z.int(), N: z.string(), IMG: route, IMGW: route, URL: z.string() });

const shared = z.object({ I: z.int(), N: z.string(), D: z.string(), OPS: z.array(choice) });

const parameters = z.object({
  DISABLE_PEDIDO_FUTURO: z.string(),
  ENABLED_MENSAJE_GARANTIA: z.string(),
  ENABLED_CER: z.string(),
  ENABLED_PAGO_EFECTIVO: z.string(),
  HORA_INICIO: z.string(),
  HORA_FIN: z.string(),
  MONTO_MINIMO: z.string(),
  RECAPTCHA_COUNT: z.string(),
  RECAPTCHA_SITE_KEY: z.string(),
  DEDICATORIA_CER: z.string(),
  VIRTUAL_POS_DISABLED_MESSAGE: z.string(),
});

export const dataRequest = emptyRequest;

export const dataResponse = answer({
  v: z.string(),
  currency: z.string(),
  country: z.string(),
  params: parameters,
  categories: z.array(category),
  menu: z.array(menuItem),
  sizes: z.array(z.object({ I: z.int(), N: z.string(), NN: z.string() })),
  doughs: z.array(z.object({ I: z.int(), N: z.string() })),
  ingredients: z.object({
    toppings: z.array(z.object({ I: z.int(), N: z.string() })),
    specialties: z.array(z.object({ I: z.int(), N: z.string(), L: z.array(z.int()) })),
  }),
  promos: z.array(promotion),
  schedules: z.array(schedule),
  messages: z.record(z.string(), z.string()),
  carousel: z.array(slide),
  optionGroups: z.array(shared),
});

/** Id or address code of a promotion. */
export const promotionRequest = z.object({ codigo: z.union([z.string().max(80), z.number().transform(String)]).default('') });

/** Null: unknown, inactive or over; the page goes home. */
export const promotionResponse = answer({ data: menuItem.extend(promotionTerms).nullable() });

export type WirePriceRow = z.infer<typeof priceRow>;
export type WireChoice = z.infer<typeof choice>;
export type WireOptionGroup = z.infer<typeof optionGroup>;
export type WireMenuItem = z.infer<typeof menuItem>;
export type WireCategory = z.infer<typeof category>;
export type WirePromotion = z.infer<typeof promotion>;
export type WireSchedule = z.infer<typeof schedule>;
export type WireParameters = z.infer<typeof parameters>;
export type WireData = z.infer<typeof dataResponse>;
export type WirePromotionProduct = NonNullable<z.infer<typeof promotionResponse>['data']>;
