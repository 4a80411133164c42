import { coverageText } from '@brasa/shared/domain/coverage-text';
import { Button, Dialog, Text } from '@brasa/shared/ui';
import { deliveryText } from './delivery-text.ts';

/** A place where nobody can deliver, for a reason the server gives. The only way on is to accept it. */
export const BlockedDialog = ({ message, onAccept }: { readonly message: string | null; readonly onAccept: () => void }) => (
  <Dialog
    open={message !== null}
    onClose={onAccept}
    dismissible={false}
    title={coverageText.blockedTitle}
    actions={<Button onClick={onAccept}>{deliveryText.accept}</Button>}
  >
    <Text>{message}</Text>
  </Dialog>
);
