import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { block, explain, promote, publish, ramp, rollBack, status, type Say, type Tools } from './commands.ts';
import { withRegistry } from './find-registry.ts';

export const help = `pz: what visitors are shown, and how to change it

  npm run pz -- publish [remote…]            build, check, upload and promote; all remotes when none is named
  npm run pz -- status                       what is live, since when, by whom
  npm run pz -- explain [remote…]            why, with the whole history
  npm run pz -- ramp <remote> <version> --to <percent>
                                             show a version to a share of visitors, always the same ones
  npm run pz -- promote <remote> <version>   show a version to everybody
  npm run pz -- rollback <remote>            take the candidate back; without one, back to the version before
  npm run pz -- block <remote> <version>     never show a version again

  --registry <url>   another registry than the one of this data folder (or REGISTRY_URL)
  --token <token>    its publish token (or REGISTRY_TOKEN)
  --reason <text>    why, kept in the log            --to <version>   where to roll back to
  --new-experiment   ramp for other visitors than those who had the candidates before
  --keep-candidate   promote beside the candidate: its visitors keep it
  --no-build         publish what is built           --no-promote     publish, show it to nobody`;

const options = {
  registry: { type: 'string' },
  token: { type: 'string' },
  reason: { type: 'string', default: '' },
  to: { type: 'string' },
  build: { type: 'boolean', default: true },
  promote: { type: 'boolean', default: true },
  'new-experiment': { type: 'boolean', default: false },
  'keep-candidate': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${help}`);
  }
}

const needed = (value: string | undefined, what: string): string => {
  if (!value) throw new Error(`Name the ${what}.\n\n${help}`);
  return value;
};

/** The command line; throws an Error whose message says what to do. */
export async function runPz(args: readonly string[], tools: Tools, say: Say = console.log): Promise<void> {
  const { values, positionals } = read(args);
  const [command, first, second] = positionals;
  if (values.help || !command) return say(help);
  const names = positionals.slice(1);

  const work = {
    publish: (client) => publish(client, tools, names, { build: values.build, promote: values.promote, onlyNew: false }, say),
    status: (client) => status(client, say),
    explain: (client) => explain(client, names, say),
    rollback: (client) => rollBack(client, needed(first, 'remote'), values.to, values.reason, say),
    ramp: (client) => ramp(client, needed(first, 'remote'), needed(second, 'version'), needed(values.to, 'share with --to'), { newExperiment: values['new-experiment'], reason: values.reason }, say),
    promote: (client) => promote(client, needed(first, 'remote'), needed(second, 'version'), { keepsCandidate: values['keep-candidate'], reason: values.reason }, say),
    block: (client) => block(client, needed(first, 'remote'), needed(second, 'version'), values.reason, say),
  } satisfies Record<string, Parameters<typeof withRegistry<void>>[1]>;

  if (!Object.hasOwn(work, command)) throw new Error(`There is no \`pz ${command}\`.\n\n${help}`);
  await withRegistry({ registry: values.registry, token: values.token, by: process.env.PZ_BY ?? userInfo().username }, work[command as keyof typeof work]);
}
