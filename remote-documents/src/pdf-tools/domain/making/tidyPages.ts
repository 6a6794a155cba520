import { PDFArray, type PDFDocument, PDFName, PDFNumber, PDFStream } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
const QUARTER = 90;

/** Mends what readers see past and the library stumbles on in the middle of the work: turns that are none, contents that are none. */
export function tidyPages(pdf: PDFDocument): void {
  for (const { node } of pdf.getPages()) {
    const turn = node.context.lookup(node.getInheritableAttribute(name('Rotate')));
    const isTurn = turn instanceof PDFNumber && turn.asNumber() % QUARTER === 0;
    if (turn !== undefined && !isTurn) node.set(name('Rotate'), PDFNumber.of(0));
    const contents = node.get(name('Contents'));
    const drawn = node.context.lookup(contents);
    if (contents === undefined || drawn instanceof PDFStream || drawn instanceof PDFArray) continue;
    // Another reader may make something of it; what is drawn beside it goes into a list.
    node.set(name('Contents'), node.context.obj(drawn === undefined ? [] : [contents]));
  }
}
