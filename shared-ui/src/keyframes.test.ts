import { readSource, styleSheets } from './testing/browserSources';

/** The browser moves these by itself; anything else is drawn anew for every frame, with the page around it. */
const cheap = /^(?:opacity|transform|translate|rotate|scale)$/;

test('animations leave the page alone: they change opacity and place, never what is painted', () => {
  const blocks = styleSheets.flatMap((sheet) =>
    [...readSource(sheet).matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(
      ([, body]) => ({ sheet, body: body! }),
    ),
  );
  expect(blocks.length).toBeGreaterThan(3);
  const others = blocks.flatMap(({ sheet, body }) =>
    [...body.matchAll(/([\w-]+)\s*:/g)]
      .filter(([, property]) => !cheap.test(property!))
      .map(([, property]) => `${sheet}: ${property}`),
  );
  expect(others).toEqual([]);
});
