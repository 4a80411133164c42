import { byName, normalize } from './text.ts';

export const firstTag = 'Mi Casa';
const usualTags = ['Mi Trabajo', 'Casa de mis padres', 'Otro'];

/** What an address can be called: «Mi Casa», then the suggestions and the customer's own, each once, by name [DEC-156]. */
export function addressTags(own: readonly string[]): string[] {
  const others = [...usualTags, ...own].filter((tag) => tag.trim() !== '' && normalize(tag) !== normalize(firstTag));
  const once = new Map(others.map((tag) => [normalize(tag), tag.trim()]));
  return [firstTag, ...[...once.values()].toSorted(byName)];
}
