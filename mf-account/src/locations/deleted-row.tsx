import { Button, ButtonLink, Notice } from '@brasa/shared/ui';
import { useEffect, useRef } from 'react';
import { deletedMark } from './drag-row.ts';
import { locationsText as text } from './locations-text.ts';
import type { Deletion } from './use-deletions.ts';

type Props = {
  readonly deletion: Deletion;
  /** Name of the address that has become the main one in its place; undefined where it was not the main one, or the last. */
  readonly nextMain: string | undefined;
  readonly onUndo: () => void;
};

/** Stands in the place of an address that was deleted; the focus, which was in its row, goes to «Deshacer». */
export function DeletedRow({ deletion: { address, wasUsed, isReturning }, nextMain, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Not from where the customer has gone meanwhile.
    if (document.activeElement === null || document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <li {...deletedMark}>
      <Notice
        live
        action={
          <>
            <Button variant="ghost" ref={undo} loading={isReturning} onClick={onUndo}>
              {text.undo}
            </Button>
            {wasUsed && (
              <ButtonLink to="/delivery" variant="ghost">
                {text.changeDelivery}
              </ButtonLink>
            )}
          </>
        }
      >
        {[text.removed(address.tag), ...(wasUsed ? [text.removedInUse] : []), ...(nextMain === undefined ? [] : [text.isMainNow(nextMain)])].join(' ')}
      </Notice>
    </li>
  );
}
