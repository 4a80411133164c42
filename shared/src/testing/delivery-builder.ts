import type { CoverageResult, DeliveryPoint, HomeLocation, Shop } from '../domain/delivery.ts';

/** Covered by shop 2, nothing special about it. */
export const aCoverage = (change: Partial<CoverageResult> = {}): CoverageResult => ({
  latitude: 14.599,
  longitude: -90.5072,
  blockMessage: null,
  shopId: 2,
  shopName: 'Zona 10 Oakland',
  pickupOnly: false,
  districtCode: '010110',
  districtName: 'Oakland',
  zoneCode: 20,
  zoneName: 'Zona 10',
  quadrant: 'C-02',
  deliveryPoints: [],
  warranty: true,
  warrantyType: 'G30',
  warrantyMessage: '30 minutos o es gratis',
  restrictionCode: '',
  scheduleRestriction: '',
  systemTime: '12:00',
  ...change,
});

export const aHomeLocation = (change: Partial<HomeLocation> = {}): HomeLocation => ({
  ...aCoverage(),
  addressId: null,
  tag: 'Mi Casa',
  address: '5a avenida 12-31',
  reference: 'Portón negro',
  deliveryPoint: null,
  invalid: false,
  ...change,
});

export const aDeliveryPoint = (change: Partial<DeliveryPoint> = {}): DeliveryPoint => ({
  id: 9,
  index: 0,
  districtCode: '010110',
  streetCode: '',
  district: 'Oakland',
  description: 'Garita principal',
  latitude: 14.6,
  longitude: -90.51,
  zoneCode: 20,
  ...change,
});

/** Open 10:00 to 21:00 every day, delivers and hands over the counter. */
export const aShop = (change: Partial<Shop> = {}): Shop => ({
  id: 2,
  code: 'Z10',
  name: 'Zona 10 Oakland',
  description: 'Restaurante y Delivery',
  address: 'Diagonal 6 12-40, Zona 10',
  latitude: 14.599,
  longitude: -90.511,
  departmentCode: '01',
  cityCode: '0101',
  servesHome: true,
  servesPickup: true,
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 600, closes: 1260 })),
  specialDays: [],
  ...change,
});
