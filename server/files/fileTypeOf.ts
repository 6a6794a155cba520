import { ARCHIVE_JSON_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import type { ArchiveEntryFields } from '@anunturi/shared-domain/people/archiveEntry';

export type FileType = ArchiveEntryFields['contentType'] | 'image/avif';

const PDF_WITHIN_BYTES = 1024;

/** What bytes are, whatever their name and sender say; null for everything that the market does not take. */
export const fileTypeOf = (bytes: Buffer): FileType | null =>
  signedTypeOf(bytes) ?? (isJson(bytes) ? 'application/json' : null);

/** What bytes say in their first ones, where their kind says it there. */
export function signedTypeOf(bytes: Buffer): FileType | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12))) return 'image/avif';
  if (ascii(0, PDF_WITHIN_BYTES).includes('%PDF-')) return 'application/pdf';
  if (['PK\x03\x04', 'PK\x05\x06'].includes(ascii(0, 4))) return 'application/zip';
  return null;
}

function isJson(bytes: Buffer): boolean {
  // Parsing holds up everybody else, and small brackets become large objects.
  if (bytes.length > ARCHIVE_JSON_MAX_BYTES) return false;
  if (!/^\s*[[{]/.test(bytes.toString('latin1', 0, 64))) return false;
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return false;
    throw error;
  }
}
