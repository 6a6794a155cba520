/** What the product does, row by row: no row is missing, and each names tests that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';
import { type TestTitle, testTitles } from './testTitles';

/** How many rows each part has. Fewer is a promise that is gone: a decision says why. */
const rowsOf = [18, 16, 7, 12, 5, 9, 5, 4, 2, 4, 5, 2, 4, 7, 4, 3];

const folder = join(root, 'docs');
const text = readFileSync(join(folder, 'description.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()));
const files = new Map(
  [...text.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, name, path]) => [
    name!,
    join(folder, path!),
  ]),
);
const namesIn = (cell: string) =>
  [...cell.matchAll(/\[([^\]]+)\]\[([\w-]+)\]/g)].map(([, name, file]) => ({
    name: name!,
    file: files.get(file!),
  }));

const sources = new Map<string, { titles: TestTitle[]; source: string }>();
function sourceOf(file: string) {
  const known = sources.get(file);
  if (known) return known;
  const read = { titles: testTitles(file), source: readFileSync(file, 'utf8') };
  sources.set(file, read);
  return read;
}

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Whether a name is a title as it stands, or with the values of one row of its table. */
function isNamed({ text: title, placeholders }: TestTitle, name: string, source: string): boolean {
  if (title === name) return true;
  if (!placeholders) return false;
  const parts = title.split(/%[a-z]|\$\{\w+\}/).map(escape);
  const values = new RegExp(`^${parts.join('(.+)')}$`).exec(name)?.slice(1);
  if (!values) return false;
  const row = values.map((value) => `['"\`]${escape(value)}['"\`]`).join(',\\s*');
  return new RegExp(`${values.length > 1 ? '\\[' : '[[,]'}\\s*${row}`).test(source);
}

test('no row of the description is missing', () => {
  const pinned = rowsOf.flatMap((count, part) =>
    Array.from({ length: count }, (_row, at) => `${part + 1}.${at + 1}`),
  );
  expect(rows.map(([id]) => id)).toEqual(pinned);
});

test('each row of the description names tests, all of which exist', () => {
  const wrong = rows.flatMap(([id, ...cells]) => {
    const named = namesIn(cells.at(-1)!);
    if (named.length === 0) return [`${id}: no test`];
    return named
      .filter(({ name, file }) => {
        if (!file) return true;
        const { titles, source } = sourceOf(file);
        return !titles.some((title) => isNamed(title, name, source));
      })
      .map(({ name }) => `${id}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('the description names each file that it links', () => {
  const linked = new Set([...text.matchAll(/\]\[([\w-]+)\]/g)].map(([, name]) => name));
  expect([...files.keys()].filter((name) => !linked.has(name))).toEqual([]);
});

test('no cell of the description is over 300 characters', () => {
  expect(rows.flat().filter((cell) => cell.length > 300)).toEqual([]);
});
