import { useSite } from '@brasa/shared/react';
import { firstVisit } from '@brasa/shared/runtime';
import { Button, Dialog, Text } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { welcomeText as text } from './layout-text.ts';

/** The page notes the first touch or key (`shell/src/server/inline-scripts.ts`). */
const page = globalThis as { readonly __pzTouched?: boolean };

/** Somebody is busy already: a dialog in the middle of a press would catch it. The next page is early enough. */
const isBusy = (): boolean => page.__pzTouched ?? false;

/** On the first visit, when the owner wants it [DEC-043]. However it is closed, it does not come back [SHELL-008]. */
export function WelcomeDialog() {
  const { welcomeEnabled } = useSite();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(welcomeEnabled && !firstVisit.isOver() && !isBusy()), [welcomeEnabled]);

  const close = (): void => {
    firstVisit.end();
    setOpen(false);
  };

  return (
    <Dialog open={open} onClose={close} title={text.title} actions={<Button onClick={close}>{text.accept}</Button>}>
      <Text>{text.body}</Text>
    </Dialog>
  );
}
