import { nameOf, readerOf, rulesWith } from '../../testing/testRules';
import { expressionUnits, repeatedUnit } from '../../conformance/expressionUnits';

/** Whether a rule that holds so many repetitions of a unit is still evaluated to its end. */
function accepts(unit: string, repetitions: number): boolean {
  const document = { name: nameOf('t/d'), fields: { s: { stringValue: 'x' } } };
  return rulesWith(repeatedUnit(unit, repetitions)).allowsDocument({
    method: 'update',
    name: document.name,
    auth: null,
    time: '2024-06-01T12:00:00Z',
    before: document,
    after: document,
    reader: readerOf({ 'q/a': document.fields }),
  });
}

test.each(expressionUnits)(
  '%s counts as much as at Google: %d of them are evaluated',
  (unit, most) => {
    expect([accepts(unit, most), accepts(unit, most + 1)]).toEqual([true, false]);
  },
);
