import {
  type PDFContext,
  type PDFDocument,
  type PDFObject,
  PDFInvalidObject,
  PDFNull,
  PDFObjectCopier,
  PDFObjectParser,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { readBytes } from '#domain/pdf-tools/readBytes';
import { widgetsElsewhere } from '../carry/carryForms';
import type { CopiedPages } from '../carry/copiedPages';
import { tidyForm } from '../forms/tidyForm';
import { nameNoPlaces } from '../carry/destinations';
import { forgetTags } from '../carry/leftBehind';
import { type LoadedPdf, loadPdf } from '../opening/loadPdf';
import { StoredStream } from './StoredStream';
import { tidyPages } from './tidyPages';

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

/** Looks at a PDF that lies in memory once, not twice, and only while it is looked at. @throws as `loadPdf` does */
export async function lookAtPdf<T>(
  file: Blob,
  look: (loaded: LoadedPdf) => T,
  password?: string,
): Promise<T> {
  const bytes = await readBytes(file, new ViewedBytes(new ArrayBuffer(file.size)));
  try {
    const loaded = await loadPdf(bytes, password);
    delete loaded.pdf.context.pdfFileDetails.originalBytes; // wanted only for saving it in place
    return look(loaded);
  } finally {
    free(bytes);
  }
}

/** A PDF to copy pages from, its pictures and other large streams left in the file. @throws as `loadPdf` does */
export function openSource(file: Blob, password?: string): Promise<PDFDocument> {
  return lookAtPdf(
    file,
    ({ pdf: source }) => {
      const { context } = source;
      for (const [ref, object] of context.enumerateIndirectObjects()) {
        if (object instanceof PDFInvalidObject) context.assign(ref, readable(object, context));
        if (!(object instanceof PDFRawStream)) continue;
        const { contents } = object;
        const start = contents.byteOffset;
        const isView = contents instanceof ViewedBytes; // else it was decrypted, and lies apart from the file
        if (contents.length > SMALL_BYTES)
          context.assign(
            ref,
            new StoredStream(
              object.dict,
              isView
                ? file.slice(start, start + contents.length)
                : new Blob([contents as Uint8Array<ArrayBuffer>]),
            ),
          );
        else object.contents = new Uint8Array(contents);
      }
      tidyPages(source);
      tidyForm(source);
      return source;
    },
    password,
  );
}

const END_OF_STREAM = new TextEncoder().encode('\nendstream');

/**
 * What no parser here could read, apart from the file, whose memory goes: a stream without its end gets one, of the rest other
 * readers may make something. What that refers to stands under other numbers in a new document: with references in it, it is left out.
 */
function readable(object: PDFInvalidObject, context: PDFContext): PDFObject {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const text = new TextDecoder('latin1').decode(bytes);
  if (/\bstream\r?\n/.test(text) && !text.includes('endstream')) {
    const whole = new Uint8Array(bytes.length + END_OF_STREAM.length);
    whole.set(bytes);
    whole.set(END_OF_STREAM, bytes.length);
    try {
      return PDFObjectParser.forBytes(whole, context).parseObject();
    } catch {
      // Broken in another way too.
    }
  }
  return /\d\s+\d+\s+R\b/.test(text) ? PDFNull : PDFInvalidObject.of(bytes);
}

/**
 * The pages at the given places (from 0), for a document that they may be added to. What they share (fonts, pictures) is copied once;
 * links between them lead to the copies, links to other pages lead nowhere: else each would bring a whole page along, unseen.
 */
export function copyPages(
  source: PDFDocument,
  target: PDFDocument,
  places: readonly number[],
): CopiedPages {
  const copier = PDFObjectCopier.for(source.context, target.context);
  const { traversedObjects: copies } = copier as unknown as {
    traversedObjects: Map<PDFObject, PDFObject>;
  };
  nameNoPlaces(source, places);
  const pages = source.getPages();
  for (const place of places) forgetTags(pages[place]!.node);
  for (const page of pages) copies.set(page.ref, PDFNull);
  for (const widget of widgetsElsewhere(source, places)) copies.set(widget, PDFNull);
  const refs = places.map(() => target.context.nextRef());
  places.forEach((place, at) => copies.set(pages[place]!.ref, refs[at]!));
  const copied = places.map((place, at) => {
    const node = copier.copy(pages[place]!.node);
    target.context.assign(refs[at]!, node);
    return { place, ref: refs[at]!, node };
  });
  return { source, target, copies, copy: copier.copy, pages: copied };
}
