import styled from '@emotion/styled';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { acknowledgeCertificates, certificateCount, certificateSubtotal } from '@brasa/shared/domain/certificate-cart';
import { AreaSkeleton, useCatalog, useContentReady, useNow, useOnline, usePageTitle, useStore } from '@brasa/shared/react';
import { clock } from '@brasa/shared/runtime';
import { ButtonLink, Card, Container, EmptyState, media, Notice, PageHeading, Row, Stack, Text, theme, VisuallyHidden } from '@brasa/shared/ui';
import { PayBar, PayButton } from '@brasa/shared/ui/pay-bar';
import { Columns, fillsScreen } from '@brasa/shared/ui/pay-page';
import { paths } from '../paths.ts';
import { CartNews } from './cart-news.tsx';
import { cartProblems } from './cart-problems.ts';
import { CartRow } from './cart-row.tsx';
import { cartText as text } from './cart-text.ts';
import { certificateStore, changeCertificates } from './certificate-store.ts';
import { ClearButton } from './clear-button.tsx';
import { PricesNotice } from './prices-notice.tsx';
import { Summary } from './summary.tsx';
import { useCurrentPrices, type CurrentPrices } from './use-current-prices.ts';
import { useRemoval } from './use-removal.ts';

/** The gift cards that were chosen, before they are paid. */
export function CartScreen() {
  usePageTitle(text.page);
  const current = useCurrentPrices();
  const isRead = useStore(certificateStore, (state) => state.isRead);
  useContentReady(isRead);
  if (isRead) return <ReadCart {...current} />;
  // The key to what is kept on the device comes with an answer of the api.
  if (current.error) throw current.error;
  return <AreaSkeleton />;
}

const noPicture = { jpg: '', webp: '' };

function ReadCart({ designs, error, retry }: CurrentPrices) {
  const page = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { currency } = useCatalog().config;
  const { cart } = useStore(certificateStore);
  const isOnline = useOnline();
  const now = useNow() ?? clock.now();
  const { said, remove, clear, goToHeading } = useRemoval(page);
  const count = certificateCount(cart);

  if (count === 0) {
    return (
      <Container narrow ref={page} tabIndex={-1} css={{ paddingBlock: theme.space.xl, outline: 'none' }}>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <CartNews cart={cart} currency={currency} onSeen={goToHeading} />
        <EmptyState level={1} drawing="cart" title={text.empty} actions={<ButtonLink to={paths.designs}>{text.choose}</ButtonLink>}>
          {text.emptyHint}
        </EmptyState>
      </Container>
    );
  }

  const subtotal = certificateSubtotal(cart);
  const problems = cartProblems(cart, now, currency);
  const waiting = designs ? [] : [error ? text.problem.failed : text.problem.prices];
  const reasons = isOnline ? [...problems, ...waiting] : [...problems, text.problem.offlineReason];
  const pay = (): void => {
    // Whatever changed in the cart stands on this page; going on is the answer to it.
    changeCertificates(acknowledgeCertificates);
    void navigate(paths.checkout);
  };

  return (
    <Container>
      <Page ref={page}>
        <PageHeading level={1} tabIndex={-1}>
          {text.title}
        </PageHeading>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <Columns>
          <Stack gap="lg">
            <PricesNotice error={error} retry={retry} />
            <CartNews cart={cart} currency={currency} onSeen={goToHeading} />
            <Card>
              <Items aria-label={text.title}>
                {cart.items.map((item, index) => (
                  <CartRow
                    key={item.id}
                    item={item}
                    picture={designs?.find(({ id }) => id === item.card.id)?.pictures.small ?? noPicture}
                    currency={currency}
                    now={now}
                    onRemove={() => remove(item, index)}
                  />
                ))}
              </Items>
            </Card>
            <Actions justify="between" wrap>
              <ButtonLink variant="ghost" to={paths.designs}>
                {text.addMore}
              </ButtonLink>
              <ClearButton onClear={clear} />
            </Actions>
          </Stack>
          <Summary
            label={
              <>
                {text.subtotal} <Text as="span" size="sm" tone="soft">({text.count(count)})</Text>
              </>
            }
            amount={subtotal}
            currency={currency}
          >
            {problems.map((problem) => (
              <Notice key={problem} kind="warning">
                {problem}
              </Notice>
            ))}
            <PayButton problems={reasons} onPay={pay} label={text.pay} />
          </Summary>
        </Columns>
      </Page>
      <PayBar full problems={reasons} onPay={pay} label={text.pay} total={subtotal} currency={currency} />
    </Container>
  );
}

const Page = styled.div(fillsScreen, { display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.lg, paddingBlock: theme.space.lg, [media.md]: { paddingBlock: theme.space['2xl'] } });
const Items = styled.ul({ display: 'block', margin: `calc(-1 * ${theme.space.lg}) 0`, padding: 0, listStyle: 'none' });
/** Where there is room their words stand in line with the cards; on a phone the pressed button would reach the edge of the screen. */
const Actions = styled(Row)({ [media.md]: { marginInline: `calc(-1 * ${theme.space.lg})` } });
