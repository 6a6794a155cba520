import { baseWorld } from './baseWorld';
import { judgeCase } from './judgeCase';
import { compileProductRules } from './readRules';
import { ruleTable } from './ruleTable';

const now = new Date('2026-11-20T10:00:00Z');
const rules = compileProductRules();
const world = baseWorld(now);

test('the rules compile without a warning', () => {
  expect([...rules.firestore.warnings, ...rules.storage.warnings]).toEqual([]);
});

for (const [subject, rowsAt] of Object.entries(ruleTable)) {
  test.each(
    rowsAt(now).map(
      (row) =>
        [
          `${subject}: ${row.as ?? 'nobody'} ${row.may ? 'may' : 'may not'} ${row.what}`,
          row,
        ] as const,
    ),
  )('%s', (_name, row) => {
    expect(judgeCase(rules, world, row, now)).toBe(row.may);
  });
}
