import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Context } from 'hono';
import type { FileRecord } from '../fileRecord';
import { applySettings, readSettings } from '../readSettings';
import { requestBytes } from '../requestBytes';
import type { StorageContext } from '../StorageContext';
import { writePart } from '../writePart';

/** `uploadType=media`: the body is the file, its type that of the request. */
export async function uploadMedia(
  { store, maxFileBytes }: StorageContext,
  c: Context,
  bucket: string,
  name: string,
  check: (before: FileRecord | null) => void,
): Promise<FileRecord> {
  const contentType = c.req.header('content-type');
  const settings = applySettings({}, readSettings(JSON.stringify({ contentType })));
  const part = store.partPath(`media-${randomUUID()}`);
  const hash = createHash('md5');
  const limits = { declaredBytes: null, maxBytes: maxFileBytes, allowSize: () => {} };
  try {
    store.mayGrow();
    const size = await writePart(part, requestBytes(c), 0, limits, undefined, (chunk) =>
      hash.update(chunk),
    );
    const md5Hash = hash.digest('base64');
    return await store.commit({ bucket, name, settings, part, size, md5Hash }, check);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
