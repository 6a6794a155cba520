import {
  PathValue,
  type BytesValue,
  type Duration,
  type LatLng,
  type ListValue,
  type RulesMap,
  type RulesSet,
  type Timestamp,
  type Value,
} from './values';
import { kindOf } from './Result';

/** Equality of values; `strict` tells int from float (inside lists and maps), `loose` compares numbers by value. */
export function equal(a: Value, b: Value, numbers: 'strict' | 'loose'): boolean {
  if (typeof a === 'bigint' || typeof a === 'number') {
    if (typeof b === typeof a) return a === b;
    return (
      numbers === 'loose' &&
      (typeof b === 'bigint' || typeof b === 'number') &&
      Number(a) === Number(b)
    );
  }
  if (typeof a !== 'object' || a === null) return a === b;
  const kind = kindOf(a);
  return kind === kindOf(b) && equalObjects(kind, a, b, numbers);
}

function equalObjects(kind: string, a: Value, b: Value, numbers: 'strict' | 'loose'): boolean {
  switch (kind) {
    case 'timestamp':
      return (a as Timestamp).nanos === (b as Timestamp).nanos;
    case 'duration':
      return (a as Duration).nanos === (b as Duration).nanos;
    case 'latlng':
      return (
        (a as LatLng).latitude === (b as LatLng).latitude &&
        (a as LatLng).longitude === (b as LatLng).longitude
      );
    case 'bytes':
      return Buffer.compare((a as BytesValue).bytes, (b as BytesValue).bytes) === 0;
    case 'path':
      return a instanceof PathValue && b instanceof PathValue && samePath(a, b);
    case 'list': {
      const [left, right] = [a as ListValue, b as ListValue];
      return (
        left.length === right.length && left.every((item, i) => equal(item, right[i]!, numbers))
      );
    }
    case 'map':
      return sameMaps(a as RulesMap, b as RulesMap, numbers);
    case 'set':
      return (a as RulesSet).equals(b as RulesSet);
    default:
      return false; // two results of diff() are never equal
  }
}

function samePath(a: PathValue, b: PathValue): boolean {
  if (a.project !== undefined && b.project !== undefined && a.project !== b.project) return false;
  return (
    a.segments.length === b.segments.length &&
    a.segments.every((segment, i) => segment === b.segments[i])
  );
}

function sameMaps(a: RulesMap, b: RulesMap, numbers: 'strict' | 'loose'): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  return a.keys().every((key) => {
    const other = b.get(key);
    return other !== undefined && equal(a.get(key)!, other, numbers);
  });
}
