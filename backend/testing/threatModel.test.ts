import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');
const commands = readdirSync(join(root, 'backend/commands'), { recursive: true, encoding: 'utf8' });
const ofCommands = new Set(commands.map((path) => basename(path)));

test('each row of the threat model names its test', () => {
  const lines = readFileSync(join(root, 'docs/threat-model.md'), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (Who tries|-)/.test(line));
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
