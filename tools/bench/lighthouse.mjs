import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../test/browser.mjs';

const cli = join(createRequire(import.meta.url).resolve('lighthouse'), '../../cli/index.js');
const flags = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

function run(args, env) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'ignore', 'pipe'], env });
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`Lighthouse ended with ${code}.\n${errors}`))));
  });
}

const sum = (requests) => requests.reduce((total, { transferSize }) => total + transferSize, 0);

/** Milliseconds, bytes as they crossed the network, and what the page complained about. */
function readReport({ audits, categories }) {
  const number = (id) => audits[id].numericValue;
  const requests = audits['network-requests'].details.items.filter(({ url, statusCode }) => url.startsWith('http') && statusCode > 0);
  const [observed] = audits.metrics.details.items;
  return {
    values: {
      lcp: number('largest-contentful-paint'),
      fcp: number('first-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      score: categories.performance.score * 100,
      observedLcp: observed.observedLargestContentfulPaint,
      script: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
      images: sum(requests.filter(({ resourceType }) => resourceType === 'Image')),
      document: sum(requests.filter(({ resourceType }) => resourceType === 'Document')),
      total: sum(requests),
      requests: requests.length,
    },
    requests: requests.map(({ url, resourceType, transferSize }) => ({ url: new URL(url).pathname, resourceType, transferSize })),
    complaints: (audits['errors-in-console'].details?.items ?? []).map(({ description }) => description),
  };
}

/** Audits that a person has to look at, and those that say nothing about this page, have no weight. */
export function readSeo({ audits, categories }) {
  const { score, auditRefs } = categories.seo;
  const failed = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
  return {
    score: Math.round(score * 100),
    audits: auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null).length,
    failed: failed.map(({ id }) => ({ id, title: audits[id].title, about: (audits[id].details?.items ?? []).map((item) => item.node?.snippet ?? item.href ?? item.source ?? '').filter(Boolean) })),
  };
}

/** A busy machine makes browsers lose the beginning of a trace now and then; such a run has no figures and is made again. */
const attempts = 3;

async function runAgain(args, env) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(args, env);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

/** The report of one run of the mobile profile in a browser of its own. */
async function reportOf(url, args) {
  const browser = await findBrowser({ hasWindow: true });
  if (!browser) throw new Error('There is no Chromium and none could be installed. Set CHROME_PATH to one.');
  const folder = mkdtempSync(join(tmpdir(), 'brasa-lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    await runAgain([url, '--output=json', `--output-path=${report}`, '--quiet', '--form-factor=mobile', ...args, `--chrome-flags=${flags.join(' ')}`], { ...process.env, CHROME_PATH: browser });
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How fast a page is. `throttling`: `simulate` as everybody reports it, or `devtools`, which really slows down. */
export async function measure(url, { throttling = 'simulate' } = {}) {
  return readReport(await reportOf(url, [`--throttling-method=${throttling}`, '--only-categories=performance', '--only-audits=errors-in-console']));
}

/** What Lighthouse says about a page for search engines: its score of 100, and each audit that failed, with what it is about. */
export async function measureSeo(url) {
  return readSeo(await reportOf(url, ['--throttling-method=provided', '--only-categories=seo']));
}
