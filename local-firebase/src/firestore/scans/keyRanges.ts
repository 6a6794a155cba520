import type { RestValue } from '../../RestValue';
import { classOf, encodeValue, invert, TAG } from '../values/encodeKey';
import type { Predicate } from '../queries/parseFilter';

/** A stretch of encoded keys, from `low` (included) to `high` (left out); null is open. */
export type KeyRange = { low: Buffer | null; high: Buffer | null };

/** The first key above every key that begins with this one; null when there is none. */
export function afterPrefix(prefix: Buffer): Buffer | null {
  for (let length = prefix.length; length > 0; length -= 1) {
    const last = prefix[length - 1] as number;
    if (last === 0xff) continue;
    const next = Buffer.from(prefix.subarray(0, length));
    next[length - 1] = last + 1;
    return next;
  }
  return null;
}

const tag = (byte: number): Buffer => Buffer.from([byte]);

/** The ranges of encoded values that meet a condition, in ascending order. */
export function rangesOf({ op, values, never }: Predicate): KeyRange[] {
  if (never) return [];
  const operands = values.map((value: RestValue) => encodeValue(value, true));
  const first = operands[0] as Buffer;
  switch (op) {
    case 'eq':
    case 'in':
      return operands.sort(Buffer.compare).map((one) => ({ low: one, high: afterPrefix(one) }));
    case 'lt':
      return [{ low: lowestOfClass(first), high: first }];
    case 'le':
      return [{ low: lowestOfClass(first), high: afterPrefix(first) }];
    case 'gt':
      return [{ low: afterPrefix(first), high: aboveClass(first) }];
    case 'ge':
      return [{ low: first, high: aboveClass(first) }];
    case 'isNotNull':
      return [{ low: tag(TAG.null + 1), high: null }];
    case 'isNotNan':
      return [
        { low: tag(TAG.null + 1), high: tag(TAG.nan) },
        { low: tag(TAG.nan + 1), high: null },
      ];
    case 'ne':
    case 'notIn':
      return operands.reduce<KeyRange[]>(
        (ranges, one) =>
          intersect(ranges, [
            { low: null, high: one },
            { low: afterPrefix(one), high: null },
          ]),
        [{ low: tag(TAG.null + 1), high: null }],
      );
    default:
      throw new Error(`no range for ${op}`);
  }
}

const lowestOfClass = (encoded: Buffer): Buffer => tag(classOf(encoded));
const aboveClass = (encoded: Buffer): Buffer =>
  tag(classOf(encoded) === TAG.false ? TAG.true + 1 : classOf(encoded) + 1);

const isBelow = (a: Buffer | null, b: Buffer | null): boolean =>
  a !== null && b !== null && Buffer.compare(a, b) < 0;
const isEmpty = ({ low, high }: KeyRange): boolean =>
  low !== null && high !== null && Buffer.compare(low, high) >= 0;

/** What two ascending lists of ranges have in common. */
export function intersect(left: KeyRange[], right: KeyRange[]): KeyRange[] {
  const common = left.flatMap((a) =>
    right.map((b) => ({
      low: a.low === null || isBelow(a.low, b.low) ? b.low : a.low,
      high: a.high === null || isBelow(b.high, a.high) ? b.high : a.high,
    })),
  );
  return common.filter((range) => !isEmpty(range));
}

/** The same ranges where every key is stored with its bits flipped, ascending again. */
export const flipRanges = (ranges: KeyRange[]): KeyRange[] => ranges.map(flipRange).reverse();

/** One range over flipped keys. */
export const flipRange = ({ low, high }: KeyRange): KeyRange => ({
  low: high && afterPrefix(invert(high)),
  high: low && afterPrefix(invert(low)),
});
