import { useCustomerAnswer } from '@brasa/shared/react';
import { toOwnedGiftCards } from '@brasa/shared/wire/gift-card-wire';

/** The tab around the cards asks the same call for their balance: what it was told a moment ago is not asked for a second time. */
const staleTimeMs = 10_000;

/** The gift cards of whoever is logged in, and what they hold together. Spent in other places, too: asked for again whenever they are shown. */
export const useOwnedCards = () => useCustomerAnswer('data/getCertificadosCliente', toOwnedGiftCards, { staleTime: staleTimeMs });
