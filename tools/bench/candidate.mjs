import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/root.mjs';
import { measure } from './lighthouse.mjs';
import { fetchPage, startReplay } from './replay.mjs';
import { takeStorefront } from './storefront.mjs';
import { median } from './table.mjs';

const remote = 'mf-menu';
const path = '/menu/categoria/combos';
const share = 50;

/** A visitor below the share, and one above it. */
function visitorsOf(salt) {
  const bucket = (id) => Number(BigInt(`0x${createHash('sha256').update(`${salt}${id}`).digest('hex')}`) % 10_000n);
  const ids = Array.from({ length: 200 }, () => randomBytes(16).toString('hex'));
  return { candidate: ids.find((id) => bucket(id) < share * 100), stable: ids.find((id) => bucket(id) >= share * 100) };
}

/** Publishes the same build under another version for a share of visitors; answers the salt that decides who gets it, and how it is taken back. */
async function publishCandidate(dataDir) {
  if (!dataDir) throw new Error('A candidate is published with the token of the registry: set STOREFRONT_DATA_DIR to the DATA_DIR of the storefront at STOREFRONT_URL, or neither.');
  const [{ connect }, { readBuild }] = await Promise.all([import('../../registry/src/cli/client.ts'), import('../../registry/src/cli/built-remote.ts')]);
  const read = (name) => readFileSync(join(dataDir, 'registry', name), 'utf8').trim();
  const client = connect({ url: read('address'), token: read('token'), by: 'bench' });
  const { artifact, files } = await readBuild(join(root, remote));
  const version = `${artifact.version.split('+')[0]}+${randomBytes(4).toString('hex')}`;
  await client.publish({ ...artifact, version }, files);
  await client.promote({ remote, version, traffic: share });
  const takeBack = () => client.rollBack(remote, undefined, 'bench');
  const { microFrontends } = await client.discovery();
  return { version, salt: microFrontends[remote].find(({ metadata }) => metadata.version === version).deployment.salt, takeBack };
}

/** What the first view costs a visitor of the candidate, against one of the stable version: equal sources, so any difference is the rollout's. */
export async function candidate({ runs = 5, throttling = 'simulate', say = console.log } = {}) {
  const storefront = await takeStorefront(say);
  const servers = {};
  let takeBack = async () => {};
  try {
    const { version, salt, ...published } = await publishCandidate(storefront.dataDir);
    ({ takeBack } = published);
    const visitors = visitorsOf(salt);
    const known = new Map();
    for (const [name, id] of Object.entries(visitors)) {
      const isRight = ({ html }) => html.includes(version) === (name === 'candidate');
      let page = await fetchPage(storefront.url, path, { cookie: `pz_vid=${id}` });
      for (let tries = 0; !isRight(page) && tries < 100; tries += 1) {
        await new Promise((done) => setTimeout(done, 100));
        page = await fetchPage(storefront.url, path, { cookie: `pz_vid=${id}` });
      }
      if (!isRight(page)) throw new Error(`The page of the visitor of the ${name} version is made of another one.`);
      servers[name] = { ...(await startReplay({ origin: storefront.url, pages: { [path]: page } }, known)), runs: [] };
      await measure(servers[name].url + path, { throttling });
    }
    for (let round = 0; round < runs; round += 1) {
      for (const name of round % 2 === 0 ? ['stable', 'candidate'] : ['candidate', 'stable']) {
        const { values } = await measure(servers[name].url + path, { throttling });
        servers[name].runs.push(values);
        say(`${round + 1}/${runs} ${name}: LCP ${values.lcp.toFixed(0)} ms, ${(values.total / 1024).toFixed(1)} KB`);
      }
    }
    const of = (name, key) => median(servers[name].runs.map((values) => values[key]));
    const rows = [['lcp', 'LCP, ms'], ['document', 'HTML, bytes'], ['script', 'JS, bytes'], ['total', 'everything, bytes']].map(([key, what]) => `| ${what} | ${of('stable', key).toFixed(0)} | ${of('candidate', key).toFixed(0)} | × ${(of('candidate', key) / of('stable', key)).toFixed(3)} |`);
    say(['', '| | stable | candidate | ratio |', '|---|--:|--:|--:|', ...rows].join('\n'));
  } finally {
    for (const { close } of Object.values(servers)) await close();
    // A storefront that goes on must not go on with the candidate.
    await takeBack().catch((error) => say(`The candidate could not be taken back: ${error.message}`));
    await storefront.close();
  }
}
