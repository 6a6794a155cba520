import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** What the storage SDK, and who sends a file to an address opened for it, read from answers. */
const exposed = [
  'x-goog-upload-url',
  'x-goog-upload-status',
  'x-goog-upload-size-received',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-control-url',
  'x-gupload-uploadid',
  'content-range',
  'range',
  'etag',
];

/** Lets browsers call from these origins besides our own; any other gets no permission at all. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: exposed,
    maxAge: 3600,
  });
}
