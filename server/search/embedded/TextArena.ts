import { float64Column, uint32Column } from './Column';
import type { SnapshotPart } from './SnapshotPart';

const SEGMENT_BYTES = 8 * 1024 * 1024;

/** Texts of slots as bytes outside the heap of JavaScript; a text that is replaced leaves its bytes unused. */
export class TextArena {
  private segments: Buffer[] = [];
  private used = 0;
  /** By slot: where the text begins, counted over all segments, and how long it is. */
  private readonly starts = float64Column();
  private readonly lengths = uint32Column();

  set(slot: number, text: string): void {
    const length = Buffer.byteLength(text);
    if (length > SEGMENT_BYTES) throw new RangeError('The text of a listing is too long');
    const left = this.segments.length * SEGMENT_BYTES - this.used;
    if (left < length) {
      this.used += left; // a text lies in one segment
      this.segments.push(Buffer.allocUnsafe(SEGMENT_BYTES));
    }
    const segment = this.segments[Math.floor(this.used / SEGMENT_BYTES)]!;
    segment.write(text, this.used % SEGMENT_BYTES);
    this.starts.set(slot, this.used);
    this.lengths.set(slot, length);
    this.used += length;
  }

  at(slot: number): string {
    const [start, length] = [this.starts.values[slot]!, this.lengths.values[slot]!];
    const from = start % SEGMENT_BYTES;
    return this.segments[Math.floor(start / SEGMENT_BYTES)]!.toString('utf8', from, from + length);
  }

  /** Keeps some slots alone, in their order, without the bytes of the others. */
  keep(slots: Uint32Array): void {
    const kept = new TextArena();
    for (const [at, slot] of slots.entries()) kept.set(at, this.at(slot));
    this.segments = kept.segments;
    this.used = kept.used;
    this.starts.restore(kept.starts.save(slots.length));
    this.lengths.restore(kept.lengths.save(slots.length));
  }

  save(slotCount: number): SnapshotPart[] {
    return [
      { name: 'cardStarts', bytes: this.starts.save(slotCount) },
      { name: 'cardLengths', bytes: this.lengths.save(slotCount) },
      { name: 'cards', bytes: this.segments },
    ];
  }

  restore(read: (name: string) => Uint8Array): void {
    this.starts.restore(read('cardStarts'));
    this.lengths.restore(read('cardLengths'));
    const all = Buffer.from(read('cards').buffer);
    this.segments = [];
    for (let at = 0; at < all.length; at += SEGMENT_BYTES)
      this.segments.push(all.subarray(at, at + SEGMENT_BYTES));
    this.used = all.length; // what is left of the last segment is not known to be free
  }

  get sizeBytes(): number {
    return this.segments.length * SEGMENT_BYTES;
  }
}
