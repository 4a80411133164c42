import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAddressInvalid } from '@brasa/shared/domain/delivery-mode';
import { useNow, useStore } from '@brasa/shared/react';
import { checkoutStore, configStore, deliveryReturn, deliveryStore, geographyQuery, history, serverTimeQuery } from '@brasa/shared/runtime';
import { Button, media, theme } from '@brasa/shared/ui';
import { Bike, MapPin, Store } from '@brasa/shared/ui/icons';
import { paths } from '../paths.ts';
import { closedNow, closedWordsShort, shopOf } from './closed-now.ts';
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
  const config = useStore(configStore);
  const now = useNow();
  // A device with a wrong clock must not call the shop closed.
  const isTimeHeard = useQuery({ ...serverTimeQuery, enabled: false }).data !== undefined;
  const { data: geography } = useQuery({ ...geographyQuery, enabled: mode.kind !== 'none' });
  const closed = now === null || !isTimeHeard || futureOrder ? null : closedNow(config, shopOf(mode, geography?.shops), now);
  const words = deliveryWords(mode, futureOrder, geography?.shops);

  const go = (query = ''): void => {
    // With the query: a pizza that is being built stands in it.
    deliveryReturn.write(history.createHref(history.location));
    void navigate(paths.delivery + query);
  };

  if (!words || isAddressInvalid(mode)) {
    return (
      <>
        <Words>{bannerText.choose}</Words>
        <Services>
          <Service variant="secondary" onClick={() => go('?servicio=domicilio')}>
            <Bike size={18} aria-hidden="true" />
            {deliveryText.home}
          </Service>
          <Service variant="secondary" onClick={() => go('?servicio=tienda')}>
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
        {closed ? <Closed>{closedWordsShort(closed, now ?? 0)}</Closed> : words.lines.map((line) => <span key={line}>{line}</span>)}
      </Words>
      {closed && config.futureOrdersEnabled ? (
        <Change variant="ghost" aria-label={deliveryText.program} onClick={() => go('?cuando=programar')}>
          {bannerText.program}
        </Change>
      ) : (
        <Change variant="ghost" onClick={() => go()}>
          {bannerText.change}
        </Change>
      )}
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
/** Never cut: it is news. */
const Closed = styled.span({ '&&': { color: theme.color.danger, whiteSpace: 'normal' } });
const Change = styled(Button)({ marginRight: `calc(-1 * ${theme.space.md})`, paddingInline: theme.space.md });
/** Under each other when letters are twice as large. */
const Services = styled.div({ display: 'flex', flexWrap: 'wrap', flex: '1 1 auto', minWidth: 0, gap: theme.space.sm, [media.sm]: { flex: 'none' } });
const Service = styled(Button)({ flex: '1 1 auto', paddingInline: theme.space.sm, fontSize: theme.size.sm, whiteSpace: 'nowrap', '& svg': { flex: 'none' } });
