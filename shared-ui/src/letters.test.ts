import { readSource, styleSheets } from './testing/browserSources';

const TOKEN = String.raw`var\(--(?:text-(?:13|15|16|18|22|28|36)|h[123])\)`;
const SIZE = new RegExp(`^(?:${TOKEN}|calc\\(2 \\* ${TOKEN}\\)|0|inherit)$`);
const WEIGHT = /^(?:400|600|700|inherit)$/;
/** Letters within a drawing are as large as its own units say. */
const drawn = 'remote-listings/src/browse/components/map/PlaceMap.module.css';

const valuesOf = (property: string) =>
  styleSheets.flatMap((sheet) =>
    [...readSource(sheet).matchAll(new RegExp(`${property}:\\s*([^;]+);`, 'g'))].map(
      ([, value]) => [sheet, value!] as const,
    ),
  );

test('letters have the sizes of the scale, and no others', () => {
  const others = valuesOf('font-size').filter(
    ([sheet, size]) => !SIZE.test(size) && sheet !== drawn,
  );
  expect(others).toEqual([]);
});

test('letters have three weights', () => {
  const all = valuesOf('font-weight');
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(([, weight]) => !WEIGHT.test(weight))).toEqual([]);
});
