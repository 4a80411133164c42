import type { ReactNode } from 'react';
import { Button, Dialog, Text } from '@brasa/shared/ui';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** What is lost. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Asked before something is taken away. */
export const ConfirmDialog = ({ open, title, children, confirm, onClose, onConfirm }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <Text>{children}</Text>
  </Dialog>
);
