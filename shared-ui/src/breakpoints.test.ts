import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const sheets = readdirSync(root)
  .filter((folder) => /^(shared-|remote-|shell$)/.test(folder))
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, 'src', file),
    ),
  )
  .filter((file) => file.endsWith('.css'));

const STEP = '(?:15|30|40|48|64)rem';
const SPELLED = new RegExp(`^(?:width (?:>=|<) ${STEP}|${STEP} <= width < ${STEP})$`);

test('layouts change only at the widths that tokens.css names, spelled in one way', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const others = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/@(?:media|container)[^{]*/g)].flatMap(
      ([query]) =>
        [...query.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)]
          .map(([, feature]) => feature!.trim())
          .filter((feature) => !SPELLED.test(feature))
          .map((feature) => `${sheet}: ${feature}`),
    ),
  );
  expect(others).toEqual([]);
});
