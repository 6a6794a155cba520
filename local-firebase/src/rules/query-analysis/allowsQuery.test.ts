import type { RestValue } from '../../RestValue';
import type { RulesFilter } from '../Ruleset';
import { nameOf, proves, readerOf, rulesWith, user } from '../../../testing/testRules';

const text = (stringValue: string): RestValue => ({ stringValue });
const int = (integerValue: number): RestValue => ({ integerValue: String(integerValue) });
const list = (...values: RestValue[]): RestValue => ({ arrayValue: { values } });
const field = (fieldPath: string, op: string, value: RestValue): RulesFilter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const and = (...filters: RulesFilter[]): RulesFilter => ({
  compositeFilter: { op: 'AND', filters },
});
const or = (...filters: RulesFilter[]): RulesFilter => ({ compositeFilter: { op: 'OR', filters } });
const active = field('status', 'EQUAL', text('active'));

test('a filter proves the condition it fixes, and no other', () => {
  expect(proves("resource.data.status == 'active'", active)).toBe(true);
  expect(proves("resource.data.status == 'active'", undefined)).toBe(false);
  expect(proves("resource.data.status == 'active'", field('status', 'EQUAL', text('draft')))).toBe(
    false,
  );
  expect(proves("resource.data.status == 'active'", field('other', 'EQUAL', text('active')))).toBe(
    false,
  );
  expect(
    proves(
      "resource.data.status.upper() + '!' == 'ACTIVE!' && resource.data.status is string",
      active,
    ),
  ).toBe(true);
});

test('every alternative must be proved by itself', () => {
  const mine = field('owner', 'EQUAL', text('u1'));
  const rule = "resource.data.status == 'active' || resource.data.owner == request.auth.uid";
  expect(proves(rule, or(active, mine), { auth: user('u1') })).toBe(true);
  expect(proves(rule, or(active, mine), { auth: user('u2') })).toBe(false);
  expect(proves(rule, or(active, field('n', 'EQUAL', int(1))), { auth: user('u1') })).toBe(false);
  expect(
    proves(
      "resource.data.status in ['active', 'sold']",
      field('status', 'IN', list(text('active'), text('sold'))),
    ),
  ).toBe(true);
  expect(
    proves(
      "resource.data.status in ['active', 'sold']",
      field('status', 'IN', list(text('active'), text('draft'))),
    ),
  ).toBe(false);
});

test('a bound is proved by one at least as tight', () => {
  const rule = 'resource.data.n >= 0 && resource.data.n < 1000';
  const between = (from: RulesFilter, to: RulesFilter) => proves(rule, and(from, to));
  expect(
    between(field('n', 'GREATER_THAN_OR_EQUAL', int(0)), field('n', 'LESS_THAN', int(1000))),
  ).toBe(true);
  expect(
    between(field('n', 'GREATER_THAN', int(5)), field('n', 'LESS_THAN_OR_EQUAL', int(999))),
  ).toBe(true);
  expect(
    between(
      field('n', 'GREATER_THAN_OR_EQUAL', int(0)),
      field('n', 'LESS_THAN_OR_EQUAL', int(1000)),
    ),
  ).toBe(false);
  expect(
    between(field('n', 'GREATER_THAN_OR_EQUAL', int(-1)), field('n', 'LESS_THAN', int(1000))),
  ).toBe(false);
  expect(proves(rule, field('n', 'LESS_THAN', int(10)))).toBe(false);
  expect(proves('resource.data.n > 4', field('n', 'GREATER_THAN', { doubleValue: 4.5 }))).toBe(
    false,
  );
  expect(
    proves("resource.data.name < 'x\uf8ff'", field('name', 'LESS_THAN', text('x\uf8ff'))),
  ).toBe(false);
});

test('nothing is concluded from what a query does not say', () => {
  for (const rule of [
    "!(resource.data.other == 'draft')",
    "!('hidden' in resource.data)",
    "resource.data.keys().hasOnly(['status'])",
    "resource.data.get('hidden', false) == false",
    'resource.data.size() == 1',
    "resource.data == {'status': 'active'}",
    "!('draft' in [resource.data.other])",
    'resource.data.other == resource.data.other',
    "resource.id != 'x'",
    "!(id == 'x')",
    "resource.data.diff({'status': 'active'}).affectedKeys().size() == 0",
    'request.resource == null',
    "!resource.data.keys().hasAny(['hidden'])",
  ])
    expect([rule, proves(rule, active)]).toEqual([rule, false]);
  expect(
    proves('!(resource.data.n in [1, 2, 3])', field('n', 'NOT_IN', list(int(1), int(2)))),
  ).toBe(false);
  expect(proves('!(resource.data.n in [1, 2])', field('n', 'NOT_IN', list(int(1), int(2))))).toBe(
    true,
  );
});

