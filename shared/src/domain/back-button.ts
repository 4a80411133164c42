/** What «Regresar» does: go home, go one page back, or return to the form without leaving the page. */
export type BackAction = 'home' | 'back' | 'form-data';

export type BackSituation = {
  readonly path: string;
  /** Step of the checkout, or of the certificate checkout on its page. */
  readonly step: 'form-data' | 'payment';
  /** Entries of the history so far, the present one included. */
  readonly historyLength: number;
};

const staticPages = ['/preguntasFrecuentes', '/terminosDeUso', '/politicasDePrivacidad', '/acercaDe', '/trivia', '/politicas-promociones'];

/** The first rule that fits [DEC-044]. */
export function backAction({ path, step, historyLength }: BackSituation): BackAction {
  const place = path.replace(/\/+$/, '') || '/';
  if (place === '/checkout' && step === 'payment') return 'form-data';
  if (historyLength <= 1) return 'home';
  if (place === '/cart') return 'home';
  if (path.includes('/menu/categoria/') && !path.includes('/producto/')) return 'home';
  return staticPages.includes(place) ? 'home' : 'back';
}
