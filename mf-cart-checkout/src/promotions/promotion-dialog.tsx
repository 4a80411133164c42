import styled from '@emotion/styled';
import { useState } from 'react';
import { builderText } from '@brasa/shared/domain/builder-text';
import type { Catalog, Pictures, Product } from '@brasa/shared/domain/catalog';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import type { Centavos } from '@brasa/shared/domain/money';
import type { OfferedMember } from '@brasa/shared/domain/promotion-offers';
import type { Selection } from '@brasa/shared/domain/selection';
import { lazyPart } from '@brasa/shared/react';
import { Button, ChoiceGroup, Picture, Price, RadioCard, Sheet, Skeleton, Stack, Text, pictureSize, theme } from '@brasa/shared/ui';
import { offerMessages } from './offer-messages.ts';
import { promotionText as text } from './promotion-text.ts';

/** With all a pizza can have on it: not needed to see what is offered. */
const OptionPicker = lazyPart(async () => (await import('./option-picker.tsx')).OptionPicker, { waiting: <Skeleton height="6rem" />, apology: text.optionsMissing });

/** What contradicts itself is said at once; what is only missing yet, when the customer wants to take it. */
const contradictions: readonly string[] = [builderText.noHalves, builderText.noSuchCombination];

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
  readonly priceOf: (product: Product, selection: Selection) => { readonly amount: Centavos; readonly before: Centavos };
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
  const [tried, setTried] = useState(false);
  const member = members.find(({ product }) => product.id === productId) ?? members[0];
  if (!member) return null;
  const { product } = member;
  const selectionOf = (each: OfferedMember): Selection => selections.get(each.product.id) ?? each.selection;
  const picture = (pictures?.small.webp ? pictures : product.pictures).small;
  const symbol = catalog.config.currency;
  const messages = offerMessages(catalog, product, selectionOf(member));
  const anchorOf = (groupIndex: number): string => `${form}-opcion-${groupIndex}`;
  const hasOptions = groupsOf(product).some(({ selectable, kind, choices }) => selectable && (kind === 'pizza' || choices.length > 1));

  const take = (): void => {
    const [first] = messages;
    if (!first) return onAdd(product, selectionOf(member));
    setTried(true);
    document.getElementById(anchorOf(first.groupIndex))?.focus();
  };

  return (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault();
        take();
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
            {!hasOptions && <Price {...priceOf(product, selectionOf(member))} symbol={symbol} />}
          </Only>
        ) : (
          <Choices>
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
                  aside={<Price {...priceOf(each.product, selectionOf(each))} symbol={symbol} />}
                  checked={each === member}
                  onChange={() => setProductId(each.product.id)}
                />
              ))}
            </ChoiceGroup>
          </Choices>
        )}
        {hasOptions && (
          <>
            <OptionPicker
              key={product.id}
              {...{ catalog, product, anchorOf }}
              selection={selectionOf(member)}
              messages={tried ? messages : messages.filter((message) => contradictions.includes(message.text))}
              onChange={(selection) => setSelections(new Map(selections).set(product.id, selection))}
            />
            <Total role="status">
              {text.total} <Price {...priceOf(product, selectionOf(member))} symbol={symbol} />
            </Total>
          </>
        )}
      </Stack>
    </form>
  );
}

/** With large letters the words stand below the picture. */
const Top = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.lg, '& > :last-child': { flex: '1 1 8rem' } });
const Frame = styled.div({ flex: 'none', width: '5.5rem', height: '5.5rem', borderRadius: theme.radius.md, overflow: 'clip' });
/** With large letters the words of a choice stand below its picture, and its two prices below each other. */
const Choices = styled.div({ '& label': { flexWrap: 'wrap' }, '& label > :last-child': { flexBasis: '8rem' }, '& label > :last-child > :last-child': { flexShrink: 1 } });
const Thumb = styled.span({ flex: 'none', display: 'block', width: '3rem', height: '3rem', borderRadius: theme.radius.sm, overflow: 'clip' });
const Only = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.space.sm });
/** What it costs as it is now stays in sight while ingredients are looked for. */
const Total = styled.p({
  position: 'sticky',
  bottom: `calc(-1 * ${theme.space.xl})`,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  marginInline: `calc(-1 * ${theme.space.xl})`,
  marginBottom: `calc(-1 * ${theme.space.xl})`,
  padding: `${theme.space.md} ${theme.space.xl}`,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  fontWeight: 700,
});
