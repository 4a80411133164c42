import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type CustomerRow = Selectable<Tables['customer']>;
type AddressRow = Selectable<Tables['address']>;

const dayText = (day: string | null): string => (day ? day.split('-').reverse().join('/') : '');

const fromAddress = (row: AddressRow) => ({
  i: row.id,
  tag: row.tag,
  principal: row.principal ? (1 as const) : (0 as const),
  direccion: row.direccion,
  indicaciones: row.indicaciones,
  latitude: row.latitude,
  longitude: row.longitude,
  col: row.col ?? '',
  codzon: row.codzon ?? 0,
  coloniaCliente: row.colonia_cliente,
  zonaCliente: row.zona_cliente,
  dep: row.dep ?? '',
  ciu: row.ciu ?? '',
  order: row.sort,
  categoria: row.tag,
});

/** Customer record and addresses, as cliente/getDataUser says them. */
export const fromCustomer = (customer: CustomerRow, addresses: readonly AddressRow[]) => ({
  nombres: customer.nombres,
  apellidos: customer.apellidos,
  fechaNacimiento: dayText(customer.birthday),
  nickname: customer.nickname,
  email: customer.email,
  telefono: customer.telefono,
  publicidad: customer.publicidad ? ('S' as const) : ('N' as const),
  genero: customer.genero,
  cuentaNueva: 'N' as const,
  direcciones: addresses.map(fromAddress),
});
