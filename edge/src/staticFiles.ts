import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** A year: the address of the file changes whenever its content does. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Answers with a file below `folder`, its brotli or gzip twin when there is one; null when there is no such file. */
export async function sendFile(
  context: Context,
  folder: string,
  path: string,
  cacheControl: string,
): Promise<Response | null> {
  const file = normalize(join(folder, path));
  const type = types[extname(file)];
  if (!file.startsWith(folder + sep) || !type || file.includes('\0')) return null;
  const accepted = context.req.header('accept-encoding') ?? '';
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
    ['', ''],
  ] as const) {
    if (encoding && !accepted.includes(encoding)) continue;
    const found = await stat(file + suffix).catch(() => null); // missing is an ordinary answer
    if (!found?.isFile()) continue;
    const headers = new Headers({
      'content-type': type,
      'cache-control': cacheControl,
      'content-length': String(found.size),
      vary: 'accept-encoding',
    });
    if (encoding) headers.set('content-encoding', encoding);
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(file + suffix)) as ReadableStream, {
      headers,
    });
  }
  return null;
}
