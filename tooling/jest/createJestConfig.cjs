const { root } = require('../build/repository.cjs');

/** Swc options shared by every package: TypeScript and the automatic JSX runtime, as CommonJS for jest. */
const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

/** Packages published as ES modules only: jest transforms them too. */
const esmOnly = [
  '@anunturi',
  'client-zip',
  'qr',
  'jose',
  'idb-keyval',
  'heic-to',
  'uplot',
  'yet-another-react-lightbox',
  '@hookform',
  'single-spa-react',
  'single-spa',
  'stdnum',
  'ibantools',
  'lucide-react',
  'dompurify',
  'feed',
  'sitemap',
  'hono',
  '@hono',
  '@tanstack',
  're2js',
];

/**
 * Jest project of one package.
 * @param {{ folder: string, environment?: 'jsdom' | 'node' }} input
 */
module.exports = function createJestConfig({ folder, environment = 'jsdom' }) {
  return {
    // Paths, those of environments that a test names too, are from the root, wherever Jest was called.
    rootDir: root,
    roots: [folder],
    testEnvironment:
      environment === 'node'
        ? require.resolve('./OneRealm.cjs')
        : require.resolve('./OneDocument.cjs'),
    testMatch: ['**/*.test.{ts,tsx}'],
    // What a new remote is made of is tested where one is made (releaseNewRemote.ts).
    // `npm test -- postgres` starts one for the tests of that folder.
    testPathIgnorePatterns: [
      '/node_modules/',
      '/dist/',
      '/new-remote/template/',
      ...(process.env.TEST_POSTGRES ? [] : ['/search/postgres/']),
    ],
    modulePathIgnorePatterns: ['/dist/'],
    transform: { '\\.(ts|tsx|js|jsx|mjs)$': swc },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: {
      '\\.module\\.css$': require.resolve('./cssModule.ts'),
      '\\.(css|svg|ttf)$': require.resolve('./asset.ts'),
      '^@testing-library/user-event$': require.resolve('./userEvent.ts'),
    },
    setupFilesAfterEnv: [
      require.resolve('./setupAll.ts'),
      ...(environment === 'jsdom' ? [require.resolve('./setupDom.ts')] : []),
    ],
  };
};
