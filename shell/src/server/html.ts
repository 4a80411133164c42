const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const separators = new RegExp('[\\u2028\\u2029]', 'g');

/** JSON that cannot end the element it stands in. */
export const escapeJson = (json: string): string => json.replace(/</g, '\\u003c').replace(separators, (character) => `\\u${character.charCodeAt(0).toString(16)}`);

/** An attribute is left out when its value is undefined or false, and bare when it is true. */
export const attributes = (values: Readonly<Record<string, string | boolean | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined || value === false ? [] : value === true ? [` ${name}`] : [` ${name}="${escapeHtml(value)}"`]))
    .join('');
