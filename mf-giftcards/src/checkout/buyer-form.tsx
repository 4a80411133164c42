import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { bus } from '@brasa/shared/runtime';
import { Button, Card, Checkbox, Field, Heading, media, Stack, TextInput, theme } from '@brasa/shared/ui';
import { useKeptForm } from '../form-memory.ts';
import { buyerStore, createBuyerMemory } from './buyer-store.ts';
import { buyerErrors, emptyBuyer, type BuyerValues } from './buyer-values.ts';
import { checkoutText as text } from './checkout-text.ts';

const resolver: Resolver<BuyerValues> = (values) => {
  const errors = Object.entries(buyerErrors(values));
  return { values: errors.length > 0 ? {} : values, errors: Object.fromEntries(errors.map(([field, message]) => [field, { type: 'validate', message }])) };
};

/** Step one: who buys. `onDone` is called with everything valid and kept. */
export function BuyerForm({ onDone }: { readonly onDone: () => void }) {
  const [memory] = useState(createBuyerMemory);
  const form = useForm<BuyerValues>({ defaultValues: buyerStore.get(), resolver, mode: 'onTouched' });
  useKeptForm(form, memory);
  const { register, formState, watch, reset, getValues } = form;
  const wantsInvoice = watch('wantsInvoice');
  const error = (field: keyof BuyerValues): string | undefined => formState.errors[field]?.message;

  useEffect(() => {
    const stop = bus.on('session/ended', ({ quiet }) => {
      if (quiet) return;
      reset(emptyBuyer);
      memory.keepNow(emptyBuyer);
    });
    return () => {
      stop();
      // Left for another page of the area: it is taken up again there and back.
      buyerStore.set(getValues());
    };
  }, [memory, reset, getValues]);

  return (
    <Form
      noValidate
      aria-labelledby="paso-datos"
      onBlur={() => memory.keepNow(getValues())}
      onSubmit={(event) =>
        void form.handleSubmit((values) => {
          memory.keepNow(values);
          onDone();
        })(event)
      }
    >
      <Stack gap="lg">
        <Card>
          <Stack gap="lg">
            <Heading level={2} size="xl" id="paso-datos">
              {text.personal}
            </Heading>
            <Columns>
              <Field label={text.firstName} name="firstName" required error={error('firstName')}>
                <TextInput {...register('firstName')} autoComplete="given-name" autoCapitalize="words" maxLength={40} enterKeyHint="next" />
              </Field>
              <Field label={text.lastName} name="lastName" required error={error('lastName')}>
                <TextInput {...register('lastName')} autoComplete="family-name" autoCapitalize="words" maxLength={39} enterKeyHint="next" />
              </Field>
              <Field label={text.phone} name="phone" hint={text.phoneHint} required error={error('phone')}>
                <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel-national" maxLength={9} enterKeyHint="next" />
              </Field>
              <Field label={text.email} name="email" hint={text.emailHint} required error={error('email')}>
                <TextInput {...register('email')} type="email" inputMode="email" autoComplete="email" maxLength={120} enterKeyHint="next" />
              </Field>
            </Columns>
            <Checkbox {...register('wantsInvoice')} label={text.wantsInvoice} />
            {wantsInvoice && (
              <Columns>
                <Field label={text.invoiceName} name="invoiceName" required error={error('invoiceName')}>
                  <TextInput {...register('invoiceName')} autoComplete="billing name" maxLength={100} />
                </Field>
                <Field label={text.invoiceDocument} name="invoiceDocument" hint={text.invoiceDocumentHint} required error={error('invoiceDocument')}>
                  <TextInput {...register('invoiceDocument')} inputMode="text" autoComplete="off" maxLength={17} />
                </Field>
                <Field label={text.invoiceEmail} name="invoiceEmail" required error={error('invoiceEmail')}>
                  <TextInput {...register('invoiceEmail')} type="email" inputMode="email" autoComplete="billing email" maxLength={120} />
                </Field>
                <Field label={text.invoiceAddress} name="invoiceAddress" required error={error('invoiceAddress')}>
                  <TextInput {...register('invoiceAddress')} autoComplete="billing street-address" maxLength={200} />
                </Field>
              </Columns>
            )}
          </Stack>
        </Card>
        <Next type="submit" size="lg">
          {text.next}
        </Next>
      </Stack>
    </Form>
  );
}

const Form = styled.form({ width: '100%', minWidth: 0 });
const Columns = styled.div({ display: 'grid', gap: theme.space.lg, [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } });
const Next = styled(Button)({ [media.md]: { justifySelf: 'end', alignSelf: 'flex-end', minWidth: '290px' } });
