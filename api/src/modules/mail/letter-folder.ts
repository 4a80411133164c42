import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type FiledAttachment = { readonly name: string; readonly type: string; readonly content: Buffer };

/** A letter that lies in the outbox folder because there is no mail server. */
export type FiledLetter = { readonly file: string; readonly to: string; readonly subject: string; readonly date: string; readonly html: string; readonly attachments: readonly FiledAttachment[] };

/** Number of the mail and kind of the letter, as the file carrier names them; nothing that leads out of the folder. */
const fileName = /^\d{6,12}-[a-z-]{1,40}\.eml$/;

async function read(folder: string, file: string): Promise<FiledLetter> {
  const { to = [], subject = '', date = '', html = '', attachments } = await PostalMime.parse(await readFile(join(folder, file)), { attachmentEncoding: 'arraybuffer' });
  const files = attachments.map(({ filename, mimeType, content, contentId }) => ({ name: filename ?? '', type: mimeType, content: Buffer.from(content as ArrayBuffer), cid: contentId?.replace(/^<|>$/g, '') }));
  return {
    file,
    to: to.map(({ address = '' }) => address).join(', '),
    subject,
    date,
    html: files.reduce((page, { cid, type, content }) => (cid ? page.replaceAll(`cid:${cid}`, `data:${type};base64,${content.toString('base64')}`) : page), html),
    attachments: files.filter(({ cid }) => !cid),
  };
}

const isMissing = (error: unknown): boolean => (error as { readonly code?: string }).code === 'ENOENT';

/** Names of the files; none before the first letter was written. */
async function fileNames(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => fileName.test(name));
}

const mailNumber = (file: string): number => Number.parseInt(file, 10);

/** The newest letters, the last one first. */
export async function newestLetters(folder: string, count: number): Promise<readonly FiledLetter[]> {
  const newest = (await fileNames(folder)).toSorted((one, other) => mailNumber(other) - mailNumber(one)).slice(0, count);
  return Promise.all(newest.map((name) => read(folder, name)));
}

/** Deletes the letters that were written before `before` (milliseconds since 1970). */
export async function deleteLetters(folder: string, before: number): Promise<void> {
  for (const name of await fileNames(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < before) await rm(path, { force: true });
  }
}

/** Deletes the letters with these numbers of the outbox. */
export async function deleteLettersWithNumbers(folder: string, numbers: readonly number[]): Promise<void> {
  const wanted = new Set(numbers);
  if (wanted.size === 0) return;
  for (const name of await fileNames(folder)) {
    if (wanted.has(mailNumber(name))) await rm(join(folder, name), { force: true });
  }
}

/** Null when there is no such letter. */
export async function filedLetter(folder: string, file: string): Promise<FiledLetter | null> {
  if (!fileName.test(file)) return null;
  return read(folder, file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
