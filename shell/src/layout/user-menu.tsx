import styled from '@emotion/styled';
import { useCustomerAnswer } from '@brasa/shared/react';
import { logOut, navigate } from '@brasa/shared/runtime';
import { VisuallyHidden, theme } from '@brasa/shared/ui';
import { CircleUser, Gift, Heart, LogOut, ReceiptText, Ticket, Truck, User } from '@brasa/shared/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toInitials, toPendingOrder } from './customer-wire.ts';
import { DropMenu } from './drop-menu.tsx';
import { text } from './layout-text.ts';
import { useCertificatesEnabled } from './use-menu-path.ts';

const Avatar = styled.span`
  display: inline-grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${theme.color.jade};
  color: ${theme.color.onJade};
  font-weight: 800;
`;

function signOut(): void {
  logOut();
  navigate('/');
}

/** For customers who are logged in [NAV-018…NAV-026]. */
export function UserMenu() {
  const [opened, setOpened] = useState(false);
  const { data: letters = '' } = useCustomerAnswer('cliente/getDataUser', toInitials);
  const { data: pending = null } = useCustomerAnswer('cliente/getOrdersPend', toPendingOrder, { enabled: opened });
  const hasGiftCards = useCertificatesEnabled();
  return (
    <DropMenu
      label={text.account}
      face={
        <>
          <Avatar aria-hidden="true">{letters || <CircleUser size={24} />}</Avatar>
          <VisuallyHidden>{text.account}</VisuallyHidden>
        </>
      }
      onOpen={() => setOpened(true)}
    >
      <li>
        <Link to="/profile/locations">
          <User aria-hidden="true" /> {text.profile}
        </Link>
      </li>
      {pending !== null && (
        <li>
          <Link to={`/orders/${pending.hash}`}>
            <Truck aria-hidden="true" /> {pending.cardPayment === 'settled' ? text.pendingOrder : text.unpaidOrder}
          </Link>
        </li>
      )}
      <li>
        <Link to="/orders">
          <ReceiptText aria-hidden="true" /> {text.orders}
        </Link>
      </li>
      <li>
        <Link to="/favorites">
          <Heart aria-hidden="true" /> {text.favorites}
        </Link>
      </li>
      <li>
        <Link to="/coupons">
          <Ticket aria-hidden="true" /> {text.coupons}
        </Link>
      </li>
      {hasGiftCards && (
        <li>
          <Link to="/coupons?tab=gift-cards">
            <Gift aria-hidden="true" /> {text.giftCards}
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={signOut}>
          <LogOut aria-hidden="true" /> {text.signOut}
        </button>
      </li>
    </DropMenu>
  );
}
