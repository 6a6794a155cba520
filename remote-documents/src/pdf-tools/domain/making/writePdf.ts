import { type PDFDocument, type PDFObject, type PDFRef, PDFStreamWriter } from '@cantoo/pdf-lib';
import { StoredStream } from './StoredStream';

const OBJECTS_PER_TICK = 500;
type Written = Pick<PDFObject, 'sizeInBytes' | 'copyBytesInto'>;
type Layout = { header: Written; indirectObjects: [PDFRef, PDFObject][]; trailer: Written };

function bytesOf(object: Written): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/**
 * The document as a file whose large streams are never gathered in memory: the blob refers to the blobs they lie in.
 * The library's own `save` needs one array as long as the file, and the browser a copy of that.
 */
export async function writePdf(pdf: PDFDocument): Promise<Blob> {
  await pdf.flush();
  // The library lays the file out (numbers, offsets, cross references); the method is protected in its types only.
  const writer = PDFStreamWriter.forContext(pdf.context, OBJECTS_PER_TICK) as unknown as {
    computeBufferSize(incremental: boolean): Promise<Layout>;
  };
  const { header, indirectObjects, trailer } = await writer.computeBufferSize(false);
  const parts: BlobPart[] = [bytesOf(header), '\n\n'];
  for (const [ref, object] of indirectObjects) {
    parts.push(`${ref.objectNumber} ${ref.generationNumber} obj\n`);
    if (object instanceof StoredStream)
      parts.push(bytesOf(object.dict), '\nstream\n', object.content, '\nendstream');
    else parts.push(bytesOf(object));
    parts.push('\nendobj\n\n');
  }
  parts.push(bytesOf(trailer));
  return new Blob(parts, { type: 'application/pdf' });
}
