import type { CertificatePurchase } from '@brasa/shared/domain/certificate-purchase';
import { attemptMemories, createAttempts } from '@brasa/shared/orders';
import { storageKeys } from '@brasa/shared/runtime';
import { paths } from '../paths.ts';
import { isPurchaseParts, partsOf, type PurchaseParts } from './purchase-parts.ts';

const memories = attemptMemories<PurchaseParts>({ path: paths.checkout, field: 'giftAttempt', key: storageKeys.giftAttempt, isParts: isPurchaseParts });

/** Purchases that were sent and whose answer is not known. */
export const purchaseAttempts = createAttempts<CertificatePurchase, PurchaseParts>({ name: 'certificate-attempt', ...memories, partsOf });
