import { type Check } from '../matching/checks';
import { toCondition } from './conditions';
import type { ListingColumns } from './ListingColumns';
import { addSlot, noSlots, type SlotBits } from './slotBits';

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
    if (condition.type === 'range') {
      const { values, from, to } = condition;
      for (let slot = known.slotCount; slot < slotCount; slot += 1)
        if (values[slot]! >= from && values[slot]! <= to) addSlot(bits, slot);
    } else {
      const { values, table } = condition;
      for (let slot = known.slotCount; slot < slotCount; slot += 1)
        if (table[values[slot]!] === 1) addSlot(bits, slot);
    }
    [known.bits, known.slotCount] = [bits, slotCount];
  }
}

function keyOf(check: Check): string {
  const { key } = check.group;
  if (check.type === 'range') return `${key} ${check.from} ${check.to}`;
  return check.type === 'names'
    ? `${key}=${check.names.join(' ')}`
    : `${key} covers ${check.localityId}`;
}
