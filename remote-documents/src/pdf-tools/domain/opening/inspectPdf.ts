import { EncryptedPDFError, PDFArray, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { leftBehind } from '../carry/leftBehind';
import { lookAtPdf } from '../making/copyPages';
import { isLockedByCertificate } from './isLockedByCertificate';
import type { RefusalReason } from '../pages/toolPages';

export type InspectedPdf = { pages: number; repaired: boolean; signed?: true; hasForm?: true };

/** How many pages a PDF has, or why it cannot be used. */
export async function inspectPdf(
  file: Blob,
  password?: string,
): Promise<InspectedPdf | { refused: RefusalReason }> {
  try {
    const seen = await lookAtPdf(
      file,
      ({ pdf, repaired }) => ({
        pages: pdf.getPages().filter((page) => page.getWidth() > 0).length, // touches every page: a broken one fails here, not in the middle of the work
        repaired,
        ...(hasForm(pdf) ? { hasForm: true as const } : {}),
        ...(leftBehind(pdf).includes('signatures') ? { signed: true as const } : {}),
      }),
      password,
    );
    return seen.pages > 0 ? seen : { refused: 'damaged' };
  } catch (error) {
    if (await isLockedByCertificate(file)) return { refused: 'certificate' };
    return { refused: error instanceof EncryptedPDFError ? 'password' : 'damaged' }; // whatever a parser stumbles on, the file is not readable
  }
}

/** Whether its form has a field that is no signature. */
function hasForm({ catalog }: PDFDocument): boolean {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const fields = form instanceof PDFDict ? form.lookup(PDFName.of('Fields')) : undefined;
  if (!(fields instanceof PDFArray)) return false;
  return fields.asArray().some((ref) => {
    const field = catalog.context.lookup(ref);
    return field instanceof PDFDict && field.lookup(PDFName.of('FT')) !== PDFName.of('Sig');
  });
}
