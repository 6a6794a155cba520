/** A TrueType file of the given tables. */
export function writeFont(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort();
  const head = Buffer.alloc(12 + names.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  searchFields(names.length, 16).forEach((word, index) => head.writeUInt16BE(word, 4 + index * 2));
  const parts: Buffer[] = [head];
  let offset = head.length;
  names.forEach((name, index) => {
    const table = tables[name]!;
    const data = toWords(table);
    head.write(name, 12 + index * 16, 'latin1');
    [checksum(data), offset, table.length].forEach((word, part) =>
      head.writeUInt32BE(word, 16 + index * 16 + part * 4),
    );
    parts.push(data);
    offset += data.length;
  });
  return Buffer.concat(parts);
}

/** A format 4 table of characters and their glyphs, ordered by character. */
export function makeCmap(pairs: [char: number, glyph: number][]): Buffer {
  const segments = toSegments(pairs);
  const count = segments.length;
  const words = (pick: (segment: Segment) => number) =>
    segments.map((segment) => pick(segment) & 0xffff);
  const [, ...search] = searchFields(count, 2);
  const body = [
    4,
    16 + count * 8,
    0,
    count * 2,
    ...search,
    ...words(({ end }) => end),
    0,
    ...words(({ start }) => start),
    ...words(({ delta }) => delta),
    ...words(() => 0),
  ];
  const header = [0, 1, 3, 1, 0, 12];
  const table = Buffer.alloc((header.length + body.length) * 2);
  [...header, ...body].forEach((word, index) => table.writeUInt16BE(word, index * 2));
  return table;
}

type Segment = { start: number; end: number; delta: number };

/** Runs of characters whose glyphs follow each other as they do, and the segment that ends every table. */
function toSegments(pairs: [char: number, glyph: number][]): Segment[] {
  const segments: Segment[] = [];
  for (const [char, glyph] of pairs) {
    const last = segments.at(-1);
    if (last && char === last.end + 1 && glyph - char === last.delta) last.end = char;
    else segments.push({ start: char, end: char, delta: glyph - char });
  }
  return [...segments, { start: 0xffff, end: 0xffff, delta: 1 }];
}

/** Count of entries, and what the format wants beside it for binary searches. */
function searchFields(count: number, entryBytes: number): number[] {
  const power = 2 ** Math.floor(Math.log2(count));
  return [count, power * entryBytes, Math.log2(power), (count - power) * entryBytes];
}

/** Tables begin at multiples of four bytes. */
export const toWords = (data: Buffer): Buffer =>
  Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
