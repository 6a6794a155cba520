import type { Check } from '../matching/checks';
import { type Condition, toCondition } from './conditions';
import type { ListingColumns } from './ListingColumns';
import { noSlots, type SlotBits } from './slotBits';

/** Checks that are remembered, those that were asked last. */
const KEPT_MAX = 96;

type Kept = { bits: SlotBits; slotCount: number };

/**
 * Which slots answer a check, whether or not their listing is still there. A slot never changes: what was worked out stays true, and
 * only the slots that came since are looked at.
 */
export class AnsweringSlots {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly columns: ListingColumns) {}

  /** Those of all slots below a number. */
  of(check: Check, slotCount: number): SlotBits {
    const key = keyOf(check);
    const known = this.kept.get(key) ?? { bits: noSlots(0), slotCount: 0 };
    this.kept.delete(key);
    if (this.kept.size >= KEPT_MAX) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(key, known);
    if (known.slotCount < slotCount) this.extend(known, check, slotCount);
    return known.bits;
  }

  /** Slots have other numbers now. */
  forget(): void {
    this.kept.clear();
  }

  private extend(known: Kept, check: Check, slotCount: number): void {
    const bits = noSlots(slotCount);
    bits.set(known.bits);
    const condition = toCondition(check, this.columns);
    // The last number of bits may hold some of the new slots too.
    const start = known.slotCount >>> 5;
    if (condition.type === 'range') addWithin(condition, bits, start, slotCount);
    else addOf(condition, bits, start, slotCount);
    [known.bits, known.slotCount] = [bits, slotCount];
  }
}

type Of<T extends Condition['type']> = Extract<Condition, { type: T }>;

// A loop for each kind of condition, a number of bits at a time: this is where a filter that nobody asked for before takes its time.
function addWithin({ values, from, to }: Of<'range'>, bits: SlotBits, start: number, end: number) {
  for (let at = start; at < bits.length; at += 1) {
    const last = Math.min(end, (at + 1) << 5);
    let word = 0;
    for (let slot = at << 5; slot < last; slot += 1)
      if (values[slot]! >= from && values[slot]! <= to) word |= 1 << (slot & 31);
    bits[at] = word;
  }
}

function addOf({ values, table }: Of<'codes'>, bits: SlotBits, start: number, end: number) {
  for (let at = start; at < bits.length; at += 1) {
    const last = Math.min(end, (at + 1) << 5);
    let word = 0;
    for (let slot = at << 5; slot < last; slot += 1) word |= table[values[slot]!]! << (slot & 31);
    bits[at] = word;
  }
}

function keyOf(check: Check): string {
  const { key } = check.group;
  if (check.type === 'range') return `${key} ${check.from} ${check.to}`;
  return check.type === 'names'
    ? `${key}=${check.names.join(' ')}`
    : `${key} covers ${check.localityId}`;
}
