import { countBits } from '../matching/countBits';

/** A set of slots: a bit each, 32 in a number. Bits above the last slot are 0. */
export type SlotBits = Int32Array;

export const wordsOf = (slotCount: number): number => (slotCount + 31) >>> 5;

export const noSlots = (slotCount: number): SlotBits => new Int32Array(wordsOf(slotCount));

export const hasSlot = (bits: SlotBits, slot: number): boolean =>
  ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

export function addSlot(bits: SlotBits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function dropSlot(bits: SlotBits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** The slots that are in all of some sets, of which there is at least one. */
export function intersect([first, ...others]: readonly SlotBits[]): SlotBits {
  const both = first!.slice();
  for (const other of others) for (let at = 0; at < both.length; at += 1) both[at]! &= other[at]!;
  return both;
}

export const isEmpty = (bits: SlotBits): boolean => !areTogether([bits]);

/** Whether all of some sets have a slot in common. */
export function areTogether([first, ...others]: readonly SlotBits[]): boolean {
  for (let at = 0; at < first!.length; at += 1) {
    let word = first![at]!;
    for (let n = 0; n < others.length && word !== 0; n += 1) word &= others[n]![at]!;
    if (word !== 0) return true;
  }
  return false;
}

/** The slots of a set that are not in another, which may be of fewer slots. */
export function without(bits: SlotBits, other: SlotBits): SlotBits {
  const left = bits.slice();
  const length = Math.min(left.length, other.length);
  for (let at = 0; at < length; at += 1) left[at]! &= ~other[at]!;
  return left;
}

/** How many slots there are. */
export function countSlots(bits: SlotBits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countBits(bits[at]!);
  return count;
}

/** How many slots are in one of two sets alone, the second of as many slots or fewer; the count ends where it is over a limit. */
export function countDifferent(bits: SlotBits, other: SlotBits, limit: number): number {
  let count = 0;
  for (let at = 0; at < bits.length && count <= limit; at += 1)
    count += countBits(bits[at]! ^ (at < other.length ? other[at]! : 0));
  return count;
}

/** The slots in their order. */
export function toSlots(bits: SlotBits): Uint32Array {
  const slots = new Uint32Array(countSlots(bits));
  let length = 0;
  for (let at = 0; at < bits.length; at += 1)
    for (let word = bits[at]!; word !== 0; word &= word - 1)
      slots[length++] = (at << 5) + 31 - Math.clz32(word & -word);
  return slots;
}
