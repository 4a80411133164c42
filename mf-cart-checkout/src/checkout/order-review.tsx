import styled from '@emotion/styled';
import { displayGroups } from '@brasa/shared/domain/cart-operations';
import type { Cart } from '@brasa/shared/domain/cart';
import type { Catalog } from '@brasa/shared/domain/catalog';
import type { DeliveryMode } from '@brasa/shared/domain/delivery';
import { describeSelection } from '@brasa/shared/domain/describe-selection';
import { formatMoney } from '@brasa/shared/domain/money';
import { AppLink } from '@brasa/shared/react';
import { deliveryReturn } from '@brasa/shared/runtime';
import { Text, theme } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { checkoutText as text } from './checkout-text.ts';
import type { DeliveryWords } from '../delivery/delivery-words.ts';

/** The address itself where the words only say its name. */
function addressOf(mode: DeliveryMode): string {
  if (mode.kind !== 'home' || mode.location.tag === '') return '';
  const { address, districtName, zoneName } = mode.location;
  return [address, districtName, zoneName].filter(Boolean).join(', ');
}

/** Where and when the order is handed over, with the way to change it. */
export const DeliveryReview = ({ words, mode }: { readonly words: DeliveryWords; readonly mode: DeliveryMode }) => (
  <Block>
    <div>
      <Text weight={700}>{words.title}</Text>
      {[...words.lines, addressOf(mode)].filter(Boolean).map((line) => (
        <Text key={line} size="sm" tone="soft">
          {line}
        </Text>
      ))}
    </div>
    <AppLink to={paths.delivery} onClick={() => deliveryReturn.write(paths.checkout)} aria-label={`${text.edit}: ${text.delivery}`}>
      {text.edit}
    </AppLink>
  </Block>
);

/** Every line of the order, short. */
export const LinesReview = ({ cart, catalog }: { readonly cart: Cart; readonly catalog: Catalog }) => (
  <List aria-label={text.order}>
    {displayGroups(cart).map(({ sequence, lines, quantity }) => {
      const [line] = lines;
      return (
        line && (
          <li key={sequence}>
            <span>
              <strong>{quantity} ×</strong> {line.name}
              <small>{describeSelection(catalog, line.selection).join(' · ')}</small>
            </span>
            <span>{formatMoney(lines.reduce((sum, each) => sum + each.unitPrice, 0), catalog.config.currency)}</span>
          </li>
        )
      );
    })}
  </List>
);

const Block = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space.md,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget, fontWeight: 700 },
});
const List = styled.ul({
  display: 'grid',
  gap: theme.space.sm,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: theme.space.md },
  '& > li > span:last-of-type': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: theme.color.inkSoft, fontSize: theme.size.sm, '&:empty': { display: 'none' } },
});
