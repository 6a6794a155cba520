import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders';

const folder = join(root, 'docs/decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const numberOf = (name: string) => name.slice(0, 4);

test('each number of a decision is given once, and stands in its heading', () => {
  expect(records.length).toBeGreaterThan(30);
  const numbers = records.map(numberOf);
  expect(numbers.filter((each, at) => numbers.indexOf(each) !== at)).toEqual([]);
  const misnamed = records.filter(
    (name) => !readFileSync(join(folder, name), 'utf8').startsWith(`# ${numberOf(name)} `),
  );
  expect(misnamed).toEqual([]);
});
