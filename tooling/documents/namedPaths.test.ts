/** What documents name is there: files and folders in backticks, and where links lead. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/folders';

const notOurs =
  /^(node_modules|dist|test-results|playwright-report|coverage|\.git|\.data.*|\.nx|\.swc)$/;

function pathsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs.test(name))
    .map((entry) => [entry, folder ? `${folder}/${entry.name}` : entry.name] as const)
    .flatMap(([entry, path]) => (entry.isDirectory() ? [path, ...pathsBelow(path)] : [path]));
}

const paths = pathsBelow('');
const documents = paths.filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every path and all its endings, as a document of its package says them; modules also without `src` and ending, as imports do. */
const known = new Set(
  paths
    .flatMap((path) => [path, path.replace('/src/', '/')])
    .flatMap((path) => [path, path.replace(/\.(ts|tsx)$/, '')])
    .flatMap((path) => path.split('/').map((_part, index, parts) => parts.slice(index).join('/'))),
);
const topFolders = new Set(paths.filter((path) => !path.includes('/')));

/** Made by builds, runs and releases, or only an example: not in a fresh clone. */
const notInClone =
  /^(dist|releases|uploads|\.data[.\w]*)\/|^(remote|registry|assets|licences|sight|shell|signature)(\.last-good)?\.json$|^(remoteEntry\.js|sbom\.cdx\.json|server\.cjs|CHANGELOG\.md|index\.ts|(src\/)?X(App|Screen)\.tsx)$/;
/** Documents of the database have paths as well: without an ending, and in no folder of ours. */
const isPath = (words: string) =>
  /^[\w.-]+(\/[\w.-]+)*\/?$/.test(words) &&
  (/\w\.(ts|tsx|cjs|mjs|css|json|md|rules|yml)$|\/$/.test(words) ||
    (words.includes('/') && topFolders.has(words.split('/')[0]!)));

/** A template's documents speak from where a new package stands. */
const placeOf = (document: string) =>
  dirname(document).replace('tooling/new-remote/template', 'remote-new');

test('there are documents to read', () => {
  expect(documents.length).toBeGreaterThan(30);
});

test('files and folders that documents name in backticks exist', () => {
  const missing = documents.flatMap((document) =>
    [...textOf(document).matchAll(/(?<!`)`([^`\n]+)`/g)]
      .map((match) => match[1]!)
      .filter(
        (words) => isPath(words) && !notInClone.test(words) && !known.has(words.replace(/\/$/, '')),
      )
      .map((words) => `${document}: ${words}`),
  );
  expect(missing).toEqual([]);
});

test('the names of the vocabulary are in the code', () => {
  const [, table = ''] = textOf('CONTRIBUTING.md').split('## Vocabulary');
  const missing = new Set([...table.matchAll(/`(\w+)`/g)].map((match) => match[1]!));
  expect(missing.size).toBeGreaterThan(10);
  for (const file of paths.filter((path) => /\.tsx?$/.test(path))) {
    for (const word of textOf(file).match(/\w+/g) ?? []) missing.delete(word);
  }
  expect([...missing]).toEqual([]);
});

test('links of documents lead to files that exist', () => {
  const broken = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)]
      .map((match) => match[1]!)
      .filter((target) => !existsSync(join(root, placeOf(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});
