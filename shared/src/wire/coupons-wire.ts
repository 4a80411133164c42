import type { Coupon } from '../domain/cart.ts';
import type { Channel } from '../domain/catalog.ts';
import { toCentavos, toQuetzales } from '../domain/money.ts';
import { listOf, numberOf, objectOf, textOf } from './read.ts';
import type { WireObject } from './read.ts';

/** A coupon of the customer's own list. */
export type OwnedCoupon = { readonly coupon: Coupon; readonly name: string; readonly image: string };

export type WireCouponMarker = {
  readonly codigo: string;
  readonly IDPRO: number;
  readonly IDPDS: number;
  readonly MC: number;
  /** Percent off, amount off and fixed price: exactly one is above zero. */
  readonly P: number;
  readonly MT: number;
  readonly PR: number;
  readonly prm: readonly number[];
  readonly TP: 'PORCENTAJE' | 'MONTO' | 'PRECIO';
  readonly DSC: number;
  readonly APLICA_MENOR: 0 | 1;
  readonly IP: 0;
  readonly D: string;
  readonly apl: readonly number[];
  readonly C: 'TODO' | 'DOMI' | 'LLEV';
  readonly FH: string;
};

const kinds = { percentage: 'PORCENTAJE', amount: 'MONTO', 'fixed-price': 'PRECIO' } as const satisfies Record<Coupon['kind'], string>;
const channels = { any: 'TODO', home: 'DOMI', pickup: 'LLEV' } as const satisfies Record<Channel, string>;

export function fromCoupon(coupon: Coupon): WireCouponMarker {
  const value = coupon.kind === 'percentage' ? coupon.value : toQuetzales(coupon.value);
  const only = (kind: Coupon['kind']) => (coupon.kind === kind ? value : 0);
  return {
    codigo: coupon.code,
    IDPRO: coupon.productId,
    IDPDS: coupon.soldProductId,
    MC: toQuetzales(coupon.minimum),
    P: only('percentage'),
    MT: only('amount'),
    PR: only('fixed-price'),
    prm: coupon.memberIds,
    TP: kinds[coupon.kind],
    DSC: value,
    APLICA_MENOR: coupon.cheapestOnly ? 1 : 0,
    IP: 0,
    D: coupon.description,
    apl: coupon.appliesTo,
    C: channels[coupon.channel],
    FH: coupon.expiresAt,
  };
}

/** The numbers of the data come first; without them the marker says what the coupon is. */
function kindAndValue(wire: WireObject): Pick<Coupon, 'kind' | 'value'> {
  const [percent, amount, price, value] = ['P', 'MT', 'PR', 'DSC'].map((key) => numberOf(wire[key])) as [number, number, number, number];
  if (percent > 0) return { kind: 'percentage', value: percent };
  if (amount > 0) return { kind: 'amount', value: toCentavos(amount) };
  if (price > 0) return { kind: 'fixed-price', value: toCentavos(price) };
  if (wire['TP'] === 'PORCENTAJE') return { kind: 'percentage', value };
  return { kind: wire['TP'] === 'MONTO' ? 'amount' : 'fixed-price', value: toCentavos(value) };
}

const toChannel = (wire: unknown): Channel => (wire === 'DOMI' ? 'home' : wire === 'LLEV' ? 'pickup' : 'any');
const toIds = (wire: unknown): number[] => listOf(wire).map(numberOf);

export function toCoupon(wire: unknown): Coupon | null {
  const data = objectOf(wire);
  const code = textOf(data['codigo']).trim().toLowerCase();
  if (Object.keys(data).length === 0) return null;
  return {
    code,
    ...kindAndValue(data),
    minimum: toCentavos(numberOf(data['MC'])),
    description: textOf(data['D']),
    appliesTo: toIds(data['apl']),
    cheapestOnly: numberOf(data['APLICA_MENOR']) === 1,
    productId: numberOf(data['IDPRO']),
    soldProductId: numberOf(data['IDPDS']),
    memberIds: toIds(data['prm']),
    channel: toChannel(data['C']),
    expiresAt: textOf(data['FH']),
  };
}

/** Answer of data/checkPromocionCheckout: the first element, or nothing. */
export const toCheckedCoupon = (body: unknown): Coupon | null => toCoupon(listOf(objectOf(body)['data'])[0]);

/** Answer of cliente/checkCuponera. */
export function toOwnedCoupons(body: unknown): OwnedCoupon[] {
  const wire = objectOf(body);
  const list = listOf(objectOf(wire['data'])['cupones'] ?? wire['cupones']).map(objectOf);
  return list.flatMap((each) => {
    const coupon = toCoupon(each);
    return coupon ? [{ coupon, name: textOf(each['N']), image: textOf(each['IMG']) }] : [];
  });
}
