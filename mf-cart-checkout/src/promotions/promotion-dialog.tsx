import styled from '@emotion/styled';
import { useState } from 'react';
import type { Catalog, Pictures, Product } from '@brasa/shared/domain/catalog';
import type { Centavos } from '@brasa/shared/domain/money';
import type { OfferedMember } from '@brasa/shared/domain/promotion-offers';
import type { Selection } from '@brasa/shared/domain/selection';
import { Button, ChoiceGroup, Picture, Price, RadioCard, Sheet, Stack, Text, pictureSize, theme } from '@brasa/shared/ui';
import { OptionPicker } from './option-picker.tsx';
import { promotionText as text } from './promotion-text.ts';

/** Where it was opened: on the checkout, by a coupon, or — null — anywhere else [DEC-140]. */
export type PromotionMode = 'CHK' | 'CUP' | null;

type Props = {
  readonly open: boolean;
  readonly mode: PromotionMode;
  readonly name: string;
  readonly description: string;
  readonly pictures: Pictures | undefined;
  readonly members: readonly OfferedMember[];
  readonly catalog: Catalog;
  /** What one costs with these choices, and what it costs without the promotion. */
  readonly priceOf: (product: Product, selection: Selection) => { readonly price: Centavos; readonly before: Centavos };
  readonly onAdd: (product: Product, selection: Selection) => void;
  readonly onDecline: () => void;
};

/** What a promotion or a coupon lets the customer add, one of it. */
export const PromotionDialog = (props: Props) => {
  const [form] = useState(() => `promocion-${props.mode ?? 'carrito'}`);
  return (
    <Sheet
      open={props.open}
      onClose={props.onDecline}
      title={props.name}
      actions={
        <>
          <Button variant="secondary" onClick={props.onDecline}>
            {text.decline}
          </Button>
          <Button type="submit" form={form}>
            {text.add}
          </Button>
        </>
      }
    >
      <Choosing {...props} form={form} />
    </Sheet>
  );
};

function Choosing({ mode, description, pictures, members, catalog, priceOf, onAdd, form }: Props & { readonly form: string }) {
  const [productId, setProductId] = useState(members[0]?.product.id);
  const [selections, setSelections] = useState<ReadonlyMap<number, Selection>>(new Map());
  const member = members.find(({ product }) => product.id === productId) ?? members[0];
  if (!member) return null;
  const { product } = member;
  const selectionOf = (each: OfferedMember): Selection => selections.get(each.product.id) ?? each.selection;
  const picture = (pictures?.small.webp ? pictures : product.pictures).small;
  const symbol = catalog.config.currency;

  return (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(product, selectionOf(member));
      }}
    >
      <Stack gap="lg">
        <Top>
          <Frame>
            <Picture picture={picture} alt="" width={pictureSize.small} height={pictureSize.small} fill />
          </Frame>
          <Stack gap="xs">
            <Text>{description}</Text>
            {mode === 'CUP' && (
              <Text size="sm" tone="soft">
                {members.length === 1 ? text.couponBrings : text.couponLets}
              </Text>
            )}
          </Stack>
        </Top>
        {members.length === 1 ? (
          <Only>
            <strong>{product.name}</strong>
            <Cost {...priceOf(product, selectionOf(member))} symbol={symbol} />
          </Only>
        ) : (
          <ChoiceGroup legend={text.choose}>
            {members.map((each) => (
              <RadioCard
                key={each.product.id}
                name={`${form}-producto`}
                label={each.product.name}
                media={
                  <Thumb>
                    <Picture picture={each.product.pictures.small} alt="" width={pictureSize.small} height={pictureSize.small} fill />
                  </Thumb>
                }
                aside={<Cost {...priceOf(each.product, selectionOf(each))} symbol={symbol} />}
                checked={each === member}
                onChange={() => setProductId(each.product.id)}
              />
            ))}
          </ChoiceGroup>
        )}
        <OptionPicker catalog={catalog} product={product} selection={selectionOf(member)} onChange={(selection) => setSelections(new Map(selections).set(product.id, selection))} />
      </Stack>
    </form>
  );
}

const Cost = ({ price, before, symbol }: { readonly price: Centavos; readonly before: Centavos; readonly symbol: string }) => (
  <Price amount={price} {...(before > price ? { before } : {})} symbol={symbol} />
);

const Top = styled.div({ display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', alignItems: 'center', gap: theme.space.lg });
const Frame = styled.div({ width: '5.5rem', height: '5.5rem', borderRadius: theme.radius.md, overflow: 'clip' });
const Thumb = styled.span({ flex: 'none', display: 'block', width: '3rem', height: '3rem', borderRadius: theme.radius.sm, overflow: 'clip' });
const Only = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.space.sm });
