import { PDFDocument, type PDFObject, PDFNull, PDFObjectCopier, PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { StoredStream } from './StoredStream';

const SMALL_BYTES = 16_384;

/** A PDF to copy pages from, its pictures and other large streams moved out of memory. @throws when it cannot be read */
export async function openSource(bytes: ArrayBuffer): Promise<PDFDocument> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = source;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && object.getContentsSize() > SMALL_BYTES) context.assign(ref, new StoredStream(object.dict, new Blob([object.contents as Uint8Array<ArrayBuffer>])));
  }
  delete context.pdfFileDetails.originalBytes; // a second copy of the file, wanted only for saving it in place
  return source;
}

/**
 * The pages at the given places (from 0), for a document that they may be added to. What they share (fonts, pictures) is copied once;
 * links between them lead to the copies, links to other pages lead nowhere: else each would bring a whole page along, unseen.
 */
export function copyPages(source: PDFDocument, target: PDFDocument, places: readonly number[]): PDFPage[] {
  const copier = PDFObjectCopier.for(source.context, target.context);
  const { traversedObjects: copies } = copier as unknown as { traversedObjects: Map<PDFObject, PDFObject> };
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
