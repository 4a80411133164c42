import type { CoverageResult } from '@brasa/shared/domain/delivery';
import { mostAddresses } from '@brasa/shared/domain/saved-addresses';
import { saveAddress } from '@brasa/shared/place/save-address';
import { toast } from '@brasa/shared/runtime';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import { useState } from 'react';
import { deliveryText } from './delivery-text.ts';

/** How long an order waits for its address to be saved, in milliseconds; it needs no saved one. */
const longestWaitMs = 5000;

/** What stands in the fields of the address. `keeps`: among the customer's own addresses, by the name `tag`. */
export type AddressValues = { readonly address: string; readonly reference: string; readonly keeps: boolean; readonly tag: string };

/** Keeps the place of an order among the customer's own addresses. `own`: undefined for guests, and while they are not known. */
export function useKeepAddress(own: readonly SavedAddress[] | undefined, changed: () => Promise<void>) {
  const [isKeeping, setKeeping] = useState(false);

  /**
   * Id and name under which the address is kept. Null: it is not, or nobody knows; the order goes there all the same, and the
   * customer reads so, unless it is not `isWanted` any more by then.
   */
  async function keep(at: CoverageResult, { address, reference, tag }: AddressValues, isWanted: () => boolean): Promise<{ readonly id: number; readonly tag: string } | null> {
    setKeeping(true);
    const result = await saveAddress({ ...at, id: null, isMain: false, tag, address, reference }, { timeoutMs: longestWaitMs });
    setKeeping(false);
    if (result.kind === 'saved') toast({ kind: 'success', text: result.message });
    else {
      const { notKept, notSaved, perhapsKept, perhapsSaved } = deliveryText;
      const isUnsaved = result.kind === 'refused' || result.isTurnedAway;
      toast({ kind: 'warning', text: isUnsaved ? `${isWanted() ? notKept : notSaved} ${result.message}` : isWanted() ? perhapsKept : perhapsSaved });
    }
    void changed();
    return result.kind === 'saved' ? { id: result.id, tag: tag.trim() } : null;
  }

  return { keeping: own && { isFull: own.length >= mostAddresses, tags: own.map(({ tag }) => tag) }, isKeeping, keep };
}
