import type { Cursor } from '../matching/cursor';
import type { Column } from './Column';
import { hasSlot, type SlotBits } from './slotBits';

/** Slots that came since are put in one by one; at so many, or this share of all, both lists become one. */
const LATEST_MAX = 1024;
const LATEST_SHARE = 1 / 32;

/**
 * All slots in the order of most lists: the latest to end first, those that end together by id. A page of a long list is found by
 * walking this order until it is full, whatever the length.
 */
export class NewestFirst {
  private sorted = new Uint32Array();
  private latest: number[] = [];

  constructor(
    private readonly expiresAt: Column<Float64Array>,
    private readonly idOf: (slot: number) => string,
  ) {}

  take(slot: number): void {
    this.latest.splice(this.placeOf(this.at(slot), this.latest), 0, slot);
    if (this.latest.length > Math.max(LATEST_MAX, this.sorted.length * LATEST_SHARE)) this.merge();
  }

  /** Begins anew with all slots below a number. */
  sort(slotCount: number): void {
    this.latest = [];
    this.sorted = Uint32Array.from({ length: slotCount }, (_, slot) => slot).sort((a, b) =>
      this.compare(a, b),
    );
  }

  /** The same for slots that have other numbers now, in the same order; those below 0 are none any more. */
  renumber(numbers: Int32Array): void {
    this.merge();
    this.sorted = this.sorted.map((slot) => numbers[slot]! + 1).filter((number) => number > 0);
    for (let at = 0; at < this.sorted.length; at += 1) this.sorted[at]! -= 1;
  }

  /** The first of some slots after a cursor. */
  first(bits: SlotBits, most: number, after?: Cursor): number[] {
    const { sorted, latest } = this;
    let [at, by] = after
      ? [this.placeAfter(after, sorted), this.placeAfter(after, latest)]
      : [0, 0];
    const page: number[] = [];
    while (page.length < most && (at < sorted.length || by < latest.length)) {
      const isLatest =
        by < latest.length && (at >= sorted.length || this.compare(latest[by]!, sorted[at]!) < 0);
      const slot = isLatest ? latest[by++]! : sorted[at++]!;
      if (hasSlot(bits, slot)) page.push(slot);
    }
    return page;
  }

  private at(slot: number): Omit<Cursor, 'key'> {
    return { expiresAtMs: this.expiresAt.values[slot]!, id: this.idOf(slot) };
  }

  private compare(a: number, b: number): number {
    const times = this.expiresAt.values;
    if (times[a] !== times[b]) return times[b]! - times[a]!;
    return this.idOf(a) < this.idOf(b) ? -1 : 1;
  }

  /** How many slots of a list come before a place in the order. */
  private placeOf({ expiresAtMs, id }: Omit<Cursor, 'key'>, list: ArrayLike<number>): number {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const timeMs = this.expiresAt.values[list[middle]!]!;
      const isBefore =
        timeMs === expiresAtMs ? this.idOf(list[middle]!) < id : timeMs > expiresAtMs;
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The same, with the slot at the place itself. */
  private placeAfter(after: Cursor, list: ArrayLike<number>): number {
    let place = this.placeOf(after, list);
    while (place < list.length && this.isAt(list[place]!, after)) place += 1;
    return place;
  }

  private isAt(slot: number, { expiresAtMs, id }: Cursor): boolean {
    return this.expiresAt.values[slot] === expiresAtMs && this.idOf(slot) === id;
  }

  private merge(): void {
    const merged = new Uint32Array(this.sorted.length + this.latest.length);
    let [at, by] = [0, 0];
    for (let to = 0; to < merged.length; to += 1) {
      const isLatest =
        by < this.latest.length &&
        (at >= this.sorted.length || this.compare(this.latest[by]!, this.sorted[at]!) < 0);
      merged[to] = isLatest ? this.latest[by++]! : this.sorted[at++]!;
    }
    [this.sorted, this.latest] = [merged, []];
  }
}
