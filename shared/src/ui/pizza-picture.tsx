import styled from '@emotion/styled';
import { createElement, useId, useMemo, type ReactNode } from 'react';
import type { PizzaChoice } from '../domain/selection.ts';
import { drawingOf, type Recipes } from './pizza-drawing/ingredients.ts';
import { drawPizza, drawPlainPizza } from './pizza-drawing/pizza.ts';
import type { Shape } from './pizza-drawing/shape.ts';

const toReact = ({ tag, attributes, children }: Shape, key: number): ReactNode => createElement(tag, { ...attributes, key }, ...children.map(toReact));

const Board = styled.svg`
  width: 100%;
  height: auto;
`;

type Props = {
  readonly pizza: PizzaChoice;
  /** Specialty id → topping ids, from the catalogue. */
  readonly recipes?: Recipes;
  /** Empty when the words beside it say the same. */
  readonly label: string;
  /** Without what is small or lies on top. */
  readonly plain?: boolean;
  readonly className?: string;
};

/** The pizza as it is being built, from above, drawn in place: first half left, second half right. */
export function PizzaPicture({ pizza, recipes, label, plain = false, className }: Props) {
  // The same pizza may be on the page twice, and ids must not.
  const id = `${useId()}-`;
  const content = useMemo(() => {
    const drawing = drawingOf(pizza, recipes);
    const { paints, shapes } = plain ? drawPlainPizza(drawing, id) : drawPizza(drawing, { id });
    return [createElement('defs', { key: 'defs' }, ...paints.map(toReact)), ...shapes.map(toReact)];
  }, [pizza, recipes, id, plain]);
  const name = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Board viewBox="-470 -470 940 940" width="470" height="470" className={className} {...name}>
      <ellipse cx="8" cy="16" rx="448" ry="446" fill="#5a2b0c" opacity="0.16" />
      {content}
    </Board>
  );
}
