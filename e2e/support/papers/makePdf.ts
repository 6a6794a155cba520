export type PdfPage = {
  line: string;
  width: number;
  height: number;
  jpeg?: { bytes: Buffer; width: number; height: number };
};

/**
 * A PDF written by hand, so that what reads it is not tested with what it was made with: each page a line of plain
 * letters, perhaps over a picture.
 */
export function makePdf(pages: readonly PdfPage[]): Buffer {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (body: string | Buffer[]) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`);
    for (const part of typeof body === 'string' ? [body] : body) write(part);
    write('\nendobj\n');
  };
  const stream = (dictionary: string, bytes: Buffer) =>
    object([
      Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
      bytes,
      Buffer.from('\nendstream'),
    ]);
  // Objects 1-3 stand once; each page has three more: itself, what is drawn, its picture.
  const first = (at: number) => 4 + at * 3;
  write('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${first(at)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  );
  object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  pages.forEach(({ line, width, height, jpeg }, at) => {
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first(at) + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << ${jpeg ? `/P ${first(at) + 2} 0 R` : ''} >> >> >>`,
    );
    stream(
      '',
      Buffer.from(
        `${jpeg ? `q ${width} 0 0 ${height} 0 0 cm /P Do Q ` : ''}BT /F1 12 Tf 20 ${height - 40} Td (${line}) Tj ET`,
        'latin1',
      ),
    );
    if (jpeg)
      stream(
        `/Type /XObject /Subtype /Image /Width ${jpeg.width} /Height ${jpeg.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        jpeg.bytes,
      );
    else object('null');
  });
  const table = length;
  write(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`,
  );
  return Buffer.concat(parts);
}
