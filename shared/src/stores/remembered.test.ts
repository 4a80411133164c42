import { beforeEach, expect, test } from '@jest/globals';
import { freshStorage } from '../testing/memory-storage.ts';
import { defaultReturnPath, deliveryReturn, rememberedPage, rememberedStep, setDefaultReturnPath, takeReturn } from './remembered.ts';

let shelves = freshStorage();
beforeEach(() => {
  shelves = freshStorage();
});

const known = (path: string): boolean => path !== '/nada';

test('page and step are remembered until the tab closes [PAY-015]', () => {
  rememberedPage.write('/menu/categoria/combos');
  rememberedStep.write('payment');
  expect(shelves.session.entries()).toEqual({ 'remember-to-page': '/menu/categoria/combos', 'remember-step': 'payment' });
  expect([rememberedPage.read(), rememberedStep.read()]).toEqual(['/menu/categoria/combos', 'payment']);
});

test('a step nobody knows is none [STG-011]', () => {
  shelves.session.setItem('remember-step', 'stepNumber=2');
  expect(rememberedStep.read()).toBeNull();
});

test('a flow goes back once, and then to the default path', () => {
  deliveryReturn.write('/menu');
  setDefaultReturnPath('/orders');
  expect([takeReturn(deliveryReturn, known), takeReturn(deliveryReturn, known)]).toEqual(['/menu', '/orders']);
});

test('the default path is kept on the device; a missing, foreign or unknown one is the home page [ROUTE-058]', () => {
  setDefaultReturnPath('/orders');
  expect(shelves.local.getItem('default-return-path')).toBe('/orders');
  expect(defaultReturnPath(known)).toBe('/orders');
  shelves.local.removeItem('default-return-path');
  expect(defaultReturnPath(known)).toBe('/');
  for (const path of ['', 'https://mala.example', '//mala.example', '/\\mala.example', 'javascript:alert(1)', 'menu', '/nada']) {
    setDefaultReturnPath(path);
    expect(defaultReturnPath(known)).toBe('/');
  }
});
