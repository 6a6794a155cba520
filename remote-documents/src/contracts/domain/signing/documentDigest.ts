import type { DocumentDefinition, Values } from '../documentTypes';

/**
 * SHA-256 of a document's answers in hexadecimal, the same on every device that holds the same ones; empty where the
 * browser makes none (a page that came over plain http).
 */
export async function documentDigest(
  { id }: Pick<DocumentDefinition, 'id'>,
  values: Values,
): Promise<string> {
  if (!globalThis.isSecureContext) return '';
  const answered = Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify([id, answered]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
