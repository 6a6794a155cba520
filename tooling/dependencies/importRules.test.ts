import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';

interface Cruised {
  modules: { source: string; dependencies: { module: string }[] }[];
  summary: { violations: { from: string; to: string }[] };
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** What the import rules say of these files. */
function cruise(files: Record<string, string>): Cruised {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  folders.push(folder);
  const settings = { 'tsconfig.base.json': '{}', 'package.json': '{}' };
  for (const [name, text] of Object.entries({ ...settings, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  // A refusal is the program's exit code as well: it is asked for JSON, and answers there.
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  return JSON.parse(stdout) as Cruised;
}

const packages = workspaces();
/** The packages that a cell of the table names: `shared-*` are all that begin so. */
const named = (cell: string) =>
  [...cell.matchAll(/`([\w-]+\*?)`/g)].flatMap(([, name]) =>
    packages.filter((known) =>
      name!.endsWith('*') ? known.startsWith(name!.slice(0, -1)) : known === name,
    ),
  );
const table = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  .split('## Who may import whom')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .map((line) => line.split('|'))
  .flatMap(([, from = '', may = '']) => named(from).map((name) => [name, named(may)] as const));

const pairs = packages.flatMap((from) =>
  packages.filter((to) => to !== from).map((to) => [from, to] as const),
);

/** Where a row allows one folder of another package alone. */
const onlyFolder: Record<string, string> = {
  'edge,shared-auth': 'src/firestore-rest',
  'shared-auth,shared-runtime': 'src/storage',
};
const folderFor = (from: string, to: string) => onlyFolder[`${from},${to}`] ?? 'src';

test('a package imports of the others what its row in ARCHITECTURE.md allows, and is refused the rest', () => {
  expect(table.map(([from]) => from).sort()).toEqual(packages.toSorted());
  const files = pairs.map(([from, to]) => [
    `${from}/src/${to}.ts`,
    `import '../../${to}/${folderFor(from, to)}/main';`,
  ]);
  const mains = pairs.map(([from, to]) => [`${to}/${folderFor(from, to)}/main.ts`, '']);
  const { violations } = cruise(Object.fromEntries([...files, ...mains])).summary;

  const refused = new Set(violations.map(({ from }) => from));
  const allowed = pairs.filter(([from, to]) => !refused.has(`${from}/src/${to}.ts`));
  const inTable = table.flatMap(([from, may]) => may.map((to) => [from, to] as const));
  expect(allowed.map(String).sort()).toEqual(inTable.map(String).sort());
});

test.each(Object.keys(onlyFolder))('of %s nothing but the one folder is imported', (pair) => {
  const [from, to] = pair.split(',');
  const { violations } = cruise({
    [`${from}/src/reader.ts`]: `import '../../${to}/src/main';`,
    [`${to}/src/main.ts`]: '',
  }).summary;
  expect(violations).toHaveLength(1);
});

test('the import rules see every way to import, of types too and beside markup', () => {
  const imports: Record<string, string> = {
    value: "import { value } from './value';",
    type: "import type { Type } from './type';",
    shown: "export { shown } from './shown';",
    shownType: "export type { ShownType } from './shownType';",
    later: "const later = () => import('./later');",
    typeOfModule: `type Module = typeof ${'import'}('./typeOfModule');`, // this file is looked at too
  };
  const markup = 'export const screen = <p title="a">{value satisfies string}</p>;';
  const { modules } = cruise({
    ...Object.fromEntries(Object.keys(imports).map((name) => [`${name}.ts`, ''])),
    'screen.tsx': [...Object.values(imports), markup].join('\n'),
  });
  const screen = modules.find(({ source }) => source.endsWith('screen.tsx'))!;
  expect(screen.dependencies.map(({ module }) => module.slice(2)).sort()).toEqual(
    Object.keys(imports).sort(),
  );
});
