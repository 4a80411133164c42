import { useSite } from '@brasa/shared/react';
import { local, storageKeys } from '@brasa/shared/runtime';
import { Button, Dialog, Text } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { welcomeText as text } from './layout-text.ts';

/** On the first visit of a browser, when the owner wants it [DEC-043]. */
export const isFirstTime = (enabled: boolean): boolean => enabled && local.read(storageKeys.firstTime) !== 'false';

/** The page notes the first touch or key (`shell/src/server/inline-scripts.ts`). */
const page = globalThis as { readonly __pzTouched?: boolean };

/** Somebody is busy already: a dialog in the middle of a press would catch it. The next page is early enough. */
const isBusy = (): boolean => page.__pzTouched ?? false;

/** However it is closed, it does not come back [SHELL-008]. */
export function WelcomeDialog() {
  const { welcomeEnabled } = useSite();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(isFirstTime(welcomeEnabled) && !isBusy()), [welcomeEnabled]);

  const close = (): void => {
    local.write(storageKeys.firstTime, 'false');
    setOpen(false);
  };

  return (
    <Dialog open={open} onClose={close} title={text.title} actions={<Button onClick={close}>{text.accept}</Button>}>
      <Text>{text.body}</Text>
    </Dialog>
  );
}
