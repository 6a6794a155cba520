import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the import rules see every way to import, of types too and beside markup', () => {
  const imports: Record<string, string> = {
    value: "import { value } from './value';",
    type: "import type { Type } from './type';",
    shown: "export { shown } from './shown';",
    shownType: "export type { ShownType } from './shownType';",
    later: "const later = () => import('./later');",
    typeOfModule: `type Module = typeof ${'import'}('./typeOfModule');`, // this file is looked at too
  };
  for (const name of Object.keys(imports)) writeFileSync(join(folder, `${name}.ts`), '');
  writeFileSync(join(folder, 'tsconfig.base.json'), '{}');
  writeFileSync(join(folder, 'package.json'), '{}');
  const markup = 'export const screen = <p title="a">{value satisfies string}</p>;';
  writeFileSync(join(folder, 'screen.tsx'), [...Object.values(imports), markup].join('\n'));

  const said = execFileSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { modules } = JSON.parse(said) as {
    modules: { source: string; dependencies: { module: string }[] }[];
  };
  const screen = modules.find(({ source }) => source.endsWith('screen.tsx'))!;
  expect(screen.dependencies.map(({ module }) => module.slice(2)).sort()).toEqual(
    Object.keys(imports).sort(),
  );
});
