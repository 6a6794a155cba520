import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules } from './compile/compileRules';
import type { RestFields } from '../RestValue';
import type { Ruleset } from './Ruleset';
import { RulesSyntaxError } from './syntax/RulesSyntaxError';
import { nameOf, readerOf, user } from '../../testing/testRules';

const WORDS =
  `rules_version = '2' service cloud.firestore { } match / /t /{id} /{p=**} allow read get list write : if ; ( ) [ ] , . && || ! == != < <= > >=
  + - * % ? : in is let return function f g request resource data auth uid true false null 1 0 -1 9223372036854775807 1.5 'a' "b" b'c' '\\n' string int map
  .size() .keys() .get('a',1) .hasAny(['a']) .diff({}) .matches('a*') exists( get( /a/$(id) $( request.auth.uid resource.data.n // /* */ \u0219 \\ # @ \``.split(
    /\s+/,
  );

/** Repeatable random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function compileOrNull(source: string): Ruleset | null {
  try {
    return compileRules(source);
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    expect(error.line).toBeGreaterThan(0);
    expect(error.column).toBeGreaterThan(0);
    return null;
  }
}

const odd: RestFields = {
  n: { integerValue: '-9223372036854775808' },
  f: { doubleValue: 'NaN' },
  s: { stringValue: '\ud800x' },
  at: { timestampValue: '0001-01-01T00:00:00Z' },
  l: { arrayValue: { values: [{ mapValue: {} }, { nullValue: null }] } },
  e: { arrayValue: {} },
  m: { mapValue: { fields: { a: { bytesValue: '' } } } },
  g: { geoPointValue: {} },
  r: { referenceValue: nameOf('t/d') },
  constructor: { booleanValue: true },
  x: {},
};

/** Asks everything that can be asked; every answer must be a plain yes or no. */
function askAll(rules: Ruleset): void {
  const document = { name: nameOf('t/d'), fields: odd };
  const common = {
    auth: user('u1'),
    time: '2024-06-01T00:00:00Z',
    reader: readerOf({ 't/d': odd }),
  };
  const answers = [
    ...(['get', 'create', 'update', 'delete'] as const).map((method) =>
      rules.allowsDocument({
        ...common,
        method,
        name: document.name,
        before: document,
        after: document,
      }),
    ),
    rules.allowsList({
      ...common,
      parentAndCollection: nameOf('t'),
      query: {
        where: { fieldFilter: { field: { fieldPath: 'm.a' }, op: 'EQUAL', value: odd.l! } },
        limit: 1.5,
        offset: -1,
      },
    }),
    rules.allowsFile({
      ...common,
      method: 'create',
      bucket: 'b',
      path: 'a/b',
      before: null,
      after: { bucket: 'b', name: 'a/b', size: 1 },
    }),
  ];
  expect(answers.every((answer) => typeof answer === 'boolean')).toBe(true);
}

test('random words never break the compiler', () => {
  const random = randomFrom(1);
  for (let i = 0; i < 3000; i += 1) {
    const words = Array.from(
      { length: Math.floor(random() * 40) },
      () => WORDS[Math.floor(random() * WORDS.length)],
    );
    const text = words.join(random() < 0.5 ? ' ' : '');
    const rules = compileOrNull(
      random() < 0.5
        ? text
        : `service cloud.firestore { match /databases/{d}/documents/t/{id} { allow read, write: if ${text}; } }`,
    );
    if (rules) askAll(rules);
  }
});

test('damaged rules either do not compile or still answer yes or no', () => {
  const { rulesets } = JSON.parse(
    readFileSync(
      join(__dirname, '..', '..', 'conformance', 'open', 'rules-expressions.json'),
      'utf8',
    ),
  ) as { rulesets: Record<string, string> };
  const random = randomFrom(2);
  let compiled = 0;
  for (let i = 0; i < 1500; i += 1) {
    const source = Object.values(rulesets)[i % Object.keys(rulesets).length]!;
    const [at, length] = [Math.floor(random() * source.length), Math.floor(random() * 12)];
    const word = random() < 0.5 ? '' : WORDS[Math.floor(random() * WORDS.length)]!;
    const rules = compileOrNull(source.slice(0, at) + word + source.slice(at + length));
    if (rules) {
      compiled += 1;
      askAll(rules);
    }
  }
  expect(compiled).toBeGreaterThan(50);
});

test('random expressions over odd documents answer yes or no', () => {
  const random = randomFrom(3);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const atoms = [
    'resource.data',
    'resource',
    'request',
    'request.auth.token',
    ...Object.keys(odd).map((key) => `resource.data['${key}']`),
    '1',
    "'a'",
    '[]',
    '{}',
    'null',
    'id',
    '/a/$(id)',
    '0.0',
  ];
  const methods = [
    'size()',
    'keys()',
    'values()',
    'toSet()',
    'join(@)',
    'split(@)',
    'matches(@)',
    'replace(@,@)',
    'get(@,@)',
    'diff(@)',
    'affectedKeys()',
    'hasAny(@)',
    'hasAll(@)',
    'hasOnly(@)',
    'concat(@)',
    'union(@)',
    'toMillis()',
    'dayOfYear()',
    'distance(@)',
    'toBase64()',
    'upper()',
    'trim()',
  ];
  const calls = [
    'int(@)',
    'float(@)',
    'string(@)',
    'path(@)',
    'exists(@)',
    'get(@)',
    'math.pow(@,@)',
    'math.round(@)',
    'timestamp.date(@,@,@)',
    "duration.value(@,'d')",
    'hashing.md5(@)',
    'latlng.value(@,@)',
    'debug(@)',
  ];
  const expression = (depth: number): string => {
    if (depth === 0) return pick(atoms);
    const inner = () => expression(depth - 1);
    const fill = (text: string) => text.replace(/@/g, inner);
    return pick([
      () => `(${inner()}).${fill(pick(methods))}`,
      () => fill(pick(calls)),
      () =>
        `(${inner()} ${pick(['+', '-', '*', '%', '==', '!=', '<', '>=', 'in', '&&', '||'])} ${inner()})`,
      () => `(${inner()})[${inner()}]`,
      () => `(${inner()})[${inner()}:${inner()}]`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
      () => `!(${inner()})`,
      () => `-(${inner()})`,
      () => `[${inner()}, ${inner()}]`,
      () => `{${inner()}: ${inner()}}`,
    ])();
  };
  for (let i = 0; i < 4000; i += 1) {
    askAll(
      compileRules(
        `service cloud.firestore { match /databases/{d}/documents/t/{id} { allow read, write: if ${expression(3)}; } }`,
      ),
    );
  }
});
