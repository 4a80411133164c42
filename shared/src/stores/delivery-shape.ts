import type { DeliveryMode, DeliveryPoint, FutureOrder, HomeLocation } from '../domain/delivery.ts';
import { isBoolean, isListOf, isNumber, isOneOf, isShape, isString, orNull, type Check } from './shape.ts';

/** Raised whenever a delivery stored by older code can no longer be taken as it is. */
export const deliveryFormat = 1;

const isPoint = isShape<DeliveryPoint>({
  latitude: isNumber,
  longitude: isNumber,
  id: isNumber,
  index: isNumber,
  districtCode: isString,
  streetCode: isString,
  district: isString,
  description: isString,
  zoneCode: isNumber,
});

const isLocation = isShape<HomeLocation>({
  latitude: isNumber,
  longitude: isNumber,
  blockMessage: orNull(isString),
  shopId: orNull(isNumber),
  shopName: isString,
  pickupOnly: isBoolean,
  districtCode: isString,
  districtName: isString,
  zoneCode: orNull(isNumber),
  zoneName: isString,
  quadrant: isString,
  deliveryPoints: isListOf(isPoint),
  warranty: isBoolean,
  warrantyType: isString,
  warrantyMessage: isString,
  restrictionCode: isString,
  scheduleRestriction: isString,
  systemTime: isString,
  addressId: orNull(isNumber),
  tag: isString,
  address: isString,
  reference: isString,
  deliveryPoint: orNull(isPoint),
  invalid: isBoolean,
});

type Of<K extends DeliveryMode['kind']> = Extract<DeliveryMode, { kind: K }>;
const isNone = isShape<Of<'none'>>({ kind: isOneOf('none') });
const isPickup = isShape<Of<'pickup'>>({ kind: isOneOf('pickup'), shopId: isNumber });
const isHome = isShape<Of<'home'>>({ kind: isOneOf('home'), location: isLocation });
const isMode: Check<DeliveryMode> = (value): value is DeliveryMode => isNone(value) || isPickup(value) || isHome(value);

export type StoredDelivery = { readonly mode: DeliveryMode; readonly futureOrder: FutureOrder | null };

export const isStoredDelivery = isShape<StoredDelivery>({
  mode: isMode,
  futureOrder: orNull(isShape<FutureOrder>({ date: isString, time: isString })),
});
