import { expect, test } from '@jest/globals';
import { fromAddress, fromAddressOrder, toSavedId } from './address-wire.ts';
import { toCustomer } from './customer-wire.ts';

const wire = { i: 71, tag: 'Mi Casa', principal: 1, direccion: '5a avenida 12-31', indicaciones: 'Portón negro', latitude: 14.599, longitude: -90.5072, col: '010110', codzon: 20, coloniaCliente: 'Oakland', zonaCliente: 'Zona 10', dep: '01', ciu: '0101', order: 3, categoria: 'Mi Casa' };
const held = {
  id: 71,
  tag: 'Mi Casa',
  isMain: true,
  address: '5a avenida 12-31',
  reference: 'Portón negro',
  latitude: 14.599,
  longitude: -90.5072,
  districtCode: '010110',
  districtName: 'Oakland',
  zoneCode: 20,
  zoneName: 'Zona 10',
  departmentCode: '01',
  cityCode: '0101',
  order: 3,
};
const read = (row: object) => toCustomer({ data: { email: 'ana@example.com', direcciones: [row] } })?.addresses[0];

test('a saved address holds all that the api knows of it [ADDR-001]', () => {
  expect(read(wire)).toEqual(held);
  const { tag: _tag, ...unnamed } = wire;
  expect(read({ ...unnamed, categoria: 'Otro', principal: 0 })).toMatchObject({ tag: 'Otro', isMain: false });
});

test('what is sent to save an address, and nothing else [ADDR-002]', () => {
  expect(fromAddress(held)).toEqual({
    id: 71,
    principal: 1,
    longitud: -90.5072,
    latitud: 14.599,
    categoria: 'Mi Casa',
    col: '010110',
    codzon: 20,
    direccion: '5a avenida 12-31',
    indicaciones: 'Portón negro',
    coloniaCliente: 'Oakland',
    zonaCliente: 'Zona 10',
  });
});

test('a new address has no id; blanks around words go, and names are as long as the api takes them', () => {
  expect(fromAddress({ ...held, id: null, isMain: false, tag: ' Otro ', address: ' calle ', reference: ' ', zoneCode: null, districtName: 'x'.repeat(90), zoneName: 'y'.repeat(50) })).toMatchObject({
    id: '',
    principal: 0,
    categoria: 'Otro',
    codzon: '',
    direccion: 'calle',
    indicaciones: '',
    coloniaCliente: 'x'.repeat(80),
    zonaCliente: 'y'.repeat(40),
  });
  expect([toSavedId({ data: { i: 72 } }), toSavedId({}), toSavedId(null)]).toEqual([72, null, null]);
});

test('an order of addresses counts from 0 in the order they are shown', () => {
  expect(fromAddressOrder([7, 5])).toEqual({ addresses: [{ i: 7, order: 0 }, { i: 5, order: 1 }] });
});
