import { readSource, styleSheets } from './testing/browserSources';

const STEPS = ['1', '2', '3', '4', '6', '8'];

test('what stands in a box keeps one of six distances from its edge', () => {
  const others = styleSheets.flatMap((sheet) =>
    [...readSource(sheet).matchAll(/padding[a-z-]*:\s*([^;]+);/g)]
      .flatMap(([, value]) => [...withoutSums(value!).matchAll(/var\(--space-(\d+)\)/g)])
      .filter(([, step]) => !STEPS.includes(step!))
      .map(([token]) => `${sheet}: ${token}`),
  );
  expect(others).toEqual([]);
});

/** A sum is worked out from what stands in the box: a sign within a field, a bar that the page must not lie under. */
const withoutSums = (value: string) => value.replace(/calc\((?:[^()]|\([^()]*\))*\)/g, '');
