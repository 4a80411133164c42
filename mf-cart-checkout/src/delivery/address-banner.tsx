import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Shop } from '@brasa/shared/domain/delivery';
import { isAddressInvalid, shopIn } from '@brasa/shared/domain/delivery-mode';
import { checkFutureOrder, futureOrderMessage, hoursToChoose } from '@brasa/shared/domain/future-order';
import { chainHours } from '@brasa/shared/domain/opening-hours';
import { useNow, useSite, useStore } from '@brasa/shared/react';
import { checkoutStore, configStore, deliveryReturn, deliveryStore, geographyQuery, history } from '@brasa/shared/runtime';
import { Button, media, theme } from '@brasa/shared/ui';
import { Bike, MapPin, Pencil, Store } from '@brasa/shared/ui/icons';
import { paths } from '../paths.ts';
import { openingWords } from './closed-now.ts';
import { bannerText, closedText, deliveryText } from './delivery-text.ts';
import { deliveryWords } from './delivery-words.ts';
import { useClosedNow } from './use-closed-now.ts';

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
  const { data: geography } = useQuery({ ...geographyQuery, enabled: mode.kind !== 'none' });
  const shop = shopIn(geography?.shops, mode);
  const closed = useClosedNow(config, shop);
  // Until the shops are there nobody can say what hours the chosen one has.
  const impossible = useImpossibleHour(shop, geography !== undefined);
  const words = deliveryWords(mode, futureOrder, geography?.shops);

  const go = (query = ''): void => {
    // With the query: a pizza that is being built stands in it.
    deliveryReturn.write(history.createHref(history.location));
    void navigate(paths.delivery + query);
  };

  const opening = closed && openingWords(closed, closed.now);
  const isClosed = closed !== null && futureOrder === null;
  const offersHour = isClosed && config.futureOrdersEnabled;
  const news =
    impossible === null && !isClosed ? null : (
      <Closed>
        {impossible ?? (
          <>
            <i data-long={opening !== null || undefined}>{closedText.closedShort} </i>
            {opening}
          </>
        )}
      </Closed>
    );

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
      <MapPin size={22} aria-hidden="true" data-roomy={offersHour || undefined} />
      <Words data-closed={news !== null || undefined}>
        <strong>{words.title}</strong>
        {words.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {news}
      </Words>
      <Actions>
        {offersHour && (
          <Program variant="ghost" aria-label={deliveryText.program} onClick={() => go('?cuando=programar')}>
            {bannerText.program}
          </Program>
        )}
        <Change variant="ghost" aria-label={bannerText.change} data-narrow={offersHour || undefined} onClick={() => go()}>
          {offersHour && <Pencil size={20} aria-hidden="true" />}
          <span>{bannerText.change}</span>
        </Change>
      </Actions>
    </>
  );
}

/** Why the chosen hour is not possible any more, as when the shop was given a day off since; null while it is, or nothing is chosen. */
function useImpossibleHour(shop: Shop | null, isKnown: boolean): string | null {
  const { futureOrder } = useStore(deliveryStore);
  const config = useStore(configStore);
  const { futureLeadMinutes: leadMinutes } = useSite();
  const now = useNow();
  if (!futureOrder || now === null || !isKnown) return null;
  const rules = { enabled: config.futureOrdersEnabled, leadMinutes, hoursOn: hoursToChoose(shop, chainHours(config)) };
  const check = checkFutureOrder(futureOrder, now, rules);
  // An hour that has passed is taken back elsewhere, and said there.
  return check === 'closed' || check === 'not-open-yet' ? futureOrderMessage(check, rules) : null;
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
  '& > svg[data-roomy]': { display: 'none', [media.sm]: { display: 'block' } },
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
  // Three lines in the height of two, so that nothing below moves when the shop turns out to be closed.
  '&[data-closed]': { flexBasis: '6rem', marginBlock: `calc(-1 * ${theme.space.sm})`, lineHeight: 1.2, '& > span': { fontSize: theme.size.xs }, '& > strong': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
/** Never cut. «Cerrado» is left to screen readers where the line is short: the hour says it. */
const Closed = styled.span({
  '&&': { color: theme.color.danger, fontWeight: 600, whiteSpace: 'normal' },
  '& > i': { fontStyle: 'normal' },
  '& > i[data-long]': { position: 'absolute', overflow: 'hidden', width: 1, height: 1, clipPath: 'inset(50%)', [media.sm]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});
const Actions = styled.div({ display: 'flex', flex: 'none', marginRight: `calc(-1 * ${theme.space.md})` });
const Program = styled(Button)({ paddingInline: theme.space.sm });
const Change = styled(Button)({
  paddingInline: theme.space.md,
  '&[data-narrow] svg': { [media.sm]: { display: 'none' } },
  '&[data-narrow] svg + span': { display: 'none', [media.sm]: { display: 'inline' } },
});
/** Under each other when letters are twice as large. */
const Services = styled.div({ display: 'flex', flexWrap: 'wrap', flex: '1 1 auto', minWidth: 0, gap: theme.space.sm, [media.sm]: { flex: 'none' } });
const Service = styled(Button)({ flex: '1 1 auto', paddingInline: theme.space.sm, minWidth: 0, fontSize: theme.size.sm, '& svg': { flex: 'none' } });
