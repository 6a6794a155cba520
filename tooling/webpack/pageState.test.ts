import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserSources, readSource } from '@anunturi/shared-ui/testing/browserSources';

/** Hooks of a browser or a library, which their one reader may name. */
const foreign = ['showSaveFilePicker', 'pdfjsWorker'];

const sources = [
  ...browserSources
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => [file, readSource(file)] as const),
  ...readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(__dirname, file), 'utf8')] as const),
];

test('what a page has once is named in one place, whichever build uses it', () => {
  const own = sources.flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:globalThis|window) as \{ (\w+)/g)]
      .filter(([, name]) => !foreign.includes(name!))
      .map(([cast]) => `${file}: ${cast}`),
  );
  expect(own).toEqual([]);
});

test('the scripts that cannot import it use names that stand there', () => {
  const declared = readSource('shared-contract/src/page/pageState.ts');
  const device = readSource('shared-contract/src/page/deviceScript.ts');
  const plugin = readFileSync(join(__dirname, 'IntegrityPlugin.ts'), 'utf8');
  const used = [...`${device}\n${plugin}`.matchAll(/(?:window|globalThis)\.(\w*(?:early|__)\w*)/g)];
  expect(new Set(used.map(([, name]) => name))).toEqual(
    new Set(['earlyPress', 'earlyFaults', '__integrity']),
  );
  for (const [, name] of used) expect(declared).toContain(`  ${name}?: `);
});
