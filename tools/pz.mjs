import { build, remotes } from './build.mjs';
import { root } from './webpack/root.mjs';
import { runPz } from '../registry/src/cli/pz.ts';

/** What the registry's command line needs to know about this repository. */
export const tools = { root, remotes, build: (packages, say) => build({ packages, say }) };

export const main = (args) => runPz(args, tools);
