import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { outcomeMessage, usesLocation } from '@brasa/shared/domain/coverage';
import { warrantyText } from '@brasa/shared/domain/warranty';
import { useCatalog, useContentReady, useNow, usePageTitle, useSite } from '@brasa/shared/react';
import { geographyQuery } from '@brasa/shared/runtime';
import { BottomBar, Button, Container, media, Notice, PageHeading, Row, Stack, theme } from '@brasa/shared/ui';
import { cartText } from '../cart/cart-text.ts';
import { fillsScreen } from '../fills-screen.ts';
import { useBack } from '../use-back.ts';
import { forgetOnLeaving } from '../checkout-flow.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import { closedSentence } from './closed-now.ts';
import { closedText, deliveryText } from './delivery-text.ts';
import { FutureOrderPicker } from './future-order-picker.tsx';
import { HomeAddress } from './home-address.tsx';
import { PickupShops } from './pickup-shops.tsx';
import { ServiceChoice, type Service } from './service-choice.tsx';
import { useClosedNow } from './use-closed-now.ts';
import { useDeliveryForm } from './use-delivery-form.ts';

/** What the banner of another page already asked: `/delivery?servicio=domicilio`, `/delivery?cuando=programar`. */
const services: Record<string, Service> = { domicilio: 'home', tienda: 'pickup' };

/** It begins anew with what another tab chose, as long as nothing was chosen here. */
export function DeliveryScreen() {
  useEffect(forgetOnLeaving, []);
  const [beginning, setBeginning] = useState(0);
  return <DeliveryPage key={beginning} onChangedElsewhere={() => setBeginning(beginning + 1)} />;
}

function DeliveryPage({ onChangedElsewhere }: { readonly onChangedElsewhere: () => void }) {
  usePageTitle(deliveryText.title);
  useContentReady();
  const { config } = useCatalog();
  const { data: geography } = useSuspenseQuery(geographyQuery);
  const [search] = useSearchParams();
  const form = useDeliveryForm({ geography, config, startWith: services[search.get('servicio') ?? ''] ?? null, programs: config.futureOrdersEnabled && search.get('cuando') === 'programar', onChangedElsewhere });
  const back = useBack();
  const now = useNow();
  const { testLocation } = useSite();
  const { outcome } = form;
  const closed = outcome?.kind === 'pickup-only-now' ? (outcomeMessage(outcome) ?? undefined) : undefined;
  const closedShop = useClosedNow(config, form.wantedShop);
  const program = (
    <Button variant="secondary" onClick={form.program}>
      {deliveryText.program}
    </Button>
  );
  const promised = { enabled: config.warrantyMessageEnabled, usesLocation: usesLocation(config.countryCode, testLocation), isFutureOrder: true };
  const note = form.service === 'home' && form.coverage ? warrantyText({ ...promised, mode: { kind: 'home', location: form.coverage } }) : '';

  return (
    <Container>
      <Page
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.confirm();
        }}
      >
        <PageHeading level={1}>{deliveryText.title}</PageHeading>
        <Choices inert={form.isKeeping}>
          <Stack>
            <ServiceChoice value={form.service} onChange={form.setService} homeClosed={closed} />
            {form.problems.service !== undefined && (
              <Notice kind="error" live>
                {form.problems.service}
              </Notice>
            )}
            {closed !== undefined && (
              <Row>
                <OtherAddress variant="ghost" onClick={form.forgetPlace}>
                  {deliveryText.otherAddress}
                </OtherAddress>
              </Row>
            )}
          </Stack>
          {form.service === 'home' && <HomeAddress form={form} geography={geography} />}
          {form.service === 'pickup' && <PickupShops geography={geography} shopId={form.shopId} onChoose={form.setShopId} error={form.problems.shop} />}
          {form.service !== null && (
            <Stack>
              {closedShop && form.wantedShop && !form.future.isOpen && (
                <Notice kind="warning" live {...(config.futureOrdersEnabled && { action: program })}>
                  {closedSentence(form.wantedShop.name, closedShop, closedShop.now)} {config.futureOrdersEnabled && closedText.offer}
                </Notice>
              )}
              {config.futureOrdersEnabled && <FutureOrderPicker value={form.future} onChange={form.setFuture} now={now} error={form.problems.future} note={note} />}
            </Stack>
          )}
        </Choices>
        <Actions>
          <Button variant="ghost" onClick={back}>
            {cartText.back}
          </Button>
          <Button type="submit" size="lg" loading={form.isConfirming || form.isKeeping}>
            {deliveryText.confirm}
          </Button>
        </Actions>
      </Page>
      <BlockedDialog message={outcome?.kind === 'blocked' && !form.isProposed ? outcome.message : null} onAccept={form.acceptBlock} />
    </Container>
  );
}

const Page = styled.form(fillsScreen, { display: 'flex', flexDirection: 'column', gap: theme.space.xl, paddingTop: theme.space.lg, '& > *': { minWidth: 0 }, [media.md]: { paddingBlock: theme.space['2xl'] } });
/** What is chosen does not change while an address is being saved; «Regresar» still works. */
const Choices = styled.div({ display: 'contents', '& > *': { minWidth: 0 } });
/** Its words stand in line with the cards. */
const OtherAddress = styled(Button)({ marginLeft: `calc(-1 * ${theme.space.lg})` });
const Actions = styled(BottomBar)({ marginTop: 'auto', flexWrap: 'wrap', justifyContent: 'space-between', '& > button[type="submit"]': { flex: '1 1 auto', maxWidth: '290px' }, [media.md]: { justifyContent: 'flex-start', marginTop: 0 } });
