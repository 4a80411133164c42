import { Badge, ChoiceGroup, RadioCard } from '@brasa/shared/ui';
import { deliveryText } from './delivery-text.ts';
import type { DeliveryForm } from './use-delivery-form.ts';

/** The addresses of a customer who is logged in; everybody else sees nothing here [ADDR-015]. */
export function SavedAddresses({ form }: { readonly form: DeliveryForm }) {
  if (form.addresses.length === 0) return null;
  return (
    <ChoiceGroup legend={deliveryText.savedAddresses}>
      {form.addresses.map((address) => {
        const isUncovered = form.uncovered.includes(address.id);
        return (
          <RadioCard
            key={address.id}
            name="direccion-guardada"
            value={address.id}
            label={address.tag}
            description={address.address}
            checked={form.saved?.id === address.id}
            disabled={isUncovered}
            onChange={() => form.chooseSaved(address)}
            {...(isUncovered ? { aside: <Badge tone="warning">{deliveryText.notCovered}</Badge> } : {})}
          />
        );
      })}
    </ChoiceGroup>
  );
}
