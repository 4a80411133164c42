type Connection = { readonly saveData?: boolean };

/** Whoever asks their browser (`navigator`) to save data pays for nothing that was not asked for. Not every browser says. */
export const savesData = (browser: object): boolean => (browser as { readonly connection?: Connection }).connection?.saveData === true;
