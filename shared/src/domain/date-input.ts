const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * What a date field shows after a key: the slashes of dd/MM/yyyy come by themselves, because the numeric keyboard of a phone
 * has none. Takes what browsers fill in (yyyy-MM-dd) and other separators, too.
 */
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
