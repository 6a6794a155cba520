import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Caller } from '../caller';
import { toStoredFile, type FileRecord, type FileSettings } from './fileRecord';
import { boundaryOf, readMultipart } from './readMultipart';
import { applySettings, readSettings } from './readSettings';
import { requestBytes } from './requestBytes';
import { badRequest } from './StorageError';
import { mustBeAllowed, type StorageContext } from './StorageContext';
import { writePart } from './writePart';

/** A file to come, as rules see it before its bytes are known. */
export type Announced = { bucket: string; name: string; settings: FileSettings; size: number };

/** Judges a file before its bytes come. @throws StorageError 403 */
export function judgeAnnounced(
  context: StorageContext,
  caller: Caller,
  { bucket, name, settings, size }: Announced,
): void {
  const before = context.store.find(bucket, name);
  const time = new Date(context.now()).toISOString();
  const after = { ...settings, bucket, name, size, timeCreated: time, updated: time };
  mustBeAllowed(context, caller, {
    method: 'create',
    bucket,
    path: name,
    before: before && toStoredFile(before),
    after,
  });
}

/** Judges a complete file in the instant in which it takes its place. @throws StorageError 403 */
export function judgeFinished(context: StorageContext, caller: Caller) {
  return (before: FileRecord | null, after: FileRecord): void =>
    mustBeAllowed(context, caller, {
      method: 'create',
      bucket: after.bucket,
      path: after.name,
      before: before && toStoredFile(before),
      after: toStoredFile(after),
    });
}

/**
 * Metadata and bytes in one multipart request; Google's interface gives `check`, which may refuse in the instant in which
 * the file takes its place.
 */
export async function uploadMultipart(
  context: StorageContext,
  c: Context,
  caller: Caller,
  bucket: string,
  name: string,
  check?: (before: FileRecord | null) => void,
): Promise<FileRecord> {
  const { metadata, contentType, bytes, headBytes, tailBytes } = await readMultipart(
    requestBytes(c),
    boundaryOf(c.req.header('content-type')),
  );
  const sent = readSettings(metadata);
  const settings = applySettings(
    {
      contentType: contentType
        ? (readSettings(JSON.stringify({ contentType })).contentType ?? undefined)
        : undefined,
    },
    sent,
  );
  const judgeSize = (size: number) =>
    judgeAnnounced(context, caller, { bucket, name, settings, size });
  const length = Number(c.req.header('content-length') ?? NaN);
  const known = Number.isSafeInteger(length);
  // Some clients end the body with an empty line, so one of two sizes is the true one, which is judged at the end.
  judgeEither(
    judgeSize,
    known
      ? [length - headBytes - tailBytes, length - headBytes - tailBytes - 2].map((size) =>
          Math.max(0, size),
        )
      : [1],
  );
  const part = context.store.partPath(`multipart-${randomUUID()}`);
  const hash = createHash('md5');
  try {
    const limits = {
      declaredBytes: null,
      maxBytes: context.maxFileBytes,
      allowSize: known ? () => {} : judgeSize,
    };
    context.store.mayGrow();
    const size = await writePart(part, bytes, 0, limits, undefined, (chunk) => hash.update(chunk));
    const md5Hash = hash.digest('base64');
    if (sent.md5Hash && sent.md5Hash !== md5Hash)
      throw badRequest('The MD5 of the bytes is not the announced one.');
    const judge = judgeFinished(context, caller);
    return await context.store.commit(
      { bucket, name, settings, part, size, md5Hash, hasKey: check === undefined },
      (before, after) => {
        judge(before, after);
        check?.(before);
      },
    );
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Passes when one of the sizes does; otherwise fails as the last one. */
function judgeEither(judgeSize: (size: number) => void, [size, ...others]: number[]): void {
  try {
    judgeSize(size!);
  } catch (error) {
    if (others.length === 0) throw error;
    judgeEither(judgeSize, others);
  }
}
