import type { Column } from './Column';
import { addSlot, dropSlot, noSlots, wordsOf, type SlotBits } from './slotBits';

/** The slots whose listing is there and not over, kept from one search to the next: it differs when one comes, goes or ends. */
export class LiveSlots {
  private bits: SlotBits = noSlots(0);
  private slotCount = 0;
  /** From when, and until when, a set is true; in milliseconds. */
  private fromMs = Infinity;
  private untilMs = -Infinity;

  /** `endsAt`: when a slot's listing is over; 0 once it is gone. */
  constructor(private readonly endsAt: Column<Float64Array>) {}

  /** Those at a moment, of all slots below a number. */
  at(nowMs: number, slotCount: number): SlotBits {
    const isTrue = this.fromMs <= nowMs && nowMs < this.untilMs;
    if (!isTrue || this.slotCount !== slotCount) this.look(nowMs, slotCount);
    return this.bits;
  }

  /** A listing came, in the next slot. */
  take(slot: number): void {
    if (slot !== this.slotCount) this.forget();
    if (this.fromMs === Infinity) return;
    this.slotCount += 1;
    if (wordsOf(this.slotCount) > this.bits.length) {
      const grown = noSlots(this.slotCount);
      grown.set(this.bits);
      this.bits = grown;
    }
    const endsAtMs = this.endsAt.values[slot]!;
    if (endsAtMs <= this.fromMs) return;
    addSlot(this.bits, slot);
    this.untilMs = Math.min(this.untilMs, endsAtMs);
  }

  /** A slot's listing is gone. */
  drop(slot: number): void {
    if (slot < this.slotCount) dropSlot(this.bits, slot);
  }

  /** Slots have other numbers now. */
  forget(): void {
    this.fromMs = Infinity;
  }

  private look(nowMs: number, slotCount: number): void {
    const endsAt = this.endsAt.values;
    const bits = noSlots(slotCount);
    let [fromMs, untilMs] = [-Infinity, Infinity];
    for (let at = 0; at < bits.length; at += 1) {
      const last = Math.min(slotCount, (at + 1) << 5);
      let word = 0;
      for (let slot = at << 5; slot < last; slot += 1) {
        const endsAtMs = endsAt[slot]!;
        if (endsAtMs > nowMs) {
          word |= 1 << (slot & 31);
          if (endsAtMs < untilMs) untilMs = endsAtMs;
        } else if (endsAtMs > fromMs) fromMs = endsAtMs;
      }
      bits[at] = word;
    }
    [this.bits, this.slotCount] = [bits, slotCount];
    [this.fromMs, this.untilMs] = [fromMs, untilMs];
  }
}
