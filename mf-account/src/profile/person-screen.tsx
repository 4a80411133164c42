import type { Person } from '@brasa/shared/domain/person';
import { useCustomerChanged } from '@brasa/shared/react/use-customer-changed';
import { toast } from '@brasa/shared/runtime';
import { Button, Card, Checkbox, Stack, Text } from '@brasa/shared/ui';
import type { Customer } from '@brasa/shared/wire/customer-wire';
import { personFields } from '@brasa/shared/wire/person-wire';
import { useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { AccessForm } from '../access/access-form.tsx';
import { accessText } from '../access/access-text.ts';
import { PersonFields } from '../access/person-fields.tsx';
import { useAccessForm } from '../access/use-access-form.ts';
import { keepPersonDraft, personDraft } from './person-draft.ts';
import { savePerson } from './profile-calls.ts';
import { profileText as text } from './profile-text.ts';

/** What a customer says about the own person [PROF-012]. What is typed and not saved is there again when the customer comes back. */
export function PersonScreen({ customer: { addresses: _addresses, ...person } }: { readonly customer: Customer }) {
  const changed = useCustomerChanged();
  // An answer that comes while somebody types changes only the fields nobody touched.
  const form = useForm<Person>({ values: person, resetOptions: { keepDirtyValues: true }, mode: 'onTouched' });
  const { register, reset, formState } = form;
  const { isDirty } = formState;
  useDraft(person.email, form);

  const state = useAccessForm(form, {
    fields: personFields,
    send: savePerson,
    onDone: async (values, message) => {
      reset(values, { keepDirtyValues: false });
      toast({ kind: 'success', text: message || text.saved });
      await changed();
    },
  });

  return (
    <Card>
      <Stack gap="lg">
        <FormProvider {...form}>
          <AccessForm state={state} submitLabel={text.save}>
            <PersonFields />
            <div>
              <Text size="sm" weight={600}>
                {text.email}
              </Text>
              <Text css={{ overflowWrap: 'anywhere' }}>{person.email}</Text>
              <Text size="sm" tone="soft">
                {text.emailStays}
              </Text>
            </div>
            <Checkbox label={accessText.advertising} {...register('wantsAdvertising')} />
          </AccessForm>
        </FormProvider>
        {isDirty && !state.isSending && (
          <Button variant="ghost" full onClick={() => reset(person, { keepDirtyValues: false })}>
            {text.discard}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** Puts what was not saved into the form, and keeps what is not saved with every key. */
function useDraft(email: string, { setValue, subscribe }: UseFormReturn<Person>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(personDraft(email)) as [keyof Person, Person[keyof Person]][]) setValue(name, value, { shouldDirty: true });
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => keepPersonDraft(email, Object.fromEntries(Object.entries(values).filter(([name]) => dirtyFields[name as keyof Person]))),
    });
  }, [email, setValue, subscribe]);
}
