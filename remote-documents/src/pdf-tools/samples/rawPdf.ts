/** An object of a PDF as text, or a stream: its dictionary's entries and its content. */
export type RawObject = string | { dict?: string; data: string };
export type RawObjects = Record<string, RawObject>;

/** One character a byte: what is written here is what stands in the file. */
export const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'latin1'));

/** A PDF from named objects, the first being its catalog; `@name` in an object refers to the one of that name. */
export function rawPdf(objects: RawObjects, trailer = ''): string {
  const names = Object.keys(objects);
  const number = (name: string) => {
    if (!names.includes(name)) throw new Error(`no object ${name}`);
    return names.indexOf(name) + 1;
  };
  const refer = (text: string) =>
    text.replaceAll(/@(\w+)/g, (_, name: string) => `${number(name)} 0 R`);
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = names.map((name) => {
    const object = objects[name]!;
    const offset = text.length;
    const body =
      typeof object === 'string'
        ? refer(object)
        : `<< ${refer(object.dict ?? '')} /Length ${object.data.length} >>\nstream\n${object.data}\nendstream`;
    text += `${number(name)} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const start = text.length;
  return `${text}xref\n0 ${names.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${names.length + 1} /Root 1 0 R ${refer(trailer)} >>\nstartxref\n${start}\n%%EOF\n`;
}

export type Sample = {
  /** More entries of each page's dictionary; as many pages as there are. */
  pages?: string[];
  /** What is drawn after the page's own line of text. */
  drawn?: string;
  /** More entries of the catalog and of the page tree. */
  catalog?: string;
  tree?: string;
  more?: RawObjects;
  trailer?: string;
};

/** Pages of 200 by 300 points with a line of text each (`Pagina 1`), named `p1`, `p2`… */
export function samplePdf(sample: Sample = {}): string {
  const { pages = [''], drawn = '', catalog = '', tree = '', more = {}, trailer } = sample;
  const own = pages.flatMap((extra, at): [string, RawObject][] => [
    [
      `p${at + 1}`,
      `<< /Type /Page /Parent @pages ${/MediaBox/.test(extra + tree) ? '' : '/MediaBox [0 0 200 300]'} ${/Resources/.test(extra) ? '' : '/Resources << /Font << /F1 @font >> >>'} /Contents @c${at + 1} ${extra} >>`,
    ],
    [`c${at + 1}`, { data: `BT /F1 12 Tf 20 150 Td (Pagina ${at + 1}) Tj ET\n${drawn}` }],
  ]);
  return rawPdf(
    {
      catalog: `<< /Type /Catalog /Pages @pages ${catalog} >>`,
      pages: `<< /Type /Pages /Kids [${pages.map((_, at) => `@p${at + 1}`).join(' ')}] /Count ${pages.length} ${tree} >>`,
      font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...Object.fromEntries(own),
      ...more,
    },
    trailer,
  );
}
