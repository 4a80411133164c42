import { Badge, Card, Row, Stack, Text } from '@brasa/shared/ui';
import type { Customer } from '@brasa/shared/wire/customer-wire';
import { profileText as text } from './profile-text.ts';

/** The saved addresses in the customer's order, the main one marked. */
export const LocationsScreen = ({ customer: { addresses } }: { readonly customer: Customer }) =>
  addresses.length === 0 ? (
    <Text tone="soft">{text.noAddresses}</Text>
  ) : (
    <Card>
      <Stack gap="lg">
        {addresses.map(({ id, tag, isMain, address, districtName, zoneName }) => (
          <Stack key={id} gap="xs">
            <Row wrap>
              <Text weight={700}>{tag}</Text>
              {isMain && <Badge tone="success">{text.main}</Badge>}
            </Row>
            <Text css={{ overflowWrap: 'anywhere' }}>{[address, districtName, zoneName].filter((part) => part !== '').join(', ')}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
