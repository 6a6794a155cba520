import { digestFields, withProject } from './sameFields';

test.each<[string, Parameters<typeof digestFields>[0], Parameters<typeof digestFields>[0]]>([
  ['an integer as text and as a number', { a: { integerValue: '5' } }, { a: { integerValue: 5 } }],
  [
    'a time with and without its zeros',
    { a: { timestampValue: '2026-01-02T03:04:05.1Z' } },
    { a: { timestampValue: '2026-01-02T03:04:05.100000Z' } },
  ],
  ['an empty map', { a: { mapValue: {} } }, { a: { mapValue: { fields: {} } } }],
  ['an empty list', { a: { arrayValue: {} } }, { a: { arrayValue: { values: [] } } }],
  [
    'fields in another order',
    { a: { stringValue: 'x' }, b: { nullValue: null } },
    { b: { nullValue: 'NULL_VALUE' }, a: { stringValue: 'x' } },
  ],
])('%s is the same', (_what, one, two) => {
  expect(digestFields(one)).toBe(digestFields(two));
});

test('another type or a microsecond is not the same', () => {
  const time = (text: string) => digestFields({ a: { timestampValue: text } });
  expect(time('2026-01-02T03:04:05.000001Z')).not.toBe(time('2026-01-02T03:04:05.000002Z'));
  expect(digestFields({ a: { integerValue: '5' } })).not.toBe(
    digestFields({ a: { doubleValue: 5 } }),
  );
});

test('references lead to the new project, however deep they stand', () => {
  const at = (project: string) => ({
    referenceValue: `projects/${project}/databases/(default)/documents/a/b`,
  });
  const deep = (project: string) => ({
    a: { mapValue: { fields: { b: { arrayValue: { values: [at(project)] } } } } },
  });
  expect(withProject(deep('one'), 'one', 'two')).toEqual(deep('two'));
});
