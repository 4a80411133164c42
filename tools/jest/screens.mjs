/** For tests that draw: how long they wait, what is asked of jsdom's style sheets, and what React notes. */
if (globalThis.document) {
  const { configure } = await import('@testing-library/dom');
  // One second, the library's default, is shorter than the first lazy import of a file takes on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });

  // Queries by role ask for the computed style of every ancestor of every candidate, and jsdom matches all of emotion's rules for
  // each of them: half of the time of a screen's tests. What is hidden here is hidden by an attribute or by its own style. What only
  // a sheet hides counts as shown: journeys in a browser look at that; a test about a style of a sheet asks for `wholeStyle`.
  const computedByJsdom = window.getComputedStyle.bind(window);
  const style = (values) => ({ display: 'block', visibility: 'visible', content: 'none', ...values, getPropertyValue: (name) => values[name] ?? '' });
  const shown = style({});
  const notDrawn = style({ display: 'none' });
  const isNotDrawn = (element) => element.hidden || element.localName === 'template' || (element.localName === 'dialog' && !element.open);
  const ownStyle = ({ style: { display, visibility } }) => style({ display: display || 'block', visibility: visibility || 'visible' });
  globalThis.wholeStyle = computedByJsdom;
  window.getComputedStyle = globalThis.getComputedStyle = (element) => (isNotDrawn(element) ? notDrawn : element.hasAttribute('style') ? ownStyle(element) : shown);

  // React for developers notes a stack for every element that is made, ten thousand in a second at most: a sixth of the time of a
  // screen's tests. It uses them for `captureOwnerStack` and behind its warnings, which keep the names of the components.
  const { default: react } = await import('react');
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
