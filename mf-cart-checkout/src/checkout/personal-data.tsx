import styled from '@emotion/styled';
import { useForm, type Resolver } from 'react-hook-form';
import { dateEvents } from '@brasa/shared/domain/date-input';
import { useIsLoggedIn } from '@brasa/shared/react';
import { checkoutStore, clock } from '@brasa/shared/runtime';
import { AppLink } from '@brasa/shared/react';
import { Button, Card, Checkbox, Field, Heading, media, Stack, Text, TextInput, theme } from '@brasa/shared/ui';
import { FieldColumns, InvoiceFields, PersonFields } from '@brasa/shared/ui/person-fields';
import { paths } from '../paths.ts';
import { checkoutText as text } from './checkout-text.ts';
import { clientErrors, clientValues, type ClientValues } from './client-values.ts';
import { useKeptForm } from './use-kept-form.ts';

const resolver: Resolver<ClientValues> = (values) => {
  const errors = Object.entries(clientErrors(values, clock.now()));
  return { values: errors.length > 0 ? {} : values, errors: Object.fromEntries(errors.map(([field, message]) => [field, { type: 'validate', message }])) };
};

export const personalDataForm = 'datos-personales';

/** Step one: who orders. `onDone` is called with everything valid and kept. */
export function PersonalData({ onDone }: { readonly onDone: () => void }) {
  const isCustomer = useIsLoggedIn();
  const form = useForm<ClientValues>({ defaultValues: clientValues(checkoutStore.get()), resolver, mode: 'onTouched' });
  const { keepNow } = useKeptForm(form);
  const { register, formState, watch } = form;
  const [wantsInvoice, wantsAccount] = watch(['wantsInvoice', 'wantsAccount']);
  const error = (field: keyof ClientValues): string | undefined => formState.errors[field]?.message;

  return (
    <Form
      id={personalDataForm}
      noValidate
      onBlur={keepNow}
      onSubmit={form.handleSubmit(() => {
        keepNow();
        onDone();
      })}
    >
      <Stack gap="lg">
        <Card as="section" aria-labelledby="paso-datos">
          <Stack gap="lg">
            <Heading level={2} size="xl" id="paso-datos">
              {text.personal}
            </Heading>
            <PersonFields register={register} error={error} emailHint={text.emailHint} />
            <Checkbox {...register('wantsInvoice')} label={text.wantsInvoice} />
            {wantsInvoice && <InvoiceFields register={register} error={error} document={text.invoiceDocument} />}
            {!isCustomer && (
              <>
                <Checkbox {...register('wantsAccount')} label={text.wantsAccount} description={text.wantsAccountHint} />
                {wantsAccount && (
                  <FieldColumns>
                    <Field label={text.birthday} name="birthday" hint={text.birthdayHint} required error={error('birthday')}>
                      <TextInput {...register('birthday', dateEvents((text) => form.setValue('birthday', text)))} inputMode="numeric" autoComplete="bday" maxLength={10} />
                    </Field>
                  </FieldColumns>
                )}
              </>
            )}
            <div>
              <Checkbox
                {...register('acceptsTerms')}
                aria-invalid={error('acceptsTerms') !== undefined || undefined}
                aria-describedby={error('acceptsTerms') === undefined ? undefined : 'terminos-error'}
                label={text.terms}
              />
              <Text id="terminos-error" role="alert" size="sm" tone="danger" weight={600}>
                {error('acceptsTerms')}
              </Text>
              <Links>
                <AppLink to={paths.terms}>{text.termsLink}</AppLink>
                <AppLink to={paths.privacy}>{text.privacyLink}</AppLink>
              </Links>
            </div>
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
const Links = styled.div({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.lg}`, '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget } });
const Next = styled(Button)({ [media.md]: { justifySelf: 'end', alignSelf: 'flex-end', minWidth: '290px' } });
