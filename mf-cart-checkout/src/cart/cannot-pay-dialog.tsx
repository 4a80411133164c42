import { useNavigate } from 'react-router-dom';
import { Button } from '@brasa/shared/ui';
import { ProblemsDialog } from '@brasa/shared/ui/problems-dialog';
import { paths } from '../paths.ts';
import { cartText } from './cart-text.ts';

type Props = { readonly open: boolean; readonly onClose: () => void; readonly problems: readonly string[] };

/** Away from the cart: why the order cannot be paid, and the way to the cart. */
export function CannotPayDialog({ open, onClose, problems }: Props) {
  const navigate = useNavigate();
  const seeCart = (): void => {
    onClose();
    void navigate(paths.cart);
  };
  return (
    <ProblemsDialog
      open={open}
      onClose={onClose}
      problems={problems}
      action={
        <Button variant="secondary" onClick={seeCart}>
          {cartText.seeCart}
        </Button>
      }
    />
  );
}
