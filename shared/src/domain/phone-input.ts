/** What people put between the digits of a telephone, and the marks that come along when one is copied from the contacts. */
const separators = /[\s.()\p{Pd}\p{Cf}]/gu;
const guatemalan = /^(?:(?:\+|00)?502)?(\d{4})(\d{4})$/;
/** As the rule of the field takes it [VAL-002]. */
const asWanted = /^\s*\d{4}-?\d{4}\s*$/;

/** A whole number with blanks, other separators or the code of the country as `5550-1234`; anything else as it stands, for the rule of the field to judge. */
export function phoneAsTyped(text: string): string {
  if (asWanted.test(text)) return text;
  const whole = guatemalan.exec(text.replace(separators, ''));
  return whole ? `${whole[1]}-${whole[2]}` : text;
}

/** Long enough for a number with the code of the country and blanks: what is pasted must not be cut off. */
export const longestPhone = 24;

type PhoneEvent = { readonly target: { value: string } };

/** The handler of a telephone field, given the form's own: the form only hears of the tidy number. */
export const tidiesPhone =
  <Event extends PhoneEvent>(onChange: (event: Event) => unknown) =>
  (event: Event): unknown => {
    const shown = phoneAsTyped(event.target.value);
    if (shown !== event.target.value) event.target.value = shown;
    return onChange(event);
  };
