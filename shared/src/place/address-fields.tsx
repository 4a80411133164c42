import { Field, TextArea, TextInput, type TextAreaProps, type TextInputProps } from '@brasa/shared/ui';
import { placeText } from './place-text.ts';

/** Letters at most, as the api takes them. */
const longest = 250;

type Props = {
  /** What the page's form passes to the inputs. */
  readonly address: TextInputProps;
  readonly reference: TextAreaProps;
  /** Why the address cannot be taken. */
  readonly error: string | undefined;
};

/** How to find the door. */
export const AddressFields = ({ address, reference, error }: Props) => (
  <>
    <Field label={placeText.address} name="address" hint={placeText.addressHint} required error={error}>
      <TextInput {...address} autoComplete="street-address" maxLength={longest} enterKeyHint="next" />
    </Field>
    <Field label={placeText.reference} name="reference" hint={placeText.referenceHint} optional>
      <TextArea {...reference} maxLength={longest} />
    </Field>
  </>
);
