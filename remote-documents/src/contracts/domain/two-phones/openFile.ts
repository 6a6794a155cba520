import { type DocumentFile, readDocumentFile } from '../documentFile';
import { documentDigest } from '../signing/documentDigest';

/** A file taken in: whether its answers are still those of its digest; `unknown` without one. */
export type OpenedFile = DocumentFile & { isAsSent: boolean | 'unknown' };

/**
 * Reads a document's file and compares its answers with the digest that it brings. Signatures of answers that were changed
 * on the way are left out.
 * @throws MarketError `fileUnreadable` when it is not such a file
 */
export async function openFile(text: string): Promise<OpenedFile> {
  const file = readDocumentFile(text);
  const digest = file.digest && (await documentDigest({ id: file.document }, file.values));
  if (!digest) return { ...file, isAsSent: 'unknown' };
  const isAsSent = digest === file.digest;
  return { ...file, isAsSent, signatures: isAsSent ? file.signatures : {} };
}
