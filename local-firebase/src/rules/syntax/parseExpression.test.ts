import { holds } from '../../../testing/testRules';

test.each([
  ["'a' is string == true", true],
  ["'a' is int != true", true],
  ["'a' is string == true == true", true],
  ["'a' is string is bool", true],
  ["'a' is string in [true]", true],
  ['1 + 2 is int == true', true],
  ['1 < 2 is bool == true && true', true],
  ['1 is int == true in [true]', true],
  ["true == 'a' is string", false],
  ["1 + 'a' is string", false],
  ['1 is int - 1 == 0', false],
  ['1 in [1] == true', false],
  ['1 in [1] is bool', false],
  ['(1 in [1]) is bool', true],
])('operators go on after a type: %s is %s', (expression, expected) => {
  expect(holds(expression, { documents: { 't/d': {} } })).toBe(expected);
});
