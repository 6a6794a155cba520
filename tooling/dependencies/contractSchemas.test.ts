/** Pages take no schema of a contract between programs, which would bring zod into a first load: `.oxlintrc.json` refuses each by its name. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../build/filesBelow';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';

/** What programs agree on, by the name that a page imports it by. */
const contracts: [name: string, folder: string][] = [
  ['@anunturi/shared-contract', join(root, 'shared-contract/src')],
  ['@anunturi/shared-domain/commands', join(root, 'shared-domain/src/commands')],
  ['@anunturi/shared-auth/firestore-rest', join(root, 'shared-auth/src/firestore-rest')],
];

/** What a file loads: what it imports or passes on, but for types. */
const loadedBy = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm),
  ].map(([, name]) => (name!.startsWith('.') ? `${join(dirname(file), name!)}.ts` : name!));
const loadsZod = (file: string): boolean =>
  loadedBy(file).some((name) =>
    contracts.some(([, folder]) => name.startsWith(folder))
      ? loadsZod(name)
      : name.startsWith('zod/'),
  );

const settings = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, '');
const { overrides } = JSON.parse(settings) as {
  overrides: { files: string[]; rules: Record<string, unknown> }[];
};
const rule = overrides.find(({ rules }) => rules['typescript/no-restricted-imports'])!;

test('pages are refused every file of the contract that loads zod', async () => {
  const perContract = await Promise.all(
    contracts.map(async ([name, folder]) =>
      (await filesBelow(folder))
        .filter((file) => !file.endsWith('.test.ts') && loadsZod(file))
        .map((file) => `${name}/${relative(folder, file).replace(/\.ts$/, '')}`),
    ),
  );
  const withZod = perContract.flat();
  const refused = [...JSON.stringify(rule.rules).matchAll(/"(@anunturi\/[^"]+)"/g)].map(
    ([, pattern]) => new RegExp(`^${pattern!.replaceAll('*', '[^/]*')}$`),
  );

  expect(withZod.length).toBeGreaterThan(20);
  expect(withZod.filter((name) => !refused.some((form) => form.test(name)))).toEqual([]);
});

test('the rule holds in every package that pages load, but the two that have schemas', () => {
  const ofPages = workspaces().filter((name) => /^(shell$|remote-|shared-)/.test(name));
  const held = rule.files.map(
    (glob) => new RegExp(`^${glob.replace('/src/**', '').replace('*', '[^/]*')}$`),
  );
  expect(ofPages.filter((name) => !held.some((form) => form.test(name)))).toEqual([
    'shared-contract',
    'shared-domain',
  ]);
});
