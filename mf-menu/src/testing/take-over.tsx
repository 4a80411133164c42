import { deliverCatalog, navigate } from '@brasa/shared/runtime';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { menu, pageAt } from './page-at.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export type TakenOver = { readonly container: HTMLElement; /** What React had to repair, and what failed. */ readonly repaired: readonly unknown[]; readonly leave: () => void };

/** A browser that finds this HTML at this address and makes it live. */
export async function takeOver(path: string, html: string): Promise<TakenOver> {
  deliverCatalog(menu);
  navigate(path, { replace: true });
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const repaired: unknown[] = [];
  const root = await act(async () => hydrateRoot(container, pageAt(path, 'browser', repaired), { onRecoverableError: (error) => void repaired.push(error) }));
  // Screens in chunks of their own arrive a moment later.
  await act(() => new Promise((done) => setTimeout(done, 100)));
  return { container, repaired, leave: () => act(() => root.unmount()) };
}
