import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import { styleRules } from '../composition/style-rules.ts';

/** Rules of one render: by id for components, whole for global styles. */
export type Rules = { readonly scoped: Readonly<Record<string, string>>; readonly global: Readonly<Record<string, string>> };

/** Keeps its rules instead of writing style elements between the content: the page's head gets them all. */
export function serverCache(): EmotionCache {
  const cache = createCache(styleRules);
  cache.compat = true;
  return cache;
}

export function rulesOf({ inserted, registered }: EmotionCache): Rules {
  const scoped: Record<string, string> = {};
  const global: Record<string, string> = {};
  for (const [id, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue;
    // Keyframes are inserted under a name of their own and belong to the components.
    const isGlobal = registered[`${styleRules.key}-${id}`] === undefined && !rules.startsWith('@keyframes');
    (isGlobal ? global : scoped)[id] = rules;
  }
  return { scoped, global };
}
