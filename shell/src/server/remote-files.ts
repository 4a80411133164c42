import { createHash } from 'node:crypto';
import type { DiscoveredRemotes } from '@brasa/shared/composition/remote-schema';
import { remotesUrl, versionsInUrl } from '../composition/answers.ts';
import type { PageRemotes } from '../composition/page-data.ts';
import type { Remote } from '../composition/slice.ts';
import type { AnswerFile } from './answer-files.ts';
import { forBrowser } from './compose.ts';
import { compress, type Encoding } from './compress.ts';
import { recent } from './recent.ts';
import type { Build } from './shell-assets.ts';
import { sliceFor } from './slice-for.ts';

/** Candidates, and visitors who keep their versions, make several at a time; one that was forgotten is made again. */
const mostFiles = 64;

/** Most of it is hashes, which the best compression makes no smaller. */
function toFile(text: string): AnswerFile {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    at: (encoding) => {
      const making = made.get(encoding) ?? compress(text, encoding);
      made.set(encoding, making);
      return making;
    },
  };
}

const textOf = ({ remotes, integrity }: PageRemotes): string => JSON.stringify({ remotes, integrity } satisfies PageRemotes);

export type RemoteFiles = {
  /** Returns its address. */
  readonly add: (pageRemotes: PageRemotes) => string;
  /** `isSame`: it is what the page was made with. Null: not all of the versions are known here. */
  readonly find: (url: string) => { readonly file: AnswerFile; readonly isSame: boolean } | null;
};

type Parts = { readonly build: Pick<Build, 'integrity' | 'version'>; readonly discovery: () => DiscoveredRemotes };

/** A version ends with eight digits of its hash. */
const digitsOf = (version: string): string => version.slice(-8);

/** The remotes of pages, as files in memory: the same for all pages of the same versions, and half of what each page would carry. */
export function createRemoteFiles({ build, discovery }: Parts): RemoteFiles {
  const files = recent<AnswerFile>(mostFiles);
  /** Of pages that other servers made. Apart: who asks for many of them pushes out none that pages of this server name. */
  const filesOfOthers = recent<AnswerFile>(mostFiles);

  const urlOf = ({ remotes }: PageRemotes, text: string): string =>
    remotesUrl(createHash('sha256').update(text).digest('hex'), [build.version, ...remotes.map(({ chosen }) => digitsOf(chosen.version))]);

  /** The remotes of a page of these versions, which another server may have made. */
  const make = (versions: readonly string[]): readonly Remote[] | null => {
    const { microFrontends } = discovery();
    const pins = new Map(Object.entries(microFrontends).flatMap(([name, entries]) => entries.flatMap(({ metadata: { version } }) => (versions.includes(digitsOf(version)) ? [[name, version] as const] : []))));
    const remotes = sliceFor({ microFrontends }, null, pins).flatMap(({ remote }) => (pins.get(remote.name) === remote.chosen.version ? [forBrowser(remote)] : []));
    return remotes.length === versions.length ? remotes : null;
  };

  return {
    add: (pageRemotes) => {
      const text = textOf(pageRemotes);
      const url = urlOf(pageRemotes, text);
      files.set(url, files.get(url) ?? toFile(text));
      return url;
    },
    find: (url) => {
      const known = files.get(url);
      if (known) return { file: known, isSame: true };
      const [shell, ...versions] = versionsInUrl(url) ?? [];
      const remotes = shell === build.version ? make(versions) : null;
      if (!remotes) return null;
      const pageRemotes = { remotes, integrity: build.integrity };
      const text = textOf(pageRemotes);
      // By what it contains, whatever the asked address says of that.
      const ownUrl = urlOf(pageRemotes, text);
      const file = files.get(ownUrl) ?? filesOfOthers.get(ownUrl) ?? toFile(text);
      filesOfOthers.set(ownUrl, file);
      return { file, isSame: ownUrl === url };
    },
  };
}
