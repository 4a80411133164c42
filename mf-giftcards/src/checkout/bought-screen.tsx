import { useEffect, useRef } from 'react';
import type { CertificateItem } from '@brasa/shared/domain/certificate-cart';
import { twelveHour } from '@brasa/shared/domain/local-time';
import { isSentAtOnce, sendTime } from '@brasa/shared/domain/send-date';
import { useCatalog, useNow } from '@brasa/shared/react';
import { clock } from '@brasa/shared/runtime';
import { ButtonLink, Card, Heading, Notice, PageHeading, Row, Stack } from '@brasa/shared/ui';
import { CartLink } from '../cart/cart-link.tsx';
import { paths } from '../paths.ts';
import { PurchasePage } from '../purchase/purchase-page.tsx';
import { checkoutText as text } from './checkout-text.ts';
import { GiftList } from './gift-list.tsx';

type Props = { readonly number: number; readonly hash: string; readonly items: readonly CertificateItem[] };

/** «Pago exitoso», and what was bought: for whom, and when each card is sent [GC-031]. */
export function BoughtScreen({ number, hash, items }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { currency } = useCatalog().config;
  const now = useNow() ?? clock.now();
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const when = ({ sendDate, contact: { recipientEmail } }: CertificateItem): string =>
    isSentAtOnce(sendDate, now) ? text.sentNow(recipientEmail) : text.sentOnADay(sendDate, twelveHour(sendTime), recipientEmail);
  return (
    <PurchasePage>
      <PageHeading level={1} ref={heading} tabIndex={-1}>
        {text.thanks}
      </PageHeading>
      <Notice kind="success" title={text.paid} live>
        {text.paidHint(number)}
      </Notice>
      {items.length > 0 && (
        <Card as="section" aria-labelledby="comprado">
          <Stack gap="lg">
            <Heading level={2} size="xl" id="comprado">
              {text.bought}
            </Heading>
            <GiftList items={items} currency={currency} when={when} />
          </Stack>
        </Card>
      )}
      <CartLink />
      <Row wrap gap="md">
        <ButtonLink to={paths.purchase(hash)}>{text.follow}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.home}>
          {text.menu}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.designs}>
          {text.another}
        </ButtonLink>
      </Row>
    </PurchasePage>
  );
}
