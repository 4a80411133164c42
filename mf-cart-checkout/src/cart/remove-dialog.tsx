import { ConfirmDialog } from '@brasa/shared/ui/confirm-dialog';
import { cartText } from './cart-text.ts';

type Props = { readonly open: boolean; readonly onClose: () => void; readonly onConfirm: () => void };

/** Asked before something goes that brought a promotion along [WRD-02]. */
export const RemoveDialog = (props: Props) => (
  <ConfirmDialog {...props} title={cartText.removeTitle} confirm={cartText.removeConfirm}>
    {cartText.removeText}
  </ConfirmDialog>
);
