import { expect, test } from '@jest/globals';
import { aCoupon, anExampleMenu } from '@brasa/shared/testing';
import type { CouponRefusal } from '@brasa/shared/domain/coupon-verdict';
import { explain } from './explain-coupon.ts';

const menu = anExampleMenu();
const pickup = { kind: 'pickup', shopId: 2 } as const;
const coupon = aCoupon({ expiresAt: '14/07/2026 23:59:59' });

type Row = readonly [refusal: CouponRefusal, message: string, label: string, to: string];
/** By the type every reason has a row: one that is added does not compile without. */
const table: { readonly [Reason in CouponRefusal['reason']]: readonly (readonly [Extract<CouponRefusal, { readonly reason: Reason }>, string, string, string])[] } = {
  'already-one': [[{ reason: 'already-one' }, 'Ya tienes un cupón aplicado', 'Ver mi orden', '/cart']],
  invalid: [[{ reason: 'invalid' }, 'El cupón no es válido', 'Ver mis cupones', '/coupons']],
  expired: [[{ reason: 'expired' }, 'Este cupón venció el 14/07/2026', 'Ver mis cupones', '/coupons']],
  'nothing-off': [[{ reason: 'nothing-off' }, 'Con lo que hay en tu carrito este cupón no te ahorra nada', 'Agregar más productos', '/']],
  'with-promotion': [[{ reason: 'with-promotion' }, 'Este cupón no se puede usar junto con la promoción de tu orden', 'Ver mi orden', '/cart']],
  'other-channel': [
    [{ reason: 'other-channel', channel: 'pickup' }, 'Este cupón es solo para recoger en tienda', 'Recoger en tienda', '/delivery?servicio=tienda'],
    [{ reason: 'other-channel', channel: 'home' }, 'Este cupón es solo para entregas a domicilio', 'Pedir a domicilio', '/delivery?servicio=domicilio'],
  ],
  'empty-cart': [
    [{ reason: 'empty-cart', minimum: 12_500 }, 'Agrega productos por Q125.00 o más para usar este cupón', 'Ver el menú', '/'],
    [{ reason: 'empty-cart', minimum: 0 }, 'Agrega productos para usar este cupón', 'Ver el menú', '/'],
  ],
  'not-applicable': [
    [{ reason: 'not-applicable', productIds: [77, 9001] }, 'El cupón no aplica a los productos de tu carrito', 'Ver Brownie', '/menu/categoria/postres/producto/brownie'],
    [{ reason: 'not-applicable', productIds: [77] }, 'El cupón no aplica a los productos de tu carrito', 'Ver el menú', '/'],
    [{ reason: 'not-applicable', productIds: [] }, 'El cupón no aplica a los productos de tu carrito', 'Ver el menú', '/'],
  ],
  'below-threshold': [[{ reason: 'below-threshold', missing: 600 }, 'Te faltan Q6.00 para usar este cupón', 'Agregar más productos', '/']],
  unavailable: [
    [{ reason: 'unavailable', productId: 9001, problem: 'geo' }, 'La tienda de tu orden no vende el producto de este cupón', 'Cambiar de tienda', '/delivery?servicio=tienda'],
    [{ reason: 'unavailable', productId: 9001, problem: 'schedule' }, 'El producto de este cupón no se vende a esta hora', 'Programar pedido', '/delivery?cuando=programar'],
    [{ reason: 'unavailable', productId: 9001, problem: 'channel' }, 'El producto de este cupón es solo para recoger en tienda', 'Recoger en tienda', '/delivery?servicio=tienda'],
    [{ reason: 'unavailable', productId: 9001, problem: 'blocked-product' }, 'Por el momento no tenemos el producto de este cupón', 'Cambiar de tienda', '/delivery?servicio=tienda'],
    [{ reason: 'unavailable', productId: 9001, problem: 'blocked-option' }, 'Por el momento no tenemos el producto de este cupón', 'Cambiar de tienda', '/delivery?servicio=tienda'],
  ],
};

test.each(Object.values(table).flat() as unknown as Row[])('%j is said, with a way on [CPN-019] [CPN-020] [CPN-029]', (refusal, message, label, to) => {
  expect(explain(refusal, coupon, { catalog: menu, mode: pickup })).toEqual({ message, way: { label, to } });
});

test('a product that the shop of an address does not sell: another address; one that is only delivered: the other way [CPN-020]', () => {
  const at = (problem: 'geo' | 'channel', catalog = menu) => explain({ reason: 'unavailable', productId: 9001, problem }, coupon, { catalog, mode: { kind: 'home' } as Parameters<typeof explain>[2]['mode'] }).way;
  expect(at('geo')).toEqual({ label: 'Cambiar de dirección', to: '/delivery?servicio=domicilio' });
  const products = menu.products.map((product) => (product.id === 9001 ? { ...product, channel: 'home' as const } : product));
  expect(at('channel', { ...menu, products, productById: new Map(products.map((product) => [product.id, product])) })).toEqual({ label: 'Pedir a domicilio', to: '/delivery?servicio=domicilio' });
});

test('where no orders are taken for later nobody is sent to program one [CPN-020]', () => {
  const catalog = anExampleMenu({ futureOrdersEnabled: false });
  expect(explain({ reason: 'unavailable', productId: 9001, problem: 'schedule' }, coupon, { catalog, mode: pickup }).way).toEqual({ label: 'Ver el menú', to: '/' });
});
