import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { acceptedEncoding } from './acceptedEncoding';
import { gzipOf, type PageBytes, unpack } from './pageBytes';

/** Sends a packed text as the asker takes it; 304 when the asker has this very text already. */
export async function sendPacked(
  c: Context,
  bytes: PageBytes,
  { status = 200, ...more }: { status?: ContentfulStatusCode; headers: Record<string, string> },
): Promise<Response> {
  const headers: Record<string, string> = { ...more.headers, etag: bytes.etag };
  if (status === 200 && c.req.header('if-none-match')?.includes(bytes.etag))
    return c.body(null, 304, headers);
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '');
  headers.vary = 'Accept-Encoding';
  if (!encoding) return c.body(await unpack(bytes), status, headers);
  headers['content-encoding'] = encoding;
  return c.body(encoding === 'br' ? bytes.br : await gzipOf(bytes), status, headers);
}
