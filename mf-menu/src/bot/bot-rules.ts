/** Below it a screen counts as narrow, in pixels. */
const narrow = 900;

const home: readonly string[] = ['/', '/menu', '/jobs'];

/** Pages where the customer is busy with something else [BOT-003]. */
const excluded =
  /^\/(cart|checkout|delivery|login|signup|forgot-password|email-|validar-cuenta|updatepass|profile|orders|tracking|coupons|favorites|certificates|tiendas|preguntasFrecuentes|terminos|politicas|nosotros|avisos|.*\/producto\/)/;

type Situation = { readonly width: number; readonly pathname: string; readonly itemCount: number; readonly mayShow: boolean };

/** On home, on narrow screens, until it is sent away [DEC-265]. */
export const isBotVisible = ({ width, pathname, itemCount, mayShow }: Situation): boolean =>
  mayShow && width < narrow && home.includes(pathname) && (itemCount === 0 || !excluded.test(pathname));
