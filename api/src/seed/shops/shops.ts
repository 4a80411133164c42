export type ShopSeed = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly city: string;
  readonly pickupOnly?: true;
  /** Weekdays (0 = Sunday) the shop rests. */
  readonly closedOn?: readonly number[];
};

const full = 'Restaurante y Delivery';

export const shopSeeds: readonly ShopSeed[] = [
  { id: 1, code: 'Z01', name: 'Centro Histórico', description: full, address: '6a avenida 9-45, Zona 1, Ciudad de Guatemala', at: [14.6407, -90.5133], city: '0101' },
  { id: 2, code: 'Z10', name: 'Zona 10 Oakland', description: full, address: 'Diagonal 6 12-40, Zona 10, Ciudad de Guatemala', at: [14.599, -90.511], city: '0101' },
  { id: 3, code: 'Z11', name: 'Roosevelt Zona 11', description: 'Food court y Delivery', address: 'Calzada Roosevelt 22-43, Zona 11, Ciudad de Guatemala', at: [14.619, -90.556], city: '0101' },
  { id: 4, code: 'Z14', name: 'Zona 14 Las Américas', description: full, address: 'Avenida Las Américas 18-10, Zona 14, Ciudad de Guatemala', at: [14.579, -90.514], city: '0101' },
  { id: 5, code: 'Z16', name: 'Zona 16 Acatán', description: full, address: 'Bulevar Rafael Landívar 10-05, Zona 16, Ciudad de Guatemala', at: [14.6085, -90.4845], city: '0101' },
  { id: 6, code: 'Z18', name: 'Zona 18 Atlántico', description: 'Delivery y para llevar', address: 'Kilómetro 4.5 Ruta al Atlántico, Zona 18, Ciudad de Guatemala', at: [14.659, -90.47], city: '0101' },
  { id: 7, code: 'MIX', name: 'Mixco San Juan', description: full, address: 'Calzada San Juan 14-06, Zona 4, Mixco', at: [14.633, -90.598], city: '0108' },
  { id: 8, code: 'VNV', name: 'Villa Nueva Centro', description: 'Food court y Delivery', address: '5a avenida 3-22, Zona 1, Villa Nueva', at: [14.527, -90.588], city: '0115' },
  { id: 9, code: 'ANT', name: 'Antigua Calle Ancha', description: 'Restaurante con terraza y Delivery', address: 'Calle Ancha de los Herreros 27, Antigua Guatemala', at: [14.5586, -90.7339], city: '0301' },
  { id: 10, code: 'XEL', name: 'Quetzaltenango Zona 3', description: full, address: '4a calle 18-50, Zona 3, Quetzaltenango', at: [14.845, -91.523], city: '0901' },
  { id: 11, code: 'ESC', name: 'Escuintla Centro', description: 'Delivery y para llevar', address: '4a avenida 7-31, Zona 1, Escuintla', at: [14.305, -90.785], city: '0501' },
  { id: 12, code: 'COB', name: 'Cobán Zona 4', description: 'Para llevar', address: '1a calle 6-12, Zona 4, Cobán', at: [15.47, -90.37], city: '1601', pickupOnly: true, closedOn: [1] },
];
