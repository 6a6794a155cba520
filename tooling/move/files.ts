import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import type { FileLine } from '@anunturi/local-firebase/transfer/backupFormat';
import type { Destination } from './Destination';

type Bucket = ReturnType<Storage['bucket']>;

/** The bucket of the destination, by Google's client. */
export function openBucket({ projectId, bucket, embedded }: Destination): Bucket {
  const storage = new Storage({ projectId, ...(embedded && { apiEndpoint: embedded.origin }) });
  if (embedded)
    storage.interceptors.push({
      request: (options) =>
        Object.assign(options, {
          headers: { ...options.headers, authorization: `Bearer ${embedded.serviceToken}` },
        }) as ReturnType<(typeof storage.interceptors)[number]['request']>,
    });
  return storage.bucket(bucket);
}

/** Sends files with what is known of each, keys of addresses among it; one that is there with the same bytes is left. */
export async function writeFiles(
  lines: readonly FileLine[],
  folder: string,
  bucket: Bucket,
): Promise<void> {
  const differing = new Set(await differingFiles(lines, bucket));
  for (const line of lines) {
    if (!differing.has(line.name)) continue;
    const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage } =
      line;
    const keys = line.downloadTokens.join(',');
    await bucket.file(line.name).save(await readFile(join(folder, String(line.generation))), {
      resumable: false,
      metadata: {
        contentType,
        ...(cacheControl && { cacheControl }),
        ...(contentDisposition && { contentDisposition }),
        ...(contentEncoding && { contentEncoding }),
        ...(contentLanguage && { contentLanguage }),
        metadata: { ...line.metadata, ...(keys && { firebaseStorageDownloadTokens: keys }) },
      },
    });
  }
}

/** Names of files that are not there with the same bytes and type. */
export async function differingFiles(
  lines: readonly FileLine[],
  bucket: Bucket,
): Promise<string[]> {
  const differing = await Promise.all(
    lines.map(async ({ name, md5Hash, size, contentType }) => {
      try {
        const [found] = await bucket.file(name).getMetadata();
        const isSame =
          found.md5Hash === md5Hash &&
          Number(found.size) === size &&
          found.contentType === contentType;
        return isSame ? [] : [name];
      } catch (error) {
        if (Number((error as { code?: number }).code) !== 404) throw error;
        return [name];
      }
    }),
  );
  return differing.flat();
}
