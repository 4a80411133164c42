/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { renderArea } from '../testing/render-area.tsx';
import { lazyScreen } from './lazy-screen.tsx';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Hola, {name}</p>;

/** A chunk on its way. */
function aChunk() {
  let arrive = (): void => {};
  const load = jest.fn(() => new Promise<typeof Greeting>((resolve) => (arrive = () => resolve(Greeting))));
  return { load, arrive: () => act(async () => arrive()) };
}

test('a screen whose chunk was fetched before is drawn without waiting', async () => {
  const { load, arrive } = aChunk();
  const Screen = lazyScreen(load);
  void Screen.fetch?.();
  await arrive();
  renderArea(<Screen name="Ana" />);
  expect(screen.getByText('Hola, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a chunk that is there is not asked for again', async () => {
  const { load, arrive } = aChunk();
  const Screen = lazyScreen(load);
  void Screen.fetch?.();
  await arrive();
  await Screen.fetch?.();
  expect(load).toHaveBeenCalledTimes(1);
});

const Field = ({ name }: { readonly name: string }) => (
  <label>
    Nombre de {name} <input />
  </label>
);

test('a screen whose chunk arrives while it is being drawn keeps what was typed when it is drawn again', async () => {
  const Screen = lazyScreen(async () => Field);
  function Page() {
    const [name, rename] = useState('');
    // In a transition React waits a moment for what is nearly there, and goes on with what it has drawn by then.
    const open = (): void => startTransition(() => rename('Ana'));
    return (
      <>
        <button type="button" onClick={open}>Abrir</button>
        <button type="button" onClick={() => rename('Luis')}>Otra persona</button>
        {name && <Screen name={name} />}
      </>
    );
  }
  renderArea(<Page />);
  // Under `act` React begins anew instead.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByRole('button', { name: 'Abrir' }).click();
  await screen.findByRole('textbox', { name: 'Nombre de Ana' });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Nombre de Ana' }), 'López');
  await user.click(screen.getByRole('button', { name: 'Otra persona' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre de Luis' }).value).toBe('López');
});
