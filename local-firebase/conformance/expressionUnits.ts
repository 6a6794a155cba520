const GROUP = 10;
const helpers = `
  function isTrue() { return true; }
  function both(a) { return a && a; }
  function ignored(a) { return true; }
  function usesLet() { let x = 1 == 1; return x && x; }
  function ignoresLet() { let x = 1 == 1; return true; }`;

/** Match blocks whose update rule repeats a unit so often, and is true when it is evaluated to its end. */
export function repeatedUnit(unit: string, repetitions: number): string {
  const groups = Array.from({ length: Math.ceil(repetitions / GROUP) }, (_, i) =>
    Array(Math.min(GROUP, repetitions - i * GROUP)).fill(unit),
  );
  const functions = groups.map(
    (units, i) => `function group${i}() { return ${units.join(' && ')}; }`,
  );
  const calls = groups.map((_, i) => `group${i}()`).join(' && ');
  return `${helpers} match /t/{id} { ${functions.join('\n')} function all() { return ${calls}; } allow update: if all(); }`;
}

/** The largest number of repetitions that Google's emulator evaluates; one more is refused. */
export const expressionUnits: readonly (readonly [unit: string, most: number])[] = [
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
];
