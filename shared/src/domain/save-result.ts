import { normalize } from './text.ts';

export const saveProblemText = 'Tenemos problemas para guardar tu orden, inténtalo más tarde';
export const orderCheckProblemText = 'No pudimos comunicarnos con el servidor. Inténtalo de nuevo.';

export type SaveToast = { readonly kind: 'success' | 'warning' | 'error'; readonly text: string };

/** What follows from the answer to saving an order or a certificate purchase. Only `saved` is a success. */
export type SaveResult = {
  readonly saved: boolean;
  readonly toast: SaveToast | null;
  /** Text for the order-status dialog; null: it stays closed. */
  readonly dialog: string | null;
};

/** `answer` null: the server was not reached. `successText` is said only when the server says nothing [DEC-177 to DEC-179]. */
export function saveResult(answer: { readonly code: string; readonly message: string } | null, successText = ''): SaveResult {
  const failed = (toast: SaveToast | null, dialog: string | null = null): SaveResult => ({ saved: false, toast, dialog });
  const message = answer?.message ?? '';
  switch (answer?.code) {
    case '00':
      return { saved: true, toast: said('success', message || successText), dialog: null };
    case '01':
      return failed(said('warning', message));
    case '02':
      return isInProcess(message) ? failed(null, message) : failed(said('success', message));
    default:
      return failed({ kind: 'error', text: saveProblemText });
  }
}

const said = (kind: SaveToast['kind'], text: string): SaveToast | null => (text ? { kind, text } : null);

const isInProcess = (message: string): boolean => normalize(message).includes('en proceso');

/** Milliseconds in which a second save is the same one. */
export const saveGuardMs = 350;
