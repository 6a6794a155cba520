import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.cjs', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.test\.tsx?$|CHANGELOG\.md$/.test(file));

/** A size in units of 1024 that is called by a name of the decimal ones; Linux says kB and means 1024. */
const mixed = /1024\D.*\b(MB|kB)\b|\b(MB|kB)\b[^/]*1024\b/;

test('MB and kB are decimal everywhere: what counts in 1024 is not called so', () => {
  const found = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => mixed.test(line) && !line.includes('/proc/'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
