import type { Config } from '../../config.ts';
import { mailWords } from '../mail/mail-text.ts';

/** For whom a passkey is: its host name is part of every key, so another address of the storefront needs other keys. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origins: readonly string[] };

/** The storefront as its mails link to it. Pages of other origins than those that may read answers sign for nobody. */
export const relyingPartyOf = ({ publicUrl, storefrontOrigins }: Pick<Config, 'publicUrl' | 'storefrontOrigins'>): RelyingParty => ({ id: new URL(publicUrl).hostname, name: mailWords.farewell, origins: storefrontOrigins });
