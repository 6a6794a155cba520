import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';

/** Sends `mb` megabytes without holding them; answers the JSON and the MD5 (base64) of what was sent. */
export async function sendLarge(
  url: string,
  headers: Record<string, string>,
  mb: number,
  before = '',
  after = '',
): Promise<{ status: number; body: any; md5Hash: string }> {
  const piece = Buffer.alloc(1024 * 1024);
  const hash = createHash('md5');
  const length = mb * piece.length + Buffer.byteLength(before) + Buffer.byteLength(after);
  const call: ClientRequest = request(url, {
    method: 'POST',
    headers: { authorization: 'Firebase owner', ...headers, 'content-length': length },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.write(before);
  for (let n = 0; n < mb; n += 1) {
    piece.fill(n % 256);
    hash.update(piece);
    if (!call.write(Buffer.from(piece))) await once(call, 'drain');
  }
  call.end(after);
  const [answer] = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode!,
    body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
    md5Hash: hash.digest('base64'),
  };
}
