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

/** The browser moves these by itself; anything else is drawn anew for every frame, with the page around it. */
const cheap = /^(?:opacity|transform|translate|rotate|scale)$/;

test('animations leave the page alone: they change opacity and place, never what is painted', () => {
  const blocks = sheets.flatMap((sheet) =>
    [
      ...readFileSync(join(root, sheet), 'utf8').matchAll(
        /@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g,
      ),
    ].map(([, body]) => ({ sheet, body: body! })),
  );
  expect(blocks.length).toBeGreaterThan(3);
  const others = blocks.flatMap(({ sheet, body }) =>
    [...body.matchAll(/([\w-]+)\s*:/g)]
      .filter(([, property]) => !cheap.test(property!))
      .map(([, property]) => `${sheet}: ${property}`),
  );
  expect(others).toEqual([]);
});
