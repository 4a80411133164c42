import { screen } from '@testing-library/react';
import { anExampleMenu, type FakeRoute } from '@brasa/shared/testing';
import { openAccess, type Opening as Opened } from '../access/access-test.tsx';

const address = { i: 71, tag: 'Mi Casa', principal: 1, direccion: '5a avenida 12-31', coloniaCliente: 'Oakland', zonaCliente: 'Zona 10' };
export const ana = { nombres: 'Ana', apellidos: 'López', nickname: '', email: 'ana@example.com', telefono: '55501234', fechaNacimiento: '14/03/1994', publicidad: 'N', genero: 'FE', direcciones: [address] };

type Opening = {
  readonly path: string;
  /** What the api says of the customer. */
  readonly customer?: FakeRoute;
  readonly routes?: Record<string, FakeRoute>;
  readonly certificates?: boolean;
  /** Nobody is logged in. */
  readonly guest?: boolean;
  readonly environment?: Opened['environment'];
};

/** Opens an address of the profile as a customer. */
export async function openProfile({ path, customer = { data: ana }, routes = {}, certificates = true, guest = false, environment }: Opening) {
  const catalog = anExampleMenu();
  return openAccess({
    path,
    local: guest ? {} : { auth: 'acceso', refresh: 'refresco' },
    routes: { 'cliente/getDataUser': customer, ...routes },
    catalog: { ...catalog, config: { ...catalog.config, certificatesEnabled: certificates } },
    ...(environment && { environment }),
  });
}

export const done = (message: string): FakeRoute => ({ codigoRetorno: '00', mensajeRetorno: message, data: {} });
export const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
