import * as http from 'node:http';
import * as https from 'node:https';

/** A connection that has rested for longer may just be closed by the other side. */
const options = { keepAlive: true, timeout: 4000 };
const plain = { request: http.request, agent: new http.Agent(options) };
const secure = { request: https.request, agent: new https.Agent(options) };

/**
 * Asks for what is small enough to be read as a whole, for a third of the processor's time that Node's fetch takes.
 * @throws TypeError when there is no answer; the signal's reason when it was ended
 */
export const sendWhole = (
  url: URL,
  { method, headers, body, signal }: Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>,
): Promise<{ status: number; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const { request, agent } = url.protocol === 'https:' ? secure : plain;
    const asked = request(url, {
      method,
      agent,
      headers: Object.fromEntries(new Headers(headers)),
      ...(signal && { signal }),
    });
    const fail = (cause: Error) =>
      reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause }));
    asked.on('error', fail).on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('error', fail)
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
    });
    asked.end(body);
  });
