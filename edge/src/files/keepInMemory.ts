import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

/** Of one folder: several times what a release of everything has. */
const MAX_BYTES = 16 * 1024 * 1024;

type KeptFile = { bytes: ArrayBuffer; headers: Record<string, string> };

/**
 * Answers whole files that never change out of memory, up to so many bytes in all; `answer` is asked for what is not there,
 * for parts and for heads. `encodings`: those that the answer may differ by.
 */
export function keepInMemory(
  answer: (c: Context) => Promise<Response | undefined>,
  maxBytes = MAX_BYTES,
) {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });
  return async (c: Context, encodings: string): Promise<Response | undefined> => {
    if (c.req.method !== 'GET' || c.req.header('range')) return answer(c);
    const key = `${encodings} ${c.req.path}`;
    const known = kept.get(key);
    if (known) return c.body(known.bytes, 200, known.headers);
    const found = await answer(c);
    if (!found?.ok) return found;
    const bytes = await found.arrayBuffer();
    kept.set(key, { bytes, headers: Object.fromEntries(found.headers) });
    return c.body(bytes);
  };
}
