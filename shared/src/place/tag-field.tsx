import { Chip, Field, TextInput, theme, type TextInputProps } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { addressTags } from '../domain/address-tags.ts';
import { normalize } from '../domain/text.ts';
import { placeText } from './place-text.ts';

type Props = {
  /** What the page's form passes to the input. */
  readonly input: TextInputProps;
  /** What stands in it. */
  readonly value: string;
  /** A suggestion was pressed. */
  readonly onChoose: (tag: string) => void;
  /** Names the customer has already given. */
  readonly own: readonly string[];
  readonly error: string | undefined;
};

/** What the customer calls an address: typed, or one of the suggestions [DEC-156, DEC-157]. */
export const TagField = ({ input, value, onChoose, own, error }: Props) => (
  <div>
    <Field label={placeText.tag} name="tag" required error={error}>
      <TextInput {...input} maxLength={40} autoComplete="off" autoCapitalize="words" enterKeyHint="done" />
    </Field>
    <Tags role="group" aria-label={placeText.tags}>
      {addressTags(own).map((tag) => (
        <Chip key={tag} selected={normalize(tag) === normalize(value)} onClick={() => onChoose(tag)}>
          {tag}
        </Chip>
      ))}
    </Tags>
  </div>
);

const Tags = styled.div({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm, marginTop: theme.space.sm, '& > button': { whiteSpace: 'normal', overflowWrap: 'anywhere', flex: '0 1 auto' } });
