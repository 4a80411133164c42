import { z } from 'zod';
import { amount, answer } from './envelope-schema.ts';

export const orderHash = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const orderNumber = z.int().min(100_000_000).max(9_999_999_999);
export const orderStatus = z.enum(['PEN', 'ASI', 'INI', 'LLE', 'DES', 'LLC', 'ENT', 'FIN', 'CAN', 'ENV', 'ERR']);
/** `PEN` not paid yet, `REC` refused, `VEN` not paid in time; empty: no card is waited for. */
const paymentStatus = z.enum(['', 'PEN', 'REC', 'VEN']);
const coordinates = z.object({ latitude: z.number(), longitude: z.number() });

/** A priced line; combos and pizzas carry their entries, the coupon its code. */
const orderLine = z.looseObject({ I: z.int(), C: z.int(), P: amount, PO: amount, TIP: z.string(), VS: z.literal([0, 1]) });

const totals = z.object({ subTotal: amount, descuento: amount, total: amount, certificado: amount, porPagar: amount });

const order = z.object({
  id: orderNumber,
  idorder: orderNumber,
  hash: orderHash,
  shop: z.int(),
  dateTime: z.string(),
  orderTime: z.string(),
  dispatchTime: z.string(),
  deliveryTime: z.string(),
  count: z.int(),
  orderTotal: amount,
  contactName: z.string(),
  contactEmail: z.string(),
  deliveryType: z.enum(['DOM', 'TRA']),
  messageOfWarranty: z.string(),
  trackerStatus: orderStatus,
  isClusterShop: z.boolean(),
  /** Whether the caller placed it; only the owner may pay it or give it up. */
  isOwner: z.boolean(),
  paymentType: z.enum(['EFE', 'TAR', 'CER', 'NRM']),
  paymentStatus,
  /** This one, the next two and the account: for the owner only. */
  deliveryAddress: z.string(),
  indications: z.string(),
  comments: z.string(),
  /** An account was asked for with the order, and nobody has activated it yet. */
  wantsAccount: z.boolean(),
  futureDateTimeOrder: z.string(),
});

const customer = z.object({ idcli: z.string().optional(), nombre: z.string(), estadoCliente: z.enum(['INV', 'PEN', 'ACT']) });

const placed = z.object({ orden: order, menu: z.array(orderLine), detalle: totals, ticket: z.string(), estadoOrden: orderStatus, cliente: customer });
/** What a refused or merely checked order still says: the lines and totals as the server prices them. */
const priced = z.object({ menu: z.array(orderLine), detalle: totals });

export const saveOrderAnswer = answer({ data: z.union([placed, priced, z.null()]).optional() });

export const checkOrderRequest = z.object({ idorder: z.coerce.number().int().optional(), hash: z.string().max(40).optional() });
export const cancelOrderRequest = z.object({ idorder: z.coerce.number().int() });
export const findOrderRequest = z.object({ id: z.uuid() });
/** What names an order. */
export const orderNames = z.object({ idorder: orderNumber, hash: orderHash });
export const findOrderAnswer = answer({ data: orderNames });
export const checkOrderAnswer = answer({ estado: orderStatus });

const savedOrder = z.object({
  idorder: orderNumber,
  orden: z.object({ hash: orderHash, fechaHora: z.string(), futureDateTimeOrder: z.string(), total: amount, trackerStatus: orderStatus, deliveryType: z.enum(['DOM', 'TRA']), menu: z.array(orderLine) }),
});
export const lastOrdersAnswer = answer({ ordenes: z.array(savedOrder) });

const pendingOrder = z.object({ idorder: orderNumber, hash: orderHash, orden: z.object({ hash: orderHash, trackerStatus: orderStatus, paymentStatus }) });
export const pendingOrdersAnswer = answer({ data: z.object({ cantidad: z.int(), ordenes: z.array(pendingOrder) }) });

const location = z.object({ shop: coordinates, destination: coordinates.optional() });
export const orderByHashAnswer = answer({ data: z.union([placed.omit({ estadoOrden: true }).extend({ location, timer: z.int() }), z.null()]) });
