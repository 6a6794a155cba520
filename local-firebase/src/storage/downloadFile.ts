import { open, type FileHandle } from 'node:fs/promises';
import type { Context } from 'hono';
import { readByteRange } from './byteRange';
import { baseName, etagOf, type FileRecord } from './fileRecord';
import { notFound } from './StorageError';
import type { FileStore } from './FileStore';

const CHUNK_BYTES = 128 * 1024;

/** The bytes of a file, whole or one range, read as fast as the client takes them. */
export async function downloadFile(
  store: FileStore,
  file: FileRecord,
  c: Context,
): Promise<Response> {
  const etag = `"${etagOf(file)}"`;
  const headers: Record<string, string> = {
    ...safeHeaders(file),
    ETag: etag,
    'Last-Modified': new Date(file.updated).toUTCString(),
    'Accept-Ranges': 'bytes',
  };
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const ifRange = c.req.header('if-range');
  const range =
    ifRange === undefined || ifRange === etag
      ? readByteRange(c.req.header('range'), file.size)
      : null;
  if (range === 'unsatisfiable')
    return c.body('', 416, { ...headers, 'Content-Range': `bytes */${file.size}` });
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers['Content-Length'] = String(end - start + 1);
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${file.size}`;
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status, headers);
  const handle = await open(store.pathOf(file.generation)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? notFound() : error; // deleted or replaced a moment ago
  });
  return c.body(readOut(handle, start, end), status, headers);
}

/** Nothing that somebody uploaded may run as a page of ours: only pictures show, the rest is saved. */
function safeHeaders(file: FileRecord): Record<string, string> {
  const isPicture = /^image\/(?!svg)[\w.+-]+$/.test(file.contentType);
  const fileName = /filename\*?=[^;]+/i.exec(file.contentDisposition ?? '')?.[0];
  const name =
    fileName && /^[\x20-\x7e]+$/.test(fileName)
      ? fileName
      : `filename*=utf-8''${encodeURIComponent(baseName(file.name))}`;
  return {
    'Content-Type': /^[\x20-\x7e]+$/.test(file.contentType)
      ? file.contentType
      : 'application/octet-stream',
    'Content-Disposition': `${isPicture ? 'inline' : 'attachment'}; ${name}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': printable(file.cacheControl) ?? 'private, max-age=0',
    ...(file.contentEncoding && /^(gzip|br|deflate)$/i.test(file.contentEncoding)
      ? { 'Content-Encoding': file.contentEncoding }
      : {}),
    ...(printable(file.contentLanguage) ? { 'Content-Language': file.contentLanguage! } : {}),
  };
}

function printable(text: string | undefined): string | undefined {
  return text !== undefined && /^[\x20-\x7e]+$/.test(text) ? text : undefined;
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' ||
      header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  );
}

function readOut(handle: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const wanted = Math.min(CHUNK_BYTES, end + 1 - position);
        const { bytesRead, buffer } =
          wanted > 0
            ? await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position)
            : { bytesRead: 0, buffer: Buffer.alloc(0) };
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (position > end || bytesRead === 0) {
          await handle.close();
          if (position > end) controller.close();
          else controller.error(new Error('The file is shorter than its record.'));
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 1 },
  );
}
