import { useState } from 'react';
import { Button } from '@brasa/shared/ui';
import { ConfirmDialog } from '@brasa/shared/ui/confirm-dialog';
import { cartText as text } from './cart-text.ts';

/** Takes everything out, after a question: dedications are not written twice. */
export function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  const confirm = (): void => {
    setAsking(false);
    onClear();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {text.clear}
      </Button>
      <ConfirmDialog open={asking} title={text.clearTitle} confirm={text.clear} onClose={() => setAsking(false)} onConfirm={confirm}>
        {text.clearText}
      </ConfirmDialog>
    </>
  );
}
