import { badPayload } from '../RequestError';

/** Largest request in bytes, a little above the 10 MiB of production. */
export const MAX_BODY_BYTES = 11 * 1024 * 1024;

/** A body above the limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Reads a JSON body whatever its content type; an empty one is `{}`. Throws 400, or BodyTooLarge. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badPayload();
  }
}

async function readText(request: Request): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (Number(announced) > MAX_BODY_BYTES) throw new BodyTooLarge();
    return request.text();
  }
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    if ((size += chunk.byteLength) > MAX_BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
