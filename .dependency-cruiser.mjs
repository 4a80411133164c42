const inside = (...folders) => `^(${folders.join('|')})/`;
const remote = '^(mf-[a-z0-9-]+)/';
const test = '\\.test\\.tsx?$|/testing/|^[a-z]+/test/|^e2e/';

/** Who may know whom. A new remote needs no new rule. */
export default {
  forbidden: [
    {
      name: 'remotes-are-strangers',
      comment: 'Teams deploy alone: two remotes meet in the page through shared stores and events, never in an import.',
      severity: 'error',
      from: { path: remote },
      to: { path: remote, pathNot: '^$1/' },
    },
    { name: 'nobody-imports-a-remote', comment: 'A remote is found through the registry when the page runs.', severity: 'error', from: { pathNot: remote }, to: { path: remote } },
    { name: 'nobody-imports-the-shell', comment: 'The shell hands out what others need through shared libraries.', severity: 'error', from: { pathNot: `${inside('shell')}|^tools/` }, to: { path: inside('shell') } },
    { name: 'remotes-know-shared-only', comment: 'Servers and tools are not in the browser.', severity: 'error', from: { path: remote, pathNot: 'webpack\\.config\\.mjs$' }, to: { path: inside('api', 'registry', 'tools', 'e2e') } },
    { name: 'shared-knows-nobody', comment: 'Everyone imports shared.', severity: 'error', from: { path: inside('shared') }, to: { path: inside('api', 'registry', 'shell', 'tools', 'e2e', 'mf-[a-z0-9-]+') } },
    {
      name: 'domain-is-pure',
      comment: 'Rules of the business: no React, no RxJS, no network, no storage, no clock. Servers and browsers run the same.',
      severity: 'error',
      from: { path: inside('shared/src/domain'), pathNot: test },
      to: { pathNot: [inside('shared/src/domain'), 'node_modules/@turf/', 'node_modules/temporal-polyfill/'] },
    },
    { name: 'wire-knows-only-domain', comment: 'The border between the contract and us: schemas in, domain out.', severity: 'error', from: { path: inside('shared/src/wire'), pathNot: test }, to: { pathNot: [inside('shared/src/wire', 'shared/src/domain'), 'node_modules/(zod|crypto-js)/'] } },
    { name: 'servers-see-wire-and-domain', comment: 'Servers share the contract, the rules and what every server does, not what is in a browser.', severity: 'error', from: { path: inside('api', 'registry'), pathNot: test }, to: { path: inside('shared'), pathNot: inside('shared/src/wire', 'shared/src/composition', 'shared/src/domain', 'shared/src/server') } },
    { name: 'servers-are-strangers', comment: 'Each can run on another machine.', severity: 'error', from: { path: '^(api|registry)/' }, to: { path: inside('api', 'registry', 'shell'), pathNot: '^$1/' } },
    { name: 'what-servers-do-stays-there', comment: 'A browser has neither a log nor connections to end.', severity: 'error', from: { pathNot: `${inside('api', 'registry', 'shell/src/server', 'shared/src/server')}|${test}` }, to: { path: inside('shared/src/server') } },
    { name: 'stores-draw-nothing', comment: 'State is used by whatever draws, in whatever framework.', severity: 'error', from: { path: inside('shared/src/stores', 'shared/src/bus', 'shared/src/http', 'shared/src/history'), pathNot: test }, to: { path: [inside('shared/src/ui', 'shared/src/react'), 'node_modules/(react|react-dom|@emotion)/'] } },
    { name: 'the-server-half-of-the-shell-stays-there', comment: 'What browsers load must not need Node.', severity: 'error', from: { path: inside('shell/src/browser', 'shell/src/facades', 'shared/src', 'mf-[a-z0-9-]+/src'), pathNot: `${test}|${inside('shared/src/server')}` }, to: { dependencyTypes: ['core'] } },
    { name: 'tests-stay-tests', comment: 'Nothing that ships needs a test or a fake.', severity: 'error', from: { pathNot: `${test}|/test/` }, to: { path: '\\.test\\.tsx?$' } },
    { name: 'no-circles', comment: 'Two files that need each other are one.', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'everything-is-found', comment: 'An import that leads nowhere.', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^real/' } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.data/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'] },
  },
};
