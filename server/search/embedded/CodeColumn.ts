import { type Column, uint32Column, uint8Column } from './Column';

export type CodeValues = Uint8Array | Uint32Array;

/** Texts of slots as numbers: the same text has the same code, from 1 on; 0 is none. */
export class CodeColumn {
  readonly names: string[] = [''];
  private readonly codes = new Map<string, number>([['', 0]]);
  /** By code, how many live listings have it. */
  private readonly live: number[] = [0];

  readonly column: Column<CodeValues>;

  /** `isShort`: of fewer than 256 texts. */
  constructor(isShort = false) {
    this.column = isShort ? uint8Column() : uint32Column();
  }

  set(slot: number, name: string): void {
    const code = this.codes.get(name) ?? this.add(name);
    this.column.set(slot, code);
    this.live[code]! += 1;
  }

  /** A slot's listing is gone. */
  drop(slot: number): void {
    this.live[this.column.values[slot]!]! -= 1;
  }

  get values(): CodeValues {
    return this.column.values;
  }

  nameAt(slot: number): string {
    return this.names[this.values[slot]!]!;
  }

  /** How many live listings have a text. */
  liveOf(name: string): number {
    const code = this.codes.get(name);
    return code === undefined ? 0 : this.live[code]!;
  }

  /** By code, 1 for those of the names. */
  tableOf(names: Iterable<string>): Uint8Array {
    const table = new Uint8Array(this.names.length);
    for (const name of names) {
      const code = this.codes.get(name);
      if (code) table[code] = 1;
    }
    return table;
  }

  private add(name: string): number {
    const code = this.names.push(name) - 1;
    this.codes.set(name, code);
    this.live.push(0);
    return code;
  }

  /** What else than the column a snapshot keeps. */
  save() {
    return { names: this.names, live: this.live };
  }

  restore({ names, live }: { names: string[]; live: number[] }): void {
    for (const [code, name] of names.entries()) {
      this.names[code] = name;
      this.codes.set(name, code);
      this.live[code] = live[code]!;
    }
  }
}
