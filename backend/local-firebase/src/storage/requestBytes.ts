import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { badRequest, StorageError } from './StorageError';

/** The body of a request, chunk by chunk and never more of it in memory; `stop` ends it with an error from elsewhere. */
export async function* requestBytes(c: Context, stop?: AbortSignal): AsyncGenerator<Uint8Array> {
  const chunks = openBody(c);
  const stopped = stop && rejectOn(stop);
  try {
    for (;;) {
      const next = await (stopped ? Promise.race([chunks.next(), stopped]) : chunks.next());
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    if (stop?.aborted) throw new StorageError(409, 'Another request took this upload over.');
    throw new StorageError(400, `The request was cut off. ${(error as Error).message}`);
  }
}

/** Reads Node's own stream where there is one: a web stream over it would read ahead without limit. */
function openBody(c: Context): AsyncIterator<Uint8Array> {
  const incoming = (c.env as { incoming?: unknown } | undefined)?.incoming;
  if (incoming instanceof IncomingMessage && !incoming.readableDidRead) return incoming.iterator({ destroyOnReturn: false });
  return (c.req.raw.body as AsyncIterable<Uint8Array> | null)?.[Symbol.asyncIterator]() ?? (async function* () {})();
}

function rejectOn(signal: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(new Error('stopped'));
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
  });
  stopped.catch(() => {}); // only matters while somebody waits for it
  return stopped;
}

const DISCARDED_MAX_BYTES = 64 * 1024 * 1024;

/** Reads on to the end without keeping anything, so that a client in the middle of sending gets to see the answer. */
export async function discardBody(c: Context): Promise<void> {
  let bytes = 0;
  const incoming = (c.env as { incoming?: unknown } | undefined)?.incoming;
  if (!(incoming instanceof IncomingMessage) || incoming.readableEnded || incoming.destroyed) return;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Uint8Array).length;
      if (bytes > DISCARDED_MAX_BYTES) return;
    }
  } catch {
    // the client went away: nobody waits for the answer
  }
}

/** A small text body. @throws StorageError 413 above `maxBytes`, 400 when it is not UTF-8 */
export async function readSmallText(c: Context, maxBytes = 64 * 1024): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of requestBytes(c)) {
    size += chunk.length;
    if (size > maxBytes) throw new StorageError(413, 'The metadata is too large.');
    chunks.push(chunk);
  }
  return decodeText(Buffer.concat(chunks));
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('The text is not UTF-8.');
  }
}
