import type { Geography, Shop } from '@brasa/shared/domain/delivery';
import { isoDate, localTime } from '@brasa/shared/domain/local-time';
import type { Db } from '../../db/database.ts';
import { type CoverageMap, type District, type Zone, areaOf, isInside } from './coverage.ts';

/** Special days before yesterday say nothing any more; those of yesterday may last past midnight. */
const firstDayThatMatters = (now: number): string => isoDate(localTime(now - 86_400_000));

async function readRows(db: Db, now: number) {
  const [departments, cities, districts, stores, hours, closures, productShops, zones, points, blockedAreas, messages] = await Promise.all([
    db.selectFrom('department').selectAll().orderBy('code').execute(),
    db.selectFrom('city').selectAll().orderBy('code').execute(),
    db.selectFrom('district').selectAll().orderBy('code').execute(),
    db.selectFrom('store').selectAll().where('active', '=', true).orderBy('id').execute(),
    db.selectFrom('store_hours').selectAll().orderBy('store_id').orderBy('numday').execute(),
    db.selectFrom('store_closure').selectAll().where('on_date', '>=', firstDayThatMatters(now)).orderBy('store_id').orderBy('on_date').execute(),
    db.selectFrom('product_store').selectAll().orderBy('product_id').execute(),
    db.selectFrom('zone').selectAll().where('active', '=', true).orderBy('priority', 'desc').orderBy('id').execute(),
    db.selectFrom('delivery_point').selectAll().orderBy('zone_id').orderBy('sort').orderBy('id').execute(),
    db.selectFrom('blocked_area').selectAll().where('active', '=', true).orderBy('id').execute(),
    db.selectFrom('message').selectAll().where('key', 'like', 'GARANTIA%').execute(),
  ]);
  return { departments, cities, districts, stores, hours, closures, productShops, zones, points, blockedAreas, messages };
}

type ShopRows = Awaited<ReturnType<typeof readRows>>;

function shopsOf({ stores, hours, closures }: ShopRows): Shop[] {
  return stores.map((store) => ({
    id: store.id,
    code: store.code,
    name: store.name,
    description: store.description,
    address: store.address,
    latitude: store.latitude,
    longitude: store.longitude,
    departmentCode: store.department_code,
    cityCode: store.city_code,
    servesHome: store.serves_home,
    servesPickup: store.serves_pickup,
    hours: hours.filter(({ store_id }) => store_id === store.id).map(({ numday, open_min, close_min }) => ({ weekday: numday, opens: open_min, closes: close_min })),
    specialDays: closures.filter(({ store_id }) => store_id === store.id).map(({ on_date, open_min, close_min, reason }) => ({ date: on_date, hours: open_min === null || close_min === null ? null : { opens: open_min, closes: close_min }, reason })),
  }));
}

function districtsOf({ districts }: ShopRows): District[] {
  return districts.flatMap(({ code, name, zone_label, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ code, name, zone: zone_label ?? '', latitude, longitude }],
  );
}

function zonesOf(rows: ShopRows): Zone[] {
  const districts = districtsOf(rows);
  const districtName = (code: string) => rows.districts.find((district) => district.code === code)?.name ?? '';
  return rows.zones.flatMap((row): Zone[] => {
    const store = rows.stores.find(({ id }) => id === row.store_id);
    if (!store) return [];
    const area = areaOf(row.polygon);
    const message = rows.messages.find(({ key }) => key === `GARANTIA_${row.warranty_type}`);
    const points = row.needs_point ? rows.points.filter(({ zone_id }) => zone_id === row.id) : [];
    return [
      {
        id: row.id,
        name: row.name,
        shopId: store.id,
        shopName: store.name,
        pickupOnly: !store.serves_home,
        quadrant: row.quadrant,
        priority: row.priority,
        area,
        warranty: row.warranty,
        warrantyType: row.warranty_type ?? '',
        warrantyMessage: row.warranty ? (message?.body ?? '') : '',
        restrictionCode: row.restriction_code,
        homeHours: row.home_from_min === null || row.home_to_min === null ? null : { from: row.home_from_min, to: row.home_to_min },
        points: points.map((point, index) => ({
          id: point.id,
          index,
          districtCode: point.district_code,
          streetCode: point.street_code,
          district: districtName(point.district_code),
          description: point.name,
          latitude: point.latitude,
          longitude: point.longitude,
          zoneCode: row.id,
        })),
        districts: districts.filter((district) => isInside(district, area)),
      },
    ];
  });
}

/** Shops, places and coverage, in memory. */
export type ShopMap = {
  readonly geography: Geography;
  readonly shopById: ReadonlyMap<number, Shop>;
  readonly coverage: CoverageMap;
  /** Products only some shops sell, by shop. */
  readonly geoMenus: ReadonlyMap<number, readonly number[]>;
};

/** `now` in epoch milliseconds. */
export async function loadShops(db: Db, now: number): Promise<ShopMap> {
  const rows = await readRows(db, now);
  const shops = shopsOf(rows);
  return {
    geography: {
      departments: rows.departments.map(({ code, name }) => ({ code, name })),
      cities: rows.cities.map(({ code, department_code, name }) => ({ code, departmentCode: department_code, name })),
      districts: rows.districts.map(({ code, city_code, name, zone_label }) => ({ code, cityCode: city_code, name, zone: zone_label ?? '' })),
      shops,
    },
    shopById: new Map(shops.map((shop) => [shop.id, shop])),
    coverage: {
      zones: zonesOf(rows),
      blockedAreas: rows.blockedAreas.map(({ polygon, message, from_at, to_at }) => ({
        area: areaOf(polygon),
        message,
        from: from_at?.getTime() ?? Number.NEGATIVE_INFINITY,
        to: to_at?.getTime() ?? Number.POSITIVE_INFINITY,
      })),
    },
    geoMenus: new Map(shops.map(({ id }) => [id, rows.productShops.filter(({ store_id }) => store_id === id).map(({ product_id }) => product_id)])),
  };
}
