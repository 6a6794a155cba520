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

const remoteFolders = remotes.map(({ folder }) => folder);
const anyRemote = `(?:${remoteFolders.join('|')})`;
/** Folders of a remote's `src` that hold what two of its screen folders share. */
const aboveScreens = '(?:data|domain|behaviour|components)';
/** Files of `data/` that keep answers or drafts in the memory of the page, or tell other tabs of them. */
const keepsInMemory = ['editSignals', 'inOneBreath', 'memoizeFor', 'memoryStore'];
// Tests, what only they use (`testing/`), benchmarks, the program that makes fonts, and configurations that name the tooling.
const notShipped = '(\\.test\\.tsx?$|/testing/|/bench/|/fonts/|/\\w+\\.config\\.(ts|cjs)$)';

const severity = /** @type {const} */ ('error');

const shared = ['shared-contract', 'shared-auth', 'shared-domain', 'shared-runtime', 'shared-ui'];
const backend = ['server', 'rules', 'local-firebase'];

/** What a package may import of the others, and what it never takes from npm: a row each, as in ARCHITECTURE.md (a test compares). */
const importTable = {
  ...Object.fromEntries(remoteFolders.map((folder) => [folder, { may: shared, never: [] }])),
  shell: { may: shared, never: [] },
  'shared-contract': { may: [], never: [] },
  'shared-auth': { may: ['shared-contract', 'shared-domain', 'shared-runtime'], never: [] },
  'shared-runtime': { may: ['shared-contract', 'shared-ui'], never: ['firebase', 'zod'] },
  'shared-ui': { may: [], never: ['firebase', 'zod'] },
  'shared-domain': { may: ['shared-contract'], never: ['react', 'react-dom', 'firebase'] },
  edge: { may: ['shared-auth', 'shared-contract', 'shared-domain'], never: ['react', 'react-dom'] },
  server: { may: ['shared-contract', 'shared-domain'], never: [] },
  rules: { may: ['local-firebase', 'shared-domain'], never: [] },
  'local-firebase': { may: [], never: [] },
  demo: { may: ['local-firebase', 'shared-domain'], never: [] },
  tooling: { may: [...shared, ...backend, 'demo', 'edge', 'shell', 'e2e'], never: [] },
  e2e: { may: ['demo', 'local-firebase', 'shared-contract', 'shared-domain'], never: [] },
};
const everyPackage = Object.keys(importTable);
/**
 * Tests start the embedded Firebase and configurations name the tooling; the shell's tests compare its pages with every
 * remote's. The embedded Firebase knows nothing of the market, in its tests too.
 */
const testsMayToo = (/** @type {string} */ name) => {
  if (name === 'local-firebase') return ['tooling'];
  return [...backend, 'demo', 'tooling', ...(name === 'shell' ? remoteFolders : [])];
};

const rows = Object.entries(importTable).flatMap(([name, { may, never }]) => {
  const othersThan = (/** @type {string[]} */ packages) =>
    `^(?!(?:${[name, ...packages].join('|')})/)(?:${everyPackage.join('|')})/`;
  return [
    {
      name: `${name}-imports-its-row`,
      severity,
      comment:
        'ARCHITECTURE.md, "Who may import whom". A remote links to another one by shared-domain/links.',
      from: { path: `^${name}/`, pathNot: notShipped },
      to: { path: othersThan(may) },
    },
    {
      name: `${name}-tests-import-its-row`,
      severity,
      from: { path: `^${name}/.*${notShipped}` },
      to: { path: othersThan([...may, ...testsMayToo(name)]) },
    },
    ...never.map((library) => ({
      name: `${name}-without-${library}`,
      severity,
      from: { path: `^${name}/` },
      to: { path: `node_modules/${library}/` },
    })),
  ];
});

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
    ...rows,
    {
      name: 'contract-knows-zod-alone',
      severity,
      comment: 'What packages agree on stands below all of them.',
      from: { path: '^shared-contract/', pathNot: notShipped },
      to: { pathNot: '^shared-contract/|node_modules/zod/' },
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
        'Screen folders of one remote do not import each other; what two of them need is data/, domain/, behaviour/ or components/ above them.',
      from: {
        path: `^(${anyRemote})/src/(?!${aboveScreens}/|testing/)([^/]+)/`,
        pathNot: notShipped,
      },
      to: { path: `^$1/src/(?!${aboveScreens}/|testing/)[^/]+/`, pathNot: '^$1/src/$2/' },
    },
    {
      name: 'above-screens-by-name',
      severity,
      comment:
        "What stands above the screen folders is imported by the package's own subpath (#data/readListing), so that no import climbs out of its folder.",
      from: { path: `^(${anyRemote})/src/([^/]+)/` },
      to: {
        path: `^$1/src/(${aboveScreens}|testing)/`,
        pathNot: '^$1/src/$2/|\\.css$',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'data-shows-nothing',
      severity,
      from: { path: `^${anyRemote}/.+/(data|domain)/`, pathNot: notShipped },
      to: { path: `^${anyRemote}/.+/(components|behaviour)/` },
    },
    {
      name: 'shared-by-two-knows-no-screen',
      severity,
      comment: 'What two screen folders share stands above them and imports neither.',
      from: { path: `^(${anyRemote})/src/${aboveScreens}/`, pathNot: notShipped },
      to: { path: `^$1/src/(?!${aboveScreens}/)[^/]+/` },
    },
    {
      name: 'testing-only-in-tests',
      severity,
      comment: 'testing/ holds what only tests, recorded answers and benchmarks start.',
      from: { pathNot: `${notShipped}|^e2e/|/conformance/|^rules/tests/` },
      to: { path: '^((server|rules|local-firebase|demo)/|shared-.*/)testing/' },
    },
    {
      name: 'session-store-alone-of-run-time',
      severity,
      comment:
        'The session keeps its store and what the device remembers of it; it knows no screen.',
      from: { path: '^shared-auth/' },
      to: { path: '^shared-runtime/(?!src/(storage|testing)/)' },
    },
    {
      name: 'html-server-reads-without-session',
      severity,
      comment: 'Of the session package the HTML server takes the plain REST reader.',
      from: { path: '^edge/', pathNot: notShipped },
      to: { path: '^shared-auth/(?!src/firestore-rest/)' },
    },
    {
      name: 'search-engines-stand-alone',
      severity,
      comment: 'What both engines share lies in search/matching, which knows neither.',
      from: { path: '^server/search/(embedded|postgres|matching)/', pathNot: notShipped },
      to: { path: '^server/search/(embedded|postgres)/', pathNot: '^server/search/$1/' },
    },
  ],
  required: [
    {
      name: 'data-reads-or-keeps',
      severity,
      comment:
        'data/ holds what talks to a backend or keeps data; what only works something out is domain/.',
      module: {
        path: `^${anyRemote}/src/(.+/)?data/`,
        pathNot: `${notShipped}|/(${keepsInMemory.join('|')})\\.ts$`,
      },
      to: {
        path: '^shared-auth/|^shared-runtime/src/(loading|storage)/|node_modules/(firebase|idb-keyval)/',
        reachable: true,
      },
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
