import { readSource, styleSheets } from './testing/browserSources';

const STEP = '(?:15|30|40|48|64)rem';
const SPELLED = new RegExp(`^(?:width (?:>=|<) ${STEP}|${STEP} <= width < ${STEP})$`);

test('layouts change only at the widths that tokens.css names, spelled in one way', () => {
  expect(styleSheets.length).toBeGreaterThan(100);
  const others = styleSheets.flatMap((sheet) =>
    [...readSource(sheet).matchAll(/@(?:media|container)[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)]
        .map(([, feature]) => feature!.trim())
        .filter((feature) => !SPELLED.test(feature))
        .map((feature) => `${sheet}: ${feature}`),
    ),
  );
  expect(others).toEqual([]);
});
