type ColumnValues = Uint8Array | Uint32Array | Int32Array | Float64Array;

const FIRST_LENGTH = 1024;

/** One number for each slot, in a typed array that grows. */
export class Column<V extends ColumnValues = ColumnValues> {
  values: V;

  constructor(private readonly make: (length: number) => V) {
    this.values = make(FIRST_LENGTH);
  }

  set(slot: number, value: number): void {
    if (slot >= this.values.length) this.grow(slot + 1);
    this.values[slot] = value;
  }

  /** Makes room for so many slots. */
  grow(length: number): void {
    if (length <= this.values.length) return;
    const grown = this.make(Math.max(length, Math.ceil(this.values.length * 1.5)));
    grown.set(this.values);
    this.values = grown;
  }

  /** Keeps some slots alone, in their order. */
  keep(slots: Uint32Array): void {
    for (let at = 0; at < slots.length; at += 1) this.values[at] = this.values[slots[at]!]!;
  }

  /** The bytes of the first so many slots, for a snapshot. */
  save(length: number): Uint8Array {
    this.grow(length);
    return new Uint8Array(this.values.buffer, 0, length * this.values.BYTES_PER_ELEMENT);
  }

  /** Takes over what another process wrote. */
  restore(bytes: Uint8Array): void {
    const width = this.values.BYTES_PER_ELEMENT;
    this.values = this.make(Math.max(FIRST_LENGTH, bytes.byteLength / width));
    new Uint8Array(this.values.buffer).set(bytes);
  }
}

export const uint8Column = () => new Column<Uint8Array>((length) => new Uint8Array(length));
export const uint32Column = () => new Column<Uint32Array>((length) => new Uint32Array(length));
export const int32Column = () => new Column<Int32Array>((length) => new Int32Array(length));
export const float64Column = () => new Column<Float64Array>((length) => new Float64Array(length));
