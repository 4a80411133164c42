import { collage } from '@brasa/shared/domain/order-listing';
import type { SavedOrder } from '@brasa/shared/domain/ordered-line';
import { useCatalog } from '@brasa/shared/react';
import { Picture, pictureSize, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { ordersText as text } from './orders-text.ts';

/** One picture fills the box, two share it, the third and the fourth make a square. */
const Box = styled.div`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-rows: minmax(0, 1fr);
  gap: 2px;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${theme.color.sunken};

  &[data-pictures='2'] > :last-child {
    grid-column: 2;
  }
  &[data-pictures='3'] > :first-of-type {
    grid-row: span 2;
  }
  &[data-pictures='3'] > :nth-of-type(n + 2) {
    grid-column: 2;
  }
  &[data-pictures='4'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Cell = styled.span`
  position: relative;
  display: block;
  min-height: 0;
`;
const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(43 22 12 / 62%);
  color: #ffffff;
  font-size: ${theme.size['2xl']};
  font-weight: 800;
`;

/** Pictures of the first four products of an order and how many more there are [ORDS-004, ORDS-005]. */
export function OrderCollage({ order }: { readonly order: SavedOrder }) {
  const { pictures, more } = collage(order, useCatalog());
  return (
    <Box data-pictures={pictures.length}>
      {pictures.map(({ small }, position) => (
        <Cell key={position}>
          <Picture picture={small} alt="" width={pictureSize.small} height={pictureSize.small} fill />
          {more > 0 && position === pictures.length - 1 && <More>{text.more(more)}</More>}
        </Cell>
      ))}
    </Box>
  );
}
