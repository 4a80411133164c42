import type { Row } from './menu/menu-types.ts';

/** Settings of the shop that the storefront is told. `always`: no opening hours. */
export const parameters = (always: boolean): Row<'param'>[] =>
  Object.entries({
    DISABLE_PEDIDO_FUTURO: '',
    ENABLED_MENSAJE_GARANTIA: 'ACT',
    ENABLED_CER: 'ACT',
    ENABLED_PAGO_EFECTIVO: 'ACT',
    HORA_INICIO: always ? '00:00' : '10:00',
    HORA_FIN: always ? '23:59' : '21:30',
    MONTO_MINIMO: '75.00',
    RECAPTCHA_COUNT: '3',
    // Begins with a slash: our own challenge, at this address [A20].
    RECAPTCHA_SITE_KEY: '/cuenta/captcha',
    DEDICATORIA_CER: '¡Disfruta tu pizza favorita!',
    VIRTUAL_POS_DISABLED_MESSAGE: '',
  }).map(([key, value]) => ({ key, value }));

export const messages: readonly Row<'message'>[] = [
  { key: 'SIN_COBERTURA', body: 'La dirección seleccionada no cuenta con cobertura' },
  { key: 'CARRITO_VACIO', body: 'Tu carrito está vacío' },
  { key: 'ORDEN_RECIBIDA', body: 'Recibimos tu orden' },
  { key: 'GARANTIA_G30', body: '30 minutos o es gratis' },
];

export const slides: readonly Row<'carousel_slide'>[] = [
  { id: 1, name: 'Combo Amigos', path: '/menu/categoria/combos/producto/combo-amigos', sort: 1 },
  { id: 2, name: 'Pizza Chapina', path: '/menu/categoria/especialidades/subcategoria/especialidades-medianas/producto/chapina-mediana', sort: 2 },
  { id: 3, name: 'Postre a mitad de precio', path: '/promociones/menu/postre-a-mitad', sort: 3 },
  { id: 4, name: 'Arma tu pizza', path: '/menu/categoria/arma-tu-pizza/producto/arma-tu-pizza', sort: 4 },
];

const pictured = [20, 30, 40, 41, 42, 50, 60, 70, 80, 81, 82, 85];

const image = (tipo: string, funcion: string, id: number, url: string): Row<'image_record'> => ({ tipo, funcion, referencia: String(id), extension: 'webp', url });

export const images: readonly Row<'image_record'>[] = [
  ...pictured.flatMap((id) => [image('CAT', 'card', id, `/img/c/${id}-card`), image('CAT', 'BANNER', id, `/img/c/${id}-banner`)]),
  ...slides.flatMap(({ id }) => [image('CAR', 'BANNER', id, `/img/b/${id}`), image('CAR', 'narrow', id, `/img/b/${id}-narrow`)]),
];
