const FIRST_LENGTH = 4;
export const WHERE_BITS = 4;
export const WHERE_MASK = (1 << WHERE_BITS) - 1;
/** The most slots of an index. */
export const SLOTS_MAX = 2 ** (32 - WHERE_BITS);

/** The slots that have a word, in their order, each with where the word stands. */
export class Postings {
  constructor(
    private entries: Uint32Array = new Uint32Array(FIRST_LENGTH),
    /** How many slots there are. */
    public length = 0,
  ) {}

  add(slot: number, where: number): void {
    if (this.length === this.entries.length) {
      const grown = new Uint32Array(Math.ceil(this.length * 1.5));
      grown.set(this.entries);
      this.entries = grown;
    }
    this.entries[this.length] = ((slot << WHERE_BITS) | where) >>> 0;
    this.length += 1;
  }

  slotAt(at: number): number {
    return this.entries[at]! >>> WHERE_BITS;
  }

  has(slot: number): boolean {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.slotAt(middle) < slot) low = middle + 1;
      else high = middle;
    }
    return low < this.length && this.slotAt(low) === slot;
  }

  /** Each as `slot << WHERE_BITS | where`. */
  get packed(): Uint32Array {
    return this.entries.subarray(0, this.length);
  }

  /** The same for slots that have other numbers now, in the same order; those that have none are left out. */
  renumbered(numbers: Int32Array): Postings {
    const kept = this.packed.filter((entry) => numbers[entry >>> WHERE_BITS]! >= 0);
    for (let at = 0; at < kept.length; at += 1) {
      const entry = kept[at]!;
      kept[at] = ((numbers[entry >>> WHERE_BITS]! << WHERE_BITS) | (entry & WHERE_MASK)) >>> 0;
    }
    return new Postings(kept, kept.length);
  }

  get sizeBytes(): number {
    return this.entries.byteLength;
  }
}
