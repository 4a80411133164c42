import styled from '@emotion/styled';
import { formatMoney, type Centavos } from '@brasa/shared/domain/money';
import { Slot, useCatalog, useContentReady, useCustomerAnswer } from '@brasa/shared/react';
import { ButtonLink, EmptyState } from '@brasa/shared/ui';
import { toOwnedGiftCards } from '@brasa/shared/wire/gift-card-wire';
import { paths } from '../paths.ts';
import { couponText as text } from './coupon-text.ts';

/** The cards themselves are another area's, which fills the place; until it does, what they are worth is said. */
export function GiftCardsTab() {
  useContentReady();
  return (
    <>
      <Place name="coupons-giftcard-tab" />
      <Balance />
    </>
  );
}

const toBalance = (answer: unknown): Centavos => toOwnedGiftCards(answer).balance;

function Balance() {
  const { currency } = useCatalog().config;
  // The same answer as of the cards that fill the place: asked for once.
  const balance = useCustomerAnswer('data/getCertificadosCliente', toBalance, { staleTime: 0 }).data;
  if (balance === undefined) return null;
  const [title, hint] = balance > 0 ? [text.giftBalance(formatMoney(balance, currency)), text.giftBalanceHint] : [text.noGiftCards, text.noGiftCardsHint];
  return (
    <EmptyState drawing="coupons" title={title} actions={<ButtonLink to={paths.giftCards}>{text.seeGiftCards}</ButtonLink>}>
      {hint}
    </EmptyState>
  );
}

/** Filled, it speaks for itself. */
const Place = styled(Slot)({ '&:has(> :not(:empty)) + *': { display: 'none' } });
