import type { Geography, Shop } from '../domain/delivery.ts';
import type { WireGeography } from './geography-schema.ts';
import { fromHours, fromSpecialDays, toHours, toSpecialDays } from './opening-hours-wire.ts';
import { type WireObject, listOf, numberOf, objectOf, textOf } from './read.ts';

const rows = (wire: unknown): WireObject[] => listOf(wire).map(objectOf);

/** A missing flag means the shop offers the service. */
const toShop = (row: WireObject, hours: WireObject, specialDays: WireObject): Shop => ({
  id: numberOf(row['I']),
  code: textOf(row['COD']),
  name: textOf(row['N']),
  description: textOf(row['D']),
  address: textOf(row['DIR']),
  latitude: numberOf(row['LAT']),
  longitude: numberOf(row['LNG']),
  departmentCode: textOf(row['DEP']),
  cityCode: textOf(row['CIU']),
  servesHome: row['DOMI'] !== 'N',
  servesPickup: row['LLEV'] !== 'N',
  hours: toHours(hours[textOf(row['I'])]),
  specialDays: toSpecialDays(specialDays[textOf(row['I'])]),
});

/** Departments, cities, districts and shops with their hours [STO-031, STO-032]. */
export function toGeography(body: unknown): Geography {
  const outer = objectOf(body);
  const wire = Array.isArray(outer['tiendas']) ? outer : objectOf(outer['data']);
  const [hours, specialDays] = [objectOf(wire['horariosTiendas']), objectOf(wire['cierres'])];
  return {
    departments: rows(wire['departamentos']).map((row) => ({ code: textOf(row['C']), name: textOf(row['N']) })),
    cities: rows(wire['ciudades']).map((row) => ({ code: textOf(row['C']), departmentCode: textOf(row['D']), name: textOf(row['N']) })),
    districts: rows(wire['colonias']).map((row) => ({ code: textOf(row['C']), cityCode: textOf(row['CI']), name: textOf(row['N']), zone: textOf(row['Z']) })),
    shops: rows(wire['tiendas']).map((row) => toShop(row, hours, specialDays)),
  };
}

export function fromGeography({ departments, cities, districts, shops }: Geography, country: string): Omit<WireGeography, 'codigoRetorno' | 'mensajeRetorno'> {
  return {
    departamentos: departments.map(({ code, name }) => ({ C: code, N: name, P: country })),
    ciudades: cities.map(({ code, departmentCode, name }) => ({ C: code, D: departmentCode, N: name })),
    colonias: districts.map(({ code, cityCode, name, zone }) => ({ C: code, CI: cityCode, N: name, Z: zone })),
    tiendas: shops.map((shop) => ({
      I: shop.id,
      COD: shop.code,
      N: shop.name,
      DEP: shop.departmentCode,
      CIU: shop.cityCode,
      D: shop.description,
      DIR: shop.address,
      LAT: shop.latitude,
      LNG: shop.longitude,
      DOMI: shop.servesHome ? 'S' : 'N',
      LLEV: shop.servesPickup ? 'S' : 'N',
    })),
    horariosTiendas: Object.fromEntries(shops.map(({ id, hours }) => [id, fromHours(hours)])),
    cierres: Object.fromEntries(shops.flatMap(({ id, specialDays }) => (specialDays.length > 0 ? [[id, fromSpecialDays(specialDays)]] : []))),
  };
}
