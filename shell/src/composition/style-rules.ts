import type { StylisPlugin } from '@emotion/cache';

/** What Safari knows by an old name only. */
const isOldInSafari = (property: unknown, value: string): boolean => property === 'user-select' || (property === 'text-decoration' && /\d/.test(value));

/**
 * Instead of emotion's own prefixes, which are for browsers that cannot run the storefront and made a quarter of its rules:
 * they travel with every page.
 */
const prefixForSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && isOldInSafari(element.props, element.value)) element.return = `-webkit-${element.value}${element.value}`;
};

/** How every part of the page writes its rules: server and browser alike, or one would not know those of the other. */
export const styleRules = { key: 'pz', stylisPlugins: [prefixForSafari] };
