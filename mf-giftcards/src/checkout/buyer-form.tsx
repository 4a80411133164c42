import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { bus } from '@brasa/shared/runtime';
import { Button, Card, Checkbox, Heading, media, Stack, theme } from '@brasa/shared/ui';
import { InvoiceFields, PersonFields } from '@brasa/shared/ui/person-fields';
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
            <PersonFields register={register} error={error} emailHint={text.emailHint} />
            <Checkbox {...register('wantsInvoice')} label={text.wantsInvoice} />
            {wantsInvoice && <InvoiceFields register={register} error={error} document={text.invoiceDocument} />}
          </Stack>
        </Card>
        <Next type="submit" size="lg">
          {text.next}
        </Next>
      </Stack>
    </Form>
  );
}

const Form = styled.form({ width: '100%', minWidth: 0, paddingBottom: theme.space.xl });
const Next = styled(Button)({ [media.md]: { justifySelf: 'end', alignSelf: 'flex-end', minWidth: '290px' } });
