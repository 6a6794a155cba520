import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');
const commands = readdirSync(join(root, 'server/commands'), { recursive: true, encoding: 'utf8' });
const ofCommands = new Map(commands.map((path) => [basename(path), `server/commands/${path}`]));
const model = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');

test('each row of the threat model names its test', () => {
  const rows = model
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Who tries|-)/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  const isThere = (name: string) => ofCommands.has(name) || existsSync(join(root, name));
  const untried = rows.filter((row) => {
    const names = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, name]) => name!,
    );
    return names.length === 0 || !names.every(isThere);
  });
  expect(untried).toEqual([]);
});

test('each sentence that the threat model quotes is one of the test that it names', () => {
  const [, clauses = ''] = model.split('\n## The attacks that worked');
  const missing: string[] = [];
  let [file, text, quoted] = ['', '', 0];
  for (const [, name, sentence] of clauses.matchAll(/`([\w./-]+\.tsx?)`|"([^"]+)"/g)) {
    if (name !== undefined) {
      file = ofCommands.get(name) ?? name;
      text = readFileSync(join(root, file), 'utf8');
      continue;
    }
    quoted += 1;
    if (!text.includes(sentence!)) missing.push(`${file}: ${sentence}`);
  }
  expect(missing).toEqual([]);
  expect(quoted).toBeGreaterThan(50);
});
