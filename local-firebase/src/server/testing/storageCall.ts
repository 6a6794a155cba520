import { random, pick, texts, values, type Call, spoilt } from './spoiltParts';

export const bucket = 'demo-local.appspot.com';

export const authorization = () =>
  pick([
    {},
    {},
    { authorization: 'Bearer owner' },
    { authorization: `Firebase ${Buffer.from(pick(texts)).toString('base64url')}` },
    { authorization: 'Bearer' },
    { authorization: 'Basic eA==' },
  ]);

const names = [
  'a',
  'a/b.txt',
  'a//b',
  '/',
  '..',
  'a/../b',
  '%',
  '%2F',
  '%00',
  '%ff',
  '%C4%83/%C8%9B',
  '%C4%83%2F%C8%9B',
  '%F0%9F%92%A5',
  'x'.repeat(1100),
  '',
  'a%0d%0ab',
  '%E0%A4%A',
];

const settings = () =>
  JSON.stringify({
    contentType: pick(values),
    cacheControl: pick(values),
    metadata: pick([...values, { a: pick(values) }]),
    md5Hash: pick([undefined, ...values]),
    name: pick(values),
  });

const uploadHeaders = (): Record<string, string> => ({
  'x-goog-upload-protocol': pick(['multipart', 'resumable', 'x']),
  'x-goog-upload-command': pick([
    'start',
    'upload',
    'upload, finalize',
    'finalize',
    'query',
    'cancel',
    ',',
    'x',
  ]),
  'x-goog-upload-offset': pick(['0', '-1', '5', 'x', '9'.repeat(40)]),
  'x-goog-upload-header-content-length': pick(['0', '3', '-3', 'x', '1e9', '99999999999999']),
  'content-type': pick([
    'multipart/related; boundary=b',
    'multipart/related; boundary=',
    'multipart/related; boundary="b"',
    'application/json',
    'x',
  ]),
});

export const uploadIds: string[] = ['x', '../x', '00000000-0000-0000-0000-000000000000'];

export function storageCall(): Call {
  const place = `/v0/b/${pick([bucket, bucket, bucket, '%', 'x', ''])}/o`;
  const method = pick(['POST', 'POST', 'POST', 'GET', 'PATCH', 'DELETE', 'HEAD', 'PUT']);
  const query = new URLSearchParams({
    name: pick(['a', 'ă/ț', ...texts]),
    ...pick<Record<string, string>>([
      {},
      { alt: 'media' },
      { token: pick(texts) },
      { upload_id: pick(uploadIds) },
      {
        maxResults: pick(texts),
        prefix: pick(texts),
        delimiter: pick(texts),
        pageToken: pick(texts),
      },
    ]),
  });
  const path = `${place}${pick(['', '', `/${pick(names)}`])}?${pick([query.toString(), `name=${pick(names)}`, '%%%'])}`;
  const file = `--b\r\n\r\n${settings()}\r\n--b\r\nContent-Type: ${pick(['a/b', 'x', ''])}\r\n\r\n${'y'.repeat(Math.floor(random() * 3000))}\r\n--b--`;
  const body = pick<() => string | Buffer>([
    () => file,
    () => file,
    () => file.slice(0, Math.floor(random() * file.length)),
    settings,
    () => spoilt(settings()),
    () => Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
  ])();
  return {
    method,
    path,
    headers: {
      ...uploadHeaders(),
      range: pick(['bytes=0-1', 'bytes=-', 'x', 'bytes=5-1']),
      'if-none-match': pick(['*', 'x']),
      ...authorization(),
    } as Record<string, string>,
    body,
  };
}
