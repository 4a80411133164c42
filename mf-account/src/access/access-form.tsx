import { Button, Notice, Stack } from '@brasa/shared/ui';
import type { ReactNode } from 'react';
import type { AccessFormState } from './use-access-form.ts';

type Props = { readonly state: AccessFormState; readonly submitLabel: string; readonly children: ReactNode };

/** Fields, why nothing was sent, and the button that sends them. */
export const AccessForm = ({ state: { submit, isSending, failure }, submitLabel, children }: Props) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    <Stack gap="lg">
      {children}
      {failure !== '' && (
        <Notice kind="error" live>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="lg" full loading={isSending}>
        {submitLabel}
      </Button>
    </Stack>
  </form>
);
