import type { Coordinates } from '@brasa/shared/domain/delivery';

export const toPlace = ({ latitud, longitud }: { latitud: number; longitud: number }): Coordinates => ({ latitude: latitud, longitude: longitud });
export const toShopId = ({ idtda }: { idtda: number }): number => idtda;
