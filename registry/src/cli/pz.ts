import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Client } from './client.ts';
import { block, compareArms, explain, explainVisitor, handOver, log, override, promote, publish, ramp, remoteToken, rollBack, shellToken, status, switchTo, trafficFor, type Report, type Say, type Tools } from './commands.ts';
import { withRegistry } from './find-registry.ts';
import { PzError } from './pz-error.ts';

export const help = `pz: what visitors are shown, and how to change it

  npm run pz -- publish [remote…]            build, check and upload; all remotes when none is named.
                                             Nobody gets it yet, or --to <percent> of visitors
  npm run pz -- ramp <remote> <version> --to <percent>
                                             show a version to a share of visitors, always the same ones
  npm run pz -- promote <remote> <version>   show a version to everybody
  npm run pz -- rollback <remote>            take the candidate back; without one, back to the version before
  npm run pz -- block <remote> <version> --reason <text>
                                             never show a version again
  npm run pz -- off <remote>                 its pages say that they are not available for now, its links leave;
                                             says what else stops when it is essential
  npm run pz -- on <remote>                  it is shown again
  npm run pz -- override <remote> <version>  a link that shows a version in one browser, for eight hours
  npm run pz -- hand-over <claim> <from> <to>
                                             something belongs to another remote: an address (/entrega), a place of the
                                             frame (address-banner), what the frame leads to (page:cart) or opens
                                             (opens:search/requested)
  npm run pz -- compare <remote>             visits, failures, tasks done and speed of each version
  npm run pz -- status                       what is live, for how many, since when, by whom; what shells show
  npm run pz -- explain [remote…]            why, with the whole history
  npm run pz -- explain --visitor <id>       why this visitor gets these versions (her cookie pz_vid)
  npm run pz -- log                          everything that happened
  npm run pz -- shell-token                  what REGISTRY_SHELL_TOKEN of the shells has to be
  npm run pz -- remote-token <remote>        what the team of one remote publishes with; it changes no other remote

  <version>          as in 1.4.0+0a1b2c3d, or 1.4.0 when one build of it was published
  --registry <url>   another registry than the one of this data folder (or REGISTRY_URL)
  --token <token>    its publish token, or that of your remote (or REGISTRY_TOKEN)
  --reason <text>    why, kept in the log            --to <version>   where to roll back to
  --storefront <url> where such a link leads, http://localhost:4000 when it is not said (or PUBLIC_URL)
  --new-experiment   ramp for other visitors than those who had the candidates before
  --keep-candidate   promote beside the candidate: its visitors keep it
  --no-build         publish what is built           --json           the result for programs, on standard output

  Ends with 0 when it is done, 1 when it was refused, 2 when it was called wrongly, 3 when no registry answers,
  4 when the token is not the registry's.`;

const options = {
  registry: { type: 'string' },
  token: { type: 'string' },
  reason: { type: 'string', default: '' },
  to: { type: 'string' },
  visitor: { type: 'string' },
  storefront: { type: 'string' },
  build: { type: 'boolean', default: true },
  json: { type: 'boolean', default: false },
  'new-experiment': { type: 'boolean', default: false },
  'keep-candidate': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const usage = (message: string): PzError => new PzError(`${message}\n\n${help}`, 'usage');

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true, tokens: true });
  } catch (error) {
    throw usage((error as Error).message);
  }
}

type OptionName = keyof typeof options;
const always: readonly OptionName[] = ['registry', 'token', 'json', 'help'];
/** Which options each command takes besides those that all take; one too many is a mistake that would be left out in silence (`promote … --to 5`). */
const optionsOf: Readonly<Record<string, readonly OptionName[]>> = {
  publish: ['to', 'build'],
  ramp: ['to', 'reason', 'new-experiment'],
  promote: ['reason', 'keep-candidate'],
  rollback: ['to', 'reason'],
  block: ['reason'],
  off: ['reason'],
  on: ['reason'],
  override: ['storefront'],
  'hand-over': ['reason'],
  explain: ['visitor'],
};

/** How many words each command takes; a word too many is a mistake that would be left out in silence. */
const mostWords: Readonly<Record<string, number>> = { status: 0, log: 0, 'shell-token': 0, compare: 1, 'remote-token': 1, rollback: 1, off: 1, on: 1, ramp: 2, promote: 2, override: 2, block: 2, 'hand-over': 3 };

const needed = (value: string | undefined, what: string): string => {
  if (!value) throw usage(`Name the ${what}.`);
  return value;
};

/** The command line. `say` writes the result, `logProgress` what is done on the way to one in JSON. Throws a `PzError` whose message says what to do. */
export async function runPz(args: readonly string[], tools: Tools, say: Say = console.log, logProgress: Say = console.error): Promise<void> {
  const { values, positionals, tokens } = read(args);
  const [command, first, second, third] = positionals;
  if (values.help || !command) return say(help);
  const names = positionals.slice(1);
  const { reason, json } = values;

  const work = {
    publish: async (client) => {
      const published = await publish(client, tools, names, { build: values.build, traffic: trafficFor(values.to), onlyNew: false }, json ? logProgress : say);
      return { lines: [], data: published };
    },
    status,
    log,
    compare: (client) => compareArms(client, needed(first, 'remote')),
    'shell-token': shellToken,
    'remote-token': (client) => remoteToken(client, needed(first, 'remote')),
    explain: (client) => (values.visitor === undefined ? explain(client, names) : explainVisitor(client, names, values.visitor)),
    rollback: (client) => rollBack(client, needed(first, 'remote'), values.to, reason),
    ramp: (client) => ramp(client, needed(first, 'remote'), needed(second, 'version'), needed(values.to, 'share with --to'), { newExperiment: values['new-experiment'], reason }),
    promote: (client) => promote(client, needed(first, 'remote'), needed(second, 'version'), { keepsCandidate: values['keep-candidate'], reason }),
    override: (client) => override(client, needed(first, 'remote'), needed(second, 'version'), values.storefront ?? process.env.PUBLIC_URL ?? 'http://localhost:4000'),
    'hand-over': (client) => handOver(client, needed(first, 'address, place or role'), needed(second, 'remote it belongs to'), needed(third, 'remote it goes to'), reason),
    off: (client) => switchTo(client, needed(first, 'remote'), false, reason),
    on: (client) => switchTo(client, needed(first, 'remote'), true, reason),
    block: (client) => block(client, needed(first, 'remote'), needed(second, 'version'), needed(reason, 'reason with --reason: it is for good, and the log keeps it')),
  } satisfies Record<string, (client: Client) => Promise<Report>>;

  if (!Object.hasOwn(work, command)) throw usage(`There is no \`pz ${command}\`.`);
  const tooMany = names.slice(mostWords[command] ?? names.length);
  if (tooMany.length > 0) throw usage(`\`pz ${command}\` takes no ${JSON.stringify(tooMany[0])}.${command === 'rollback' ? ' Where to roll back to is said with --to.' : ''}`);
  const foreign = tokens.find((token) => token.kind === 'option' && ![...always, ...(optionsOf[command] ?? [])].some((name) => name === token.name.replace(/^no-/, '')));
  if (foreign?.kind === 'option') throw usage(`\`pz ${command}\` takes no ${foreign.rawName}.${command === 'promote' && foreign.name === 'to' ? ' A share of visitors is given with `pz ramp`.' : ''}`);
  const report = await withRegistry({ registry: values.registry, token: values.token, by: process.env.PZ_BY ?? userInfo().username }, work[command as keyof typeof work]);
  if (json) say(JSON.stringify(report.data, null, 2));
  else report.lines.forEach((line) => say(line));
}
