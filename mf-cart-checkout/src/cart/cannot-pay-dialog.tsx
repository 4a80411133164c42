import { useNavigate } from 'react-router-dom';
import { Button, Dialog, Notice, Stack } from '@brasa/shared/ui';
import { paths } from '../paths.ts';
import { cartText } from './cart-text.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly problems: readonly string[];
  /** Away from the cart the dialog leads to it. */
  readonly away?: boolean;
};

/** Why the order cannot be paid, and what to do. */
export function CannotPayDialog({ open, onClose, problems, away = false }: Props) {
  const navigate = useNavigate();
  const seeCart = () => {
    onClose();
    void navigate(paths.cart);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cartText.cannotPay}
      actions={
        <>
          {away && (
            <Button variant="secondary" onClick={seeCart}>
              {cartText.seeCart}
            </Button>
          )}
          <Button onClick={onClose}>{cartText.accept}</Button>
        </>
      }
    >
      <Stack gap="sm">
        {problems.map((problem) => (
          <Notice key={problem} kind="warning">
            {problem}
          </Notice>
        ))}
      </Stack>
    </Dialog>
  );
}
