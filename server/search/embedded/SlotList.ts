const FIRST_LENGTH = 4;

/** Slots in the order in which they were added. */
export class SlotList {
  private entries = new Uint32Array(FIRST_LENGTH);
  private length = 0;

  add(slot: number): void {
    if (this.length === this.entries.length) {
      const grown = new Uint32Array(Math.ceil(this.length * 1.5));
      grown.set(this.entries);
      this.entries = grown;
    }
    this.entries[this.length] = slot;
    this.length += 1;
  }

  get slots(): Uint32Array {
    return this.entries.subarray(0, this.length);
  }
}
