import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Heading, Text } from './text.tsx';
import { theme } from './theme.ts';
import { pictureSize } from './tokens.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space.md};
  max-width: 28rem;
  margin-inline: auto;
  padding: ${theme.space['2xl']} ${theme.space.lg};
  text-align: center;

  & > img {
    width: 12.5rem;
    height: auto;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.sm};
  margin-top: ${theme.space.sm};
`;

type Props = {
  readonly drawing?: 'cart' | 'coupons' | 'error' | 'favorites' | 'not-found' | 'orders' | 'oven' | 'search';
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** Nothing here, and what to do about it. The drawing is the largest thing of the page: its scripts wait for it. */
export const EmptyState = ({ drawing, title, level = 2, actions, children }: Props) => (
  <Box>
    {drawing && <img src={`/img/e/${drawing}.webp`} alt="" width={pictureSize.empty} height={pictureSize.empty} fetchPriority="high" />}
    <Heading level={level} size="xl">
      {title}
    </Heading>
    {children !== undefined && <Text tone="soft">{children}</Text>}
    {actions !== undefined && <Actions>{actions}</Actions>}
  </Box>
);
