import { toCentavos } from '@brasa/shared/domain/money';
import type { RandomOrder } from '@brasa/shared/testing/random-orders';
import type { TestAnswer, TestApi, TestCall } from '../helper.ts';
import { guest, send } from '../ordering.ts';
import { couponCodes, otherMenu } from './other-menu.ts';
import { pricesInSql, type Prices } from './sql-prices.ts';

export type Question = { readonly menu: unknown; readonly couponAnswers: readonly unknown[]; readonly from: number; readonly to: number };
/** The storefront: answers of the api in, orders with its prices out. */
export type Storefront = (question: Question) => Promise<readonly RandomOrder[]>;

export type Disagreement = { readonly menu: number; readonly seed: number; readonly storefront: Prices; readonly api: Prices | null; readonly sql: Prices | null; readonly message: string };
export type Agreement = { readonly carts: number; readonly units: number; readonly discounted: number; readonly promoted: number; readonly disagreements: readonly Disagreement[] };

type WireLine = { readonly I: number; readonly C: number; readonly P: number; readonly PO: number; readonly TIP: string; readonly IP?: 1 };

const unitsOf = (menu: readonly WireLine[]): string[] =>
  menu
    .filter(({ TIP }) => TIP !== 'CUP')
    .flatMap(({ I, C, P, PO }) => Array.from({ length: C }, () => `${I} ${toCentavos(P)} ${toCentavos(PO)}`))
    .sort();

function asked({ body }: RandomOrder): Prices {
  const menu = body.menu as readonly WireLine[];
  const discount = menu.filter(({ TIP }) => TIP === 'CUP').reduce((sum, { P }) => sum - toCentavos(P), 0);
  const total = toCentavos(body.data.totalVenta);
  return { subtotal: total + discount, discount, total, units: unitsOf(menu) };
}

function answered({ body: { data } }: TestAnswer): Prices | null {
  if (!data?.detalle) return null;
  return { subtotal: toCentavos(data.detalle.subTotal), discount: toCentavos(data.detalle.descuento), total: toCentavos(data.detalle.total), units: unitsOf(data.menu) };
}

const same = (one: Prices, other: Prices | null | undefined): boolean =>
  other != null && one.subtotal === other.subtotal && one.discount === other.discount && one.total === other.total && one.units.join() === [...other.units].sort().join();

/** What the api says of prices or offers that are not its own; other refusals (hours, minimum, channel) are none of ours here. */
const priceRefusals = ['Los precios de tu orden cambiaron', 'La promoción ya no es válida', 'ya no están disponibles'];

type Batch = Question & { readonly number: number };

async function compared(api: TestApi, who: TestCall, { number }: Batch, orders: readonly RandomOrder[]): Promise<Disagreement[]> {
  const inSql = new Map((await pricesInSql(api.database.db, orders)).map((prices) => [prices.seed, prices]));
  const disagreements: Disagreement[] = [];
  for (const order of orders) {
    const storefront = asked(order);
    if (storefront.units.length === 0) continue;
    const answer = await send(api, order.body, who);
    const fromApi = answered(answer);
    const sql = inSql.get(order.seed) ?? null;
    const message: string = answer.body.mensajeRetorno ?? '';
    const agree = same(storefront, fromApi) && same(storefront, sql) && sql?.promotionsHold && !priceRefusals.some((text) => message.includes(text));
    if (!agree) disagreements.push({ menu: number, seed: order.seed, storefront, api: fromApi, sql, message });
  }
  return disagreements;
}

async function question(api: TestApi, who: TestCall): Promise<Pick<Question, 'menu' | 'couponAnswers'>> {
  const couponAnswers: unknown[] = [];
  for (const code of await couponCodes(api.database)) couponAnswers.push((await api.call('data/checkPromocionCheckout', { cupon: code, correo: 'ana.guest@example.com' }, who)).body);
  return { menu: (await api.call('data/getData')).body, couponAnswers };
}

export type Plan = { readonly carts: number; readonly menus: number; readonly batch: number; readonly say?: (done: number, different: number) => void };

/**
 * Random carts, priced by the storefront, by the api and by the database, and compared to the centavo. Each menu has prices
 * of its own. The storefront works on the next carts while the others look at the last ones.
 */
export async function agreementOf(api: TestApi, storefront: Storefront, { carts, menus, batch, say }: Plan): Promise<Agreement> {
  const who = await guest(api);
  const result = { carts: 0, units: 0, discounted: 0, promoted: 0, disagreements: [] as Disagreement[] };
  for (let number = 0; number < menus; number += 1) {
    if (number > 0) await otherMenu(api.database, number);
    await api.services.release.refresh();
    const facts = await question(api, who);
    const [first, last] = [Math.floor((carts * number) / menus), Math.floor((carts * (number + 1)) / menus)];
    const batches = Array.from({ length: Math.ceil((last - first) / batch) }, (_, index): Batch => ({ ...facts, number, from: first + index * batch, to: Math.min(last, first + (index + 1) * batch) }));
    let next = batches[0] && storefront(batches[0]);
    for (const [index, each] of batches.entries()) {
      const orders = (await next) ?? [];
      const following = batches[index + 1];
      next = following && storefront(following);
      result.disagreements.push(...(await compared(api, who, each, orders)));
      for (const order of orders) {
        const { units, discount } = asked(order);
        result.carts += 1;
        result.units += units.length;
        result.discounted += discount > 0 ? 1 : 0;
        result.promoted += (order.body.menu as readonly WireLine[]).some(({ IP }) => IP === 1) ? 1 : 0;
      }
      say?.(result.carts, result.disagreements.length);
    }
  }
  return result;
}
