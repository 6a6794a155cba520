import type { Cursor } from '../matching/cursor';
import type { Column } from './Column';
import { hasSlot, type SlotBits } from './slotBits';

type Place = Omit<Cursor, 'key'>;

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
    const page: number[] = [];
    this.walk(after, (slot) => {
      if (hasSlot(bits, slot)) page.push(slot);
      return page.length < most;
    });
    return page;
  }

  /** Calls with each slot of both lists in the order, after a cursor, until the call answers false. */
  private walk(after: Cursor | undefined, call: (slot: number) => boolean): void {
    const { sorted, latest } = this;
    let [at, by] = [sorted, latest].map((list) => (after ? this.placeAfter(after, list) : 0)) as [
      number,
      number,
    ];
    for (let goesOn = true; goesOn && (at < sorted.length || by < latest.length);) {
      const isLatest =
        by < latest.length && (at >= sorted.length || this.compare(latest[by]!, sorted[at]!) < 0);
      goesOn = call(isLatest ? latest[by++]! : sorted[at++]!);
    }
  }

  private at(slot: number): Place {
    return { expiresAtMs: this.expiresAt.values[slot]!, id: this.idOf(slot) };
  }

  private compare(a: number, b: number): number {
    const times = this.expiresAt.values;
    return times[b]! - times[a]! || compareIds(this.idOf(a), this.idOf(b));
  }

  private compareTo(slot: number, { expiresAtMs, id }: Place): number {
    return expiresAtMs - this.expiresAt.values[slot]! || compareIds(this.idOf(slot), id);
  }

  /** How many slots of a list come before a place in the order. */
  private placeOf(place: Place, list: ArrayLike<number>): number {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compareTo(list[middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The same, with the slots at the place itself. */
  private placeAfter(after: Place, list: ArrayLike<number>): number {
    let place = this.placeOf(after, list);
    while (place < list.length && this.compareTo(list[place]!, after) === 0) place += 1;
    return place;
  }

  private merge(): void {
    const merged = new Uint32Array(this.sorted.length + this.latest.length);
    let to = 0;
    this.walk(undefined, (slot) => {
      merged[to++] = slot;
      return true;
    });
    [this.sorted, this.latest] = [merged, []];
  }
}

const compareIds = (a: string, b: string): number => Number(a > b) - Number(a < b);
