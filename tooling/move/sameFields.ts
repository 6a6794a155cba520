import { createHash } from 'node:crypto';
import type { RestFields, RestValue } from '@anunturi/local-firebase/RestValue';

/** A digest of the fields of a document, whichever of the ways that Firestore allows they are written in. */
export const digestFields = (fields: RestFields): string =>
  createHash('sha256')
    .update(JSON.stringify(plainMap(fields)))
    .digest('hex');

const plainMap = (fields: RestFields = {}): unknown =>
  Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, plain(value)]);

function plain(value: RestValue): unknown {
  const [[type, content] = ['nullValue', null]] = Object.entries(value);
  switch (type) {
    case 'mapValue':
      return { map: plainMap(value.mapValue?.fields) };
    case 'arrayValue':
      return { array: (value.arrayValue?.values ?? []).map(plain) };
    case 'timestampValue':
      return { time: microseconds(String(content)) };
    case 'integerValue':
      return { integer: String(content) };
    case 'doubleValue':
      return { double: String(content) };
    case 'geoPointValue':
      return { at: [value.geoPointValue?.latitude ?? 0, value.geoPointValue?.longitude ?? 0] };
    case 'nullValue':
      return null;
    default:
      return { [type]: content };
  }
}

/** `2026-01-02T03:04:05.1Z` and `…05.100000Z` are the same. */
function microseconds(text: string): string {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? '';
  const whole = Date.parse(text.replace(/\.\d+/, '')) / 1000;
  return `${whole}.${fraction.padEnd(6, '0').slice(0, 6)}`;
}

/** The same fields where references lead to documents of another project. */
export function withProject(fields: RestFields, from: string, to: string): RestFields {
  const prefix = `projects/${from}/`;
  const moved = (value: RestValue): RestValue => {
    if (value.referenceValue?.startsWith(prefix))
      return { referenceValue: `projects/${to}/${value.referenceValue.slice(prefix.length)}` };
    if (value.mapValue) return { mapValue: { fields: all(value.mapValue.fields ?? {}) } };
    if (value.arrayValue)
      return { arrayValue: { values: (value.arrayValue.values ?? []).map(moved) } };
    return value;
  };
  const all = (each: RestFields): RestFields =>
    Object.fromEntries(Object.entries(each).map(([name, value]) => [name, moved(value)]));
  return all(fields);
}
