import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ShopConfig } from '@brasa/shared/domain/catalog';
import { deliveryOutcome, outcomeMessage, type DeliveryOutcome } from '@brasa/shared/domain/coverage';
import type { Coordinates, DeliveryMode, Geography, Shop } from '@brasa/shared/domain/delivery';
import { shopIn } from '@brasa/shared/domain/delivery-mode';
import { hoursToChoose, type FutureOrderRules } from '@brasa/shared/domain/future-order';
import { chainHours } from '@brasa/shared/domain/opening-hours';
import { useCoverage } from '@brasa/shared/place/use-coverage';
import { useSavedAddresses } from '@brasa/shared/place/use-saved-addresses';
import { useIsLoggedIn, useSite } from '@brasa/shared/react';
import { cartValidation, chooseHome, choosePickup, clearDelivery, clock, deliveryReturn, deliveryStore, isLoggedIn, setFutureOrder, takeReturn, toast } from '@brasa/shared/runtime';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import { paths } from '../paths.ts';
import { firstOrder } from './closed-now.ts';
import { findProblems, futureProblem, isPossible, type Problems } from './delivery-problems.ts';
import { draftOf, orderOf, type FutureDraft } from './future-draft.ts';
import type { Service } from './service-choice.tsx';
import { useKeepAddress, type AddressValues } from './use-keep-address.ts';
import { useProposedAddress } from './use-proposed-address.ts';

/** A saved address that is chosen; `isProposed` while nobody but this page has chosen it. */
type Saved = { readonly id: number; readonly tag: string; readonly isProposed: boolean };
type Props = {
  readonly geography: Geography;
  readonly config: ShopConfig;
  readonly startWith: Service | null;
  /** The customer asked for another hour already. */
  readonly programs: boolean;
  /** What the order is delivered by was changed elsewhere, as in another tab, before anything was chosen here. */
  readonly onChangedElsewhere: () => void;
};

const nobodysAddresses: readonly SavedAddress[] = [];

