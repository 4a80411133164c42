import { ButtonLink, Notice } from '@brasa/shared/ui';
import { ToastedMessage } from '../react/toasted-message.tsx';

/** Why an order is not on its way, as far as orders of the menu and of gift cards have it in common. */
export type SendTrouble =
  | { readonly kind: 'refused'; readonly message: string }
  /** The card was not charged; the order waits for another try. */
  | { readonly kind: 'not-paid'; readonly message: string }
  /** `unknown`: it was sent, and nobody knows whether it arrived. */
  | { readonly kind: 'failed' | 'unknown' };

type Texts = Readonly<Record<'problemTitle' | 'notPaidTitle' | 'failed' | 'kept' | 'unknownTitle' | 'unknown' | 'seeCart', string>>;

/** Says it, and what pressing again means. What a toast says [SAVE-011, SAVE-014] is not said at the same time. */
export function TroubleNotice({ trouble, text, cartPath }: { readonly trouble: SendTrouble; readonly text: Texts; readonly cartPath: string }) {
  switch (trouble.kind) {
    case 'refused':
      return (
        <Notice
          kind="warning"
          live
          title={text.problemTitle}
          action={
            <ButtonLink variant="secondary" to={cartPath}>
              {text.seeCart}
            </ButtonLink>
          }
        >
          <ToastedMessage message={trouble.message} meanwhile={text.kept} />
        </Notice>
      );
    case 'not-paid':
      return (
        <Notice kind="error" live title={text.notPaidTitle}>
          {trouble.message}
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="error" live title={text.problemTitle}>
          {text.failed}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice kind="error" live title={text.unknownTitle}>
          {text.unknown}
        </Notice>
      );
  }
}
