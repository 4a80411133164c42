import { defineSlot } from '@brasa/shared/react';
import { CertificateStatusDialog } from '../status/certificate-status-dialog.tsx';

export const slot = defineSlot({ name: 'certificate-status-dialog', Widget: CertificateStatusDialog });
