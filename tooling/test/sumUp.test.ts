import { sumUp } from './sumUp';

const step = (name: string, passed: number, failed: number) => ({
  name,
  passed,
  failed,
  seconds: 1.4,
});
const skipped = { ...step('engines', 0, 0), isSkipped: true as const };

test('a step that is skipped and says so is no failure, and stands in the table as skipped', () => {
  const { text, status } = sumUp([skipped], 1.6);
  expect(status).toBe(0);
  expect(text).toBe(
    [
      'engines           0 passed    0 failed  1 s  SKIPPED',
      'all               0 passed    0 failed  2 s',
      '',
      '0 passed, 0 failed',
    ].join('\n'),
  );
});

test('steps in which nothing passed are a failure, beside a skipped one too', () => {
  expect(sumUp([step('units', 0, 0)], 1).status).toBe(1);
  expect(sumUp([step('units', 0, 0), skipped], 1).status).toBe(1);
  expect(sumUp([], 1).status).toBe(1);
});

test('one failure is a failure of the run, and everything passed is none', () => {
  expect(sumUp([step('types', 1, 0), step('units', 90, 1)], 1).status).toBe(1);
  expect(sumUp([step('types', 1, 0), skipped], 1).status).toBe(0);
});

test('what failed stands once more before the table, without colours and not endless', () => {
  const failures = [`everywhere.spec.ts firefox\n\u001b[31mgone\u001b[39m${'\nand on'.repeat(99)}`];
  const { text } = sumUp([{ ...step('engines', 20, 1), failures }], 1);
  expect(text).toContain('--- engines: everywhere.spec.ts firefox\ngone\nand on');
  expect(text.split('\n').length).toBeLessThan(40);
  expect(text.endsWith('\n\n20 passed, 1 failed')).toBe(true);
});
