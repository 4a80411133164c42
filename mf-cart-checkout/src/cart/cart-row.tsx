import styled from '@emotion/styled';
import { cartPath, fromCart, type CartEntry } from '@brasa/shared/domain/cart-entry';
import { canDecrease, canIncrease, type CartGroup } from '@brasa/shared/domain/cart-operations';
import type { Catalog } from '@brasa/shared/domain/catalog';
import { describeSelection } from '@brasa/shared/domain/describe-selection';
import { formatMoney } from '@brasa/shared/domain/money';
import { AppLink } from '@brasa/shared/react';
import { history, navigate } from '@brasa/shared/runtime';
import { Badge, IconButton, Picture, Price, QuantityStepper, Text, media, pictureSize, theme } from '@brasa/shared/ui';
import { Trash2 } from '@brasa/shared/ui/icons';
import type { MouseEvent } from 'react';
import { Controls, fingerRoom, Frame, Options, Row, Words } from './cart-layout.ts';
import { cartText } from './cart-text.ts';

type Props = {
  readonly group: CartGroup;
  /** Where it is chosen anew; null when nothing of it can be. */
  readonly edit: string | null;
  readonly catalog: Catalog;
  /** Why this product holds the order up; undefined when it does not. */
  readonly problem: string | undefined;
  /** Its quantity cannot change now [DEC-091]. */
  readonly blocked: boolean;
  readonly onQuantity: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** The entry of the cart says where to go on after an edit. The second half of a double click comes when the cart is left already. */
function leaveMark(event: MouseEvent, line: number): void {
  if (history.location.pathname !== cartPath) return event.preventDefault();
  navigate(cartPath, { replace: true, state: { line } satisfies CartEntry });
}

/** One row of the cart: the units of one add. */
export function CartRow({ group, edit, catalog, problem, blocked, onQuantity, onRemove }: Props) {
  const [line] = group.lines;
  if (!line) return null;
  const { currency } = catalog.config;
  const total = group.lines.reduce((sum, each) => sum + each.unitPrice, 0);
  const before = group.lines.reduce((sum, each) => sum + each.originalPrice, 0);
  const options = describeSelection(catalog, line.selection);

  return (
    <Row data-promo={group.isPromo || undefined}>
      <Frame>
        <Picture picture={line.pictures.small} alt="" width={pictureSize.small} height={pictureSize.small} fill />
      </Frame>
      <Words>
        <h2>{line.name}</h2>
        {group.isPromo && <Badge tone="promo">{cartText.promo}</Badge>}
        {options.length > 0 && (
          <Options>
            {options.map((option, index) => (
              <li key={index}>{option}</li>
            ))}
          </Options>
        )}
        {group.quantity > 1 && (
          <Text size="sm" tone="soft">
            {cartText.each(formatMoney(line.unitPrice, currency))}
          </Text>
        )}
        {edit !== null && (
          <Edit to={edit} state={fromCart} data-edit={group.sequence} aria-label={cartText.editNamed(line.name)} onClick={(event) => leaveMark(event, group.sequence)}>
            {cartText.edit}
          </Edit>
        )}
        {problem !== undefined && (
          <Text size="sm" tone="danger" weight={600}>
            {problem}
          </Text>
        )}
      </Words>
      <Controls>
        {!group.isPromo && (
          <QuantityStepper
            label={line.name}
            value={group.quantity}
            min={canDecrease(group) ? 1 : group.quantity}
            max={canIncrease(group) ? Number.POSITIVE_INFINITY : group.quantity}
            blocked={blocked}
            onChange={(next) => onQuantity(next > group.quantity ? 1 : -1)}
          />
        )}
        {/* The second half of a double click falls on the row that has moved up: that one is meant to stay. */}
        <IconButton label={cartText.remove(line.name)} data-remove="" onClick={({ detail }) => (detail > 1 ? undefined : onRemove())}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
        <Amount amount={total} symbol={currency} before={before} />
      </Controls>
    </Row>
  );
}

const Edit = styled(AppLink)({ ...fingerRoom, color: theme.color.primary, fontSize: theme.size.sm, fontWeight: 700 });
const Amount = styled(Price)({ marginLeft: 'auto', [media.sm]: { minWidth: '5.5rem', justifyContent: 'flex-end' } });
