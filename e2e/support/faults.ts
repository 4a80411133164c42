import type { Page, Route } from '@playwright/test';
import { brokenBuild, type Fault } from './broken-build.ts';
import { pageDataIn, selfContained, withPageData, type Remote } from './page-data.ts';

export type Publishing = {
  /** Whether the version that was live before is still there to go back to. */
  readonly isOverGood: boolean;
};

/**
 * From now on this browser is sent pages as the server sends them when the remote was published broken: every
 * hash is the right one for the bytes that arrive, so integrity is checked and passes.
 */
export async function publishBroken(
  page: Page,
  remote: string,
  fault: Fault,
  { isOverGood }: Publishing,
): Promise<string> {
  const { version, artifact, files } = await brokenBuild(remote, fault);
  await page.route(new RegExp(`/r2?/${remote}/${version.replace('+', '(\\+|%2B)')}/`), (route) => {
    const body = files.get(`web/${route.request().url().split('/').at(-1)}`);
    return body
      ? route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: Buffer.from(body),
        })
      : route.fulfill({ status: 404, body: '' });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await selfContained(await response.text(), page);
    const live = pageDataIn(html).remotes.find(({ name }) => name === remote)?.chosen;
    if (!live) throw new Error(`The page knows no ${remote}.`);
    const renamed = Object.entries(live.integrity)
      .reduce((text, [file, hash]) => text.replaceAll(hash, artifact.files[file]?.integrity ?? hash), html)
      .replaceAll(`/${remote}/${live.version}/`, `/${remote}/${version}/`)
      .replaceAll(
        `data-remote="${remote}" data-version="${live.version}"`,
        `data-remote="${remote}" data-version="${version}"`,
      )
      .replace(`"chosen":{"version":"${live.version}"`, `"chosen":{"version":"${version}"`);
    const changed = pageDataIn(renamed);
    const body = withPageData(renamed, {
      ...changed,
      remotes: changed.remotes.map((each) =>
        each.name === remote ? described(each, isOverGood ? live.version : undefined) : each,
      ),
    });
    await route.fulfill({ response, body });
  });
  return version;
}

function described({ lastGood: _before, ...remote }: Remote, lastGood: string | undefined): Remote {
  return { ...remote, ...(lastGood === undefined ? {} : { lastGood }) };
}

type Answer = (route: Route) => Promise<unknown> | unknown;

/** What can be wrong on the way to a script, without the script being wrong. */
export const waysToFail: Readonly<Record<string, Answer>> = {
  'cannot be reached': (route) => route.abort(),
  'is gone (404)': (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  'is broken (500)': (route) => route.fulfill({ status: 500, body: '' }),
  'is overloaded (503)': (route) => route.fulfill({ status: 503, body: '' }),
  hangs: () => undefined,
  'sends other bytes than were published': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.tampered = true;` });
  },
  'is slow': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.continue().catch(() => undefined);
  },
};
