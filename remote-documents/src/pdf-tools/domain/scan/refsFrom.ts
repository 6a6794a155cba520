import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Everything that a document's catalog leads to, over however many objects: forms within pages, looks of annotations. */
export function refsFrom({ catalog, context }: PDFDocument): ReadonlySet<PDFRef> {
  const refs = new Set<PDFRef>();
  const note = (object: PDFObject | undefined) => {
    if (object instanceof PDFRef) refs.add(object);
    else if (object instanceof PDFStream) note(object.dict);
    else if (object instanceof PDFDict) object.values().forEach(note);
    else if (object instanceof PDFArray) object.asArray().forEach(note);
  };
  note(catalog);
  for (const ref of refs) note(context.lookup(ref)); // those that are added meanwhile too
  return refs;
}
