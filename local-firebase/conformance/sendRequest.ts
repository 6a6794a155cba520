import { Agent, request } from 'node:http';
import type { Json } from './vectors';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export type HttpAnswer = { status: number; text: string };

/** Sends one request over a kept connection. @throws Error without an answer within 30 s */
export function sendRequest(
  host: string,
  { method, path, headers, body }: WireRequest,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const [hostname, port] = host.split(':');
    const payload = body === undefined ? undefined : bytesOf(body);
    const outgoing = request(
      {
        hostname,
        port,
        method,
        path: encodePath(path),
        headers: {
          ...headers,
          ...(payload
            ? { 'content-type': 'application/json', 'content-length': payload.length }
            : {}),
        },
        agent,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('no answer within 30 s')));
    outgoing.end(payload);
  });
}

type WireRequest = { method: string; path: string; headers: Record<string, string>; body?: Json };

const bytesOf = (body: Json) => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));

/** Percent-encodes what a URL cannot carry; text that is already percent-encoded stays as it is. */
const encodePath = (path: string) =>
  path.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent);
