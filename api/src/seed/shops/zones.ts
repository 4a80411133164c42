import type { Ring } from '../../db/tables.ts';

/** A delivery area of a shop. Where two overlap the higher priority wins. Areas are simplified: nobody's official borders. */
export type ZoneSeed = {
  readonly id: number;
  readonly shop: number;
  readonly name: string;
  readonly quadrant: string;
  readonly priority?: number;
  /** The promise of 30 minutes holds here. */
  readonly warranty?: true;
  /** Home delivery only between these hours. */
  readonly restriction?: { readonly code: string; readonly from: string; readonly to: string };
  /** The order is handed over at one of these points. */
  readonly meetingPoints?: { readonly code: string; readonly points: readonly { readonly id: number; readonly name: string; readonly at: readonly [number, number] }[] };
  readonly ring: Ring;
};

export const zoneSeeds: readonly ZoneSeed[] = [
  {
    id: 10,
    shop: 1,
    name: 'Centro Histórico',
    quadrant: 'C-01',
    warranty: true,
    ring: [[14.62732, -90.535], [14.622, -90.5294], [14.622, -90.5006], [14.62732, -90.495], [14.65468, -90.495], [14.66, -90.5006], [14.66, -90.5294], [14.65468, -90.535]],
  },
  {
    id: 20,
    shop: 2,
    name: 'Zona 10 Oakland',
    quadrant: 'C-02',
    warranty: true,
    ring: [[14.59276, -90.528], [14.588, -90.5238], [14.588, -90.5022], [14.59276, -90.498], [14.61724, -90.498], [14.622, -90.5022], [14.622, -90.5238], [14.61724, -90.528]],
  },
  {
    id: 30,
    shop: 3,
    name: 'Roosevelt Zona 11',
    quadrant: 'C-03',
    warranty: true,
    ring: [[14.6013, -90.575], [14.595, -90.5694], [14.595, -90.5406], [14.6013, -90.535], [14.6337, -90.535], [14.64, -90.5406], [14.64, -90.5694], [14.6337, -90.575]],
  },
  {
    id: 40,
    shop: 4,
    name: 'Zona 14 Las Américas',
    quadrant: 'S-01',
    warranty: true,
    ring: [[14.56392, -90.535], [14.56, -90.5294], [14.56, -90.5006], [14.56392, -90.495], [14.58408, -90.495], [14.588, -90.5006], [14.588, -90.5294], [14.58408, -90.535]],
  },
  {
    id: 50,
    shop: 5,
    name: 'Zona 16 Acatán',
    quadrant: 'E-01',
    ring: [[14.58298, -90.495], [14.575, -90.4894], [14.575, -90.4606], [14.58298, -90.455], [14.62402, -90.455], [14.632, -90.4606], [14.632, -90.4894], [14.62402, -90.495]],
  },
  {
    id: 60,
    shop: 6,
    name: 'Zona 18 Atlántico',
    quadrant: 'N-01',
    restriction: { code: 'R18', from: '10:00', to: '19:00' },
    ring: [[14.64012, -90.495], [14.632, -90.4873], [14.632, -90.4477], [14.64012, -90.44], [14.68188, -90.44], [14.69, -90.4477], [14.69, -90.4873], [14.68188, -90.495]],
  },
  {
    id: 70,
    shop: 7,
    name: 'Mixco San Juan',
    quadrant: 'O-01',
    warranty: true,
    ring: [[14.617, -90.63], [14.61, -90.6223], [14.61, -90.5827], [14.617, -90.575], [14.653, -90.575], [14.66, -90.5827], [14.66, -90.6223], [14.653, -90.63]],
  },
  {
    id: 80,
    shop: 8,
    name: 'Villa Nueva Centro',
    quadrant: 'S-02',
    ring: [[14.5084, -90.62], [14.5, -90.6116], [14.5, -90.5684], [14.5084, -90.56], [14.5516, -90.56], [14.56, -90.5684], [14.56, -90.6116], [14.5516, -90.62]],
  },
  {
    id: 90,
    shop: 9,
    name: 'Antigua Calle Ancha',
    quadrant: 'A-01',
    warranty: true,
    ring: [[14.5449, -90.755], [14.54, -90.7494], [14.54, -90.7206], [14.5449, -90.715], [14.5701, -90.715], [14.575, -90.7206], [14.575, -90.7494], [14.5701, -90.755]],
  },
  {
    id: 100,
    shop: 10,
    name: 'Quetzaltenango Zona 3',
    quadrant: 'X-01',
    ring: [[14.8313, -91.545], [14.825, -91.538], [14.825, -91.502], [14.8313, -91.495], [14.8637, -91.495], [14.87, -91.502], [14.87, -91.538], [14.8637, -91.545]],
  },
  {
    id: 110,
    shop: 11,
    name: 'Escuintla Centro',
    quadrant: 'K-01',
    ring: [[14.2949, -90.805], [14.29, -90.7994], [14.29, -90.7706], [14.2949, -90.765], [14.3201, -90.765], [14.325, -90.7706], [14.325, -90.7994], [14.3201, -90.805]],
  },
  {
    id: 120,
    shop: 12,
    name: 'Cobán Zona 4',
    quadrant: 'V-01',
    ring: [[15.4599, -90.395], [15.455, -90.3887], [15.455, -90.3563], [15.4599, -90.35], [15.4851, -90.35], [15.49, -90.3563], [15.49, -90.3887], [15.4851, -90.395]],
  },
  {
    id: 31,
    shop: 3,
    name: 'Campus Universitario Zona 12',
    quadrant: 'C-03',
    priority: 10,
    meetingPoints: {
      code: 'RPUNTO',
      points: [
        { id: 311, name: 'Puerta principal', at: [14.5985, -90.5525] },
        { id: 312, name: 'Parqueo norte', at: [14.603, -90.5555] },
        { id: 313, name: 'Edificio de rectoría', at: [14.6005, -90.554] },
      ],
    },
    ring: [[14.5977, -90.56], [14.597, -90.5588], [14.597, -90.5492], [14.5977, -90.548], [14.6033, -90.548], [14.604, -90.5492], [14.604, -90.5588], [14.6033, -90.56]],
  },
];

/** Nobody delivers here, whatever zone it lies in. */
export const blockedAreas: readonly { readonly name: string; readonly message: string; readonly ring: Ring }[] = [
  {
    name: 'Barranco zona 3',
    message: 'Por seguridad no podemos entregar en esta ubicación. Puedes recoger tu orden en una tienda.',
    ring: [[14.6254, -90.533], [14.625, -90.5326], [14.625, -90.5294], [14.6254, -90.529], [14.6286, -90.529], [14.629, -90.5294], [14.629, -90.5326], [14.6286, -90.533]],
  },
];
