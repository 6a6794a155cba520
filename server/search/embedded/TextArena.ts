import { float64Column, uint32Column } from './Column';

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

  get sizeBytes(): number {
    return this.segments.length * SEGMENT_BYTES;
  }
}
