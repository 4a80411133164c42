import { mostAddresses } from '@brasa/shared/domain/saved-addresses';
import { useSavedAddresses } from '@brasa/shared/place/use-saved-addresses';
import { AreaSkeleton, useContentReady, useCustomerAnswer, useIsLoggedIn, usePageTitle } from '@brasa/shared/react';
import { local, storageKeys, toast } from '@brasa/shared/runtime';
import { ButtonLink, Container, Heading, Notice, Stack, theme } from '@brasa/shared/ui';
import { toCustomer, type SavedAddress } from '@brasa/shared/wire/customer-wire';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { LocationForm } from './location-form.tsx';
import { locationsPath } from './locations-path.ts';
import { locationsText as text } from './locations-text.ts';

const toEmail = (body: unknown): string => toCustomer(body)?.email ?? '';

/** `/profile/locations/new` adds an address, `/profile/locations/{id}` changes one; both are this page [ADDR-008, ADDR-009]. */
export function LocationScreen() {
  usePageTitle(text.pageTitle);
  const { id } = useParams();
  const isCustomer = useIsLoggedIn();
  const { addresses, isPending, error } = useSavedAddresses();
  const { data: email = '' } = useCustomerAnswer('cliente/getDataUser', toEmail);
  useContentReady(!isPending);
  // A session that stands on the device and was not read yet is waited for.
  if (!isCustomer) return local.read(storageKeys.token) === null ? <Navigate to="/" replace /> : <AreaSkeleton />;
  if (isPending) return <AreaSkeleton />;
  if (addresses === undefined) throw error;
  return (
    <Container css={{ paddingBlock: theme.space.xl }}>
      {/* Another address is another form. */}
      <Opened key={id} id={id} addresses={addresses} email={email} />
    </Container>
  );
}

type Props = { readonly id: string | undefined; readonly addresses: readonly SavedAddress[]; readonly email: string };

/** What was there when the page was opened decides: an address that goes meanwhile takes nothing with it that was typed. */
function Opened({ id, addresses, email }: Props) {
  const [address] = useState(() => addresses.find((each) => String(each.id) === id) ?? null);
  const [isFull] = useState(addresses.length >= mostAddresses);
  if (id !== undefined && address === null) return <Unknown />;
  return (
    <Stack gap="lg">
      <Heading level={1}>{address ? text.editTitle : text.newTitle}</Heading>
      {address === null && isFull ? (
        <>
          <Notice kind="warning">{text.full}</Notice>
          <ButtonLink to={locationsPath} variant="secondary">
            {text.back}
          </ButtonLink>
        </>
      ) : (
        <LocationForm address={address} email={email} />
      )}
    </Stack>
  );
}

function Unknown() {
  useEffect(() => void toast({ kind: 'warning', text: text.unknown, preventDuplicate: true }), []);
  return <Navigate to={locationsPath} replace />;
}
