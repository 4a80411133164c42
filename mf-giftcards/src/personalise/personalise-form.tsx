import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { longestContact } from '@brasa/shared/domain/certificate-cart';
import { dateEvents } from '@brasa/shared/domain/date-input';
import { lastSendDate } from '@brasa/shared/domain/send-date';
import { clock } from '@brasa/shared/runtime';
import { Button, ButtonLink, ChoiceGroup, Field, Heading, media, RadioCard, Stack, TextArea, TextInput, theme } from '@brasa/shared/ui';
import { createFormMemory, useKeptForm } from '../form-memory.ts';
import { paths } from '../paths.ts';
import { formErrors, isFormValues, type FormValues } from './form-values.ts';
import { personaliseText as text } from './personalise-text.ts';

type Props = {
  /** What the form begins with, unless this entry of the history was left with something typed. */
  readonly start: FormValues;
  /** A card of the cart is being changed, not a new one made. */
  readonly isChange: boolean;
  /** Everything is valid; called once. */
  readonly onDone: (values: FormValues) => void;
};

const resolver: Resolver<FormValues> = (values) => {
  const errors = Object.entries(formErrors(values, clock.now()));
  return { values: errors.length > 0 ? {} : values, errors: Object.fromEntries(errors.map(([field, message]) => [field, { type: 'validate', message }])) };
};

/** Who gives a card, who gets it, what is written on it and when it leaves. */
export function PersonaliseForm({ start, isChange, onDone }: Props) {
  const [memory] = useState(() => createFormMemory('giftCardForm', isFormValues));
  const form = useForm<FormValues>({ defaultValues: memory.read() ?? start, resolver, mode: 'onTouched' });
  useKeptForm(form, memory);
  const isDone = useRef(false);
  const { register, formState, watch, setValue } = form;
  const [sendsLater, dedication] = watch(['sendsLater', 'dedication']);
  const error = (field: keyof FormValues): string | undefined => formState.errors[field]?.message;
  const left = longestContact.dedication - dedication.trim().length;

  /** A double click is one card. */
  const finish = (values: FormValues): void => {
    if (isDone.current) return;
    isDone.current = true;
    memory.forget();
    onDone(values);
  };
  const when = (later: boolean) => ({ name: 'when', value: later ? 'later' : 'now', checked: sendsLater === later, onChange: () => setValue('sendsLater', later) });

  return (
    <form noValidate aria-labelledby="personaliza" onSubmit={(event) => void form.handleSubmit(finish)(event)}>
      <Stack gap="lg">
        <Heading level={2} size="xl" id="personaliza">
          {text.form}
        </Heading>
        <Field label={text.buyerName} name="buyerName" hint={text.buyerHint} required error={error('buyerName')}>
          <TextInput {...register('buyerName')} autoComplete="given-name" autoCapitalize="words" maxLength={longestContact.name} enterKeyHint="next" />
        </Field>
        <Field label={text.recipientName} name="recipientName" required error={error('recipientName')}>
          <TextInput {...register('recipientName')} autoComplete="off" autoCapitalize="words" maxLength={longestContact.name} enterKeyHint="next" />
        </Field>
        <Field label={text.recipientEmail} name="recipientEmail" hint={text.recipientHint} required error={error('recipientEmail')}>
          <TextInput {...register('recipientEmail')} type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={120} enterKeyHint="next" />
        </Field>
        <Field label={text.dedication} name="dedication" optional hint={left >= 0 ? text.dedicationLeft(left) : undefined} error={error('dedication')}>
          <TextArea {...register('dedication')} rows={4} autoCapitalize="sentences" />
        </Field>
        <ChoiceGroup legend={text.when} columns={2}>
          <RadioCard {...when(false)} label={text.atOnce} description={text.atOnceHint} />
          <RadioCard {...when(true)} label={text.onADay} description={text.onADayHint} />
        </ChoiceGroup>
        {sendsLater && (
          <Field label={text.sendDate} name="sendDate" hint={text.sendDateHint(lastSendDate(clock.now()))} required error={error('sendDate')}>
            <TextInput {...register('sendDate', dateEvents((day) => setValue('sendDate', day)))} inputMode="numeric" autoComplete="off" maxLength={10} />
          </Field>
        )}
        <Actions>
          {isChange && (
            <ButtonLink variant="secondary" size="lg" to={paths.cart}>
              {text.cancel}
            </ButtonLink>
          )}
          <Button type="submit" size="lg">
            {isChange ? text.save : text.add}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

const Actions = styled.div({ display: 'flex', flexDirection: 'column-reverse', gap: theme.space.sm, [media.sm]: { flexDirection: 'row', justifyContent: 'flex-end' } });
