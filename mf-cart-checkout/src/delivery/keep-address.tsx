import { fieldMessages } from '@brasa/shared/domain/field-rules';
import { mostAddresses } from '@brasa/shared/domain/saved-addresses';
import { TagField } from '@brasa/shared/place/tag-field';
import { AppLink } from '@brasa/shared/react';
import { Checkbox, Text } from '@brasa/shared/ui';
import { deliveryText } from './delivery-text.ts';
import type { DeliveryForm } from './use-delivery-form.ts';

/** A customer who is logged in keeps a new address among the own ones; nobody else is asked. */
export function KeepAddress({ form: { address, keeping } }: { readonly form: DeliveryForm }) {
  const { register, watch, setValue, formState } = address;
  if (keeping === null) return null;
  if (keeping.isFull) {
    return (
      <Text size="sm" tone="soft">
        {deliveryText.fullAddresses(mostAddresses)} <AppLink to="/profile/locations">{deliveryText.ownAddresses}</AppLink>
      </Text>
    );
  }
  return (
    <>
      <Checkbox label={deliveryText.keep} description={deliveryText.keepHint} {...register('keeps')} />
      {watch('keeps') && (
        <TagField
          input={register('tag', { validate: (value, { keeps }) => (keeps && value.trim() === '' ? fieldMessages.category : undefined) })}
          value={watch('tag')}
          onChoose={(tag) => setValue('tag', tag, { shouldDirty: true, shouldValidate: true })}
          own={keeping.tags}
          error={formState.errors.tag?.message}
        />
      )}
    </>
  );
}
