import { useState } from 'react';
import { Button, Dialog, Text } from '@brasa/shared/ui';
import { cartText as text } from './cart-text.ts';

/** Takes everything out, after a question: dedications are not written twice. */
export function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = (): void => {
    close();
    onClear();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {text.clear}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={text.clearTitle}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {text.cancel}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {text.clear}
            </Button>
          </>
        }
      >
        <Text>{text.clearText}</Text>
      </Dialog>
    </>
  );
}
