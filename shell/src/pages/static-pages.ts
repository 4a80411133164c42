/** The shell's own pages. Their words are in content/<name>.md. */
export const staticPages = [
  { path: '/preguntasFrecuentes', name: 'preguntas-frecuentes', title: 'Preguntas frecuentes' },
  { path: '/terminosDeUso', name: 'terminos-de-uso', title: 'Términos de uso' },
  { path: '/politicasDePrivacidad', name: 'politicas-de-privacidad', title: 'Políticas de privacidad' },
  { path: '/acercaDe', name: 'acerca-de', title: 'Acerca de' },
  { path: '/trivia', name: 'trivia', title: 'Avisos y aclaraciones' },
  { path: '/politicas-promociones', name: 'politicas-promociones', title: 'Términos y Condiciones - Promociones 2025' },
] as const;

export type StaticPage = (typeof staticPages)[number];
