import { useSite } from '@brasa/shared/react';
import { bus, local, storageKeys, unfinishedOrder } from '@brasa/shared/runtime';
import { Button, Dialog, Text } from '@brasa/shared/ui';
import { useEffect, useState } from 'react';
import { emptyCertificates } from '../cart/certificate-store.ts';
import { statusText } from './status-text.ts';

/** Milliseconds from closing to the clean start. */
const resetAfter = 350;

/** Says how a purchase of gift cards stands that was sent and whose end is not known; on every page [DEC-253]. */
export function CertificateStatusDialog() {
  const [message, setMessage] = useState<string | null>(null);
  const { brandName } = useSite();
  useEffect(() => bus.on('certificate/found-in-process', (found) => setMessage(found.message)), []);

  const close = (): void => {
    setMessage(null);
    unfinishedOrder.clear();
    setTimeout(() => {
      emptyCertificates();
      // Also when nobody has read the cart on this page.
      local.remove(storageKeys.certificates);
    }, resetAfter);
  };
  return (
    <Dialog open={message !== null} onClose={close} dismissible={false} title={brandName} actions={<Button onClick={close}>{statusText.close}</Button>}>
      <Text>{message}</Text>
    </Dialog>
  );
}
