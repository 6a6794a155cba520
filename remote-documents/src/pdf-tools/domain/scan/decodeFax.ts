import { type Codes, HORIZONTAL, PASS, blackRuns, modes, whiteRuns } from './faxCodes';

export type FaxKind = {
  /** As a PDF says it: below 0 group 4, 0 group 3 in one dimension, above 0 in two. */
  k: number;
  columns: number;
  /** 0: until the end. */
  rows: number;
  /** Each row begins with a byte. */
  isAligned: boolean;
};

const LONGEST_CODE = 13;
/** An end of line: at least so many zeros, then a one. */
const END_ZEROS = 11;

/** Bits from the first to the last; behind the last are zeros. */
class Bits {
  at = 0;
  constructor(readonly bytes: Uint8Array) {}
  get isOver(): boolean {
    return this.at >= this.bytes.length * 8;
  }
  peek(ahead = 0): number {
    const at = this.at + ahead;
    return ((this.bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
  }
  take(): number {
    const bit = this.peek();
    this.at += 1;
    return bit;
  }
  /** @throws when what follows is no code of these */
  code(codes: Codes): number {
    let code = 1;
    for (let length = 0; length < LONGEST_CODE; length += 1) {
      code = (code << 1) | this.take();
      const value = codes.get(code);
      if (value !== undefined) return value;
    }
    throw new Error('no code of a fax');
  }
  run(isBlack: boolean): number {
    let length = 0;
    for (;;) {
      const part = this.code(isBlack ? blackRuns : whiteRuns);
      length += part;
      if (part < 64) return length;
    }
  }
  /** Goes behind an end of line if one is next, also behind the zeros that fill up before it. */
  skipEndOfLine(): boolean {
    let zeros = 0;
    while (zeros < this.bytes.length * 8 - this.at && this.peek(zeros) === 0) zeros += 1;
    if (zeros < END_ZEROS || this.peek(zeros) === 0) return false;
    this.at += zeros + 1;
    return true;
  }
}

/**
 * A picture in two tones as faxes and most scanners store it (ITU-T T.4 and T.6): 1 for each black pixel.
 * Rows that are missing or cannot be read are white: a cut scan still shows what is there.
 */
export function decodeFax(bytes: Uint8Array, kind: FaxKind): { mask: Uint8Array; rows: number } {
  const bits = new Bits(bytes);
  const lines: number[][] = [];
  let above: number[] = [];
  while (!bits.isOver && (kind.rows === 0 || lines.length < kind.rows)) {
    if (kind.isAligned) bits.at = Math.ceil(bits.at / 8) * 8;
    const hasEnd = bits.skipEndOfLine();
    if (hasEnd && kind.k < 0) break; // the end of the block
    const isTwoDimensional = kind.k < 0 || (kind.k > 0 && bits.take() === 0);
    try {
      above = isTwoDimensional ? readLine(bits, above, kind.columns) : readRuns(bits, kind.columns);
    } catch {
      break;
    }
    lines.push(above);
  }
  const rows = kind.rows || lines.length;
  const mask = new Uint8Array(kind.columns * rows);
  lines.forEach((edges, row) => {
    for (let at = 0; at < edges.length; at += 2)
      mask.fill(
        1,
        row * kind.columns + edges[at]!,
        row * kind.columns + (edges[at + 1] ?? kind.columns),
      );
  });
  return { mask, rows };
}

/** A line as the places where its colour changes, the first to black. */
function readRuns(bits: Bits, columns: number): number[] {
  const edges: number[] = [];
  let [at, isBlack] = [0, false];
  while (at < columns) {
    at += bits.run(isBlack);
    edges.push(Math.min(at, columns));
    isBlack = !isBlack;
  }
  return edges;
}

/** The same, written as what differs from the line above. */
function readLine(bits: Bits, above: readonly number[], columns: number): number[] {
  const edges: number[] = [];
  let [at, isBlack, next] = [-1, false, 0];
  while (at < columns) {
    // The first edge above to the right of here that changes to the other colour than this one.
    while (next > 0 && (above[next - 1] ?? columns) > at) next -= 1;
    while (next < above.length && (above[next]! <= at || next % 2 !== Number(isBlack))) next += 1;
    const edge = above[next] ?? columns;
    const mode = bits.code(modes);
    if (mode === PASS) at = above[next + 1] ?? columns;
    else if (mode === HORIZONTAL) {
      const first = Math.max(at, 0) + bits.run(isBlack);
      at = first + bits.run(!isBlack);
      edges.push(Math.min(first, columns), Math.min(at, columns));
    } else {
      at = Math.min(Math.max(edge + mode, 0), columns);
      edges.push(at);
      isBlack = !isBlack;
    }
  }
  return edges;
}
