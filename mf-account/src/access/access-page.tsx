import { Container, PageHeading, Stack, Text, theme } from '@brasa/shared/ui';
import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode };

/** The frame all screens of the access have: a name, what it is about, and the rest below. */
export const AccessPage = ({ title, lead, children }: Props) => (
  <Container narrow css={{ paddingBlock: theme.space.xl }}>
    <Stack gap="xl">
      {lead === undefined ? (
        <PageHeading level={1}>{title}</PageHeading>
      ) : (
        <Stack gap="sm">
          <PageHeading level={1}>{title}</PageHeading>
          <Text tone="soft">{lead}</Text>
        </Stack>
      )}
      {children}
    </Stack>
  </Container>
);
