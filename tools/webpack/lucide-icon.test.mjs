import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CircleAlert, { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import House, { __iconData as house } from 'lucide-react/icons/house';
import createIcon from './lucide-icon.mjs';

/** What is drawn: lucide's names for styles, and the namespace that HTML does not need, aside. */
const drawn = (icon, props) => renderToStaticMarkup(createElement(icon, props)).replace(/ (xmlns|class)="[^"]*"/g, '').replace(/<svg [^>]*>/, (tag) => tag.slice(5, -1).split(/ (?=[a-zA-Z-]+=)/).sort().join(' '));

test.each([
  ['as it is', {}],
  ['for the eyes', { size: 20, strokeWidth: 3, 'aria-hidden': 'true' }],
  ['with a name', { size: 22, role: 'img', 'aria-label': 'Aviso' }],
])('an icon that is built looks and reads as lucide’s: %s', (_, props) => {
  expect(drawn(createIcon(house), props)).toBe(drawn(House, props));
  expect(drawn(createIcon(circleAlert), props)).toBe(drawn(CircleAlert, props));
});
