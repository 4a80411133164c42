type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const connectionOf = (browser: object): Connection | undefined => (browser as { readonly connection?: Connection }).connection;

/** Whoever asks their browser (`navigator`) to save data pays for nothing that was not asked for. Not every browser says. */
export const savesData = (browser: object): boolean => connectionOf(browser)?.saveData === true;

/** Whether every kilobyte counts: data are saved, or the browser (`navigator`) takes the network for a 3G one or worse. Not every browser says. */
export const isNarrow = (browser: object): boolean => savesData(browser) || /[23]g/.test(connectionOf(browser)?.effectiveType ?? '');
