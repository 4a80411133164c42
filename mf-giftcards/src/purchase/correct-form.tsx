import { useEffect, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { allOf, email as emailRule, phone as phoneRule, required } from '@brasa/shared/domain/field-rules';
import type { GiftDelivery } from '@brasa/shared/domain/gift-delivery';
import { Button, Field, Notice, Row, Stack, TextInput } from '@brasa/shared/ui';
import { PhoneInput } from '@brasa/shared/ui/person-fields';
import { correctCard, type Change } from './purchase-calls.ts';
import { purchaseText as text } from './purchase-text.ts';

type Values = { readonly email: string; readonly phone: string };

type Props = {
  readonly hash: string;
  readonly card: GiftDelivery;
  /** Bought by whoever is here: no telephone is asked for. */
  readonly isOwner: boolean;
  readonly onDone: (change: Extract<Change, { kind: 'done' }>) => void;
  readonly onCancel: () => void;
};

const resolverFor =
  (isOwner: boolean): Resolver<Values> =>
  (values) => {
    const messages = { email: allOf(required, emailRule)(values.email), phone: isOwner ? undefined : allOf(required, phoneRule)(values.phone) };
    const errors = Object.entries(messages).filter(([, message]) => message !== undefined);
    return { values: errors.length > 0 ? {} : values, errors: Object.fromEntries(errors.map(([field, message]) => [field, { type: 'validate', message }])) };
  };

/** Another mailbox for a card that nobody has activated. */
export function CorrectForm({ hash, card, isOwner, onDone, onCancel }: Props) {
  const [resolver] = useState(() => resolverFor(isOwner));
  // A mailbox that is shown in part cannot be mended, only typed.
  const form = useForm<Values>({ defaultValues: { email: isOwner ? card.email : '', phone: '' }, resolver, mode: 'onTouched' });
  const [failure, setFailure] = useState('');
  const { register, setFocus, setError, formState } = form;
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = form.handleSubmit(async ({ email, phone }) => {
    setFailure('');
    const change = await correctCard({ hash, id: card.id }, email.trim(), isOwner ? undefined : phone.trim());
    if (change.kind === 'done') return onDone(change);
    if (change.field === undefined) return setFailure(change.message);
    setError(change.field, { type: 'server', message: change.message }, { shouldFocus: true });
  });

  return (
    <form noValidate aria-label={text.correctOf(card.recipient)} onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        <Field label={text.email} name="email" hint={text.emailHint} error={formState.errors.email?.message} required>
          <TextInput {...register('email')} type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={120} enterKeyHint={isOwner ? 'send' : 'next'} />
        </Field>
        {!isOwner && (
          <Field label={text.phone} name="phone" hint={text.phoneHint} error={formState.errors.phone?.message} required>
            <PhoneInput field={register('phone')} enterKeyHint="send" />
          </Field>
        )}
        {failure !== '' && (
          <Notice kind="error" live>
            {failure}
          </Notice>
        )}
        <Row wrap gap="sm">
          <Button type="submit" loading={formState.isSubmitting}>
            {card.state === 'scheduled' ? text.saveForItsDay : text.save}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
