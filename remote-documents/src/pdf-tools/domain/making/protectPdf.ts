import { PDFDocument } from '@cantoo/pdf-lib';

/** A finished document that opens with this password alone (AES-256), and then without limits. */
export async function protectPdf(file: Blob, password: string): Promise<Blob> {
  const pdf = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
  pdf.encrypt({ userPassword: password, ownerPassword: password });
  return new Blob([(await pdf.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
