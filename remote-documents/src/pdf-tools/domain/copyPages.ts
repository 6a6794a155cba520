import {
  PDFDocument,
  type PDFObject,
  PDFNull,
  PDFObjectCopier,
  PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { readBytes } from '../../domain/pdf-tools/readBytes';
import { StoredStream } from './StoredStream';

const SMALL_BYTES = 16_384;

/** Bytes whose slices are views of them: the library slices out every stream of a file, which would be a second copy of it. */
class ViewedBytes extends Uint8Array<ArrayBuffer> {
  override slice(start?: number, end?: number): ViewedBytes {
    return this.subarray(start, end) as ViewedBytes;
  }
}

/** Gives a buffer's memory back at once; the collector takes its time, and these are as large as files. Browsers before 2024 cannot. */
const free = (bytes: Uint8Array<ArrayBuffer>) =>
  void (bytes.buffer as { transfer?(length: number): ArrayBuffer }).transfer?.(0);

/** Looks at a PDF that lies in memory once, not twice, and only while it is looked at. @throws when it cannot be read */
export async function lookAtPdf<T>(file: Blob, look: (pdf: PDFDocument) => T): Promise<T> {
  const bytes = await readBytes(file, new ViewedBytes(new ArrayBuffer(file.size)));
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    delete pdf.context.pdfFileDetails.originalBytes; // wanted only for saving it in place
    return look(pdf);
  } finally {
    free(bytes);
  }
}

/** A PDF to copy pages from, its pictures and other large streams left in the file. @throws when it cannot be read */
export function openSource(file: Blob): Promise<PDFDocument> {
  return lookAtPdf(file, (source) => {
    const { context } = source;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream)) continue;
      const { contents } = object;
      const start = contents.byteOffset;
      if (contents.length > SMALL_BYTES && contents instanceof ViewedBytes)
        context.assign(
          ref,
          new StoredStream(object.dict, file.slice(start, start + contents.length)),
        );
      else object.contents = new Uint8Array(contents);
    }
    return source;
  });
}

/**
 * The pages at the given places (from 0), for a document that they may be added to. What they share (fonts, pictures) is copied once;
 * links between them lead to the copies, links to other pages lead nowhere: else each would bring a whole page along, unseen.
 */
export function copyPages(
  source: PDFDocument,
  target: PDFDocument,
  places: readonly number[],
): PDFPage[] {
  const copier = PDFObjectCopier.for(source.context, target.context);
  const { traversedObjects: copies } = copier as unknown as {
    traversedObjects: Map<PDFObject, PDFObject>;
  };
  const pages = source.getPages();
  for (const page of pages) copies.set(page.ref, PDFNull);
  const refs = places.map(() => target.context.nextRef());
  places.forEach((place, at) => copies.set(pages[place]!.ref, refs[at]!));
  return places.map((place, at) => {
    const leaf = copier.copy(pages[place]!.node);
    target.context.assign(refs[at]!, leaf);
    return PDFPage.of(leaf, refs[at]!, target);
  });
}
