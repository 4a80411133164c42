/** The style of an element by all sheets of the document. `getComputedStyle` itself is cut down in tests to what the element carries (`tools/jest/screens.mjs`). */
export const wholeStyle = (element: Element): CSSStyleDeclaration => (globalThis as unknown as { wholeStyle: typeof getComputedStyle }).wholeStyle(element);
