/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, screen } from '@testing-library/react';
import { OfflineBanner } from './offline-banner.tsx';

let online = true;
Object.defineProperty(navigator, 'onLine', { get: () => online });
const become = (next: boolean) =>
  act(() => {
    online = next;
    window.dispatchEvent(new Event(next ? 'online' : 'offline'));
  });

afterEach(() => {
  cleanup();
  online = true;
});

test('whoever loses the network is told, and that the cart is kept; screen readers hear it', () => {
  renderArea(<OfflineBanner hidden={false} />);
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('');
  become(false);
  expect(place.textContent?.trim()).toBe('Sin conexión a internet. Tu carrito sigue guardado.');
  become(true);
  expect(place.textContent).toBe('');
});
