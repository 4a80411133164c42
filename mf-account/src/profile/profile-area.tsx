import { AreaSkeleton, useCatalog, useContentReady, useCustomerAnswer, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { local, storageKeys } from '@brasa/shared/runtime';
import { toCustomer } from '@brasa/shared/wire/customer-wire';
import { Navigate, Route, Routes } from 'react-router-dom';
import { hasPersonDraft } from './person-draft.ts';
import { ProfilePage } from './profile-page.tsx';
import { profileTabs } from './profile-tabs.ts';
import { profileText as text } from './profile-text.ts';
import { useSessionEnd } from './use-session-end.ts';

/** `/profile/*` [ROUTE-039]: for customers; a tab that does not exist leads home [PROF-010]. */
export function ProfileArea() {
  usePageTitle(text.title);
  const loggedIn = useIsLoggedIn();
  const { certificatesEnabled } = useCatalog().config;
  const { data: customer, error, isPending } = useCustomerAnswer('cliente/getDataUser', toCustomer);
  useContentReady(!isPending);
  useSessionEnd(hasPersonDraft);
  // A session that stands on the device and was not read yet is waited for.
  if (!loggedIn) return local.read(storageKeys.token) === null ? <Navigate to="/" replace /> : <AreaSkeleton />;
  if (isPending) return <AreaSkeleton />;
  if (customer === undefined) throw error;
  if (customer === null) return <Navigate to="/" replace />;

  const tabs = profileTabs.filter(({ needsCertificates = false }) => certificatesEnabled || !needsCertificates);
  return (
    <Routes>
      <Route index element={<Navigate to="locations" replace />} />
      {tabs.map((tab) => (
        <Route
          key={tab.path}
          path={tab.path}
          element={
            <ProfilePage customer={customer} tabs={tabs} open={tab}>
              <tab.Screen customer={customer} />
            </ProfilePage>
          }
        />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
