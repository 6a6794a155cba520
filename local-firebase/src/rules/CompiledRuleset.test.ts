import { AccessBudget } from './AccessBudget';
import { compileRules } from './compile/compileRules';
import { allowsGet, holds, nameOf, readerOf, rulesWith, user } from '../../testing/testRules';

const time = '2024-06-01T12:00:00Z';

test.each([
  ['true || resource.data.missing == 1', true],
  ['resource.data.missing == 1 || true', true],
  ['resource.data.missing == 1 || false', false],
  ['!(resource.data.missing == 1 && false)', true],
  ['!(false && resource.data.missing == 1)', true],
  ['!(resource.data.missing == 1 && true)', false],
  ['!(true && resource.data.missing == 1)', false],
  ['!(resource.data.missing == 1)', false],
  ['1 || true', true],
  ['!1', false],
  ['resource.data.missing ? true : true', false],
  ['true ? true : resource.data.missing', true],
  ['null == false', false],
  ['resource.data.missing == null', false],
])('an error decides nothing by itself: %s is %s', (expression, expected) => {
  expect(holds(expression, { documents: { 't/d': {} } })).toBe(expected);
});

test('a let is evaluated once, and its error harms only where it is used', () => {
  const documents = { 't/d': {}, 'u/x': { n: { integerValue: '1' } } };
  const rules = (body: string) =>
    rulesWith(`match /t/{id} { function f() { ${body} } allow get: if f(); }`);
  expect(
    allowsGet(rules('let a = resource.data.missing.deep; return true;'), 't/d', { documents }),
  ).toBe(true);
  expect(
    allowsGet(rules('let a = resource.data.missing.deep; return a == 1 || true;'), 't/d', {
      documents,
    }),
  ).toBe(true);
  expect(
    allowsGet(rules('let a = resource.data.missing.deep; return a == 1 || false;'), 't/d', {
      documents,
    }),
  ).toBe(false);
  const reader = readerOf(documents);
  const twice = rules(
    'let other = get(/databases/$(database)/documents/u/x).data; return other.n == 1 && other.n < 2;',
  );
  expect(
    twice.allowsDocument({
      method: 'get',
      name: nameOf('t/d'),
      auth: null,
      time,
      before: null,
      after: null,
      reader,
    }),
  ).toBe(true);
  expect(reader.read).toEqual(['u/x']);
});

test('a let sees parameters and earlier lets only', () => {
  const rules = (body: string) =>
    rulesWith(`function f(a) { ${body} } match /t/{id} { allow get: if f(id); }`);
  expect(allowsGet(rules("let b = a + 'x'; let c = b + 'y'; return c == 'dxy';"), 't/d')).toBe(
    true,
  );
  expect(allowsGet(rules('let b = c; let c = true; return b;'), 't/d')).toBe(false);
  expect(allowsGet(rules('let b = b; return b == b;'), 't/d')).toBe(false);
});

test('a function sees the wildcards of the block it stands in, not those of its caller', () => {
  expect(
    allowsGet(
      rulesWith(
        "match /t/{id} { function f() { return id == 'd'; } match /k/{x} { allow get: if f(); } }",
      ),
      't/d/k/z',
    ),
  ).toBe(true);
  expect(
    allowsGet(
      rulesWith("function f() { return id == 'd'; } match /t/{id} { allow get: if f(); }"),
      't/d',
    ),
  ).toBe(false);
  expect(
    allowsGet(
      rulesWith('function exists(x) { return x == 1; } match /t/{id} { allow get: if exists(1); }'),
      't/d',
    ),
  ).toBe(true);
  expect(
    allowsGet(
      rulesWith(
        'function f() { return true; } match /t/{id} { function f() { return false; } allow get: if f(); }',
      ),
      't/d',
    ),
  ).toBe(false);
});

test('{x=**} may be empty in version 2, never in version 1', () => {
  const inVersion = (version: string) =>
    compileRules(
      `rules_version = '${version}'; service cloud.firestore { match /databases/{d}/documents/t/d/{rest=**} { allow get; } }`,
    );
  expect(allowsGet(inVersion('2'), 't/d')).toBe(true);
  expect(allowsGet(inVersion('1'), 't/d')).toBe(false);
  expect(allowsGet(inVersion('1'), 't/d/k/e')).toBe(true);
});

test('getting more than ten documents is an error, the same one counts once', () => {
  const lookups = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `!exists(/databases/$(database)/documents/q/${i})`,
    ).join(' && ');
  expect(holds(lookups(10))).toBe(true);
  expect(holds(lookups(11))).toBe(false);
  expect(holds(`(${lookups(11)}) || true`)).toBe(true);
  expect(
    holds(
      `${lookups(10)} && !exists(/databases/$(database)/documents/q/3) && !exists(request.path)`,
    ),
  ).toBe(true);
});

