import { expect, jest, test } from '@jest/globals';
import { reportToRegistry } from './report.ts';

type Sent = { readonly method: string; readonly url: string; readonly authorization: string; readonly body: unknown };

function reporting(status = 204) {
  const sent: Sent[] = [];
  const fetch = (async (url: string, { method = '', headers, body }: RequestInit) => {
    sent.push({ method, url, authorization: new Headers(headers).get('authorization') ?? '', body: body ? JSON.parse(String(body)) : null });
    return new Response(null, { status });
  }) as typeof globalThis.fetch;
  const log = { warn: jest.fn(), error: jest.fn() };
  const refused = [{ remote: 'mf-menu', version: '2.0.0+bbbbbbbb', lacking: ['Drawer of @brasa/shared/ui'] }];
  const provides = { react: { version: '19.3.1', names: null } };
  return { sent, log, refused, provides, reports: reportToRegistry({ registryUrl: 'http://registry.test', token: 'secret', provides, discovery: { index: () => 7, refused: () => refused }, fetch, log }) };
}

test('a shell tells what it hands out, which entry it shows and what it cannot run, and says good-bye', async () => {
  const { sent, refused, provides, reports } = reporting();
  reports.now();
  await reports.stop();
  const id = (sent[0]?.body as { id: string }).id;
  expect(id).toMatch(/^[A-Za-z0-9.-]+-\d+-[0-9a-f]{8}$/);
  expect(sent).toEqual([
    { method: 'POST', url: 'http://registry.test/shells', authorization: 'Bearer secret', body: { id, index: 7, provides, refused } },
    { method: 'DELETE', url: `http://registry.test/shells/${id}`, authorization: 'Bearer secret', body: null },
  ]);
});

test('a registry that does not take the token is told with the next step, once, and pages go on', async () => {
  const { log, reports } = reporting(401);
  reports.now();
  reports.now();
  await reports.stop();
  const messages = [...log.warn.mock.calls, ...log.error.mock.calls].flat().flatMap((part) => (typeof part === 'object' && part !== null && 'err' in part ? (part.err as Error).message : []));
  expect(messages).toEqual([expect.stringContaining('`pz shell-token`')]);
});
