import { expect, test } from '@jest/globals';
import { backAction, type BackAction } from './back-button.ts';

type Step = 'form-data' | 'payment';
const from = (path: string, historyLength = 5, step: Step = 'form-data'): BackAction => backAction({ path, step, historyLength });

test('with nothing behind, back goes home [BACK-001]', () => {
  for (const path of ['/orders', '/menu/categoria/pizzas/producto/12', '/certificates/checkout']) expect(from(path, 1)).toBe('home');
  expect(from('/certificates/checkout', 1, 'payment')).toBe('home');
});

test('from the cart and from a category back goes home [BACK-002, BACK-003]', () => {
  for (const path of ['/cart', '/cart/', '/menu/categoria/pizzas', '/menu/categoria/a/subcategoria/b']) expect(from(path)).toBe('home');
});

test('from a product under a category back goes one page back: the rule of categories is not for it [BACK-004]', () => {
  for (const path of ['/menu/categoria/pizzas/producto/12', '/menu/categoria/a/subcategoria/b/producto/7']) expect(from(path)).toBe('back');
});

test('from the payment step of the checkout back returns to the form; from the form it leaves [BACK-005]', () => {
  expect(from('/checkout', 4, 'payment')).toBe('form-data');
  expect(from('/checkout', 4, 'form-data')).toBe('back');
});

test('from the payment step of the certificate checkout back goes one page back [BACK-006]', () => {
  expect(from('/certificates/checkout', 5, 'payment')).toBe('back');
});

test('from a static page back goes home [BACK-007]', () => {
  for (const path of ['/trivia', '/preguntasFrecuentes', '/terminosDeUso', '/politicasDePrivacidad', '/acercaDe', '/politicas-promociones']) expect(from(path)).toBe('home');
});

test('from everywhere else back goes one page back [BACK-008]', () => {
  for (const path of ['/orders', '/delivery', '/tiendas', '/profile/locations', '/promociones/menu/x']) expect(from(path, 2)).toBe('back');
});

test('of two rules that fit the earlier one counts: the step before the empty history, the empty history before the page [BACK-009]', () => {
  // 1 before 2
  expect(from('/checkout', 1, 'payment')).toBe('form-data');
  // 2 before 6 and 7
  expect(from('/certificates/checkout', 1, 'payment')).toBe('home');
  expect(from('/menu/categoria/pizzas/producto/12', 1)).toBe('home');
  // The step of one checkout means nothing on another page.
  expect(from('/cart', 5, 'payment')).toBe('home');
  expect(from('/trivia', 5, 'payment')).toBe('home');
  expect(from('/orders', 5, 'payment')).toBe('back');
});