test('a look-up in a let counts although nothing uses it', () => {
  const lets = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `let v${i} = exists(/databases/$(database)/documents/q/${i});`,
    ).join(' ');
  const rules = (count: number) =>
    rulesWith(
      `match /t/{id} { function f() { ${lets(count)} return true; } allow get: if f() && !exists(/databases/$(database)/documents/q/x); }`,
    );
  expect(allowsGet(rules(9), 't/d')).toBe(true);
  expect(allowsGet(rules(10), 't/d')).toBe(false);
});

test('the writes of a batch share one budget of twenty documents', () => {
  const rules = rulesWith(
    'match /t/{id} { allow write: if !exists(/databases/$(database)/documents/q/$(id)); }',
  );
  const allowed = (count: number) => {
    const accessBudget = AccessBudget.forWrites(count);
    return Array.from({ length: count }, (_, i) => i).every((i) =>
      rules.allowsDocument({
        method: 'create',
        name: nameOf(`t/${i}`),
        auth: null,
        time,
        before: null,
        after: { name: nameOf(`t/${i}`), fields: {} },
        reader: readerOf({}),
        accessBudget,
      }),
    );
  };
  expect(allowed(20)).toBe(true);
  expect(allowed(21)).toBe(false);
});

test('a document of another project or database is never read', () => {
  const documents = { 'users/u1': {} };
  const reference = (referenceValue: string) => ({
    documents: { ...documents, 't/d': { ref: { referenceValue } } },
  });
  expect(holds('exists(resource.data.ref)', reference(nameOf('users/u1')))).toBe(true);
  expect(
    holds('exists(resource.data.ref)', reference(nameOf('users/u1').replace('demo', 'other'))),
  ).toBe(false);
  expect(holds('!exists(/databases/other/documents/users/u1)', { documents })).toBe(false);
  expect(holds("exists(/databases/(default)/documents/$('users/u1'))", { documents })).toBe(false);
  expect(holds("!exists(/databases/(default)/documents/users/$(''))", { documents })).toBe(false);
});

test('request.resource is missing on get, null on delete, the new document on writes', () => {
  const rules = rulesWith(
    'match /t/{id} { allow get: if request.resource == null || true; allow delete: if request.resource == null; allow update: if request.resource.data.n == resource.data.n + 1; }',
  );
  const at = (n: string) => ({ name: nameOf('t/d'), fields: { n: { integerValue: n } } });
  const common = { name: nameOf('t/d'), auth: null, time, reader: readerOf({}) };
  expect(holds('request.resource == null')).toBe(false);
  expect(rules.allowsDocument({ ...common, method: 'delete', before: at('1'), after: null })).toBe(
    true,
  );
  expect(
    rules.allowsDocument({ ...common, method: 'update', before: at('1'), after: at('2') }),
  ).toBe(true);
  expect(
    rules.allowsDocument({ ...common, method: 'update', before: at('1'), after: at('3') }),
  ).toBe(false);
});

test('evaluating more than a thousand expressions denies', () => {
  const rules = (levels: number) =>
    rulesWith(
      `${Array.from({ length: levels }, (_, i) => `function f${i}() { return ${i ? `f${i - 1}() && f${i - 1}()` : 'true'}; }`).join('\n')} match /t/{id} { allow get: if f${levels - 1}(); allow get: if true; }`,
    );
  expect(allowsGet(rules(8), 't/d')).toBe(true);
  expect(allowsGet(rules(12), 't/d')).toBe(false);
});

test('texts that double and patterns that would backtrack end quickly', () => {
  const long = { documents: { 't/d': { s: { stringValue: 'a'.repeat(100_000) } } } };
  const doubled = `${Array.from({ length: 11 }, (_, i) => `let s${i + 1} = ${i ? `s${i} + s${i}` : 'resource.data.s + resource.data.s'};`).join(' ')} return s11.size() > 0;`;
  expect(
    allowsGet(
      rulesWith(`match /t/{id} { function f() { ${doubled} } allow get: if f(); }`),
      't/d',
      long,
    ),
  ).toBe(false);
  expect(holds("resource.data.s.replace('a', resource.data.s).size() > 0", long)).toBe(false);
  expect(holds("resource.data.s.matches('(a*)*b')", long)).toBe(false);
  expect(holds("resource.data.s.matches('(a|aa)+')", long)).toBe(true);
});

test('inherited names of objects are not fields', () => {
  const documents = { 't/d': { n: { integerValue: '1' } } };
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(holds(`'${name}' in resource.data`, { documents })).toBe(false);
    expect(holds(`resource.data.get('${name}', 7) == 7`, { documents })).toBe(true);
    expect(holds(`request.auth.token['${name}'] != 7`, { documents, auth: user('u1') })).toBe(
      false,
    );
  }
  expect(holds("duration.value(1, 'constructor') != null")).toBe(false);
});
