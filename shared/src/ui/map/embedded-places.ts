import type { Coordinates } from '../../domain/delivery.ts';

/** Names written on the embedded map. `from` is the zoom at which the name appears. */
export type NamedPlace = Coordinates & { readonly name: string; readonly from: number; readonly until?: number };

const place = (name: string, latitude: number, longitude: number, from: number, until?: number): NamedPlace => ({
  name,
  latitude,
  longitude,
  from,
  ...(until === undefined ? {} : { until }),
});

export const namedPlaces: readonly NamedPlace[] = [
  place('Ciudad de Guatemala', 14.622, -90.522, 6, 11),
  place('Quetzaltenango', 14.845, -91.523, 6.5),
  place('Cobán', 15.47, -90.37, 6.5),
  place('Escuintla', 14.305, -90.785, 7),
  place('Antigua Guatemala', 14.5586, -90.7339, 8.5),
  place('Flores', 16.93, -89.89, 6.5),
  place('Puerto Barrios', 15.727, -88.597, 7),
  place('Huehuetenango', 15.32, -91.47, 7.5),
  place('Mixco', 14.633, -90.606, 10),
  place('Villa Nueva', 14.527, -90.588, 10),
  place('Zona 1', 14.6375, -90.5133, 11.5),
  place('Zona 2', 14.6545, -90.5133, 12.5),
  place('Zona 3', 14.6345, -90.527, 12.5),
  place('Zona 4', 14.619, -90.5165, 13),
  place('Zona 5', 14.6255, -90.4985, 12),
  place('Zona 6', 14.657, -90.4965, 12),
  place('Zona 7', 14.643, -90.553, 12),
  place('Zona 8', 14.616, -90.528, 13),
  place('Zona 9', 14.603, -90.521, 12.5),
  place('Zona 10', 14.6, -90.5085, 11.5),
  place('Zona 11', 14.6155, -90.556, 11.5),
  place('Zona 12', 14.588, -90.547, 12),
  place('Zona 13', 14.586, -90.53, 12.5),
  place('Zona 14', 14.575, -90.511, 11.5),
  place('Zona 15', 14.6, -90.489, 12),
  place('Zona 16', 14.611, -90.471, 11.5),
  place('Zona 17', 14.644, -90.468, 12.5),
  place('Zona 18', 14.661, -90.458, 11.5),
];
