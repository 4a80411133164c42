import styled from '@emotion/styled';
import { useState } from 'react';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { unitPrice } from '@brasa/shared/domain/pricing';
import { addToCart } from '@brasa/shared/runtime';
import { Button, Picture, Price, QuantityStepper, Sheet, Text, pictureSize, theme } from '@brasa/shared/ui';
import { noSuggestions, quantityOf, setQuantity, unitsIn } from './suggestion-list.ts';
import { upsellText } from './upsell-text.ts';
import type { Suggestion, Suggestions } from './use-suggestions.ts';

type Props = {
  readonly suggestions: Suggestions;
  readonly catalog: Catalog;
  /** «No, gracias», or the dialog was put away: paying goes on [DEC-114]. */
  readonly onDecline: () => void;
};

export function UpsellDialog({ suggestions, catalog, onDecline }: Props) {
  const [list, setList] = useState(noSuggestions);

  const close = (): void => {
    setList(noSuggestions);
    suggestions.close();
  };
  const decline = (): void => {
    close();
    onDecline();
  };
  const add = (): void => {
    for (const [productId, entries] of list) {
      const product = catalog.productById.get(productId);
      if (product) addToCart(product, entries.length, entries[0] ?? [], { suggested: true });
    }
    close();
  };

  return (
    <Sheet
      open={suggestions.isOpen}
      onClose={decline}
      title={upsellText.title}
      actions={
        <>
          <Button variant="secondary" onClick={decline}>
            {upsellText.decline}
          </Button>
          <Button disabled={unitsIn(list) === 0} onClick={add}>
            {upsellText.add}
          </Button>
        </>
      }
    >
      <List>
        {suggestions.products.map(({ product, selection }) => (
          <Suggested
            key={product.id}
            product={product}
            selection={selection}
            catalog={catalog}
            quantity={quantityOf(list, product.id)}
            onQuantity={(quantity) => setList((current) => setQuantity(current, product.id, quantity, selection))}
          />
        ))}
      </List>
    </Sheet>
  );
}

type SuggestedProps = Suggestion & { readonly catalog: Catalog; readonly quantity: number; readonly onQuantity: (quantity: number) => void };

const Suggested = ({ product, selection, catalog, quantity, onQuantity }: SuggestedProps) => (
  <Item>
    <Frame>
      <Picture picture={product.pictures.small} alt="" width={pictureSize.small} height={pictureSize.small} fill />
    </Frame>
    <div>
      <h3>{product.name}</h3>
      <Text size="sm" tone="soft" clamp={2}>
        {product.description}
      </Text>
    </div>
    <Counter>
      <Price amount={unitPrice(catalog, product, selection)} symbol={catalog.config.currency} />
      <QuantityStepper label={product.name} value={quantity} min={0} onChange={onQuantity} />
    </Counter>
  </Item>
);

const List = styled.ul({ display: 'grid', padding: 0, listStyle: 'none' });
const Item = styled.li({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: `${theme.space.sm} ${theme.space.md}`,
  paddingBlock: theme.space.md,
  borderTop: `1px solid ${theme.color.line}`,
  '&:first-of-type': { borderTop: 0 },
  '& h3': { fontSize: theme.size.md, fontWeight: 700, lineHeight: 1.25 },
});
const Frame = styled.div({ gridRow: 'span 2', width: '72px', height: '72px', borderRadius: theme.radius.md, overflow: 'clip' });
const Counter = styled.div({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.sm });
