import { AppLink, useCatalog, useContentReady, usePageTitle } from '@brasa/shared/react';
import { ButtonLink, Card, CardPicture, Container, EmptyState, Grid, Heading, Price, Stack, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CartLink } from '../cart/cart-link.tsx';
import { paths } from '../paths.ts';
import { designsQuery } from './designs-query.ts';
import { designsText } from './designs-text.ts';

const Stretched = styled(AppLink)`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Body = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.md};
`;

/** The designs on offer. */
export function DesignsScreen() {
  usePageTitle(designsText.title);
  useContentReady();
  const { data: designs } = useSuspenseQuery(designsQuery);
  const { currency } = useCatalog().config;
  return (
    <Container css={{ paddingBlock: theme.space.xl }}>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1}>{designsText.title}</Heading>
          <Text tone="soft">{designsText.lead}</Text>
        </Stack>
        <CartLink />
        {designs.length === 0 ? (
          <EmptyState title={designsText.none} actions={<ButtonLink to={paths.home}>{designsText.menu}</ButtonLink>}>
            {designsText.noneHint}
          </EmptyState>
        ) : (
          <Grid as="ul">
            {designs.map((design) => (
              <li key={design.id}>
                <Card padded={false} interactive>
                  <CardPicture pictures={design.pictures} alt="" />
                  <Body>
                    <Heading level={2} size="md">
                      <Stretched to={paths.design(design.id)}>{design.name}</Stretched>
                    </Heading>
                    <Price amount={design.price} symbol={currency} />
                  </Body>
                </Card>
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </Container>
  );
}
