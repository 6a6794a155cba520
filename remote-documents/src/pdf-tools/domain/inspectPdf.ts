import { EncryptedPDFError } from '@cantoo/pdf-lib';
import { lookAtPdf } from './copyPages';
import type { RefusalReason } from './toolPages';

/** How many pages a PDF has, or why it cannot be used. */
export async function inspectPdf(
  file: Blob,
): Promise<{ pages: number } | { refused: RefusalReason }> {
  try {
    const pages = await lookAtPdf(
      file,
      (pdf) => pdf.getPages().filter((page) => page.getWidth() > 0).length,
    ); // touches every page: a broken one fails here, not in the middle of the work
    return pages > 0 ? { pages } : { refused: 'damaged' };
  } catch (error) {
    return { refused: error instanceof EncryptedPDFError ? 'password' : 'damaged' }; // whatever a parser stumbles on, the file is not readable
  }
}
