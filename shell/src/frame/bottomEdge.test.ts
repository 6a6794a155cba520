import { basename, dirname } from 'node:path';
import {
  browserSources,
  readSource,
  styleSheets,
} from '@anunturi/shared-ui/testing/browserSources';

/** Whether a component that uses the sheet says that its bar takes the place of the phone's. */
const takesThePlace = (sheet: string) =>
  browserSources.some(
    (file) =>
      file.endsWith('.tsx') &&
      dirname(file) === dirname(sheet) &&
      readSource(file).includes(basename(sheet)) &&
      readSource(file).includes('data-bottom-bar'),
  );

test("what stays at the foot of the screen stands above a phone's bar or in its place, never under it", () => {
  const edges = styleSheets.flatMap((sheet) =>
    [...readSource(sheet).matchAll(/\{[^{}]*\}/g)]
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
