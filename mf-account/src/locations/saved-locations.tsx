import { AreaSkeleton, useStore } from '@brasa/shared/react';
import { mostAddresses } from '@brasa/shared/domain/saved-addresses';
import { useSavedAddresses } from '@brasa/shared/place/use-saved-addresses';
import { cartStore, deliveryStore, toast } from '@brasa/shared/runtime';
import { ButtonLink, EmptyState, Notice, Stack, Text, theme, VisuallyHidden } from '@brasa/shared/ui';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState } from 'react';
import { DeletedRow } from './deleted-row.tsx';
import { usedAddress } from './delivery-in-use.ts';
import { LocationRow } from './location-row.tsx';
import { markMain } from './location-calls.ts';
import { locationsText as text } from './locations-text.ts';
import { useAddressOrder } from './use-address-order.ts';
import { useDeletions, type Deletion } from './use-deletions.ts';

/** The saved addresses of the customer, in their order [ADDR-007]: which is the main one, change, delete, add. */
export function SavedLocations() {
  const { addresses, error, changed } = useSavedAddresses();
  if (addresses === undefined) {
    if (error) throw error;
    return <AreaSkeleton />;
  }
  return <Locations addresses={addresses} changed={changed} />;
}

/** Name of the main address, unless that is the one just deleted. */
const mainOf = (addresses: readonly SavedAddress[], deleted: number): string | undefined => addresses.find(({ id, isMain }) => isMain && id !== deleted)?.tag;

function Locations({ addresses, changed }: { readonly addresses: readonly SavedAddress[]; readonly changed: () => Promise<void> }) {
  const chosen = useStore(deliveryStore, ({ mode }) => usedAddress(mode));
  // The delivery of the order before stays chosen for the next one.
  const used = useStore(cartStore, ({ lines }) => lines.length > 0) ? chosen : null;
  const { ordered, move, save } = useAddressOrder(addresses, changed);
  const { deleted, places, remove, undo } = useDeletions(ordered, { changed, saveOrder: save });
  /** Id of the address that came back last. */
  const [returned, setReturned] = useState<number | null>(null);
  /** For screen readers. */
  const [announcement, announce] = useState('');
  /** The button that was pressed moves along with its row, and a browser takes the focus from what moves. */
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  const moveTo = (from: number, to: number): void => {
    const address = ordered[from];
    if (!address || to < 0 || to >= ordered.length) return;
    move(from, to);
    announce(text.moved(address.tag, to + 1, ordered.length));
  };
  const makeMain = async ({ id, tag }: SavedAddress): Promise<void> => {
    const { done, message } = await markMain(id);
    if (done) announce(text.isMainNow(tag));
    else toast({ kind: 'warning', text: message, preventDuplicate: true });
    await changed();
  };
  const bringBack = async (deletion: Deletion): Promise<void> => {
    const id = await undo(deletion);
    if (id === null) return;
    setReturned(id);
    announce(text.undone(deletion.address.tag));
  };

  return (
    <Stack gap="lg">
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {ordered.length > 1 && (
        <Text size="sm" tone="soft">
          {text.orderHint}
        </Text>
      )}
      <Rows>
        {places.map((id) => {
          const deletion = deleted.find(({ address }) => address.id === id);
          if (deletion) return <DeletedRow key={id} deletion={deletion} nextMain={deletion.address.isMain ? mainOf(addresses, id) : undefined} onUndo={() => void bringBack(deletion)} />;
          const index = ordered.findIndex((each) => each.id === id);
          const address = ordered[index];
          return (
            address && (
              <LocationRow
                key={id}
                address={address}
                isUsed={used === id}
                isOnly={ordered.length === 1}
                isFirst={index === 0}
                isLast={index === ordered.length - 1}
                takesFocus={returned === id}
                onMove={(by, button) => {
                  pressed.current = button;
                  moveTo(index, index + by);
                }}
                onDrop={moveTo}
                onMain={() => void makeMain(address)}
                onDelete={() => void remove(address, used === id)}
              />
            )
          );
        })}
      </Rows>
      {ordered.length === 0 && (
        <EmptyState level={2} drawing="not-found" title={text.none}>
          {text.noneHint}
        </EmptyState>
      )}
      {addresses.length >= mostAddresses ? <Notice>{text.full}</Notice> : <ButtonLink to="/profile/locations/new">{text.add}</ButtonLink>}
    </Stack>
  );
}

const Rows = styled.ol({ display: 'grid', gap: theme.space.md, margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' }, '&[data-dragging] > li:not([data-dragged])': { transition: `transform ${theme.motion.quick}` } });
