import { writeDocumentFile } from '../documentFile';
import type { DocumentDefinition, Values } from '../documentTypes';
import { documentDigest } from '../signing/documentDigest';
import type { Signatures } from '../signing/signature';

/** The document as a file; where each signs on a phone of their own, with the signatures and the digest of the answers. */
export async function passOnFile(
  definition: DocumentDefinition,
  values: Values,
  signatures: Signatures,
): Promise<string> {
  if (values.eSign !== 'da') return writeDocumentFile(definition, values);
  const digest = await documentDigest(definition, values);
  return writeDocumentFile(definition, values, { signatures, digest });
}
