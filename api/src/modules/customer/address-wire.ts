import type { SaveAddressRequest } from '@brasa/shared/wire/account-schema';
import { Refusal } from '../../calls/failures.ts';
import type { Release } from '../catalog/load-release.ts';
import { coverageAt } from '../geo/coverage.ts';
import { customerText } from './customer-text.ts';
import type { AddressToSave } from './saved-addresses.ts';

/** What is kept of an address. Zone, district, city and department come from the pin; only the texts are the customer's. */
export function toAddress(input: SaveAddressRequest, { coverage, geography }: Pick<Release, 'coverage' | 'geography'>, now: number): AddressToSave {
  const { latitud: latitude, longitud: longitude } = input;
  const isPlace = Number.isFinite(latitude) && Number.isFinite(longitude);
  const found = isPlace ? coverageAt(coverage, { latitude, longitude }, now) : null;
  if (!found?.zoneCode) throw new Refusal(customerText.noCoverage);
  const district = geography.districts.find(({ code }) => code === found.districtCode);
  const city = geography.cities.find(({ code }) => code === district?.cityCode);
  return {
    tag: input.categoria,
    direccion: input.direccion,
    indicaciones: input.indicaciones,
    latitude,
    longitude,
    col: found.districtCode,
    codzon: found.zoneCode,
    colonia_cliente: input.coloniaCliente || found.districtName,
    zona_cliente: input.zonaCliente || found.zoneName.slice(0, 40),
    dep: city?.departmentCode ?? '',
    ciu: city?.code ?? '',
  };
}
