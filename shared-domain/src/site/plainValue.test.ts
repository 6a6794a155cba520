import { toPlain, toPlainFields, toRestValue } from './plainValue';

test.each([
  'text',
  '',
  true,
  false,
  0,
  -12,
  2.5,
  new Date('2026-03-04T05:06:07.089Z'),
  ['a', 2, false],
  [],
])('%j that a query compares with comes back as it is', (value) => {
  expect(toPlain(toRestValue(value))).toEqual(value);
});

test('fields are plain data: moments dates, numbers numbers, what is none null, and other kinds left out', () => {
  expect(
    toPlainFields({
      at: { timestampValue: '2026-03-04T05:06:07.089123Z' },
      whole: { integerValue: '7' },
      endless: { doubleValue: 'Infinity' },
      none: { nullValue: null },
      empty: { mapValue: {} },
      list: { arrayValue: {} },
      within: { mapValue: { fields: { of: { referenceValue: 'projects/p' } } } },
      other: {},
    }),
  ).toEqual({
    at: new Date('2026-03-04T05:06:07.089Z'),
    whole: 7,
    endless: Infinity,
    none: null,
    empty: {},
    list: [],
    within: { of: 'projects/p' },
    other: undefined,
  });
});
