import { toCustomer, type Customer } from '@brasa/shared/wire/customer-wire';
import { AreaSkeleton, useContentReady, useCustomerAnswer, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { logOut, navigate } from '@brasa/shared/runtime';
import { Badge, Button, ButtonLink, Card, Container, Heading, Row, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { Navigate } from 'react-router-dom';
import { profileText as text } from './profile-text.ts';

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space.md};
  margin: 0;

  & dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;

/** Who is logged in, and the way out. */
export function ProfileScreen() {
  usePageTitle(text.title);
  const loggedIn = useIsLoggedIn();
  const { data: customer, error, isPending } = useCustomerAnswer('cliente/getDataUser', toCustomer);
  useContentReady(!isPending);
  if (!loggedIn) return <Navigate to="/" replace />;
  if (isPending) return <AreaSkeleton />;
  if (customer === undefined) throw error;
  const leave = () => {
    logOut();
    navigate('/', { replace: true });
  };
  return customer ? <Profile customer={customer} onLeave={leave} /> : <Navigate to="/" replace />;
}

function Profile({ customer, onLeave }: { readonly customer: Customer; readonly onLeave: () => void }) {
  const { firstNames, lastNames, nickname, email, phone, addresses } = customer;
  // A nickname nobody chose is the mailbox's name: the own name is friendlier.
  const called = nickname.toLowerCase() === email.split('@')[0]?.toLowerCase() ? firstNames : nickname;
  return (
    <Container narrow css={{ paddingBlock: theme.space.xl }}>
      <Stack gap="xl">
        <Heading level={1}>{text.hello(called || firstNames)}</Heading>
        <Card as="section">
          <Stack gap="lg">
            <Heading level={2} size="lg">
              {text.data}
            </Heading>
            <Facts>
              <Fact name={text.name} value={`${firstNames} ${lastNames}`.trim()} />
              <Fact name={text.email} value={email} />
              {phone !== '' && <Fact name={text.phone} value={phone} />}
            </Facts>
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap="lg">
            <Heading level={2} size="lg">
              {text.addresses}
            </Heading>
            {addresses.length === 0 && <Text tone="soft">{text.noAddresses}</Text>}
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
        <Row wrap>
          <ButtonLink to="/orders" variant="secondary">
            {text.orders}
          </ButtonLink>
          <ButtonLink to="/coupons" variant="secondary">
            {text.coupons}
          </ButtonLink>
          <Button variant="ghost" onClick={onLeave}>
            {text.leave}
          </Button>
        </Row>
      </Stack>
    </Container>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
