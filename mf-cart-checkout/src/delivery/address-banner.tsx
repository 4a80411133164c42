import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAddressInvalid } from '@brasa/shared/domain/delivery-mode';
import { useStore } from '@brasa/shared/react';
import { checkoutStore, deliveryReturn, deliveryStore, geographyQuery, history } from '@brasa/shared/runtime';
import { Button, media, theme } from '@brasa/shared/ui';
import { Bike, MapPin, Store } from '@brasa/shared/ui/icons';
import { paths } from '../paths.ts';
import { bannerText, deliveryText } from './delivery-text.ts';
import { deliveryWords } from './delivery-words.ts';

/** Where the order goes, above the pages where it is put together. The place keeps its height whatever it says. */
export function AddressBanner() {
  const { pathname } = useLocation();
  const { step } = useStore(checkoutStore);
  if (pathname === paths.checkout && step === 'payment') return null;
  return (
    <Strip aria-label={deliveryText.title} data-small-only={pathname === paths.checkout || undefined}>
      <Chosen />
    </Strip>
  );
}

function Chosen() {
  const navigate = useNavigate();
  const { mode, futureOrder } = useStore(deliveryStore);
  const { data: geography } = useQuery({ ...geographyQuery, enabled: mode.kind === 'pickup' });
  const words = deliveryWords(mode, futureOrder, geography?.shops);

  const go = (service?: 'domicilio' | 'tienda'): void => {
    // With the query: a pizza that is being built stands in it.
    deliveryReturn.write(history.createHref(history.location));
    void navigate(service ? `${paths.delivery}?servicio=${service}` : paths.delivery);
  };

  if (!words || isAddressInvalid(mode)) {
    return (
      <>
        <Words>{bannerText.choose}</Words>
        <Services>
          <Service variant="secondary" onClick={() => go('domicilio')}>
            <Bike size={18} aria-hidden="true" />
            {deliveryText.home}
          </Service>
          <Service variant="secondary" onClick={() => go('tienda')}>
            <Store size={18} aria-hidden="true" />
            {deliveryText.pickup}
          </Service>
        </Services>
      </>
    );
  }
  return (
    <>
      <MapPin size={22} aria-hidden="true" />
      <Words>
        <strong>{words.title}</strong>
        {words.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Words>
      <Change variant="ghost" onClick={() => go()}>
        {bannerText.change}
      </Change>
    </>
  );
}

const Strip = styled.section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.xs} ${theme.space.md}`,
  maxWidth: '80rem',
  minHeight: '4rem',
  marginInline: 'auto',
  padding: `${theme.space.md} ${theme.space.lg} ${theme.space.sm}`,
  '& > svg': { flex: 'none', color: theme.color.primary },
  [media.md]: { paddingInline: theme.space['2xl'], '&[data-small-only]': { display: 'none' } },
});
const Words = styled.div({
  flex: '1 1 10rem',
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  fontWeight: 600,
  '& > strong': { fontWeight: 800 },
  '& > span': { overflow: 'hidden', color: theme.color.inkSoft, fontSize: theme.size.sm, fontWeight: 400, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Day and hour are never cut.
  '& > span + span': { whiteSpace: 'normal' },
});
const Change = styled(Button)({ marginRight: `calc(-1 * ${theme.space.md})`, paddingInline: theme.space.md });
/** Under each other when letters are twice as large. */
const Services = styled.div({ display: 'flex', flexWrap: 'wrap', flex: '1 1 auto', minWidth: 0, gap: theme.space.sm, [media.sm]: { flex: 'none' } });
const Service = styled(Button)({ flex: '1 1 auto', paddingInline: theme.space.sm, fontSize: theme.size.sm, whiteSpace: 'nowrap', '& svg': { flex: 'none' } });
