import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { badRequest, StorageError } from './StorageError';

/** The body of a request, chunk by chunk and never more of it in memory; `stop` cuts it off from elsewhere. */
export async function* requestBytes(c: Context, stop?: AbortSignal): AsyncGenerator<Uint8Array> {
  const body = openBody(c);
  stop?.addEventListener('abort', body.cut, { once: true });
  try {
    yield* body.chunks;
  } catch (error) {
    throw stop?.aborted
      ? takenOver()
      : badRequest(`The request was cut off. ${(error as Error).message}`);
  } finally {
    stop?.removeEventListener('abort', body.cut);
  }
  if (stop?.aborted) throw takenOver();
}

const takenOver = () => new StorageError(409, 'Another request took this upload over.');

/** Reads Node's own stream where there is one: a web stream over it would read ahead without limit. */
function openBody(c: Context): { chunks: AsyncIterable<Uint8Array>; cut: () => void } {
  const incoming = incomingOf(c);
  if (incoming && !incoming.readableDidRead) {
    return {
      chunks: { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) },
      cut: () => incoming.destroy(),
    };
  }
  const reader = c.req.raw.body?.getReader();
  return {
    chunks: reader ? readAll(reader) : (async function* () {})(),
    cut: () => void reader?.cancel(),
  };
}

async function* readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

function incomingOf(c: Context): IncomingMessage | null {
  const incoming = (c.env as { incoming?: unknown } | undefined)?.incoming;
  return incoming instanceof IncomingMessage ? incoming : null;
}

const DISCARDED_MAX_BYTES = 64 * 1024 * 1024;

/** Reads on to the end without keeping anything, so that a client in the middle of sending gets to see the answer. */
export async function discardBody(c: Context): Promise<void> {
  let bytes = 0;
  const incoming = incomingOf(c);
  if (!incoming || incoming.readableEnded || incoming.destroyed) return;
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
