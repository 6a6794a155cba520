import { findAffected } from './findAffected';

const imports = new Map([
  ['shared-ui/src/layout/Card.tsx', ['shared-ui/src/layout/Card.module.css']],
  ['shared-ui/src/layout/Card.test.tsx', ['shared-ui/src/layout/Card.tsx']],
  ['shared-domain/src/tax/tax.ts', []],
  ['remote-blog/src/BlogScreen.tsx', ['shared-ui/src/layout/Card.tsx']],
  ['remote-blog/src/BlogScreen.test.tsx', ['remote-blog/src/BlogScreen.tsx']],
  ['remote-documents/src/TaxScreen.tsx', ['shared-domain/src/tax/tax.ts']],
  ['remote-documents/src/TaxScreen.test.tsx', ['remote-documents/src/TaxScreen.tsx']],
  ['tooling/documents/tables.test.ts', []],
  ['e2e/support/people/signIn.ts', []],
  ['e2e/journeys/admin/admin.spec.ts', ['e2e/support/people/signIn.ts']],
]);
const workspaces = [
  'shared-ui',
  'shared-domain',
  'remote-blog',
  'remote-documents',
  'rules',
  'tooling',
  'e2e',
];
const affectedBy = (...changed: string[]) =>
  findAffected(changed, { imports, workspaces, remotes: ['blog', 'documents'] });

test('a screen of one remote is met by its own tests, its own journeys and those through everything', () => {
  expect(affectedBy('remote-blog/src/BlogScreen.tsx')).toEqual({
    whole: null,
    packages: ['remote-blog'],
    tests: ['remote-blog/src/BlogScreen.test.tsx'],
    journeys: ['accessibility', 'blog', 'pages', 'platform'],
  });
});

test('a component reaches what imports it, and all journeys; a style sheet does as the module that takes it', () => {
  for (const changed of ['shared-ui/src/layout/Card.tsx', 'shared-ui/src/layout/Card.module.css'])
    expect(affectedBy(changed)).toEqual({
      whole: null,
      packages: ['remote-blog', 'shared-ui'],
      tests: ['remote-blog/src/BlogScreen.test.tsx', 'shared-ui/src/layout/Card.test.tsx'],
      journeys: null,
    });
});

test('a test alone runs by itself, and a helper of journeys runs the journeys that use it', () => {
  expect(affectedBy('remote-documents/src/TaxScreen.test.tsx')).toMatchObject({
    tests: ['remote-documents/src/TaxScreen.test.tsx'],
    journeys: [],
  });
  expect(affectedBy('e2e/support/people/signIn.ts')).toMatchObject({
    tests: [],
    journeys: ['admin'],
  });
});

test('a file that nobody imports stands for its package, a deleted test for nothing, a document for the tests of documents', () => {
  expect(affectedBy('remote-documents/fonts/Sans.ttf').tests).toEqual([
    'remote-documents/src/TaxScreen.test.tsx',
  ]);
  expect(affectedBy('remote-blog/src/gone.test.tsx')).toMatchObject({ packages: [], journeys: [] });
  expect(affectedBy('docs/platform.md', 'remote-blog/README.md')).toMatchObject({
    tests: ['tooling/documents/tables.test.ts'],
    journeys: [],
  });
});

test.each([
  'package-lock.json',
  'remote-blog/package.json',
  'tsconfig.base.json',
  'tooling/jest/setupDom.ts',
  'rules/firestore.rules',
  'remotes.config.json',
  '.github/workflows/two-commands.yml',
])('%s decides for everything', (file) => {
  expect(affectedBy(file, 'docs/platform.md').whole).toContain(file);
});
