import { ChoiceGroup, Field, Notice, RadioCard, Stack, TextInput } from '@brasa/shared/ui';
import { CreditCard, Wallet } from '@brasa/shared/ui/icons';
import type { PaymentMethod } from '@brasa/shared/domain/order';
import { checkoutText as text } from './checkout-text.ts';
import type { PaymentOption } from './payment-options.ts';

type Props = {
  readonly options: readonly PaymentOption[];
  readonly value: PaymentMethod | null;
  readonly onChange: (method: PaymentMethod) => void;
  readonly payWith: string;
  readonly onPayWith: (text: string) => void;
  readonly payWithError: string | undefined;
};

const icons = { cash: Wallet, card: CreditCard } as const;

/** How the order is paid. */
export function PaymentChoice({ options, value, onChange, payWith, onPayWith, payWithError }: Props) {
  if (options.length === 0) return <Notice kind="warning">{text.noPayment}</Notice>;
  return (
    <Stack gap="lg">
      <ChoiceGroup legend={text.choosePayment}>
        {options.map(({ method, label, description, isDisabled }) => {
          const Icon = icons[method === 'card' ? 'card' : 'cash'];
          return (
            <RadioCard
              key={method}
              name="pago"
              value={method}
              label={label}
              description={description}
              media={<Icon aria-hidden="true" />}
              checked={value === method}
              disabled={isDisabled}
              onChange={() => onChange(method)}
            />
          );
        })}
      </ChoiceGroup>
      {value === 'cash' && (
        <Field label={text.payWith} name="payWith" hint={text.payWithHint} optional error={payWithError}>
          <TextInput inputMode="decimal" autoComplete="off" maxLength={8} value={payWith} onChange={(event) => onPayWith(event.target.value)} />
        </Field>
      )}
    </Stack>
  );
}
