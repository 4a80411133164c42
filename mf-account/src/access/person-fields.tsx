import { dateEvents } from '@brasa/shared/domain/date-input';
import { allOf, birthday, optional, phone, required } from '@brasa/shared/domain/field-rules';
import type { Person } from '@brasa/shared/domain/person';
import { clock } from '@brasa/shared/runtime';
import { Field, media, Select, TextInput, theme } from '@brasa/shared/ui';
import { PhoneInput } from '@brasa/shared/ui/person-fields';
import styled from '@emotion/styled';
import { useFormContext } from 'react-hook-form';
import { accessText as text } from './access-text.ts';
import { checkedBy } from './email-field.tsx';

/** Who somebody is, in a form of react-hook-form around it. `asksBirthday`: an account cannot be opened without one [DEC-235]. */
export function PersonFields({ asksBirthday = false }: { readonly asksBirthday?: boolean }) {
  const { register, setValue, formState } = useFormContext<Person>();
  const { errors } = formState;
  const bornInTime = (value: string) => (asksBirthday ? allOf(required, birthday(clock.now())) : optional(birthday(clock.now())))(value);
  return (
    <Columns>
      <Field label={text.firstNames} name="firstNames" error={errors.firstNames?.message} required>
        <TextInput autoComplete="given-name" autoCapitalize="words" maxLength={60} enterKeyHint="next" {...register('firstNames', checkedBy(required))} />
      </Field>
      <Field label={text.lastNames} name="lastNames" error={errors.lastNames?.message} required>
        <TextInput autoComplete="family-name" autoCapitalize="words" maxLength={60} enterKeyHint="next" {...register('lastNames', checkedBy(required))} />
      </Field>
      <Field label={text.phone} name="phone" hint={text.phoneHint} error={errors.phone?.message} required>
        <PhoneInput field={register('phone', checkedBy(allOf(required, phone)))} enterKeyHint="next" />
      </Field>
      <Field label={text.birthday} name="birthday" hint={text.birthdayHint} error={errors.birthday?.message} required={asksBirthday} optional={!asksBirthday}>
        <TextInput
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
          enterKeyHint="next"
          {...register('birthday', {
            ...checkedBy(bornInTime),
            ...dateEvents((date) => setValue('birthday', date, { shouldDirty: true })),
          })}
        />
      </Field>
      <Field label={text.nickname} name="nickname" hint={text.nicknameHint} error={errors.nickname?.message} optional>
        <TextInput autoComplete="nickname" maxLength={40} enterKeyHint="next" {...register('nickname')} />
      </Field>
      <Field label={text.gender} name="gender" error={errors.gender?.message} optional>
        <Select options={Object.entries(text.genders).map(([value, label]) => ({ value, label }))} autoComplete="off" {...register('gender')} />
      </Field>
    </Columns>
  );
}

const Columns = styled.div({ display: 'grid', gap: theme.space.lg, [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } });
