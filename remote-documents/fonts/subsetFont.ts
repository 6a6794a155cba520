import { CHARACTER_RANGES } from './characterRanges';
import { type FontTables, eachComponent, glyphFinder, readFont } from './readFont';
import { makeCmap, toWords, writeFont } from './writeFont';

const HAVE_INSTRUCTIONS = 0x100;

/** A font file with only the characters of CHARACTER_RANGES, and their widths in thousandths of the size. */
export function subsetFont(source: string): {
  font: Buffer;
  widths: [char: number, width: number][];
} {
  const tables = readFont(source);
  const outline = outlineReader(tables);
  const advance = advanceReader(tables);
  const find = glyphFinder(tables('cmap'));
  const pairs = CHARACTER_RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index): [number, number] => [
      first + index,
      find(first + index),
    ]),
  ).filter(([, glyph]) => glyph > 0);
  const kept = withComponents([0, ...new Set(pairs.map(([, glyph]) => glyph))], outline);
  const renumbered = new Map(kept.map((glyph, index) => [glyph, index]));
  const outlines = kept.map((glyph) => toWords(slimGlyph(outline(glyph), renumbered)));
  const font = writeFont({
    ...headers(tables, kept.length),
    hmtx: makeMetrics(kept, tables, advance),
    loca: makeLocations(outlines),
    cmap: makeCmap(pairs.map(([char, glyph]) => [char, renumbered.get(glyph)!])),
    glyf: Buffer.concat(outlines),
    name: tables('name'),
    'OS/2': tables('OS/2'),
  });
  const unitsPerEm = tables('head').readUInt16BE(18);
  const widthOf = (glyph: number) => Math.round((advance(glyph) * 1000) / unitsPerEm);
  return { font, widths: pairs.map(([char, glyph]) => [char, widthOf(glyph)]) };
}

function outlineReader(tables: FontTables): (glyph: number) => Buffer {
  const long = tables('head').readInt16BE(50) === 1;
  const loca = tables('loca');
  const place = (glyph: number) =>
    long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return (glyph) => tables('glyf').subarray(place(glyph), place(glyph + 1));
}

const measuredGlyphs = (tables: FontTables) => tables('hhea').readUInt16BE(34);

function advanceReader(tables: FontTables): (glyph: number) => number {
  const measured = measuredGlyphs(tables);
  return (glyph) => tables('hmtx').readUInt16BE(Math.min(glyph, measured - 1) * 4);
}

/** The glyphs, and those of which some of them are made. */
function withComponents(glyphs: number[], outline: (glyph: number) => Buffer): number[] {
  const kept = new Set(glyphs);
  for (const glyph of kept) {
    const drawn = outline(glyph);
    if (drawn.length > 0 && drawn.readInt16BE(0) < 0)
      eachComponent(drawn, (at) => kept.add(drawn.readUInt16BE(at)));
  }
  return [...kept];
}

/** A glyph without hinting instructions, its components renumbered. */
function slimGlyph(glyph: Buffer, renumbered: Map<number, number>): Buffer {
  if (glyph.length === 0) return glyph;
  const copy = Buffer.from(glyph);
  const contours = copy.readInt16BE(0);
  if (contours < 0) {
    const end = eachComponent(copy, (at, flagsAt, flags) => {
      copy.writeUInt16BE(renumbered.get(copy.readUInt16BE(at))!, at);
      copy.writeUInt16BE(flags & ~HAVE_INSTRUCTIONS, flagsAt);
    });
    return copy.subarray(0, end);
  }
  const instructionsAt = 10 + contours * 2;
  const length = copy.readUInt16BE(instructionsAt);
  copy.writeUInt16BE(0, instructionsAt);
  return Buffer.concat([
    copy.subarray(0, instructionsAt + 2),
    copy.subarray(instructionsAt + 2 + length),
  ]);
}

function makeMetrics(kept: number[], tables: FontTables, advance: (glyph: number) => number) {
  const measured = measuredGlyphs(tables);
  const hmtx = Buffer.alloc(kept.length * 4);
  kept.forEach((glyph, index) => {
    const bearingAt = glyph < measured ? glyph * 4 + 2 : measured * 4 + (glyph - measured) * 2;
    hmtx.writeUInt16BE(advance(glyph), index * 4);
    hmtx.writeInt16BE(tables('hmtx').readInt16BE(bearingAt), index * 4 + 2);
  });
  return hmtx;
}

function makeLocations(outlines: Buffer[]): Buffer {
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  outlines.forEach(({ length }, index) =>
    loca.writeUInt32BE(loca.readUInt32BE(index * 4) + length, index * 4 + 4),
  );
  return loca;
}

/** Long locations, as many glyphs and metrics as are kept, and no names of glyphs. */
function headers(tables: FontTables, glyphs: number): Record<string, Buffer> {
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((name) => Buffer.from(tables(name))) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(glyphs, 34);
  maxp.writeUInt16BE(glyphs, 4);
  const post = Buffer.from(tables('post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  return { head, hhea, maxp, post };
}
