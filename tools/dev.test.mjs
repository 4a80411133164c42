import { expect, test } from '@jest/globals';
import { actionFor } from './dev.mjs';

test.each([
  ['mf-menu', { kind: 'publish', remote: 'mf-menu' }],
  ['shell', { kind: 'restart' }],
  ['shared', { kind: 'restart' }],
  ['api', { kind: 'restart' }],
])('a change in %s leads to %p', (folder, action) => {
  expect(actionFor(folder)).toEqual(action);
});
