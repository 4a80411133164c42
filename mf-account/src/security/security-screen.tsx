import { useStore } from '@brasa/shared/react';
import { authStore } from '@brasa/shared/runtime';
import type { Customer } from '@brasa/shared/wire/customer-wire';
import { useQuery } from '@tanstack/react-query';
import { OwnDataSection } from './own-data-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { passkeysQuery } from './security-calls.ts';
import { SessionsSection } from './sessions-section.tsx';

/** By what the customer comes in, where a session is open, and what is stored. */
export function SecurityScreen({ customer: { email } }: { readonly customer: Customer }) {
  const { session } = useStore(authStore);
  const passkeys = useQuery(passkeysQuery(session));
  return (
    <>
      <SessionsSection />
      <PasskeysSection email={email} query={passkeys} />
      <OwnDataSection email={email} hasPasskey={(passkeys.data ?? []).length > 0} />
    </>
  );
}
