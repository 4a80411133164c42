import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { startRuntime } from '@brasa/shared/runtime';
import { fakeHttp, freshStorage, type FakeRoute } from '@brasa/shared/testing';
import { renderArea, settle, type RenderOptions } from '@brasa/shared/testing/render-area';
import { App } from '../app.tsx';

export type Opening = {
  readonly path: string;
  readonly routes?: Record<string, FakeRoute>;
  readonly local?: Record<string, string>;
  readonly session?: Record<string, string>;
  /** What the screen before left at this entry of the history. */
  readonly state?: unknown;
  readonly prepare?: () => void;
  /** The menu of the page. */
  readonly catalog?: Catalog;
  readonly environment?: RenderOptions['environment'];
};

let stop = (): void => {};

/** Opens an address of the access as a visitor; `closeAccess` ends it. */
export async function openAccess({ path, routes = {}, local = {}, session = {}, state, prepare = () => {}, catalog, environment }: Opening) {
  const storage = freshStorage(local, session);
  const api = fakeHttp({ 'data/getData': {}, 'data/getFechaHora': { fecha: '19/11/2026 12:00:00' }, ...routes });
  prepare();
  const area = renderArea(<App />, { path, state, ...(catalog && { catalog }), ...(environment && { environment }) });
  await act(async () => {
    stop = startRuntime({ queryClient: area.queryClient });
  });
  await settle();
  return { ...area, api, storage };
}

export const closeAccess = (): void => stop();

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.type(await screen.findByLabelText(new RegExp(`^${label}`)), value, { delay: null });
}

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settle();
}

export const valueOf = (label: string): string => (screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement).value;

export const refused = (message: string, problems: Readonly<Record<string, string>> = {}): FakeRoute => ({
  codigoRetorno: '01',
  mensajeRetorno: message,
  errores: Object.entries(problems).map(([campo, mensaje]) => ({ campo, mensaje })),
});
