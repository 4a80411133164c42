/** Long enough for the slowest browser to have taken it over. */
const keptMs = 60_000;

/** Hands a text to the browser's downloads, as JSON in UTF-8. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
