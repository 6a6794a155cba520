import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * A finished document that opens with this password alone (AES-256), and then without limits. A letter typed in two parts (ș as s and a
 * comma) is one, as other programs read passwords (ISO 32000-2, 7.6.4.3.3; RFC 4013).
 */
export async function protectPdf(file: Blob, password: string): Promise<Blob> {
  const pdf = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
  const typed = password.normalize('NFKC');
  pdf.encrypt({ userPassword: typed, ownerPassword: typed });
  return new Blob([(await pdf.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
