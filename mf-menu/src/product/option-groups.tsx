import { soldOutText, useSoldOut } from '@brasa/shared/builder/sold-out';
import type { OptionMessage } from '@brasa/shared/domain/builder';
import type { Catalog, OptionGroup, Product } from '@brasa/shared/domain/catalog';
import { isPizza } from '@brasa/shared/domain/catalog';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import { formatMoney } from '@brasa/shared/domain/money';
import type { Selection } from '@brasa/shared/domain/selection';
import { ChoiceGroup, Heading, Notice, RadioCard, Stack } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useShowsBelowFold } from '../use-shows-below-fold.ts';
import { PizzaBuilder } from './pizza-builder.tsx';
import { chooseOptionWithDough } from './pizza-layout.ts';
import { PizzaView } from './pizza-view.tsx';
import { productText } from './product-text.ts';

type Props = {
  readonly catalog: Catalog;
  readonly product: Product;
  readonly selection: Selection;
  readonly onChange: (next: Selection) => void;
  readonly messages: readonly OptionMessage[];
};

export const groupAnchor = (groupIndex: number): string => `opcion-${groupIndex}`;

/** Where everything comes right after the first frame that is taller than a screen. As tall as a screen: nothing that stands below it is seen to move. */
const Room = styled.div`
  min-height: 100vh;
`;

/** Everything a customer decides about a product, group by group; what is fixed is not shown [DEC-059]. */
export function OptionGroups({ catalog, product, selection, onChange, messages }: Props) {
  const groups = groupsOf(product);
  const isTall = groups.some(({ selectable }, index) => selectable && selection.some(({ groupIndex, pizza }) => groupIndex === index && pizza));
  const showsBelowFold = useShowsBelowFold();
  // A press that needs the groups has messages for them.
  if (isTall && !showsBelowFold && messages.length === 0) return <Room aria-busy="true" />;
  return (
    <Stack gap="2xl">
      {groups.map((group, groupIndex) => {
        const option = selection.find((each) => each.groupIndex === groupIndex);
        if (!group.selectable) return null;
        return (
          <Stack as="section" key={`${group.id}-${groupIndex}`} gap="lg" aria-label={group.title} id={groupAnchor(groupIndex)} tabIndex={-1}>
            {messages
              .filter((message) => message.groupIndex === groupIndex)
              .map(({ text }) => (
                <Notice key={text} kind="warning" live>
                  {text}
                </Notice>
              ))}
            <Question {...{ catalog, product, group, groupIndex, selection, onChange }} />
            {option?.pizza && !isPizza(product.type) && <PizzaView catalog={catalog} pizza={option.pizza} />}
            {option?.pizza && <PizzaBuilder key={option.choiceId} {...{ catalog, product, option, pizza: option.pizza, selection, onChange }} />}
          </Stack>
        );
      })}
    </Stack>
  );
}

type QuestionProps = Omit<Props, 'messages'> & { readonly group: OptionGroup; readonly groupIndex: number };

function Question({ catalog, product, group, groupIndex, selection, onChange }: QuestionProps) {
  const chosen = selection.find((each) => each.groupIndex === groupIndex);
  const { products, options } = useSoldOut();
  if (group.choices.length < 2) return isPizza(product.type) ? null : <Heading size="xl">{group.title}</Heading>;
  return (
    <ChoiceGroup legend={group.title} columns={2}>
      {group.choices.map(({ id, name, description, extra }) => {
        const isSoldOut = options.has(id) || (group.kind !== 'option' && products.has(id));
        return (
          <RadioCard
            key={id}
            name={`group-${groupIndex}`}
            label={name || description}
            description={isSoldOut ? soldOutText : undefined}
            aside={extra > 0 ? productText.addition(formatMoney(extra, catalog.config.currency)) : undefined}
            disabled={isSoldOut}
            checked={chosen?.choiceId === id}
            onChange={() => onChange(chooseOptionWithDough(catalog, product, selection, groupIndex, id))}
          />
        );
      })}
    </ChoiceGroup>
  );
}
