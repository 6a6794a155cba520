import { randomUUID } from 'node:crypto';
import { copyFile as copyBytes, rm } from 'node:fs/promises';
import type { Context } from 'hono';
import type { FileRecord } from '../fileRecord';
import { applySettings, readSettings } from '../readSettings';
import { readSmallText } from '../requestBytes';
import { checkName, type StorageContext } from '../StorageContext';
import { notFound } from '../StorageError';
import { mustExist, readPreconditions } from './preconditions';

/** The bytes of a file under another name; its settings too, unless the body brings others. */
export async function copyFile(
  context: StorageContext,
  c: Context,
  from: { bucket: string; name: string },
  to: { bucket: string; name: string },
): Promise<FileRecord> {
  const { store } = context;
  const source = mustExist(c, store.find(from.bucket, from.name), 'sourceGeneration');
  readPreconditions(c, 'Source')(source);
  const sent = await readSmallText(c);
  const given = readSettings(sent);
  const settings = applySettings(Object.keys(given).length > 0 ? {} : source, {
    contentType: source.contentType,
    ...given,
  });
  const part = store.partPath(`copy-${randomUUID()}`);
  try {
    await copyBytes(store.pathOf(source.generation), part);
    const { size, md5Hash } = source;
    return await store.commit(
      { bucket: to.bucket, name: checkName(to.name), settings, part, size, md5Hash },
      readPreconditions(c),
    );
  } catch (error) {
    await rm(part, { force: true });
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound() : error;
  }
}
