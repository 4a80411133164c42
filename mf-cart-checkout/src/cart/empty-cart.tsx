import type { RefObject } from 'react';
import { ButtonLink, Container, EmptyState, VisuallyHidden } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { cartText } from './cart-text.ts';

type Props = { readonly page?: RefObject<HTMLDivElement | null>; /** Read out: what was just removed. */ readonly said?: string };

export const EmptyCart = ({ page, said = '' }: Props) => (
  <Container narrow ref={page} tabIndex={-1} css={{ outline: 'none' }}>
    <VisuallyHidden role="status">{said}</VisuallyHidden>
    <EmptyState level={1} drawing="cart" title={cartText.empty} actions={<ButtonLink to={paths.home}>{cartText.seeMenu}</ButtonLink>}>
      {cartText.emptyHint}
    </EmptyState>
  </Container>
);
