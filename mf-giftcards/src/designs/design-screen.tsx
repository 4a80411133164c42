import { useCatalog, useContentReady, usePageTitle } from '@brasa/shared/react';
import { ButtonLink, Container, Heading, Picture, Price, Stack, Text, pictureSize, theme } from '@brasa/shared/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { designsQuery } from './designs-query.ts';
import { designsText } from './designs-text.ts';

/** One design: what it looks like, what it is worth and how it works. */
export function DesignScreen() {
  usePageTitle(designsText.title);
  useContentReady();
  const { id } = useParams();
  const { data: designs } = useSuspenseQuery(designsQuery);
  const { currency } = useCatalog().config;
  const design = designs.find((each) => each.id === Number(id));
  if (!design) return <Navigate to="/certificates" replace />;
  return (
    <Container narrow css={{ paddingBlock: theme.space.xl }}>
      <Stack gap="lg">
        <Picture picture={design.pictures.medium} alt="" width={pictureSize.medium} height={pictureSize.medium} priority />
        <Heading level={1}>{design.name}</Heading>
        <Price amount={design.price} size="lg" symbol={currency} />
        <Text>{design.dedication}</Text>
        <Text tone="soft">{design.description}</Text>
        <Heading level={2} size="lg">
          {designsText.termsTitle}
        </Heading>
        <ul>
          {designsText.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <ButtonLink to="/certificates" variant="secondary">
          {designsText.all}
        </ButtonLink>
      </Stack>
    </Container>
  );
}
