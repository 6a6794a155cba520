import type { RestValue } from '../../RestValue';
import { encodeName, encodeValue, invert } from './encodeKey';
import { endOfValue } from '../queries/orderKey';

/** Values in Firestore's order; those of one line are equal. */
const ordered: RestValue[][] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ integerValue: '-9223372036854775808' }, { doubleValue: -(2 ** 63) }],
  [{ integerValue: '-9223372036854775807' }],
  [{ doubleValue: -1.5 }],
  [{ integerValue: '0' }, { doubleValue: 0 }, { doubleValue: -0 }],
  [{ doubleValue: 5e-324 }],
  [{ integerValue: '1' }, { doubleValue: 1 }],
  [{ doubleValue: 9_007_199_254_740_992 }, { integerValue: '9007199254740992' }],
  [{ integerValue: '9007199254740993' }],
  [{ doubleValue: 9_007_199_254_740_994 }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 2 ** 63 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '0001-01-01T00:00:00Z' }],
  [{ timestampValue: '1969-12-31T23:59:59.5Z' }],
  [{ timestampValue: '2024-01-01T00:00:00.000001Z' }],
  [{ stringValue: '' }],
  [{ stringValue: '\0' }],
  [{ stringValue: '\0a' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'a\0' }],
  [{ stringValue: 'aa' }],
  [{ stringValue: 'z' }],
  [{ stringValue: 'ă' }],
  [{ stringValue: '\uffee' }],
  [{ stringValue: '😀' }],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: '/w==' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/b' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/b/c/d' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/bb' }],
  [{ geoPointValue: { latitude: -1, longitude: 5 } }],
  [{ geoPointValue: { latitude: 1, longitude: -5 } }],
  [{ arrayValue: {} }, { arrayValue: { values: [] } }],
  [{ arrayValue: { values: [{ nullValue: null }] } }],
  [{ arrayValue: { values: [{ integerValue: '1' }] } }],
  [{ arrayValue: { values: [{ integerValue: '1' }, { integerValue: '0' }] } }],
  [{ mapValue: {} }],
  [{ mapValue: { fields: { a: { integerValue: '1' } } } }],
  [{ mapValue: { fields: { b: { integerValue: '0' }, a: { integerValue: '1' } } } }],
  [{ mapValue: { fields: { a: { integerValue: '2' } } } }],
];

test('encodings order as Firestore orders values, across types', () => {
  const encoded = ordered.map((equal) => equal.map((value) => encodeValue(value)));
  for (const equal of encoded) for (const one of equal) expect(one).toEqual(equal[0]);
  const first = encoded.map(([one]) => one as Buffer);
  expect([...first].sort(Buffer.compare)).toEqual(first);
  expect([...first].map(invert).sort(Buffer.compare)).toEqual([...first].reverse().map(invert));
});

test('the end of an encoding is found in a key of several parts, also where bits are flipped', () => {
  for (const [value] of ordered) {
    const encoded = encodeValue(value as RestValue);
    const key = Buffer.concat([Buffer.from('x'), encoded, encodeName(['a'])]);
    expect(endOfValue(key, 1, 0)).toBe(1 + encoded.length);
    expect(endOfValue(invert(key), 1, 0xff)).toBe(1 + encoded.length);
  }
});

test('names order by their parts, a document before what lies below it', () => {
  const names = [
    ['a', 'b'],
    ['a', 'b', 'c', 'd'],
    ['a', 'b\0'],
    ['a', 'bb'],
    ['aa', 'b'],
  ].map(encodeName);
  expect([...names].sort(Buffer.compare)).toEqual(names);
});
