import { callCommand } from '@anunturi/shared-auth/callCommand';
import { sendFile } from '@anunturi/shared-auth/sendFile';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import { TEST_UPLOAD_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

/** What may be uploaded for the test, by content type. */
export const testUploadTypes = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'application/pdf': 'PDF',
} as const;

/** A file that has arrived, as trusted code sees it; nobody reads its bytes any more. */
export type StoredTest = CommandResult<'listTestUploads'>['files'][number];

/** Says what is wrong with a file before it is sent; null when it may be sent. */
export function checkTestFile(file: Pick<File, 'size' | 'type'>): string | null {
  if (!(file.type in testUploadTypes))
    return `Se acceptă ${Object.values(testUploadTypes).join(', ')}. Acest fișier este ${file.type || 'de un tip necunoscut'}.`;
  if (file.size === 0) return 'Fișierul este gol.';
  if (file.size > TEST_UPLOAD_MAX_BYTES)
    return `Fișierul are ${formatBytes(file.size)}; limita este de ${formatBytes(TEST_UPLOAD_MAX_BYTES)}.`;
  return null;
}

/**
 * Sends a file to where trusted code looks at it, and nobody else. `onProgress` gets the bytes that have surely arrived.
 * @throws MarketError cancelled, quotaFull, offline, unavailable
 */
export async function uploadTestFile(
  file: File,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<StoredTest> {
  const booked = { name: toStoredName(file.name), sizeBytes: file.size, contentType: file.type };
  const { uploadId, address } = await callCommand('bookTestUpload', booked);
  try {
    await sendFile(address, file, { onSent: onProgress, signal });
    const stored = (await listTestFiles()).find((each) => each.uploadId === uploadId);
    if (!stored) throw new MarketError('unavailable');
    return stored;
  } catch (error) {
    // What cannot be taken away now goes by itself.
    void deleteTestFile(uploadId).catch(() => {});
    throw error;
  }
}

/** The person's files that have arrived, newest first. */
export const listTestFiles = async (): Promise<StoredTest[]> =>
  (await callCommand('listTestUploads', {})).files;

export async function deleteTestFile(uploadId: string): Promise<void> {
  await callCommand('cancelUpload', { uploadId });
}

/** Its own name made safe. */
function toStoredName(name: string): string {
  const [, base = 'fisier', ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/i.exec(name) ?? [];
  return `${toSlug(base, 60) || 'fisier'}${ending.toLowerCase()}`;
}
