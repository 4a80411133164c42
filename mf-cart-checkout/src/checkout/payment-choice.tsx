import type { Centavos } from '@brasa/shared/domain/money';
import { formatMoney } from '@brasa/shared/domain/money';
import type { PaymentMethod } from '@brasa/shared/domain/order';
import { ChoiceGroup, Field, Notice, RadioCard, Stack, TextInput } from '@brasa/shared/ui';
import { CreditCard, Gift, Wallet } from '@brasa/shared/ui/icons';
import { checkoutText as text } from './checkout-text.ts';
import type { Funding } from './funding.ts';
import type { PaymentOption } from './payment-options.ts';

type Props = {
  readonly options: readonly PaymentOption[];
  readonly funding: Funding;
  readonly balance: Centavos;
  readonly currency: string;
  readonly onChange: (method: PaymentMethod) => void;
  /** The balance pays a part, or not. */
  readonly onPart: (isUsed: boolean) => void;
  readonly payWith: string;
  readonly onPayWith: (text: string) => void;
  readonly payWithError: string | undefined;
};

const icons = { cash: Wallet, card: CreditCard, certificate: Gift } as const;

/** How the order is paid. */
export function PaymentChoice({ options, funding, balance, currency, onChange, onPart, payWith, onPayWith, payWithError }: Props) {
  const { gift, certificate, due, method: value } = funding;
  const usesPart = gift === 'part' && certificate > 0;
  const money = (amount: Centavos): string => formatMoney(amount, currency);
  const covering: PaymentOption = { method: 'certificate', label: text.certificate, description: text.certificateHint(money(balance)), isDisabled: false };
  const offered = gift === 'all' ? [...options, covering] : options;
  if (offered.length === 0) return <Notice kind="warning">{text.noPayment}</Notice>;
  return (
    <Stack gap="lg">
      <ChoiceGroup legend={usesPart ? text.choosePaymentOfRest(money(due)) : text.choosePayment}>
        {offered.map(({ method, label, description, isDisabled }) => {
          const Icon = icons[method];
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
      {gift === 'part' && (
        <RadioCard
          type="checkbox"
          name="saldo"
          label={text.certificate}
          description={text.certificatePartHint(money(balance), money(due + certificate - balance))}
          aside={usesPart ? money(-certificate) : undefined}
          media={<Gift aria-hidden="true" />}
          checked={usesPart}
          onChange={(event) => onPart(event.target.checked)}
        />
      )}
      {value === 'cash' && (
        <Field label={text.payWith} name="payWith" hint={text.payWithHint} optional error={payWithError}>
          <TextInput inputMode="decimal" autoComplete="off" maxLength={8} value={payWith} onChange={(event) => onPayWith(event.target.value)} />
        </Field>
      )}
    </Stack>
  );
}
