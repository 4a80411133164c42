import type { Day, Generated, Instant, Json } from './columns.ts';

/** [latitude, longitude] pairs; the last point is not repeated. */
export type Ring = readonly (readonly [number, number])[];

export type ShopTables = {
  department: { code: string; name: string; country: Generated<string> };
  city: { code: string; department_code: string; name: string };
  district: { code: string; city_code: string; name: string; zone_label: string | null; latitude: number | null; longitude: number | null };
  store: {
    id: number;
    code: string;
    name: string;
    description: Generated<string>;
    address: string;
    latitude: number;
    longitude: number;
    department_code: string;
    city_code: string;
    serves_home: Generated<boolean>;
    serves_pickup: Generated<boolean>;
    active: Generated<boolean>;
  };
  /** Minutes of the day; closing may pass 1440 (after midnight). */
  store_hours: { store_id: number; numday: number; open_min: number; close_min: number };
  /** Minutes of the day, `close_min` above 1440 after midnight; both null: closed all day. */
  store_closure: { store_id: number; on_date: Day; reason: Generated<string>; open_min: number | null; close_min: number | null };
  product_store: { product_id: number; store_id: number };
  zone: {
    id: number;
    store_id: number;
    city_code: string;
    name: string;
    quadrant: string;
    polygon: Json<Ring>;
    min_lat: number;
    min_lng: number;
    max_lat: number;
    max_lng: number;
    priority: Generated<number>;
    warranty: Generated<boolean>;
    warranty_type: string | null;
    restriction_code: Generated<string>;
    home_from_min: number | null;
    home_to_min: number | null;
    needs_point: Generated<boolean>;
    active: Generated<boolean>;
  };
  delivery_point: { id: number; zone_id: number; district_code: string; street_code: Generated<string>; name: string; description: Generated<string>; latitude: number; longitude: number; sort: Generated<number> };
  blocked_area: { id: Generated<number>; name: string; polygon: Json<Ring>; message: string; active: Generated<boolean>; from_at: Instant | null; to_at: Instant | null };
};
