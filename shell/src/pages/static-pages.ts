/** The shell's own pages. Their words are in content/<name>.md. */
export const staticPages = [
  { path: '/preguntasFrecuentes', name: 'preguntas-frecuentes', title: 'Preguntas frecuentes', about: 'Respuestas sobre pedidos, entregas, pagos, cupones y gift cards.' },
  { path: '/terminosDeUso', name: 'terminos-de-uso', title: 'Términos de uso', about: 'Las reglas para comprar en línea.' },
  { path: '/politicasDePrivacidad', name: 'politicas-de-privacidad', title: 'Políticas de privacidad', about: 'Qué datos pedimos, para qué los usamos y cómo los cuidamos.' },
  { path: '/acercaDe', name: 'acerca-de', title: 'Acerca de', about: 'Quiénes somos y cómo hacemos nuestra pizza.' },
  { path: '/trivia', name: 'trivia', title: 'Avisos y aclaraciones', about: 'Avisos y aclaraciones de nuestras trivias y comunicaciones.' },
  { path: '/politicas-promociones', name: 'politicas-promociones', title: 'Términos y Condiciones - Promociones 2025', about: 'Las condiciones de nuestras promociones.' },
] as const;

export type StaticPage = (typeof staticPages)[number];
