import { compileRules } from './compileRules';
import { RulesSyntaxError } from '../syntax/RulesSyntaxError';
import { rulesWith } from '../../../testing/testRules';

/** Where and why a text does not compile. */
function problemOf(source: string): RulesSyntaxError {
  try {
    compileRules(source, 'firestore.rules');
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
  throw new Error('compiled');
}
const inMatch = (body: string) =>
  `service cloud.firestore {\n  match /t/{id} {\n    ${body}\n  }\n}`;

test('a missing bracket is reported with file, line and column', () => {
  const problem = problemOf(
    "rules_version = '2';\nservice cloud.firestore {\n  match /t/{id} {\n    allow get: if (true;\n  }\n}",
  );
  expect(problem).toMatchObject({
    line: 4,
    column: 24,
    fileName: 'firestore.rules',
    reason: "expected ')', found ';'",
  });
  expect(problem.message).toBe("firestore.rules:4:24: expected ')', found ';'");
});

test.each([
  ['allow get if true;', 15, "expected ':' before 'if'"],
  ['allow get: true;', 16, "expected 'if' after ':'"],
  ['allow get: if 4/2 == 2;', 20, "write spaces around '/' to divide: a path starts here"],
  ['allow get: if 1 === 1;', 23, "expected an expression, found '='"],
  ['allow get: if true & true;', 24, "unexpected character '&'"],
  ["allow get: if id.matches('(?=a)');", 30, "invalid regular expression '(?=a)'"],
  ['allow get: if id is integer;', 25, "unknown type 'integer' after 'is'"],
  [
    'allow get: if 9223372036854775808 > 0;',
    19,
    'integer 9223372036854775808 does not fit in 64 bits',
  ],
  ['allow get: if 1e3 > 0;', 19, "invalid number '1e'"],
  ["allow get: if id == 'a;", 25, "missing closing '"],
  ["allow get: if id == '\\q';", 26, "invalid escape '\\q'"],
  ['allow get: if id == "ș" && ș;', 32, "unexpected character 'ș'"],
  ['allow get: if 1 - --1 == 2;', 23, "'--' is not an operator"],
  ['function f() { let a = 1 return a; }', 30, "expected ';', found 'return'"],
  ['function f() { return f(); }', 5, "function 'f' calls itself"],
  ['function f() { return g(); } function g() { return f(); }', 5, "function 'f' calls itself"],
  ['function f(a, a) { return a; }', 19, "'a' is already defined in function 'f'"],
  [
    'function f(a, b, c, d, e, g, h, i) { return a; }',
    5,
    "function 'f' has more than 7 parameters",
  ],
  ['function f() { return 1; } function f() { return 2; }', 32, "function 'f' is declared twice"],
  ['match /{a}/x/{a} { allow get; }', 17, "wildcard 'a' is used twice in one path"],
  ['match /k/{a} { }', 20, 'the match block is empty'],
  ['', 3, 'the match block is empty'],
])('%s is refused at its place', (body, column, reason) => {
  expect(problemOf(inMatch(body))).toMatchObject({ line: body ? 3 : 4, column, reason });
});

test.each([
  ['', "expected 'service'"],
  ["rules_version = '3';", "unsupported rules version '3'"],
  [
    'service a { match /x { allow get; } } service a { match /x { allow get; } }',
    "service 'a' is declared twice",
  ],
  ['service a { }', 'the service is empty'],
  ['/* no end', 'unclosed comment'],
  [
    "rules_version = '2'; service a { match /{x=**}/b/{y=**} { allow get; } }",
    'only one {name=**} is allowed in a path',
  ],
  [
    'service a { match /{x=**}/b { allow get; } }',
    "{name=**} must come last in a path, or use rules_version = '2'",
  ],
  ['service a { match x { allow get; } }', "expected a path that starts with '/'"],
])('the file %j does not compile', (source, reason) => {
  expect(problemOf(source).reason).toBe(reason);
});

test('a chain of 20 calls compiles, one of 21 does not', () => {
  const chain = (calls: number) =>
    `${Array.from({ length: calls + 1 }, (_, i) => `function f${i}() { return ${i ? `f${i - 1}()` : 'true'}; }`).join('\n')} match /t/{id} { allow get: if f${calls}(); }`;
  expect(rulesWith(chain(20)).services).toEqual(['cloud.firestore']);
  expect(() => rulesWith(chain(21))).toThrow('a chain of more than 20 calls');
});

test('deep nesting and endless chains are refused with a clear reason', () => {
  const condition = (text: string) => inMatch(`allow get: if ${text};`);
  expect(problemOf(condition(`${'('.repeat(5000)}true${')'.repeat(5000)}`)).reason).toBe(
    'expression is nested too deeply',
  );
  expect(problemOf(condition(`${'!'.repeat(5000)}true`)).reason).toBe(
    'expression is nested too deeply',
  );
  expect(problemOf(condition(`${'['.repeat(5000)}`)).reason).toBe(
    'expression is nested too deeply',
  );
  expect(problemOf(condition(Array(5000).fill('1').join(' + '))).reason).toBe(
    'expression is nested too deeply',
  );
  expect(problemOf(condition(Array(5000).fill('true').join(' && '))).reason).toBe(
    'expression is too complex, split it into functions',
  );
  expect(problemOf(`service a { ${'match /a { '.repeat(5000)}`).reason).toBe(
    'match blocks are nested too deeply',
  );
  expect(problemOf(' '.repeat(300_000)).reason).toBe('rules are longer than 262144 characters');
});

test('what can only fail when evaluated is a warning with its place', () => {
  const { warnings } = compileRules(
    inMatch('allow get, fetch: if nope == 1 || id.nope() || nope() || exists(1, 2);'),
    'firestore.rules',
  );
  expect(warnings).toEqual([
    "firestore.rules:3:16: unknown method 'fetch' after allow",
    "firestore.rules:3:26: unknown variable 'nope'",
    "firestore.rules:3:41: unknown function 'nope'",
    "firestore.rules:3:52: unknown function 'nope'",
    "firestore.rules:3:62: 'exists' takes 1 arguments, not 2",
    "firestore.rules:1:1: rules_version '1' is old, use rules_version = '2'",
  ]);
});
