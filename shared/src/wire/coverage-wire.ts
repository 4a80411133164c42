import type { Coordinates, CoverageResult, DeliveryPoint } from '../domain/delivery.ts';
import type { WireCoverage } from './coverage-schema.ts';
import { type WireObject, flagOf, idOf, listOf, numberOf, objectOf, textOf } from './read.ts';

const defaultBlock = 'No se puede realizar la entrega en la ubicación seleccionada';

/** Missing, empty or N: not blocked; S: blocked without a sentence; anything else is the sentence [DEC-145]. */
function toBlockMessage(wire: unknown): string | null {
  const text = textOf(objectOf(wire)['BLOQUEO']).trim();
  if (text === '' || text === 'N') return null;
  return text === 'S' ? defaultBlock : text;
}

const toDeliveryPoint = (row: WireObject, index: number): DeliveryPoint => ({
  id: numberOf(row['ID']),
  index,
  districtCode: textOf(row['COL']),
  streetCode: textOf(row['CALLE']),
  district: textOf(row['NOMBRE']),
  description: textOf(row['DESCRIPCION']),
  latitude: numberOf(row['LATITUD']),
  longitude: numberOf(row['LONGITUD']),
  zoneCode: numberOf(row['CODZON']),
});

/** What geo/validaCobertura says about the coordinates it was asked for [algorithms §0, DEC-143]. */
export function toCoverage(body: unknown, { latitude, longitude }: Coordinates): CoverageResult {
  const wire = objectOf(body);
  const rows = listOf(wire['data']).map(objectOf);
  const ofType = (type: string) => rows.filter((row) => row['TIPO'] === type);
  const district = ofType('COL').find((row) => row['PUNTO'] !== 'S') ?? {};
  const zone = objectOf(ofType('ZON')[0]);
  const shop = objectOf(ofType('TDA')[0]);
  return {
    latitude,
    longitude,
    blockMessage: toBlockMessage(wire['bloqueo']),
    shopId: idOf(shop['IDTDA']),
    shopName: textOf(shop['NOMBRE']),
    pickupOnly: flagOf(shop['RECOGER']),
    districtCode: textOf(district['COL']),
    districtName: textOf(district['NOMBRE']),
    zoneCode: idOf(zone['CODZON']),
    zoneName: textOf(zone['NOMBRE']),
    quadrant: textOf(zone['CUADRANTE']),
    deliveryPoints: ofType('COL')
      .filter((row) => row['PUNTO'] === 'S')
      .map(toDeliveryPoint),
    warranty: flagOf(shop['GARANTIA']),
    warrantyType: textOf(shop['TIPO_GARANTIA']),
    warrantyMessage: textOf(shop['MENSAJE_GARANTIA']),
    restrictionCode: textOf(shop['COD_RESTRICCION']),
    scheduleRestriction: textOf(shop['RESTRICCION_HORARIO']),
    systemTime: textOf(shop['HORA_SISTEMA']),
  };
}

export const fromCoordinates = ({ latitude, longitude }: Coordinates) => ({ latitud: latitude, longitud: longitude });

type CoverageRow = WireCoverage['data'][number];

const fromDeliveryPoint = (point: DeliveryPoint): CoverageRow => ({
  TIPO: 'COL',
  ID: point.id,
  COL: point.districtCode,
  CALLE: point.streetCode,
  NOMBRE: point.district,
  DESCRIPCION: point.description,
  LATITUD: point.latitude,
  LONGITUD: point.longitude,
  CODZON: point.zoneCode,
  PUNTO: 'S',
});

const fromDistrict = (coverage: CoverageResult): CoverageRow => ({
  TIPO: 'COL',
  ID: 1,
  COL: coverage.districtCode,
  CALLE: '',
  NOMBRE: coverage.districtName,
  DESCRIPCION: '',
  LATITUD: coverage.latitude,
  LONGITUD: coverage.longitude,
  CODZON: coverage.zoneCode ?? 0,
  PUNTO: 'N',
});

const answerFlag = (value: boolean): 'S' | 'N' => (value ? 'S' : 'N');

function rowsOf(coverage: CoverageResult): CoverageRow[] {
  if (coverage.shopId === null || coverage.zoneCode === null) return [];
  return [
    ...(coverage.districtCode ? [fromDistrict(coverage)] : []),
    ...coverage.deliveryPoints.map(fromDeliveryPoint),
    { TIPO: 'ZON', CODZON: coverage.zoneCode, NOMBRE: coverage.zoneName, CUADRANTE: coverage.quadrant },
    {
      TIPO: 'TDA',
      IDTDA: coverage.shopId,
      NOMBRE: coverage.shopName,
      RECOGER: answerFlag(coverage.pickupOnly),
      GARANTIA: answerFlag(coverage.warranty),
      TIPO_GARANTIA: coverage.warrantyType,
      COD_RESTRICCION: coverage.restrictionCode,
      MENSAJE_GARANTIA: coverage.warrantyMessage,
      RESTRICCION_HORARIO: coverage.scheduleRestriction,
      HORA_SISTEMA: coverage.systemTime,
    },
  ];
}

/** Nothing covered gives an empty list; a blocked place is still described. */
export const fromCoverage = (coverage: CoverageResult): Pick<WireCoverage, 'data' | 'bloqueo'> => ({
  data: rowsOf(coverage),
  bloqueo: { BLOQUEO: coverage.blockMessage ?? 'N' },
});
