import type { TestFirebase } from './startTestFirebase';

/** Stores a file as the SDK of a browser does, under the rules; answers the HTTP status. `token`: of an ID, or null for a visitor. */
export async function uploadForTest(
  { origin, bucket }: Pick<TestFirebase, 'origin' | 'bucket'>,
  token: string | null,
  path: string,
  bytes: Uint8Array,
  metadata: { contentType: string; contentDisposition?: string },
): Promise<{ status: number; downloadToken: string | undefined }> {
  const head = [
    '--part',
    'Content-Type: application/json',
    '',
    JSON.stringify({ name: path, ...metadata }),
    '--part',
    `Content-Type: ${metadata.contentType}`,
    '',
    '',
  ].join('\r\n');
  const answer = await fetch(`${origin}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=part',
      ...(token && { authorization: `Firebase ${token}` }),
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--part--\r\n')]),
  });
  const stored = (await answer.json()) as { downloadTokens?: string };
  return { status: answer.status, downloadToken: stored.downloadTokens };
}

/** Sends bytes to the address that a command has opened for them; answers the HTTP status. */
export async function sendForTest(
  { origin }: { origin: string },
  address: string,
  bytes: Uint8Array,
): Promise<number> {
  const url = new URL(address, origin);
  return (await fetch(url, { method: 'PUT', body: Buffer.from(bytes) })).status;
}

/** Reads a stored file under the rules; with `key` by its download token. */
export async function downloadForTest(
  { origin, bucket }: Pick<TestFirebase, 'origin' | 'bucket'>,
  token: string | null,
  path: string,
  key?: string,
): Promise<Response> {
  const address = `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
  return fetch(key === undefined ? address : `${address}&token=${key}`, {
    headers: token ? { authorization: `Firebase ${token}` } : {},
  });
}
