import about from '../../content/acerca-de.md';
import faq from '../../content/preguntas-frecuentes.md';
import notices from '../../content/trivia.md';
import privacy from '../../content/politicas-de-privacidad.md';
import promotions from '../../content/politicas-promociones.md';
import promotionsGuatemala from '../../content/politicas-promociones-gt.md';
import terms from '../../content/terminos-de-uso.md';
import type { PageWords } from './page-text.ts';

/** The words of every page, as their files have them. */
export const pageWords: PageWords = {
  'preguntas-frecuentes': faq,
  'terminos-de-uso': terms,
  'politicas-de-privacidad': privacy,
  'acerca-de': about,
  trivia: notices,
  'politicas-promociones': promotions,
  'politicas-promociones-gt': promotionsGuatemala,
};
