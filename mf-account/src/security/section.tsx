import { Card, Heading, media, Skeleton, Stack, Text, theme } from '@brasa/shared/ui';
import { RetryNotice } from '@brasa/shared/ui/retry-notice';
import styled from '@emotion/styled';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { securityText as text } from './security-text.ts';

type SectionProps = { readonly title: string; readonly lead: string; readonly headingRef?: Ref<HTMLHeadingElement>; readonly children: ReactNode };

/** One subject of the page. Its heading can get the focus of what has gone. */
export const Section = ({ title, lead, headingRef, children }: SectionProps) => (
  <Card as="section">
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading level={2} size="lg" tabIndex={-1} ref={headingRef} css={{ '&:focus': { outline: 'none' } }}>
          {title}
        </Heading>
        <Text tone="soft">{lead}</Text>
      </Stack>
      {children}
    </Stack>
  </Card>
);

/** What was asked for, or why it is not there, with another try. */
export function Answered<T>({ query: { data, isError, isFetching, refetch }, children }: { readonly query: UseQueryResult<T>; readonly children: (data: T) => ReactNode }) {
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton height="6rem" />;
  return (
    <RetryNotice loading={isFetching} onRetry={() => void refetch()}>
      {text.away}
    </RetryNotice>
  );
}

export const Rows = styled.ul({ display: 'grid', gap: theme.space.md, margin: 0, padding: 0, listStyle: 'none' });

export const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.sm,
  padding: `${theme.space.md} ${theme.space.md}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  overflowWrap: 'anywhere',
  '& > :last-child:not(:first-of-type)': { justifySelf: 'start' },
  [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
});
