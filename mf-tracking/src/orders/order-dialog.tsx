import type { OrderedLine, SavedOrder } from '@brasa/shared/domain/ordered-line';
import { navigate, toast } from '@brasa/shared/runtime';
import { Button, Dialog, Stack, Text } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { OrderDialogLine } from './order-dialog-line.tsx';
import { ordersText as text } from './orders-text.ts';
import { recentOrder } from './recent-order.ts';
import { isPromo, reorder } from './reorder.ts';

type Props = { readonly order: SavedOrder; readonly onClose: () => void };

/** An order of before, to have it again whole or in part [REO-001…013]. */
export function OrderDialog({ order, onClose }: Props) {
  const [lines, setLines] = useState<readonly OrderedLine[]>(order.lines);
  useEffect(() => recentOrder.write(lines), [lines]);
  useEffect(() => recentOrder.clear, []);

  const remove = (gone: OrderedLine) => {
    const left = lines.filter((line) => line !== gone);
    setLines(left);
    if (left.every(isPromo)) onClose();
  };
  const add = () => {
    const wanted = lines.filter((line) => !isPromo(line)).reduce((sum, { quantity }) => sum + quantity, 0);
    // The menu may ask today for a choice that nobody was asked for then.
    if (reorder(order, lines) < wanted) toast({ kind: 'warning', text: text.notAll, preventDuplicate: true });
    onClose();
    navigate('/cart');
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.number(order.number)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.dismiss}
          </Button>
          {!lines.every(isPromo) && <Button onClick={add}>{text.add}</Button>}
        </>
      }
    >
      <Stack gap="md">
        <Text size="sm" tone="soft">
          {text.today}
        </Text>
        <Stack as="ul" gap="md" css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {lines.map((line, position) => (
            <OrderDialogLine key={`${line.productId}-${position}`} line={line} {...(!isPromo(line) && { onRemove: () => remove(line) })} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
