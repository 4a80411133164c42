import { allOf, fieldMessages, knownPassword, required } from '@brasa/shared/domain/field-rules';
import { toast } from '@brasa/shared/runtime';
import { Card, Heading, Stack, Text } from '@brasa/shared/ui';
import type { Customer } from '@brasa/shared/wire/customer-wire';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { recoverPassword } from '../access/access-calls.ts';
import { AccessForm } from '../access/access-form.tsx';
import { checkedBy } from '../access/email-field.tsx';
import { PasswordFields } from '../access/password-fields.tsx';
import { ResendEmail } from '../access/resend-email.tsx';
import { useAccessForm } from '../access/use-access-form.ts';
import { changeOwnPassword, type PasswordChange } from './profile-calls.ts';
import { profileText as text } from './profile-text.ts';

const nothing: PasswordChange = { current: '', password: '', confirmation: '' };

/** Accounts opened long ago have passwords of another rule [DEC-232]. */
const currentRule = checkedBy(allOf(required, knownPassword));

/** A new password for whoever knows the present one [PROF-013]. */
export function PasswordScreen({ customer: { email } }: { readonly customer: Customer }) {
  const wasUnanswered = useRef(false);
  const form = useForm<PasswordChange>({ defaultValues: nothing, mode: 'onTouched' });
  const { register, formState, reset } = form;
  const state = useAccessForm(form, {
    fields: { contrasena: 'current', newcontrasena: 'password', contrasenaConfirm: 'confirmation' },
    send: async (values) => {
      const result = await changeOwnPassword(values);
      if (result.kind === 'failed') wasUnanswered.current = true;
      // The answer that was lost may have been the one that said yes.
      const isChangedPerhaps = result.kind === 'refused' && wasUnanswered.current && result.problems.some(({ field }) => field === 'contrasena');
      return isChangedPerhaps ? { kind: 'failed', message: text.passwordMaybeSaved } : result;
    },
    onDone: (_values, message) => {
      wasUnanswered.current = false;
      reset(nothing);
      toast({ kind: 'success', text: message || text.passwordSaved });
    },
  });
  return (
    <>
      <Card>
        <Stack gap="lg">
          <Text tone="soft">{text.passwordLead}</Text>
          <FormProvider {...form}>
            <AccessForm state={state} submitLabel={text.savePassword}>
              {/* Tells password managers whose password it is. */}
              <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
              <PasswordFields
                current={{ label: text.currentPassword, error: formState.errors.current?.message, input: register('current', currentRule) }}
                label={text.newPassword}
                differs={fieldMessages.differentConfirmation}
              />
            </AccessForm>
          </FormProvider>
        </Stack>
      </Card>
      {/* The page for it is for guests. */}
      <Card>
        <Stack gap="md">
          <Heading level={2} size="md">
            {text.forgot}
          </Heading>
          <Text tone="soft">{text.forgotHint}</Text>
          <ResendEmail label={text.sendLink} email={email} send={recoverPassword} />
        </Stack>
      </Card>
    </>
  );
}
