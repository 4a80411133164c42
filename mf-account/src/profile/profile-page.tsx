import { AppLink } from '@brasa/shared/react';
import { logOut, navigate } from '@brasa/shared/runtime';
import { Button, ButtonLink, Container, Heading, media, Row, Stack, Text, theme } from '@brasa/shared/ui';
import type { Customer } from '@brasa/shared/wire/customer-wire';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ProfileTab } from './profile-tabs.ts';
import { profileText as text } from './profile-text.ts';

type Props = { readonly customer: Customer; readonly tabs: readonly ProfileTab[]; readonly open: ProfileTab; readonly children: ReactNode };

/** The frame of all tabs. Each is a page with an address, so they are links: they open in another window, and «back» returns to the last one. */
export const ProfilePage = ({ customer, tabs, open, children }: Props) => (
  <Container css={{ paddingBlock: theme.space.xl }}>
    <Frame>
      <Stack gap="md">
        <Text weight={700} size="lg" css={{ overflowWrap: 'anywhere' }}>
          {text.hello(nameOf(customer))}
        </Text>
        <Tabs aria-label={text.sections}>
          {tabs.map(({ path, label }) => (
            <AppLink key={path} to={`/profile/${path}`} aria-current={path === open.path ? 'page' : undefined}>
              {label}
            </AppLink>
          ))}
        </Tabs>
      </Stack>
      <Stack as="section" gap="lg" css={{ maxWidth: '44rem' }}>
        {/* Another tab is another page: its heading gets the focus. */}
        <Heading key={open.path} level={1}>
          {open.label}
        </Heading>
        {children}
      </Stack>
      <Links wrap>
        <ButtonLink to="/orders" variant="secondary">
          {text.orders}
        </ButtonLink>
        <ButtonLink to="/coupons" variant="secondary">
          {text.coupons}
        </ButtonLink>
        <Button variant="ghost" onClick={leave}>
          {text.leave}
        </Button>
      </Links>
    </Frame>
  </Container>
);

/** A nickname nobody chose is the mailbox's name: the own name is friendlier. */
function nameOf({ firstNames, nickname, email }: Customer): string {
  const called = nickname.toLowerCase() === email.split('@')[0]?.toLowerCase() ? firstNames : nickname;
  return called || firstNames;
}

function leave(): void {
  logOut();
  navigate('/', { replace: true });
}

const Frame = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xl,
  [media.lg]: {
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: theme.space['3xl'],
    '& > section': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

const Tabs = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.sm,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.touchTarget,
    padding: `0 ${theme.space.md}`,
    border: `1px solid ${theme.color.lineStrong}`,
    borderRadius: theme.radius.pill,
    background: theme.color.surface,
    color: theme.color.ink,
    fontSize: theme.size.sm,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > a[aria-current]': { borderColor: theme.color.primary, background: theme.color.primary, color: theme.color.onPrimary },
  [media.hover]: { '& > a:not([aria-current]):hover': { background: theme.color.sunken } },
  [media.forced]: { '& > a[aria-current]': { borderColor: 'Highlight', borderWidth: 2 } },
  [media.lg]: { flexDirection: 'column', gap: theme.space.xs, '& > a': { borderColor: 'transparent', borderRadius: theme.radius.md, fontSize: theme.size.md }, '& > a:not([aria-current])': { background: 'none' } },
});

const Links = styled(Row)({ [media.lg]: { flexDirection: 'column', alignItems: 'stretch', alignSelf: 'start' } });
