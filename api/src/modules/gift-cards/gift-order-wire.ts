import { toCentavos } from '@brasa/shared/domain/money';
import type { SaveGiftOrderRequest } from '@brasa/shared/wire/gift-purchase-schema';
import type { GiftOrder } from './place-gift-order.ts';

/** An order of gift cards as it came in. Prices are only compared with those of the designs. */
export const toGiftOrder = ({ orden, data, menu }: SaveGiftOrderRequest): GiftOrder => ({
  replacesOrder: orden.idord,
  contact: { name: data.nombre, phone: data.telefono, email: data.correo },
  invoice: data.enviarFactura ? (data.factura ?? null) : null,
  device: data.device,
  cards: menu.map((line) => ({ designId: line.I, price: toCentavos(line.P), buyer: line.CER_N, recipient: line.CER_ND, email: line.CER_CD, dedication: line.CER_D, sendDate: line.CER_FE })),
});
