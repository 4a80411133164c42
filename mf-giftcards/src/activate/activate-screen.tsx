import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { email as emailRule } from '@brasa/shared/domain/field-rules';
import { AreaSkeleton, useContentReady, useCustomerAnswer, usePageTitle } from '@brasa/shared/react';
import { customerKey, toast } from '@brasa/shared/runtime';
import { Button, Card, Container, Field, Notice, PageHeading, Stack, Text, TextInput, theme } from '@brasa/shared/ui';
import { toCustomer } from '@brasa/shared/wire/customer-wire';
import { paths } from '../paths.ts';
import { activateGiftCard } from './activate-gift-card.ts';
import { activateText as text } from './activate-text.ts';

type Values = { readonly email: string; readonly code: string };

/** The link of the letter, or a code to type: puts the card into the account [ROUTE-043]. */
export function ActivateScreen() {
  usePageTitle(text.page);
  const { code = '' } = useParams();
  const { data: customer, isPending, fetchStatus } = useCustomerAnswer('cliente/getDataUser', toCustomer);
  // Without a network the e-mail is typed.
  const isWaiting = isPending && fetchStatus === 'fetching';
  useContentReady(!isWaiting);
  if (isWaiting) return <AreaSkeleton />;
  return (
    <Container narrow css={{ paddingBlock: theme.space.xl }}>
      <Stack gap="lg">
        <PageHeading level={1}>{text.title}</PageHeading>
        <Text tone="soft">{text.lead}</Text>
        <Card>
          <ActivateForm start={{ email: customer?.email ?? '', code }} />
        </Card>
      </Stack>
    </Container>
  );
}

/** Literal sentences of the document [GC-025, GC-027]. */
function problemsOf({ email, code }: Values): Partial<Values> {
  const wrongEmail = email.trim() === '' ? text.noEmail : emailRule(email.trim());
  return { ...(wrongEmail !== undefined && { email: wrongEmail }), ...(code.trim() === '' && { code: text.noCode }) };
}

const resolver: Resolver<Values> = (values) => {
  const problems = Object.entries(problemsOf(values));
  return { values: problems.length > 0 ? {} : values, errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'validate', message }])) };
};

function ActivateForm({ start }: { readonly start: Values }) {
  const form = useForm<Values>({ defaultValues: start, resolver, mode: 'onTouched' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, code }) => {
    setFailure('');
    const activation = await activateGiftCard(email.trim(), code.trim());
    if (activation.kind === 'failed') return setFailure(activation.message);
    if (activation.kind === 'refused') return void toast({ kind: 'warning', text: activation.message, preventDuplicate: true });
    toast({ kind: 'success', text: activation.message || text.activated });
    void queries.invalidateQueries({ queryKey: [customerKey] });
    void navigate(paths.owned, { replace: true });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        <Field label={text.code} name="code" hint={text.codeHint} error={errors.code?.message} required>
          <TextInput {...form.register('code')} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={100} enterKeyHint="next" />
        </Field>
        <Field label={text.email} name="email" error={errors.email?.message} required>
          <TextInput {...form.register('email')} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={200} enterKeyHint="send" />
        </Field>
        {failure !== '' && (
          <Notice kind="error" live>
            {failure}
          </Notice>
        )}
        <Button type="submit" size="lg" full loading={isSubmitting}>
          {text.activate}
        </Button>
      </Stack>
    </form>
  );
}
