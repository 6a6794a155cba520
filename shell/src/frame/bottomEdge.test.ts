import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const files = readdirSync(root)
  .filter((folder) => /^(shared-|remote-|shell$)/.test(folder))
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, 'src', file),
    ),
  );
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Whether a component that uses the sheet says that its bar takes the place of the phone's. */
const takesThePlace = (sheet: string) =>
  files.some(
    (file) =>
      file.endsWith('.tsx') &&
      dirname(file) === dirname(sheet) &&
      read(file).includes(basename(sheet)) &&
      read(file).includes('data-bottom-bar'),
  );

test("what stays at the foot of the screen stands above a phone's bar or in its place, never under it", () => {
  const edges = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((sheet) =>
      [...read(sheet).matchAll(/\{[^{}]*\}/g)]
        .map(([rule]) => rule)
        .filter((rule) => /position: (?:sticky|fixed)/.test(rule))
        .flatMap((rule) => rule.match(/^\s+(?:bottom|inset-block-end|inset): .*$/gm) ?? [])
        .filter((edge) => !/: auto;/.test(edge))
        .map((edge) => ({ sheet, edge: edge.trim() })),
    );
  expect(edges.length).toBeGreaterThan(5);
  const covered = edges.filter(
    ({ sheet, edge }) => !edge.includes('var(--bottom-bar)') && !takesThePlace(sheet),
  );
  expect(covered).toEqual([]);
});
