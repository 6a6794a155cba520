// Makes the two small fonts of documents and their table of widths from DejaVu Sans Condensed: `node fonts/makeFonts.mjs`.
// Run again only when a character is missing; the results are kept in the repository. One file: it is a tool, not product code.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Latin of every European language, Greek, Cyrillic, and the signs that contracts use. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x1fa, 0x1ff],
  [0x218, 0x21b],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x386, 0x386],
  [0x388, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2080, 0x2089],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0x25a0, 0x25a1],
  [0x2610, 0x2612],
  [0x2713, 0x2713],
];

function readTables(font) {
  const tables = {};
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    tables[font.toString('latin1', at, at + 4)] = font.subarray(
      font.readUInt32BE(at + 8),
      font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12),
    );
  }
  return tables;
}

/** Glyph of a character, from the font's format 4 table. */
function glyphFinder(cmap) {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const offset = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(offset) !== 4) continue;
    const segments = cmap.readUInt16BE(offset + 6) / 2;
    const [ends, starts, deltas, ranges] = [
      14,
      16 + segments * 2,
      16 + segments * 4,
      16 + segments * 6,
    ].map((at) => offset + at);
    return (char) => {
      for (let segment = 0; segment < segments; segment += 1) {
        const at = segment * 2;
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
  throw new Error('no format 4 cmap');
}

const ARGS_ARE_WORDS = 1,
  HAVE_SCALE = 8,
  MORE = 0x20,
  HAVE_XY_SCALE = 0x40,
  HAVE_MATRIX = 0x80,
  HAVE_INSTRUCTIONS = 0x100;

/** Calls back with the position of each component's glyph number; returns where the components end. */
function eachComponent(glyph, callback) {
  let at = 10;
  for (;;) {
    const flags = glyph.readUInt16BE(at);
    callback(at + 2, at, flags);
    at += 4 + (flags & ARGS_ARE_WORDS ? 4 : 2) + scaleBytes(flags);
    if (!(flags & MORE)) return at;
  }
}

function scaleBytes(flags) {
  if (flags & HAVE_SCALE) return 2;
  if (flags & HAVE_XY_SCALE) return 4;
  return flags & HAVE_MATRIX ? 8 : 0;
}

/** A glyph without hinting instructions, its components renumbered. */
function slimGlyph(glyph, renumbered) {
  if (glyph.length === 0) return glyph;
  const copy = Buffer.from(glyph);
  const contours = copy.readInt16BE(0);
  if (contours < 0) {
    const end = eachComponent(copy, (at, flagsAt, flags) => {
      copy.writeUInt16BE(renumbered.get(copy.readUInt16BE(at)), at);
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

function makeCmap(pairs) {
  const segments = [];
  for (const [char, glyph] of pairs) {
    const last = segments.at(-1);
    if (last && char === last.end + 1 && glyph - char === last.delta) last.end = char;
    else segments.push({ start: char, end: char, delta: glyph - char });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const count = segments.length;
  const words = (pick) => segments.flatMap((segment) => pick(segment) & 0xffff);
  const power = 2 ** Math.floor(Math.log2(count));
  const body = [
    4,
    16 + count * 8,
    0,
    count * 2,
    power * 2,
    Math.log2(power),
    (count - power) * 2,
    ...words((s) => s.end),
    0,
    ...words((s) => s.start),
    ...words((s) => s.delta),
    ...words(() => 0),
  ];
  const header = [0, 1, 3, 1, 0, 12];
  const table = Buffer.alloc((header.length + body.length) * 2);
  [...header, ...body].forEach((word, index) => table.writeUInt16BE(word, index * 2));
  return table;
}

function assemble(tables) {
  const tags = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const head = Buffer.alloc(12 + tags.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  [tags.length, power * 16, Math.log2(power), (tags.length - power) * 16].forEach((word, index) =>
    head.writeUInt16BE(word, 4 + index * 2),
  );
  const parts = [head];
  let offset = head.length;
  tags.forEach((tag, index) => {
    const data = Buffer.concat([tables[tag], Buffer.alloc((4 - (tables[tag].length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
    head.write(tag, 12 + index * 16, 'latin1');
    [sum, offset, tables[tag].length].forEach((word, part) =>
      head.writeUInt32BE(word, 16 + index * 16 + part * 4),
    );
    parts.push(data);
    offset += data.length;
  });
  return Buffer.concat(parts);
}

function subset(source) {
  const tables = readTables(readFileSync(source));
  const find = glyphFinder(tables.cmap);
  const long = tables.head.readInt16BE(50) === 1;
  const place = (glyph) =>
    long ? tables.loca.readUInt32BE(glyph * 4) : tables.loca.readUInt16BE(glyph * 2) * 2;
  const outline = (glyph) => tables.glyf.subarray(place(glyph), place(glyph + 1));
  const pairs = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => [from + index, find(from + index)]),
  ).filter(([, glyph]) => glyph > 0);
  const kept = [0, ...new Set(pairs.map(([, glyph]) => glyph))];
  for (let index = 0; index < kept.length; index += 1) {
    const glyph = outline(kept[index]);
    if (glyph.length > 0 && glyph.readInt16BE(0) < 0)
      eachComponent(
        glyph,
        (at) => kept.includes(glyph.readUInt16BE(at)) || kept.push(glyph.readUInt16BE(at)),
      );
  }
  const renumbered = new Map(kept.map((glyph, index) => [glyph, index]));
  const outlines = kept.map((glyph) => {
    const slim = slimGlyph(outline(glyph), renumbered);
    return Buffer.concat([slim, Buffer.alloc((4 - (slim.length % 4)) % 4)]);
  });
  const measured = tables.hhea.readUInt16BE(34);
  const advance = (glyph) => tables.hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4);
  const bearing = (glyph) =>
    glyph < measured
      ? tables.hmtx.readInt16BE(glyph * 4 + 2)
      : tables.hmtx.readInt16BE(measured * 4 + (glyph - measured) * 2);
  const hmtx = Buffer.alloc(kept.length * 4);
  const loca = Buffer.alloc((kept.length + 1) * 4);
  kept.forEach((glyph, index) => {
    hmtx.writeUInt16BE(advance(glyph), index * 4);
    hmtx.writeInt16BE(bearing(glyph), index * 4 + 2);
    loca.writeUInt32BE(loca.readUInt32BE(index * 4) + outlines[index].length, index * 4 + 4);
  });
  const [head, hhea, maxp] = [tables.head, tables.hhea, tables.maxp].map((table) =>
    Buffer.from(table),
  );
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(kept.length, 34);
  maxp.writeUInt16BE(kept.length, 4);
  const post = Buffer.from(tables.post.subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  const cmap = makeCmap(pairs.map(([char, glyph]) => [char, renumbered.get(glyph)]));
  const font = assemble({
    head,
    hhea,
    maxp,
    post,
    hmtx,
    loca,
    cmap,
    glyf: Buffer.concat(outlines),
    name: tables.name,
    'OS/2': tables['OS/2'],
  });
  const unitsPerEm = tables.head.readUInt16BE(18);
  return {
    font,
    widths: pairs.map(([char, glyph]) => [char, Math.round((advance(glyph) * 1000) / unitsPerEm)]),
  };
}

const metrics = {};
for (const [weight, file] of [
  ['regular', 'DejaVuSansCondensed.ttf'],
  ['bold', 'DejaVuSansCondensed-Bold.ttf'],
]) {
  const { font, widths } = subset(require.resolve(`dejavu-fonts-ttf/ttf/${file}`));
  writeFileSync(here(`./document-${weight}.ttf`), font);
  // Runs of neighbouring characters: { first character: widths in thousandths of the size }.
  const runs = {};
  let run = 0;
  widths.forEach(([char, width], index) => {
    if (index === 0 || char !== widths[index - 1][0] + 1) run = char;
    (runs[run] ??= []).push(width);
  });
  metrics[weight] = runs;
  console.log(weight, font.length, 'bytes', widths.length, 'characters');
}
writeFileSync(
  here('../src/contracts/domain/page-model/fontWidths.json'),
  `${JSON.stringify(metrics)}\n`,
);