/** Everything the customer decides on /delivery. Nothing counts before «Confirmar», except that a place nobody covers is forgotten at once. */
export function useDeliveryForm({ geography, config, startWith, programs, onChangedElsewhere }: Props) {
  const navigate = useNavigate();
  const { futureLeadMinutes: leadMinutes } = useSite();
  /** The picker, open, with the first hour that is possible. */
  const suggested = (shop: Shop | null): FutureDraft => ({ date: '', time: '', ...firstOrder(config, shop, clock.now(), leadMinutes), isOpen: true });
  const times: FutureOrderRules = { enabled: config.futureOrdersEnabled, leadMinutes };
  const [stored] = useState(deliveryStore.get);
  const home = stored.mode.kind === 'home' ? stored.mode.location : null;

  const [service, setService] = useState<Service | null>(startWith ?? (stored.mode.kind === 'none' ? null : stored.mode.kind));
  const [shopId, setShopId] = useState(() => offeredShop(stored.mode, geography));
  const [place, setPlace] = useState<Coordinates | null>(home && { latitude: home.latitude, longitude: home.longitude });
  const [saved, setSaved] = useState<Saved | null>(home?.addressId != null ? { id: home.addressId, tag: home.tag, isProposed: false } : null);
  /** Saved addresses nobody delivers to; they stay visible and cannot be chosen [ADDR-016]. */
  const [uncovered, setUncovered] = useState<readonly number[]>([]);
  const [pointId, setPointId] = useState(home?.deliveryPoint?.id ?? null);
  const [future, setFuture] = useState<FutureDraft>(() => (programs && !stored.futureOrder ? suggested(shopIn(geography.shops, stored.mode)) : draftOf(stored.futureOrder)));
  const [problems, setProblems] = useState<Problems>({});
  /** «Confirmar» was pressed before the shop answered about the place. */
  const [isConfirming, setConfirming] = useState(false);
  const address = useForm<AddressValues>({ mode: 'onChange', defaultValues: { address: home?.address ?? '', reference: home?.reference ?? '', keeps: false, tag: '' } });

  /** Goes up with every other choice and when the page is left: what «Confirmar» still waits for is then not wanted any more. */
  const choices = useRef(0);
  useEffect(() => () => void (choices.current += 1), []);
  /** Whether the page says something that a choice of another tab must not take away. */
  const isBegun = useRef(false);
  const choose = (isProposed = false): void => {
    choices.current += 1;
    if (!isProposed) isBegun.current = true;
    setProblems({});
  };
  const { isDirty } = address.formState;
  useEffect(() => {
    const subscription = deliveryStore.changes$.subscribe(({ mode, futureOrder }) => {
      if (!isBegun.current && !isDirty && (mode !== stored.mode || futureOrder !== stored.futureOrder)) onChangedElsewhere();
    });
    return () => subscription.unsubscribe();
  }, [stored, isDirty]);

  const isCustomer = useIsLoggedIn();
  const { addresses: known, changed } = useSavedAddresses();
  const own = isCustomer ? known : undefined;
  const addresses = own ?? nobodysAddresses;
  const { keeping, isKeeping, keep } = useKeepAddress(own, changed);

  const { coverage, isChecking, retry } = useCoverage(place);
  const outcome: DeliveryOutcome | null = coverage === undefined ? null : deliveryOutcome(coverage, { scheduled: isPossible(orderOf(future), times), pointId });

  const wanted = service === 'pickup' ? shopId : (coverage?.shopId ?? null);
  const wantedShop = geography.shops.find(({ id }) => id === wanted) ?? null;

  const kind = outcome?.kind;
  const hour = outcome?.kind === 'pickup-only-now' ? outcome.since : '';
  // Before anything is painted: what a toast says is not said on the page at the same time.
  useLayoutEffect(() => {
    const message = outcome && outcomeMessage(outcome);
    if (kind === 'no-coverage') {
      isBegun.current = true;
      clearDelivery();
      if (saved) setUncovered((ids) => [...ids, saved.id]);
    }
    if (message && kind === 'failed') toast({ kind: 'error', text: message, preventDuplicate: true });
    if (message && kind === 'pickup-only-now') {
      toast({ kind: 'warning', text: message, preventDuplicate: true });
      setService('pickup');
    }
    // Two saved addresses may lie at one place, with one answer for both.
  }, [kind, hour, coverage, saved?.id]);

  const goTo = (to: Coordinates, address: Saved | null): void => {
    setPlace(to);
    setSaved(address);
    setPointId(null);
    choose(address?.isProposed);
    setConfirming(false);
  };
  const movePin = (to: Coordinates): void => goTo(to, null);
  const chooseSaved = ({ id, tag, latitude, longitude, address: street, reference }: SavedAddress, isProposed = false): void => {
    goTo({ latitude, longitude }, { id, tag, isProposed });
    address.reset({ address: street, reference, keeps: false, tag: '' });
  };

  useProposedAddress(addresses, {
    isHome: service === 'home',
    isBegun: () => place !== null || address.getValues('address') !== '' || address.getValues('reference') !== '',
    propose: (main) => chooseSaved(main, true),
  });

  /** Somebody delivers to a place that is no saved address yet. */
  const isNew = saved === null && (outcome?.kind === 'home' || outcome?.kind === 'choose-point');

  /** Where nobody delivers, but a shop hands over the counter. */
  const collectAt = (id: number): void => {
    setService('pickup');
    setShopId(id);
    choose();
  };

  /** After a place nobody delivers to at this hour. */
  const forgetPlace = (): void => {
    setPlace(null);
    setService('home');
    choose();
  };

  const acceptBlock = (): void => {
    isBegun.current = true;
    clearDelivery();
    setPlace(null);
    void navigate(paths.cart);
  };

  const finish = (): void => {
    setFutureOrder(orderOf(future));
    void navigate(nextPage(), { replace: true });
  };

  const confirm = async (): Promise<void> => {
    if (isKeeping) return;
    isBegun.current = true;
    const confirmed = choices.current;
    if (service === 'home' && isChecking) return setConfirming(true);
    const found = findProblems({ service, shopId, place, outcome, future: futureProblem(orderOf(future), { ...times, hoursOn: hoursToChoose(wantedShop, chainHours(config)) }) });
    const keeps = isNew && keeping?.isFull === false && address.getValues('keeps');
    const filled = service !== 'home' || (await address.trigger(keeps ? undefined : ['address', 'reference'], { shouldFocus: true }));
    setProblems(found);
    if (Object.keys(found).length > 0 || !filled) return;
    if (service === 'pickup' && shopId !== null) choosePickup(shopId);
    if (service === 'home' && coverage && outcome?.kind === 'home') {
      const values = address.getValues();
      const { address: street, reference } = values;
      // One that was deleted meanwhile is a place like any other.
      const isGone = saved !== null && own !== undefined && !own.some(({ id }) => id === saved.id);
      const owned = keeps ? await keep(coverage, values, () => choices.current === confirmed) : isGone ? null : saved;
      if (choices.current !== confirmed) return;
      chooseHome({ ...coverage, addressId: owned?.id ?? null, tag: owned?.tag ?? '', address: street.trim(), reference: reference.trim(), deliveryPoint: outcome.point, invalid: false });
    }
    finish();
  };

  useEffect(() => {
    if (!isConfirming || isChecking) return;
    setConfirming(false);
    void confirm();
  }, [isConfirming, isChecking]);

  // «Confirmar» stands at the end of the page, and what is missing may stand far above.
  useEffect(() => {
    if (Object.keys(problems).length > 0) document.querySelector('form :is([role="alert"]:not(:empty), [id$="-error"])')?.scrollIntoView?.({ block: 'center' });
  }, [problems]);

  return {
    service,
    setService: (next: Service) => (setService(next), choose(), setConfirming(false)),
    shopId,
    setShopId: (id: number) => (setShopId(id), choose()),
    place,
    movePin,
    saved,
    addresses,
    isProposed: saved?.isProposed === true,
    /** What a new address is kept with; null where there is nothing to keep, or nobody to keep it for. */
    keeping: (isNew && keeping) || null,
    isKeeping,
    uncovered,
    chooseSaved: (chosen: SavedAddress) => chooseSaved(chosen),
    pointId,
    setPointId: (id: number) => (setPointId(id), choose()),
    wantedShop,
    program: () => (setFuture(suggested(wantedShop)), choose()),
    future,
    setFuture: (next: FutureDraft) => (setFuture(next), choose()),
    problems,
    address,
    coverage,
    isChecking,
    retry,
    outcome,
    collectAt,
    forgetPlace,
    acceptBlock,
    confirm,
    isConfirming,
  };
}

export type DeliveryForm = ReturnType<typeof useDeliveryForm>;

/**
 * Where the customer came from, or the payment that an address was missing for. The place may have made the order one that
 * cannot be paid: its cart says why.
 */
function nextPage(): string {
  const next = takeReturn(deliveryReturn, () => true);
  if (next !== paths.login && next !== paths.checkout) return next;
  if (cartValidation.get()?.canPay === false) return paths.cart;
  // Logged in meanwhile, in this tab or in another one.
  return isLoggedIn() ? paths.checkout : next;
}

/** The shop chosen before, as long as orders can be collected there. */
const offeredShop = (mode: DeliveryMode, { shops }: Geography): number | null =>
  mode.kind === 'pickup' && shops.some(({ id, servesPickup }) => id === mode.shopId && servesPickup) ? mode.shopId : null;
