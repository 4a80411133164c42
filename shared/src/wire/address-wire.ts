import type { SavedAddress } from './customer-wire.ts';
import { idOf, objectOf } from './read.ts';

/** What a customer says of an address; the api finds the rest. */
export type AddressToSave = Omit<SavedAddress, 'id' | 'departmentCode' | 'cityCode' | 'order'> & {
  /** Null: a new one. */
  readonly id: number | null;
};

/** As long as the api takes them. */
const longest = { district: 80, zone: 40 } as const;

/** Payload of cliente/saveDireccion; the api finds zone and district by the coordinates and takes only their names from here [DEC-157]. */
export const fromAddress = ({ id, tag, isMain, address, reference, latitude, longitude, districtCode, districtName, zoneCode, zoneName }: AddressToSave) => ({
  id: id ?? '',
  principal: isMain ? 1 : 0,
  longitud: longitude,
  latitud: latitude,
  categoria: tag.trim(),
  col: districtCode,
  codzon: zoneCode ?? '',
  direccion: address.trim(),
  indicaciones: reference.trim(),
  coloniaCliente: districtName.slice(0, longest.district),
  zonaCliente: zoneName.slice(0, longest.zone),
});

/** Id of the address in an answer of cliente/saveDireccion; null without one. */
export const toSavedId = (body: unknown): number | null => idOf(objectOf(objectOf(body)['data'])['i']);

/** Payload of cliente/saveSortedAddresses: all ids in the order they are shown [DEC-158]. */
export const fromAddressOrder = (ids: readonly number[]) => ({ addresses: ids.map((i, order) => ({ i, order })) });
