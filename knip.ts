import type { KnipConfig } from 'knip';

/**
 * Twice in `npm run lint`: everything, then what runs (`--production`), where an export that tests alone use is one too
 * many, unless its own file uses it. An entry ends in `!` when it is a program.
 */
const isProduction = process.argv.includes('--production');

const code = '**/*.{ts,tsx,cjs,mjs}!';
const notTests = ['!**/*.test.{ts,tsx}!', '!**/{testing,samples}/**!'];
const project = [code, ...notTests];
const remote = ['webpack.config.ts!', 'src/{lifecycles.tsx,routes.ts,server.ts,server.tsx}!'];

const config: KnipConfig = {
  ignoreExportsUsedInFile: isProduction,
  ignoreBinaries: ['gcloud', 'java', 'pdftotext', 'pdftoppm', 'qpdf', 'unshare'],
  ignoreUnresolved: [/\/jest\/One(Realm|Document)\.cjs$/],
  workspaces: {
    '.': { entry: [], project: [], ignoreDependencies: ['@napi-rs/canvas'] },
    'remote-*': { entry: remote, project },
    'remote-admin': { entry: [...remote, 'bench/*.ts!'], project },
    'remote-documents': {
      entry: [
        ...remote,
        'bench/*.ts!',
        'fonts/makeFonts.ts!',
        'src/contracts/domain/samples/writeSamples.ts',
        'src/testing/answerPdfText.mjs',
        'src/pdf-tools/samples/writeCorpus.ts',
      ],
      project,
    },
    'shared-*': {
      project,
      includeEntryExports: true,
      ...(isProduction && {
        ignoreIssues: {
          'src/**/{samples,testing}/**': ['exports', 'types'],
          'src/samples.tsx': ['files'],
        },
      }),
    },
    shell: {
      entry: [
        'webpack.config.ts!',
        'src/{main.ts,server.ts,server.tsx,service-worker.ts}!',
        'src/federation/scriptPlugin.ts!',
      ],
      project,
    },
    edge: { entry: ['src/bundles/{bundleProcess,bundleFetch}.cjs!'], project },
    tooling: {
      entry: [
        'bin/*.{ts,cjs}!',
        'harness/main.tsx!',
        'standalone/{remote.ts,start.mjs}!',
        'changelog/areaPreset.cjs!',
        'webpack/{retryUrlPlugin,awaitIntegrity}.ts!',
        'webpack/federation-stubs/*.ts!',
        'jest/*.ts',
      ],
      project: [...project, '!jest/**!'],
      ignore: ['webpack/federation-stubs/*.ts', 'new-remote/template/**', 'no-canvas/*.cjs'],
      ignoreDependencies: ['@jest/test-sequencer', 'css-loader', 'swc-loader', 'remote-under-test'],
    },
    e2e: {
      entry: [
        'bench/*.ts!',
        'engines/{engines.config,*.spec}.ts',
        '{containment,compat,look,pictures}/*.ts!',
        'support/papers/seedDocuments.ts!',
      ],
      project: [code, '!{journeys,support,engines}/**!'],
      ignoreDependencies: ['react', 'react-dom'],
    },
    server: {
      entry: ['mail/emails/write*.ts!', 'bench/*.ts!'],
      project,
    },
    rules: {
      entry: ['indexes/*.ts!', 'tests/{mutate,compareWithGoogle,testGoogle}.ts!'],
      project: [code, '!{tests,testing}/**!'],
    },
    demo: { project },
    'local-firebase': {
      entry: [
        'conformance/{check,checkAgainstEmulator,replay}.ts!',
        'bench/{bench,indexing,serve}.ts!',
      ],
      project,
    },
  },
};

export default config;
