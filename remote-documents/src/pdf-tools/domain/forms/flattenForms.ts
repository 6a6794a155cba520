import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  StandardFonts,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { widgetsOf } from '../carry/carryForms';

const name = (text: string) => PDFName.of(text);
const HIDDEN = 2;
const NO_VIEW = 32;

/** Draws the fields onto the pages as they look and takes the form away: nothing is left to fill in. */
export async function flattenForms(pdf: PDFDocument): Promise<void> {
  if (!pdf.catalog.has(name('AcroForm'))) return;
  await drawMissingLooks(pdf);
  for (const page of pdf.getPages()) {
    const widgets = widgetsOf(page.node);
    if (widgets.length === 0) continue;
    for (const [, widget] of widgets) drawWidget(page, widget);
    const drawn = new Set(widgets.map(([ref]) => ref));
    const others = page.node
      .Annots()!
      .asArray()
      .filter((ref) => !drawn.has(ref as PDFRef));
    page.node.set(name('Annots'), pdf.context.obj(others));
    for (const ref of drawn) pdf.context.delete(ref);
  }
  const form = pdf.catalog.get(name('AcroForm'));
  if (form instanceof PDFRef) pdf.context.delete(form);
  pdf.catalog.delete(name('AcroForm'));
}

/** Programs that leave the drawing of values to the reader give fields no look. */
async function drawMissingLooks(pdf: PDFDocument) {
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const field of pdf.getForm().getFields())
    if (field.acroField.getWidgets().some((widget) => !widget.getAppearances()))
      try {
        (
          field as { defaultUpdateAppearances?(with_: typeof font): void }
        ).defaultUpdateAppearances?.(font);
      } catch {
        continue; // letters that the standard font has not: the field stays empty, as it looked
      }
}

function numbers(array: unknown): number[] {
  return array instanceof PDFArray
    ? array.asArray().map((_, at) => array.lookup(at, PDFNumber).asNumber())
    : [];
}

/** The look that a widget shows now. */
function lookOf(widget: PDFDict): PDFRef | null {
  const looks = widget.lookup(name('AP'));
  const normal = looks instanceof PDFDict ? looks.get(name('N')) : undefined;
  const found = widget.context.lookup(normal);
  if (found instanceof PDFStream) return normal instanceof PDFRef ? normal : null;
  const state = widget.lookup(name('AS'));
  const shown = found instanceof PDFDict && state instanceof PDFName ? found.get(state) : undefined;
  return shown instanceof PDFRef && widget.context.lookup(shown) instanceof PDFStream
    ? shown
    : null;
}

/** PDF 32000-1, 12.5.5: the look's box, turned as it says, is put onto the widget's rectangle. */
function drawWidget(page: PDFPage, widget: PDFDict) {
  const flags = widget.lookup(name('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & (HIDDEN | NO_VIEW)) > 0) return;
  const look = lookOf(widget);
  if (!look) return;
  const { dict } = page.doc.context.lookup(look, PDFStream);
  dict.set(name('Subtype'), name('Form'));
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(dict.lookup(name('Matrix')));
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = numbers(dict.lookup(name('BBox')));
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ].map(([x, y]) => [a * x! + c * y! + e, b * x! + d * y! + f] as const);
  const left = Math.min(...corners.map(([x]) => x));
  const bottom = Math.min(...corners.map(([, y]) => y));
  const width = Math.max(...corners.map(([x]) => x)) - left;
  const height = Math.max(...corners.map(([, y]) => y)) - bottom;
  const [rx1 = 0, ry1 = 0, rx2 = 0, ry2 = 0] = numbers(widget.lookup(name('Rect')));
  if (width <= 0 || height <= 0) return;
  const scaleX = Math.abs(rx2 - rx1) / width;
  const scaleY = Math.abs(ry2 - ry1) / height;
  const key = page.node.newXObject('Camp', look);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(
      scaleX,
      0,
      0,
      scaleY,
      Math.min(rx1, rx2) - left * scaleX,
      Math.min(ry1, ry2) - bottom * scaleY,
    ),
    drawObject(key),
    popGraphicsState(),
  );
}
