export type Coordinates = { readonly latitude: number; readonly longitude: number };

export type DeliveryPoint = Coordinates & {
  readonly id: number;
  readonly index: number;
  readonly districtCode: string;
  readonly streetCode: string;
  readonly district: string;
  readonly description: string;
  readonly zoneCode: number;
};

/** What geo/validaCobertura says of a pair of coordinates, in our terms [algorithms §0]. */
export type CoverageResult = Coordinates & {
  /** Null: allowed. Otherwise the sentence of the block. */
  readonly blockMessage: string | null;
  readonly shopId: number | null;
  readonly shopName: string;
  /** The shop of this zone only hands orders over the counter. */
  readonly pickupOnly: boolean;
  readonly districtCode: string;
  readonly districtName: string;
  readonly zoneCode: number | null;
  readonly zoneName: string;
  readonly quadrant: string;
  readonly deliveryPoints: readonly DeliveryPoint[];
  readonly warranty: boolean;
  readonly warrantyType: string;
  readonly warrantyMessage: string;
  readonly restrictionCode: string;
  /** HH:mm from which there is no home delivery now; empty for none. */
  readonly scheduleRestriction: string;
  readonly systemTime: string;
};

/** Where a home order goes: the coverage of the pin plus what the customer wrote. */
export type HomeLocation = CoverageResult & {
  /** Id of a saved address; null for one typed now. */
  readonly addressId: number | null;
  readonly tag: string;
  readonly address: string;
  readonly reference: string;
  readonly deliveryPoint: DeliveryPoint | null;
  /** Stored, but no longer covered. */
  readonly invalid: boolean;
};

/** dd/MM/yyyy and HH:mm, Guatemala time. */
export type FutureOrder = { readonly date: string; readonly time: string };

export type DeliveryMode =
  | { readonly kind: 'none' }
  | { readonly kind: 'pickup'; readonly shopId: number }
  | { readonly kind: 'home'; readonly location: HomeLocation };

export type Shop = Coordinates & {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly departmentCode: string;
  readonly cityCode: string;
  readonly servesHome: boolean;
  readonly servesPickup: boolean;
  /** Minutes of the day; `closes` may pass 1440 (after midnight). A missing weekday is closed. */
  readonly hours: readonly { readonly weekday: number; readonly opens: number; readonly closes: number }[];
  /** Dates with other hours than their weekday's; a date is there once. */
  readonly specialDays: readonly SpecialDay[];
};

/** A holiday, a repair, a long night. `date`: YYYY-MM-DD. `hours`: as above, null for closed all day. */
export type SpecialDay = { readonly date: string; readonly hours: { readonly opens: number; readonly closes: number } | null; readonly reason: string };

export type Geography = {
  readonly departments: readonly { readonly code: string; readonly name: string }[];
  readonly cities: readonly { readonly code: string; readonly departmentCode: string; readonly name: string }[];
  readonly districts: readonly { readonly code: string; readonly cityCode: string; readonly name: string; readonly zone: string }[];
  readonly shops: readonly Shop[];
};
