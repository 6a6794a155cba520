/** One word for one thing, the one that the field uses: in names, comments, titles of tests and documents. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';
import { proseOf } from './proseOf';
import { exceptions, refusedWords } from './refusedWords';

const here = /^tooling\/documents\/refusedWords/;
/** Texts of other people, lists of the past, and the Romanian texts of the product's search. */
const notOurs = /CHANGELOG\.md$|^tooling\/licences\/|\/fonts\/LICENSE$/;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|cjs|mjs|css|md|rules)$/.test(file))
  .filter((file) => !here.test(file) && !notOurs.test(file));

/** Each exception, the longest first, so that none leaves a piece of another. */
const excepted = [...exceptions].sort((a, b) => b.length - a.length);

function wordsIn(file: string, text: string): string[] {
  const cut = (whole: string) => excepted.reduce((rest, word) => rest.replaceAll(word, '…'), whole);
  const texts = { names: cut(`${file}\n${text}`), prose: cut(proseOf(file, text)) };
  return refusedWords.flatMap(({ say, not, where }) => {
    const [found] = not.exec(texts[where]) ?? [];
    return found === undefined ? [] : [`${file}: ${found.trim()} (say: ${say})`];
  });
}

test('no name, comment, title of a test or document holds a word that was replaced by the term of the field', () => {
  expect(files.length).toBeGreaterThan(2000);
  const all = files.flatMap((file) => {
    const text = readIfThere(file);
    return text === null ? [] : wordsIn(file, text);
  });
  expect(all).toEqual([]);
});

test.each([
  ['names', 'const readSight = 1;', 'readSight'],
  ['names', 'const PATIENCE_MS = 1;', 'PATIENCE'],
  ['prose', '/** Releases of before are kept. */', 'of before'],
  ['prose', "test('whoever asks is answered', () => {});", 'whoever'],
  ['prose', 'const a = 1; // the owner contests it', 'contests'],
])('of %s, %j is refused', (_where, text, found) => {
  expect(wordsIn('a.test.ts', text)).toEqual([expect.stringContaining(`a.test.ts: ${found}`)]);
});

test.each([
  'for (const each of before) use(each);',
  "const key = 'contestText';",
  '/** The next step stays in sight. */',
  "app.post('/sight');",
])('%j is left alone', (text) => {
  expect(wordsIn('a.test.ts', text)).toEqual([]);
});

/** A file that was just deleted is still known to git. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}
