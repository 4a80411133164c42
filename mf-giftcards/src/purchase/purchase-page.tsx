import type { ReactNode } from 'react';
import { Container, Stack, theme } from '@brasa/shared/ui';

/** A page about what was bought: one narrow column. */
export const PurchasePage = ({ children, waiting = false }: { readonly children: ReactNode; readonly waiting?: boolean }) => (
  <Container narrow css={{ paddingBlock: theme.space.xl }}>
    <Stack gap="lg" {...(waiting && { role: 'status' })}>
      {children}
    </Stack>
  </Container>
);
