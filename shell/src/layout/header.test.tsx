/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { addToCart, authStore, bus, checkoutStore, configStore, history, navigate, pageTitle, rememberedPage, updateCheckout } from '@brasa/shared/runtime';
import { aCartOf, aConfig, anExampleMenu, fakeHttp, resetStores, wholeStyle } from '@brasa/shared/testing';
import { renderArea } from '@brasa/shared/testing/render-area';
import { act, cleanup, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { realRemotes, realRouting } from '../composition/testing/real-remotes.ts';
import { createRouting } from '../composition/routing.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { FrameBottom } from './frame-bottom.tsx';
import { FrameTop } from './frame-top.tsx';
import { RoutingContext } from './routing-context.tsx';

// Which variant can be seen depends on the width of the window, and here there is none.
configure({ defaultHidden: true });

const routing = realRouting;
const Tabs = ({ of = realRouting }) => (
  <RoutingContext value={of}>
    <BottomTabs />
  </RoutingContext>
);

const logIn = () => act(() => authStore.set({ token: 't', refresh: 'r', guest: null, session: null }));

/** Both variants are on the page; the width of the window shows one. jsdom has no width. */
function header(path = '/', options = {}, routing = realRouting) {
  const page = renderArea(<FrameTop title="Inicio" routing={routing} />, { path, ...options });
  const variant = (name: string) => within(page.container.querySelector<HTMLElement>(`header [data-variant="${name}"]`) ?? page.container);
  return { ...page, desktop: variant('desktop'), mobile: variant('mobile') };
}

afterEach(() => {
  cleanup();
  resetStores();
  rememberedPage.clear();
});

test('the wide header leads home, to the first category and to the shops [NAV-003, NAV-004, NAV-005]', () => {
  const { desktop } = header();
  expect(desktop.getByRole('link', { name: /Brasa Chapina/ }).getAttribute('href')).toBe('/');
  expect(desktop.getByRole('link', { name: 'Menú' }).getAttribute('href')).toMatch(/^\/menu\/categoria\/./);
  expect(within(desktop.getByRole('navigation', { name: 'Navegación principal' })).getByRole('link', { name: 'Nuestras Tiendas' }).getAttribute('href')).toBe('/tiendas');
});

test('without categories the menu link leads home [NAV-004]', () => {
  const { desktop } = header('/', { catalog: { ...anExampleMenu(), categories: [] } });
  expect(desktop.getByRole('link', { name: 'Menú' }).getAttribute('href')).toBe('/');
});

test('a first category for small screens is where their tab leads, and not the wide header [MENU-013, NAV-004]', () => {
  const menu = anExampleMenu();
  const catalog = { ...menu, categories: menu.categories.map((category) => (category.id === 20 ? { ...category, onlyOnSmallScreens: true } : category)) };
  const { desktop } = header('/', { catalog });
  expect(desktop.getByRole('link', { name: 'Menú' }).getAttribute('href')).toBe('/menu/categoria/arma-tu-pizza');
  cleanup();
  renderArea(<Tabs />, { catalog });
  expect(screen.getByRole('link', { name: 'Menú' }).getAttribute('href')).toBe('/menu/categoria/combos');
});

test('the search button asks for the search dialog [NAV-006]', async () => {
  let asked = 0;
  const stop = bus.on('search/requested', () => (asked += 1));
  await userEvent.click(header().desktop.getByRole('button', { name: 'Buscar' }));
  stop();
  expect(asked).toBe(1);
});

test('guests see a way to log in and come back to their page, customers their initials [NAV-007, NAV-008]', async () => {
  fakeHttp({ 'cliente/getDataUser': { data: { nombres: 'Ana María', apellidos: 'López Paz' } } });
  const { desktop } = header('/tiendas');
  await userEvent.click(desktop.getByRole('link', { name: 'Ingresar' }));
  expect(history.location.pathname).toBe('/login');
  expect(rememberedPage.read()).toBe('/tiendas');

  logIn();
  expect(await desktop.findByRole('button', { name: 'Mi cuenta' })).toBeTruthy();
  expect(await desktop.findByText('AL')).toBeTruthy();
  expect(desktop.queryByRole('link', { name: 'Ingresar' })).toBeNull();
});

test('the cart button says how much and how many, and leads to the cart [NAV-010]', () => {
  const { desktop } = header();
  expect(desktop.getByRole('link', { name: 'Ver mi orden: 0 productos, Q0.00' }).getAttribute('href')).toBe('/cart');
  act(() => {
    const [line] = aCartOf(anExampleMenu(), { productId: anExampleMenu().products.find(({ type, hidden }) => type === 'single' && !hidden)?.id ?? 0 }).lines;
    const product = anExampleMenu().productById.get(line?.productId ?? 0);
    if (product) addToCart(product, 2, []);
  });
  expect(desktop.getByRole('link', { name: /^Ver mi orden: 2 productos, Q\d+\.\d\d$/ })).toBeTruthy();
});

test('the more menu offers gift cards and shops; gift cards only while they are on [NAV-009, NAV-015, NAV-016, NAV-017]', () => {
  const links = () => [...document.querySelectorAll('nav[aria-label="Más"] a')].map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  header();
  expect(links()).toEqual([
    ['Agrega gift cards', '/certificates'],
    ['Nuestras Tiendas', '/tiendas'],
  ]);
  cleanup();
  header('/', { catalog: { ...anExampleMenu(), config: aConfig({ certificatesEnabled: false }) } });
  expect(links()).toEqual([['Nuestras Tiendas', '/tiendas']]);
});

test('the user menu names an order without its payment as such, after one that is being made', async () => {
  const unpaid = { idorder: 9, hash: 'abc', orden: { trackerStatus: 'PEN', paymentStatus: 'REC' } };
  const running = { idorder: 8, hash: 'def', orden: { trackerStatus: 'INI', paymentStatus: '' } };
  for (const [ordenes, expected] of [
    [[unpaid], ['Orden sin pagar', '/orders/abc']],
    [[unpaid, running], ['Orden pendiente', '/orders/def']],
  ] as const) {
    fakeHttp({ 'cliente/getDataUser': { data: { nombres: 'Ana', apellidos: 'López' } }, 'cliente/getOrdersPend': { data: { cantidad: ordenes.length, ordenes } } });
    const { desktop, container } = header();
    logIn();
    await desktop.findByRole('button', { name: 'Mi cuenta' });
    const menu = container.querySelector<HTMLElement>('nav[aria-label="Mi cuenta"]');
    act(() => void menu?.parentElement?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' })));
    const link = await within(menu ?? container).findByText(expected[0]);
    expect(link.closest('a')?.getAttribute('href')).toBe(expected[1]);
    cleanup();
  }
});

test('the user menu leads through the account, with an order on its way first [NAV-018…NAV-026] [PROF-017]', async () => {
  fakeHttp({ 'cliente/getDataUser': { data: { nombres: 'Ana', apellidos: 'López' } }, 'cliente/getOrdersPend': { data: { cantidad: 1, ordenes: [{ idorder: 9, hash: 'abc', orden: { trackerStatus: 'DES' } }] } } });
  const { desktop, container } = header();
  expect(container.querySelector('nav[aria-label="Mi cuenta"]')).toBeNull();
  logIn();
  await desktop.findByRole('button', { name: 'Mi cuenta' });
  const menu = container.querySelector<HTMLElement>('nav[aria-label="Mi cuenta"]');
  const links = () => [...(menu?.querySelectorAll('a') ?? [])].map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links()).toEqual([
    ['Perfil de usuario', '/profile/locations'],
    ['Mis Pedidos', '/orders'],
    ['Mis Favoritos', '/favorites'],
    ['Mis Cupones', '/coupons'],
    ['Mis Gift Cards', '/coupons?tab=gift-cards'],
  ]);

  const opening = Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' });
  act(() => void menu?.parentElement?.dispatchEvent(opening));
  await within(menu ?? container).findByText('Orden pendiente');
  expect(links()[1]).toEqual(['Orden pendiente', '/orders/abc']);

  act(() => within(menu ?? container).getByText('Cerrar sesión').click());
  expect(authStore.get().token).toBeNull();
  expect(history.location.pathname).toBe('/');
});

test('the small header shows the logo on home, elsewhere the title and a way back [NAV-011, NAV-012]', () => {
  const { mobile } = header('/');
  expect(mobile.getByRole('link', { name: /Brasa Chapina/ })).toBeTruthy();
  act(() => {
    navigate('/tiendas');
    pageTitle.set('Nuestras Tiendas');
  });
  expect(mobile.queryByRole('link', { name: /Brasa Chapina/ })).toBeNull();
  expect(mobile.getByText('Nuestras Tiendas')).toBeTruthy();
  expect(mobile.getByRole('button', { name: 'Regresar' })).toBeTruthy();
});

test('the small header has the search and the cart where they are of use [NAV-013]', () => {
  const { mobile } = header('/');
  const icons = () => [mobile.queryByRole('button', { name: 'Buscar' }) !== null, mobile.queryByRole('link', { name: /^Ver mi orden/ }) !== null];
  const on = (path: string) => (act(() => navigate(path)), icons());
  expect([on('/'), on('/menu/categoria/combos'), on('/tiendas'), on('/cart'), on('/login')]).toEqual([[true, true], [true, true], [false, true], [false, false], [false, false]]);
});

test('the small header goes out of the way on the way down, and is back on the way up and on the next page [NAV-014]', () => {
  const { container } = header('/');
  const scroll = (top: number) => act(() => (Object.assign(window, { scrollY: top }), void window.dispatchEvent(new Event('scroll'))));
  const isHidden = () => container.querySelector('header')?.hasAttribute('data-hidden');
  const seen = [60, 61, 400, 399, 500].map((top) => (scroll(top), isHidden()));
  expect(seen).toEqual([false, true, true, false, true]);
  act(() => navigate('/tiendas'));
  expect(isHidden()).toBe(false);
  // A page that was gone back to is scrolled to where it was left.
  expect([2400, 2401].map((top) => (scroll(top), isHidden()))).toEqual([false, true]);
  scroll(0);
});

test('the small header is back in the same picture as the next page, and on the way back', () => {
  /** Whether the header was hidden in the first picture of each page. */
  const seen: (boolean | undefined)[] = [];
  function LooksAtHeader() {
    const { pathname } = useLocation();
    useLayoutEffect(() => void seen.push(document.querySelector('header')?.hasAttribute('data-hidden')), [pathname]);
    return null;
  }
  renderArea(
    <>
      <FrameTop title="Inicio" routing={realRouting} />
      <LooksAtHeader />
    </>,
    { path: '/' },
  );
  for (const top of [60, 400]) act(() => (Object.assign(window, { scrollY: top }), void window.dispatchEvent(new Event('scroll'))));
  expect(document.querySelector('header')?.hasAttribute('data-hidden')).toBe(true);
  act(() => navigate('/tiendas'));
  act(() => navigate('/'));
  expect(seen).toEqual([false, false, false]);
  Object.assign(window, { scrollY: 0 });
});

test('the wide header is not drawn again when the small one hides', () => {
  const { container } = header('/');
  const asked = jest.spyOn(history, 'createHref');
  act(() => void window.dispatchEvent(new Event('scroll')));
  act(() => (Object.assign(window, { scrollY: 400 }), void window.dispatchEvent(new Event('scroll'))));
  expect(container.querySelector('header')?.hasAttribute('data-hidden')).toBe(true);
  expect(asked.mock.calls.filter(([to]) => typeof to === 'object' && to.pathname === '/tiendas')).toEqual([]);
  asked.mockRestore();
  Object.assign(window, { scrollY: 0 });
});

test('of what lies at the lower edge of a page only the toasts hear, not the root: every element would be styled anew', () => {
  header('/');
  document.body.insertAdjacentHTML('beforeend', '<div data-over-content></div><div data-toasts></div>');
  const offset = (selector: string) => wholeStyle(document.querySelector(selector) as Element).getPropertyValue('--toast-offset');
  expect([offset('[data-toasts]'), offset(':root')]).toEqual([expect.stringContaining('var(--bar-height, 5rem)'), '']);
  for (const added of document.querySelectorAll('[data-over-content], [data-toasts]')) added.remove();
});

test('«Regresar» leads home from the cart and from a category [BACK-002, BACK-003]', async () => {
  for (const path of ['/cart', '/menu/categoria/combos', '/trivia']) {
    const { mobile } = header('/');
    act(() => navigate(path));
    await userEvent.click(mobile.getByRole('button', { name: 'Regresar' }));
    expect(history.location.pathname).toBe('/');
    cleanup();
  }
});

test('«Regresar» in the payment step returns to the form without leaving the page [BACK-005]', async () => {
  const { mobile } = header('/');
  act(() => {
    navigate('/checkout');
    updateCheckout({ step: 'payment' });
  });
  const { key } = history.location;
  await userEvent.click(mobile.getByRole('button', { name: 'Regresar' }));
  expect([history.location.key, checkoutStore.get().step]).toEqual([key, 'form-data']);
});

test('«Regresar» goes one page back everywhere else [BACK-008]', async () => {
  const { mobile } = header('/');
  act(() => navigate('/orders'));
  act(() => navigate('/orders/abc'));
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await userEvent.click(mobile.getByRole('button', { name: 'Regresar' }));
  await act(() => popped);
  expect(history.location.pathname).toBe('/orders');
});

test('the currency is the configured one', () => {
  const { desktop } = header();
  act(() => configStore.set(aConfig({ currency: '$' })));
  expect(desktop.getByRole('link', { name: /\$0\.00/ })).toBeTruthy();
});

test('there is a way past the navigation for those who use the keyboard', async () => {
  const main = document.createElement('main');
  Object.assign(main, { id: 'contenido', tabIndex: -1 });
  document.body.append(main);
  header();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Saltar al contenido');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(main);
  main.remove();
});

test('the tabs lead guests to the log-in and remember where they wanted to go [NAV-027…NAV-034]', async () => {
  renderArea(<Tabs />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Menú', 'Favoritos', 'Cupones', 'Ingresar']);
  await userEvent.click(screen.getByRole('link', { name: 'Cupones' }));
  expect([history.location.pathname, rememberedPage.read()]).toEqual(['/login', '/coupons']);

  logIn();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/^\/menu\/categoria/), '/favorites', '/coupons', '/profile/locations']);
  expect(screen.getByRole('link', { name: 'Perfil' }).getAttribute('aria-current')).toBe('page');
});

