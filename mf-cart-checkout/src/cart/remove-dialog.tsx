import { Button, Dialog, Text } from '@brasa/shared/ui';
import { cartText } from './cart-text.ts';

type Props = { readonly open: boolean; readonly onClose: () => void; readonly onConfirm: () => void };

/** Asked before something goes that brought a promotion along [WRD-02]. */
export const RemoveDialog = ({ open, onClose, onConfirm }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={cartText.removeTitle}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          {cartText.cancel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {cartText.removeConfirm}
        </Button>
      </>
    }
  >
    <Text>{cartText.removeText}</Text>
  </Dialog>
);
