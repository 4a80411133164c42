import { expect, test } from '@jest/globals';
import { toCheckedStatus } from './order-status-wire.ts';
import { toOrder, toPendingOrders, toSavedOrderByHash, toSavedOrders, toServerPricing } from './orders-wire.ts';
import { orderByHashAnswer, saveOrderAnswer } from './orders-schema.ts';
import { toTracking } from './tracking-wire.ts';

const placed = {
  codigoRetorno: '00',
  mensajeRetorno: 'Recibimos tu orden',
  data: {
    orden: { id: 4827160395, idorder: 4827160395, hash: 'h4Jt0mWc1pYb7QeVx2Zr9A', shop: 2, dateTime: '20/11/2026 19:05:14', orderTime: '19:05', dispatchTime: '', deliveryTime: '', count: 2, orderTotal: 143.2, contactName: 'Ana López', contactEmail: 'ana@example.com', deliveryType: 'DOM', messageOfWarranty: '30 minutos o es gratis', trackerStatus: 'PEN', isClusterShop: false, isOwner: true, paymentType: 'EFE', paymentStatus: '', deliveryAddress: '5a avenida 12-31', indications: 'Portón negro', comments: 'Sin cubiertos', wantsAccount: true, futureDateTimeOrder: '' },
    menu: [
      { I: 2001, C: 1, P: 142, PO: 142, TIP: 'CMB', VS: 0 },
      { I: 5001, C: 1, P: 37, PO: 37, TIP: 'PRD', VS: 1 },
      { I: 0, C: 1, P: -35.8, PO: -35.8, TIP: 'CUP', VS: 0, codigo: 'pizza20' },
    ],
    detalle: { subTotal: 179, descuento: 35.8, total: 143.2, certificado: 0, porPagar: 143.2 },
    ticket: 'Z10-0047',
    estadoOrden: 'PEN',
    cliente: { idcli: '', nombre: 'Ana López', estadoCliente: 'INV' },
  },
};

test('the answer to a placed order is read in our terms and centavos [TRK-001]', () => {
  expect(saveOrderAnswer.parse(placed)).toMatchObject({ data: { ticket: 'Z10-0047' } });
  expect(toOrder(placed)).toMatchObject({
    number: 4827160395,
    hash: 'h4Jt0mWc1pYb7QeVx2Zr9A',
    delivery: 'home',
    address: '5a avenida 12-31',
    indications: 'Portón negro',
    comments: 'Sin cubiertos',
    wantsAccount: true,
    payment: 'cash',
    status: 'PEN',
    total: 14_320,
    totals: { subtotal: 17_900, discount: 3_580, total: 14_320, certificate: 0, due: 14_320 },
    lines: [{ productId: 2001, type: 'combo', quantity: 1, unitPrice: 14_200 }, { productId: 5001, type: 'single', quantity: 1, unitPrice: 3_700 }],
  });
});

test('a tracked order carries both places and the time left [TRK-002]', () => {
  const body = { ...placed, data: { ...placed.data, location: { shop: { latitude: 14.599, longitude: -90.511 }, destination: { latitude: 14.6, longitude: -90.5 } }, timer: 840 } };
  expect(() => orderByHashAnswer.parse(body)).not.toThrow();
  expect(toOrder(body)).toMatchObject({ shop: { latitude: 14.599, longitude: -90.511 }, destination: { latitude: 14.6, longitude: -90.5 }, secondsLeft: 840 });
});

test('an answer without an order is none, whatever else it holds [API-054] [API-132]', () => {
  for (const body of [null, 'x', {}, { data: null }, { data: { orden: {} } }, { codigoRetorno: '01', data: { menu: [], detalle: {} } }]) expect(toOrder(body)).toBeNull();
});

test('a status nobody knows counts as pending [TRK-004]', () => {
  expect(toOrder({ data: { orden: { idorder: 1, trackerStatus: 'XYZ' } } })?.status).toBe('PEN');
  expect(toCheckedStatus({})).toBe('PEN');
  expect(toCheckedStatus({ estado: 'CAN' })).toBe('CAN');
});

