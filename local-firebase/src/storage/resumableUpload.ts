import { randomUUID } from 'node:crypto';
import { stat, truncate, writeFile } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Caller } from '../caller';
import { toWire, type FileSettings } from './fileRecord';
import type { UploadRecord } from './UploadTable';
import { applySettings, readSettings } from './readSettings';
import { readSmallText, requestBytes } from './requestBytes';
import { badRequest, notFound, StorageError } from './StorageError';
import type { StorageContext } from './StorageContext';
import { withMutex } from './withMutex';
import { judgeAnnounced, judgeFinished } from './uploadFile';
import { md5OfFile, writePart } from './writePart';

const GRANULARITY = 256 * 1024;

/** `X-Goog-Upload-Command: start`: judges what is announced and answers the address for the bytes. */
export async function startUpload(
  context: StorageContext,
  c: Context,
  caller: Caller,
  bucket: string,
  name: string,
): Promise<Response> {
  const sent = readSettings(await readSmallText(c));
  const contentType = c.req.header('x-goog-upload-header-content-type');
  const settings = applySettings(
    contentType ? { contentType: readSettings(JSON.stringify({ contentType })).contentType! } : {},
    sent,
  );
  const declaredBytes = readCount(c, 'x-goog-upload-header-content-length');
  if (declaredBytes !== null && declaredBytes > context.maxFileBytes)
    throw new StorageError(413, 'The file is too large.');
  judgeAnnounced(context, caller, { bucket, name, settings, size: declaredBytes ?? 1 });
  const md5Hash = sent.md5Hash ?? null;
  const id = await openUpload(context, { bucket, name, caller, settings, md5Hash, declaredBytes });
  const address = new URL(
    `/v0/b/${encodeURIComponent(bucket)}/o`,
    publicOrigin(c, context.siteOrigin),
  );
  for (const [key, value] of Object.entries({ name, upload_id: id, upload_protocol: 'resumable' }))
    address.searchParams.set(key, value);
  return c.body('', 200, {
    'X-Goog-Upload-URL': address.href,
    'X-Goog-Upload-Control-URL': address.href,
    'X-Goog-Upload-Status': 'active',
    'X-Goog-Upload-Chunk-Granularity': String(GRANULARITY),
    'X-GUpload-UploadID': id,
  });
}

export type NewUpload = Pick<UploadRecord, 'bucket' | 'name' | 'md5Hash' | 'declaredBytes'> & {
  caller: Caller;
  settings: FileSettings;
};

/** Makes room for bytes to come; answers the secret id under which they are sent. */
export async function openUpload(
  context: StorageContext,
  { caller, settings, ...upload }: NewUpload,
): Promise<string> {
  const id = randomUUID();
  await writeFile(context.store.partPath(id), '');
  context.store.uploads.add({
    ...upload,
    id,
    caller: JSON.stringify(caller),
    settings: JSON.stringify(settings),
    receivedBytes: 0,
    generation: null,
    updatedAt: context.now(),
  });
  return id;
}

/**
 * Every later command of an upload: `upload`, `upload, finalize`, `finalize`, `query`, `cancel`. One at a time; a
 * newer request ends an older one.
 */
export async function continueUpload(
  context: StorageContext,
  c: Context,
  id: string,
  commands: Set<string>,
  offset = readCount(c, 'x-goog-upload-offset'),
): Promise<Response> {
  return withMutex(id, async (stop) => {
    const upload = context.store.uploads.find(id);
    if (!upload) throw notFound();
    if (commands.has('cancel')) {
      if (upload.generation !== null) throw badRequest('The upload is already complete.');
      await context.store.dropUpload(id);
      return c.body('', 200, { 'X-Goog-Upload-Status': 'cancelled' });
    }
    if (upload.generation !== null) return answerFinal(context, c, upload, commands);
    const received = await receivedOf(context, upload);
    if (commands.has('query'))
      return c.body('', 200, {
        'X-Goog-Upload-Status': 'active',
        'X-Goog-Upload-Size-Received': String(received),
      });
    const size = commands.has('upload')
      ? await receive(context, c, upload, received, offset ?? received, stop)
      : received;
    if (!commands.has('finalize'))
      return c.body('', 200, {
        'X-Goog-Upload-Status': 'active',
        'X-Goog-Upload-Size-Received': String(size),
      });
    return finalize(context, c, upload, size);
  });
}

