const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What was typed or filled in at once, as dd/MM/yyyy as far as it goes. Takes yyyy-MM-dd and other separators, too. */
export function dateAsTyped(text: string): string {
  const iso = isoDate.exec(text.trim());
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  // `1/2/2000`: a separator ends a part that has one figure only.
  const parts = text.replace(/[^\d/.\- ]/g, '').trimStart().split(/[/.\- ]+/);
  const isOpen = parts.length > 1 && parts.length < 4 && parts.at(-1) === '';
  const digits = parts.map((part, at) => (at < 2 && at < parts.length - 1 && part.length === 1 ? `0${part}` : part)).join('').slice(0, 8);
  const shown = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
  return isOpen && (digits.length === 2 || digits.length === 4) ? `${shown}/` : shown;
}

type Typing = { readonly value: string; readonly selectionStart: number | null };

/**
 * What a date field shows after a key: the slashes come by themselves, because the numeric keyboard of a phone has none. A
 * correction in the middle stays as it is typed: nobody knows yet what it will become.
 */
export const dateInField = ({ value, selectionStart }: Typing): string => (isoDate.test(value) || (selectionStart ?? value.length) >= value.length ? dateAsTyped(value) : value);

const isWhole = (text: string): boolean => /^\s*(\d{8}|\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{4})\s*$/.test(text);

/** What it shows when it is left: a whole date in its form, anything else as it stands, for the rule of the field to judge. */
export const dateWhenLeft = (text: string): string => (isWhole(text) ? dateAsTyped(text) : text);

type DateEvent = { readonly target: Typing };

/** The two handlers of a date field: `write` is only called with another text, because writing moves the caret to the end. */
export function dateEvents(write: (text: string) => void) {
  const put = (shown: string, { target }: DateEvent): void => void (shown !== target.value && write(shown));
  return {
    onChange: (event: DateEvent): void => put(dateInField(event.target), event),
    onBlur: (event: DateEvent): void => put(dateWhenLeft(event.target.value), event),
  };
}
