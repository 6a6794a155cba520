// What no client of ours sends: values, paths, parameters and tokens.

const deep = (depth: number, key: string): unknown => {
  let value: unknown = { integerValue: 1 };
  for (let i = 0; i < depth; i += 1)
    value =
      key === 'array'
        ? { arrayValue: { values: [value] } }
        : { mapValue: { fields: { k: value } } };
  return value;
};
export const oddValues: (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 0.1,
  () => 2 ** 63,
  () => '',
  () => 'x'.repeat(5000),
  () => '\ud800',
  () => '\0',
  () => 'NaN',
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => ({ $: 1 }),
  () => deep(25, 'map'),
  () => deep(200, 'array'),
  () => ({ stringValue: 'x', integerValue: '1' }),
  () => ({ integerValue: '9223372036854775808' }),
  () => ({ doubleValue: 'abc' }),
  () => ({ timestampValue: '9999-12-31T23:59:60Z' }),
  () => ({ bytesValue: '=' }),
  () => ({ referenceValue: 'projects/p' }),
  () => ({ geoPointValue: { latitude: 'NaN' } }),
  () => ({ arrayValue: { values: [{ arrayValue: {} }] } }),
  () => ({ value: 5 }),
  () => 'a..b',
  () => '`',
  () => '__name__',
  () => '__proto__',
  () => 'constructor',
  () => JSON.parse('{"__proto__":{"integerValue":"1"}}'),
  () => ({ fields: { constructor: { integerValue: 1 } } }),
];

export const oddSegments = [
  '',
  '.',
  '..',
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%2F',
  '%2e%2e',
  'a'.repeat(2000),
  '__x__',
  '%F0%9F%98%80',
  'a%20b',
  ':',
  ':commit',
  ':runQuery',
  '(default)',
  '%C8%99',
  '~',
  'a:b',
];
export const oddQueries = [
  '?pageSize=-1',
  '?pageSize=x',
  '?pageSize=99999999999',
  '?pageToken=abc',
  '?pageToken=W10',
  '?pageToken=W251bGwsbnVsbF0',
  '?orderBy=a..b',
  '?orderBy=,',
  '?orderBy=n%20up',
  '?mask.fieldPaths=',
  '?mask.fieldPaths=%60',
  '?updateMask.fieldPaths=a.b.',
  '?currentDocument.exists=maybe',
  '?currentDocument.updateTime=ieri',
  '?documentId=__x__',
  '?documentId=a%2Fb',
  '?showMissing=2',
  '?transaction=x',
  '?%',
  '?=&&=',
];
export const oddTokens = [
  'Bearer',
  'Bearer x',
  'Bearer a.b.c',
  'Basic abc',
  'Bearer owner2',
  `Bearer ${'x'.repeat(4000)}`,
  `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('[]').toString('base64url')}.`,
  `Bearer ${Buffer.from('{').toString('base64url')}..`,
];
