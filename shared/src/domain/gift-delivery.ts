import type { Centavos } from './money.ts';

/** How a gift card that was bought stands on its way to whoever gets it. */
export type DeliveryState = 'scheduled' | 'sending' | 'sent' | 'undelivered' | 'activated' | 'ended';

export type GiftDelivery = {
  /** Place of the card in its purchase. */
  readonly id: number;
  readonly name: string;
  readonly amount: Centavos;
  readonly recipient: string;
  /** Only in part (`l•••@example.org`) for whoever has nothing but the link; empty once the card is activated. */
  readonly email: string;
  readonly state: DeliveryState;
  /** When it will be, was or could not be sent, or was activated: dd/MM/yyyy HH:mm; empty when nobody knows. */
  readonly at: string;
};

export type GiftPurchase = {
  readonly number: number;
  /** dd/MM/yyyy HH:mm */
  readonly placedAt: string;
  readonly total: Centavos;
  /** Bought by the caller, who can correct mailboxes without more. */
  readonly isOwner: boolean;
  readonly cards: readonly GiftDelivery[];
};

export const canBeSentAgain = ({ state }: GiftDelivery): boolean => state === 'sent' || state === 'undelivered';
export const canBeCorrected = ({ state }: GiftDelivery): boolean => state !== 'activated' && state !== 'ended';
