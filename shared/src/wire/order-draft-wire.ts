import type { HomeLocation } from '../domain/delivery.ts';
import { toQuetzales } from '../domain/money.ts';
import type { Invoice, OrderDraft } from '../domain/order-draft.ts';
import { totals } from '../domain/cart-operations.ts';
import { fromPaymentMethod } from './payment-wire.ts';
import { fromCart } from './ordered-lines-wire.ts';
import type { WireCouponLine, WireLine } from './ordered-lines-wire.ts';

type Flag = 'S' | 'N';
type WireInvoice = { readonly nombre: string; readonly correo: string; readonly documento: string; readonly direccion: string };

type WireEveryOrder = {
  readonly nombre: string;
  readonly telefono: string;
  readonly correo: string;
  readonly detalle: string;
  readonly fecha: string;
  readonly hora: string;
  readonly pedidoFuturo: Flag;
  readonly ordenesPendientes: number;
  readonly tipoPago: 'E' | 'T' | 'C';
  readonly totalVenta: number;
  readonly comentarios: string;
  readonly device: OrderDraft['device'];
  readonly cuentaNueva: Flag;
  /** Only with `cuentaNueva` S. */
  readonly fechaNacimiento?: string;
  readonly montoCertificado?: number;
  readonly factura?: WireInvoice;
};

export type WirePickup = WireEveryOrder & { readonly personaRecibe: string; readonly tienda: number };

export type WireHome = WireEveryOrder & {
  readonly iddcl: number | '';
  readonly latitud: number;
  readonly longitud: number;
  readonly latitudEntrega: number;
  readonly longitudEntrega: number;
  readonly zonaCliente: string;
  readonly codzon: number | '';
  readonly codcol: string;
  readonly coloniaCliente: string;
  readonly referencias: string;
  readonly idtda: number;
  readonly pedidoFuturoInvalido: Flag;
  readonly tipoGarantia: string;
  readonly codigoRestriccion: string;
  readonly mensajeGarantia: string;
};

export type WireOrderDraft = {
  readonly checkout: boolean;
  readonly orden: { readonly idord: number | ''; readonly fcmToken: string; readonly device: OrderDraft['device'] };
  readonly data: WirePickup | WireHome;
  readonly menu: readonly (WireLine | WireCouponLine)[];
};

const flag = (value: boolean): Flag => (value ? 'S' : 'N');

export const fromInvoice = ({ name, email, document, address }: Invoice): WireInvoice => ({ nombre: name, correo: email, documento: document, direccion: address });

/** Plaintext of data/saveOrderPendiente [PAYL]. `checkout: false` asks the server to check and price without placing anything. */
export function fromOrderDraft(draft: OrderDraft, { checkout = true }: { checkout?: boolean } = {}): WireOrderDraft {
  return {
    checkout,
    orden: { idord: draft.replacesOrder ?? '', fcmToken: draft.pushToken, device: draft.device },
    data: draft.destination.kind === 'pickup' ? fromPickup(draft, draft.destination) : fromHome(draft, draft.destination.location),
    menu: fromCart(draft.cart),
  };
}

const fromEveryOrder = (draft: OrderDraft): Omit<WireEveryOrder, 'detalle'> => ({
  nombre: draft.contact.name,
  telefono: draft.contact.phone.replaceAll('-', ''),
  correo: draft.contact.email,
  fecha: draft.futureOrder?.date ?? '',
  hora: draft.futureOrder?.time ?? '',
  pedidoFuturo: flag(draft.futureOrder !== null),
  ordenesPendientes: draft.pendingOrders,
  tipoPago: fromPaymentMethod(draft.payment),
  totalVenta: toQuetzales(totals(draft.cart).total),
  comentarios: draft.comments,
  device: draft.device,
  cuentaNueva: flag(draft.wantsAccount),
  ...(draft.wantsAccount && draft.birthday !== '' && { fechaNacimiento: draft.birthday }),
  ...(draft.certificateAmount > 0 && { montoCertificado: toQuetzales(draft.certificateAmount) }),
  ...(draft.invoice && { factura: fromInvoice(draft.invoice) }),
});

const fromPickup = (draft: OrderDraft, shop: { shopId: number; shopName: string; collectedBy: string }): WirePickup => ({
  ...fromEveryOrder(draft),
  detalle: shop.shopName,
  personaRecibe: shop.collectedBy,
  tienda: shop.shopId,
});

function fromHome(draft: OrderDraft, location: HomeLocation): WireHome {
  // Without a meeting point the order goes to the customer's own coordinates [DEC-150].
  const { latitude, longitude } = location.deliveryPoint ?? location;
  return {
    ...fromEveryOrder(draft),
    iddcl: location.addressId ?? '',
    latitud: location.latitude,
    longitud: location.longitude,
    latitudEntrega: latitude,
    longitudEntrega: longitude,
    zonaCliente: location.zoneName,
    codzon: location.zoneCode ?? '',
    codcol: location.districtCode,
    coloniaCliente: location.districtName,
    referencias: location.reference,
    detalle: location.address,
    idtda: location.shopId ?? 0,
    pedidoFuturoInvalido: flag(draft.futureOrderDropped),
    tipoGarantia: location.warrantyType,
    codigoRestriccion: location.restrictionCode,
    mensajeGarantia: draft.warrantyMessage,
  };
}
