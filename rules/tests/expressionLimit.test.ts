import { baseWorld } from './baseWorld';
import { judgeCase } from './judgeCase';
import { compileProductRules } from './readRules';
import { ruleTable } from './ruleTable';

/** Far below the 1,000 that Google evaluates for one write: what others see is written by commands. */
const EXPRESSION_LIMIT = 250;
const SHOWN = 10;

const now = new Date('2026-11-20T10:00:00Z');

test('no write of the table needs more expressions than Google evaluates', () => {
  const rules = compileProductRules();
  const world = baseWorld(now);
  const heaviest = Object.entries(ruleTable)
    .flatMap(([subject, rowsAt]) =>
      rowsAt(now).flatMap((row) => {
        if (!row.may || !('write' in row.act)) return [];
        let expressions = 0;
        judgeCase(rules, world, row, now, (spent) => {
          expressions = Math.max(expressions, spent);
        });
        return [{ expressions, row: `${subject}: ${row.as ?? 'nobody'} may ${row.what}` }];
      }),
    )
    .sort((a, b) => b.expressions - a.expressions);
  console.log(
    heaviest
      .slice(0, SHOWN)
      .map(({ expressions, row }) => `${String(expressions).padStart(5)}  ${row}`)
      .join('\n'),
  );
  expect(heaviest.filter(({ expressions }) => expressions > EXPRESSION_LIMIT)).toEqual([]);
});
