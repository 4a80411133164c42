import { expect, test } from '@jest/globals';
import { backAction, type BackAction } from './back-button.ts';

test.each<readonly [string, 'form-data' | 'payment', number, BackAction, string]>([
  ['/checkout', 'payment', 1, 'form-data', 'BACK-005, BACK-009'],
  ['/checkout', 'payment', 4, 'form-data', 'BACK-005'],
  ['/checkout', 'form-data', 4, 'back', 'BACK-008'],
  ['/cart', 'form-data', 6, 'home', 'BACK-002'],
  ['/menu/categoria/pizzas', 'form-data', 3, 'home', 'BACK-003'],
  ['/menu/categoria/pizzas/producto/12', 'form-data', 3, 'back', 'BACK-004'],
  ['/menu/categoria/pizzas/producto/12', 'form-data', 1, 'home', 'BACK-001'],
  ['/menu/categoria/a/subcategoria/b', 'form-data', 4, 'home', 'BACK-003'],
  ['/menu/categoria/a/subcategoria/b/producto/7', 'form-data', 4, 'back', 'BACK-004'],
  ['/trivia', 'form-data', 5, 'home', 'BACK-007'],
  ['/preguntasFrecuentes', 'form-data', 5, 'home', 'BACK-007'],
  ['/terminosDeUso', 'form-data', 5, 'home', 'BACK-007'],
  ['/politicasDePrivacidad', 'form-data', 5, 'home', 'BACK-007'],
  ['/acercaDe', 'form-data', 5, 'home', 'BACK-007'],
  ['/politicas-promociones', 'form-data', 5, 'home', 'BACK-007'],
  ['/certificates/checkout', 'payment', 5, 'back', 'BACK-006'],
  ['/certificates/checkout', 'payment', 1, 'home', 'BACK-001'],
  ['/orders', 'form-data', 1, 'home', 'BACK-001'],
  ['/orders', 'form-data', 2, 'back', 'BACK-008'],
  ['/cart/', 'form-data', 6, 'home', 'BACK-002'],
])('from %s at step %s with %i entries: %s [%s]', (path, step, historyLength, action) => {
  expect(backAction({ path, step, historyLength })).toBe(action);
});
