import { describeSelection } from '@brasa/shared/domain/describe-selection';
import { formatMoney } from '@brasa/shared/domain/money';
import type { OrderLine as Line } from '@brasa/shared/domain/order';
import { useCatalog } from '@brasa/shared/react';
import { Row, Stack, Text } from '@brasa/shared/ui';
import { trackingText as text } from './tracking-text.ts';

/** Quantity, name and price of a line, and what was picked for its units: size, dough, halves, toppings. Units that are alike are described once. */
export function OrderLine({ line }: { readonly line: Line }) {
  const catalog = useCatalog();
  const picked = new Set(line.selections.map((selection) => describeSelection(catalog, selection).join('\n')));
  return (
    // With large letters the price stands below the words.
    <Row as="li" wrap gap="lg" justify="between" align="start">
      <Stack gap="xs" css={{ flex: '1 1 7rem', overflowWrap: 'anywhere' }}>
        <span>
          {text.units(line.quantity)} {line.name ?? catalog.productById.get(line.productId)?.name}
        </span>
        {[...picked].filter(Boolean).map((words) => (
          <Text key={words} size="sm" tone="soft" css={{ whiteSpace: 'pre-line' }}>
            {words}
          </Text>
        ))}
      </Stack>
      <strong css={{ marginLeft: 'auto', whiteSpace: 'nowrap' }}>{formatMoney(line.unitPrice * line.quantity, catalog.config.currency)}</strong>
    </Row>
  );
}
