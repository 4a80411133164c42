import styled from '@emotion/styled';
import { useState } from 'react';
import type { Geography } from '@brasa/shared/domain/delivery';
import { required } from '@brasa/shared/domain/field-rules';
import { useSite } from '@brasa/shared/react';
import { Field, Heading, media, Stack, Text, TextArea, TextInput, theme } from '@brasa/shared/ui';
import { mapSettings, MapView, type MapMarker } from '@brasa/shared/ui/map';
import { CoverageAnswer } from './coverage-answer.tsx';
import { deliveryText } from './delivery-text.ts';
import { LocateButton } from './locate-button.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { PlacePicker } from './place-picker.tsx';
import type { DeliveryForm } from './use-delivery-form.ts';

type Props = { readonly form: DeliveryForm; readonly geography: Geography };

/** Where to bring the order: by device, by map or from lists, and how to find the door. */
export function HomeAddress({ form, geography }: Props) {
  const { mapToken } = useSite();
  const [hasMap, setHasMap] = useState(true);
  const { register, formState } = form.address;
  const { errors } = formState;
  const markers: MapMarker[] = [
    ...geography.shops.map(({ id, name, latitude, longitude }) => ({ id: `shop-${id}`, kind: 'shop' as const, label: name, latitude, longitude })),
    ...(form.coverage?.deliveryPoints ?? []).map(({ id, description, latitude, longitude }) => ({
      id: `point-${id}`,
      kind: 'point' as const,
      label: description,
      latitude,
      longitude,
      selected: id === form.pointId,
      onSelect: () => form.setPointId(id),
    })),
  ];

  return (
    <Section aria-labelledby="direccion">
      <Heading level={2} size="xl" id="direccion">
        {deliveryText.chooseAddress}
      </Heading>
      <SavedAddresses form={form} />
      <Where>
        <LocateButton onLocated={form.movePin} />
        <MapView
          token={mapToken}
          label={deliveryText.mapLabel}
          height="clamp(16rem, 45vh, 28rem)"
          zoom={form.place ? mapSettings.placeZoom : mapSettings.firstZoom}
          markers={markers}
          pin={{ position: form.place ?? mapSettings.center, label: deliveryText.pinLabel, onMove: form.movePin }}
          onUnavailable={() => setHasMap(false)}
        />
        {hasMap && (
          <Text size="sm" tone="soft">
            {deliveryText.mapHint}
          </Text>
        )}
      </Where>
      <Stack gap="lg">
        {!hasMap && <PlacePicker geography={geography} onPlace={form.movePin} open />}
        <CoverageAnswer form={form} />
        {hasMap && <PlacePicker geography={geography} onPlace={form.movePin} open={false} />}
        <Field label={deliveryText.address} name="address" hint={deliveryText.addressHint} required error={errors.address?.message}>
          <TextInput {...register('address', { validate: (value) => required(value) })} autoComplete="street-address" maxLength={250} enterKeyHint="next" />
        </Field>
        <Field label={deliveryText.reference} name="reference" hint={deliveryText.referenceHint} optional error={errors.reference?.message}>
          <TextArea {...register('reference')} maxLength={250} />
        </Field>
      </Stack>
    </Section>
  );
}

const Section = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.lg,
  '& > h2': { gridColumn: '1 / -1' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start', columnGap: theme.space['2xl'] },
});
const Where = styled.div({ display: 'grid', gap: theme.space.md, [media.lg]: { gridColumn: 2, gridRow: '2 / span 2' } });
