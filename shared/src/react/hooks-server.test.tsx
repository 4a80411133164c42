import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createStore } from '../stores/store.ts';
import { useOnline, useStore } from './hooks.ts';

test('servers, and with them the first picture of a browser, show what nobody has touched yet', () => {
  const store = createStore('greeting', 'nobody');
  store.set('Ana');
  const Greeting = () => (
    <b>
      {useStore(store)} {useOnline() ? 'online' : 'offline'}
    </b>
  );
  expect(renderToString(<Greeting />)).toBe('<b>nobody<!-- --> <!-- -->online</b>');
});
