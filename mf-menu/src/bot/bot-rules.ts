/** Below it a screen counts as narrow, in pixels. */
const narrow = 900;

const home: readonly string[] = ['/', '/menu', '/jobs'];

/** Pages where the customer is busy with something else, or reads [BOT-003]. */
const excluded =
  /^\/(cart|delivery|checkout|coupons|favorites|orders|track(ing|er)|login|logout|signup|forgot-password|email-|validar-cuenta|updatepass|profile|certific|tiendas|preguntasFrecuentes|terminosDeUso|politicas|acercaDe|trivia)|\/producto\//;

export const isExcluded = (pathname: string): boolean => excluded.test(pathname);

type Situation = { readonly width: number; readonly pathname: string; readonly itemCount: number; readonly mayShow: boolean };

/** On home, on narrow screens, until it is sent away [DEC-265]. */
export const isBotVisible = ({ width, pathname, itemCount, mayShow }: Situation): boolean =>
  mayShow && width < narrow && home.includes(pathname) && (itemCount === 0 || !isExcluded(pathname));
