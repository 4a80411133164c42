import type { ReactNode } from 'react';
import { Button, Dialog, Notice, Stack } from '@brasa/shared/ui';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly problems: readonly string[];
  /** Another way on, before «Aceptar». */
  readonly action?: ReactNode;
};

/** Why something cannot be paid, and what to do. */
export const ProblemsDialog = ({ open, onClose, problems, action }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="No se puede realizar la compra"
    actions={
      <>
        {action}
        <Button onClick={onClose}>Aceptar</Button>
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
