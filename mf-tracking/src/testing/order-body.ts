import { dateText, timeText } from '@brasa/shared/domain/local-time';

/** Thursday noon in Guatemala. */
export const noon = Date.UTC(2026, 10, 19, 18, 0, 0);
export const oakland = { latitude: 14.599, longitude: -90.5072 };
export const shopPlace = { latitude: 14.599, longitude: -90.511 };

type Change = { readonly status?: string; readonly delivery?: 'DOM' | 'TRA'; readonly placedAt?: number; readonly number?: number; readonly hash?: string; readonly menu?: readonly object[]; readonly order?: object };

export const garlicBread = { I: 8001, C: 2, P: 12, PO: 12, TIP: 'PRD', N: 'Pan con ajo', VS: 0 };

/** Answer of the call that reads an order by its hash. */
export const orderBody = ({ status = 'DES', delivery = 'DOM', placedAt = noon, number = 4827, hash = 'h4Jt0mWc', menu = [garlicBread], order = {} }: Change = {}) => ({
  data: {
    orden: {
      id: number,
      idorder: number,
      hash,
      shop: 2,
      dateTime: `${dateText(placedAt)} ${timeText(placedAt)}:00`,
      orderTime: timeText(placedAt),
      dispatchTime: '',
      deliveryTime: '',
      orderTotal: 24,
      contactName: 'Ana',
      contactEmail: 'a***@example.com',
      deliveryType: delivery,
      messageOfWarranty: '30 minutos o es gratis',
      trackerStatus: status,
      paymentType: 'EFE',
      isOwner: false,
      deliveryAddress: '',
      indications: '',
      comments: '',
      wantsAccount: false,
      futureDateTimeOrder: '',
      ...order,
    },
    menu,
    detalle: { subTotal: 24, descuento: 0, total: 24, certificado: 0, porPagar: 24 },
    ticket: 'Z10-0047',
    location: { shop: shopPlace, destination: oakland },
    timer: 840,
  },
});

export const driverBody = (change: object = {}) => ({
  data: [
    { id: 1, order: 4827, index: 0, ...shopPlace, velocity: 0, deliveryManTime: '12:21:04' },
    { id: 2, order: 4827, index: 1, latitude: 14.599, longitude: -90.5092, velocity: 24, deliveryManTime: '12:21:19' },
  ],
  orderTracking: { trackerStatus: 'DES', latitude: 14.599, longitude: -90.5092, dispatchTime: '12:21', deliveryTime: '' },
  timer: 825,
  ...change,
});

export const unknownOrder = { codigoRetorno: '01', mensajeRetorno: 'No encontramos tu orden', data: null };
