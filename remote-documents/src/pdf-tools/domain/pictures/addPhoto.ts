import {
  type PDFDocument,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { PdfOptions } from '../making/pdfOptions';
import { placeImage } from './placeImage';
import { type PreparedImage, contentOfImage, entriesOfImage } from './preparedImage';
import { StoredStream } from '../making/StoredStream';

/** A page with a photo on it, as large and with such margins as the options say. */
export function addPhoto(pdf: PDFDocument, image: PreparedImage, options: PdfOptions) {
  const dict = pdf.context.obj({ Type: 'XObject', Subtype: 'Image', ...entriesOfImage(image) });
  const { pageWidth, pageHeight, x, y, width, height } = placeImage(
    image.width,
    image.height,
    options,
  );
  const page = pdf.addPage([pageWidth, pageHeight]);
  const name = page.node.newXObject(
    'Poza',
    pdf.context.register(new StoredStream(dict, contentOfImage(image))),
  );
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, x, y),
    drawObject(name),
    popGraphicsState(),
  );
}
