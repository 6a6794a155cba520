import { readFileSync } from 'node:fs';

/** Tables of a TrueType file, by their four-letter names. */
export type FontTables = (name: string) => Buffer;

/** @throws Error for a table that the file does not have */
export function readFont(file: string): FontTables {
  const font = readFileSync(file);
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    const end = start + font.readUInt32BE(at + 12);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, end));
  }
  return (name) => {
    const table = tables.get(name);
    if (!table) throw new Error(`${file} has no table ${name}.`);
    return table;
  };
}

/** Glyph number of a character (0: none), from the font's format 4 table. */
export function glyphFinder(cmap: Buffer): (char: number) => number {
  const offset = formatFourOffset(cmap);
  const segments = cmap.readUInt16BE(offset + 6) / 2;
  const [ends, starts, deltas, ranges] = [0, 1, 2, 3].map(
    (part) => offset + 14 + part * segments * 2 + (part > 0 ? 2 : 0),
  ) as [number, number, number, number];
  return (char) => {
    for (let at = 0; at < segments * 2; at += 2) {
      if (char > cmap.readUInt16BE(ends + at)) continue;
      const start = cmap.readUInt16BE(starts + at);
      if (char < start) return 0;
      const range = cmap.readUInt16BE(ranges + at);
      const glyph =
        range === 0 ? char : cmap.readUInt16BE(ranges + at + range + (char - start) * 2);
      return glyph === 0 ? 0 : (glyph + cmap.readUInt16BE(deltas + at)) & 0xffff;
    }
    return 0;
  };
}

function formatFourOffset(cmap: Buffer): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const offset = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(offset) === 4) return offset;
  }
  throw new Error('no format 4 cmap');
}

const ARGS_ARE_WORDS = 1;
const HAVE_SCALE = 8;
const MORE = 0x20;
const HAVE_XY_SCALE = 0x40;
const HAVE_MATRIX = 0x80;

/** Calls back with the places of each component's glyph number and flags; returns where the components end. */
export function eachComponent(
  glyph: Buffer,
  callback: (glyphAt: number, flagsAt: number, flags: number) => void,
): number {
  let at = 10;
  for (;;) {
    const flags = glyph.readUInt16BE(at);
    callback(at + 2, at, flags);
    at += 4 + (flags & ARGS_ARE_WORDS ? 4 : 2) + scaleBytes(flags);
    if (!(flags & MORE)) return at;
  }
}

function scaleBytes(flags: number): number {
  if (flags & HAVE_SCALE) return 2;
  if (flags & HAVE_XY_SCALE) return 4;
  return flags & HAVE_MATRIX ? 8 : 0;
}