test('the tabs give way to a pay button', () => {
  renderArea(<Tabs />, { path: '/checkout' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the wide footer has phone, links, payments, apps and notices [NAV-035…NAV-045]', () => {
  const { container } = renderArea(<FrameBottom routing={routing} />, { site: { callCenterPhone: '1777', socialLinks: [{ name: 'Red', url: 'https://red.example/' }] } });
  const footer = within(container.querySelector<HTMLElement>('footer [data-variant="desktop"]') ?? container);
  const target = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href');
  expect(footer.getByText(/Haz tu pedido por teléfono:/).textContent).toBe('Haz tu pedido por teléfono: 1777');
  expect(target('1777')).toBe('tel:1777');
  expect(target('Preguntas frecuentes')).toBe('/preguntasFrecuentes');
  expect(target('Nuestras tiendas')).toBe('/tiendas');
  expect(target('Términos de uso')).toBe('/terminosDeUso');
  expect(target('Políticas de privacidad')).toBe('/politicasDePrivacidad');
  expect(target('Terminos y Condiciones - Promociones 2025')).toBe('/politicas-promociones');
  expect(target(/^Red/)).toBe('https://red.example/');
  expect(footer.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expect.arrayContaining(['Efectivo', 'Visa', 'Mastercard']));
  expect(target(/App Store/)).toMatch(/^https:/);
  expect(target(/Google Play/)).toMatch(/^https:/);
  expect(footer.getByText(/El titular de la tarjeta debe estar presente/)).toBeTruthy();
  expect(footer.getByText('Nunca solicitamos datos de tarjetas ni contraseñas por correo electrónico.')).toBeTruthy();
});

test('the small footer has apps, questions, jobs, terms, privacy, trivia and networks [NAV-046…NAV-052]', () => {
  const { container } = renderArea(<FrameBottom routing={routing} />);
  const footer = within(container.querySelector<HTMLElement>('footer [data-variant="mobile"]') ?? container);
  const target = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href');
  expect(target(/App Store/)).toMatch(/^https:/);
  expect(target('Preguntas frecuentes')).toBe('/preguntasFrecuentes');
  expect(target('Trabaja con nosotros')).toBe('/jobs');
  expect(target('Términos de uso')).toBe('/terminosDeUso');
  expect(target('Políticas de privacidad')).toBe('/politicasDePrivacidad');
  expect(target('Términos y condiciones - Trivia')).toBe('/trivia');
  expect(target(/^Facebook/)).toMatch(/^https:/);
});

test('what is not configured is not shown [GEN-010]', () => {
  const { container } = renderArea(<FrameBottom routing={routing} />, { site: { callCenterPhone: '', socialLinks: [], appStoreUrl: '', playStoreUrl: '' } });
  expect(container.textContent).not.toMatch(/teléfono|App Store|Google Play|Facebook/);
});


test('what no remote offers has no link: the rest of the frame stands', () => {
  const without = createRouting(realRemotes.filter(({ name }) => name === 'mf-menu'), { certificates: true });
  const { desktop, container } = header('/', {}, without);
  expect(desktop.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', expect.stringMatching(/^\/menu\/categoria/)]);
  expect(container.querySelector('nav[aria-label="Más"]')).toBeNull();
  cleanup();
  const { container: bottom } = renderArea(<FrameBottom routing={without} />);
  expect([...bottom.querySelectorAll('footer ul a')].map((link) => link.getAttribute('href'))).not.toContain('/tiendas');
  expect([...bottom.querySelectorAll('[data-tabs] a')].map((link) => link.textContent)).toEqual(['Menú', 'Favoritos']);
});
