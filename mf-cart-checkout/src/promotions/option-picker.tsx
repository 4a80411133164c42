import styled from '@emotion/styled';
import { useEffect, useId, useState } from 'react';
import { PizzaIngredients } from '@brasa/shared/builder/pizza-ingredients';
import { soldOutText, useSoldOut } from '@brasa/shared/builder/sold-out';
import type { Catalog, OptionGroup, Product } from '@brasa/shared/domain/catalog';
import { changePizza, chooseOption, type OptionMessage } from '@brasa/shared/domain/builder';
import { groupsOf } from '@brasa/shared/domain/catalog-lookup';
import { describeSelection } from '@brasa/shared/domain/describe-selection';
import { pizzaPricing } from '@brasa/shared/domain/pricing';
import type { ChosenOption, PizzaChoice, Selection } from '@brasa/shared/domain/selection';
import { Field, Notice, Select, Stack, Text, theme } from '@brasa/shared/ui';
import { ChevronDown } from '@brasa/shared/ui/icons';
import { isBare } from './offer-messages.ts';
import { promotionText as text } from './promotion-text.ts';

type Props = { readonly catalog: Catalog; readonly product: Product; readonly selection: Selection; readonly onChange: (selection: Selection) => void };

/** What can be chosen of a product that a promotion or a coupon brings; everything has a first choice already [DEC-131]. */
export const OptionPicker = ({ messages, anchorOf, ...props }: Props & { readonly messages: readonly OptionMessage[]; readonly anchorOf: (groupIndex: number) => string }) => (
  <Stack gap="xl">
    {groupsOf(props.product).map((group, index) => {
      const option = props.selection.find(({ groupIndex }) => groupIndex === index);
      if (!option || !group.selectable) return null;
      return <Choice key={index} {...props} group={group} option={option} id={anchorOf(index)} messages={messages.filter(({ groupIndex }) => groupIndex === index)} />;
    })}
  </Stack>
);

type ChoiceProps = Props & { readonly group: OptionGroup; readonly option: ChosenOption; readonly id: string; readonly messages: readonly OptionMessage[] };

function Choice({ group, option, id, messages, ...props }: ChoiceProps) {
  const { catalog, product, selection, onChange } = props;
  const { products, options } = useSoldOut();
  const isSoldOut = (choiceId: number): boolean => options.has(choiceId) || (group.kind !== 'option' && products.has(choiceId));
  const choices = group.choices.map(({ id: value, name, description }) => ({ value, label: `${name || description}${isSoldOut(value) ? ` (${soldOutText.toLowerCase()})` : ''}`, disabled: isSoldOut(value) }));
  if (choices.length < 2 && !option.pizza) return null;
  return (
    <Part as="section" gap="md" id={id} tabIndex={-1} aria-label={option.pizza ? group.title : undefined}>
      {messages.map((message) => (
        <Notice key={message.text} kind="warning" live>
          {message.text}
        </Notice>
      ))}
      {choices.length < 2 && product.groups.length > 1 && <Text weight={700}>{group.title}</Text>}
      {choices.length > 1 && (
        <Field label={group.title} name={`opcion-${option.groupIndex}`}>
          <Select
            value={option.choiceId ?? ''}
            options={choices}
            onChange={(event) => onChange(withFirstPair(catalog, product, chooseOption(catalog, product, selection, option.groupIndex, Number(event.target.value)), option.groupIndex))}
          />
        </Field>
      )}
      {option.pizza && (
        <>
          <PairField {...props} option={option} pizza={option.pizza} />
          <Ingredients key={option.choiceId} {...props} option={option} pizza={option.pizza} isAsked={messages.length > 0} />
        </>
      )}
    </Part>
  );
}

type PizzaProps = Props & { readonly option: ChosenOption; readonly pizza: PizzaChoice };

/** Dough and size are one choice here: only pairs that exist are offered. */
function PairField({ catalog, product, selection, onChange, option, pizza }: PizzaProps) {
  const { rows } = pizzaPricing(catalog, product, option);
  if (rows.length < 2) return null;
  const nameIn = (list: Catalog['sizes'], wanted: number): string => list.find(({ id }) => id === wanted)?.name ?? '';
  const keyOf = ({ doughId, sizeId }: Pick<PizzaChoice, 'doughId' | 'sizeId'>): string => `${doughId}-${sizeId}`;
  const choose = (key: string): void => {
    const row = rows.find((each) => keyOf(each) === key);
    if (row) onChange(changePizza(selection, option.groupIndex, (current) => ({ ...current, doughId: row.doughId, sizeId: row.sizeId })));
  };
  return (
    <Field label={text.doughAndSize} name={`masa-${option.groupIndex}`}>
      <Select
        value={keyOf(pizza)}
        options={rows.map((row) => ({ value: keyOf(row), label: text.pizza(nameIn(catalog.sizes, row.sizeId), nameIn(catalog.doughs, row.doughId)) }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  );
}

/** What lies on the pizza, as on its own page. Folded while there is nothing to be asked: most take it as it comes. */
function Ingredients({ isAsked, ...props }: PizzaProps & { readonly isAsked: boolean }) {
  const { catalog, option } = props;
  const [isOpen, setOpen] = useState(isAsked || isBare(catalog, option));
  const contentId = useId();
  useEffect(() => void (isAsked && setOpen(true)), [isAsked]);
  // Dough and size are told by the field above.
  const [, ...lying] = describeSelection(catalog, [option]);
  return (
    <Folded>
      <Handle type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setOpen(!isOpen)}>
        <span>
          {text.ingredients}
          {lying.length > 0 && (
            <Text as="span" size="sm" tone="soft">
              {lying.join(' · ')}
            </Text>
          )}
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </Handle>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && <PizzaIngredients {...props} />}
      </div>
    </Folded>
  );
}

/** Another pizza starts with the first dough and size it has. */
function withFirstPair(catalog: Catalog, product: Product, selection: Selection, groupIndex: number): Selection {
  const option = selection.find((each) => each.groupIndex === groupIndex);
  const [row] = option?.pizza ? pizzaPricing(catalog, product, option).rows : [];
  return row ? changePizza(selection, groupIndex, (pizza) => ({ ...pizza, doughId: row.doughId, sizeId: row.sizeId })) : selection;
}

const Part = styled(Stack)({ minWidth: 0, scrollMarginTop: theme.space.md, '&:focus': { outline: 'none' } });
const Folded = styled.div({ minWidth: 0, borderBlock: `1px solid ${theme.color.line}`, '& > div:not([hidden])': { paddingBlock: `${theme.space.sm} ${theme.space.lg}` } });
const Handle = styled.button({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.md,
  width: '100%',
  minHeight: theme.touchTarget,
  padding: `${theme.space.sm} 0`,
  border: 0,
  background: 'none',
  color: theme.color.ink,
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { minWidth: 0 },
  '& > span > span': { display: 'block', fontWeight: 500, lineHeight: 1.3 },
  '& > svg': { flex: 'none', transition: `transform ${theme.motion.quick}` },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});
