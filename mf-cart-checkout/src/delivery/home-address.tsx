import type { Geography } from '@brasa/shared/domain/delivery';
import { required } from '@brasa/shared/domain/field-rules';
import { AddressFields } from '@brasa/shared/place/address-fields';
import { PlaceFields } from '@brasa/shared/place/place-fields';
import { deliveryText } from './delivery-text.ts';
import { HomeCoverage } from './home-coverage.tsx';
import { KeepAddress } from './keep-address.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import type { DeliveryForm } from './use-delivery-form.ts';

type Props = { readonly form: DeliveryForm; readonly geography: Geography };

/** Where to bring the order: a saved address or a new place, and how to find the door. */
export function HomeAddress({ form, geography }: Props) {
  const { register, formState } = form.address;
  return (
    <PlaceFields
      title={deliveryText.chooseAddress}
      geography={geography}
      place={form.place}
      onMove={form.movePin}
      points={form.coverage?.deliveryPoints ?? []}
      pointId={form.pointId}
      onPoint={form.setPointId}
      before={<SavedAddresses form={form} />}
      answer={<HomeCoverage form={form} />}
    >
      <AddressFields address={register('address', { validate: (value) => required(value) })} reference={register('reference')} error={formState.errors.address?.message} />
      <KeepAddress form={form} />
    </PlaceFields>
  );
}
