/** Who may import whom (ARCHITECTURE.md, import table). Runs in the test command. */
const { readFileSync } = require('node:fs');
const swc = require('@swc/core');
const { remotes } = require('./remotes.config.json');

// dependency-cruiser knows compilers up to TypeScript 6. Without one it guesses what a file imports (an `export type` passed), and
// with swc it takes no markup and sees no `typeof import()`: here it gets both.
swc.parseFileSync = /** @type {typeof swc.parseFileSync} */ (
  (/** @type {string} */ file) => {
    const text = readFileSync(file, 'utf8');
    const types = text.match(/(?<=typeof )import\('[^']+'\)/g) ?? [];
    return swc.parseSync(`${text}\n${types.join(';')}`, {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
    });
  }
);

const anyRemote = `(?:${remotes.map(({ folder }) => folder).join('|')})`;
// Tests, what only they use (`testing/`), benchmarks, and configurations that name the tooling.
const notShipped = '(\\.test\\.tsx?$|/testing/|/bench/|/\\w+\\.config\\.(ts|cjs)$)';

const severity = /** @type {const} */ ('error');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity,
      comment: 'A cycle, even of types, hides which of two files is the deeper one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-package',
      severity,
      comment: "What a package imports stands in its package.json, or in the root's.",
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-in-product',
      severity,
      comment: 'What runs for people imports nothing that only development installs.',
      from: {
        pathNot: `${notShipped}|^tooling/|^e2e/|/conformance/|^shared-domain/src/samples/`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      severity,
      from: {},
      to: { couldNotResolve: true, pathNot: '^remote-under-test|^virtual:' },
    },
    ...remotes.map(({ name, folder }) => ({
      name: `remote-${name}-stands-alone`,
      severity,
      comment:
        'A remote never imports another remote, the shell, the HTML server or the backend: it links by shared-domain/links.',
      from: { path: `^${folder}/`, pathNot: notShipped },
      to: { path: `^(?!${folder}/)(${anyRemote}/|shell/|edge/|backend/)` },
    })),
    {
      name: 'shell-loads-remotes-by-name',
      severity,
      from: { path: '^shell/', pathNot: notShipped },
      to: { path: `^(${anyRemote}/|edge/|backend/)` },
    },
    {
      name: 'shared-knows-no-feature',
      severity,
      from: { path: '^shared-', pathNot: notShipped },
      to: { path: `^(${anyRemote}/|shell/|edge/|backend/|tooling/)` },
    },
    {
      name: 'contract-knows-zod-alone',
      severity,
      comment: 'What packages agree on stands below all of them.',
      from: { path: '^shared-contract/', pathNot: notShipped },
      to: { pathNot: '^shared-contract/|node_modules/zod/' },
    },
    {
      name: 'domain-without-react-or-firebase',
      severity,
      from: { path: '^shared-domain/' },
      to: { path: 'node_modules/(react|react-dom|firebase)/|^shared-(ui|auth)/' },
    },
    {
      name: 'ui-without-domain-session-or-run-time',
      severity,
      from: { path: '^shared-ui/', pathNot: notShipped },
      to: { path: '^shared-(domain|auth|runtime)/|node_modules/(firebase|zod)/' },
    },
    {
      name: 'run-time-without-domain-or-session',
      severity,
      from: { path: '^shared-runtime/', pathNot: notShipped },
      to: { path: '^shared-(domain|auth)/|node_modules/(firebase|zod)/' },
    },
    {
      name: 'firebase-only-in-data-folders',
      severity,
      comment: 'Only data folders and shared-auth talk to Firebase.',
      from: {
        path: `^(${anyRemote}/|shell/|shared-)`,
        pathNot: '(^shared-auth/|/data/|/testing/|/bench/)',
      },
      to: { path: 'node_modules/firebase/' },
    },
    {
      name: 'screen-folders-stand-alone',
      severity,
      comment:
        'Screen folders of one remote do not import each other; what two of them need is data/, domain/ or components/ above them.',
      from: {
        path: `^(${anyRemote})/src/(?!data/|domain/|components/|testing/)([^/]+)/`,
        pathNot: notShipped,
      },
      to: { path: '^$1/src/(?!data/|domain/|components/|testing/)[^/]+/', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'data-shows-nothing',
      severity,
      from: { path: `^${anyRemote}/.+/(data|domain)/`, pathNot: notShipped },
      to: { path: `^${anyRemote}/.+/components/` },
    },
    {
      name: 'shared-by-two-knows-no-screen',
      severity,
      comment: 'What two screen folders share stands above them and imports neither.',
      from: { path: `^(${anyRemote})/src/(data|domain|components)/`, pathNot: notShipped },
      to: { path: '^$1/src/(?!data/|domain/|components/)[^/]+/' },
    },
    {
      name: 'testing-only-in-tests',
      severity,
      comment: 'backend/testing/ holds what only tests, recorded answers and benchmarks start.',
      from: { pathNot: `${notShipped}|^e2e/|^backend/local-firebase/conformance/` },
      to: { path: '^backend/testing/' },
    },
    {
      name: 'backend-knows-no-screen',
      severity,
      comment: 'Commands, seed and the embedded Firebase know documents, never who shows them.',
      from: { path: '^backend/' },
      to: { path: `^(shell|edge|${anyRemote}|shared-(ui|runtime|auth))/` },
    },
    {
      name: 'edge-knows-no-react',
      severity,
      from: { path: '^edge/' },
      to: { path: `node_modules/react|^(shell|${anyRemote}|shared-ui)/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^(?!node_modules/)[^/]+/dist/'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    skipAnalysisNotInRules: true,
    // The root's package.json lists what every package develops with.
    combinedDependencies: true,
  },
};
