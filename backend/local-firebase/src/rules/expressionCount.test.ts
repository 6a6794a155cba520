import { nameOf, readerOf, rulesWith } from '../../../testing/testRules';

const GROUP = 10;
const helpers = `
  function isTrue() { return true; }
  function both(a) { return a && a; }
  function ignored(a) { return true; }
  function usesLet() { let x = 1 == 1; return x && x; }
  function ignoresLet() { let x = 1 == 1; return true; }`;

/** Whether a rule that holds so many repetitions of a unit is still evaluated to its end. */
function accepts(unit: string, repetitions: number): boolean {
  const groups = Array.from({ length: Math.ceil(repetitions / GROUP) }, (_, i) =>
    Array(Math.min(GROUP, repetitions - i * GROUP)).fill(unit),
  );
  const calls = groups.map((_, i) => `group${i}()`).join(' && ');
  const functions = groups.map(
    (units, i) => `function group${i}() { return ${units.join(' && ')}; }`,
  );
  const rules = rulesWith(
    `${helpers} match /t/{id} { ${functions.join('\n')} function all() { return ${calls}; } allow update: if all(); }`,
  );
  const document = { name: nameOf('t/d'), fields: { s: { stringValue: 'x' } } };
  return rules.allowsDocument({
    method: 'update',
    name: document.name,
    auth: null,
    time: '2024-06-01T12:00:00Z',
    before: document,
    after: document,
    reader: readerOf({ 'q/a': document.fields }),
  });
}

/** The largest number of repetitions that Google's emulator evaluates; one more is refused. */
test.each([
  ['true', 322],
  ['1 == 1', 196],
  ["'a' is string", 196],
  ['request.resource.data.s is string', 123],
  ['request.time is timestamp', 164],
  ['-1 == -1', 140],
  ['-1.5 == -1.5', 140],
  ['-(1) == -1', 140],
  ['/a == /a', 140],
  ['/a/b == /a/b', 110],
  ['/a/b/c == /a/b/c', 90],
  ['/a/$(id) == /a/$(id)', 110],
  ['exists(/databases/(default)/documents/q/a)', 110],
  ['!exists(/databases/$(database)/documents/q/$(id))', 99],
  ["get(/databases/$(database)/documents/q/a).data.s == 'x'", 76],
  ['(true || true)', 244],
  ['(false || true)', 164],
  ['!(false && true)', 196],
  ['!(false && true && true && true)', 140],
  ['!(true && false && true && true)', 110],
  ['(true && (true && (true && true)))', 82],
  ['(false || false || true || true)', 99],
  ['(true ? true : 1 == 1)', 164],
  ["'a' in ['a', 'b']", 140],
  ["{'a': 1} == {'a': 1}", 110],
  ["'abc'[0:1] == 'a'", 123],
  ["request.resource.data.get('s', '') == 'x'", 99],
  ['debug(true)', 244],
  ['isTrue()', 244],
  ['both(1 == 1)', 99],
  ['ignored(1 == resource.data.missing)', 110],
  ['usesLet()', 90],
  ['ignoresLet()', 123],
  ['(duration.time(resource.data.missing, 1, 2, 3) == request.time || true)', 66],
  ["(resource.data.missing.matches('a') || true)", 99],
  ['(math.abs(1, 2) == 1 || true)', 99],
  ['(unknown || true)', 164],
])('%s counts as much as at Google: %d of them are evaluated', (unit, most) => {
  expect([accepts(unit, most), accepts(unit, most + 1)]).toEqual([true, false]);
});
