import type { Catalog } from '@brasa/shared/domain/catalog';
import type { PizzaChoice } from '@brasa/shared/domain/selection';
import { Text, media, theme } from '@brasa/shared/ui';
import { PizzaPicture } from '@brasa/shared/ui/pizza-picture';
import styled from '@emotion/styled';
import { describePizza } from './describe-pizza.ts';
import { productText } from './product-text.ts';
import { useIsLive } from './use-is-live.ts';

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${theme.space.sm};
  margin: 0;
  & > svg {
    width: min(100%, 13rem);
    height: auto;
  }
  /* On phones the bar at the lower edge says it. */
  &[data-large] > figcaption {
    display: none;
  }
  & > figcaption {
    min-height: 2.6em;
    line-height: 1.3;
    text-align: center;
  }
  ${media.md} {
    &[data-large] > svg {
      width: min(100%, 30rem);
    }
    &[data-large] > figcaption {
      display: block;
    }
  }
`;

type Props = { readonly catalog: Catalog; readonly pizza: PizzaChoice; /** The picture of the page, not of one part of a combo. */ readonly large?: boolean };

/** The pizza as it is now, and the same in words. The first HTML has a plain one in the same place: the whole drawing would double its weight. */
export function PizzaView({ catalog, pizza, large = false }: Props) {
  const isLive = useIsLive();
  const description = describePizza(catalog, pizza);
  return (
    <Figure data-large={large ? '' : undefined}>
      <PizzaPicture pizza={pizza} plain={!isLive} label={productText.picture(description)} />
      <figcaption aria-hidden="true">
        <Text as="span" size="sm" tone="soft">
          {description}
        </Text>
      </figcaption>
    </Figure>
  );
}
