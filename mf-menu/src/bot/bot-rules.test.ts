import { expect, test } from '@jest/globals';
import { isBotVisible, isExcluded } from './bot-rules.ts';

test.each([
  [{ width: 375, pathname: '/', itemCount: 2, mayShow: true }, true],
  [{ width: 375, pathname: '/jobs', itemCount: 0, mayShow: true }, true],
  [{ width: 1280, pathname: '/', itemCount: 0, mayShow: true }, false],
  [{ width: 900, pathname: '/', itemCount: 0, mayShow: true }, false],
  [{ width: 375, pathname: '/cart', itemCount: 0, mayShow: true }, false],
  [{ width: 375, pathname: '/menu/categoria/combos', itemCount: 0, mayShow: true }, false],
  [{ width: 375, pathname: '/', itemCount: 0, mayShow: false }, false],
])('the help button in the situation %j: %s [BOT-002, BOT-015]', (situation, visible) => {
  expect(isBotVisible(situation)).toBe(visible);
});

test('cart, log-in, products, profile, checkout, tracking, orders, coupons and pages to read are excluded; home and the menu are not [BOT-003]', () => {
  const product = '/menu/categoria/combos/producto/1';
  const account = ['/login', '/signup', '/signup-account', '/forgot-password', '/email-sent', '/email-pass-sent', '/validar-cuenta', '/updatepass/x', '/profile/locations', '/logout'];
  const order = ['/cart', '/delivery', '/checkout', '/orders', '/orders/x', '/tracking/x', '/tracker/x', '/coupons', '/favorites', '/certificates/cart', '/certificate/7', '/certificado/7', '/certificados/activar/x'];
  const toRead = ['/preguntasFrecuentes', '/terminosDeUso', '/politicasDePrivacidad', '/acercaDe', '/trivia', '/politicas-promociones', '/tiendas'];
  expect([product, ...account, ...order, ...toRead].filter((path) => !isExcluded(path))).toEqual([]);
  expect(['/', '/menu', '/jobs', '/menu/categoria/combos', '/promociones/menu/x'].filter(isExcluded)).toEqual([]);
});
