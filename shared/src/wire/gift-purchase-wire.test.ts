import { expect, test } from '@jest/globals';
import type { CertificatePurchase } from '../domain/certificate-purchase.ts';
import { saveGiftOrderRequest } from './gift-purchase-schema.ts';
import { fromCertificate, fromPurchase } from './gift-purchase-wire.ts';

const contact = { buyerName: 'Ana', recipientName: 'Luis', recipientEmail: 'luis@example.com', dedication: 'Feliz\ncumpleaños' };
const item = { id: 'a', contact, card: { id: 2, name: 'Gift Card Q100', price: 10_050 }, sendDate: '' };
const line = { I: 2, P: 100.5, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Luis', CER_CD: 'luis@example.com', CER_D: 'Feliz\ncumpleaños' };
const purchase: CertificatePurchase = {
  items: [item],
  buyer: { firstNames: 'Ana', name: 'Ana López', email: 'ana@example.com', phone: '55501234' },
  invoice: null,
  replacesOrder: null,
  device: { platform: 'web' },
};

test('a line of a purchase says design, price, type, vs, who gives, who gets, where to and the dedication [GC-006]', () => {
  expect(fromCertificate(item)).toEqual(line);
});

test('a card that is sent on a day says which', () => {
  expect(fromCertificate({ ...item, sendDate: '27/11/2026' })).toEqual({ ...line, CER_FE: '27/11/2026' });
});

test('a purchase says which order it replaces, who buys, whether with an invoice, on which device, and its lines [GC-029]', () => {
  expect(fromPurchase(purchase)).toEqual({
    orden: { idord: '' },
    data: { nombres: 'Ana', nombre: 'Ana López', correo: 'ana@example.com', telefono: '55501234', enviarFactura: 'N', device: { platform: 'web' } },
    menu: [line],
  });
});

test('an invoice and the unpaid order it replaces go along [GC-029]', () => {
  const invoice = { name: 'Ana', email: 'ana@example.com', document: '1234-123456-123-1', address: 'Zona 10' };
  expect(fromPurchase({ ...purchase, invoice, replacesOrder: 4827 })).toMatchObject({
    orden: { idord: 4827 },
    data: { enviarFactura: 'S', factura: { nombre: 'Ana', correo: 'ana@example.com', documento: '1234-123456-123-1', direccion: 'Zona 10' } },
  });
});

test('the contract takes it as it is', () => {
  const { orden, data, menu } = saveGiftOrderRequest.parse(fromPurchase(purchase));
  expect([orden.idord, data.nombre, data.enviarFactura]).toEqual([null, 'Ana López', false]);
  expect(menu).toMatchObject([{ I: 2, P: 100.5, CER_CD: 'luis@example.com', CER_D: 'Feliz\ncumpleaños' }]);
});
