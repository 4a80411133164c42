/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { wholeStyle } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { screen } from '@testing-library/react';
import { Prose } from './prose.tsx';

test('phone numbers dial and stay on one line, pages turn here, other sites open beside', () => {
  renderArea(<Prose>Llámanos al [+502 2222-0000](tel:+50222220000), mira [las tiendas](/tiendas) o [otra página](https://example.com).</Prose>);
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('+502 2222-0000').getAttribute('href')).toBe('tel:+50222220000');
  expect(wholeStyle(link('+502 2222-0000')).whiteSpace).toBe('nowrap');
  expect([link('+502 2222-0000'), link('las tiendas'), link('otra página')].map((each) => each.getAttribute('target'))).toEqual([null, null, '_blank']);
});
