import styled from '@emotion/styled';
import { useCustomerAnswer } from '@brasa/shared/react';
import { logOut, navigate } from '@brasa/shared/runtime';
import { VisuallyHidden, theme } from '@brasa/shared/ui';
import { CircleUser, Gift, Heart, LogOut, ReceiptText, Ticket, Truck, User } from '@brasa/shared/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pathTo, type LinkedPage, type Pages } from '../composition/routing.ts';
import { toInitials, toPendingOrder } from './customer-wire.ts';
import type { DropMenu } from './drop-menu.tsx';
import { text } from './layout-text.ts';

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

type EntryProps = { readonly page: LinkedPage | undefined; readonly params?: Readonly<Record<string, string>>; readonly search?: string; readonly Icon: typeof Gift; readonly name: string };

/** Nothing where no remote offers the page. */
const Entry = ({ page, params, search = '', Icon, name }: EntryProps) =>
  page ? (
    <li>
      <Link to={pathTo(page, params) + search}>
        <Icon aria-hidden="true" /> {name}
      </Link>
    </li>
  ) : null;

/** `Menu`: what the header draws its other menu with, which the page has already. */
type Props = { readonly Menu: typeof DropMenu; readonly pages: Pages; readonly hasGiftCards: boolean };

/** For customers who are logged in [NAV-018…NAV-026]. */
export function UserMenu({ Menu, pages, hasGiftCards }: Props) {
  const [opened, setOpened] = useState(false);
  const { data: letters = '' } = useCustomerAnswer('cliente/getDataUser', toInitials);
  const { data: pending = null } = useCustomerAnswer('cliente/getOrdersPend', toPendingOrder, { enabled: opened });
  return (
    <Menu
      label={text.account}
      face={
        <>
          <Avatar aria-hidden="true">{letters || <CircleUser size={24} />}</Avatar>
          <VisuallyHidden>{text.account}</VisuallyHidden>
        </>
      }
      onOpen={() => setOpened(true)}
    >
      <Entry page={pages.profile} Icon={User} name={text.profile} />
      {pending !== null && <Entry page={pages.order} params={{ hash: pending.hash }} Icon={Truck} name={pending.cardPayment === 'settled' ? text.pendingOrder : text.unpaidOrder} />}
      <Entry page={pages.orders} Icon={ReceiptText} name={text.orders} />
      <Entry page={pages.favorites} Icon={Heart} name={text.favorites} />
      <Entry page={pages.coupons} Icon={Ticket} name={text.coupons} />
      {hasGiftCards && <Entry page={pages.coupons} search="?tab=gift-cards" Icon={Gift} name={text.giftCards} />}
      <li>
        <button type="button" onClick={signOut}>
          <LogOut aria-hidden="true" /> {text.signOut}
        </button>
      </li>
    </Menu>
  );
}
