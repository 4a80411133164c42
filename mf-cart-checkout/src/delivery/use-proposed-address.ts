import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import { useEffect, useRef } from 'react';

type Options = {
  /** The customer wants the order brought. */
  readonly isHome: boolean;
  /** Whether anything is chosen or typed already. */
  readonly isBegun: () => boolean;
  readonly propose: (main: SavedAddress) => void;
};

/** The main address is the usual one. It is proposed once, and never in place of what is chosen or typed already. */
export function useProposedAddress(addresses: readonly SavedAddress[], { isHome, isBegun, propose }: Options): void {
  const hasProposed = useRef(false);
  useEffect(() => {
    const main = addresses.find(({ isMain }) => isMain);
    if (!isHome || !main || hasProposed.current) return;
    hasProposed.current = true;
    if (!isBegun()) propose(main);
  }, [isHome, addresses]);
}
