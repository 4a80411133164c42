import { createElement } from 'react';

/**
 * Takes the place of lucide's own `createLucideIcon` in what is built: the same drawing with the same attributes, without the
 * settings by context and the class names nobody uses. Every remote carries it, so three hundred bytes count more than three
 * thousand.
 */
const createLucideIcon = ({ size: side, node }) => {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = side, ...rest }) =>
    createElement(
      'svg',
      { width: size, height: size, viewBox: `0 0 ${side} ${side}`, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': rest['aria-label'] === undefined || undefined, ...rest },
      lines,
    );
};

export default createLucideIcon;
