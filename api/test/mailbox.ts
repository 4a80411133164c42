import { sendLetters } from '../src/modules/mail/send-letters.ts';
import type { Carrier, Envelope, PostOffice } from '../src/modules/mail/send-letters.ts';
import type { TestApi } from './helper.ts';

/** What sends the letters of this api; `carrier` takes them. */
export function postOffice({ services: { database, clock, log, secrets, release, config } }: Pick<TestApi, 'services'>, carrier: Carrier): PostOffice {
  return { database, clock, log, secrets, release, publicUrl: config.publicUrl, carrier };
}

export type Mailbox = {
  /** Carries the outbox away and gives what arrived for this address now. */
  collect(to: string): Promise<Envelope[]>;
  /** The same for every address. */
  collectAll(): Promise<Envelope[]>;
  /** The secret at the end of the newest link that arrives for this address. */
  secret(to: string): Promise<string>;
};

export function mailbox(api: TestApi): Mailbox {
  const collectAll: Mailbox['collectAll'] = async () => {
    const arrived: Envelope[] = [];
    await sendLetters(postOffice(api, async (mail) => void arrived.push(mail)));
    return arrived;
  };
  const collect: Mailbox['collect'] = async (to) => (await collectAll()).filter((mail) => mail.to === to);
  return {
    collect,
    collectAll,
    async secret(to) {
      const link = (await collect(to)).at(-1)?.link ?? '';
      return /[\w-]{43}$/.exec(link)?.[0] ?? '';
    },
  };
}
