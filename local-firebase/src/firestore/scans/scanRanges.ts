import { encodeName, encodeValue, invert } from '../values/encodeKey';
import type { CollectionRow } from '../documents/CollectionTable';
import { afterPrefix, flipRanges, intersect, rangesOf, type KeyRange } from './keyRanges';
import { isInequality, type Predicate } from '../queries/parseFilter';
import type { Cursor, Order, Query } from '../queries/parseQuery';

const ALL: KeyRange[] = [{ low: null, high: null }];

/** The part of the order that the scan has to go through: conditions on its first field, cursors, and the parent of a group. */
export function scanRanges(
  query: Query,
  conditions: Predicate[],
  order: Order[],
  name: Order,
  constants: Map<number, Buffer>,
  collection: CollectionRow | null,
): KeyRange[] {
  const first = order[0] ?? name;
  let ranges = ALL;
  for (const one of conditions) {
    if (first.isName ? !one.isName : one.text !== first.text) continue;
    if (!first.isName && isInequality(one)) ranges = intersect(ranges, rangesOf(one));
    if (first.isName) ranges = intersect(ranges, nameRanges(one, query, collection));
  }
  if (first.isName && query.allDescendants && query.parent.length > 0) {
    const below = encodeName(query.parent).subarray(0, -2);
    ranges = intersect(ranges, [{ low: below, high: afterPrefix(below) }]);
  }
  const directed = first.descending ? flipRanges(ranges) : ranges;
  return [cursorRange(query.start, true), cursorRange(query.end, false)].reduce<KeyRange[]>(
    (all, range) => (range ? intersect(all, range) : all),
    directed,
  );

  function cursorRange(cursor: Cursor | null, isStart: boolean): KeyRange[] | null {
    if (!cursor) return null;
    const { key, rest } = cursorKey(query, cursor, constants, collection);
    // Steps that agree with the whole key lie after, before or exactly at the cursor.
    const isInside = rest === 0 ? cursor.inclusive : rest > 0 === isStart;
    if (key.length === 0) return isInside ? ALL : [];
    const bound = isInside === isStart ? key : afterPrefix(key);
    if (bound === null) return isStart ? [] : ALL;
    return [isStart ? { low: bound, high: null } : { low: null, high: bound }];
  }
}

/**
 * A cursor as a key of the scan. The values that all steps share are not part of the key: the first one that differs
 * from the cursor's says whether steps with that key lie after (1) or before (-1) the cursor; 0 when none differs.
 */
function cursorKey(
  query: Query,
  cursor: Cursor,
  constants: Map<number, Buffer>,
  collection: CollectionRow | null,
): { key: Buffer; rest: number } {
  const parts: Buffer[] = [];
  for (const [i, value] of cursor.values.entries()) {
    const { descending, isName } = query.order[i] as Order;
    const encoded = isName
      ? encodeReference(value.referenceValue as string, collection)
      : encodeValue(value, true);
    const constant = constants.get(i);
    if (!constant) parts.push(descending ? invert(encoded) : encoded);
    else if (!constant.equals(encoded))
      return {
        key: Buffer.concat(parts),
        rest: Buffer.compare(constant, encoded) * (descending ? -1 : 1),
      };
  }
  return { key: Buffer.concat(parts), rest: 0 };
}

function encodeReference(name: string, collection: CollectionRow | null): Buffer {
  const segments = name.split('/').slice(5);
  return encodeName(collection ? segments.slice(-1) : segments);
}

/** Ranges of names for a condition on `__name__`; a reference into another collection is left to the look at the document. */
function nameRanges(
  condition: Predicate,
  query: Query,
  collection: CollectionRow | null,
): KeyRange[] {
  const inside = [...query.parent, query.collection].join('/');
  const isLocal = ({ referenceValue = '' }) =>
    !collection || referenceValue.split('/').slice(5, -1).join('/') === inside;
  if (!condition.values.every(isLocal) || condition.op === 'isNotNull') return ALL;
  const names = condition.values.map(({ referenceValue }) =>
    encodeReference(referenceValue as string, collection),
  );
  const name = names[0] as Buffer;
  switch (condition.op) {
    case 'eq':
      return [{ low: name, high: afterPrefix(name) }];
    case 'lt':
      return [{ low: null, high: name }];
    case 'le':
      return [{ low: null, high: afterPrefix(name) }];
    case 'gt':
      return [{ low: afterPrefix(name), high: null }];
    case 'ge':
      return [{ low: name, high: null }];
    default:
      return names.reduce<KeyRange[]>(
        (ranges, one) =>
          intersect(ranges, [
            { low: null, high: one },
            { low: afterPrefix(one), high: null },
          ]),
        ALL,
      );
  }
}

/** Name ranges as one range of raw ids for a scan over the collection itself; holes are left to the look at the document. */
export function idRange(ranges: KeyRange[], descending: boolean): KeyRange {
  if (ranges.length === 0) return { low: Buffer.from([0]), high: Buffer.from([0]) };
  const ascending = descending ? flipRanges(ranges) : ranges;
  const raw = (bound: Buffer | null): Buffer | null => {
    if (!bound) return null;
    const end = bound.indexOf('\0\x01', 0, 'latin1');
    const id = Buffer.from(
      bound
        .subarray(0, end < 0 ? bound.length : end)
        .toString('latin1')
        .replaceAll('\0\xff', '\0'),
      'latin1',
    );
    return end >= 0 && bound[bound.length - 1] === 1 ? Buffer.concat([id, Buffer.from([0])]) : id;
  };
  return { low: raw(ascending[0]?.low ?? null), high: raw(ascending.at(-1)?.high ?? null) };
}
