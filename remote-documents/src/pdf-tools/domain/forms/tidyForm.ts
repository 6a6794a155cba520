import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import { rootOf, widgetsOf } from '../carry/carryForms';

const name = (text: string) => PDFName.of(text);

/**
 * Leaves in a form what its fields can be read from: circles are cut, and what is missing, no field or of no kind is no field any
 * more. Widgets stay on their pages as they look.
 */
export function tidyForm(pdf: PDFDocument): void {
  const { catalog, context } = pdf;
  const seen = new Set<PDFObject>();
  const form = catalog.lookup(name('AcroForm'));
  if (form instanceof PDFDict) {
    const fields = form.lookup(name('Fields'));
    const listed = fields instanceof PDFArray ? fields.asArray() : [];
    const kept = listed.filter((ref) => isField(ref, undefined, false, seen));
    form.set(name('Fields'), context.obj(kept));
  } else catalog.delete(name('AcroForm'));
  for (const { node } of pdf.getPages())
    for (const [ref, widget] of widgetsOf(node)) {
      mendRectangle(widget);
      const [rootRef, root] = rootOf(ref, widget);
      if (!seen.has(root)) isField(rootRef, undefined, false, seen);
    }

  /** Whether something of a form can be read, and is read for the first time. */
  function isField(
    ref: PDFObject,
    parent: PDFRef | undefined,
    hasKind: boolean,
    met: Set<PDFObject>,
  ): boolean {
    const field = context.lookup(ref);
    if (!(ref instanceof PDFRef) || !(field instanceof PDFDict) || met.has(field)) return false;
    met.add(field);
    if (parent) field.set(name('Parent'), parent);
    else field.delete(name('Parent'));
    const isOfKind = hasKind || field.lookup(name('FT')) instanceof PDFName;
    const kids = field.lookup(name('Kids'));
    if (!(kids instanceof PDFArray)) {
      if (!isOfKind) forget(field);
      return isOfKind;
    }
    const kept = kids.asArray().filter((kid) => isField(kid, ref, isOfKind, met));
    if (kept.length > 0) field.set(name('Kids'), context.obj(kept));
    else field.delete(name('Kids'));
    if (kept.length === 0 && !isOfKind) forget(field);
    return kept.length > 0 || isOfKind;
  }
}

/** What is left is a mark on a page. */
function forget(field: PDFDict) {
  for (const key of ['T', 'FT', 'Kids', 'Parent']) field.delete(name(key));
}

/** A place without size for a widget that says none. */
function mendRectangle(widget: PDFDict) {
  const place = widget.lookup(name('Rect'));
  const isPlace =
    place instanceof PDFArray &&
    place.size() === 4 &&
    place.asArray().every((_, at) => place.lookup(at) instanceof PDFNumber);
  if (!isPlace) widget.set(name('Rect'), widget.context.obj([0, 0, 0, 0]));
}