test('filtered fields exist', () => {
  expect(
    proves("'status' in resource.data && resource.data.keys().hasAll(['status'])", active),
  ).toBe(true);
  expect(proves("'status' in resource.data", field('status', 'GREATER_THAN', text('a')))).toBe(
    true,
  );
  expect(
    proves(
      "'m' in resource.data && 'a' in resource.data.m && resource.data.get(['m', 'a'], 0) == 1",
      field('m.a', 'EQUAL', int(1)),
    ),
  ).toBe(true);
  expect(proves("resource.data['a b'] == 1", field('`a b`', 'EQUAL', int(1)))).toBe(true);
});

test('array filters prove membership', () => {
  const auth = user('u1');
  expect(
    proves(
      'request.auth.uid in resource.data.members',
      field('members', 'ARRAY_CONTAINS', text('u1')),
      { auth },
    ),
  ).toBe(true);
  expect(
    proves(
      'request.auth.uid in resource.data.members',
      field('members', 'ARRAY_CONTAINS', text('u2')),
      { auth },
    ),
  ).toBe(false);
  expect(
    proves(
      'request.auth.uid in resource.data.members',
      field('members', 'ARRAY_CONTAINS_ANY', list(text('u1'), text('u2'))),
      { auth },
    ),
  ).toBe(false);
  expect(
    proves(
      "resource.data.members.hasAny(['u1', 'u2'])",
      field('members', 'ARRAY_CONTAINS_ANY', list(text('u1'), text('u2'))),
    ),
  ).toBe(true);
});

test('a query pinned by name is judged on the document itself', () => {
  const pinned = (id: string) => field('__name__', 'EQUAL', { referenceValue: nameOf(`L/${id}`) });
  const documents = { 'L/1': { status: text('active') }, 'L/2': { status: text('draft') } };
  const rule = "resource.data.status == 'active'";
  expect(proves(rule, pinned('1'), { documents })).toBe(true);
  expect(proves(rule, pinned('2'), { documents })).toBe(false);
  expect(proves(rule, pinned('3'), { documents })).toBe(false);
  expect(proves(rule, and(pinned('2'), active), { documents })).toBe(false);
  expect(proves(rule, or(pinned('2'), active), { documents })).toBe(false);
});

test('limit, offset and order are seen, an absent limit fails a bound', () => {
  expect(proves('request.query.limit <= 20', undefined, {}, { limit: 20 })).toBe(true);
  expect(proves('request.query.limit <= 20', undefined, {}, { limit: 21 })).toBe(false);
  expect(proves('request.query.limit <= 20', undefined)).toBe(false);
  expect(
    proves(
      "request.query.orderBy.n == 'DESC' && request.query.offset == 0",
      undefined,
      {},
      { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] },
    ),
  ).toBe(true);
});

test('a collection group needs a rule that covers every depth', () => {
  const group = (matches: string, parent = '') =>
    rulesWith(matches).allowsList({
      parentAndCollection: nameOf(`${parent}notes`),
      collectionGroup: true,
      query: {},
      auth: null,
      time: '2024-01-01T00:00:00Z',
      reader: readerOf({}),
    });
  expect(group('match /{path=**}/notes/{n} { allow list; }')).toBe(true);
  expect(group('match /notes/{n} { allow list; }')).toBe(false);
  expect(group('match /teams/{t}/notes/{n} { allow list; }')).toBe(false);
  expect(group('match /logs/{rest=**} { allow list; }')).toBe(false);
  expect(group('match /logs/{rest=**} { allow list; }', 'logs/x/')).toBe(true);
});

test('filters without end or with too many alternatives prove nothing', () => {
  let deep = active;
  for (let i = 0; i < 10_000; i += 1) deep = and(deep);
  expect(proves("resource.data.status == 'active'", deep)).toBe(false);
  const wide = and(...Array.from({ length: 8 }, () => or(active, active)));
  expect(proves("resource.data.status == 'active'", wide)).toBe(false);
  expect(proves('true', or())).toBe(false);
});
