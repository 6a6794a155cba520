import { equal } from './equality';
import { kindOf } from './Result';
import {
  PathValue,
  type BytesValue,
  type Duration,
  type LatLng,
  type RulesMap,
  type RulesSet,
  type Timestamp,
  type Value,
} from './values';

/** Finds equal values without comparing each with each; `strict` keeps 1 and 1.0 apart. */
export class ValueIndex {
  private readonly buckets = new Map<string, Value[]>();
  constructor(
    private readonly numbers: 'strict' | 'loose',
    values: Iterable<Value> = [],
  ) {
    for (const value of values) this.add(value);
  }

  /** Adds a value; false when an equal one was there. */
  add(value: Value): boolean {
    const key = bucketKey(value);
    const bucket = this.buckets.get(key);
    if (bucket?.some((other) => equal(other, value, this.numbers))) return false;
    if (bucket) bucket.push(value);
    else this.buckets.set(key, [value]);
    return true;
  }

  has(value: Value): boolean {
    return (
      this.buckets.get(bucketKey(value))?.some((other) => equal(other, value, this.numbers)) ??
      false
    );
  }
}

/** Equal values have the same key; different ones nearly always another. */
function bucketKey(value: Value): string {
  switch (kindOf(value)) {
    case 'int':
    case 'float':
      return `n${Number(value)}`;
    case 'string':
      return `s${value as string}`;
    case 'timestamp':
      return `t${(value as Timestamp).nanos}`;
    case 'duration':
      return `d${(value as Duration).nanos}`;
    case 'latlng':
      return `g${(value as LatLng).latitude},${(value as LatLng).longitude}`;
    case 'path':
      return `p${value instanceof PathValue ? value.segments.join('/') : ''}`;
    case 'bytes':
      return `b${Buffer.from((value as BytesValue).bytes).toString('base64')}`;
    case 'list':
      return `[${(value as readonly Value[]).map(bucketKey).join()}]`;
    case 'map': {
      const map = value as RulesMap;
      return `{${map
        .keys()
        .map((key) => `${JSON.stringify(key)}:${bucketKey(map.get(key)!)}`)
        .join()}}`;
    }
    case 'set':
      return `(${(value as RulesSet).size})`;
    default:
      return String(value);
  }
}
