import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';
import { longCells } from './longCells';
import { unevenRows } from './unevenRows';

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.endsWith('CHANGELOG.md'));

test('no cell of a table is longer than 300 characters: a longer thought is a paragraph or a list', () => {
  expect(documents.length).toBeGreaterThan(30);
  const long = documents.flatMap((file) =>
    longCells(readFileSync(join(root, file), 'utf8')).map((cell) => `${file}: ${cell}`),
  );
  expect(long).toEqual([]);
});

test('every row of a table has a cell for each column of its head', () => {
  const uneven = documents.flatMap((file) =>
    unevenRows(readFileSync(join(root, file), 'utf8')).map((row) => `${file}: ${row}`),
  );
  expect(uneven).toEqual([]);
  const table = '| a | b |\n| --- | --- |\n';
  expect(unevenRows(`${table}| 1 |\n| 1\\| | 2 |\n\n| c |\n| - |\n| 3 |\n`)).toEqual(['| 1 |']);
});

test('a cell is measured without what aligns it, and tables within code are none', () => {
  const long = 'x'.repeat(301);
  const table = (cell: string) => `| a | b |\n| --- | --- |\n| ${cell} | ${' '.repeat(400)} |\n`;
  expect(longCells(table(long))).toEqual([long]);
  expect(longCells(table(`${'x'.repeat(200)}\\|`))).toEqual([]);
  expect(longCells(`\`\`\`md\n${table(long)}\`\`\`\n`)).toEqual([]);
});
