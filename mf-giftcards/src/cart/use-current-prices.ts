import { resumeCertificates } from '@brasa/shared/domain/certificate-cart';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GiftCard } from '@brasa/shared/wire/gift-card-wire';
import { useStore } from '@brasa/shared/react';
import { designsQuery } from '../designs/designs-query.ts';
import { certificateStore, changeCertificates } from './certificate-store.ts';

export type CurrentPrices = {
  /** Null while they are on their way, and when they could not be had. */
  readonly designs: readonly GiftCard[] | null;
  /** Why they could not be had. */
  readonly error: Error | null;
  readonly retry: () => void;
};

/** Takes the cart up again with the designs and prices of today, each time its page is opened [DEC-250]. */
export function useCurrentPrices(): CurrentPrices {
  const { data, error, refetch } = useQuery({ ...designsQuery, refetchOnMount: 'always' });
  const isRead = useStore(certificateStore, (state) => state.isRead);
  useEffect(() => {
    if (!data || !isRead) return;
    const prices = new Map(data.map(({ id, price }) => [id, price]));
    changeCertificates((cart) => resumeCertificates(cart, prices));
  }, [data, isRead]);
  return { designs: data ?? null, error: data ? null : error, retry: () => void refetch() };
}
