import { parseTimestamp } from './values/fromJson';
import { MapValue } from './values/MapValue';
import type { StoredFile } from './Ruleset';
import type { Value } from './values/values';

const TEXTS = [
  'bucket',
  'name',
  'contentType',
  'md5Hash',
  'crc32c',
  'etag',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
] as const;

/** A stored object as storage rules see it; properties it does not have are missing, so reading them is an error. */
export function fileToMap(file: StoredFile): MapValue {
  const entries: [string, Value][] = [];
  for (const name of TEXTS) if (file[name] !== undefined) entries.push([name, file[name]]);
  for (const name of ['generation', 'metageneration', 'size'] as const) {
    if (file[name] !== undefined) entries.push([name, BigInt(file[name])]);
  }
  for (const name of ['timeCreated', 'updated'] as const) {
    const time = file[name] === undefined ? null : parseTimestamp(file[name]);
    if (time) entries.push([name, time]);
  }
  const { metadata = {} } = file;
  entries.push(['metadata', metadata && MapValue.of(Object.entries(metadata))]);
  return MapValue.of(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
