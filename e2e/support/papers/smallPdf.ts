import { makePdf } from './makePdf';

/** A PDF of one small page with a line of text. */
export const smallPdf = (line: string) => ({
  name: 'factura.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf([{ line, width: 300, height: 200 }]),
});
