/** Who may import whom (ARCHITECTURE.md, import table). Runs in the test command. */
const { remotes } = require('./remotes.config.json');
const anyRemote = `(?:${remotes.map(({ folder }) => folder).join('|')})`;
// Tests, and what only tests import (testAdmin.ts, startTestFirebase.ts).
const notATest = '(\\.test\\.tsx?|/(start)?[tT]est[A-Z][A-Za-z]*\\.tsx?)$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle, even of types, hides which of two files is the deeper one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'What a package imports stands in its package.json.',
      from: { pathNot: `${notATest}|^tooling/|^e2e/|sample|fake` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^remote-under-test|^virtual:' },
    },
    ...remotes.map(({ name, folder }) => ({
      name: `remote-${name}-stands-alone`,
      severity: 'error',
      comment:
        'A remote never imports another remote, the shell, the HTML server or the backend: it links by shared-domain/links.',
      from: { path: `^${folder}/`, pathNot: notATest },
      to: { path: `^(?!${folder}/)(${anyRemote}/|shell/|edge/|backend/)` },
    })),
    {
      name: 'shell-loads-remotes-by-name',
      severity: 'error',
      from: { path: '^shell/', pathNot: notATest },
      to: { path: `^(${anyRemote}/|edge/|backend/)` },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^shared-', pathNot: notATest },
      to: { path: `^(${anyRemote}/|shell/|edge/|backend/|tooling/)` },
    },
    {
      name: 'domain-without-react-or-firebase',
      severity: 'error',
      from: { path: '^shared-domain/' },
      to: { path: 'node_modules/(react|react-dom|firebase)/|^shared-(ui|auth)/' },
    },
    {
      name: 'ui-without-domain-or-session',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: '^shared-(domain|auth)/|node_modules/(firebase|zod)/' },
    },
    {
      name: 'firebase-only-behind-doors',
      severity: 'error',
      comment: 'Only data folders and shared-auth talk to Firebase.',
      from: {
        path: `^(${anyRemote}/|shell/|shared-)`,
        pathNot: '(^shared-auth/|/src/data/|/bench/)',
      },
      to: { path: 'node_modules/firebase/' },
    },
    {
      name: 'screen-folders-stand-alone',
      severity: 'error',
      comment:
        'Screen folders of one remote do not import each other; what two of them need is data/, domain/ or parts/.',
      from: { path: `^(${anyRemote})/src/(?!data/|domain/|parts/)([^/]+)/`, pathNot: notATest },
      to: { path: '^$1/src/(?!data/|domain/|parts/)[^/]+/', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'data-shows-nothing',
      severity: 'error',
      from: { path: `^${anyRemote}/src/(data|domain)/`, pathNot: notATest },
      to: { path: `^${anyRemote}/src/(?!data/|domain/|server|routes)[^/]+/` },
    },
    {
      name: 'edge-knows-no-react',
      severity: 'error',
      from: { path: '^edge/' },
      to: { path: `node_modules/react|^(shell|${anyRemote}|shared-ui)/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
