import styled from '@emotion/styled';
import { required } from '@brasa/shared/domain/field-rules';
import { clockText, dateText } from '@brasa/shared/domain/local-time';
import { ChoiceGroup, Field, media, Notice, RadioCard, Stack, TextInput, theme } from '@brasa/shared/ui';
import { deliveryText } from './delivery-text.ts';
import { fromInputDate, toInputDate, type FutureDraft } from './future-draft.ts';

type Props = {
  readonly value: FutureDraft;
  readonly onChange: (value: FutureDraft) => void;
  readonly now: number | null;
  /** Why this hour cannot be chosen. */
  readonly error: string | undefined;
  /** What choosing a later hour costs, said as soon as it is chosen; empty for nothing [FUT-013]. */
  readonly note: string;
};

const day = 86_400_000;
/** The kitchen plans this many days ahead. */
const furthest = 30;

/** «Lo antes posible», or a day and an hour. */
export function FutureOrderPicker({ value, onChange, now, error, note }: Props) {
  const limits = now === null ? {} : { min: toInputDate(dateText(now)), max: toInputDate(dateText(now + furthest * day)) };
  // What is missing is said where it is missing.
  const missing = { date: required(value.date), time: required(value.time) };
  const isFilled = value.date !== '' && value.time !== '';
  return (
    <Stack gap="md">
      <ChoiceGroup legend={deliveryText.when} columns={2}>
        <RadioCard name="cuando" value="asap" label={deliveryText.asap} checked={!value.isOpen} onChange={() => onChange({ ...value, isOpen: false })} />
        <RadioCard name="cuando" value="later" label={deliveryText.program} checked={value.isOpen} onChange={() => onChange({ ...value, isOpen: true })} />
      </ChoiceGroup>
      {value.isOpen && (
        <>
          <Fields>
            <Field label={deliveryText.date} name="fecha" required error={error === undefined ? undefined : missing.date}>
              <TextInput type="date" {...limits} value={toInputDate(value.date)} onChange={(event) => onChange({ ...value, date: fromInputDate(event.target.value) })} />
            </Field>
            <Field label={deliveryText.time} name="hora" required error={error === undefined || isFilled ? error : missing.time}>
              <TextInput type="time" step={300} value={value.time} onChange={(event) => onChange({ ...value, time: event.target.value.slice(0, clockText(0).length) })} />
            </Field>
          </Fields>
          {note !== '' && <Notice>{note}</Notice>}
        </>
      )}
    </Stack>
  );
}

const Fields = styled.div({ display: 'grid', gap: theme.space.md, alignItems: 'start', [media.sm]: { gridTemplateColumns: '1fr 1fr' } });
