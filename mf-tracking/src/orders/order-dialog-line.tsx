import { describeSelection } from '@brasa/shared/domain/describe-selection';
import { formatMoney } from '@brasa/shared/domain/money';
import type { OrderedLine } from '@brasa/shared/domain/ordered-line';
import { useCatalog } from '@brasa/shared/react';
import { IconButton, Row, Stack, Text, theme } from '@brasa/shared/ui';
import Trash2 from 'lucide-react/icons/trash';
import { ordersText as text } from './orders-text.ts';

type Props = { readonly line: OrderedLine; readonly onRemove?: () => void };

/** What a line is today: quantity, name, what was picked, price; and a way to leave it out [REO-002, REO-004]. */
export function OrderDialogLine({ line, onRemove }: Props) {
  const catalog = useCatalog();
  const name = catalog.productById.get(line.productId)?.name ?? '';
  const price = line.entries.length > 0 ? line.entries.reduce((sum, entry) => sum + entry.price, 0) : line.unitPrice * line.quantity;
  const picked = new Set(line.entries.map(({ selection }) => describeSelection(catalog, selection).join('\n')));
  return (
    <Row as="li" justify="between" align={picked.size > 0 ? 'start' : 'center'} gap="sm">
      <Stack gap="xs" css={{ flex: 1, marginRight: onRemove ? undefined : `calc(${theme.touchTarget} + ${theme.space.sm})` }}>
        {/* With large letters the price stands below the name. */}
        <Row wrap justify="between" align="baseline" gap="md">
          <Text weight={600} css={{ flex: '1 1 6rem' }}>
            {line.quantity} × {name}
          </Text>
          <Text weight={700}>{formatMoney(price, catalog.config.currency)}</Text>
        </Row>
        {[...picked].map((words) => (
          <Text key={words} size="sm" tone="soft" css={{ whiteSpace: 'pre-line' }}>
            {words}
          </Text>
        ))}
        {!onRemove && (
          <Text size="sm" tone="soft">
            {text.promo}
          </Text>
        )}
      </Stack>
      {onRemove && (
        <IconButton label={text.remove(name)} onClick={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  );
}
