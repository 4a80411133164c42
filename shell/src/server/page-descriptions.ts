import type { StaticPage } from '../pages/static-pages.ts';

/** What search engines and shared links say about the shell's own pages. */
export const pageDescriptions: Readonly<Record<StaticPage['path'], string>> = {
  '/preguntasFrecuentes': 'Respuestas sobre pedidos, entregas, pagos, cupones y gift cards.',
  '/terminosDeUso': 'Las reglas para comprar en línea.',
  '/politicasDePrivacidad': 'Qué datos pedimos, para qué los usamos y cómo los cuidamos.',
  '/acercaDe': 'Quiénes somos y cómo hacemos nuestra pizza.',
  '/trivia': 'Avisos y aclaraciones de nuestras trivias y comunicaciones.',
  '/politicas-promociones': 'Las condiciones de nuestras promociones.',
};