async function receive(
  context: StorageContext,
  c: Context,
  upload: UploadRecord,
  received: number,
  offset: number,
  stop: AbortSignal,
): Promise<number> {
  if (offset > received)
    throw new StorageError(400, 'The offset is beyond what was received.', {
      'X-Goog-Upload-Size-Received': String(received),
    });
  context.store.mayGrow();
  const { id, bucket, name, declaredBytes } = upload;
  const allowSize = (size: number) =>
    judgeAnnounced(context, callerIn(upload), { bucket, name, settings: settingsIn(upload), size });
  const limits = { declaredBytes, maxBytes: context.maxFileBytes, allowSize };
  return writePart(context.store.partPath(id), requestBytes(c, stop), offset, limits, (bytes) =>
    context.store.uploads.saveReceived(id, bytes),
  );
}

async function finalize(
  context: StorageContext,
  c: Context,
  upload: UploadRecord,
  size: number,
): Promise<Response> {
  const { id, bucket, name, declaredBytes } = upload;
  if (declaredBytes !== null && size !== declaredBytes)
    throw badRequest(`${size} of ${declaredBytes} bytes were received.`);
  const part = context.store.partPath(id);
  const md5Hash = await md5OfFile(part);
  if (upload.md5Hash !== null && upload.md5Hash !== md5Hash) {
    await context.store.dropUpload(id);
    throw badRequest('The MD5 of the bytes is not the announced one.');
  }
  try {
    const file = await context.store.commit(
      {
        bucket,
        name,
        settings: settingsIn(upload),
        part,
        size,
        md5Hash,
        uploadId: id,
        hasKey: callerIn(upload) !== 'owner',
      },
      judgeFinished(context, callerIn(upload)),
    );
    return c.json(toWire(file), 200, {
      'X-Goog-Upload-Status': 'final',
      'X-Goog-Upload-Size-Received': String(size),
    });
  } catch (error) {
    await context.store.dropUpload(id); // refused by the rules: the bytes are gone
    throw error;
  }
}

/** The answer to a repeated last request: the first answer may have been lost on its way. */
function answerFinal(
  context: StorageContext,
  c: Context,
  upload: UploadRecord,
  commands: Set<string>,
): Response {
  const headers = {
    'X-Goog-Upload-Status': 'final',
    'X-Goog-Upload-Size-Received': String(upload.receivedBytes),
  };
  if (commands.has('query')) return c.body('', 200, headers);
  const file = context.store.find(upload.bucket, upload.name);
  if (!commands.has('finalize') || file?.generation !== upload.generation)
    throw badRequest('The upload is already complete.');
  return c.json(toWire(file), 200, headers);
}

/** What is surely on disk: after a crash the file may be longer than what was flushed, or gone. */
async function receivedOf(context: StorageContext, upload: UploadRecord): Promise<number> {
  const path = context.store.partPath(upload.id);
  const onDisk = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (onDisk > upload.receivedBytes) await truncate(path, upload.receivedBytes);
  if (onDisk === 0) await writeFile(path, '');
  return Math.min(onDisk, upload.receivedBytes);
}

function callerIn(upload: UploadRecord): Caller {
  return JSON.parse(upload.caller) as Caller;
}

function settingsIn(upload: UploadRecord): FileSettings {
  return JSON.parse(upload.settings) as FileSettings;
}

/** A whole number in a header, null without one. @throws StorageError 400 */
export function readCount(c: Context, header: string): number | null {
  const text = c.req.header(header);
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text.trim())) throw badRequest(`${header} is not a count of bytes.`);
  return Number(text);
}

/**
 * The origin that the browser sees: that of the site where the request names its host, TLS ended in front of us or not.
 * Nothing else that a caller writes decides where bytes go.
 */
function publicOrigin(c: Context, siteOrigin: string): string {
  const { origin, host } = new URL(c.req.url);
  return host === new URL(siteOrigin).host ? siteOrigin : origin;
}
