import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { repairPdf } from './repairPdf';

export type LoadedPdf = {
  pdf: PDFDocument;
  /** Something in the file was not as it must be; what is missing cannot be known. */
  repaired: boolean;
};

/** How the library says that a password is missing or wrong: it has no class for it. */
const isAboutPassword = (error: unknown) =>
  error instanceof EncryptedPDFError || /password/i.test(String(error));

/**
 * A PDF, decrypted (by the password, or by none as most are that only forbid printing) and mended where it can be.
 * @throws EncryptedPDFError when the password is missing or wrong; another error when nothing helps
 */
export async function loadPdf(bytes: Uint8Array, password = ''): Promise<LoadedPdf> {
  try {
    const pdf = await open(bytes, password);
    if (pdf.getPages().length > 0) return { pdf, repaired: !hasSoundEnd(bytes) };
  } catch (error) {
    if (isAboutPassword(error)) throw new EncryptedPDFError();
  }
  return { pdf: await repairPdf(bytes), repaired: true };
}

async function open(bytes: Uint8Array, password: string): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) throw error;
    return PDFDocument.load(bytes, { updateMetadata: false, password });
  }
}

const TAIL_BYTES = 2048;

/** Whether the end of the file says where its table of objects is, and it is there. The library finds objects without it. */
function hasSoundEnd(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) =>
    String.fromCharCode(...bytes.subarray(Math.max(0, from), to));
  const start = /startxref\s+(\d+)\s+%%EOF(?!.*startxref)/s.exec(
    text(bytes.length - TAIL_BYTES, bytes.length),
  )?.[1];
  return (
    start !== undefined &&
    /^\s*(xref|\d+\s+\d+\s+obj)/.test(text(Number(start), Number(start) + 40))
  );
}
