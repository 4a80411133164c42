/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { freshStorage, resetStores } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { BotSearch } from './bot-search.tsx';

beforeEach(() => {
  resetStores();
  freshStorage();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const found = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('looks half a second after the last letter, not before [BOT-009]', () => {
  renderArea(<BotSearch onChoose={() => {}} />);
  type('bro');
  wait(499);
  expect(found()).toEqual([]);
  type('brow');
  wait(499);
  expect(found()).toEqual([]);
  wait(1);
  expect(found()).toEqual(['Brownie Q28.00']);
  expect(screen.getByRole('status').textContent).toBe('1 resultado');
});

test('says when there is nothing, but not while there are too few letters', () => {
  renderArea(<BotSearch onChoose={() => {}} />);
  for (const short of ['su', 'su%%%']) {
    type(short);
    wait(500);
    expect(screen.queryByText('No encontramos resultados')).toBeNull();
  }
  type('sushi');
  wait(500);
  expect(screen.getByText('No encontramos resultados')).toBeTruthy();
});
