import type { Coordinates, FutureOrder } from '../domain/delivery.ts';
import { toCentavos } from '../domain/money.ts';
import type { Centavos } from '../domain/money.ts';
import type { Contact, Device, Invoice } from '../domain/order-draft.ts';
import type { PaymentMethod } from '../domain/order.ts';
import type { OrderedLine } from '../domain/ordered-line.ts';
import type { SaveOrderRequest } from './order-request-schema.ts';
import { toOrderedCoupon, toOrderedLines } from './ordered-lines-wire.ts';
import type { OrderedCoupon } from './ordered-lines-wire.ts';
import { toPaymentMethod } from './payment-wire.ts';

export type ReceivedDestination =
  | { readonly kind: 'pickup'; readonly shopId: number; readonly shopName: string; readonly collectedBy: string }
  | {
      readonly kind: 'home';
      readonly addressId: number | null;
      readonly address: string;
      readonly reference: string;
      readonly zoneName: string;
      readonly zoneCode: number | null;
      readonly districtCode: string;
      readonly districtName: string;
      readonly shopId: number;
      readonly customerAt: Coordinates;
      readonly deliverTo: Coordinates;
    };

/** What arrived, in our words and as yet believed in nothing: prices and coverage are compared with the server's own. */
export type ReceivedDraft = {
  readonly placing: boolean;
  readonly replacesOrder: number | null;
  readonly pushToken: string;
  readonly device: Device;
  readonly destination: ReceivedDestination;
  readonly contact: Contact;
  readonly payment: PaymentMethod;
  readonly certificateAmount: Centavos;
  readonly invoice: Invoice | null;
  readonly comments: string;
  readonly futureOrder: FutureOrder | null;
  readonly wantsAccount: boolean;
  /** dd/MM/yyyy as it came, not judged; or empty. */
  readonly birthday: string;
  readonly total: Centavos;
  readonly lines: readonly OrderedLine[];
  readonly coupon: OrderedCoupon | null;
};

type WireData = SaveOrderRequest['data'];

/** The server's way back from `fromOrderDraft`. */
export function toDraft(request: SaveOrderRequest): ReceivedDraft {
  const { data, orden, menu } = request;
  return {
    placing: request.checkout,
    replacesOrder: orden.idord,
    pushToken: orden.fcmToken,
    device: { ...orden.device, ...data.device },
    destination: toDestination(data),
    contact: { name: data.nombre, phone: data.telefono, email: data.correo },
    payment: toPaymentMethod(data.tipoPago),
    certificateAmount: toCentavos(data.montoCertificado),
    invoice: data.factura ? { name: data.factura.nombre, email: data.factura.correo, document: data.factura.documento, address: data.factura.direccion } : null,
    comments: data.comentarios,
    futureOrder: data.pedidoFuturo ? { date: data.fecha, time: data.hora } : null,
    wantsAccount: data.cuentaNueva,
    birthday: data.fechaNacimiento,
    total: toCentavos(data.totalVenta),
    lines: toOrderedLines(menu),
    coupon: toOrderedCoupon(menu),
  };
}

function toDestination(data: WireData): ReceivedDestination {
  if ('tienda' in data) return { kind: 'pickup', shopId: data.tienda, shopName: data.detalle, collectedBy: data.personaRecibe };
  return {
    kind: 'home',
    addressId: data.iddcl,
    address: data.detalle,
    reference: data.referencias,
    zoneName: data.zonaCliente,
    zoneCode: data.codzon,
    districtCode: data.codcol,
    districtName: data.coloniaCliente,
    shopId: data.idtda,
    customerAt: { latitude: data.latitud, longitude: data.longitud },
    deliverTo: { latitude: data.latitudEntrega, longitude: data.longitudEntrega },
  };
}
