import { deflateSync } from 'node:zlib';
import type { RawObjects } from '../rawPdf';

export const deflate = (text: string): string =>
  deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

export type Packing = {
  /** Encrypts the content of a stream by its object's number; its dictionary stands beside. */
  lock?: { dict: string; encrypt(object: number, data: string): string };
  id?: string;
  /** So many objects in a stream; all of them in one unless told. */
  perStream?: number;
  plain?: boolean;
  /** Objects stand by themselves. */
  unpacked?: boolean;
  /** Between the numbers at the beginning of a stream, and between its objects. */
  gap?: string;
  between?: string;
  /** In a stream's objects the last stands first. */
  isReversed?: boolean;
  /** Changes the dictionary of each stream of objects and of the table. */
  ofObjects?(dict: string): string;
  ofTable?(dict: string): string;
  /** Widths of the table's columns. */
  widths?: readonly [number, number, number];
  trailer?: string;
};

/** A PDF whose objects lie in streams and whose table is a stream (ISO 32000-1, 7.5.7 and 7.5.8); `@name` refers as in `rawPdf`. */
export function packedPdf(objects: RawObjects, packing: Packing = {}): string {
  const { lock, perStream = 1000, gap = ' ', between = ' ', widths = [1, 3, 2] } = packing;
  const names = Object.keys(objects);
  const number = (name: string) => names.indexOf(name) + 1;
  const refer = (text: string) =>
    text.replaceAll(/@(\w+)/g, (_, name: string) => `${number(name)} 0 R`);
  const packed = packing.unpacked ? [] : names.filter((name) => typeof objects[name] === 'string');
  let text = '%PDF-1.6\n%\xe2\xe3\xcf\xd3\n';
  let next = names.length + 1;
  const rows = new Map<number, [number, number, number]>();
  const write = (object: number, dict: string, data: string, isLocked = true) => {
    const content = lock && isLocked ? lock.encrypt(object, data) : data;
    rows.set(object, [1, text.length, 0]);
    text += `${object} 0 obj\n<< ${dict} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  };
  for (const name of names) {
    const object = objects[name]!;
    if (typeof object !== 'string') write(number(name), refer(object.dict ?? ''), object.data);
    else if (packing.unpacked) {
      rows.set(number(name), [1, text.length, 0]);
      text += `${number(name)} 0 obj\n${refer(object)}\nendobj\n`;
    }
  }
  for (let from = 0; from < packed.length; from += perStream) {
    const part = packed.slice(from, from + perStream);
    if (packing.isReversed) part.reverse();
    const bodies = part.map((name) => refer(String(objects[name])));
    let place = 0;
    const head = part.map((name, at) => {
      const here = place;
      place += bodies[at]!.length + between.length;
      rows.set(number(name), [2, next, at]);
      return `${number(name)}${gap}${here}`;
    });
    const first = `${head.join(gap)} `;
    const data = first + bodies.join(between);
    const dict = `/Type /ObjStm /N ${part.length} /First ${first.length} ${packing.plain ? '' : '/Filter /FlateDecode'}`;
    write(next, packing.ofObjects?.(dict) ?? dict, packing.plain ? data : deflate(data));
    next += 1;
  }
  let encrypt = '';
  if (lock) {
    rows.set(next, [1, text.length, 0]);
    text += `${next} 0 obj\n${lock.dict}\nendobj\n`;
    encrypt = `/Encrypt ${next} 0 R`;
    next += 1;
  }
  const start = text.length;
  rows.set(next, [1, start, 0]);
  const cell = (value: number, width: number) =>
    Buffer.from(
      Array.from({ length: width }, (_, at) => (value >> (8 * (width - 1 - at))) & 255),
    ).toString('latin1');
  const table = Array.from({ length: next + 1 }, (_, object) =>
    (rows.get(object) ?? [0, 0, 65535])
      .map((value, column) => cell(value, widths[column]!))
      .join(''),
  ).join('');
  const dict = `/Type /XRef /Size ${next + 1} /W [${widths.join(' ')}] /Root 1 0 R ${packing.id ?? ''} ${encrypt} ${packing.trailer ?? ''} /Filter /FlateDecode`;
  write(next, packing.ofTable?.(dict) ?? dict, deflate(table), false);
  return `${text}startxref\n${start}\n%%EOF\n`;
}

/** Objects of a document with pages as those of `samplePdf`. */
export function sampleObjects(pages = 1): RawObjects {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  return {
    catalog: '<< /Type /Catalog /Pages @pages >>',
    pages: `<< /Type /Pages /Kids [${numbers.map((at) => `@p${at}`).join(' ')}] /Count ${pages} >>`,
    font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Object.fromEntries(
      numbers.flatMap((at) => [
        [
          `p${at}`,
          `<< /Type /Page /Parent @pages /MediaBox [0 0 200 300] /Resources << /Font << /F1 @font >> >> /Contents @c${at} >>`,
        ],
        [`c${at}`, { data: `BT /F1 12 Tf 20 150 Td (Pagina ${at}) Tj ET` }],
      ]),
    ),
  };
}
