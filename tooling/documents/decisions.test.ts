import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../docs/decisions');
const records = readdirSync(folder)
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => ({ number: name.slice(0, 4), text: readFileSync(join(folder, name), 'utf8') }));
const replacing = records.flatMap(({ number, text }) =>
  [...text.matchAll(/^Replaces \[?(\d{4})/gm)].map(([, old]) => ({ number, text, old: old! })),
);

test('a record that replaces another says what was swept with it, and the other who replaced it', () => {
  expect(replacing.length).toBeGreaterThan(1);
  for (const { number, text, old } of replacing) {
    expect([number, /^\*\*Swept\.\*\*/m.test(text)]).toEqual([number, true]);
    const replaced = records.find((each) => each.number === old)?.text ?? '';
    expect([old, new RegExp(`^Replaced by \\[?${number}`, 'm').test(replaced)]).toEqual([
      old,
      true,
    ]);
  }
});
