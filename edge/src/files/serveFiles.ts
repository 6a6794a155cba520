import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { wasmWorkerPolicy } from './contentSecurityPolicy';
import { keepInMemory } from './keepInMemory';

/** A year: the address of the file changes whenever its content does. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What browsers load. A release's server bundle and the compressed twins are no addresses of their own. */
const LOADED_BY_BROWSERS =
  /\.(?:m?js|css|json|webmanifest|svg|png|webp|ico|ttf|woff2|wasm|bin|txt)$/;

/** Workers that compile WebAssembly: their script's name says so (decision 0100). */
const WASM_WORKER = /-wasm\.chunk\.js$/;

/** What a compressed twin may be in. */
const TWINS = ['br', 'gzip'];

type ServedFolder = {
  folder: string;
  cacheControl: string;
  /** The start of the address that is no folder on disk. */
  prefix?: string;
  /** What else answers when there is no such file; the answer is 404 either way. */
  onMissing?: (c: Context) => Promise<void>;
};

/** Serves the files below `folder`, as their brotli or gzip twin to those who accept it; 404 for all else. */
export function serveFiles({
  folder,
  cacheControl,
  prefix = '',
  onMissing,
}: ServedFolder): MiddlewareHandler {
  // Without `root`, which must exist when the server starts: the first release makes its folder.
  const onDisk = serveStatic({
    precompressed: true,
    rewriteRequestPath: (path) => join(folder, path.slice(prefix.length)),
  });
  const read = async (c: Context) => (await onDisk(c, async () => {})) ?? undefined;
  const serve = cacheControl === IMMUTABLE ? keepInMemory(read) : read;
  return async (c) => {
    const accepted = parseAccept(c.req.header('accept-encoding') ?? '');
    const wanted = accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase());
    const encodings = TWINS.filter((encoding) => wanted.includes(encoding)).join();
    c.req.raw.headers.set('accept-encoding', encodings); // it compares whole words, and knows no weights
    const found = LOADED_BY_BROWSERS.test(c.req.path) && (await serve(c, encodings));
    if (!found) {
      await onMissing?.(c);
      return c.text('Not found', 404);
    }
    found.headers.set('cache-control', cacheControl);
    found.headers.set('vary', 'Accept-Encoding');
    if (WASM_WORKER.test(c.req.path))
      found.headers.set('content-security-policy', wasmWorkerPolicy);
    return found;
  };
}
