/** Whether the style sheets hide an element, or what it stands in, where a media query holds: `(min-width:56.25rem)`. jsdom itself has no width. */
export const isHiddenBy = (query: string, element: Element): boolean =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSMediaRule => 'media' in rule && (rule as CSSMediaRule).media.mediaText.replaceAll(' ', '').includes(query))
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .some(({ selectorText, style }) => style.display === 'none' && element.closest(selectorText) !== null);
