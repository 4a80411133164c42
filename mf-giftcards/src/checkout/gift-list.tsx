import styled from '@emotion/styled';
import type { CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { Price, Text, theme } from '@brasa/shared/ui';
import { checkoutText as text } from './checkout-text.ts';

type Props = {
  readonly items: readonly CertificateItem[];
  readonly currency: string;
  /** When, and perhaps where to, a card is sent. */
  readonly when: (item: CertificateItem) => string;
};

/** Which card, for whom, on which day. */
export const GiftList = ({ items, currency, when }: Props) => (
  <List aria-label={text.cards}>
    {items.map((item) => (
      <li key={item.id}>
        <div>
          <Text weight={700}>{item.card.name}</Text>
          <Text size="sm">{text.recipient(item.contact.recipientName)}</Text>
          <Text size="sm" tone="soft">
            {when(item)}
          </Text>
        </div>
        <Price amount={item.card.price} symbol={currency} />
      </li>
    ))}
  </List>
);

const List = styled.ul({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // With large letters the price stands below the words.
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: theme.space.md, paddingBlock: theme.space.md, borderTop: `1px solid ${theme.color.line}`, overflowWrap: 'anywhere' },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li > div': { flex: '1 1 8rem', minWidth: 0 },
});
