import type { Order } from '@brasa/shared/domain/order';
import { Card, Heading, Stack, Text } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { trackingText as text } from './tracking-text.ts';

const List = styled.dl`
  margin: 0;
  overflow-wrap: anywhere;
`;
const Words = styled.dd`
  margin: 0;
  white-space: pre-line;
`;

type Detail = readonly [label: string, words: string];

/** What its owner typed of the way to the door and for the shop; nothing for whoever only has the link. */
export function OrderDelivery({ order }: { readonly order: Order }) {
  const details: readonly Detail[] = [
    [text.reference, order.indications],
    [text.comments, order.comments],
  ];
  const typed = details.filter(([, words]) => words !== '');
  if (order.address === '' && typed.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap="sm">
        <Heading level={2} size="lg">
          {order.address === '' ? text.pickup.details : text.deliverTo}
        </Heading>
        {order.address !== '' && <Text css={{ overflowWrap: 'anywhere' }}>{order.address}</Text>}
        {typed.length > 0 && (
          <List>
            {typed.map(([label, words]) => (
              <div key={label}>
                <Text as="dt" size="sm" tone="soft">
                  {label}
                </Text>
                <Words>{words}</Words>
              </div>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
