import type { Coordinates } from '../domain/delivery.ts';
import type { Person } from '../domain/person.ts';
import { toGender } from './person-wire.ts';
import { flagOf, idOf, listOf, numberOf, objectOf, textOf } from './read.ts';

export type SavedAddress = Coordinates & {
  readonly id: number;
  readonly tag: string;
  readonly isMain: boolean;
  readonly address: string;
  readonly reference: string;
  readonly districtCode: string;
  readonly districtName: string;
  readonly zoneCode: number | null;
  readonly zoneName: string;
  readonly departmentCode: string;
  readonly cityCode: string;
  readonly order: number;
};

export type Customer = Person & { readonly addresses: readonly SavedAddress[] };

function toAddress(wire: unknown): SavedAddress {
  const row = objectOf(wire);
  return {
    id: numberOf(row['i']),
    tag: textOf(row['tag'] ?? row['categoria']),
    isMain: flagOf(row['principal']),
    address: textOf(row['direccion']),
    reference: textOf(row['indicaciones']),
    latitude: numberOf(row['latitude']),
    longitude: numberOf(row['longitude']),
    districtCode: textOf(row['col']),
    districtName: textOf(row['coloniaCliente']),
    zoneCode: idOf(row['codzon']),
    zoneName: textOf(row['zonaCliente']),
    departmentCode: textOf(row['dep']),
    cityCode: textOf(row['ciu']),
    order: numberOf(row['order']),
  };
}

/** Answer of cliente/getDataUser; null without a customer. */
export function toCustomer(body: unknown): Customer | null {
  const wire = objectOf(objectOf(body)['data']);
  const email = textOf(wire['email']);
  if (!email) return null;
  return {
    firstNames: textOf(wire['nombres']),
    lastNames: textOf(wire['apellidos']),
    birthday: textOf(wire['fechaNacimiento']),
    nickname: textOf(wire['nickname']),
    email,
    phone: textOf(wire['telefono']),
    wantsAdvertising: flagOf(wire['publicidad']),
    gender: toGender(wire['genero']),
    addresses: listOf(wire['direcciones']).map(toAddress),
  };
}
