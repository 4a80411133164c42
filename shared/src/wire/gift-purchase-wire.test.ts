import { expect, test } from '@jest/globals';
import { saveGiftOrderRequest } from './gift-purchase-schema.ts';
import { fromCertificate } from './gift-purchase-wire.ts';

const contact = { buyerName: 'Ana', recipientName: 'Luis', recipientEmail: 'luis@example.com', dedication: 'Feliz\ncumpleaños' };
const item = { id: 'a', contact, card: { id: 2, name: 'Gift Card Q100', price: 10_050 }, sendDate: '24/12/2026' };

test('a line of a purchase says design, price, type, vs, who gives, who gets, where to, the dedication and the day [GC-006]', () => {
  expect(fromCertificate(item)).toEqual({ I: 2, P: 100.5, TIP: 'CER', C: 1, VS: 0, CER_N: 'Ana', CER_ND: 'Luis', CER_CD: 'luis@example.com', CER_D: 'Feliz\ncumpleaños', CER_FE: '24/12/2026' });
});

test('the contract takes it as it is', () => {
  const data = { nombres: 'Ana', nombre: 'Ana López', correo: 'ana@example.com', telefono: '55501234', device: {} };
  const { menu } = saveGiftOrderRequest.parse({ data, menu: [fromCertificate(item)] });
  expect(menu).toMatchObject([{ I: 2, P: 100.5, CER_CD: 'luis@example.com', CER_D: 'Feliz\ncumpleaños', CER_FE: '24/12/2026' }]);
});