test.each([
  ['PEN', 'unpaid'],
  ['REC', 'refused'],
  ['VEN', 'expired'],
  ['', 'settled'],
  [undefined, 'settled'],
  ['XYZ', 'settled'],
])('a payment status «%s» is read as %s, wherever orders are', (paymentStatus, state) => {
  const orden = { idorder: 1, hash: 'h', paymentStatus };
  expect(toOrder({ data: { orden } })?.cardPayment).toBe(state);
  expect(toSavedOrderByHash({ data: { orden } })?.cardPayment).toBe(state);
  expect(toSavedOrders({ ordenes: [{ idorder: 1, orden }] })[0]?.cardPayment).toBe(state);
  expect(toPendingOrders({ data: { cantidad: 1, ordenes: [{ idorder: 1, hash: 'h', orden }] } }).orders[0]?.cardPayment).toBe(state);
});

test('a refused order still tells the prices the shop charges', () => {
  const pricing = toServerPricing({ codigoRetorno: '01', data: { menu: placed.data.menu, detalle: placed.data.detalle } });
  expect(pricing).toMatchObject({ couponDiscount: 3_580, totals: { total: 14_320 } });
  expect(toServerPricing({ codigoRetorno: '01', data: null })).toBeNull();
});

test('earlier orders come with their lines, and options of old orders without ids keep their names [ORDS-008]', () => {
  const opciones = [{ tipo: 'P', group: 1, iddmn: 20012, iddom: 2, nombre: 'Coca Cola' }];
  const ordenes = [{ idorder: 4827160395, orden: { hash: 'h4Jt0mWc1pYb7QeVx2Zr9A', fechaHora: '20/11/2026 19:05', futureDateTimeOrder: '21/11/2026 12:00', total: 143.2, trackerStatus: 'INI', deliveryType: 'TRA', menu: [{ I: 2001, C: 1, P: 142, PO: 142, TIP: 'CMB', VS: 0, list: [[{ precio: 142, opciones }]] }, { I: 1, C: 1, P: 100, TIP: 'CER' }] } }];
  const [order] = toSavedOrders({ ordenes });
  expect(order).toMatchObject({ number: 4827160395, placedAt: '20/11/2026 19:05', futureOrder: '21/11/2026 12:00', total: 14_320, status: 'INI', delivery: 'pickup' });
  expect(order?.lines[0]?.entries[0]).toMatchObject({ price: 14_200, selection: [{ kind: 'product', groupIndex: 1, choiceId: null, name: 'Coca Cola' }] });
  expect(order?.lines[1]?.type).toBe('certificate');
  expect(toSavedOrders({})).toEqual([]);
});

test('a guest finds the same list through the hashes kept on the device', () => {
  expect(toSavedOrderByHash(placed)).toMatchObject({ number: 4827160395, placedAt: '20/11/2026 19:05', total: 14_320, lines: [{ productId: 2001 }, { productId: 5001 }] });
});

test('without a number of pending orders there are none [API-130]', () => {
  expect(toPendingOrders({ data: { cantidad: '2' } }).count).toBe(0);
  expect(toPendingOrders({ data: { cantidad: 1, ordenes: [{ idorder: 5, orden: { hash: 'h', trackerStatus: 'INI' } }] } })).toEqual({ count: 1, orders: [{ number: 5, hash: 'h', status: 'INI', cardPayment: 'settled' }] });
});

test('tracking points are read in order, and an unknown order has neither points nor status [TRK-003] [API-050]', () => {
  const point = (index: number) => ({ id: index + 1, order: 1, index, latitude: 14 + index, longitude: -90, velocity: 22, trackerDelivery: 'sim', deliveryManTime: '19:21:04' });
  const tracking = toTracking({ data: [point(1), point(0)], orderTracking: { trackerStatus: 'DES', latitude: 15.5, longitude: -90, dispatchTime: '19:21', deliveryTime: '' }, timer: 825 });
  expect(tracking).toMatchObject({ points: [{ index: 0 }, { index: 1, speed: 22, time: '19:21:04' }], position: { latitude: 15.5 }, status: 'DES', dispatchTime: '19:21', secondsLeft: 825 });
  expect(toTracking({ data: [] })).toMatchObject({ points: [], position: null, status: null });
});
